# Solitär, auf der Seite.

## Das Spiel
solitaire-round = Runde { $round }
solitaire-score = { $score ->
    [0] noch kein Wort
    [one] { $score } Wort
   *[other] { $score } Wörter
}
solitaire-groups = Die vier Gruppen
solitaire-group = Gruppe { $number }: { $word }
solitaire-tab = { $done ->
    [yes] Gruppe { $number }, für diese Runde fertig:
   *[no] Gruppe { $number }:
}
solitaire-found = { $count ->
    [one] { $count } Wort gefunden
   *[other] { $count } Wörter gefunden
}
solitaire-none-yet = noch nichts
solitaire-bench = Bau aus allen Teilen der Gruppe { $number } ein neues Wort
solitaire-form = Mein Wort: { $word }
solitaire-done = { $word }. Das nächste Wort wartet, bis jede Gruppe eins hat.
solitaire-stop = Aufhören
solitaire-stop-ask = Das Spiel beenden und alle Wörter sehen?
solitaire-watching = { $name } baut. Neue Wörter erscheinen hier.

## Nach dem Spiel
solitaire-end = { $score ->
    [0] { $whose ->
        [you] Diesmal kein Wort
        [me] Diesmal kein Wort für mich
       *[other] Diesmal kein Wort für { $name }
    }
    [one] { $whose ->
        [you] Du hast { $score } Wort gefunden
        [me] Ich habe { $score } Wort gefunden
       *[other] { $name } hat { $score } Wort gefunden
    }
   *[other] { $whose ->
        [you] Du hast { $score } Wörter gefunden
        [me] Ich habe { $score } Wörter gefunden
       *[other] { $name } hat { $score } Wörter gefunden
    }
}
solitaire-end-more = { $possible ->
    [0] Es gab nichts zu finden.
    [one] Nur { $possible } war möglich.
   *[other] { $possible } waren möglich, die bekanntesten zuerst.
}
best-solitaire = { $known ->
    [0] Du hast { $word } gesehen.
    [one] Du hast { $word } gesehen, obwohl in diesen Teilen ein bekannteres Wort steckt.
   *[other] Du hast { $word } gesehen, obwohl in diesen Teilen { $known } bekanntere Wörter stecken.
}
solitaire-of = { $found } von { $possible }
solitaire-yours = Gefunden:
solitaire-all = Alle { $count } zeigen

# Die Tipps im ersten Spiel.
coach-solitaire-form = Bau aus allen Teilen neue Wörter, so viele wie möglich: Tippe auf Buchstaben.
coach-solitaire-formed = Das zählt! { $in_rounds ->
    [no] Mach mit diesen Teilen weiter oder nimm eine andere Gruppe.
   *[yes] Jede Runde will ein Wort aus jeder Gruppe. Hier sind die nächsten Teile.
}
coach-solitaire-more = Du hast es raus. Es hakt? Nimm erst eine andere Gruppe.
