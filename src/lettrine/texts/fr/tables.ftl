# S’asseoir, et ce qui peut ne pas aller à une table.
no_such_table = Cette table n’existe pas. Vérifiez le lien ou le code.
code_taken = Ce code est déjà pris. Réessayez.
already_seated = Vous avez déjà une place à cette table.
seat_taken = Quelqu’un est assis là. Choisissez une autre place.
seat_kept = Cette place est gardée quelques minutes pour { $name }. Choisissez-en une autre, ou patientez.
seat_free = Personne n’est assis là.
seats_free = { $free ->
    [one] Une place est encore libre. Invitez quelqu’un ou donnez-la à un robot.
   *[other] { $free } places sont encore libres. Invitez du monde ou donnez-les à des robots.
}
has_begun = La partie a déjà commencé.
not_begun = La partie n’a pas encore commencé.
not_over = La partie n’est pas encore terminée.
nothing_to_do = Vous n’avez rien à faire en ce moment : c’est aux autres.
no_such_room = Ce jeu n’a pas d’équipes. Parlez à la table.
not_alone = D’autres sont encore en train de lire : on ne peut presser les robots que s’il n’y a personne d’autre.
not_seated = Vous regardez. Prenez une place pour participer.
name_taken = Quelqu’un à cette table s’appelle déjà « { $name } ». Choisissez un autre nom.
no_such_voice = Personne ici ne porte ce nom : il n’y a personne à masquer.
too_fast = C’était trop à la fois. Attendez un instant.
another_site = Ceci venait d’un autre site : rien n’a été fait. Ouvrez la page elle-même et réessayez.
wrong_host = Ce serveur ne répond pas à ce nom. Utilisez l’adresse qu’on vous a donnée.
not_json = Ce qui est envoyé doit être du JSON. Envoyez-le comme « application/json ».
query_too_long = Ce qui suit le point d’interrogation dans cette adresse dépasse { $most } octets. Raccourcissez-le.
wrong_field = (Champ : { $field })
unknown_bot = Il n’y a pas de robot « { $bot } ». Choisissez parmi : { $bots }.
already_so = C’est déjà le cas.
often_enough = Cela suffit pour l’instant. Vous pourrez recommencer quand la partie aura avancé.
two_clocks = Choisissez une seule horloge : celle de la table ou celle des options.
too_many_muted = On peut masquer au plus { $most } personnes à une table.
not_gone = Cette personne peut revenir d’un moment à l’autre. Attendez un peu avant qu’un robot joue pour elle.
not_absent = Cette personne peut encore venir. Sa place pourra être libérée après quelques minutes d’absence, ou par l’hôte.
not_ready = Cette partie doit être classée, et tout le monde n’a pas encore donné son accord : { $names }. Il faut encore se dire prêt.
not_here = Cette partie doit être classée, et tout le monde n’est pas là : { $names }. Attendez leur retour, ou laissez l’hôte commencer sans classement.
presence_unknown = On ne sait pas en ce moment qui est là. Réessayez dans quelques secondes.
not_rated_here = La partie de cette table n’est pas classée : il n’y a rien à accepter.
table_changed = Quelque chose a changé à cette table : quelqu’un est venu ou parti. Regardez-la de nouveau, puis donnez votre accord.
not_host = Cela revient à l’hôte de la table.
has_resigned = Après un abandon, on ne joue plus dans cette partie.
resigning_changed = La situation a changé entre-temps, et abandonner aurait maintenant un autre effet. Regardez de nouveau, puis décidez.
removed = L’hôte a repris votre place. Vous pouvez jouer à une autre table, ou en ouvrir une.
locked = La table est fermée : plus personne ne peut s’asseoir. Demandez à l’hôte de la rouvrir.
chat_closed = L’hôte a fermé la discussion.
watching_closed = L’hôte a fermé cette table au public : seules les personnes assises voient la partie.
not_yourself = C’est votre propre place. Levez-vous plutôt.
no_person = Personne ne joue à cette place pour le moment. Choisissez quelqu’un qui joue.
seats_occupied = { $seats } places ne suffisent pas pour les personnes assises ici. Libérez d’abord une place.
uneven_teams = Les deux équipes ont besoin du même nombre de places. Choisissez un nombre pair.
too_many_tables = Votre réseau a déjà ouvert { $most } tables publiques qui attendent encore. Rejoignez-en une, ou ouvrez une table qui n’est pas publique.
too_many_seats = Votre réseau occupe déjà { $most } places à des tables publiques pas encore commencées. Quittez-en une, ou attendez qu’une partie commence.
bad_name = Un nom a besoin de caractères visibles. Choisissez-en un autre.
nothing_said = Il n’y a rien à lire dans ce message. Écrivez quelque chose.
offensive_name = Ce nom peut blesser qui le lit. Choisissez-en un autre.
offensive_message = Cela peut blesser qui le lit et n’a pas été envoyé. Dites-le autrement.
too_busy = Il se passe trop de choses à la fois. Réessayez dans un instant.
words_preparing = { $language ->
    [fr] Les mots français sont encore en préparation : { $percent } %. Réessayez dans un instant ou jouez avec d’autres mots.
    [de] Les mots allemands sont encore en préparation : { $percent } %. Réessayez dans un instant ou jouez avec d’autres mots.
   *[en] Les mots anglais sont encore en préparation : { $percent } %. Réessayez dans un instant ou jouez avec d’autres mots.
}
words_missing = { $language ->
    [fr] Les mots français n’ont pas pu être préparés ici. Jouez avec d’autres mots et prévenez qui gère ce serveur.
    [de] Les mots allemands n’ont pas pu être préparés ici. Jouez avec d’autres mots et prévenez qui gère ce serveur.
   *[en] Les mots anglais n’ont pas pu être préparés ici. Jouez avec d’autres mots et prévenez qui gère ce serveur.
}
table_failed = Quelque chose ne va pas de notre côté. Rien n’a changé et votre partie est gardée.
no_such_page = Cette page n’existe pas ici.
page_not_built = La page n’est pas encore construite. Lancez « make page », puis redémarrez le serveur.

# Personnes
locked = La table est fermée : plus personne ne peut s’asseoir. Demandez à l’hôte de la rouvrir.
banned = La personne qui gère ce serveur vous en a exclu·e { $until ->
    [none] pour toujours.
   *[other] jusqu’au { $until }.
} { $given ->
    [0] Vous pouvez encore lire vos parties, les exporter ou tout faire supprimer.
   *[other] Son motif : « { $reason } ». Vous pouvez encore lire vos parties, les exporter ou tout faire supprimer.
}
nobody_there = Il n’y a là personne à bloquer ou à signaler. Choisissez une personne de cette table.
no_such_block = Ce blocage a déjà été levé.
too_many_blocked = Vous pouvez bloquer { $most } personnes au plus. Levez d’abord un blocage.
already_reported = Vous avez déjà signalé cette personne à cette table. Votre signalement attend d’être lu.
too_many_reports = Trop de signalements attendent d’être lus. Réessayez plus tard ; d’ici là, vous pouvez bloquer cette personne.
no_such_report = Il n’y a pas de signalement « { $report } ». Pour les voir tous : lettrine admin reports
no_such_person = Personne ici n’a l’identifiant « { $person } ». Pour chercher : lettrine admin people
not_banned = « { $person } » n’est pas sous exclusion.
bad_end = « { $until } » n’est pas une date à venir. Écrivez par exemple 2030-12-31, ou donnez --days.

# Le stockage
unknown_store = Il n’y a pas de stockage « { $scheme } ». Choisissez parmi : sqlite:///FICHIER, postgresql://… et memory:
store_unreadable = Le stockage est inutilisable : { $reason }
store_too_new = Le stockage est en version { $found } et ce programme connaît les versions jusqu’à { $known }. Utilisez une version plus récente du programme.
store_away = Le stockage ne répond pas. Ce qui a été confirmé est gardé ; réessayez.
store_gone = Le serveur ne peut rien enregistrer : son fichier de base de données a été déplacé ou remplacé. Plus rien n’est confirmé tant que qui gère ce serveur ne l’a pas remis en place ou n’a pas redémarré le serveur.
store_full = Le serveur ne peut rien enregistrer : son disque est plein. Plus rien n’est confirmé tant qu’il n’y a pas de place ; ensuite, il reprend de lui-même.
store_read_only = Le serveur ne peut rien enregistrer : sa base de données est en lecture seule. Plus rien n’est confirmé tant qu’on ne peut pas y écrire ; ensuite, il reprend de lui-même.
store_failing = Le serveur ne peut rien enregistrer : son disque signale des erreurs. Plus rien n’est confirmé tant qu’il ne fonctionne pas ; ensuite, le serveur reprend de lui-même.
store_damaged = La base de données est abîmée et rien n’y est plus enregistré. Il faut que qui gère ce serveur la restaure depuis une sauvegarde et redémarre le serveur.
wrong_secret = D’autres serveurs utilisent cette base de données avec un autre secret : chacun y perdrait sa place. Lancez celui-ci avec le même secret (--secret ou LETTRINE_SECRET) ou donnez-lui une base de données à lui.

# What a link shows where it is posted
preview-about = Des jeux du mot caché entre amis, par un simple lien, ou avec des robots. Sans compte.
preview-invited = { $game } : on vous invite à jouer
preview-come = Ouvrez le lien pour prendre place ou pour regarder. Sans compte.

## Quelqu’un dont tout a été effacé
somebody = quelqu’un
