# Éclair, sur la page ; et l’établi, où l’on construit des mots avec des morceaux : à Éclair, au Solitaire et au prélude de Glyphes.

## L’établi
bench-pieces = { $piece ->
    [I] { $count ->
        [one] 1 grand bâton
       *[other] { $count } grands bâtons
    }
    [i] { $count ->
        [one] 1 petit bâton
       *[other] { $count } petits bâtons
    }
    [C] { $count ->
        [one] 1 grand arc
       *[other] { $count } grands arcs
    }
   *[u] { $count ->
        [one] 1 petit arc
       *[other] { $count } petits arcs
    }
}
bench-hint = Glissez les morceaux dans les cases, touchez-en un pour le choisir et le tourner, ou tapez des lettres.
bench-loose = Morceaux libres
bench-piece = { $name }, tourné de { $angle }°
bench-word = Votre mot
bench-cell = Lettre { $number } : { $letter }
bench-no-letter = pas encore
bench-new-cell = Une nouvelle lettre
bench-tools = Ce qui est choisi
bench-turn-left = Tourner à gauche
bench-turn-right = Tourner à droite
bench-where = Touchez maintenant une case.
bench-take-out = Sortir
bench-become = En faire un { $letter }
bench-move-left = Déplacer d’un rang à gauche
bench-move-right = Déplacer d’un rang à droite
bench-take-apart = Démonter
bench-clear = Tout démonter
bench-rub = Démonter la dernière lettre
bench-unfinished = Les morceaux d’une case en pointillé ne font pas encore une lettre.
bench-missing = Pas de quoi faire un { $letter } : il manque { $pieces }.
bench-left-over = { $left ->
    [0] Une des cases n’est pas encore une lettre.
    [one] Il reste un morceau.
   *[other] Il reste { $left } morceaux.
}
bench-all-used = Tous les morceaux sont placés.
bench-state = { $letters }. { $left ->
    [0] Tous les morceaux sont placés.
   *[other] Il reste : { $pieces }.
}

## La course
quick-race = La course
quick-people = Qui joue
quick-ready = { $who ->
    [you] avez choisi
   *[other] a choisi
}
quick-choosing = { $who ->
    [you] choisissez un mot
   *[other] choisit un mot
}
quick-gave-up = { $who ->
    [you] avez renoncé
   *[other] a renoncé
}
quick-hide = { $length ->
    [3] Cachez un mot de trois lettres
    [4] Cachez un mot de quatre lettres
    [5] Cachez un mot de cinq lettres
   *[6] Cachez un mot de six lettres
}
quick-hide-hint = Ses morceaux vont à { $name }. Vous en recevez d’autres.
quick-pass = Passer les morceaux
quick-passing = Les morceaux de votre mot vont à { $name }.
quick-bench = Construisez un mot avec tous ces morceaux
quick-claim = Annoncer { $word }
quick-give-up = Renoncer
quick-give-up-ask = Renoncer à cette course ?
quick-you-gave-up = Vous avez renoncé. Les autres construisent encore.
quick-watching = Chacun construit un mot avec les morceaux reçus.
quick-time = Temps depuis le début de la course

## Après la course
quick-won = { $winner ->
    [you] Vous gagnez avec { $word }
    [other] { $winner_name } gagne avec { $word }
   *[nobody] Personne n’a construit de mot
}
best-quick-won = Vous avez construit { $word } avec { $pieces } morceaux en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
best-quick-held = { $name } n’a rien tiré à temps des morceaux de votre { $word }.
best-quick-passed = Le mot gagnant, { $built }, est né des morceaux de votre { $word }.
quick-for = { $whom ->
    [you] pour vous
   *[other] pour { $name }
}
quick-given-up = Abandons : { $names }

# Les conseils de la première partie.
coach-quick-hide = Cachez un mot. En voici un : gardez-le, ou tapez le vôtre. Ses morceaux iront à votre gauche.
coach-quick-hide-friends = Cachez un mot. Ses morceaux iront à votre gauche.
coach-quick-build = Voici vos morceaux. Touchez des lettres pour les former, jusqu’au dernier morceau.
coach-quick-over = La course est finie. Qui forme un mot en premier gagne.
