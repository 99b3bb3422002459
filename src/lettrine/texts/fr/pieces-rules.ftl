# Les règles de Glyphes, d’Éclair et de Solitaire par numéro, telles qu’on les lit en jouant. Ce qui va ensemble :
# games/{glyphs,quick,solitaire}/help.toml. Le fichier anglais explique les variables.

rules-glyphs-intro = Tout le monde cache un mot dont les lettres sont faites de bâtons et d’arcs. Proposez des morceaux aux autres, regardez grandir leurs lettres, mettez un morceau en place quand vous hésitez, et annoncez le mot dès que vous savez le lire. Avec assez de points, un mot de plus et c’est gagné.
rules-quick-intro = Tout le monde démonte un mot et en passe les morceaux à gauche. Avec ceux que vous recevez, construisez un mot, n’importe lequel, avant tout le monde, et c’est gagné.
rules-solitaire-intro = Quelques mots sont devant vous, chacun réduit à un petit tas de bâtons et d’arcs. De chaque tas, tirez d’autres mots, autant que vous en trouvez.

## Chapitres
rules-pieces = Morceaux et lettres
rules-secret = Votre mot
rules-proposing = Proposer un morceau
rules-positioning = Positionner un morceau
rules-naming = Annoncer le mot
rules-variants = Variantes
rules-race = La course
rules-forming = Former des mots
rules-lore = Bon à savoir

## Morceaux et lettres
rule-G1-title = Quatre sortes de morceaux
rule-G1 = Chaque lettre est faite de quatre sortes de morceaux : le grand bâton, le petit bâton, deux fois moins long, le grand arc et le petit arc.
rule-G2-title = Une seule façon
rule-G2 = Chaque lettre n’a qu’une composition et qu’un dessin, et l’alphabet les montre : un O, ce sont deux grands arcs, jamais deux petits. Certaines lettres ont les mêmes morceaux : A et H, L et T, M et W, et aussi F, K et Z. Seule la place des morceaux les distingue.

## Votre mot
rule-G3-title = Qui cache quoi
rule-G3 = De { $least_seats } à { $most_seats } personnes peuvent jouer. Chacune cache un mot de { $length } lettres.
rule-G3-1981 = D’après cette règle, la table convient de six lettres ou de cinq.
rule-G14-title = Quels mots
rule-G14 = Un mot doit être dans le dictionnaire. Les abréviations ne sont pas admises, ni ce qui a un trait d’union ou une apostrophe. Les accents ne comptent pas, mais dans les mots allemands Ä, Ö et Ü sont des lettres à part entière. À cette table, les noms de personnes sont { $people ->
    [yes] admis
   *[no] exclus
}, les noms de lieux { $places ->
    [yes] admis
   *[no] exclus
}, les mots d’argot { $slang ->
    [yes] admis
   *[no] exclus
}, les pluriels et les verbes conjugués { $inflected ->
    [yes] admis
   *[no] exclus
}.{ $offensive ->
    [yes] {""}
   *[no] {" "}Les mots blessants sont refusés.
}

## Proposer un morceau
rule-G4-title = Case et morceau
rule-G4 = À votre tour, choisissez un adversaire, une case de son mot et un morceau. La réponse est oui si ce morceau manque encore à la lettre de cette case. Elle est toujours vraie, car c’est le jeu qui la donne.
rule-G5-title = Il convient
rule-G5 = Le morceau se pose dans la case, où tout le monde le voit. Vous marquez un point et vous continuez, avec le même adversaire ou un autre.
rule-G6-title = Il ne convient pas
rule-G6 = Le morceau se pose sous la case, pour que tout le monde sache qu’il n’y sert pas, ou n’y sert plus. Votre tour est fini, et c’est à la personne à votre gauche de jouer. { $miss_point ->
    [asker] Vous marquez un point tout de même.
    [owner] Qui cache le mot marque un point.
   *[none] Personne ne marque pour un échec.
}
rule-G7-title = La réserve
rule-G7 = Dans la case ou dessous, un morceau reste où il est jusqu’à ce que le mot soit trouvé. La réserve a ses limites (grands bâtons : { $box_I }, petits bâtons : { $box_i }, grands arcs : { $box_C }, petits arcs : { $box_u }) : ce qui est épuisé ne peut plus se proposer. Si vous ne pouvez plus ni proposer ni positionner, vous devez annoncer un mot.

## Positionner un morceau
rule-G8-title = À sa place
rule-G8 = Au lieu de proposer, vous pouvez positionner un morceau déjà posé dans une case d’un adversaire : déplacez-le et tournez-le pour l’amener là où vous le croyez à sa place. La réponse est « exact » ou « faux », et on se passe de règle et de rapporteur : n’est faux que ce qui est clairement mal placé. Un grand bâton un peu penché est exact pour A, V et W, un petit bâton couché au bas de la case pour A, E, L et Z.
rule-G9-title = Exact ou faux
rule-G9 = Positionner ne rapporte pas de point. Si c’est exact, le morceau reste comme vous l’avez mis et vous continuez ; si c’est faux, il redevient libre et votre tour est fini.

## Annoncer le mot
rule-G10-title = À tout moment
rule-G10 = Si vous pensez lire le mot d’un adversaire, annoncez-le : à tout moment, que ce soit votre tour ou non. Tout le monde l’entend.
rule-G11-title = Le mot juste
rule-G11 = Vous marquez { $scoring ->
    [missing] un point par morceau qui manquait encore{ $find_bonus ->
        [0] {""}
        [one] , plus { $find_bonus } point
       *[other] , plus { $find_bonus } points
    }
   *[total] un point par morceau du mot, qu’il ait manqué ou non
}. Le mot est montré, ses morceaux retournent à la réserve, ceux d’en dessous aussi, et qui l’avait caché en cache un autre. Le tour en cours continue. Tant que le nouveau mot n’est pas caché, on ne peut rien y demander ; s’il n’y a personne d’autre à interroger, on attend.
rule-G12-title = Un mot faux
rule-G12 = Vous perdez un point par morceau qui aurait encore manqué à votre mot faux : lettre par lettre, les morceaux qui ne sont pas déjà dans la case. Le vrai mot reste secret, et le tour en cours continue.
rule-G13-title = Qui gagne
rule-G13 = Tout le monde part de zéro, et un score peut descendre au-dessous. Si vous trouvez un mot alors que vous avez déjà { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
} ou plus, vous gagnez, quel que soit le score des autres. Tous les mots sont alors montrés.

## Variantes
rule-G15-title = Variantes
rule-G15 = { $scoring ->
    [missing] Pour aller plus vite, un mot trouvé peut rapporter tous ses morceaux, sans prime ; cette table compte ceux qui manquaient encore.
   *[total] Cette table joue la variante rapide : un mot trouvé rapporte tous ses morceaux, et il n’y a pas de prime.
} Les mots peuvent aussi être plus courts ou plus longs. { $prelude ->
    [none] Une course peut d’abord décider qui commence ; cette table s’en passe.
   *[quick] D’abord vient une course avec des mots de { $prelude_length } lettres : qui la gagne commence, avec { $prelude_points ->
        [one] { $prelude_points } point
       *[other] { $prelude_points } points
    } d’avance. Si personne ne la gagne, on commence comme si elle n’avait pas eu lieu.
}

## La course
rule-G16-title = La course au mot
rule-G16 = La course est toute la partie d’Éclair, et peut ouvrir une partie de Glyphes. Tout le monde cache un mot, dont les morceaux passent à gauche. La première personne qui construit un mot admis avec exactement les morceaux reçus gagne. Ce peut être n’importe quel mot, de n’importe quelle longueur, pas seulement le mot caché, mais aucun morceau ne doit rester. Tous les mots sont alors montrés. Ce qui n’est pas un mot admis, ou demande d’autres morceaux, est refusé, et la course continue. Vous pouvez renoncer ; quand tout le monde l’a fait, personne ne gagne. Il y a toujours assez de morceaux : compter la réserve trahirait quelque chose des mots des autres.

## Former des mots
rule-G17-title = Du neuf avec du vieux
rule-G17 = Vous partez de { $groups } mots de { $length } lettres. Le jeu les tire, ou les prend dans un texte que vous lui donnez : les { $groups } premiers mots différents de quatre ou cinq lettres, connus du dictionnaire ou non. Les morceaux de chaque mot font un groupe. Avec exactement les morceaux d’un groupe, formez de nouveaux mots, de n’importe quelle longueur, autres que le sien. { $rounds ->
    [on] { formed-in-rounds }
    [off] { formed-at-will }
   *[clock] { $clock ->
        [0] { formed-at-will }
       *[other] { formed-in-rounds }
    }
} Aucun mot ne compte deux fois. { $clock ->
    [0] Il n’y a pas d’horloge : arrêtez-vous quand vous voulez.
    [900] Vous avez un quart d’heure, et pouvez vous arrêter avant.
    [one] Vous avez { $clock } seconde, et pouvez vous arrêter avant.
   *[other] Vous avez { $clock } secondes, et pouvez vous arrêter avant.
} Votre score est le nombre de mots formés. À la fin, vous voyez tous ceux qui étaient possibles.
formed-in-rounds = Quand chaque groupe a un nouveau mot, la manche suivante commence ; d’ici là, aucun groupe n’en prend un deuxième.
formed-at-will = Il n’y a pas de manches : chaque groupe prend un nouveau mot à tout moment.

## Bon à savoir
rule-G18-title = Mots légers, mots lourds
rule-G18 = SILOS demande neuf morceaux, MEMES dix-huit ; cinq lettres en demandent d’ordinaire treize ou quatorze. Plus de quatre morceaux sur cinq sont droits, les grands bâtons un peu plus souvent que les petits ; les grands arcs sont les plus rares de tous. Des lettres différentes peuvent donner les mêmes morceaux : E et T les mêmes que X et V.
