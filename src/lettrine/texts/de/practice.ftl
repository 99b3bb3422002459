# Die Übung: Was würdest du fragen?

## Eine Stellung
practice-title = Was würdest du fragen?
practice-daily = Was würdest du fragen? Die Stellung vom { $day }
practice-turn = { $name } ist an der Reihe.
practice-factor = Der erste Treffer zählt { $factor }-fach.
practice-opponent = { $number }  { $name }
practice-in-vain = vergeblich gefragt: { $letters }
practice-nothing-in-vain = noch nichts vergeblich gefragt
practice-prompt = Nummer und Buchstabe, etwa { $example } (ein Punkt ist ein Leerfeld; Enter zeigt die Antwort):
practice-again = Das kann hier nicht gefragt werden. Gib eine Nummer und einen Buchstaben oder einen Punkt, etwa { $example }.
practice-best = Die beste: Nichts verspricht mehr.
practice-good = Gut: fast so viel wie die beste.
practice-weak = Es gab Besseres.
practice-blunder = Ein Schnitzer: Das war viel weniger wahrscheinlich.
practice-mine = { $letter } bei { $name }: trifft { $chance }-mal von hundert, im Mittel { $points } Punkte und { $bits } Bits; Platz { $rank } von { $count }.
practice-why = Am besten ist { $letter } bei { $name }: trifft { $chance }-mal von hundert, im Mittel { $points } Punkte und { $bits } Bits.
practice-examples = Das zielt auf Wörter wie { $words }.
practice-sum = { $count ->
    [one] Eine Stellung
   *[other] { $count } Stellungen
}, { $best }-mal die beste Frage; { $share } % der Punkte, die die besten versprachen.
practice-none = In diesem Spiel gibt es nichts zu üben: Niemand hat etwas gefragt.
