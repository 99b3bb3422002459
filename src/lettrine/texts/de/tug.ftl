# Ein Tisch Tauziehen auf der Seite.

## Das Brett
tug-board = Die Buchstaben auf ihren Bahnen
tug-tile = { $state ->
    [taken] { $letter }: geholt von { $team }
    [middle] { $letter }: in der Mitte
   *[pulled] { $steps ->
        [one] { $letter }: einen Schritt zu { $team } hin
       *[other] { $letter }: { $steps } Schritte zu { $team } hin
    }
}
tug-score = { $letters ->
    [one] { $letters } Buchstabe von { $goal }
   *[other] { $letters } Buchstaben von { $goal }
}
tug-your-team = dein Team
tug-captain = Kapitän
tug-begins = { $team } beginnt
tug-hint-proper = { $proper ->
    [only] Eigennamen
   *[allowed] auch Eigennamen
}
tug-hint-foreign = auch andere Sprachen
tug-hint-plural = in der Mehrzahl
tug-seconds = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
tug-words = { $count ->
    [one] { $count } Wort bisher
   *[other] { $count } Wörter bisher
}
tug-words-of = Wörter von { $team }
tug-word-back = – seine Buchstaben gingen zurück

## Ein Zug
tug-draw-accept = Gelten lassen: Karte ziehen
tug-glass = Sanduhr umdrehen
tug-glass-itself = Lest erst die Karte. Nach ein paar Sekunden dreht sich die Sanduhr von selbst.
tug-think = Überlegt euch ein Wort. Wenn die anderen die Sanduhr umdrehen, buchstabierst du es.
tug-spells = { $name } buchstabiert für { $team }
tug-spelled = Bisher buchstabiert: { $word }
tug-spelled-nothing = Noch nichts buchstabiert
tug-done = Fertig
tug-hyphen = Bindestrich
tug-done-proper = Es ist ein Name
tug-said-proper = soll ein Name sein
tug-type = Tippe einfach. Eingabetaste: fertig.
tug-held = { $steps ->
    [0] Dieses erste Wort hat keine Schritte mehr.
    [one] Dieses erste Wort hat noch einen Schritt.
   *[other] Dieses erste Wort hat noch { $steps } Schritte.
}
tug-whispers = In deinem Team geflüstert
tug-whispers-none = Was dein Team flüstert, steht hier und sonst nirgends.
tug-whisper-to = Flüstere { $name } Wörter zu
tug-whisper = Flüstern
tug-waiting = { $kind ->
    [draw] { $names } zieht eine Karte …
    [glass] Die anderen lesen die Karte und drehen die Sanduhr um …
    [accept] Noch können die anderen das Wort anfechten …
    [explain] Gleich erklärt das andere Team sein Wort …
   *[other] Alle warten auf { $names } …
}

## Anfechten
tug-challenge = Oder zweifelt ihr an { $word }?
tug-doubt = Zweifelt ihr an { $word }?
tug-winning-yours = { $word } bringt ihnen den Sieg, wenn ihr es nicht jetzt anfechtet
tug-winning = { $word } gewinnt, wenn es nicht angefochten wird
tug-check = Schreibung prüfen
tug-check-stake = { $misspelt ->
    [keep] Falsch: Ihre Buchstaben nach dem Fehler gehen zurück. Richtig: Ihr setzt aus.
   *[back] Falsch: Ihre Buchstaben gehen zurück. Richtig: Ihr setzt aus.
}
tug-contest = Kategorie bestreiten
tug-contest-stake = Sie erklären es, alle stimmen ab. Das kostet nichts.
tug-accept = Das Wort gelten lassen
tug-explain = { $word } wird bestritten. Warum passt es zu „{ $category }“?
tug-explain-do = Erklären und abstimmen
tug-explain-nothing = Nichts sagen und abstimmen
tug-reason = { $name }: „{ $text }“
tug-vote = Passt { $word } zu „{ $category }“?
tug-vote-yes = Es passt
tug-vote-no = Es passt nicht
tug-vote-none = Enthaltung
tug-content = Gelten lassen
tug-content-result = { $word } gilt: Die Erklärung hat gereicht
tug-votes = { $count ->
    [0] Noch hat niemand abgestimmt.
    [one] { $count } von { $all } hat abgestimmt.
   *[other] { $count } von { $all } haben abgestimmt.
}
tug-vote-result = { $stays ->
    [yes] { $word } gilt: { $yes } dafür, { $no } dagegen
   *[no] { $word } gilt nicht: { $yes } dafür, { $no } dagegen
}
tug-ballot = { $fits ->
    [yes] passt
    [no] passt nicht
   *[none] Enthaltung
}
tug-advice = Das Spiel { $advice ->
    [listed] hat es auf seiner Liste.
    [near] hat etwas ganz Ähnliches auf seiner Liste.
    [unlisted] hat es nicht, und seine Liste ist vollständig.
   *[none] weiß es nicht.
}
tug-checked = { $right ->
    [right] { $word } ist richtig: Im Wörterbuch steht „{ $form }“
    [wrong] { $word } steht in keinem Wörterbuch
    [hyphen] { $word } ist falsch: Im Wörterbuch steht „{ $form }“
   *[unknown] Über { $word } sagt kein Wörterbuch etwas
}
tug-checked-then = { $right ->
    [right] Wer gezweifelt hat, setzt aus.
    [wrong] Die Buchstaben gehen zurück.
    [kept] { $kept } bleibt, die übrigen Buchstaben gehen zurück.
   *[unknown] Niemand verliert dadurch etwas.
}

## Der Kapitän
tug-captain-away = { $name }, Kapitän deines Teams, ist nicht da.
tug-captain-take = Selbst Kapitän werden
tug-captain-later = Sobald dieser Zug vorbei ist, kannst du übernehmen.
tug-captain-change = Kapitän wechseln
tug-captain-me = Ich werde Kapitän
tug-captain-name = { $name } als Kapitän

## Was geschehen ist
said-tug-turn-began = { $again ->
    [yes] { $team_name } ist noch einmal dran.
   *[no] { $team_name } ist dran.
}
said-tug-captain-named = { $seat ->
    [you] Du bist jetzt Kapitän von { $team_name }.
   *[other] { $seat_name } ist jetzt Kapitän von { $team_name }.
}
said-tug-card-drawn = Die Kategorie: { $category }.
said-tug-glass-turned = { $seat ->
    [nobody] Die Sanduhr dreht sich von selbst.
    [you] Du drehst die Sanduhr um.
   *[other] { $seat_name } dreht die Sanduhr um.
}
said-tug-glass-stopped = Der erste Buchstabe hält die Sanduhr an.
said-tug-taken-back = { $why ->
    [given] { $word } gab es schon: Die Buchstaben gehen zurück.
   *[other] {""}
}
said-tug-word-ended = { $cut ->
    [yes] { $word ->
        [none] Der Sand ist durch, ohne ein Wort, das zählt.
       *[other] Der Sand ist durch. Was sich bis dahin bewegt hat, zählt.
    }
   *[no] {""}
}
said-tug-accepted = { $seat ->
    [nobody] Zum Anfechten ist es zu spät.
    [you] Du lässt das Wort gelten.
   *[other] { $seat_name } lässt das Wort gelten.
}
said-tug-checked = { $seat ->
    [you] Du lässt
   *[other] { $seat_name } lässt
} die Schreibung prüfen.
said-tug-contested = { $seat ->
    [you] Du bestreitest
   *[other] { $seat_name } bestreitet
} { $word }.
said-tug-vote-ended = { $stays ->
    [yes] Die Buchstaben bleiben.
   *[no] Die Buchstaben gehen zurück.
}

## Das Ende
best-tug-word = { $word } hat { $moved ->
    [one] einen Buchstaben
   *[other] { $moved } Buchstaben
} zu euch gezogen{ $taken ->
    [0] .
    [one] {" "}und einen davon geholt.
   *[other] {" "}und { $taken } davon geholt.
}
best-tug-check = Du hast gesehen, dass { $word } falsch geschrieben war: { $moved ->
    [one] Ein Buchstabe musste zurück.
   *[other] { $moved } Buchstaben mussten zurück.
}
tug-won = { $by ->
    [you] Dein Team gewinnt, { $letters } Buchstaben zu { $others }!
   *[other] { $team } gewinnt, { $letters } Buchstaben zu { $others }.
}

# Die Tipps im ersten Spiel.
coach-tug-draw = Dein Team ist { $team }. Zieh eine Karte: Sie sagt, was dein Wort sein muss. Sobald die Sanduhr läuft, hast du { $glass } Sekunden.
coach-tug-glass = Die anderen haben eine Karte. Dreh die Sanduhr um: Sie haben { $glass } Sekunden.
coach-tug-suggest = Flüstere deinem Team ein Wort zu. Lange Wörter bewegen mehr Buchstaben.
coach-tug-spell = Buchstabiere ein Wort, das passt. Jeder Buchstabe rückt auf euch zu.
coach-tug-doubt = Stimmt das Wort? Wenn nicht, zweifle es an. Sonst lass es gelten.
