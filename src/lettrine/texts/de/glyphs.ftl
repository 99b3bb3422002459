# Ein Tisch Glyphen auf der Seite.

## Die Teile und wie sie liegen
glyphs-pieces = { $piece ->
    [I] { $count ->
        [one] { $count } langer Strich
       *[other] { $count } lange Striche
    }
    [i] { $count ->
        [one] { $count } kurzer Strich
       *[other] { $count } kurze Striche
    }
    [C] { $count ->
        [one] { $count } großer Bogen
       *[other] { $count } große Bögen
    }
   *[u] { $count ->
        [one] { $count } kleiner Bogen
       *[other] { $count } kleine Bögen
    }
}
glyphs-lies = { piece-name }, { $lie ->
    [upright] senkrecht
    [level] waagerecht
    [leaning-right] nach rechts geneigt
    [leaning-left] nach links geneigt
    [diagonal-right] schräg nach rechts oben
    [diagonal-left] schräg nach links oben
    [open-up] oben offen
    [open-right] rechts offen
    [open-down] unten offen
   *[open-left] links offen
}, { $row ->
    [high] { $column ->
        [left] oben links
        [right] oben rechts
       *[middle] oben
    }
    [low] { $column ->
        [left] unten links
        [right] unten rechts
       *[middle] unten
    }
   *[middle] { $column ->
        [left] links
        [right] rechts
       *[middle] in der Mitte
    }
}

## Die Felder
glyphs-your-cells = Deine Felder
glyphs-cells-of = Felder von { $name }
glyphs-cell = Feld { $cell } von { $name }:
glyphs-cell-number = Feld { $cell }:
glyphs-cell-own = { $letter ->
    [none] Feld { $cell }:
   *[other] Feld { $cell }, { $letter }:
}
glyphs-cell-empty = noch nichts gefunden.
glyphs-cell-placed = am richtigen Ort { $pieces }.
glyphs-cell-loose = lose { $pieces }.
glyphs-cell-below = Fehlt nicht oder nicht mehr: { $pieces }.
glyphs-cell-wrong = Falsch war: { $pieces }.
glyphs-no-word = { $name } sucht ein Wort aus …
glyphs-no-word-yours = Versteck ein Wort
glyphs-found-words = Schon gefunden: { $words }
glyphs-target = Feld { $cell } von { $name }

## Verstecken
glyphs-prelude = Zuerst ein Wettlauf: Wer ihn gewinnt, fängt an{ $points ->
    [0] .
    [one] {" "}und hat schon { $points } Punkt.
   *[other] {" "}und hat schon { $points } Punkte.
}
glyphs-hide = { $again ->
    [yes] Dein Wort ist gefunden. Versteck ein neues mit { $length } Buchstaben
   *[no] Versteck ein Wort mit { $length } Buchstaben
}
glyphs-size = { $pieces ->
    [0] Jeder Buchstabe ist aus Teilen gebaut.
    [one] { $pieces } Teil
   *[other] { $pieces } Teile
}{ $state ->
    [long] {" "}– zu lang
   *[other] {""}
}

## Anbieten
glyphs-goal = { $reached ->
    [yes] Finde noch ein Wort, und du gewinnst!
   *[no] { $goal ->
        [one] Hol { $goal } Punkt und finde dann ein Wort: So gewinnst du.
       *[other] Hol { $goal } Punkte und finde dann ein Wort: So gewinnst du.
    }
}
glyphs-task = Biete ein Teil an: Für welches Feld?
glyphs-task-which = Welches Teil für { $target }?
glyphs-task-where = { $piece ->
    [I] Wo fehlt ein langer Strich?
    [i] Wo fehlt ein kurzer Strich?
    [C] Wo fehlt ein großer Bogen?
   *[u] Wo fehlt ein kleiner Bogen?
}
glyphs-task-none = { $can ->
    [position] Der Vorrat ist leer. Leg ein Teil zurecht oder nenne ein Wort.
   *[name] Der Vorrat ist leer. Nenne ein Wort.
}
glyphs-keys = Tasten: 1 bis { $length } und die Pfeile wählen ein Feld, I, i, C und u ein Teil, die Eingabetaste bietet es an; ! nennt ein Wort.
glyphs-box = Der Vorrat an Teilen
glyphs-offer-piece = { $target ->
    [none] { piece-one } anbieten
   *[other] { piece-one } für { $target } anbieten
},
glyphs-left = noch { $left }
glyphs-few = { $left ->
    [0] keine mehr
   *[other] nur noch { $left }
}

## Das Alphabet
glyphs-alphabet = Alphabet
glyphs-letter = { $letter }: { $pieces }
glyphs-only-fitting = Nur was zu { $cell } passt
glyphs-none-fits = Zu dem, was da liegt, passt kein Buchstabe.

## Zurechtlegen
glyphs-position = Zurechtlegen
glyphs-place-title = Wo in Feld { $cell } von { $name } gehört es hin?
glyphs-place-hand = { piece-name } in deiner Hand
glyphs-place-keys = Die Pfeiltasten bewegen das Teil, Plus und Minus drehen es, die Eingabetaste legt es zurecht.
glyphs-place-which = Welches Teil?
glyphs-turn-left = Nach links drehen
glyphs-turn-right = Nach rechts drehen
glyphs-place-wrong = { $count ->
    [one] Was falsch war
   *[other] Was falsch war ({ $count })
}
glyphs-place-as = Zieh und dreh es, oder leg es wie in
glyphs-place-as-in = Wie in { $letter }: { $lies }
glyphs-place-stake = Genau: Du machst weiter. Falsch: Dein Zug ist vorbei.
glyphs-place-do = So hinlegen

## Nennen
glyphs-name-word-of = Wort nennen: Felder von { $name }
glyphs-name-title = Welches Wort hat { $name }?
glyphs-stake = { $state ->
    [whole] Wenn es stimmt: +{ $right }. Wenn nicht: { $wrong ->
        [0] kein Verlust.
       *[other] −{ $wrong }.
    }
   *[part] Du gewinnst oder verlierst einen Punkt für jedes Teil, das noch nicht da liegt.
}
glyphs-doubted = { $count ->
    [one] Feld { $cells } kann das nicht sein: Sieh, was dort liegt.
   *[other] Die Felder { $cells } können das nicht sein: Sieh, was dort liegt.
}

## Das Ende
best-glyphs-called = Du hast { $word } genannt, als { $pieces ->
    [0] noch keins von { $all } Teilen dalag.
    [one] erst eins von { $all } Teilen dalag.
   *[other] erst { $pieces } von { $all } Teilen dalagen.
}
best-glyphs-run = { $count ->
    [one] Du hast ein Teil gefunden, das passt.
   *[other] { $count } Teile hintereinander, und jedes hat gepasst.
}
best-glyphs-held = { $misses ->
    [one] Bei deinem Wort gab es { $misses } Fehlgriff.
   *[other] Bei deinem Wort gab es { $misses } Fehlgriffe.
}
glyphs-won = { $by ->
    [you] Du findest das letzte Wort und gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $name } findet das letzte Wort und gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

# Die Tipps im ersten Spiel.
coach-glyphs-hide = Versteck ein Wort. Hier ist eins: Behalte es oder tippe dein eigenes.
coach-glyphs-propose = Finde die Wörter der anderen, gebaut aus diesen Teilen. Hol { $goal } Punkte und finde dann ein Wort: So gewinnst du. Tippe auf ein Feld, dann auf ein Teil.
coach-glyphs-fits = Es passt! Das Teil liegt jetzt im Feld, und du machst weiter.
coach-glyphs-misses = Dieser Buchstabe hat kein solches Teil: Es bleibt unter dem Feld. { $miss_point ->
    [asker] Auch das verrät dir etwas: Du bekommst 1 Punkt, und der Nächste ist dran.
   *[other] Der Nächste ist dran.
}
coach-glyphs-found = { $of ->
    [you] { $seat_name } hat dein Wort gefunden. Versteck ein neues, und es geht weiter.
   *[other] { $seat_name } hat es gefunden. { $of_name } versteckt ein neues Wort.
}
coach-glyphs-position = In einem Feld liegt ein Teil. Weißt du, wo es hingehört? Leg es dorthin: Liegt es genau, machst du weiter.
coach-glyphs-name = Erkennst du ein Wort? Tippe daneben auf „Wort nennen“, jederzeit.
