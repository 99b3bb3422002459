# Wie ein Spiel war, wenn es vorbei ist.
analysis-seats = Mitspielende
analysis-secrets = Geheimnisse
analysis-questions = Fragen
analysis-proposals = Angebotene Teile
analysis-positionings = Zurechtgelegte Teile
analysis-teams = Teams
analysis-turns = Buchstabierte Wörter
analysis-challenges = Anfechtungen
analysis-namings = Genannte Wörter
analysis-missed = Wörter, die zu nennen sich gelohnt hätte
analysis-answers = Selbst gewählte Felder
analysis-column-player = Name
analysis-column-score = Punkte
analysis-column-luck = Glück
analysis-column-skill = ohne Glück
analysis-column-hits = Treffer
analysis-column-regret = verschenkt
analysis-column-blunders = Schnitzer
analysis-column-naming = durch Nennen
analysis-column-rash = voreilig
analysis-column-missed = verpasst
analysis-column-given-away = verratene Bits
analysis-column-secret = Geheimnis
analysis-column-bits = Bits
analysis-column-misses = Fehlgriffe erwartet
analysis-column-harder = schwerer als %
analysis-column-in-vain = Fehlgriffe
analysis-column-step = Schritt
analysis-column-asking = wer fragt
analysis-column-letter = was
analysis-column-answer = Antwort
analysis-column-chance = Chance %
analysis-column-points = Punkte
analysis-column-told = Bits
analysis-column-best = besser
analysis-column-note = Bemerkung
analysis-column-calling = wer nennt
analysis-column-sequence = Wort
analysis-column-callers = von wem
analysis-column-of = wessen
analysis-column-worth = wert
analysis-column-space = Feld
analysis-column-kept = bleibt %
analysis-column-best-space = besser
analysis-column-best-kept = bliebe %
analysis-column-yes = Ja
analysis-column-exact = gelegt
analysis-column-needed = Fragen nötig
analysis-column-found = gefunden
analysis-column-piece = Feld und Teil
analysis-column-position = Feld und Lage
analysis-column-clearest = verrät am meisten
analysis-column-team = Team
analysis-column-words = Wörter
analysis-column-refuted = zurück
analysis-column-challenges = Anfechtungen
analysis-column-captain = Kapitän
analysis-column-category = Kategorie
analysis-column-captured = geholt
analysis-column-kind = was
analysis-column-won = zurückgeholt
analysis-hit = Treffer
analysis-miss = daneben
analysis-void = hinfällig
analysis-pending = keine
analysis-right = richtig
analysis-wrong = falsch
analysis-blunder = Schnitzer
analysis-rash = voreilig
analysis-yes = ja
analysis-no = nein
analysis-exact = genau
analysis-check = Schreibung
analysis-contest = Kategorie
analysis-went-back = zurückgenommen
analysis-misspelt = falsch geschrieben, ungeprüft
analysis-wins = um den Sieg
analysis-winner = { $name } (gewonnen)
analysis-tray-left = links
analysis-tray-right = rechts
analysis-legend = In Klammern: was nach allem zu erwarten war, was alle damals wussten. Glück ist, was herauskam, abzüglich dessen, was zu erwarten war, zuzüglich dessen, was Karten brachten. „Verschenkt“ zählt Punkte gegen die beste Frage, die es gab. „Bleibt“ sagt, wie viel von allem Möglichen möglich blieb.
analysis-legend-glyphs = In Klammern: was nach allem zu erwarten war, was alle damals wussten. Ein Ja ist einen Punkt mehr wert als ein Nein: den eigenen oder, wo auch ein Nein zählt, den des nächsten Angebots. Glück ist, was herauskam, abzüglich dessen, was zu erwarten war; „verschenkt“ zählt gegen das Angebot mit der größten Chance. „Fragen nötig“: wenn man immer fragt, was am meisten verrät.
analysis-legend-tug = Ein geholter Buchstabe ist 1 wert, einer, der näher kommt, einen Bruchteil, der Sieg 5. „Besser“ ist die Antwort auf unseren Karten, die am meisten wert war; „verschenkt“ sagt, was sie mehr wert war als das Wort, das stehen blieb.

## Die Seite
analysis-title = Das Spiel im Rückblick
analysis-working = Das Spiel wird durchgerechnet. Das dauert ein, zwei Sekunden …
analysis-none = Noch gibt es nichts zu analysieren: Das Spiel ist nicht zu Ende.
analysis-further = Wie weiter?
analysis-practise = Mit diesem Spiel üben
analysis-json = Alle Zahlen herunterladen
analysis-basis = Alle Zahlen gehen davon aus, was man wissen konnte, wenn man jede Frage und jede Antwort gehört und keine vergessen hat.

## Was jemand sagen würde, der dich mag
friend-overall = { $grade ->
    [best] Viel besser als du kann man kaum fragen
    [good] Du hast gut gefragt
    [weak] Manchmal hast du gut gefragt, manchmal gab es Besseres
   *[blunder] Deine Fragen waren oft weit von den besten entfernt
}{ $end ->
    [won] , und du hast gewonnen.
    [unlucky] ; das Glück war gegen dich.
   *[lost] ; diesmal hat jemand anders gewonnen.
}
friend-team = { $grade ->
    [best] Euer Team hat fast immer das stärkste Wort gefunden
    [good] Euer Team hat gute Wörter gefunden
   *[weak] Für viele Karten gab es stärkere Wörter als eure
}{ $end ->
    [won] , und ihr habt gewonnen.
   *[lost] ; diesmal haben die anderen gewonnen.
}
friend-best-call = Deine beste Entscheidung: { $sequence } zu nennen, bei einer Chance von { $chance }.
friend-best-question = Deine beste Entscheidung: { $of_name } nach { $letter ->
    [blank] einem Leerfeld
   *[other] { $letter }
} zu fragen, bei einer Chance von { $chance }.
friend-best-offer = Deine beste Entscheidung: { $asked }, Feld { $cell } von { $of_name }, bei einer Chance von { $chance }.
friend-best-word = Das beste Wort eures Teams: { $word }, für „{ $category }“.
friend-try-call = Nächstes Mal: Trau dich, das Wort zu nennen. Es war { $sequence }, bei einer Chance von { $chance }.
friend-try-question = Nächstes Mal: Such den Buchstaben mit der größeren Chance. { $best_letter ->
    [blank] Ein Leerfeld
   *[other] { $best_letter }
} hatte { $best_chance }, deine Frage nach { $letter ->
    [blank] einem Leerfeld
   *[other] { $letter }
} nur { $chance }.
friend-try-offer = Nächstes Mal: Such das Teil mit der größeren Chance. Feld { $best_cell } ({ $best_asked }) hatte { $best_chance }, dein Angebot ({ $asked }) nur { $chance }.
friend-try-wait = Nächstes Mal: Warte noch etwas, bevor du ein Wort nennst. { $sequence } hatte nur eine Chance von { $chance }.
friend-try-word = Nächstes Mal: Für „{ $category }“ wäre { $best } stärker gewesen.
friend-try-check = Nächstes Mal: Zweifle an der Schreibung. { $word } war falsch geschrieben, und niemand hat nachgesehen.
friend-try-trust = Nächstes Mal: Trau der Schreibung mehr. { $word } war richtig, und das Nachsehen hat einen Zug gekostet.
friend-try-more = Zu verbessern gab es fast nichts: { $end ->
    [won] Nimm es nächstes Mal mit Stärkeren auf.
   *[lost] Nächstes Mal läuft es vielleicht für dich.
}

## Das Urteil
analysis-verdict = Das Urteil
analysis-show = Schritt { $step }
analysis-verdict-deserved = { $winner ->
    [you] Du hast gewonnen und am besten gespielt: Ohne Glück hättest du { $skill } Punkte gehabt.
   *[other] { $winner_name } hat gewonnen und am besten gespielt: Ohne Glück wären es { $skill } Punkte gewesen.
}
analysis-verdict-better = { $winner ->
    [you] Du hast gewonnen, aber { $best_name } hat besser gespielt:
   *[other] { $best ->
        [you] { $winner_name } hat gewonnen, aber du hast besser gespielt:
       *[other] { $winner_name } hat gewonnen, aber { $best_name } hat besser gespielt:
    }
} Ohne Glück wäre es { $winner_skill } zu { $best_skill } ausgegangen.
analysis-verdict-lucky = { $seat ->
    [you] Das Glück war auf deiner Seite: Es brachte dir { points-count }.
   *[other] Das Glück war bei { $seat_name }: Es brachte { points-count }.
}
analysis-verdict-unlucky = { $seat ->
    [you] Du hattest Pech: Das kostete dich { points-count }.
   *[other] { $seat_name } hatte Pech: Das kostete { points-count }.
}
analysis-verdict-even = Das Glück war auf niemandes Seite.
analysis-verdict-ahead = { $seat ->
    [you] Bei Schritt { $step } fiel die Entscheidung: Von da an lagst du vorn.
   *[other] Bei Schritt { $step } fiel die Entscheidung: Von da an lag { $seat_name } vorn.
}
analysis-verdict-blunder = Der deutlichste Fehler: { $letter ->
    [blank] ein Leerfeld
   *[other] { $letter }
} bei { $of ->
    [you] dir
   *[other] { $of_name }
}, gefragt von { $seat ->
    [you] dir
   *[other] { $seat_name }
}, hatte eine Chance von { $chance }. { $best_letter ->
    [blank] Ein Leerfeld
   *[other] { $best_letter }
} bei { $best ->
    [you] dir
   *[other] { $best_name }
} hatte { $best_chance }.
analysis-verdict-no-blunder = Niemand hat etwas gefragt, das weit vom Besten entfernt war.
analysis-verdict-rash = Zu früh: { $seat ->
    [you] Du nanntest
   *[other] { $seat_name } nannte
} { $sequence } als { $of ->
    [you] dein Wort
   *[other] das Wort von { $of_name }
} bei einer Chance von { $chance }.
analysis-verdict-missed = Eine verpasste Gelegenheit: { $sequence } als { $of ->
    [you] dein Wort
   *[other] das Wort von { $of_name }
} zu nennen hätte bei einer Chance von { $chance } im Schnitt { points-count } gebracht.{ $right ->
    [yes] {""}
   *[no] {" "}Es wäre aber falsch gewesen, wie man jetzt weiß.
}
analysis-verdict-none-missed = Niemand hat ein Wort verpasst, das zu nennen sich gelohnt hätte.

## Glück und Können
analysis-luck-and-skill = Glück und Können
analysis-luck-and-skill-hint = Glück ist, was besser oder schlechter kam, als zu erwarten war, und was Karten brachten. Können sind die Punkte ohne das Glück.
analysis-skill = Können
analysis-luck = Glück
analysis-in-detail = Im Einzelnen
analysis-expected = { $got } (erwartet { $expected })
analysis-by-asking = Punkte durch Fragen
analysis-by-naming = Punkte durch genannte Wörter
analysis-by-cards = Punkte durch Karten
analysis-kept-hidden = Punkte für Verdecktes am Ende
analysis-penalties = Strafen
analysis-given-up = verschenkt gegen das Beste
analysis-rash-namings = zu früh genannte Wörter
analysis-let-pass = verpasste Wörter

## Im Lauf des Spiels
analysis-bits-left = Was noch unbekannt war
analysis-bits-left-hint = Je tiefer die Linie, desto leichter war das Wort zu erraten. Jede Stufe um 1 nach unten verdoppelt die Chance; bei 0 ist das Wort bekannt.
analysis-luck-over-time = Das Glück im Lauf des Spiels
analysis-luck-hint = Punkte mehr oder weniger, als zu erwarten waren.

## Jede Frage
analysis-every-question = Jede Frage
analysis-of-whom = Wer
analysis-everybody = alle
analysis-only-mistakes = Nur Fehler
analysis-nothing-such = Hier gibt es nichts zu zeigen.
analysis-turn-of = Dran: { $name }
analysis-named-by = { $name } → { $of }
analysis-missed-tag = verpasst
analysis-row-question = { $letter ->
    [blank] Leerfeld
   *[other] { $letter }
}, { $of }: { $answer }, Chance { $chance }, Punkte { $points }{ $blunder ->
    [yes] , Schnitzer
   *[no] {""}
}
analysis-row-naming = Wort genannt, { $name } → { $of }: { $sequence }, { $right ->
    [yes] richtig
   *[no] falsch
}, Chance { $chance }, Punkte { $points }{ $rash ->
    [yes] , zu früh
   *[no] {""}
}
analysis-row-missed = Wort verpasst, { $of }: { $sequence }, Chance { $chance }; nennen konnten es: { $names }
analysis-chance = Chance
analysis-points = Punkte
analysis-bits = was die Antwort verriet, in Bits
analysis-bits-meaning = Ein Bit Information halbiert, was noch möglich ist.
analysis-given-away = Hilfe für die anderen, in Bits
analysis-place = Platz nach Punkten
analysis-worth = Punkte im Schnitt
analysis-would-be = es wäre gewesen
analysis-who-could = wer es konnte
analysis-from-to = Schritte
analysis-points-and-bits = { points-count }, { bits-count }
analysis-option = { $letter ->
    [blank] ein Leerfeld
   *[other] { $letter }
} bei { $of ->
    [you] dir
   *[other] { $of_name }
} ({ $chance }, im Schnitt { points-count }, { bits-count })
analysis-was-best = Keine Frage versprach mehr Punkte.
analysis-best-was = Die meisten Punkte: { $question }.
analysis-clearest-was = Am meisten zu lernen: { $question }.
analysis-to-replay = Schritt { $step } in der Wiederholung

## Geheimnisse und Entscheidungen
analysis-how-hard = Wie schwer die Wörter waren
analysis-harder-than = Schwerer als { $percent } von 100 gebräuchlichen Wörtern.
analysis-secret-figures = { $expected } Fehlgriffe waren zu erwarten. { $questions ->
    [0] Nie
    [one] Einmal
   *[other] { $questions }-mal
} gefragt, { $misses ->
    [0] nie
    [one] davon einmal
   *[other] davon { $misses }-mal
} daneben.
analysis-guessed-at-start = Zu Beginn lag die Chance, es zu erraten, bei etwa 1 zu { $count }.
analysis-not-in-lexicon = Nicht im Wörterbuch.
analysis-choice = { $name }: { $best ->
    [yes] Feld { $space } verriet am wenigsten.
   *[no] Feld { $space } ließ { $kept } des Möglichen übrig, Feld { $best_space } hätte { $best_kept } gelassen.
}
analysis-choices-sum = { $count ->
    [0] Niemand hatte eine Wahl.
    [one] Einmal gab es eine Wahl
   *[other] { $count }-mal gab es eine Wahl
}{ $count ->
    [0] {""}
   *[other] ; { $best ->
        [0] nie
        [one] einmal
       *[other] { $best }-mal
    } fiel sie auf das, was am wenigsten verriet.
}
analysis-choices-costly = { $count ->
    [one] Die eine, die mehr verriet
   *[other] Die { $count }, die mehr verrieten
}

## Glyphs
analysis-luck-and-skill-hint-glyphs = Glück ist, was besser oder schlechter kam, als zu erwarten war; ein Ja zählt einen Punkt mehr als ein Nein. Können sind die Punkte ohne das Glück.
analysis-by-owning = Punkte für Fehlgriffe der anderen
analysis-by-prelude = Punkte aus dem Auftakt
analysis-every-proposal = Jedes Angebot
analysis-at-cell = { $of }, Feld { $cell }
analysis-row-piece = { $asked }, { $of }, Feld { $cell }: { $answer }, Chance { $chance }{ $blunder ->
    [yes] , Schnitzer
   *[no] {""}
}
analysis-place-by-chance = Platz nach Chance
analysis-owner-points = Punkte für das eigene Wort
analysis-piece-option = { $asked }, { $of ->
    [you] dein Feld { $cell }
   *[other] Feld { $cell } von { $of_name }
} ({ $chance }, im Schnitt { bits-count })
analysis-bits-only = { bits-count }
analysis-was-likeliest = Kein Angebot hatte eine größere Chance auf ein Ja.
analysis-likeliest-was = Am ehesten ein Ja: { $question }.
analysis-was-clearest = Nichts hätte mehr verraten.
analysis-won-game = Mit diesem Fund war das Spiel gewonnen.
analysis-would-win = Mit diesem Wort wäre das Spiel gewonnen gewesen: Das ist ein Wagnis wert.
analysis-verdict-proposal = Der deutlichste Fehler: { $asked }, { $of ->
    [you] dein Feld { $cell }
   *[other] Feld { $cell } von { $of_name }
}, angeboten von { $seat ->
    [you] dir
   *[other] { $seat_name }
}, hatte eine Chance von { $chance }. Das mit der größten Chance – { $best_asked }, { $best ->
    [you] dein Feld { $best_cell }
   *[other] Feld { $best_cell } von { $best_name }
} – hatte { $best_chance }.
analysis-verdict-last-find = { $of ->
    [you] Dein Wort { $sequence }
   *[other] Das Wort von { $of_name }, { $sequence }
}, bei einer Chance von { $chance } genannt, hat das Spiel entschieden.
analysis-word-figures = Wer stets fragt, was am meisten verrät, hätte { $needed ->
    [one] eine Frage
   *[other] { $needed } Fragen
} gebraucht. { $questions ->
    [0] Nie
    [one] Einmal
   *[other] { $questions }-mal
} gefragt, { $misses ->
    [0] nie
    [one] davon einmal
   *[other] davon { $misses }-mal
} daneben.
analysis-word-found = { $by ->
    [nobody] Niemand hat es gefunden.
    [you] Du hast es bei Schritt { $step } gefunden.
   *[other] { $by_name } hat es bei Schritt { $step } gefunden.
}

## Tug
analysis-basis-tug = Ein geholter Buchstabe ist 1 wert, einer, der näher kommt, einen Bruchteil, der Sieg 5 mehr. Jedes Wort wird an den Antworten auf unseren Karten gemessen; eines, das auf keiner steht, kann mehr wert sein.
analysis-every-word = Jedes Wort
analysis-captured-over-time = Geholte Buchstaben
analysis-balance = Was das Brett wert war
analysis-balance-hint = Für { $team }: Über 0 neigt sich das Brett zu diesem Team, unter 0 zum anderen.
analysis-unchecked = falsch Geschriebenes, ungeprüft
analysis-moved = Schritte der Buchstaben
analysis-place-on-card = Platz unter den Antworten
analysis-misspelt-tag = falsch
analysis-no-word = kein Wort
analysis-no-word-tag = keines
analysis-best-answers = Auf unseren Karten am meisten wert: { $answers }.
analysis-row-turn = { $word }, { $category }, { $name }: wert { $worth }{ $captured ->
    [none] {""}
   *[other] , geholt { $captured }
}{ $note ->
    [none] {""}
   *[other] , { $note }
}
analysis-challenged-by = { $name }: { $kind ->
    [check] Schreibung
   *[contest] Kategorie
}
analysis-row-challenge = Anfechtung, { $name }: { $kind ->
    [check] Schreibung
   *[contest] Kategorie
} von { $word }, { $answer }{ $rash ->
    [yes] , voreilig
   *[no] {""}
}
analysis-verdict-leaning = Von Schritt { $step } an neigte sich das Brett zu { $team }.
analysis-verdict-best-word = Das stärkste Wort des Spiels: { $word } zu „{ $category }“, { $worth }.
analysis-verdict-given-up = Am meisten verschenkt wurde bei „{ $category }“: { $best } wäre { $points } mehr wert gewesen als { $word ->
    [none] gar kein Wort
   *[other] { $word }{ $stands ->
        [yes] {""}
       *[no] , das nicht gegolten hat
    }
}.
analysis-verdict-nothing-given-up = Keine Antwort auf unseren Karten war mehr wert als die buchstabierten Wörter.
analysis-verdict-rash-check = Zu Unrecht { $seat ->
    [you] hast du
   *[other] hat { $seat_name }
} die Schreibung von { $word } angezweifelt: Das hat einen Zug gekostet.
analysis-verdict-unchecked = { $word } war falsch geschrieben, und niemand hat es geprüft.

## Vom Urteil oder von einer Kurve zur Liste, oder zum Schritt selbst
analysis-to-list = Schritt { $step } in der Liste
analysis-verdict-ahead-card = Eine Karte gab den Ausschlag: { $seat ->
    [you] Sie brachte dich von { $from } auf { $to } Punkte und endgültig nach vorn.
   *[other] Sie brachte { $seat_name } von { $from } auf { $to } Punkte und endgültig nach vorn.
}
analysis-verdict-ahead-kept = Das Ende gab den Ausschlag: { $seat ->
    [you] Was du noch verdeckt hattest, brachte dich von { $from } auf { $to } Punkte und nach vorn.
   *[other] Was noch verdeckt war, brachte { $seat_name } von { $from } auf { $to } Punkte und nach vorn.
}
analysis-verdict-ahead-other = Bei Schritt { $step } fiel die Entscheidung, ohne Frage und ohne genanntes Wort: Von da an { $seat ->
    [you] lagst du
   *[other] lag { $seat_name }
} vorn.
