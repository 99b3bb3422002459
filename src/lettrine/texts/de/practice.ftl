# Die Übung: Was würdest du fragen?

## Eine Stellung
practice-title = Was würdest du fragen?
practice-daily = Was würdest du fragen? Die Stellung vom { $day }
practice-turn = { $name } ist dran.
practice-factor = Ein Treffer zählt jetzt { $factor }-fach.
practice-opponent = { $number }  { $name }
practice-in-vain = Fehlgriffe: { $letters }
practice-nothing-in-vain = noch kein Fehlgriff
practice-prompt = Nummer und Buchstabe, etwa { $example } (ein Punkt ist ein Leerfeld; die Eingabetaste zeigt die Antwort):
practice-again = Das kann hier nicht gefragt werden. Gib eine Nummer und einen Buchstaben oder einen Punkt ein, etwa { $example }.
practice-best = Besser ging es nicht.
practice-good = Eine gute Frage, nicht weit hinter der besten.
practice-weak = Es gab eine bessere Frage.
practice-blunder = Ein Schnitzer: Die beste Frage war viel besser.
practice-mine = { $letter } bei { $name }: trifft in { $chance } von hundert Fällen, im Schnitt { points-count }. Platz { $rank } von { $count }; das verrät { bits-count }.
practice-why = Am besten war { $letter } bei { $name }: trifft in { $chance } von hundert Fällen, im Schnitt { points-count }. Das verrät { bits-count }.
practice-examples = Das zielt auf Wörter wie { $words }.
practice-sum = { $count ->
    [one] Eine Stellung
   *[other] { $count } Stellungen
}, { $best ->
    [0] nie
    [one] einmal
   *[other] { $best }-mal
} die beste Frage; { $share } % der Punkte, die die besten versprachen.
practice-none = In diesem Spiel gibt es nichts zu üben: Niemand hat etwas gefragt.

## Die Seite
practice-lede = Du bist dran, in einem Spiel unter starken Bots. Wen fragst du, und nach welchem Buchstaben?
practice-lede-daily = Die Stellung vom { $day }: für alle dieselbe, und du hast einen Versuch. Wen fragst du, und nach welchem Buchstaben?
practice-lede-others = Augenblicke aus einem Spiel anderer. Du sitzt jedes Mal auf dem Platz, der gerade dran war: Wen würdest du fragen, und nach welchem Buchstaben?
practice-lede-own = Augenblicke aus deinem Spiel. Wen würdest du jetzt fragen, und nach welchem Buchstaben?
practice-working = Stellungen werden ausgesucht. Das dauert ein, zwei Sekunden …
practice-number = Stellung { $number } von { $count }
practice-page-mine = { $letter } bei { $name }: eine Chance von { $chance }, im Schnitt { points-count }. Platz { $rank } von { $count }; die Antwort lässt etwa { $left } des Möglichen übrig.
practice-page-best = Am besten war { $letter } bei { $name }: eine Chance von { $chance }, im Schnitt { points-count }. Die Antwort lässt etwa { $left } des Möglichen übrig.
practice-next = Nächste Stellung
practice-result = { $day }, { $words }, { $edition }
practice-tomorrow = Morgen gibt es eine andere; sie wechselt um Mitternacht UTC.
