# Das Spiel im Terminal.

## Wer
key-yes = j
key-no = n

## Kopfzeile
game-edition = Ausgabe { $edition }
house-rules = Hausregeln: { $names }

## Die Eröffnung
opening-welcome = Alle verstecken ein Wort. Frag nach Buchstaben, öffne die Wörter der anderen und hüte deins bis zuletzt.
opening-against = { $count ->
    [one] Du spielst gegen den Bot { $bots }.
   *[other] Du spielst gegen die Bots { $bots }.
}
hide-call = Dein Geheimnis
hide-ask = { $tray ->
    [left] Tippe das Wort für deine linke Leiste.
    [right] Und das Wort für deine rechte Leiste.
   *[none] Tippe ein Wort, das die anderen suchen sollen.
}

## Dein Zug
your-turn = Du bist dran
draw-ask = Eingabetaste: Zieh eine Karte.
ask-ask = { $count ->
    [one] Welchen Buchstaben von { $of_name }? R fragt nach R, ein Punkt nach einem Leerfeld.
   *[other] Wen fragst du wonach? { $number }R fragt { $of_name } nach R, { $number }. nach einem Leerfeld.
}
ask-factor = Diese Frage zählt { $factor }-fach!
expose-call = Öffne ein Feld
expose-ask = { $why ->
    [exposing] { $by_name } hat { $letter ->
            [blank] ein Leerfeld
           *[other] dein { $letter }
        } gefunden. Welches Feld: { $spaces }?
    [unveiling] Die Karte sagt: Öffne eins deiner Leerfelder. Welches Feld: { $spaces }?
   *[yielding] Die Karte sagt: Öffne ein Feld deiner Wahl: { $spaces }.
}
answer-call = Ja oder nein?
answer-ask = { $by_name } fragt dich nach { $letter ->
    [blank] einem Leerfeld
   *[other] { $letter }
}. Hast du eins verdeckt liegen? j oder n
name-call = Das ganze Wort
name-whom = Wessen Wort? { $two ->
    [yes] l für die linke Leiste, r für die rechte.
   *[no] Tippe die Nummer.
}
name-ask = Was hat { $of_name } auf der { $tray ->
    [left] linken Leiste
    [right] rechten Leiste
   *[none] Leiste
}? Alle { $spaces } Felder der Reihe nach, Leerfelder als Punkte.
name-stake = Richtig: alle noch verdeckten Punkte und { $right } dazu. Falsch: −{ $wrong }.
name-length = Die Leiste hat { $spaces } Felder, du nennst { $typed }. Leerfelder zählen mit: Tippe Punkte.
name-misfit = Das passt nicht zu dem, was offen liegt.
leave-call = Gehen?
leave-ask = Das Spiel ist nicht zu Ende. Wirklich gehen? j oder n
vote-call = Deine Stimme
vote-ask = Das Wort von { $of_name } ist laut Wörterbuch { $ok ->
    [yes] richtig
   *[no] falsch
}. Soll es gelten? j oder n
accept-ask = Eingabetaste: Du nimmst den Punktestand an.

## Tasten: das erste Wort ist die Taste
key-lot = Eingabe wählt ein zufälliges Wort
key-blanks = .WORT.. fügt Leerfelder an (höchstens { $blanks })
key-cheapest = Eingabe öffnet den kleinsten Wert
key-never-mind = Eingabe doch nicht
key-neither = Eingabe weiter wie bisher
key-break-in = ! nennt ein Wort
key-again = Eingabe noch ein Spiel
key-faster = Eingabe schneller
key-interrupt = { $two ->
    [yes] !l oder !r nennt ein Wort
   *[no] !2 nennt ein Wort
}
key-check = { $colon }c2 prüft ein Wort
key-auto = { $colon }a { $on ->
    [yes] antwortet von Hand
   *[no] antwortet von selbst
}
key-help = ? Hilfe
key-quit = { $colon }q verlässt das Spiel

## Während die anderen spielen
turn-over = Der Zug ist zu Ende
wait-for = { $kind ->
    [draw] { $by_name } zieht eine Karte …
    [ask] { $by_name } überlegt …
    [answer] { $by_name } antwortet …
    [hide] { $by_name } wählt ein Wort …
    [claim] { $by_name } baut …
    [propose] { $by_name } überlegt …
    [position] { $by_name } überlegt …
    [name] { $by_name } überlegt …
   *[expose] { $by_name } wählt ein Feld …
}
wait-any = Einen Augenblick …

## Nicht verstanden
unclear-draw = Zuerst die Karte: Drück die Eingabetaste.
unclear-ask = Tippe, wen und wonach: 1E fragt Nummer 1 nach E, 1. nach einem Leerfeld. ? hilft.
unclear-whom = Wen? Setz die Nummer vor den Buchstaben, etwa 1E.
unclear-expose = Tippe die Nummer des Feldes oder drück nur die Eingabetaste.
unclear-answer = Tippe j oder n.
unclear-accept = Eingabetaste zum Annehmen, oder c und eine Nummer, um ein Wort prüfen zu lassen.

## Das Ende
over-call = Das Spiel ist zu Ende
end-left = Du hast den Tisch verlassen.
end-recorded = Die Aufzeichnung des Spiels liegt in { $file }.

## Hilfe
guide-keys = Was du tippen kannst
guide-rules = Die Regeln dieses Tisches, Ausgabe { $edition }
guide-on = Eingabe: weiter
guide-back = Eingabe: zurück zum Spiel
guide-key-draw = Eingabe
guide-draw = zieht die Karte zu Beginn deines Zuges
guide-key-ask = 2R
guide-ask = fragt Nummer 2 nach R. R2 und „2 r“ ebenso; nur R, wo man nur eine Person fragen kann
guide-key-blank = 2.
guide-blank = fragt Nummer 2 nach einem Leerfeld
guide-key-name = !2
guide-name = nennt die ganze Leiste von Nummer 2; !2 WORT auf einmal; bei zwei Leisten !l und !r
guide-key-expose = 7
guide-expose = öffnet dein Feld 7, wenn du eins öffnen musst (zwei Leisten: l7, r7); Eingabe: den kleinsten Wert
guide-key-answer = j n
guide-answer = ja und nein
guide-key-auto = a
guide-auto = lässt deine Leiste von selbst antworten oder beendet das
guide-key-check = c2
guide-check = lässt das aufgedeckte Wort von Nummer 2 prüfen, wo die Schreibung Vertrauenssache ist
guide-key-wait = !
guide-wait = während die anderen spielen: lässt dich ein Wort nennen; Eingabe beschleunigt
guide-key-quit = q
guide-quit = verlässt das Spiel. Wo ein bloßer Buchstabe eine Frage ist, tippe :q, :a und :c
guide-S4 = Bis zu { $spaces } Felder: ein Wort{ $blanks ->
    [0] , ohne Leerfelder
    [one] {" "}und höchstens { $blanks } Leerfeld davor oder danach
   *[other] {" "}und höchstens { $blanks } Leerfelder davor oder danach
}.
guide-S9 = Ein Zug beginnt mit einer Karte. Dann frag jemanden nach einem Buchstaben oder Leerfeld.
guide-S12 = Liegt es dort verdeckt, öffnet die gefragte Person so ein Feld. Du bekommst den Wert und fragst weiter.
guide-S14 = Ein Fehlgriff beendet deinen Zug.
guide-S15 = Nach einem Leerfeld zu fragen, das es nicht gibt, kostet { $blank_penalty }.
guide-S16 = Wer das letzte verdeckte Feld eines Wortes öffnet, bekommt { $last_bonus } dazu.
guide-S17 = Niemand scheidet aus: Auch wenn dein Wort aufgedeckt ist, fragst du weiter.
guide-S18 = { $memory ->
    [strict] Merk dir, was gefragt wurde: Gezeigt werden nur die Fragen dieses Zuges.
   *[notes] Fehlgriffe stehen neben jeder Leiste (✗).
}
guide-S23 = ×3, ×4, ×5: nur die erste Frage des Zuges, nur der Wert ihres Feldes.
guide-S27 = { $interrupt ->
    [any_time] Jederzeit darf man ein ganzes Wort nennen, solange { $least } oder mehr Felder verdeckt sind.
   *[own_turn] In deinem Zug darfst du ein ganzes Wort nennen, solange { $least } oder mehr Felder verdeckt sind.
}
guide-S29 = Richtig: alle noch verdeckten Punkte und { $right } dazu. Falsch: −{ $wrong }, und es geht weiter.
guide-S31 = Alle antworten von Hand. Ein „Nein“, das nicht stimmte, kostet { $denial }, wenn es auffliegt.
guide-S32 = Jedes Wort gilt. Aufgedeckt kann es geprüft werden: Falsch geschrieben kostet es { $spelling }.
guide-S33 = Ist nur noch ein Wort verdeckt, haben die anderen noch je { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
guide-S34 = Wer dann noch etwas verdeckt hat, bekommt den Rest und { $kept }, ab { $many } Feldern { $kept_many }.
guide-S36 = Zu zweit: je zwei Leisten. Eine Frage nennt keine; passt sie zu beiden, wählt, wem sie gehören.

## Glyphen, Blitz und Solitär: die Eröffnung
welcome-glyphs = Jeder Buchstabe ist aus Strichen und Bögen gebaut. Biete den anderen Teile für ihre Felder an, sieh ihre Buchstaben wachsen und nenne ein Wort, sobald du es lesen kannst.
welcome-quick = Alle zerlegen ein Wort und geben die Teile nach links. Bau irgendein Wort aus denen, die du bekommst: Wer zuerst eins hat, gewinnt.
hide-letters = { $race ->
    [yes] Tippe ein Wort mit { $length } Buchstaben: Seine Teile gehen nach links.
   *[no] Tippe ein Wort mit { $length } Buchstaben, das die anderen suchen sollen.
}

## Glyphen: dein Zug
propose-ask = { $count ->
    [one] Welches Teil für welches Feld? 3l bietet { $of_name } einen langen Strich für Feld 3 an.
   *[other] Wem welches Teil? { $number } 3 l bietet { $of_name } einen langen Strich für Feld 3 an.
}
name-must = Es kann nichts mehr gelegt werden: Nenne ein Wort.
name-word = Wie heißt das Wort von { $of_name }? { $length } Buchstaben.
name-glyphs-stake = Richtig: { $scoring ->
    [total] ein Punkt für jedes seiner Teile
   *[missing] ein Punkt für jedes fehlende Teil und { $bonus } dazu
}. Falsch: ein Punkt weniger für jedes Teil, das deinem Wort noch fehlen würde.
name-cell-misfit = { $word } kann es nicht sein: Was in Feld { $cell } und darunter liegt, passt nicht zu { $letter }.
position-call = Welcher Strich?
position-which = Wie in { $letter }: Tippe eine Nummer.
position-none = { $letter } hat keinen Strich, der ein dort lose liegendes Teil sein könnte.
stroke = { piece-name }, { stroke-lies }
stroke-lies = { $lie ->
    [upright] senkrecht
    [slanted-left] leicht nach links geneigt
    [slanted-right] leicht nach rechts geneigt
    [diagonal-left] schräg wie \
    [diagonal-right] schräg wie /
    [level] waagerecht
    [opens-left] nach links offen
    [opens-right] nach rechts offen
    [opens-up] nach oben offen
   *[opens-down] nach unten offen
}{ $zone ->
    [high] , oben
    [middle] , in der Mitte
    [low] , unten
    [left] , links
    [right] , rechts
   *[any] {""}
}
goal = ab { $goal } Punkten gewinnt dein nächster Fund
board-waiting = { $by ->
    [you] du wählst ein neues Wort …
   *[other] wählt ein neues Wort …
}
alphabet-title = Die Buchstaben und ihre Teile
alphabet-wrong = Bisher falsch: { $strokes }.
alphabet-cell = Was Feld { $cell } von { $of_name } noch sein kann
end-past = vorher gefunden: { $words }

## Der Wettlauf
claim-call = Dein Wort
claim-ask = Bau ein Wort aus genau diesen Teilen und tippe es.
race-received = { $name } hat dir { $count } Teile gegeben:
race-passed = Du hast { $word } an { $name } weitergegeben.
race-passed-to = { $to ->
    [you] an dich
   *[other] an { $to_name }
} weitergegeben
race-doing = { $name } { $state ->
    [ready] ist bereit.
    [hiding] wählt ein Wort …
    [gone] hat aufgegeben.
   *[building] baut …
}
race-won = { $winner ->
    [you] Du bist am schnellsten, mit { $built }!
    [other] { $winner_name } ist am schnellsten, mit { $built }.
   *[nobody] Niemand hat ein Wort gebaut.
}
rest-of = „{ $word }“ braucht nicht genau { $group ->
    [0] diese Teile.
   *[other] die Teile der Gruppe { $group }.
}
rest-left = Übrig: { $signs }.
rest-lacking = Nicht da: { $signs }.
rest-letter = Das wäre { $letters }.

## Solitär
form-call = Ein neues Wort
form-ask = Tippe ein Wort aus genau den Teilen einer Gruppe.
stop-call = Aufhören?
stop-ask = Hier aufhören und alle Wörter sehen? j oder n
solitaire-far = { $rounds ->
    [yes] Runde { $round },{" "}
   *[no] {""}
}{ $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}
solitaire-score = { $words ->
    [one] Du hast { $words } Wort
   *[other] Du hast { $words } Wörter
} von { $possible } gefunden.
solitaire-found = { $found } von { $possible }

## Tasten dieser Spiele: das erste Wort ist die Taste
key-alphabet = a Alphabet
key-give-up = g gibt auf
key-stop = . hört auf
key-name = { $one ->
    [yes] !WORT nennt das Wort
   *[no] !2 nennt ein Wort
}
key-position = { $one ->
    [yes] 3l wie A legt zurecht
   *[no] 2 3 l wie A legt zurecht
}
key-letters = { $one ->
    [yes] a 3 was es sein kann
   *[no] a 2 3 was es sein kann
}
key-first-stroke = Eingabe der erste
key-zero = 0 doch nicht

## Nicht verstanden, in diesen Spielen
unclear-propose = Tippe, wem, welches Feld und welches Teil: 1 3 l. Die Teile sind l, i, c und u. ? hilft.
unclear-who = So heißt hier niemand. Tippe die Nummer, die vor einem Namen steht, oder den Namen.
unclear-piece = Welches Teil? l ist der lange Strich, i der kurze, c der große Bogen, u der kleine.
unclear-letter = Wie in welchem Buchstaben? 1 3 l wie A legt den langen Strich wie in einem A.
unclear-name = Es bleibt nur, ein Wort zu nennen: !1 WORT.
unclear-form = Tippe ein Wort, mit der Nummer seiner Gruppe davor oder ohne.

## Hilfe dieser Spiele
guide-rules-of = Die Regeln dieses Tisches: { $game }
guide-pieces-key-propose = 2 3 l
guide-pieces-propose = bietet Nummer 2 einen langen Strich für Feld 3 an; 23l und „bod 3 l“ ebenso, 3l, wo man nur eine Person fragen kann
guide-pieces-key-pieces = l i c u
guide-pieces-pieces = die Teile, nach Buchstaben, die so aussehen: langer Strich ┃, kurzer Strich ╻, großer Bogen C, kleiner Bogen u
guide-pieces-key-position = 2 3 l wie A
guide-pieces-position = legt den langen Strich in Feld 3 so, wie er im A liegt
guide-pieces-key-name = !2 WORT
guide-pieces-name = nennt das Wort von Nummer 2; = geht wie !
guide-pieces-key-letters = a 2 3
guide-pieces-letters = zeigt die Buchstaben, die Feld 3 von Nummer 2 noch sein kann
guide-pieces-key-alphabet = a
guide-pieces-alphabet = zeigt alle Buchstaben und ihre Teile
guide-pieces-key-wait = !
guide-pieces-wait = während die anderen spielen: lässt dich ein Wort nennen; Eingabe beschleunigt
guide-pieces-key-quit = q
guide-pieces-quit = verlässt das Spiel
guide-pieces-key-claim = WORT
guide-pieces-claim = sagt ein Wort an; braucht es nicht alle Teile, siehst du, was übrig ist
guide-pieces-key-part = WO
guide-pieces-part = ein Wortanfang zeigt, was übrig ist, wenn er gebaut ist; das kostet nichts
guide-pieces-key-give-up = g
guide-pieces-give-up = gibt auf; die anderen machen weiter
guide-pieces-key-form = WORT
guide-pieces-form = bildet ein Wort in der Gruppe, die seine Teile hat
guide-pieces-key-group = 2 WORT
guide-pieces-group = bildet ein Wort in Gruppe 2
guide-pieces-key-stop = .
guide-pieces-stop = hört auf und zeigt alle Wörter, die möglich waren
guide-G1 = Vier Sorten Teile: langer Strich ┃, kurzer Strich ╻ (halb so lang), großer Bogen C, kleiner Bogen u.
guide-G2 = Jeder Buchstabe ist nur auf eine Art gebaut. A und H, L und T, M und W, F und K und Z haben dieselben Teile.
guide-G3 = Alle verstecken ein Wort mit { $length } Buchstaben. Punkte können unter 0 sinken.
guide-G4 = Bist du dran, biete jemandem ein Teil für ein Feld an. Ja: Es fehlt diesem Buchstaben noch.
guide-G5 = Ja: Das Teil liegt im Feld, du bekommst 1 Punkt und machst weiter.
guide-G6 = Nein: Es liegt unter dem Feld (✗), und dein Zug ist zu Ende. { $miss_point ->
    [asker] Den Punkt bekommst du trotzdem.
    [owner] Den Punkt bekommt, wem das Wort gehört.
   *[none] Niemand bekommt einen Punkt.
}
guide-G8 = Oder leg ein Teil zurecht, das dort liegt: wie in einem Buchstaben. Falsch ist nur, was klar danebenliegt.
guide-G9 = Genau: kein Punkt, aber du machst weiter. Falsch: Das Teil liegt wieder lose (≠), dein Zug ist zu Ende.
guide-G10 = Alle können jederzeit ein Wort nennen.
guide-G11 = Richtig: { $scoring ->
    [total] ein Punkt für jedes Teil des Wortes
   *[missing] ein Punkt für jedes noch fehlende Teil und { $bonus } dazu
}. Wem es gehört, versteckt ein neues Wort.
guide-G12 = Falsch: ein Punkt weniger für jedes Teil, das dem falschen Wort noch fehlen würde.
guide-G13 = Wer ein Wort findet und vorher schon { $goal } Punkte oder mehr hat, gewinnt.
guide-G14 = Wörter müssen im Wörterbuch stehen. Akzente zählen nicht; bei deutschen Wörtern sind Ä, Ö und Ü eigene Buchstaben.
guide-G16 = Alle geben die Teile eines Wortes mit { $length } Buchstaben nach links. Wer zuerst aus genau den erhaltenen Teilen irgendein Wort baut, gewinnt.
guide-G17 = Bilde neue Wörter beliebiger Länge aus genau den Teilen jeder Gruppe. { $rounds ->
    [yes] Haben alle { $groups } eins, beginnt eine neue Runde.
   *[no] Jede Gruppe nimmt jederzeit noch eins.
} Kein Wort zählt zweimal. { $minutes ->
    [0] Es gibt keine Uhr.
    [one] Du hast { $minutes } Minute.
   *[other] Du hast { $minutes } Minuten.
}
