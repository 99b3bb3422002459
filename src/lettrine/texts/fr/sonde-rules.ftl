# Les règles de Sonde par numéro, telles qu’on les lit en jouant. Ce qui va ensemble : games/sonde/help.toml.
# Le fichier anglais explique les variables.

rules-sonde-intro = Tout le monde cache un mot sous les volets d’un plateau. Demandez des lettres aux autres, ouvrez leurs cases une à une, marquez ce qu’elles valent et gardez votre mot fermé le plus longtemps possible. Le meilleur score gagne, et personne n’est éliminé en route.

## Chapitres
rules-hiding = Cacher son mot
rules-asking = Un tour de jeu
rules-cards = Les cartes
rules-interrupting = Annoncer le mot entier
rules-penalties = Réponses et orthographe
rules-ending = La fin
rules-table = Autour de la table

## Cacher son mot
rule-S2-title = Le mot et le plateau
rule-S2 = Vous cachez un seul mot sur votre plateau, une lettre par case ; il y a { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}. Pour les autres, la première est tout à gauche.{ $letters ->
    [box] {" "}Cette table joue avec les cartes de la boîte. Votre jeu de lettres a cinq A, cinq S et cinq blancs, trois cartes de chacune des lettres B, H, P, W et Y, deux de chacune des lettres J, Q, V, X et Z, et quatre de chacune des autres ; avec deux plateaux, il doit suffire pour les deux.
   *[free] {""}
}
rule-E6-title = Qui cache les mots
rule-E6 = { $secrets ->
    [own] À cette table, chaque personne cache son propre mot.
   *[dealt] À cette table, personne ne cache de mot. La maison pose un mot courant sur chaque plateau, parfois avec des blancs, et personne ne voit ce qu’il y a sur le sien. C’est elle qui répond, et qui ouvre la case qui vaut le moins parmi celles qui conviennent, à valeur égale la plus à gauche, même quand une carte laisse le choix.
}
rule-S3-title = La valeur des cases
rule-S3 = Chaque case a sa valeur en points. De la première à la dernière : { $values }.
rule-S4-title = Ajouter des blancs
rule-S4 = { $blanks ->
    [0] À cette table, un mot n’a pas de blancs : il commence à la première case, et les cases dont il n’a pas besoin restent ouvertes.
   *[other] Les blancs font paraître un mot plus long : mettez-les avant, après ou des deux côtés, jamais entre les lettres. Lettre ou blanc, ce que vous cachez commence à la première case et doit tenir sur le plateau. Les cases inutilisées restent ouvertes : tout le monde peut compter celles que vous occupez.
}
rule-S5-title = Combien de blancs
rule-S5 = { $blanks ->
    [0] À cette table, on n’ajoute aucun blanc à un mot.
    [one] On peut ajouter au plus { $blanks } blanc à un mot.
   *[other] On peut ajouter au plus { $blanks } blancs à un mot.
}
rule-S6-title = Quels mots
rule-S6 = { $words ->
    [any] Toutes les sortes de mots sont admises, mais pas les noms propres, ni les abréviations, ni ce qui a un trait d’union ou une apostrophe.
   *[some] Sortes de mots admises : { $kinds } ; mais pas les noms propres, ni les abréviations, ni ce qui a un trait d’union ou une apostrophe.
} Les accents ne comptent pas : É devient E, Ç devient C, Œ devient OE, ß devient SS. Ce qui est à la fois un nom propre et un mot commun (Pierre, pierre) compte comme mot commun. { $inflected ->
    [yes] Les pluriels, les féminins et les autres formes fléchies comptent aussi comme mots, s’ils sont d’une sorte admise.
   *[no] Seules les formes que donne le dictionnaire sont admises : ni pluriels, ni féminins, ni verbes conjugués.
}{ $offensive ->
    [yes] {""}
   *[no] {" "}Les mots blessants sont refusés.
}
rule-S7-title = L’orthographe
rule-S7 = { $spelling ->
    [checked] Un mot absent du dictionnaire est refusé quand vous le cachez, et on vous en suggère de semblables.
   *[trust] Tout mot fait de lettres est accepté. Soignez l’orthographe : une fois le mot découvert, les autres peuvent le faire vérifier.
}
rule-S8-title = Le dictionnaire
rule-S8 = Avant la partie, consultez le dictionnaire autant que vous voulez. Pendant la partie, il ne sert qu’à trancher l’orthographe d’un mot entièrement découvert.

## Un tour de jeu
rule-S9-title = Le début du tour
rule-S9 = { $cards ->
    [on] À votre tour, vous piochez d’abord la carte du dessus, que tout le monde voit, puis vous posez vos questions. Quand la pioche est épuisée, on mélange les cartes déjà piochées pour en refaire une.
   *[off] Cette table joue sans cartes : votre tour commence par votre première question.
}
rule-S11-title = La question
rule-S11 = Choisissez un adversaire qui cache encore quelque chose, et demandez-lui une lettre ou un blanc. On ne dit jamais à quelle place.
rule-S12-title = La case qui s’ouvre
rule-S12 = Si l’adversaire cache ce que vous demandez, une case s’ouvre, une seule, et il choisit laquelle. On le lui demande même s’il n’y en a qu’une, pour que l’attente ne trahisse rien. Vous pouvez laisser votre propre plateau répondre tout seul : il ouvre alors la case qui vaut le moins parmi celles qui conviennent, à valeur égale la plus à gauche{ $cards ->
    [on] {" "}; mais quand une carte vous donne le choix, c’est toujours vous qui choisissez
   *[off] {""}
}.
rule-S13-title = Une bonne question
rule-S13 = Si la lettre y est, vous marquez la valeur de la case ouverte et vous demandez encore, au même adversaire ou à un autre, comme vous voulez.
rule-S14-title = Un échec
rule-S14 = Un échec finit votre tour, et c’est à la personne à votre gauche de jouer.
rule-S15-title = Pas de blanc là
rule-S15 = Demander un blanc à qui n’en cache pas est un échec et vous coûte { $blank_penalty ->
    [0] seulement votre tour
    [one] { $blank_penalty } point
   *[other] { $blank_penalty } points
}.
rule-S16-title = La dernière case
rule-S16 = La question qui ouvre la dernière case cachée d’un plateau rapporte { $last_space_bonus ->
    [0] la valeur de cette case, sans prime
    [one] en plus une prime de { $last_space_bonus } point
   *[other] en plus une prime de { $last_space_bonus } points
}.
rule-S17-title = Personne n’est éliminé
rule-S17 = Même une fois votre mot découvert, vous restez dans la partie : vous jouez à votre tour, annoncez des mots entiers et marquez des points.
rule-S18-title = De mémoire
rule-S18 = { $memory ->
    [strict] Personne ne doit noter ce qui a été demandé. La table montre les questions du tour en cours, et les précédentes seulement quand la partie est finie.
   *[notes] Rien à retenir : la table montre toutes les questions qui ont été posées.
}

## Les cartes
rule-S26-title = Avec ou sans cartes
rule-S26 = { $cards ->
    [on] Cette table joue avec les cartes. Là où on s’en passe, un tour commence par la première question.
   *[off] Cette table joue sans cartes : un tour commence par la première question, et la suite de ce chapitre vaut pour d’autres tables.
}
rule-S10-title = Les cartes sans effet
rule-S10 = Une carte impossible à suivre reste sans effet, et votre tour continue. De même un tour supplémentaire ou un multiplicateur, quand vous n’avez plus personne à interroger.
rule-S19-title = Tour normal
rule-S19 = Rien de spécial : demandez jusqu’à l’échec.
rule-S20-title = Tour supplémentaire
rule-S20 = Après votre échec, vous piochez encore et vous demandez jusqu’à l’échec suivant. Plusieurs de ces cartes s’additionnent, et le tout ne fait qu’un tour, même quand on compte les derniers.
rule-S21-title = À gauche, à droite
rule-S21 = La personne à votre gauche, qui joue après vous, ou à votre droite, qui joue avant vous, ouvre une case cachée de son choix, même la dernière. Vous en marquez la valeur, mais sans prime pour une dernière case, puisque rien n’a été deviné.
rule-S22-title = L’un de vos blancs
rule-S22 = Vous ouvrez un de vos blancs cachés, celui que vous voulez, et personne ne marque. Si vous n’en cachez pas, la carte reste sans effet.
rule-S23-title = Les multiplicateurs
rule-S23 = Si la première question après la carte est bonne, sa case compte autant de fois que le dit la carte ; la prime de la dernière case n’est pas multipliée. Si cette question échoue, ou si elle était bonne mais qu’un mot annoncé l’annule, la carte est perdue.
rule-S24-title = Plus et moins
rule-S24 = Les points de la carte s’ajoutent aussitôt à votre score, ou s’en retirent. Un score peut descendre au-dessous de zéro.
rule-S25-title = La pioche
rule-S25 = { $cards ->
    [on] La pioche de cette table compte { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }.
   *[off] Cette table n’a pas de pioche.
}
rule-S25-1967 = La règle de 1967 donne les sortes de cartes et leur nombre total ; combien il y en a de chaque sorte, nous l’avons reconstitué.

## Annoncer le mot entier
rule-S27-title = Quand l’annoncer
rule-S27 = { $interrupt ->
    [any_time] Si vous pensez connaître tout ce que porte le plateau d’un adversaire, dites-le : à tout moment de la partie, que ce soit votre tour ou non, même pendant que quelqu’un choisit une case.
   *[own_turn] Si vous pensez connaître tout ce que porte le plateau d’un adversaire, dites-le, mais seulement à votre tour, au moment qui vous plaît.
}
rule-S28-title = Assez de cases cachées
rule-S28 = On ne peut annoncer qu’un plateau qui a au moins { $interrupt_hidden ->
    [one] { $interrupt_hidden } case cachée
   *[other] { $interrupt_hidden } cases cachées
}, blancs compris. S’il en a moins, il n’y a pas de réponse : rien ne se passe, rien n’est perdu, et la raison n’est dite qu’à vous.
rule-S29-title = Juste ou faux
rule-S29 = Annoncez tout le plateau dans l’ordre, y compris ce qui est ouvert, en tapant un point pour chaque blanc. Si c’est juste, le plateau est découvert et vous marquez la valeur de chaque case ainsi ouverte{ $interrupt_bonus ->
    [0] {""}
    [one] , plus { $interrupt_bonus } point
   *[other] , plus { $interrupt_bonus } points
}, mais sans prime pour la dernière case ; si c’est faux, vous { $interrupt_penalty ->
    [0] ne perdez rien
    [one] perdez { $interrupt_penalty } point
   *[other] perdez { $interrupt_penalty } points
}, et personne n’apprend rien d’autre. Puis le tour en cours continue, tant qu’il reste quelqu’un à interroger.
rule-S30-title = Ce qui est annulé
rule-S30 = Si un choix était encore attendu sur un plateau annoncé juste, il est annulé : personne ne marque, et qui demandait continue, car ce n’était pas un échec.{ $trays_for_two ->
    [2] {" "}Avec deux plateaux chacun, une lettre trouvée qui est aussi sur l’autre y reste à ouvrir.
   *[1] {""}
}{ $answers ->
    [players] {" "}{ $unanswered ->
        [dies] Une question encore sans réponse tombe avec le plateau, quoi que cache encore la personne interrogée : elle ne coûte rien à personne, et la question suivante prend sa place.
       *[stays] Une question encore sans réponse attend toujours la sienne, tant que la personne interrogée cache autre chose.
    }
   *[server] {""}
}

## Réponses et orthographe
rule-S31-title = Des réponses honnêtes
rule-S31 = { $answers ->
    [server] À cette table, le jeu répond lui-même à chaque question, et toujours juste.
   *[players] Vous répondez vous-même par oui ou par non, et après un oui vous ouvrez une case. Un faux « non » est démasqué dès que la case en cause s’ouvre, au plus tard à la fin, et { $denial_penalty ->
        [0] ne vous coûte rien
        [one] vous coûte chaque fois { $denial_penalty } point
       *[other] vous coûte chaque fois { $denial_penalty } points
    }. Un faux « non » à propos d’un blanc coûte à qui demande autant qu’un vrai, et rien n’est rendu.
}
rule-S32-title = Faire vérifier un mot
rule-S32 = { $spelling ->
    [checked] À cette table, chaque mot est vérifié au moment où on le cache : ensuite, il n’y a plus rien à vérifier.
   *[trust] Un mot entièrement découvert peut être vérifié une fois, à la demande d’un adversaire. S’il n’est pas dans le dictionnaire ou pas admis, qui l’a caché { $spelling_penalty ->
        [0] ne perd rien
        [one] perd { $spelling_penalty } point
       *[other] perd { $spelling_penalty } points
    } ; mais plus de la moitié de ses adversaires peuvent, par leur vote, l’emporter sur le dictionnaire, dans un sens ou dans l’autre. La partie n’attend pas, et cela reste possible jusqu’à ce que tout le monde ait accepté les scores.
}

## La fin
rule-S33-title = Les derniers tours
rule-S33 = Quand une seule personne cache encore quelque chose, toutes les autres ont encore { $last_turns ->
    [one] { $last_turns } tour
   *[other] { $last_turns } tours
}, à partir du tour suivant. { $cards ->
    [on] Tout le monde continue à piocher, même la personne encore cachée, dont le tour finit avec la carte.
   *[off] La personne encore cachée passe son tour.
} Si le dernier mot est découvert, de quelque façon que ce soit, la partie est aussitôt finie.
rule-S34-title = Le mot gardé
rule-S34 = Qui cache encore des cases après ces tours les ouvre et en marque la valeur, plus une prime de { $kept_many ->
    [0] { kept-many-points }
    [1] { kept-many-points }
   *[other] { $kept_bonus ->
        [one] { $kept_bonus } point
       *[other] { $kept_bonus } points
    }, ou de { $kept_many_bonus } s’il en restait au moins { $kept_many }
}.{ $trays_for_two ->
    [2] {" "}Avec deux plateaux, on compte les deux ensemble.
   *[1] {""}
}
# Seulement une partie de S34.
kept-many-points = { $kept_many_bonus ->
    [one] { $kept_many_bonus } point
   *[other] { $kept_many_bonus } points
}
rule-S35-title = Qui gagne
rule-S35 = La partie est finie quand toutes les cases sont ouvertes. Le meilleur score gagne ; à égalité, on partage la victoire.

## Autour de la table
rule-S1-title = Qui peut jouer
rule-S1 = { $most_seats ->
    [2] À cette table, on joue à deux.
   *[other] Cette table accueille de { $least_seats } à { $most_seats } personnes.
}
rule-S36-title = À deux
rule-S36 = { $trays_for_two ->
    [1] À cette table, même à deux, chacun n’a qu’un plateau.
   *[2] À deux, chacun a deux plateaux, gauche et droit, avec un mot sur chacun. Une question ne nomme pas de plateau : si la lettre est sur les deux, votre adversaire choisit{ $cards ->
        [on] {" "}; les cartes de gauche et de droite désignent le plateau gauche et le plateau droit de l’adversaire
       *[off] {""}
    }. Pour annoncer un mot ou le faire vérifier, dites sur quel plateau ; la dernière case et les cases cachées se comptent plateau par plateau, mais tout n’est découvert qu’une fois les deux ouverts.
}
rule-S37-title = Une table complète
rule-S37 = { $most_seats ->
    [2] À deux, cette table est complète.
   *[other] { $trays_for_two ->
        [2] Quel que soit votre nombre, jusqu’à { $most_seats }, les règles restent les mêmes ; seule la partie à deux a sa variante (S36).
       *[1] Quel que soit votre nombre, jusqu’à { $most_seats }, les règles restent les mêmes.
    }
}
rule-S39-title = Les règles maison
rule-S39 = Une table peut changer chaque nombre, chaque carte et chaque option de son édition ; on voit alors qu’elle joue avec des règles maison. Les nombres que vous lisez ici sont ceux de cette table.

## Les cartes dans l’aide : qui ouvre une case, comme $owner_name de card-meaning
card-owner = { $kind ->
    [left] La personne à votre gauche
    [right] La personne à votre droite
   *[other] Votre adversaire
}
