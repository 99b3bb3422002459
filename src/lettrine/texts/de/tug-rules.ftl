# Die Regeln von Tauziehen nach Nummern, wie man sie beim Spielen liest. Was beisammensteht: games/tug/help.toml.
# Die Variablen erklärt die englische Datei.

rules-tug-intro = Zwei Teams ziehen an denselben Buchstaben. Eine Karte verlangt etwas, der Sand läuft, und jemand von euch buchstabiert ein Wort, das passt: Jeder seiner Buchstaben macht einen Schritt auf euer Team zu. Wer genug Buchstaben vom Brett zieht, gewinnt.

## Kapitel
rules-teams = Teams, Brett und Karten
rules-word = Ein Zug, ein Wort
rules-challenge = Ein Wort anzweifeln
rules-winning = Gewinnen

## Teams, Brett und Karten
rule-T1-title = Zwei Teams
rule-T1 = { $least_seats } bis { $most_seats } Personen spielen in zwei möglichst gleich großen Teams. Jedes Team hat einen Kapitän; zwischen zwei Zügen können alle im Team jemand anderen bestimmen. Welches Team beginnt, entscheidet das Los.
rule-T2-title = Das Brett
rule-T2 = Die Buchstaben stehen in einer Reihe zwischen den Teams; das Brett zeigt, welche mitspielen. Jeder hat eine Bahn mit { $lanes ->
    [one] { $lanes } Feld
   *[other] { $lanes } Feldern
} auf jeder Seite der Mitte. Ein Schritt weiter, und ein Buchstabe ist vom Brett.
rule-T2-standard = Es sind die siebzehn häufigsten Konsonanten der Sprache.
rule-T2-2009 = Es sind die siebzehn häufigsten Konsonanten der Sprache.
rule-T2-2010 = Hier spielen alle Buchstaben des Alphabets mit, auch die Vokale.
rule-T3-title = Die Karten
rule-T3 = Jede Karte hat zwei Kategorien, auf jeder Seite eine, und gezogen wird nur eine davon. Sind alle Karten gezogen, werden sie neu gemischt.{ $level ->
    [easy] {" "}Dieser Tisch zieht nur leichte Kategorien.
    [hard] {" "}Dieser Tisch zieht nur schwere Kategorien.
   *[all] {""}
}

## Ein Zug, ein Wort
rule-T4-title = Karte und Sanduhr
rule-T4 = Der Kapitän des Teams, das dran ist, zieht eine Karte, und alle lesen sie. { $turning ->
    [0] Im selben Augenblick wird die Sanduhr umgedreht.
    [one] Dann dreht das andere Team die Sanduhr um; nach { $turning } Sekunde dreht sie sich von selbst.
   *[other] Dann dreht das andere Team die Sanduhr um; nach { $turning } Sekunden dreht sie sich von selbst.
} Der Sand läuft { $glass } Sekunden.{ $glass_times ->
    [thinking] {" "}Er misst nur das Finden des Wortes: Der erste Buchstabe des Kapitäns hält die Sanduhr an, und zum Buchstabieren bleiben { $spelling_seconds } Sekunden.
   *[word] {""}
}
rule-T5-title = Das Wort buchstabieren
rule-T5 = Einigt euch im Team auf ein Wort: Was ihr euch zuflüstert, erfährt sonst niemand. Nur der Kapitän buchstabiert es, einen Buchstaben nach dem anderen. Jeder, der auf dem Brett steht, macht einen Schritt auf euch zu, so oft er im Wort vorkommt. Buchstaben, die dort nicht stehen oder schon geholt sind, dürfen vorkommen und bewegen sich nicht. Bindestriche werden übergangen, Akzente und Umlautpunkte zählen nicht, und ß wird SS.
rule-T6-title = Ein Wort je Zug
rule-T6 = Der Zug endet, wenn der Kapitän das Wort für fertig erklärt oder der Sand durchgelaufen ist. Was sich bis dahin bewegt hat, bleibt, wo es ist, auch wenn das Wort nicht fertig wurde; weiter bewegt sich nichts.
rule-T7-title = Einen Buchstaben holen
rule-T7 = Ein Buchstabe, den ihr über euren Rand des Bretts zieht, gehört euch. Er darf noch vorkommen, bewegt sich aber nie wieder.
rule-T8-title = Jedes Wort nur einmal
rule-T8 = Ein Wort, das in diesem Spiel schon genannt wurde, gleich von wem, zählt nicht. Hat der Kapitän es beendet, gehen seine Buchstaben zurück, und solange noch Sand da ist, dürft ihr ein anderes buchstabieren. Es zählt auch dann nicht, wenn der Sand darüber abläuft.
rule-T9-title = Welche Wörter
rule-T9 = Die ganze Antwort ist ein einziges Wort in der Sprache des Tisches oder ein Eigenname. Andere Sprachen gelten, wo die Kategorie danach verlangt, und die Mehrzahl nur, wo sie passt. { $hyphens ->
    [no] Was getrennt oder mit Bindestrich geschrieben wird, gilt nicht.
   *[yes] Was getrennt geschrieben wird, gilt nicht; mit Bindestrich ist es ein Wort.
}

## Ein Wort anzweifeln
rule-T10-title = Die Schreibung prüfen
rule-T10 = Bis die nächste Karte gezogen ist, können alle aus dem anderen Team die Schreibung prüfen lassen. Ist sie falsch, { $misspelt ->
    [keep] bleibt, was vor dem ersten Fehler steht, und die übrigen Buchstaben gehen zurück; der Zug ist vorbei.
   *[back] gehen die Buchstaben zurück, und der Zug war umsonst.
} Ist sie richtig, setzt das zweifelnde Team einen Zug aus, und dasselbe Team spielt noch einmal. Ein Wort, das die Sanduhr abgeschnitten hat, ist richtig, wenn irgendein Wort so beginnt.{ $stray_hyphens ->
    [wrong] {" "}Ein Bindestrich, wo keiner hingehört, ist ein Fehler; ein fehlender ist keiner.
   *[ignored] {" "}Bindestriche zählen nicht.
} Eigennamen und fremde Wörter stehen nicht in jedem Wörterbuch: { $names ->
    [everywhere] Verlangt die Kategorie danach oder hat der Kapitän beim Abschließen gesagt, dass es ein Name ist,
   *[asked] Verlangt die Kategorie danach
} und keines kennt das Wort, geschieht nichts.
rule-T11-title = Die Kategorie bestreiten
rule-T11 = Oder das andere Team sagt, dass das Wort nicht passt. Dann erklärt es euer Team{ $content ->
    [yes] . Sind die anderen damit zufrieden, gilt das Wort. Wenn nicht, stimmen alle ab,
   *[no] , und alle stimmen ab,
} gleichzeitig und geheim; du kannst dich auch enthalten. Gibt es mehr Nein als Ja, gehen die Buchstaben zurück, und der Zug war umsonst. Sonst bleiben sie, und niemand verliert etwas.{ $names ->
    [everywhere] {" "}Bei Gleichstand fällt aber ein Wort, das ein Name sein soll und auf keiner Liste des Spiels steht.
   *[asked] {""}
} Was das Spiel selbst von dem Wort hält, erscheint mit dem Ergebnis. { $doubts ->
    [both] Ein Wort kann einmal geprüft und einmal bestritten werden, in beliebiger Reihenfolge. War es richtig geschrieben und fällt dann bei der Abstimmung durch, gehen die Buchstaben zurück, und das zweifelnde Team setzt trotzdem aus.
   *[one] Angezweifelt wird ein Wort nur einmal: geprüft oder bestritten, nicht beides.
}
rule-T13-title = Niemand verrät es euch
rule-T13 = Das Spiel nimmt alles an, was der Kapitän buchstabiert, ob richtig oder falsch. Ob es überhaupt ein Wort war, kommt nur heraus, wenn jemand daran zweifelt.

## Gewinnen
rule-T12-title = Wer gewinnt
rule-T12 = Das Team, das { $to_win } Buchstaben geholt hat, gewinnt, sobald das Wort, das den letzten brachte, nicht mehr angezweifelt werden kann: nach { $challenge ->
    [one] { $challenge } Sekunde
   *[other] { $challenge } Sekunden
}, oder wenn das andere Team es gelten lässt. Gehen seine Buchstaben zurück, geht das Spiel weiter. Ein Tisch kann auch um mehr Buchstaben spielen.
rule-T14-title = Ein fairer Anfang
rule-T14 = { $fair_start ->
    [yes] Wer anfängt, hat einen Vorteil. Darum bewegt das erste Wort des Spiels die Buchstaben insgesamt höchstens um { $fair_steps ->
        [one] { $fair_steps } Schritt
       *[other] { $fair_steps } Schritte
    }.
   *[no] Wer anfängt, hat einen Vorteil, und dieser Tisch nimmt ihn hin. Anderswo bewegt das erste Wort des Spiels die Buchstaben insgesamt nur um wenige Schritte.
}
