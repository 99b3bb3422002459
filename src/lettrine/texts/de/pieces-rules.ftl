# Die Regeln von Glyphen, Blitz und Solitär nach Nummern, wie man sie beim Spielen liest. Was beisammensteht:
# games/{glyphs,quick,solitaire}/help.toml. Die Variablen erklärt die englische Datei.

rules-glyphs-intro = Alle verstecken ein Wort, dessen Buchstaben aus Strichen und Bögen gebaut sind. Biete den anderen Teile an, sieh ihre Buchstaben wachsen, leg im Zweifel ein Teil zurecht und nenne das Wort, sobald du es lesen kannst. Hast du genug Punkte, gewinnst du mit dem nächsten Wort.
rules-quick-intro = Alle zerlegen ein Wort und geben seine Teile nach links weiter. Bau aus den Teilen, die du bekommst, ein Wort, ganz gleich welches: Wer zuerst eins hat, gewinnt.
rules-solitaire-intro = Ein paar Wörter liegen vor dir, jedes ein Häufchen aus Strichen und Bögen. Bau aus jedem Häufchen andere Wörter, so viele du findest.

## Kapitel
rules-pieces = Teile und Buchstaben
rules-secret = Dein Wort
rules-proposing = Ein Teil anbieten
rules-positioning = Ein Teil zurechtlegen
rules-naming = Das Wort nennen
rules-variants = Varianten
rules-race = Der Wettlauf
rules-forming = Wörter bilden
rules-lore = Gut zu wissen

## Teile und Buchstaben
rule-G1-title = Vier Sorten Teile
rule-G1 = Jeder Buchstabe ist aus vier Sorten von Teilen gebaut: dem langen Strich, dem kurzen Strich, der halb so lang ist, dem großen und dem kleinen Bogen.
rule-G2-title = Nur eine Bauweise
rule-G2 = Jeder Buchstabe wird auf genau eine Weise gebaut und gezeichnet, und das Alphabet zeigt sie: Ein O besteht aus zwei großen Bögen, niemals aus zwei kleinen. Manche Buchstaben haben dieselben Teile: A und H, L und T, M und W, ebenso F, K und Z. Nur die Lage der Teile unterscheidet sie.

## Dein Wort
rule-G3-title = Wer was versteckt
rule-G3 = { $least_seats } bis { $most_seats } Personen können mitspielen. Alle verstecken ein Wort mit { $length } Buchstaben.
rule-G3-1981 = Nach diesen Regeln einigt sich die Runde auf sechs oder fünf Buchstaben.
rule-G14-title = Welche Wörter
rule-G14 = Ein Wort muss im Wörterbuch stehen. Abkürzungen gelten nicht, auch nichts mit Bindestrich oder Apostroph. Akzente zählen nicht, aber bei deutschen Wörtern sind Ä, Ö und Ü eigene Buchstaben; ß wird SS. Namen von Personen sind an diesem Tisch { $people ->
    [yes] erlaubt
   *[no] nicht erlaubt
}, Namen von Orten { $places ->
    [yes] erlaubt
   *[no] nicht erlaubt
}, Umgangssprache { $slang ->
    [yes] erlaubt
   *[no] nicht erlaubt
}, Mehrzahl und gebeugte Verben { $inflected ->
    [yes] erlaubt
   *[no] nicht erlaubt
}.{ $offensive ->
    [yes] {""}
   *[no] {" "}Verletzende Wörter werden abgelehnt.
}

## Ein Teil anbieten
rule-G4-title = Feld und Teil
rule-G4 = Bist du dran, wähle eine Person, ein Feld ihres Wortes und ein Teil. Die Antwort ist Ja, wenn dieses Teil dem Buchstaben in dem Feld noch fehlt. Sie ist immer wahr, denn das Spiel selbst gibt sie.
rule-G5-title = Es passt
rule-G5 = Das Teil kommt in das Feld, für alle sichtbar. Du bekommst einen Punkt und machst weiter, bei derselben Person oder einer anderen.
rule-G6-title = Es passt nicht
rule-G6 = Das Teil kommt unter das Feld, damit alle wissen, dass es dort nicht oder nicht mehr gebraucht wird. Dein Zug ist zu Ende, und links von dir geht es weiter. { $miss_point ->
    [asker] Einen Punkt bekommst du trotzdem.
    [owner] Einen Punkt bekommt, wem das Wort gehört.
   *[none] Für einen Fehlgriff bekommt niemand etwas.
}
rule-G7-title = Was der Vorrat hergibt
rule-G7 = Ob im Feld oder darunter, ein Teil bleibt liegen, bis das Wort gefunden ist. Der Vorrat ist begrenzt (lange Striche: { $box_I }, kurze Striche: { $box_i }, große Bögen: { $box_C }, kleine Bögen: { $box_u }): Was aufgebraucht ist, kann niemand anbieten. Kannst du nichts mehr anbieten und nichts mehr zurechtlegen, musst du ein Wort nennen.

## Ein Teil zurechtlegen
rule-G8-title = Wo es hingehört
rule-G8 = Statt etwas anzubieten, kannst du ein Teil, das in einem fremden Feld liegt, zurechtlegen: Schieb und dreh es dahin, wo es deiner Meinung nach hingehört. Die Antwort ist „genau“ oder „falsch“, und ein Lineal braucht niemand: Falsch ist nur, was deutlich danebenliegt. Ein leicht geneigter langer Strich ist genau bei A, V und W, ein waagerechter kurzer Strich unten im Feld bei A, E, L und Z.
rule-G9-title = Genau oder falsch
rule-G9 = Zurechtlegen bringt keine Punkte. Liegt das Teil genau, bleibt es so, und du machst weiter; liegt es falsch, ist es wieder lose, und dein Zug ist zu Ende.

## Das Wort nennen
rule-G10-title = Jederzeit
rule-G10 = Glaubst du, ein fremdes Wort lesen zu können, dann nenne es: jederzeit, ob du dran bist oder nicht. Alle hören es.
rule-G11-title = Das richtige Wort
rule-G11 = Du bekommst { $scoring ->
    [missing] einen Punkt für jedes Teil, das noch fehlte{ $find_bonus ->
        [0] {""}
        [one] , und { $find_bonus } Punkt dazu
       *[other] , und { $find_bonus } Punkte dazu
    }
   *[total] einen Punkt für jedes Teil des Wortes, ob es noch fehlte oder nicht
}. Das Wort wird gezeigt, seine Teile kommen in den Vorrat zurück, auch die unter den Feldern, und wem es gehörte, versteckt ein neues. Der laufende Zug geht weiter. Bis das neue Wort versteckt ist, kann dort niemand fragen; gibt es sonst niemanden zu fragen, wartet das Spiel.
rule-G12-title = Ein falsches Wort
rule-G12 = Du verlierst einen Punkt für jedes Teil, das dein falsches Wort noch gebraucht hätte: Buchstabe für Buchstabe die Teile, die noch nicht im Feld liegen. Das richtige Wort bleibt geheim, und der laufende Zug geht weiter.
rule-G13-title = Wer gewinnt
rule-G13 = Alle beginnen bei null, und ein Punktestand darf unter null fallen. Findest du ein Wort, wenn du schon { $goal ->
    [one] { $goal } Punkt
   *[other] { $goal } Punkte
} oder mehr hast, gewinnst du, wie viel auch immer die anderen haben. Dann werden alle Wörter gezeigt.

## Varianten
rule-G15-title = Varianten
rule-G15 = { $scoring ->
    [missing] Damit es schneller geht, kann ein gefundenes Wort alle seine Teile zählen und keinen Zuschlag; an diesem Tisch zählen die noch fehlenden.
   *[total] An diesem Tisch geht es schneller: Ein gefundenes Wort zählt alle seine Teile, und einen Zuschlag gibt es nicht.
} Die Wörter dürfen auch kürzer oder länger sein. { $prelude ->
    [none] Ein Wettlauf kann vorher entscheiden, wer anfängt; dieser Tisch spielt ohne ihn.
   *[quick] Zuerst kommt ein Wettlauf mit Wörtern aus { $prelude_length } Buchstaben: Wer ihn gewinnt, fängt an und hat schon { $prelude_points ->
        [one] { $prelude_points } Punkt
       *[other] { $prelude_points } Punkte
    }. Gewinnt ihn niemand, beginnt das Spiel, als hätte es ihn nicht gegeben.
}

## Der Wettlauf
rule-G16-title = Wettlauf um ein Wort
rule-G16 = Der Wettlauf ist bei Blitz das ganze Spiel und kann ein Spiel Glyphen eröffnen. Alle verstecken ein Wort, und seine Teile gehen nach links weiter. Wer zuerst aus genau den erhaltenen Teilen ein erlaubtes Wort baut, gewinnt. Es darf irgendein Wort sein, gleich wie lang, nicht nur das versteckte, aber kein Teil darf übrig bleiben. Dann werden alle Wörter gezeigt. Was kein erlaubtes Wort ist oder aus anderen Teilen besteht, wird abgelehnt, und der Wettlauf geht weiter. Du kannst aufgeben; tun es alle, gewinnt niemand. Teile sind immer genug da: Den Vorrat zu zählen, würde etwas über die Wörter der anderen verraten.

## Wörter bilden
rule-G17-title = Neue Wörter aus alten
rule-G17 = Du beginnst mit { $groups } Wörtern aus { $length } Buchstaben. Das Spiel zieht sie, oder es nimmt sie aus einem Text, den du ihm gibst: die ersten { $groups } verschiedenen Wörter mit vier oder fünf Buchstaben, ob sie im Wörterbuch stehen oder nicht. Die Teile jedes Wortes sind eine Gruppe. Bilde aus genau den Teilen einer Gruppe neue Wörter, gleich wie lang, nur nicht ihr eigenes. { $rounds ->
    [on] { formed-in-rounds }
    [off] { formed-at-will }
   *[clock] { $clock ->
        [0] { formed-at-will }
       *[other] { formed-in-rounds }
    }
} Kein Wort zählt zweimal. { $clock ->
    [0] Eine Uhr gibt es nicht: Hör auf, wann du willst.
    [900] Du hast eine Viertelstunde und kannst auch früher aufhören.
    [one] Du hast { $clock } Sekunde und kannst auch früher aufhören.
   *[other] Du hast { $clock } Sekunden und kannst auch früher aufhören.
} Jedes gebildete Wort zählt einen Punkt. Am Ende siehst du alle Wörter, die möglich waren.
formed-in-rounds = Hat jede Gruppe ein neues Wort, beginnt die nächste Runde; bis dahin nimmt keine ein zweites.
formed-at-will = Runden gibt es nicht: Jede Gruppe nimmt jederzeit ein weiteres Wort.

## Gut zu wissen
rule-G18-title = Leichte und schwere Wörter
rule-G18 = SILOS besteht aus neun Teilen, MEMES aus achtzehn; üblich sind bei fünf Buchstaben dreizehn oder vierzehn. Mehr als vier von fünf Teilen sind gerade, lange Striche etwas häufiger als kurze; große Bögen sind die seltensten Teile. Verschiedene Buchstaben können dieselben Teile ergeben: E und T dieselben wie X und V.
