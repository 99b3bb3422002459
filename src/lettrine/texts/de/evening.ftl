# Ein Abend: viele Leute an mehreren Tischen, gespielt von Bots.
evening-playing = Es wird gespielt
evening-progressive = mit Tischwechsel
evening-duplicate = Duplikat
evening-round_robin = jede mit jedem
evening-title = { $game }, { $language }, { $edition }, { $kind }: { $places } Plätze, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, Startwert { $seed }
evening-round = Runde { $round }
evening-table = Tisch
evening-seat = Sitz
evening-name = Name
evening-score = Punkte
evening-points = ± Mittel
evening-total = Summe
evening-lot = Los
evening-next = geht weiter an
evening-goes = Tisch { $table }, Sitz { $seat }
evening-a-bot = { $name } (Bot)
evening-number = { $number }
evening-par = Je Sitz das Wort und was Meisterbots daraus gemacht haben: { $par }
evening-standing = Endstand
evening-rank = Rang
evening-places = Summe der Ränge
evening-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
evenings-title = { $game }, { $language }, { $edition }, { $kind }: { $evenings } Abende mit { $places } Plätzen und { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
evening-bot = Bot
evening-seats = Zahl
evening-wins = Anteil der Siege, jeweils
evenings-caption = [ ] 95-%-Intervalle · von zweien endet der stärkere vorn: { $apart } · { $games } Spiele · Startwert { $seed }

## Warum ein Abend nicht sein kann oder die Aufzeichnung eines Abends nicht stimmt
no_evening = { $game } lässt sich nicht an Vierertischen spielen. Wähle ein anderes Spiel oder andere Optionen.
no_duplicate = An einem Duplikatabend werden die Wörter ausgeteilt, und { $game } lässt sich nicht austeilen. Wähle eine andere Art, oder Sonde.
no_people = Ein Abend braucht mindestens eine Person.
wrong_places = Ein Abend hat ein Vielfaches von vier Plätzen, von { $least } bis { $most }.
too_many_people = So viele können sich nicht alle gleich oft treffen: Das geht mit höchstens { $most } Plätzen. Wähle eine andere Art.
too_many_rounds = Bei { $places } Plätzen haben sich nach { $most } Runden alle getroffen. Verlange höchstens so viele.
one_evening_a_file = Eine Datei enthält einen Abend: Lass --record weg, oder spiele nur einen Abend.
no_such_place = Diesen Platz hat an diesem Abend niemand.
already_here = Diese Person ist schon da.
not_present = Diese Person ist schon gegangen oder noch nicht gekommen.
not_a_bots_place = Nur der Platz eines Bots lässt sich übernehmen, und dieser gehört einer Person.
not_between_rounds = Das geht nur zwischen zwei Runden.
nothing_to_deal = Hier gibt es nichts auszuteilen.
not_dealt = Die nächste Runde ist noch nicht ausgeteilt.
no_round = Es läuft keine Runde.
already_finished = Dieser Tisch ist schon fertig.
wrong_scores = Ein Tisch hat vier Punktzahlen, eine je Sitz.
wrong_seating = Nach den Losen und Wechseln dieses Abends sitzen dort andere.
wrong_deal = Was über die Verteilung gesagt wird, ist nicht, was ausgeteilt oder vorher daraus gemacht wurde.
wrong_table = Das ist nicht, was dieser Tisch in dieser Runde spielt: „{ $what }“ ist anders.
wrong_result = Das Spiel an diesem Tisch ging anders aus.
wrong_order = Wer an einem Tisch vorn war, oder ein Los, ist nicht so, wie Spiele und Startwert es ergeben.
wrong_moves = Nach Spielen und Startwert gehen andere weiter, oder auf andere Sitze.
wrong_totals = Die Summen sind nicht die der Spiele.
wrong_place = Was über diesen Platz gesagt wird, kann in diesem Augenblick nicht sein.
whole_evening = FILE ist ein ganzer Abend. Von einem Sitz aus lässt sich ein einzelnes Spiel ansehen; lass --as weg.
