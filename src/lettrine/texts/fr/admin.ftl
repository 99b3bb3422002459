# Pour qui gère un serveur : personnes, signalements et exclusions en ligne de commande.
help-admin = Signalements et exclusions, sur la base de données d’un serveur en marche.
help-admin-people = Trouver des personnes : toutes celles que connaît une partie, ou celle qui a cet ID, avec ses tables, ses signalements et son exclusion.
help-admin-reports = Ce qui a été signalé : la file, un signalement en entier, sa clôture.
help-admin-reports-list = Afficher les signalements, du plus ancien au plus récent.
help-admin-reports-show = Afficher un signalement en entier : ce qui s’est dit, et où c’était dans le journal de la table.
help-admin-reports-close = Clore un signalement, avec une note pour vous.
help-admin-ban = Exclure une personne : elle ne peut plus ouvrir de table, s’asseoir, discuter ni signaler jusqu’à la fin de l’exclusion.
help-admin-unban = Lever une exclusion.
help-admin-bans = Afficher les exclusions.
option-admin-store = La base de données du serveur : sqlite:///FICHIER ou postgresql://…
option-admin-as_json = Pour les programmes : une ligne de JSON pour chaque élément.
option-admin-people-name = Seulement les personnes dont un nom contient ceci.
option-admin-reports-list-all = Ceux qui sont clos aussi.
option-admin-reports-close-note = Ce qu’il en est advenu : pour vous, personne d’autre ne le lit.
option-admin-ban-until = La fin de l’exclusion : une date comme 2030-12-31, ou avec une heure, en UTC.
option-admin-ban-days = La durée de l’exclusion, en jours. Sans l’une ni l’autre, elle n’a pas de fin.
option-admin-ban-reason = Ce que la personne en lira, avec vos mots.

admin-nothing = Rien à afficher.
admin-report = { $id } · { $at } · { $state ->
    [closed] clos
   *[open] ouvert
} · { $reason ->
    [insult] insultes ou menaces
    [name] nom
    [spam] messages indésirables
    [cheating] triche
   *[other] autre chose
} · { $name } (personne { $person })
admin-report-table = Table { $table }, ligne { $seq } de son journal. Pour la voir : { $command }
admin-report-reporter = Signalé par { $reporter ->
    [none] quelqu’un qui a été supprimé
   *[other] la personne { $reporter }
}
admin-report-text = Son message : { $text }
admin-report-chat = La discussion que cette personne pouvait lire :
admin-report-no-chat = Rien ne s’est dit que cette personne pouvait lire.
admin-report-note = Clos le { $at } : { $note }
admin-closed = Le signalement { $report } est clos.
admin-ban = { $person } · { $until ->
    [none] pour toujours
   *[other] jusqu’au { $until }
} · { $state ->
    [over] terminée
   *[on] en vigueur
} · { $reason }
admin-banned = La personne { $person } est sous exclusion { $until ->
    [none] pour toujours
   *[other] jusqu’au { $until }
}. Les serveurs en marche le voient en quelques secondes.
admin-unbanned = La personne { $person } n’est plus sous exclusion.
admin-person = { $person } · { $names } · { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
admin-person-table = { $at } · { $table } · sous le nom { $name }
admin-person-reports = { $count ->
    [0] Aucun signalement.
    [one] Un signalement : { $reports }
   *[other] { $count } signalements : { $reports }
}
