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
practice-blunder = Ein Schnitzer: Die beste Frage hätte viel eher getroffen.
practice-mine = { $letter } bei { $name }: trifft { $chance }-mal von hundert, im Mittel { $points } Punkte und { $bits } Bits; Platz { $rank } von { $count }.
practice-why = Am besten ist { $letter } bei { $name }: trifft { $chance }-mal von hundert, im Mittel { $points } Punkte und { $bits } Bits.
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
practice-lede = Du bist am Zug, in einem Spiel unter starken Bots. Wen fragst du, und nach welchem Buchstaben?
practice-lede-daily = Die Stellung vom { $day }: für alle dieselbe, und ein Versuch. Wen fragst du, und nach welchem Buchstaben?
practice-lede-others = Augenblicke aus einem Spiel anderer. Du sitzt jedes Mal auf dem Platz, der gerade fragen sollte: Wen würdest du fragen, und nach welchem Buchstaben?
practice-lede-own = Augenblicke aus deinem Spiel. Wen würdest du jetzt fragen, und nach welchem Buchstaben?
practice-working = Stellungen werden ausgesucht. Das dauert ein, zwei Sekunden …
practice-number = Stellung { $number } von { $count }
practice-page-mine = { $letter } bei { $name }: eine Aussicht von { $chance }, im Mittel { $points } Punkte und { $bits } Bits; Platz { $rank } von { $count }.
practice-page-best = Am besten ist { $letter } bei { $name }: eine Aussicht von { $chance }, im Mittel { $points } Punkte und { $bits } Bits.
practice-next = Nächste Stellung
practice-copy = Ergebnis kopieren
practice-result = Lettrine: Was würdest du fragen? { $day }, { $words }, { $edition }: { $stars }
practice-tomorrow = Morgen gibt es eine andere; sie wechselt um Mitternacht UTC.
