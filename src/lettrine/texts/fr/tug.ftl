# Une table de Tire-lettres sur la page.

## Le plateau
tug-board = Les lettres dans leurs couloirs
tug-tile = { $state ->
    [taken] { $letter } : prise par { $team }
    [middle] { $letter } : au milieu
   *[pulled] { $steps ->
        [one] { $letter } : avancée d’un cran vers { $team }
       *[other] { $letter } : avancée de { $steps } crans vers { $team }
    }
}
tug-score = { $letters ->
    [one] { $letters } lettre sur { $goal }
   *[other] { $letters } lettres sur { $goal }
}
tug-your-team = votre équipe
tug-captain = capitaine
tug-begins = { $team } commence
tug-hint-proper = { $proper ->
    [only] noms propres
   *[allowed] noms propres admis
}
tug-hint-foreign = autres langues admises
tug-hint-plural = au pluriel
tug-seconds = Encore { $seconds } secondes
tug-words = { $count ->
    [one] { $count } mot donné jusqu’ici
   *[other] { $count } mots donnés jusqu’ici
}
tug-words-of = Mots { ELIDE("de", $team) }
tug-word-back = – ses lettres sont reparties

## Un tour
tug-draw-accept = L’admettre et piocher une carte
tug-glass = Retourner le sablier
tug-glass-itself = Lisez d’abord la carte. Au bout de quelques secondes, le sablier se retourne seul.
tug-think = Cherchez un mot. Quand les autres retourneront le sablier, vous l’épellerez.
tug-spells = { $name } épelle pour { $team }
tug-spelled = Épelé jusqu’ici : { $word }
tug-spelled-nothing = Encore rien d’épelé
tug-done = Fini
tug-hyphen = trait d’union
tug-done-proper = C’est un nom propre
tug-said-proper = donné pour un nom propre
tug-type = Tapez, tout simplement. Entrée pour finir.
tug-held = { $steps ->
    [0] Ce premier mot n’a plus de cran.
    [one] Il reste un cran à ce premier mot.
   *[other] Il reste { $steps } crans à ce premier mot.
}
tug-whispers = Soufflé dans votre équipe
tug-whispers-none = Ce que souffle votre équipe apparaît ici, et nulle part ailleurs.
tug-whisper-to = Soufflez des mots à { $name }
tug-whisper = Souffler
tug-waiting = { $kind ->
    [draw] On attend { ELIDE("que", $names) } pioche une carte…
    [glass] Les autres lisent la carte et retournent le sablier…
    [accept] Les autres peuvent encore contester le mot…
    [explain] On attend l’explication de l’autre équipe…
   *[other] On attend { $names }…
}

## Contester
tug-challenge = Ou doutez-vous { ELIDE("de", $word) } ?
tug-doubt = Doutez-vous { ELIDE("de", $word) } ?
tug-winning-yours = { $word } leur donne la partie, sauf si vous le contestez maintenant
tug-winning = { $word } gagne, sauf si on le conteste
tug-check = Vérifier l’orthographe
tug-check-stake = { $misspelt ->
    [keep] Faux : leurs lettres d’après la faute repartent. Juste : vous passez un tour.
   *[back] Faux : leurs lettres repartent. Juste : vous passez un tour.
}
tug-contest = Contester la catégorie
tug-contest-stake = Ils s’expliquent, tout le monde vote. Sans risque.
tug-accept = Admettre le mot
tug-explain = { $word } est contesté. En quoi répond-il à « { $category } » ?
tug-explain-do = Expliquer, puis voter
tug-explain-nothing = Ne rien dire et voter
tug-reason = { $name } : « { $text } »
tug-vote = { $word } répond-il à « { $category } » ?
tug-vote-yes = Oui
tug-vote-no = Non
tug-vote-none = S’abstenir
tug-content = L’admettre sans voter
tug-content-result = { $word } est admis : l’explication a suffi
tug-votes = { $count ->
    [0] Personne n’a encore voté.
    [one] { $count } vote sur { $all }.
   *[other] { $count } votes sur { $all }.
}
tug-vote-result = { $stays ->
    [yes] { $word } est admis : { $yes } pour, { $no } contre
   *[no] { $word } est refusé : { $yes } pour, { $no } contre
}
tug-ballot = { $fits ->
    [yes] pour
    [no] contre
   *[none] abstention
}
tug-advice = Le jeu { $advice ->
    [listed] l’a sur sa liste.
    [near] a sur sa liste un mot tout proche.
    [unlisted] ne l’a pas, et sa liste est complète.
   *[none] ne saurait le dire.
}
tug-checked = { $right ->
    [right] { $word } est juste : le dictionnaire donne « { $form } »
    [wrong] { $word } n’est dans aucun dictionnaire
    [hyphen] { $word } est faux : le dictionnaire donne « { $form } »
   *[unknown] Aucun dictionnaire ne peut juger { $word }
}
tug-checked-then = { $right ->
    [right] L’équipe qui a douté passe un tour.
    [wrong] Les lettres repartent.
    [kept] { $kept } reste, les autres lettres repartent.
   *[unknown] Personne n’y perd rien.
}

## Le capitaine
tug-captain-away = { $name }, capitaine de votre équipe, n’est pas là.
tug-captain-take = Devenir capitaine
tug-captain-later = Dès la fin de ce tour, vous pourrez prendre sa place.
tug-captain-change = Changer de capitaine
tug-captain-me = Je serai capitaine
tug-captain-name = { $name } capitaine

## Ce qui s’est passé
said-tug-turn-began = { $again ->
    [yes] { $team_name } rejoue.
   *[no] À { $team_name } de jouer.
}
said-tug-captain-named = { $seat ->
    [you] Vous voilà capitaine : { $team_name }.
   *[other] { $seat_name } devient capitaine : { $team_name }.
}
said-tug-card-drawn = La catégorie : { $category }.
said-tug-glass-turned = { $seat ->
    [nobody] Le sablier se retourne tout seul.
    [you] Vous retournez le sablier.
   *[other] { $seat_name } retourne le sablier.
}
said-tug-glass-stopped = La première lettre arrête le sablier.
said-tug-taken-back = { $why ->
    [given] { $word } a déjà été donné : ses lettres repartent.
   *[other] {""}
}
said-tug-word-ended = { $cut ->
    [yes] { $word ->
        [none] Le sable s’est écoulé sans un mot qui compte.
       *[other] Le sable s’est écoulé. Les lettres déjà déplacées comptent.
    }
   *[no] {""}
}
said-tug-accepted = { $seat ->
    [nobody] Il n’est plus temps de contester.
    [you] Vous admettez le mot.
   *[other] { $seat_name } admet le mot.
}
said-tug-checked = { $seat ->
    [you] Vous faites
   *[other] { $seat_name } fait
} vérifier l’orthographe.
said-tug-contested = { $seat ->
    [you] Vous contestez
   *[other] { $seat_name } conteste
} { $word }.
said-tug-vote-ended = { $stays ->
    [yes] Les lettres restent.
   *[no] Les lettres repartent.
}

## La fin
best-tug-word = { $word } a tiré { $moved ->
    [one] une lettre
   *[other] { $moved } lettres
} vers vous{ $taken ->
    [0] .
    [one] {" "}et en a pris une.
   *[other] {" "}et en a pris { $taken }.
}
best-tug-check = Vous avez vu que { $word } était mal écrit : { $moved ->
    [one] une lettre est repartie
   *[other] { $moved } lettres sont reparties
}.
tug-won = { $by ->
    [you] Votre équipe gagne, { $letters } lettres à { $others } !
   *[other] { $team } gagne, { $letters } lettres à { $others }.
}

# Les conseils de la première partie.
coach-tug-draw = Votre équipe est { $team }. Piochez une carte : elle dit ce que doit être votre mot. Une fois le sablier retourné, vous avez { $glass } secondes.
coach-tug-glass = Les autres ont une carte. Retournez le sablier : ils ont { $glass } secondes.
coach-tug-suggest = Soufflez un mot à votre capitaine. Un mot long fait avancer plus de lettres.
coach-tug-spell = Épelez un mot qui convient. Chaque lettre avance d’un cran vers vous.
coach-tug-doubt = Le mot est-il bon ? Sinon, contestez-le. Si oui, admettez-le.
