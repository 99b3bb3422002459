# Le classement : après une partie, et sur sa propre page.
title-ratings = Classement – Lettrine
ratings-lede = Tout le monde commence à 1500. Battez quelqu’un et votre cote monte, d’autant plus que cette personne est forte ; perdez et elle baisse.
ratings-player = Nom
ratings-part-overall = Cote
ratings-part-attack = Attaque
ratings-part-defence = Défense
ratings-bot = Robot, { $strength }
ratings-about = De quoi s’agit-il ?

## Après une partie
ratings-changed = Ce que cette partie a changé au classement
ratings-after = { $games ->
    [one] Votre première partie classée : ce nombre n’est qu’une première estimation, à { $give } près.
   *[other] { $games } parties classées jusqu’ici. La cote n’est encore sûre qu’à { $give } près.
}

## La page
ratings-games = { $games ->
    [one] Vous avez une partie classée.
   *[other] Vous avez { $games } parties classées.
}
ratings-better = { $others ->
    [one] { $percent ->
        [0] La seule autre personne classée est devant vous.
       *[other] Vous êtes devant la seule autre personne classée.
    }
   *[other] Vous êtes devant { $percent } % des { $others } autres personnes classées.
}
ratings-alone = Personne d’autre n’est encore classé ici.
ratings-unsure = Ce nombre n’est encore qu’une estimation ; chaque partie le rend plus sûr.
ratings-not-you = { $people ->
    [0] Personne n’est encore classé. Jouez une partie jusqu’au bout pour être le premier nom du classement.
    [one] Une personne est classée. Jouez une partie jusqu’au bout et vous le serez aussi.
   *[other] { $people } personnes sont classées. Jouez une partie jusqu’au bout et vous le serez aussi.
}
ratings-counts-title = Ce que disent les nombres
ratings-numbers = Entre deux personnes dont la cote est stable, 200 points de plus valent trois victoires sur quatre. Le nombre après ± dit de combien on peut encore se tromper.
ratings-parts = À Sonde, l’attaque est ce que vous prenez aux autres par vos questions et en annonçant leurs mots ; la défense, le peu qu’ils obtiennent de vous.
ratings-counts = Toute partie terminée à deux ou plus compte, robots compris, tant que la table n’a pas changé les règles imprimées. On peut jouer sans cartes, avec des notes, en confiance ou contre la montre ; une table sans dictionnaire ne compte pas. Si un robot finit la partie à votre place, elle reste la vôtre.
ratings-agreed = Une partie entre personnes n’est classée que si, à la table, tout le monde a donné son accord et est là au début. Qui abandonne passe en dernier. Si d’autres donnent la place de quelqu’un à un robot, ou si les mêmes personnes jouent énormément de parties en un jour, rien n’est classé.
ratings-private = Il n’y a pas de liste de personnes. Vous voyez votre propre classement ; après une partie, qui regarde la table voit ce qu’elle a changé. Il appartient à ce navigateur, comme vos places.
