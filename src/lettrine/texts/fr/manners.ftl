# Bloquer et signaler des personnes, et durées de conservation : ce que dit la page.

block = Bloquer { $name }
block-what = { $name } n’en saura rien. Désormais, à toutes les tables, vous ne voyez plus ses messages, et cette personne ne peut pas s’asseoir là où c’est vous l’hôte.
block-do = Bloquer
blocked-done = Vous avez bloqué { $name }.
block-end = Débloquer { $name }
unblocked-done = Vous avez débloqué { $name }.

report = Signaler { $name }
report-why = Qu’est-ce qui ne va pas ?
report-insult = Insultes ou menaces
report-name = Son nom
report-spam = Messages indésirables
report-cheating = Triche
report-other = Autre chose
report-text = Que faut-il savoir de plus ? (facultatif)
report-what = La personne qui gère ce serveur verra votre signalement et la discussion telle que vous pouviez la lire. { $name } n’en saura rien.
report-do = Envoyer le signalement
report-thanks = Merci. Votre signalement est envoyé.
report-next = { $days ->
    [0] Il attend d’être lu. Vous pouvez quitter cette table, et aussi bloquer { $name }.
   *[other] Il attend d’être lu, et sera supprimé après { $days } jours. Vous pouvez quitter cette table, et aussi bloquer { $name }.
}

blocks-title = Personnes bloquées
blocks-none = Vous n’avez bloqué personne. À côté du nom de quelqu’un, à une table ou dans la discussion, un menu le permet.
blocks-what = Vous ne voyez plus leurs messages, à aucune table, et ces personnes ne peuvent pas s’asseoir là où c’est vous l’hôte. Elles n’en savent rien.
blocks-since = depuis le { $date }

banned-title = Vous ne pouvez pas participer
banned-until = La personne qui gère ce serveur vous en a exclu·e jusqu’au { $date }.
banned-for-good = La personne qui gère ce serveur vous en a exclu·e pour toujours.
banned-reason = Son motif :
banned-left = Vous pouvez encore lire vos parties, les exporter ou tout faire supprimer.

kept-title = Ce qui est conservé, et combien de temps
kept-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
kept-ever = aussi longtemps que ce serveur existe
kept-removed = jusqu’à ce que vous les retiriez
kept-end = jusqu’à leur fin
kept-open = Les tables qui ne commencent pas
kept-open-why = Pour qui arrive plus tard. Compté depuis le dernier changement.
kept-running = Les parties que personne ne continue
kept-running-why = Pour pouvoir les finir plus tard. Compté depuis le dernier coup.
kept-finished = Les parties finies de personnes qui ne sont plus connues ici
kept-finished-why = Pour que liens et relevés servent encore un moment. Les parties de personnes connues restent.
kept-people = Les personnes qui ne jouent plus
kept-people-why = Pour retrouver vos parties, cotes et listes après une longue pause. Puis tout ce qui vous concerne est supprimé, comme à votre demande.
kept-chat = La discussion d’une partie finie
kept-chat-why = Pour pouvoir la relire. Compté depuis la fin de la partie, ou depuis un message plus récent.
kept-codes = Les codes courts des tables
kept-codes-why = Pour que l’on puisse encore rejoindre la table. Compté depuis le début de la partie.
kept-blocks = Les personnes que vous avez bloquées
kept-blocks-why = Pour ne plus vous montrer leurs messages. Personne d’autre ne l’apprend.
kept-reports = Les signalements, avec la discussion qui les accompagne
kept-reports-why = Pour que la personne qui gère ce serveur puisse les examiner.
kept-bans = Les exclusions, avec leurs motifs
kept-bans-why = Pour que ce serveur sache qui ne peut pas participer.
