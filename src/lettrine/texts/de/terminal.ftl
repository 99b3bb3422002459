# Das Spiel im Terminal.

## Wer
key-yes = j
key-no = n

## Kopfzeile
game-edition = Ausgabe { $edition }
words-en = englische Wörter
words-fr = französische Wörter
words-de = deutsche Wörter
house-rules = Hausregeln: { $names }

## Die Eröffnung
opening-welcome = Alle verstecken ein Wort. Frage nach Buchstaben, öffne die Wörter der anderen und behalte deins bis zuletzt.
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
   *[other] Wen fragst du wonach? { $number }R fragt { $of_name } nach R, { $number }. nach Leerfeld.
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
}. Hast du das verdeckt? j oder n
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
name-stake = Richtig: die verdeckten Werte und { $right }. Falsch: −{ $wrong }.
name-length = Die Leiste hat { $spaces } Felder, du nennst { $typed }. Leerfelder zählen mit: Tippe Punkte.
name-misfit = Das passt nicht zu dem, was offen liegt.
leave-call = Gehen?
leave-ask = Das Spiel ist nicht zu Ende. Wirklich gehen? j oder n
vote-call = Deine Stimme
vote-ask = Das Wort von { $of_name } ist laut Wörterverzeichnis { $ok ->
    [yes] richtig
   *[no] falsch
}. Soll es gelten? j oder n
accept-ask = Eingabetaste: Du nimmst den Punktestand an.

## Tasten: das erste Wort ist die Taste
key-lot = Eingabe zieht ein Wort per Los
key-blanks = .WORT.. fügt Leerfelder an (höchstens { $blanks })
key-cheapest = Eingabe öffnet das billigste
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
key-quit = { $colon }q geht

## Während die anderen spielen
turn-over = Der Zug ist zu Ende
wait-for = { $kind ->
    [draw] { $by_name } zieht eine Karte …
    [ask] { $by_name } überlegt …
    [answer] { $by_name } antwortet …
   *[expose] { $by_name } wählt ein Feld …
}
wait-any = Einen Augenblick …

## Nicht verstanden
unclear-draw = Zuerst die Karte: Drück die Eingabetaste.
unclear-ask = Tippe, wen und wonach: 1E fragt Nummer 1 nach E, 1. nach einem Leerfeld. ? hilft.
unclear-whom = Wen? Setz die Nummer vor den Buchstaben, etwa 1E.
unclear-expose = Tippe die Nummer des Feldes oder nur die Eingabetaste.
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
guide-expose = öffnet dein Feld 7, wenn du eins öffnen musst (zwei Leisten: l7, r7); Eingabe das billigste
guide-key-answer = j n
guide-answer = ja und nein
guide-key-auto = a
guide-auto = lässt deine Leiste von selbst antworten oder beendet das
guide-key-check = c2
guide-check = lässt das aufgedeckte Wort von Nummer 2 prüfen, wo die Schreibung Vertrauenssache ist
guide-key-wait = !
guide-wait = während die anderen spielen: unterbricht, um ein Wort zu nennen; Eingabe geht schneller
guide-key-quit = q
guide-quit = geht. Wo ein bloßer Buchstabe eine Frage ist, tippe :q, :a und :c
guide-S4 = Bis zu { $spaces } Felder: ein Wort und höchstens { $blanks } Leerfelder davor oder danach.
guide-S9 = Ein Zug beginnt mit einer Karte. Dann frag jemanden nach einem Buchstaben oder Leerfeld.
guide-S12 = Liegt das dort verdeckt, wird ein solches Feld geöffnet, nach Wahl. Sein Wert zählt für dich; frag weiter.
guide-S14 = Ein Fehlgriff beendet deinen Zug.
guide-S15 = Vergeblich nach einem Leerfeld zu fragen kostet { $blank_penalty }.
guide-S16 = Wer das letzte verdeckte Feld eines Wortes öffnet, bekommt { $last_bonus } dazu.
guide-S17 = Niemand scheidet aus: Auch aufgedeckt fragst du weiter.
guide-S18 = { $memory ->
    [strict] Merk dir, was gefragt wurde: Gezeigt werden nur die Fragen dieses Zuges.
   *[notes] Vergeblich erfragte Buchstaben stehen neben jeder Leiste (✗).
}
guide-S23 = ×3, ×4, ×5: nur die erste Frage des Zuges, nur der Wert ihres Feldes.
guide-S27 = { $interrupt ->
    [any_time] Jederzeit darf man ein ganzes Wort nennen, solange { $least } oder mehr Felder verdeckt sind.
   *[own_turn] Am Zug darfst du ein ganzes Wort nennen, solange { $least } oder mehr Felder verdeckt sind.
}
guide-S29 = Richtig: alle verdeckten Werte und { $right }. Falsch: −{ $wrong }, und es geht weiter.
guide-S31 = Alle antworten von Hand. Ein „Nein“, das nicht stimmte, kostet { $denial }, wenn es auffliegt.
guide-S32 = Jedes Wort gilt. Aufgedeckt kann es geprüft werden: Falsch geschrieben kostet es { $spelling }.
guide-S33 = Sind alle bis auf eine Person aufgedeckt, haben die anderen je { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
guide-S34 = Wer dann noch verdeckt ist, bekommt den Rest und { $kept }, ab { $many } Feldern { $kept_many }.
guide-S36 = Zu zweit: je zwei Leisten. Eine Frage nennt keine; passt sie zu beiden, wählt, wem sie gehören.
