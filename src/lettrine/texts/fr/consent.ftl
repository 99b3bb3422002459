# Classé veut dire accepté : avant la partie, en cas d’abandon ou de départ, et pourquoi une partie n’a pas été classée.
rated-among = Partie classée : le résultat change le classement de tout le monde. Elle commence quand chaque personne est là et se dit prête.
rated-alone = Partie classée : le résultat change votre classement.
unrated-now = Partie non classée : le résultat ne change le classement de personne.
unrated-why = Partie non classée : { $why }
ready-button = Je suis là, on y va
ready-tag = d’accord
ready-said = { $count ->
    [one] { $names } est d’accord.
   *[other] { $names } sont d’accord.
}
ready-all = Tout le monde est d’accord.
ready-taken-back = La table a changé, ou quelqu’un n’est plus d’accord.
start-rated = Commencer la partie classée
start-needs-ready = { $you ->
    [yes] On attend votre accord
   *[no] On attend l’accord { ELIDE("de", $names) }
}
start-needs-here = On attend le retour { ELIDE("de", $names) }
start-unrated = Commencer sans classement

## Abandonner et quitter
table-menu = Cette partie
resign = Abandonner…
resign-title = Abandonner ?
resign-then-bot = Un robot joue à votre place jusqu’à la fin. Vous pouvez regarder, mais plus revenir dans la partie.
resign-then-over = La partie se termine aussitôt, et les autres ont gagné.
resign-rated = La partie est classée : vous passez derrière toute personne qui n’abandonne pas.
resign-unrated = La partie n’est pas classée : aucun classement ne change.
resign-sure = Abandonner
leave = Quitter…
leave-title = Quitter la table ?
leave-people = Un robot joue pour vous jusqu’à votre retour : votre place reste à vous, et le lien vers cette table y ramène. La fin de la partie compte comme la vôtre.
leave-alone = Rien n’avance sans vous, sauf si une horloge tourne. Le lien vers cette table y ramène.
leave-rated = La partie reste classée.
leave-sure = Quitter
has-resigned = Abandon { ELIDE("de", $name) }.
has-resigned-you = Vous abandonnez la partie.
resigned-bot = Un robot continue.
resigned-over = C’est la fin de la partie.

## Pourquoi une partie n’a pas été classée
unrated-one_side = il n’y a personne à affronter.
unrated-lesson = c’est une première partie.
unrated-house_rules = la table a changé les règles habituelles.
unrated-no_lexicon = la table joue sans dictionnaire.
unrated-own_words = la table joue avec ses propres mots.
unrated-by_choice = la table a été ouverte ou la partie commencée ainsi.
unrated-handed = d’autres ont donné la place de quelqu’un à un robot.
unrated-absent = quelqu’un n’a jamais pris part au jeu.
unrated-same_player = des robots de même force ont joué entre eux.
unrated-same_person = une même personne avait deux places.
unrated-too_often = les mêmes personnes ont déjà joué énormément de parties classées ensemble ces dernières 24 heures.
unrated-not_final = les points peuvent encore être vérifiés.
unrated-too_old = elle date d’avant les classements.
