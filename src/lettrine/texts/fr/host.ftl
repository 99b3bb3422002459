# Les fenêtres de l’hôte : la table, le début, une personne. Et son propre nom.
host-title = Vous êtes l’hôte
host-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
host-fewer = { $seats ->
    [one] Moins : { $seats } place
   *[other] Moins : { $seats } places
}
host-more = Plus : { $seats } places
host-lock = Fermer la table.
host-lock-what = Plus personne ne peut s’asseoir.
host-chat = Fermer la discussion.
host-chat-what = Personne ne peut écrire ni réagir.
host-watching = Fermer au public.
host-watching-what = Seules les personnes assises ici voient la partie.
host-begin-fewer = { $seats ->
    [one] Sans les places libres : { $seats } personne
   *[other] Sans les places libres : { $seats } personnes
}
host-begin-bots = { $count ->
    [one] Avec un robot à la place libre : { $bot }
   *[other] Avec { $count } robots aux places libres : { $bot }
}
host-begin-agreed = La partie doit être classée : elle commence quand tout le monde s’est dit prêt.
host-begin-wait = Il faut { $least } personnes pour ce jeu. Invitez d’abord quelqu’un.
host-hand = Confier la table à { $name }
host-free = Libérer la place
host-free-what = { $name } pourra se rasseoir.
host-remove = Retirer de la table
host-remove-what = { $name } ne pourra plus s’asseoir à cette table.
rename-title = Votre nom à cette table
rename-save = Enregistrer
