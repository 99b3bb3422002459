# Ce que valait une partie, une fois terminée.
analysis-seats = Qui joue
analysis-secrets = Secrets
analysis-questions = Questions
analysis-proposals = Morceaux proposés
analysis-positionings = Morceaux positionnés
analysis-teams = Équipes
analysis-turns = Mots donnés
analysis-challenges = Contestations
analysis-namings = Mots annoncés
analysis-missed = Mots qu’il aurait été payant d’annoncer
analysis-answers = Cases ouvertes par choix
analysis-column-player = nom
analysis-column-score = score
analysis-column-luck = chance
analysis-column-skill = sans la chance
analysis-column-hits = trouvées
analysis-column-regret = perdu
analysis-column-blunders = bévues
analysis-column-naming = mots annoncés
analysis-column-rash = imprudences
analysis-column-missed = manqués
analysis-column-given-away = bits livrés
analysis-column-secret = secret
analysis-column-bits = bits
analysis-column-misses = échecs attendus
analysis-column-harder = plus dur que %
analysis-column-in-vain = échecs
analysis-column-step = étape
analysis-column-asking = qui demande
analysis-column-letter = quoi
analysis-column-answer = réponse
analysis-column-chance = probabilité %
analysis-column-points = points
analysis-column-told = bits
analysis-column-best = mieux
analysis-column-note = note
analysis-column-calling = qui annonce
analysis-column-sequence = mot
analysis-column-callers = par qui
analysis-column-of = de qui
analysis-column-worth = valeur
analysis-column-space = case
analysis-column-kept = reste %
analysis-column-best-space = mieux
analysis-column-best-kept = resterait %
analysis-column-yes = oui
analysis-column-exact = en place
analysis-column-needed = questions nécessaires
analysis-column-found = trouvé
analysis-column-piece = case et morceau
analysis-column-position = case et position
analysis-column-clearest = en dit le plus
analysis-column-team = équipe
analysis-column-words = mots
analysis-column-refuted = annulés
analysis-column-challenges = contestations
analysis-column-captain = capitaine
analysis-column-category = catégorie
analysis-column-captured = prises
analysis-column-kind = quoi
analysis-column-won = regagné
analysis-hit = trouvé
analysis-miss = échec
analysis-void = annulée
analysis-pending = sans réponse
analysis-right = juste
analysis-wrong = faux
analysis-blunder = bévue
analysis-rash = imprudence
analysis-yes = oui
analysis-no = non
analysis-exact = exact
analysis-check = orthographe
analysis-contest = catégorie
analysis-went-back = annulé
analysis-misspelt = mal orthographié, non vérifié
analysis-wins = pour gagner
analysis-winner = { $name } (victoire)
analysis-tray-left = gauche
analysis-tray-right = droite
analysis-legend = Entre parenthèses : ce qu’on pouvait attendre d’après tout ce que chacun savait alors. La chance est ce qui a été obtenu moins ce qu’on pouvait attendre, plus ce qu’ont apporté les cartes. « Perdu » se compte en points, par rapport à la meilleure question. « Reste » dit quelle part de ce qui était possible l’est restée.
analysis-legend-glyphs = Entre parenthèses : ce qu’on pouvait attendre d’après tout ce que chacun savait alors. Un oui vaut un point de plus qu’un non : le sien ou, là où un échec en rapporte un aussi, celui de la proposition suivante. La chance est ce qui a été obtenu moins ce qu’on pouvait attendre ; « perdu » se compte par rapport à la proposition la plus probable. « Questions nécessaires » : à qui demande toujours ce qui en dit le plus.
analysis-legend-tug = Une lettre prise vaut 1 ; une lettre qui se rapproche, une fraction ; la victoire, 5. « Mieux » est la réponse de nos cartes qui valait le plus ; « perdu » dit ce qu’elle valait de plus que le mot admis.

## La page
analysis-title = La partie passée en revue
analysis-working = La partie est en cours d’analyse. Cela prend une seconde ou deux…
analysis-none = Il n’y a encore rien à analyser : la partie n’est pas terminée.
analysis-further = Et maintenant ?
analysis-practise = S’entraîner sur cette partie
analysis-json = Télécharger tous les chiffres
analysis-basis = Tous les chiffres se fondent sur ce que pouvait savoir quelqu’un qui aurait entendu chaque question et chaque réponse sans en oublier aucune.

## Ce que dirait quelqu’un de vos amis
friend-overall = { $grade ->
    [best] Vous avez posé à peu près les meilleures questions possibles
    [good] Vous avez posé de bonnes questions
    [weak] Vous avez posé de bonnes questions, et parfois il y avait mieux
   *[blunder] Vos questions étaient souvent loin des meilleures
}{ $end ->
    [won] , et vous avez gagné.
    [unlucky] {" "}; la chance était contre vous.
   *[lost] {" "}; cette fois, quelqu’un d’autre a gagné.
}
friend-team = { $grade ->
    [best] Votre équipe a presque toujours trouvé le mot le plus fort
    [good] Votre équipe a trouvé de bons mots
   *[weak] Pour bien des cartes, il y avait des mots plus forts que les vôtres
}{ $end ->
    [won] , et vous avez gagné.
   *[lost] {" "}; cette fois, les autres ont gagné.
}
friend-best-call = Votre meilleure décision : annoncer { $sequence }, à { $chance } de probabilité.
friend-best-question = Votre meilleure décision : demander { $letter ->
    [blank] un blanc
   *[other] { $letter }
} à { $of_name }, avec { $chance } de probabilité.
friend-best-offer = Votre meilleure décision : { $asked }, case { $cell } chez { $of_name }, à { $chance } de probabilité.
friend-best-word = Le meilleur mot de votre équipe : { $word }, pour « { $category } ».
friend-try-call = La prochaine fois, osez annoncer : c’était { $sequence }, à { $chance } de probabilité.
friend-try-question = La prochaine fois, cherchez la lettre la plus probable : { $best_letter ->
    [blank] un blanc
   *[other] { $best_letter }
} à { $best_chance }, plutôt que { $letter ->
    [blank] le blanc demandé
   *[other] { $letter }
} à { $chance }.
friend-try-offer = La prochaine fois, cherchez le morceau le plus probable : { $best_asked }, case { $best_cell }, à { $best_chance }, plutôt que { $asked } à { $chance }.
friend-try-wait = La prochaine fois, attendez un peu avant d’annoncer : { $sequence } n’avait que { $chance } de probabilité.
friend-try-word = La prochaine fois : pour « { $category } », { $best } aurait été plus fort.
friend-try-check = La prochaine fois, doutez de l’orthographe : { $word } était mal écrit, et personne ne l’a vérifié.
friend-try-trust = La prochaine fois, fiez-vous davantage à l’orthographe : { $word } était juste, et la vérification a coûté un tour.
friend-try-more = Il n’y avait presque rien à améliorer : { $end ->
    [won] la prochaine fois, mesurez-vous à plus fort.
   *[lost] la prochaine fois sera peut-être la bonne.
}

## Le verdict
analysis-verdict = Le verdict
analysis-show = Étape { $step }
analysis-verdict-deserved = { $winner ->
    [you] Vous avez gagné, et c’est vous qui avez le mieux joué : sans la chance, vous auriez eu { $skill } points.
   *[other] { $winner_name } a gagné, et a aussi le mieux joué : sans la chance, son score aurait été de { $skill } points.
}
analysis-verdict-better = { $winner ->
    [you] Vous avez gagné, mais { $best_name } a mieux joué :
   *[other] { $best ->
        [you] { $winner_name } a gagné, mais vous avez mieux joué :
       *[other] { $winner_name } a gagné, mais { $best_name } a mieux joué :
    }
} sans la chance, ç’aurait été { $winner_skill } points à { $best_skill }.
analysis-verdict-lucky = { $seat ->
    [you] La chance était avec vous : elle vous a rapporté { points-count }.
   *[other] La chance était avec { $seat_name } : elle lui a rapporté { points-count }.
}
analysis-verdict-unlucky = { $seat ->
    [you] Vous avez manqué de chance : cela vous a coûté { points-count }.
   *[other] { $seat_name } a manqué de chance : cela lui a coûté { points-count }.
}
analysis-verdict-even = La chance n’a favorisé personne.
analysis-verdict-ahead = { $seat ->
    [you] Tout s’est joué à l’étape { $step } : dès lors, vous étiez en tête.
   *[other] Tout s’est joué à l’étape { $step } : dès lors, { $seat_name } était en tête.
}
analysis-verdict-blunder = L’erreur la plus nette : { $seat ->
    [you] vous avez demandé
   *[other] { $of ->
        [you] { $seat_name } vous a demandé
       *[other] { $seat_name } a demandé
    }
} { $letter ->
    [blank] un blanc
   *[other] { $letter }
}{ $of ->
    [you] {""}
   *[other] {" "}à { $of_name }
}, avec { $chance } de probabilité. { $best_letter ->
    [blank] Un blanc
   *[other] { $best_letter }
} chez { $best ->
    [you] vous
   *[other] { $best_name }
} en avait { $best_chance }.
analysis-verdict-no-blunder = Personne n’a posé de question loin de la meilleure.
analysis-verdict-rash = Trop tôt : { $seat ->
    [you] vous avez annoncé
   *[other] { $seat_name } a annoncé
} { $sequence } comme { $of ->
    [you] votre mot
   *[other] le mot caché par { $of_name }
}, avec { $chance } de probabilité.
analysis-verdict-missed = Une occasion manquée : { $sequence } pouvait être annoncé comme { $of ->
    [you] votre mot
   *[other] le mot caché par { $of_name }
}, à { $chance }, pour { points-count } en moyenne.{ $right ->
    [yes] {""}
   *[no] {" "}Ç’aurait été faux, on le sait maintenant.
}
analysis-verdict-none-missed = Personne n’a laissé passer un mot qu’il aurait été payant d’annoncer.

## La chance et le talent
analysis-luck-and-skill = La chance et le talent
analysis-luck-and-skill-hint = La chance est ce qui a été mieux ou moins bien que prévu, et ce qu’ont apporté les cartes. Le talent est le score sans elle.
analysis-skill = talent
analysis-luck = chance
analysis-in-detail = En détail
analysis-expected = { $got } (attendu { $expected })
analysis-by-asking = points par les questions
analysis-by-naming = points par les mots annoncés
analysis-by-cards = points par les cartes
analysis-kept-hidden = points pour ce qui est resté caché
analysis-penalties = pénalités
analysis-given-up = perdu par rapport au mieux
analysis-rash-namings = mots annoncés trop tôt
analysis-let-pass = mots manqués

## Au fil de la partie
analysis-bits-left = Ce qui restait inconnu
analysis-bits-left-hint = Plus la courbe est basse, plus le mot était facile à deviner. Chaque cran de 1 vers le bas double les chances ; à 0, le mot est connu.
analysis-luck-over-time = La chance au fil de la partie
analysis-luck-hint = Points de plus ou de moins que prévu.

## Chaque question
analysis-every-question = Chaque question
analysis-of-whom = De qui
analysis-everybody = tout le monde
analysis-only-mistakes = Seulement les erreurs
analysis-nothing-such = Rien à montrer ici.
analysis-turn-of = Tour : { $name }
analysis-named-by = { $name } → { $of }
analysis-missed-tag = manqué
analysis-row-question = { $letter ->
    [blank] Blanc
   *[other] { $letter }
}, { $of } : { $answer }, probabilité { $chance }, points { $points }{ $blunder ->
    [yes] , bévue
   *[no] {""}
}
analysis-row-naming = Mot annoncé, { $name } → { $of } : { $sequence }, { $right ->
    [yes] juste
   *[no] faux
}, probabilité { $chance }, points { $points }{ $rash ->
    [yes] , trop tôt
   *[no] {""}
}
analysis-row-missed = Mot manqué, { $of } : { $sequence }, probabilité { $chance } ; qui pouvait l’annoncer : { $names }
analysis-chance = probabilité
analysis-points = points
analysis-bits = ce que la réponse a appris, en bits
analysis-bits-meaning = Un bit d’information divise par deux ce qui reste possible.
analysis-given-away = aide donnée aux autres, en bits
analysis-place = rang par les points
analysis-worth = points en moyenne
analysis-would-be = ç’aurait été
analysis-who-could = qui le pouvait
analysis-from-to = étapes
analysis-points-and-bits = { points-count }, { bits-count }
analysis-option = { $letter ->
    [blank] un blanc
   *[other] { $letter }
} chez { $of ->
    [you] vous
   *[other] { $of_name }
} ({ $chance }, { points-count }, { bits-count } en moyenne)
analysis-was-best = Aucune question ne promettait davantage de points.
analysis-best-was = Le plus de points : { $question }.
analysis-clearest-was = Ce qui en aurait dit le plus : { $question }.
analysis-to-replay = Revoir l’étape { $step }

## Secrets et choix
analysis-how-hard = La difficulté des mots
analysis-harder-than = Plus difficile que { $percent } mots courants sur 100.
analysis-secret-figures = Échecs à prévoir : { $expected }. { $questions ->
    [0] Aucune question
    [one] Une question, échecs : { $misses }
   *[other] { $questions } questions, échecs : { $misses }
}.
analysis-guessed-at-start = Au départ, on avait environ une chance sur { $count } de le deviner.
analysis-not-in-lexicon = Absent du dictionnaire.
analysis-choice = { $name } : { $best ->
    [yes] la case { $space } livrait le moins.
   *[no] la case { $space } laissait { $kept } de ce qui était possible, la case { $best_space } aurait laissé { $best_kept }.
}
analysis-choices-sum = { $count ->
    [0] Personne n’a eu le choix.
    [one] Il y a eu un choix, { $best ->
        [0] et il ne livrait pas le moins possible.
       *[other] et il livrait le moins possible.
    }
   *[other] Il y a eu { $count } choix, { $best ->
        [0] dont aucun ne livrait le moins possible.
        [one] dont un qui livrait le moins possible.
       *[other] dont { $best } qui livraient le moins possible.
    }
}
analysis-choices-costly = { $count ->
    [one] Celui qui livrait davantage
   *[other] Les { $count } qui livraient davantage
}

## Glyphs
analysis-luck-and-skill-hint-glyphs = La chance est ce qui a été mieux ou moins bien que prévu ; un oui compte un point de plus qu’un non. Le talent est le score sans elle.
analysis-by-owning = points pour les échecs des autres
analysis-by-prelude = points du prélude
analysis-every-proposal = Chaque proposition
analysis-at-cell = { $of }, case { $cell }
analysis-row-piece = { $asked }, { $of }, case { $cell } : { $answer }, probabilité { $chance }{ $blunder ->
    [yes] , bévue
   *[no] {""}
}
analysis-place-by-chance = rang par la probabilité
analysis-owner-points = points pour qui cache le mot
analysis-piece-option = { $asked }, { $of ->
    [you] votre case { $cell }
   *[other] case { $cell } chez { $of_name }
} ({ $chance }, { bits-count } en moyenne)
analysis-bits-only = { bits-count }
analysis-was-likeliest = C’était le oui le plus probable.
analysis-likeliest-was = Le oui le plus probable : { $question }.
analysis-was-clearest = Rien n’en aurait dit davantage.
analysis-won-game = Ce mot trouvé a fait gagner la partie.
analysis-would-win = Le trouver aurait fait gagner la partie : cela vaut un risque.
analysis-verdict-proposal = L’erreur la plus nette : { $asked }, { $of ->
    [you] votre case { $cell }
   *[other] case { $cell } chez { $of_name }
}, faite par { $seat ->
    [you] vous
   *[other] { $seat_name }
} avec { $chance } de probabilité. La plus probable – { $best_asked }, { $best ->
    [you] votre case { $best_cell }
   *[other] case { $best_cell } chez { $best_name }
} – en avait { $best_chance }.
analysis-verdict-last-find = { $of ->
    [you] Votre mot { $sequence }
   *[other] Le mot caché par { $of_name }, { $sequence }
}, annoncé à { $chance } de probabilité, a décidé de la partie.
analysis-word-figures = En demandant chaque fois ce qui en dit le plus, il aurait suffi { $needed ->
    [one] d’une question
   *[other] de { $needed } questions
}. { $questions ->
    [0] Aucune question posée
    [one] Une question posée
   *[other] { $questions } questions posées
}, échecs : { $misses }.
analysis-word-found = { $by ->
    [nobody] Personne ne l’a trouvé.
    [you] Vous l’avez trouvé à l’étape { $step }.
   *[other] { $by_name } l’a trouvé à l’étape { $step }.
}

## Tug
analysis-basis-tug = Une lettre prise vaut 1 ; une lettre qui se rapproche, une fraction ; la victoire, 5 de plus. Chaque mot est comparé aux réponses de nos cartes ; un mot qui n’y est pas peut valoir davantage.
analysis-every-word = Chaque mot
analysis-captured-over-time = Lettres prises
analysis-balance = Ce que valait le plateau
analysis-balance-hint = Pour { $team } : au-dessus de 0, il penche de son côté ; au-dessous, de l’autre.
analysis-unchecked = mots mal orthographiés non vérifiés
analysis-moved = crans parcourus
analysis-place-on-card = rang parmi les réponses
analysis-misspelt-tag = faute
analysis-no-word = aucun mot
analysis-no-word-tag = aucun
analysis-best-answers = Ce qui valait le plus sur nos cartes : { $answers }.
analysis-row-turn = { $word }, { $category }, { $name } : valeur { $worth }{ $captured ->
    [none] {""}
   *[other] , prises { $captured }
}{ $note ->
    [none] {""}
   *[other] , { $note }
}
analysis-challenged-by = { $name } : { $kind ->
    [check] orthographe
   *[contest] catégorie
}
analysis-row-challenge = Contestation : { $answer } ({ $name }, { $kind ->
    [check] orthographe
   *[contest] catégorie
} { ELIDE("de", $word) }{ $rash ->
    [yes] , imprudence
   *[no] {""}
})
analysis-verdict-leaning = À partir de l’étape { $step }, le plateau penchait du côté { ELIDE("de", $team) }.
analysis-verdict-best-word = Le mot le plus fort de la partie : { $word } pour « { $category } », { $worth }.
analysis-verdict-given-up = C’est sur « { $category } » que l’on a perdu le plus : { $best } aurait valu { $points } de plus { $word ->
    [none] que l’absence de mot
   *[other] { ELIDE("que", $word) }{ $stands ->
        [yes] {""}
       *[no] , qui n’a pas tenu
    }
}.
analysis-verdict-nothing-given-up = Aucune réponse de nos cartes ne valait plus que les mots donnés.
analysis-verdict-rash-check = { $seat ->
    [you] Vous avez contesté
   *[other] { $seat_name } a contesté
} à tort l’orthographe { ELIDE("de", $word) } : cela a coûté un tour.
analysis-verdict-unchecked = { $word } était mal orthographié, et personne ne l’a vérifié.

## Du verdict ou d’une courbe à la liste, ou à la partie revue
analysis-to-list = Étape { $step } dans la liste
analysis-verdict-ahead-card = Tout s’est joué sur une carte : { $seat ->
    [you] elle vous a fait passer de { $from } à { $to } points, et en tête pour de bon.
   *[other] elle a fait passer { $seat_name } de { $from } à { $to } points, et en tête pour de bon.
}
analysis-verdict-ahead-kept = Tout s’est joué à la fin : { $seat ->
    [you] ce que vous cachiez encore vous a fait passer de { $from } à { $to } points, et en tête.
   *[other] ce qui restait caché a fait passer { $seat_name } de { $from } à { $to } points, et en tête.
}
analysis-verdict-ahead-other = Tout s’est joué à l’étape { $step }, sans question ni mot annoncé : dès lors, { $seat ->
    [you] vous étiez
   *[other] { $seat_name } était
} en tête.
