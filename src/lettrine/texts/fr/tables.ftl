# S’asseoir, et ce qui peut ne pas aller à une table.
no_such_table = Cette table n’existe pas. Vérifiez le lien ou le code.
code_taken = Ce code est déjà pris. Réessayez.
already_seated = Vous avez déjà une place à cette table.
seat_taken = Quelqu’un est assis là. Choisissez une autre place.
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
not_seated = Vous regardez. Prenez une place pour participer.
name_taken = Quelqu’un à cette table s’appelle déjà « { $name } ». Choisissez un autre nom.
no_such_voice = Personne ici ne parle de cette voix.
too_fast = C’était trop à la fois. Attendez un instant.
unknown_bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
already_so = C’est déjà le cas.
two_clocks = Choisissez une seule horloge : celle de la table ou celle des options.
too_many_muted = On peut faire taire au plus { $most } personnes à une table.
not_gone = Cette personne peut revenir d’un moment à l’autre. Attendez un peu avant qu’un robot joue pour elle.
bad_name = Un nom a besoin de lettres visibles. Choisissez-en un autre.
too_busy = Il se passe trop de choses à la fois. Réessayez dans un instant.
table_failed = Quelque chose ne va pas de notre côté. Rien n’a changé et votre partie est gardée.
page_not_built = La page n’est pas encore construite. Lancez « make page », puis redémarrez le serveur.

# Le stockage
unknown_store = Il n’y a pas de stockage « { $scheme } ». Il y a : sqlite:///FICHIER, postgresql://… et memory:
store_unreadable = Le stockage est inutilisable : { $reason }
store_too_new = Le stockage a la version { $found } et ce programme connaît les versions jusqu’à { $known }. Prenez un programme plus récent.
store_away = Le stockage ne répond pas. Ce qui a été confirmé est gardé ; réessayez.
