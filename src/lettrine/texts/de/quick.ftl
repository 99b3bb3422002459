# Blitz, auf der Seite; und die Werkbank, an der aus Teilen Wörter gebaut werden: in Blitz, Solitär und dem Auftakt von Glyphen.

## Die Werkbank
bench-pieces = { $piece ->
    [I] { $count ->
        [one] 1 langer Strich
       *[other] { $count } lange Striche
    }
    [i] { $count ->
        [one] 1 kurzer Strich
       *[other] { $count } kurze Striche
    }
    [C] { $count ->
        [one] 1 großer Bogen
       *[other] { $count } große Bögen
    }
   *[u] { $count ->
        [one] 1 kleiner Bogen
       *[other] { $count } kleine Bögen
    }
}
bench-hint = Zieh Teile in die Felder, tippe eins an, um es zu wählen und zu drehen, oder tippe Buchstaben.
bench-loose = Lose Teile
bench-piece = { $name }, um { $angle }° gedreht
bench-word = Dein Wort
bench-cell = Buchstabe { $number }: { $letter }
bench-no-letter = noch keiner
bench-new-cell = Ein neuer Buchstabe
bench-tools = Was gewählt ist
bench-turn-left = Nach links drehen
bench-turn-right = Nach rechts drehen
bench-where = Tippe jetzt auf ein Feld.
bench-take-out = Herausnehmen
bench-become = Zu { $letter } machen
bench-move-left = Einen Platz nach links
bench-move-right = Einen Platz nach rechts
bench-take-apart = Zerlegen
bench-clear = Von vorn
bench-rub = Den letzten Buchstaben zerlegen
bench-unfinished = Die Teile im gestrichelten Feld sind noch kein Buchstabe.
bench-missing = Für { $letter } fehlen Teile: { $pieces }.
bench-left-over = { $left ->
    [0] Eins der Felder ist noch kein Buchstabe.
    [one] Ein Teil ist übrig.
   *[other] { $left } Teile sind übrig.
}
bench-all-used = Alle Teile sind verbaut.
bench-state = { $letters }. { $left ->
    [0] Alle Teile sind verbaut.
   *[other] Übrig: { $pieces }.
}

## Der Wettlauf
quick-race = Der Wettlauf
quick-people = Wer mitspielt
quick-ready = { $who ->
    [you] bist bereit
   *[other] ist bereit
}
quick-choosing = { $who ->
    [you] wählst ein Wort
   *[other] wählt ein Wort
}
quick-gave-up = { $who ->
    [you] hast aufgegeben
   *[other] hat aufgegeben
}
quick-hide = { $length ->
    [3] Versteck ein Wort mit drei Buchstaben
    [4] Versteck ein Wort mit vier Buchstaben
    [5] Versteck ein Wort mit fünf Buchstaben
   *[6] Versteck ein Wort mit sechs Buchstaben
}
quick-hide-hint = Seine Teile bekommt { $name }. Du bekommst andere.
quick-pass = Teile weitergeben
quick-passing = Die Teile deines Wortes bekommt { $name }.
quick-bench = Bau aus allen diesen Teilen irgendein Wort
quick-claim = { $word } ansagen
quick-give-up = Aufgeben
quick-give-up-ask = Diesen Wettlauf aufgeben?
quick-you-gave-up = Du hast aufgegeben. Die anderen bauen noch.
quick-watching = Alle bauen ein Wort aus den Teilen, die sie bekommen haben.
quick-time = Zeit seit Beginn des Wettlaufs

## Nach dem Wettlauf
quick-won = { $winner ->
    [you] Du gewinnst mit { $word }
    [other] { $winner_name } gewinnt mit { $word }
   *[nobody] Niemand hat ein Wort gebaut
}
best-quick-won = Du hast { $word } aus { $pieces } Teilen gebaut, in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
best-quick-held = { $name } konnte mit den Teilen von deinem { $word } rechtzeitig nichts anfangen.
best-quick-passed = Das Siegerwort { $built } entstand aus den Teilen von deinem { $word }.
quick-for = { $whom ->
    [you] für dich
   *[other] für { $name }
}
quick-given-up = Aufgegeben: { $names }

# Die Tipps im ersten Spiel.
coach-quick-hide = Versteck ein Wort. Hier ist eins: Behalte es oder tippe dein eigenes. Seine Teile gehen nach links weiter.
coach-quick-hide-friends = Versteck ein Wort. Seine Teile gehen nach links weiter.
coach-quick-build = Das sind deine Teile. Tippe auf Buchstaben, um sie zu bauen, bis kein Teil mehr übrig ist.
coach-quick-over = Das war der Wettlauf. Wer zuerst ein Wort baut, gewinnt.
