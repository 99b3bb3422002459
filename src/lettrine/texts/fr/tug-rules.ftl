# Les règles de Tire-lettres par numéro, telles qu’on les lit en jouant. Ce qui va ensemble : games/tug/help.toml.
# Le fichier anglais explique les variables.

rules-tug-intro = Deux équipes se disputent les mêmes lettres. Une carte demande quelque chose, le sable coule, et votre capitaine épelle un mot qui convient : chacune de ses lettres avance d’un cran vers votre équipe. Qui en sort assez du plateau gagne.

## Chapitres
rules-teams = Équipes, plateau et cartes
rules-word = Un tour, un mot
rules-challenge = Mettre un mot en doute
rules-winning = Gagner

## Équipes, plateau et cartes
rule-T1-title = Deux équipes
rule-T1 = De { $least_seats } à { $most_seats } personnes jouent en deux équipes aussi égales que possible. Chaque équipe a un capitaine ; entre deux tours, n’importe qui de l’équipe peut en désigner un autre. L’équipe qui commence est tirée au sort.
rule-T2-title = Le plateau
rule-T2 = Les lettres sont alignées entre les équipes ; le plateau montre lesquelles sont en jeu. Chacune a un couloir, avec { $lanes ->
    [one] { $lanes } case
   *[other] { $lanes } cases
} de chaque côté du milieu. Un cran de plus, et la lettre sort du plateau.
rule-T2-standard = Ce sont les dix-sept consonnes les plus fréquentes de la langue.
rule-T2-2009 = Ce sont les dix-sept consonnes les plus fréquentes de la langue.
rule-T2-2010 = Ici, toutes les lettres de l’alphabet sont en jeu, voyelles comprises.
rule-T3-title = Les cartes
rule-T3 = Chaque carte a deux catégories, une par face, et l’on n’en pioche qu’une à la fois. Quand toutes les cartes ont été piochées, on les mélange de nouveau.{ $level ->
    [easy] {" "}À cette table, on ne pioche que les catégories faciles.
    [hard] {" "}À cette table, on ne pioche que les catégories difficiles.
   *[all] {""}
}

## Un tour, un mot
rule-T4-title = Carte et sablier
rule-T4 = Le capitaine de l’équipe dont c’est le tour pioche une carte, et tout le monde la lit. { $turning ->
    [0] Le sablier est retourné au même moment.
    [one] L’autre équipe retourne alors le sablier ; au bout de { $turning } seconde, il se retourne seul.
   *[other] L’autre équipe retourne alors le sablier ; au bout de { $turning } secondes, il se retourne seul.
} Le sable coule pendant { $glass } secondes.{ $glass_times ->
    [thinking] {" "}Il ne mesure que la recherche du mot : la première lettre du capitaine arrête le sablier, et il reste { $spelling_seconds } secondes pour épeler.
   *[word] {""}
}
rule-T5-title = Épeler le mot
rule-T5 = Mettez-vous d’accord sur un mot : ce que vous soufflez ne sort pas de l’équipe. Seul le capitaine l’épelle, lettre par lettre. Chaque lettre présente sur le plateau avance d’un cran vers vous, autant de fois qu’elle figure dans le mot. Celles qui n’y sont pas, ou qui sont déjà prises, peuvent être épelées et ne bougent pas. Les traits d’union sont sautés, et les accents ne comptent pas.
rule-T6-title = Un mot par tour
rule-T6 = Le tour finit quand le capitaine dit que le mot est fini, ou quand le sable est écoulé. Les lettres déjà déplacées restent où elles sont, même si le mot n’est pas achevé ; aucune autre ne bouge.
rule-T7-title = Prendre une lettre
rule-T7 = Une lettre que vous faites passer par-dessus votre bord du plateau est à vous. On peut encore l’épeler, mais elle ne bouge plus jamais.
rule-T8-title = Chaque mot une fois
rule-T8 = Un mot déjà donné dans la partie, par l’une ou l’autre équipe, ne compte pas. Quand le capitaine l’a fini, ses lettres repartent, et tant qu’il reste du sable, vous pouvez en épeler un autre. Il ne compte pas non plus si le sable s’écoule pendant que vous l’épelez.
rule-T9-title = Quels mots
rule-T9 = La réponse tient en un seul mot de la langue de la table, ou c’est un nom propre. Les autres langues sont admises là où la catégorie les appelle, et le pluriel seulement là où il convient. { $hyphens ->
    [no] Les mots composés ne sont pas admis, même avec un trait d’union.
   *[yes] Un mot composé n’est admis que s’il s’écrit avec un trait d’union.
}

## Mettre un mot en doute
rule-T10-title = Vérifier l’orthographe
rule-T10 = Jusqu’à ce que la carte suivante soit piochée, n’importe qui de l’autre équipe peut faire vérifier l’orthographe. Si elle est fausse, { $misspelt ->
    [keep] les lettres d’avant la première faute restent, les autres repartent
   *[back] les lettres repartent
} et le tour est perdu. Si elle est juste, l’équipe qui a douté passe un tour, et la même équipe rejoue. Un mot coupé par le sablier est juste si un mot commence ainsi.{ $stray_hyphens ->
    [wrong] {" "}Un trait d’union de trop est une faute, un trait d’union oublié n’en est pas une.
   *[ignored] {" "}Les traits d’union ne comptent pas.
} Noms propres et mots étrangers ne sont pas dans tous les dictionnaires : { $names ->
    [everywhere] si la catégorie les appelle, ou si le capitaine a dit en finissant que c’est un nom,
   *[asked] si la catégorie les appelle
} et qu’aucun ne connaît le mot, il ne se passe rien.
rule-T11-title = Contester la catégorie
rule-T11 = Ou bien l’autre équipe dit que le mot ne convient pas. Votre équipe l’explique alors{ $content ->
    [yes] . Si les autres s’en contentent, le mot reste. Sinon,
   *[no] , et
} tout le monde vote, en même temps et en secret ; on peut aussi s’abstenir. S’il y a plus de non que de oui, les lettres repartent et le tour est perdu. Sinon elles restent, et personne ne perd rien.{ $names ->
    [everywhere] {" "}À égalité pourtant, un mot donné pour un nom et qu’aucune liste du jeu ne connaît tombe.
   *[asked] {""}
} Ce que le jeu lui-même pense du mot s’affiche avec le résultat. { $doubts ->
    [both] Un mot peut être vérifié une fois et contesté une fois, dans l’ordre que l’on veut. S’il a été vérifié, était juste et est ensuite rejeté par le vote, ses lettres repartent, et l’équipe qui a douté passe quand même son tour.
   *[one] Un mot ne se met en doute qu’une fois : vérifié ou contesté, pas les deux.
}
rule-T13-title = Personne ne vous corrige
rule-T13 = Le jeu prend tout ce que le capitaine épelle, juste ou faux. Que ce soit un mot ou non n’apparaît que si quelqu’un en doute.

## Gagner
rule-T12-title = Qui gagne
rule-T12 = L’équipe qui a pris { $to_win } lettres gagne, dès que le mot qui lui apporte la dernière ne peut plus être mis en doute : au bout de { $challenge ->
    [one] { $challenge } seconde
   *[other] { $challenge } secondes
}, ou quand l’autre équipe l’admet. Si ses lettres repartent, la partie continue. Une table peut aussi exiger plus de lettres.
rule-T14-title = Un départ équitable
rule-T14 = { $fair_start ->
    [yes] Commencer est un avantage. C’est pourquoi le premier mot de la partie ne déplace les lettres que de { $fair_steps ->
        [one] { $fair_steps } cran
       *[other] { $fair_steps } crans
    } en tout.
   *[no] Commencer est un avantage, et cette table s’en accommode. Ailleurs, le premier mot de la partie ne déplace les lettres que de quelques crans en tout.
}
