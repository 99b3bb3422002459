# La page.

## Partout
title-home = Lettrine : jeux du mot caché
title-new = Une nouvelle table – Lettrine
title-table = { $code ->
    [none] { $game } – Lettrine
   *[other] { $game } { $code } – Lettrine
}
title-replay = Revoir la partie – Lettrine
title-analysis = Analyse – Lettrine
title-practice = Que demanderiez-vous ? – Lettrine
title-help = Règles – Lettrine
home = Lettrine, accueil
settings = Réglages
language = Langue de la page
language-en = English
language-fr = Français
language-de = Deutsch
theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
sounds = Sons
me = Moi
rules = Règles
ratings = Classement
rule-link = La règle
rules-all = Toutes les règles de cette table
help-table = Comme on joue à votre table : { $rules }.
help-sheet = Les règles de base
close = Fermer
never-mind = Annuler
yes = Oui
no = Non
one-moment = Un instant…
offline = Pas de connexion en ce moment. Rien n’est perdu ; réessayez dans un instant.
try-again = Réessayer
connecting = Connexion…
connection-lost = La connexion est perdue. Elle reviendra d’elle-même, et rien ne vous échappera.
unanswered = La connexion s’est perdue avant la réponse. Vous verrez aussitôt si votre action a compté.
outdated = Il y a une version plus récente de cette page.

## L’accueil
lede = Tout le monde cache un mot ; lettre par lettre, vous trouvez ceux des autres. Des jeux du mot caché entre amis, chacun sur son téléphone, ou pour vous et quelques robots, tout de suite.
games = Les jeux
choose-words = Choisir les mots
play-now = Jouer tout de suite
with-friends = Entre amis
words-language = Langue des mots
words-preparing = { $language ->
    [fr] Préparation des mots français : { $percent } %
    [de] Préparation des mots allemands : { $percent } %
   *[en] Préparation des mots anglais : { $percent } %
}
words-preparing-once = Les mots se préparent, une fois pour toutes. La suite vient d’elle-même dans un instant.
continue = Reprendre
put-away = Ranger cette partie { ELIDE("de", $game) }
practise = Que demanderiez-vous ?
practise-lede = Un moment d’une partie de Sonde : choisissez une question et voyez ce qu’elle valait.
practise-daily = La position du jour
practise-more = D’autres positions
join = Rejoindre une table
table-code = Code de la table
come-in = Rejoindre
open-tables = Tables ouvertes
seats-free = { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
}
no-account = Sans compte ni publicité.
guest = Anonyme

## Rien ici
lost-title = Il n’y a rien ici
lost-text = Le lien est peut-être incomplet.
no-such-table = Cette table n’existe pas. Vérifiez le lien ou le code.
unknown-game = Cette page ne connaît pas le jeu « { $game } ». S’il vient d’arriver ici, rechargez la page.
reload = Recharger la page
to-home = Accueil

## Préparer une table
new-table-of = Une nouvelle table { ELIDE("de", $game) }
begin-words = Les mots de départ
begin-drawn = Le jeu les choisit
begin-typed = Je les écris
begin-text = Tirés d’un texte
begin-word = Mot { $number }
begin-typed-hint = Quatre mots de quatre ou cinq lettres, ceux que vous voulez.
begin-text-here = Collez une page d’un livre, un article, une lettre…
begin-text-hint = Les quatre premiers mots de { $length } lettres sont pris.
clock-run = Durée totale
run-choice = { $minutes ->
    [0] sans chronomètre
   *[other] { $minutes } minutes
}
your-name = Votre nom
edition = Quelles règles ?
how-many = Combien de personnes ?
clock = Temps de réflexion
clock-choice = { $seconds ->
    [0] sans limite
    [30] 30 secondes par décision
    [60] une minute par décision
    [180] trois minutes par décision
    [86400] un jour par décision
   *[259200] trois jours par décision
}
public = Montrer parmi les tables ouvertes
rated = Classée : le résultat compte, si tout le monde est d’accord
rated-short = Partie classée
rated-yes = classée
rated-no = non classée
house-rules = Règles maison
house-rules-hint = Ce que vous changez est signalé à la table.
rulings = Points de règle
rulings-hint = Ce que la règle laisse ouvert, et comment on le tranche.
house-rules-count = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
on-the-sheet = (d’habitude : { $value })
open-table = Ouvrir la table
# Les mots d'une table
own-words = { $kind ->
    [categories] Vos catégories
   *[words] Vos mots
}
own-words-hint = { $kind ->
    [categories] La table ne joue qu’avec ces catégories. Les robots connaissent les réponses que vous donnez : « Partie d’une cellule : noyau, membrane ».
   *[words] La table ne cache que des mots de cette liste. Tous ceux qui s’assoient peuvent la lire.
}
own-words-text = { $kind ->
    [categories] Vos catégories, une par ligne
   *[words] Vos mots, un par ligne ou séparés par des virgules
}
own-words-file = Choisir un fichier, texte ou JSON
own-words-name = Nom de la liste
own-words-link = Ou le lien d’une liste enregistrée
own-words-fetch = La reprendre
own-words-check = Vérifier la liste
own-words-good = { $kind ->
    [categories] { $count ->
        [one] { $count } catégorie : on peut jouer.
       *[other] { $count } catégories : on peut jouer.
    }
   *[words] { $count ->
        [one] { $count } mot : on peut jouer.
       *[other] { $count } mots : on peut jouer.
    }
}
own-words-public = Tous ceux qui viennent peuvent lire la liste
own-words-save = L’enregistrer derrière un lien
own-words-copy = Copier le lien de la liste
own-words-delete = Supprimer la liste enregistrée
own-list = { $named ->
    [0] { $kind ->
        [categories] { $count ->
            [one] Liste de la table : { $count } catégorie
           *[other] Liste de la table : { $count } catégories
        }
       *[words] { $count ->
            [one] Liste de la table : { $count } mot
           *[other] Liste de la table : { $count } mots
        }
    }
   *[1] { $kind ->
        [categories] { $count ->
            [one] Liste « { $name } » : { $count } catégorie
           *[other] Liste « { $name } » : { $count } catégories
        }
       *[words] { $count ->
            [one] Liste « { $name } » : { $count } mot
           *[other] Liste « { $name } » : { $count } mots
        }
    }
}

## Avant la partie
seats = Places
seat-free = Une place libre
seat-waiting = On attend quelqu’un…
seat-kept = On attend { $name }…
seat-yours = Gardée pour vous
seat-decline = Non merci
lobby-captain = capitaine
sit-here = S’asseoir ici
stand-up = Se lever
send-away = Retirer de la table
add-bot = Donner la place à un robot : { $bot }
start = Commencer la partie
start-waiting = { $free ->
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
}
watching = Vous regardez la partie.
watching-soon = La table est complète. Restez et regardez.
invite = Inviter
invite-how = Avec ce lien, on peut s’asseoir ou regarder.
table-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
qr = Code QR
qr-of-link = Code QR du lien vers cette table

## Autour de la partie
talk = Discussion
talk-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
mute-somebody = Masquer quelqu’un
mute = Masquer { $name }
person-menu = Bloquer ou signaler { $name }
blocked-tag = blocage
blocked-here = { $count ->
    [one] { $names } est là : vous avez bloqué cette personne.
   *[other] { $names } sont là : vous avez bloqué ces personnes.
}
log = Journal
log-title = Ce qui s’est passé
log-turn = Ce tour-ci
log-earlier = Avant
log-empty = Rien pour le moment.
log-turn-only = Ce tour-ci seulement : à cette table, personne ne prend de notes.
log-and-rules = Journal et règles
away = pas là
bot = robot
hidden-by-lot = { $count ->
    [one] Le temps est écoulé. Un mot a été tiré au sort pour vous : { $words }.
   *[other] Le temps est écoulé. Des mots ont été tirés au sort pour vous : { $words }.
}
is-away = { $name } n’est pas là.
let-bot-play = Laisser jouer un robot
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre votre place
time-left = Temps restant
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Les plateaux
player = { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tray-of = { $side ->
    [left] Plateau gauche { ELIDE("de", $name) }
    [right] Plateau droit { ELIDE("de", $name) }
   *[only] Plateau { ELIDE("de", $name) }
}
your-tray = Votre plateau
blank = blanc
blank-key = { $penalty ->
    [0] blanc
   *[other] blanc : −{ $penalty } s’il n’y en a pas
}
space-number = Case { $space }
space-unused = Case { $space } : inutilisée
space-told = Case { $space }, { $value } : { $state ->
    [open] { $letter }
    [mine] { $letter }, cachée
   *[closed] cachée
}
open-space = Ouvrir la case { $space } : { $letter }, valeur { $value }
choose-to-ask = – choisir pour demander
asked-in-vain = Échecs : { $letters }
winner = victoire
last-hidden = dernier mot caché

## Ce que vous faites
your-desk = À vous
your-turn = À vous de jouer
hide-ask = { $side ->
    [left] Un mot pour votre plateau gauche
    [right] Et un pour votre plateau droit
   *[only] Cachez un mot
}
hide-choose = Choisir pour moi
hide-do = Cacher
blanks-before =
    { $count ->
        [one] blanc avant
       *[other] blancs avant
    }
blanks-after =
    { $count ->
        [one] blanc après
       *[other] blancs après
    }
fewer = Un de moins
more = Un de plus
draw-do = Piocher une carte
ask-whom = À qui demandez-vous ?
ask-what = Demandez une lettre à { $name }
letters = Lettres
expose-hit = { $name } a trouvé { $letter ->
    [blank] un blanc
   *[other] votre { $letter }
}
expose-blank = La carte vous fait ouvrir un de vos blancs
expose-card = La carte vous fait ouvrir une case de votre choix
expose-how = { $count ->
    [1] Touchez la case rouge de votre plateau.
   *[other] Touchez une des cases rouges de votre plateau.
}
expose-cheapest = { $count ->
    [1] L’ouvrir
   *[other] Ouvrir celle qui vaut le moins
}
answer-ask = { $name } vous demande { $letter ->
    [blank] un blanc
   *[other] { $letter }
}. En cachez-vous un ?
auto = Répondre pour moi, la plus petite valeur d’abord
call-word = Annoncer le mot
call-letters-only = Moins de { $least } cases sont cachées ici : on ne peut demander que des lettres.
name-word-of = { $side ->
    [left] Annoncer le mot du plateau gauche { ELIDE("de", $name) }
    [right] Annoncer le mot du plateau droit { ELIDE("de", $name) }
   *[only] Annoncer le mot { ELIDE("de", $name) }
}
name-title = { $side ->
    [left] Qu’y a-t-il sur le plateau gauche { ELIDE("de", $name) } ?
    [right] Qu’y a-t-il sur le plateau droit { ELIDE("de", $name) } ?
   *[only] Quel est le mot { ELIDE("de", $name) } ?
}
name-blanks = Toutes les cases dans l’ordre. Un point signifie une case blanche.
name-stake = Juste : tous les points encore cachés, plus { $right }. Faux : −{ $wrong }.
name-do = Annoncer
check-word = Vérifier le mot { ELIDE("de", $name) }
vote-ask = { $ok ->
    [yes] Le mot { ELIDE("de", $name) } est dans le dictionnaire. Doit-il compter ?
   *[no] Le mot { ELIDE("de", $name) } n’est pas dans le dictionnaire. Doit-il compter ?
}
vote-for = Il compte
vote-against = Il ne compte pas
accept-do = Accepter les scores
waiting-for = { $kind ->
    [hide] On attend le mot { ELIDE("de", $names) }…
    [draw] { $names } pioche une carte…
    [ask] { $names } réfléchit…
    [answer] { $names } répond…
    [expose] { $names } choisit une case…
    [accept] On attend l’accord { ELIDE("de", $names) } sur les scores…
   *[other] On attend { $names }…
}

## Après la partie
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
analysis = Analyse
best-moment = Votre meilleur moment
share-title = Partager le résultat
share-picture = Image à partager : { $text }
share-save = Enregistrer l’image
share-copy = Copier le texte
share-me = Moi
share-and-me = moi
share-won = { $mine ->
    [yes] { $count ->
        [0] J’ai gagné
       *[other] { $names } avons gagné
    }
   *[no] { $count ->
        [0] Personne n’a gagné
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
}
replay = Revoir
record = Télécharger la partie
replay-of = Revoir la partie
replay-step = Étape { $step } sur { $steps }
replay-seen-by = Vue par
replay-all = tout est montré
replay-play = Lecture
replay-pause = Pause
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-none = Il n’y a encore rien à revoir : la partie n’est pas terminée.
scores-over-time = Les scores au fil de la partie
figures = Les chiffres en tableau
figures-step = Étape
back-to-table = Retour à la table

## Aide
help-title = Les règles { ELIDE("de", $game) }
help-edition = Édition { $edition }

# La première partie, et suivre ce qui se passe.
coach = Conseil
coach-skip = Passer
coach-hide-friends = Cachez un mot : aux autres de le trouver.
announcements = Ce qui se passe
first-game = Première partie, guidée
lesson-again = Rejouer la première partie
no-bots = Aucun robot ne joue à ce jeu. Invitez du monde.
pace = Vitesse des robots
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-change = Vitesse des robots : { $pace }. Touchez pour { $next }.
go-on = Continuer
title-your-turn = À vous · { $title }
usual-change = Changer de réglages
usual-strength = Adversaires
usual-line = { $count ->
    [0] { $edition }
   *[other] { $bots } · { $edition } · vitesse { $pace }
}
usual-count = Combien
by-the-year = règles de { $edition }
by-the-sheet = règles standard
step-up = { $rung ->
    [cards] Et avec les cartes ? Une carte avant chaque tour le change un peu
    [opponents] Un adversaire de plus ?
    [memory] Et sans notes ?
   *[strength] Un cran au-dessus : { $bot }
}
# What is stored
privacy = Confidentialité
imprint = Mentions légales
privacy-cookie = Il n’y a pas de comptes. Un seul cookie, un nombre aléatoire conservé un an, prouve qu’une place est la vôtre ; le serveur n’en garde qu’une empreinte.
privacy-browser = Votre navigateur conserve vos réglages, votre nom, les tables où vous étiez, avec des empreintes de leurs parties, et votre réponse du jour. Effacez-y les données de ce site, et tout disparaît.
privacy-tables = Le serveur conserve les tables : les noms que chacun se donne, tous les coups, ce qui s’y dit, et les classements, rattachés à l’empreinte du cookie.
privacy-packs = Les listes que vous enregistrez derrière un lien sont conservées sous l’empreinte du cookie jusqu’à ce que vous les supprimiez ; celles avec lesquelles une table joue restent avec la table.
privacy-address = Votre adresse IP sert tant que dure votre connexion, pour que personne ne submerge le serveur. Lettrine ne la conserve pas.
privacy-nobody = Personne n’est suivi : pas de publicité, pas de mesure d’audience, et rien n’est chargé d’ailleurs.

## Mes parties
somebody = quelqu’un
title-turns = ({ $turns }) { $title }
my-more = Encore { $games } sur ma page
my-page = Ma page
my-turn = À vous
my-waiting = En attente de monde
my-finished = Terminées récemment
my-review = Revoir cette partie : { $game }
my-result = { $sides ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [2] { $place ->
        [1] { $shared ->
            [1] Gagné
           *[other] Égalité
        }
       *[other] Perdu
    }
   *[other] { $place ->
        [1] { $shared ->
            [1] Gagné, sur { $sides }
           *[other] Première place partagée, sur { $sides }
        }
       *[other] Place { $place } sur { $sides }
    }
}
## L’hôte de la table, et ce que tout le monde en voit
host-tag = hôte
host-menu = Hôte
host-start-here = Commencer avec qui est là
host-about = Ce que vous pouvez faire pour { $name }
host-locked = La table est fermée : plus personne ne peut s’asseoir.
host-removed = L’hôte a repris votre place. Vous pouvez jouer à une autre table.
rename = Changer votre nom :
chat-closed = L’hôte a fermé la discussion.
watching-closed-title = Table fermée au public
watching-closed = Seules les personnes assises à cette table voient la partie. Si cela change, cette page s’ouvrira d’elle-même.
react = Réagir
react-word = Réagir
reaction-bravo = Bravo
reaction-thanks = Merci
reaction-laugh = Ha ha
reaction-wow = Oh là là
reaction-oops = Oups
reaction-think = Hmm
reacted = { $name } : { $sign }.
