# La ligne de commande : titres et résumés de son aide, et erreurs d’appel.
help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-arguments = Arguments
help-help = Affiche cette aide.
help-version = Affiche la version.
help-main = Jeux du mot caché : y jouer, les revoir, chercher leurs mots.
help-try = Essayez « { $command } --help » pour obtenir de l’aide.
help-error = Erreur : { $reason }
no_such_option = Il n’y a pas d’option « { $name } ».
no_such_command = Il n’y a pas de commande « { $name } ».
missing_parameter = Il manque { $name }. Ajoutez-le.
bad_value = Valeur impossible pour { $name } : { $reason }
bad_choice = choisissez parmi { $choices }.
interrupted = On s’arrête là. À bientôt !

## Ce que font les commandes
help-admin = Traite les signalements et les exclusions d’un serveur.
help-admin-people = Trouve des personnes : toutes celles que connaît une partie, ou celle qui a cet ID, avec ses tables, ses signalements et son exclusion.
help-admin-reports = Montre ce qui a été signalé, un signalement en entier, et le clôt.
help-admin-reports-list = Affiche les signalements, du plus ancien au plus récent.
help-admin-reports-show = Affiche un signalement en entier : ce qui s’est dit, et où c’était dans le journal de la table.
help-admin-reports-close = Clôt un signalement, avec une note pour vous.
help-admin-ban = Exclut une personne : elle ne peut plus ouvrir de table, s’asseoir, discuter ni signaler jusqu’à la fin de l’exclusion.
help-admin-unban = Lève une exclusion.
help-admin-bans = Affiche les exclusions.
help-analyse = Montre ce que valait chaque question ou chaque mot d’une partie.
help-arena = Fait jouer des robots entre eux et dit ce qu’ils valent.
help-bench = Mesure les questionneurs sur vos propres listes de mots.
help-evening = Une soirée entière à plusieurs tables.
help-evening-simulate = Fait jouer une soirée à des robots et dit où chacun était assis, qui a changé de table, et les totaux.
help-pieces = Montre les morceaux d’un mot, leur nombre et leur dessin.
help-play = Lance une partie, contre des robots ou contre la montre.
help-play-sonde = Demandez des lettres de mots cachés ; osez en annoncer un.
help-play-glyphs = Trouvez les bâtons et arcs des lettres ; annoncez les mots.
help-play-quick = Construisez avant tout le monde un mot avec les morceaux reçus.
help-play-solitaire = Avec les morceaux de quatre mots, faites-en d’autres à temps.
help-practice = Dites ce que vous demanderiez et voyez ce que cela vaut.
help-pack = Vos propres mots ou catégories pour une table.
help-pack-check = Dit si une table peut jouer avec les mots ou catégories de FILE et, sinon, à cause de quelle ligne.
help-replay = Rejoue une partie enregistrée et affiche où elle en est.
help-schema = Affiche les messages entre serveur et clients en JSON Schema.
help-serve = Ouvre des tables sur le réseau. Chaque option se règle aussi dans l’environnement : LETTRINE_NOM.
help-tug = Les cartes de Tire-lettres : les lire, les compter.
help-words = Dictionnaires : les construire, les décrire, y chercher un mot.
help-bench-hangman = Compte les échecs selon les règles du pendu ordinaire : une lettre ouvre toutes ses places à la fois. Avec WORDS, un fichier d’un mot par ligne : les échecs à prévoir avant de trouver un de ses mots, quand la liste est connue. Avec --train et --test : la part trouvée de mots absents de la liste connue.
help-tug-categories = Affiche les catégories d’une langue, thème par thème.
help-words-build = Construit les dictionnaires à partir des listes installées (tous, sauf si LANGUAGE est indiqué).
help-words-check = Cherche WORD : sa nature, sa fréquence, et les éditions de Sonde qui l’admettent.
help-words-info = Dit combien de mots compte un dictionnaire, de quelles sortes, et d’où ils viennent.

## Titres et valeurs par défaut
help-group-listening = Réseau
help-group-storage = Stockage
help-group-bots = Robots et horloges
help-group-manners = Bonnes manières et pages
help-group-keeping = Durées de conservation
help-group-limits = Limites
help-group-logging = Journal
help-group-help = Aide
help-default = par défaut :
help-variable = environnement :
help-required = obligatoire
default-off = non
default-none = aucun
default-any = tous
default-store = un fichier de l’utilisateur
default-secret = celui gardé pour l’utilisateur
default-pages = notre texte sur la confidentialité, pas de mentions légales
default-format = text dans un terminal, sinon json

## Options de plusieurs commandes
option-interface = Langue des textes ; sinon celle du système.
option-language = Langue des mots ; sinon celle des textes.
option-edition = L’édition dont on suit les règles.
option-options = Règles maison : un fichier TOML d’options de table.
option-single = Une règle maison ; peut se répéter.
option-seed = La même graine donne la même partie.
option-store = La base de données du serveur : sqlite:///FICHIER ou postgresql://…
option-as_json = Pour les programmes : une ligne de JSON pour chaque élément.
option-admin-people-name = Seulement les personnes dont un nom contient ceci.
option-admin-reports-list-all = Ceux qui sont clos aussi.
option-admin-reports-close-note = Ce qu’il en est advenu : pour vous, personne d’autre ne le lit.
option-admin-ban-until = La fin de l’exclusion : une date comme 2030-12-31, ou avec une heure, en UTC.
option-admin-ban-days = La durée de l’exclusion, en jours. Sans l’une ni l’autre, elle n’a pas de fin.
option-admin-ban-reason = Ce que la personne en lira, avec vos mots.
option-as_json = Pour les programmes : le rapport sur une ligne de JSON.
option-name = Votre nom à la table.
option-record = Enregistre la partie dans ce fichier.
option-pack = Joue avec vos propres mots : un fichier, un mot par ligne.
option-pack-check-game = Le jeu auquel il est destiné.
option-pack-check-edition = L’édition à laquelle il est destiné ; sans cela, la première du jeu.
option-bots = Combien de robots jouent.
option-strength = Leur force.
option-pace = Secondes que prend un robot.

## Options d’une seule commande
option-analyse-as_json = Affiche tout en un objet JSON, aux noms stables.
option-arena-seats = Nombre de places ; le dernier BOT occupe celles qui restent.
option-arena-games = Nombre minimal de parties.
option-arena-secrets = Le robot qui choisit les secrets (sinon le plus simple), ou « own » : chacun les siens.
option-arena-seed = La même graine donne les mêmes parties.
option-arena-workers = Processus sur cet ordinateur.
option-arena-cluster = Joue plutôt sur la grappe Dask de cette adresse (tcp://…).
option-arena-plot = Dessine aussi le résultat, en SVG.
option-bench-hangman-train = Les mots que connaissent les questionneurs.
option-bench-hangman-test = Les mots qu’ils cherchent ; ceux qu’ils connaissent sont laissés de côté.
option-bench-hangman-lives = Échecs qui font perdre, avec --test.
option-bench-hangman-sample = Nombre maximal de mots de --test, tirés au sort.
option-bench-hangman-seed = La même graine tire les mêmes mots de --test.
option-evening-simulate-people = Combien jouent ; des robots complètent les tables.
option-evening-simulate-rounds = Nombre de manches (sinon trois ; en toutes rondes, jusqu’à ce que tous se soient rencontrés).
option-evening-simulate-seed = La même graine donne la même soirée.
option-evening-simulate-kind = Deux de chaque table passent à la suivante ; ou les mêmes mots à toutes les tables ; ou tous se rencontrent.
option-evening-simulate-game = Quel jeu.
option-evening-simulate-bots = La force de ceux qui jouent ; peut être répétée, elle est alors répartie à tour de rôle.
option-evening-simulate-record_file = Enregistre la soirée ici, avec toutes ses parties.
option-evening-simulate-evenings = Nombre de soirées ; à partir de deux, le résultat par force.
option-evening-simulate-workers = Processus sur cet ordinateur, pour plusieurs soirées.
option-pieces-same = Énumère tous les mots du dictionnaire faits des mêmes morceaux exactement.
option-pieces-people = Avec --same : les noms de personnes aussi.
option-pieces-places = Avec --same : les noms de lieux aussi.
option-pieces-slang = Avec --same : l’argot aussi.
option-pieces-no_inflected = Avec --same : ni pluriels, ni verbes conjugués, ni rien de tel.
option-pieces-as_json = Pour les programmes : une ligne de JSON par mot.
option-play-quick-pace = La lenteur des robots : 2 leur donne deux fois plus de temps.
option-play-solitaire-words = Les mots de départ.
option-play-solitaire-file = Un texte : ses premiers mots de quatre lettres sont ceux de départ.
option-practice-daily = La position du jour, la même pour tout le monde.
option-practice-file = Des positions de cette partie enregistrée plutôt que d’une partie entre robots.
option-practice-count = Combien de positions.
option-practice-seed = Quelle partie et quelles positions ; sinon au hasard.
option-replay-seat = Affiche ce que cette place (un nombre à partir de 0, ou « watcher ») a reçu.
option-tug-categories-language = Langue des cartes ; sinon celle des textes.
option-tug-categories-theme = Ces thèmes seulement ; peut se répéter.
option-tug-categories-level = Seulement les faciles, ou seulement les difficiles.
option-tug-categories-answers = Avec les réponses que connaissent les robots, les plus évidentes d’abord.
option-tug-categories-counts = Seulement les nombres : par thème et niveau, et les lettres que tirent les réponses.
option-tug-categories-as_json = Pour les programmes : une ligne de JSON par catégorie.
option-words-build-missing = Seulement ceux qui manquent encore.
option-words-check-language = Le dictionnaire où chercher ; sinon celui de la langue du système.
option-words-check-edition = Ne juge que selon cette édition.

## Options du serveur
option-serve-host = Où écouter.
option-serve-port = Sur quel port ; 0 en prend un libre.
option-serve-open = Ouvre la page dans un navigateur dès que le serveur écoute.
option-serve-trust_proxy = Proxys dont on croit le X-Forwarded-For, séparés par des virgules.
option-serve-hosts = Les noms auxquels le serveur répond, séparés par des virgules, sans port. Ils empêchent les pages d’autres sites de se faire passer pour la vôtre.
option-serve-secure = N’envoie les cookies que par HTTPS.
option-serve-metrics_host = Où écouter pour le port des mesures.
option-serve-metrics_port = Un port à part pour Prometheus. Sans lui, seule cette machine peut lire /metrics.
option-serve-store = Où garder les tables : sqlite:///FICHIER, postgresql://… ou memory:
option-serve-secret = Signe les cookies par lesquels chacun garde sa place. Sur une ligne de commande, d’autres peuvent le voir.
option-serve-former_secrets = Secrets qui ont signé les cookies avant, le plus récent d’abord, séparés par des virgules : ces cookies restent valables. file:CHEMIN désigne le contenu d’un fichier.
option-serve-bot_processes = Processus où réfléchissent les robots.
option-serve-bot_pace = Allonge ou raccourcit les pauses avant les coups des robots et leur réflexion sur les mots ; 0 : aucune.
option-serve-away_after = Durée d’absence avant qu’un robot puisse jouer à la place de quelqu’un.
option-serve-absent_after = Durée d’absence, avant la partie, au bout de laquelle les autres peuvent libérer une place.
option-serve-tick = Temps entre deux contrôles des délais.
option-serve-offensive_names = Les noms de personnes qui contiennent un mot blessant.
option-serve-offensive_chat = Les messages qui contiennent un mot blessant.
option-serve-offensive_words = Les mots blessants que l’on cache ; une table peut les refuser d’elle-même.
option-serve-pages = Vos propres privacy.md et imprint.md, ou privacy.fr.md et ainsi de suite : affichés sur la page.
option-serve-keep_open = Combien de temps garder une table qui ne commence pas ; 0 : toujours, comme pour les suivantes.
option-serve-keep_running = Combien de temps garder une partie que personne ne continue.
option-serve-keep_finished = Combien de temps garder une partie finie dont plus personne n’est connu.
option-serve-keep_people = Combien de temps reste connue une personne qui ne joue plus ; puis elle est supprimée, comme à sa demande.
option-serve-keep_chat = Combien de temps garder une discussion après sa partie et son dernier message.
option-serve-keep_reports = Combien de temps garder un signalement.
option-serve-message_burst = Messages qu’une connexion peut envoyer d’un coup.
option-serve-message_rate = Messages qu’une connexion peut envoyer en continu.
option-serve-http_burst = Requêtes qu’une adresse peut envoyer d’un coup.
option-serve-http_rate = Requêtes qu’une adresse peut envoyer en continu.
option-serve-report_burst = Signalements qu’une personne ou une adresse peut envoyer d’un coup.
option-serve-report_rate = Signalements qu’une personne ou une adresse peut envoyer à la longue.
option-serve-page_burst = Requêtes pour la page et ses fichiers qu’une adresse peut envoyer d’un coup.
option-serve-page_rate = Requêtes pour la page et ses fichiers qu’une adresse peut envoyer en continu.
option-serve-table_burst = Tables qu’une adresse peut ouvrir d’un coup.
option-serve-table_rate = Tables qu’une adresse peut ouvrir en continu.
option-serve-code_burst = Codes de table erronés qu’une adresse peut essayer d’un coup.
option-serve-code_rate = Codes de table erronés qu’une adresse peut essayer en continu.
option-serve-practice_burst = Parties d’entraînement qu’une adresse peut demander d’un coup.
option-serve-practice_rate = Parties d’entraînement qu’une adresse peut demander en continu.
option-serve-talk_burst = Messages de discussion qu’une adresse peut envoyer d’un coup.
option-serve-talk_rate = Messages de discussion qu’une adresse peut envoyer en continu.
option-serve-socket_burst = Connexions qu’une adresse peut ouvrir d’un coup.
option-serve-socket_rate = Connexions qu’une adresse peut ouvrir en continu.
option-serve-sockets_per_address = Connexions qu’une adresse peut garder ouvertes.
option-serve-sockets_per_seat = Connexions qu’une place peut garder ouvertes ; une de plus ferme la plus ancienne.
option-serve-public_tables_per_address = Tables publiques pas encore commencées qu’une même adresse peut avoir ouvertes.
option-serve-public_seats_per_address = Places qu’une même adresse peut occuper à ces tables.
option-serve-log_format = Un objet JSON par ligne, ou du texte pour une personne.
option-serve-log_level = Niveau minimal noté dans le journal.

## pack
pack-usable = { $kind ->
    [categories] { $count ->
        [one] On peut jouer avec « { $name } » : { $count } catégorie.
       *[other] On peut jouer avec « { $name } » : { $count } catégories.
    }
   *[other] { $count ->
        [one] On peut jouer avec « { $name } » : { $count } mot.
       *[other] On peut jouer avec « { $name } » : { $count } mots.
    }
}
