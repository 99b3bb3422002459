# Une table de Glyphes sur la page.

## Les morceaux et leur position
glyphs-pieces = { $piece ->
    [I] { $count ->
        [one] { $count } grand bâton
       *[other] { $count } grands bâtons
    }
    [i] { $count ->
        [one] { $count } petit bâton
       *[other] { $count } petits bâtons
    }
    [C] { $count ->
        [one] { $count } grand arc
       *[other] { $count } grands arcs
    }
   *[u] { $count ->
        [one] { $count } petit arc
       *[other] { $count } petits arcs
    }
}
glyphs-lies = { piece-name } { $lie ->
    [upright] debout
    [level] couché
    [leaning-right] penché à droite
    [leaning-left] penché à gauche
    [diagonal-right] montant vers la droite
    [diagonal-left] descendant vers la droite
    [open-up] ouvert en haut
    [open-right] ouvert à droite
    [open-down] ouvert en bas
   *[open-left] ouvert à gauche
}, { $row ->
    [high] { $column ->
        [left] en haut à gauche
        [right] en haut à droite
       *[middle] en haut
    }
    [low] { $column ->
        [left] en bas à gauche
        [right] en bas à droite
       *[middle] en bas
    }
   *[middle] { $column ->
        [left] à gauche
        [right] à droite
       *[middle] au milieu
    }
}

## Les cases
glyphs-your-cells = Vos cases
glyphs-cells-of = Cases { ELIDE("de", $name) }
glyphs-cell = Case { $cell } { ELIDE("de", $name) } :
glyphs-cell-number = Case { $cell } :
glyphs-cell-own = { $letter ->
    [none] Case { $cell } :
   *[other] Case { $cell }, { $letter } :
}
glyphs-cell-empty = encore rien de trouvé.
glyphs-cell-placed = en place : { $pieces }.
glyphs-cell-loose = à positionner : { $pieces }.
glyphs-cell-below = N’y manque pas ou plus : { $pieces }.
glyphs-cell-wrong = C’était faux : { $pieces }.
glyphs-no-word = { $name } choisit un mot…
glyphs-no-word-yours = Cachez un mot
glyphs-found-words = Déjà trouvés : { $words }
glyphs-target = la case { $cell } { ELIDE("de", $name) }

## Cacher
glyphs-prelude = D’abord une course : qui la gagne commence{ $points ->
    [0] .
    [one] {" "}avec { $points } point d’avance.
   *[other] {" "}avec { $points } points d’avance.
}
glyphs-hide = { $again ->
    [yes] Votre mot est trouvé. Cachez-en un autre de { $length } lettres
   *[no] Cachez un mot de { $length } lettres
}
glyphs-size = { $pieces ->
    [0] Chaque lettre est faite de morceaux.
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
}{ $state ->
    [long] {" "}– trop long
   *[other] {""}
}

## Proposer
glyphs-goal = { $reached ->
    [yes] Trouvez encore un mot pour gagner !
   *[no] { $goal ->
        [one] Atteignez { $goal } point, puis trouvez un mot pour gagner.
       *[other] Atteignez { $goal } points, puis trouvez un mot pour gagner.
    }
}
glyphs-task = Proposez un morceau : quelle case ?
glyphs-task-which = Quel morceau pour { $target } ?
glyphs-task-where = { $piece ->
    [I] Où manque-t-il un grand bâton ?
    [i] Où manque-t-il un petit bâton ?
    [C] Où manque-t-il un grand arc ?
   *[u] Où manque-t-il un petit arc ?
}
glyphs-task-none = { $can ->
    [position] La réserve est vide. Positionnez un morceau ou annoncez un mot.
   *[name] La réserve est vide. Annoncez un mot.
}
glyphs-keys = Au clavier : 1 à { $length } et les flèches choisissent une case ; I, i, C et u un morceau, qu’Entrée propose ; ! annonce un mot.
glyphs-box = La réserve de morceaux
glyphs-offer-piece = { $target ->
    [none] Proposer { piece-one }
   *[other] Proposer { piece-one } pour { $target }
},
glyphs-left = il en reste { $left }
glyphs-few = { $left ->
    [0] épuisé
   *[other] plus que { $left }
}

## L’alphabet
glyphs-alphabet = Alphabet
glyphs-letter = { $letter } : { $pieces }
glyphs-only-fitting = Seulement ce qui va dans { $cell }
glyphs-none-fits = Aucune lettre ne va avec ces morceaux.

## Positionner
glyphs-position = Positionner
glyphs-place-title = Où va-t-il dans la case { $cell } { ELIDE("de", $name) } ?
glyphs-place-hand = { piece-one } dans votre main
glyphs-place-keys = Les flèches déplacent le morceau, plus et moins le tournent, Entrée le positionne.
glyphs-place-which = Quel morceau ?
glyphs-turn-left = Tourner à gauche
glyphs-turn-right = Tourner à droite
glyphs-place-wrong = { $count ->
    [one] Ce qui était faux
   *[other] Ce qui était faux ({ $count })
}
glyphs-place-as = Déplacez-le et tournez-le, ou posez-le comme dans
glyphs-place-as-in = Comme dans { $letter } : { $lies }
glyphs-place-stake = Exact : vous rejouez. Faux : votre tour est fini.
glyphs-place-do = Positionner

## Annoncer
glyphs-name-word-of = Annoncer le mot { ELIDE("de", $name) }
glyphs-name-title = Quel est le mot { ELIDE("de", $name) } ?
glyphs-stake = { $state ->
    [whole] S’il est juste : +{ $right }. S’il est faux : { $wrong ->
        [0] rien à perdre.
       *[other] −{ $wrong }.
    }
   *[part] Vous gagnez ou perdez un point par morceau qui n’est pas encore là.
}
glyphs-doubted = { $count ->
    [one] La case { $cells } ne peut pas être cela : voyez ce qui s’y trouve.
   *[other] Les cases { $cells } ne peuvent pas être cela : voyez ce qui s’y trouve.
}

## La fin
best-glyphs-called = Vous avez annoncé { $word } avec { $pieces ->
    [0] aucun morceau posé
    [one] un seul morceau posé
   *[other] seulement { $pieces } morceaux posés
} sur { $all }.
best-glyphs-run = { $count ->
    [one] Vous avez trouvé un morceau qui convient.
   *[other] { $count } morceaux à la suite, et tous convenaient.
}
best-glyphs-held = Sur votre mot, on s’est trompé { $misses } fois.
glyphs-won = { $by ->
    [you] Vous trouvez le dernier mot et gagnez, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $name } trouve le dernier mot et gagne, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Les conseils de la première partie.
coach-glyphs-hide = Cachez un mot. En voici un : gardez-le, ou tapez le vôtre.
coach-glyphs-propose = Trouvez les mots des autres, faits de ces morceaux. Atteignez { $goal } points, puis trouvez un mot pour gagner. Touchez une case, puis un morceau.
coach-glyphs-fits = Il convient ! Le morceau est dans la case, et vous continuez.
coach-glyphs-misses = Ce morceau ne manque pas à la lettre : il reste sous la case. { $miss_point ->
    [asker] Une erreur vous apprend aussi quelque chose : elle rapporte 1 point, et le tour passe.
   *[other] Le tour passe.
}
coach-glyphs-found = { $of ->
    [you] { $seat_name } a trouvé votre mot. Cachez-en un autre, et la partie continue.
   *[other] { $seat_name } l’a trouvé. { $of_name } cache un nouveau mot.
}
coach-glyphs-position = Un morceau attend dans une case. Si vous savez où il va, positionnez-le : si c’est exact, vous continuez.
coach-glyphs-name = Vous devinez un mot ? Touchez « Annoncer le mot » à côté, à tout moment.
