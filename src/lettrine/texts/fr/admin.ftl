# Pour qui gère un serveur : personnes, signalements et exclusions en ligne de commande.
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
admin-report-table = À la table { $table } (dans le journal du serveur { $mark }), après la ligne { $seq } de son journal.
admin-report-reporter = Signalé par { $reporter ->
    [none] quelqu’un qui a été supprimé
   *[other] la personne { $reporter }
}
admin-report-text = Son message : { $text }
admin-report-chat = La discussion que cette personne pouvait lire :
admin-report-no-chat = Rien ne s’est dit que cette personne pouvait lire.
admin-report-note = Clos le { $at } : { $note }
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
} · { $reports ->
    [0] aucun signalement
    [one] { $reports } signalement
   *[other] { $reports } signalements
}
admin-person-table = { $at } · { $table } · sous le nom { $name }
