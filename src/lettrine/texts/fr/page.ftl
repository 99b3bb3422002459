# La page.

## Partout
title-home = Lettrine : jeux de mots cachés
title-new = Une nouvelle table – Lettrine
title-table = { $game } { $code } – Lettrine
title-replay = Revoir la partie – Lettrine
title-analysis = Analyse – Lettrine
title-practice = Que demanderiez-vous ? – Lettrine
title-help = Règles – Lettrine
home = Lettrine, vers l’accueil
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
rules = Règles
ratings = Classement
rule-link = La règle
close = Fermer
never-mind = Annuler
yes = Oui
no = Non
one-moment = Un instant …
offline = Pas de connexion en ce moment. Rien n’est perdu ; réessayez dans un instant.
try-again = Réessayer
connecting = Connexion …
connection-lost = La connexion est perdue. Elle revient d’elle-même, et rien ne vous échappe.

## L’accueil
lede = Chacun cache un mot ; lettre par lettre, vous trouvez celui des autres. Des jeux de mots cachés pour quatre amis sur leurs téléphones, ou pour vous et quelques robots, tout de suite.
games = Les jeux
choose-words = Choisir les mots
play-now = Jouer tout de suite
with-friends = Entre amis
words-language = Langue des mots
words-of-en = mots anglais
words-of-fr = mots français
words-of-de = mots allemands
continue = Reprendre
practise = Que demanderiez-vous ?
practise-lede = Un moment d’une partie de Sonde : choisissez une question et voyez ce qu’elle valait.
practise-daily = La position du jour
practise-more = D’autres positions
join = Rejoindre une table
table-code = Code de la table
come-in = Entrer
open-tables = Tables ouvertes
seats-free = { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
}
no-account = Sans compte ni publicité.
guest = Invité

## Rien ici
lost-title = Il n’y a rien ici
lost-text = Le lien est peut-être incomplet.
no-such-table = Cette table n’existe pas. Vérifiez le lien ou le code.
unknown-game = Cette page ne connaît pas le jeu « { $game } ». S’il vient d’arriver ici, rechargez la page.
reload = Recharger la page
to-home = Vers l’accueil

## Préparer une table
new-table-of = Une nouvelle table de { $game }
begin-words = Les mots de départ
begin-drawn = Le jeu les tire
begin-typed = Je les écris
begin-text = Tirés d’un texte
begin-word = Mot { $number }
begin-typed-hint = Quatre mots de quatre ou cinq lettres, ceux que vous voulez.
begin-text-here = Collez une page d’un livre, un article, une lettre …
begin-text-hint = Les quatre premiers mots de { $length } lettres sont pris.
clock-run = Le temps en tout
run-choice = { $minutes ->
    [0] sans chronomètre
   *[other] { $minutes } minutes
}
your-name = Votre nom
edition = Édition
how-many = À combien ?
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
house-rules = Règles maison
house-rules-hint = Ce que vous changez est signalé à la table.
house-rules-count = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
on-the-sheet = (édition : { $value })
open-table = Ouvrir la table

## Avant la partie
seats = Places
seat-free = Une place libre
seat-waiting = On attend quelqu’un …
lobby-captain = capitaine
sit-here = S’asseoir ici
stand-up = Se lever
send-away = Renvoyer
add-bot = Donner la place à un robot : { $bot }
start = Commencer la partie
start-waiting = { $free ->
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
}
watching-soon = La table est complète. Restez et regardez.
invite = Inviter
invite-how = Qui a ce lien peut s’asseoir ou regarder.
table-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
qr = Code QR
qr-of-link = Code QR du lien vers cette table

## Autour de la partie
talk = Parler
talk-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
mute-somebody = Ne plus entendre quelqu’un
mute = Ne pas entendre { $name }
away = absent
bot = robot
is-away = { $name } s’est absenté.
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
    [left] Plateau gauche de { $name }
    [right] Plateau droit de { $name }
   *[only] Plateau de { $name }
}
your-tray = Votre plateau
blank = blanc
space-number = Case { $space }
space-unused = Case { $space } : inutilisée
space-told = Case { $space }, { $value } : { $state ->
    [open] { $letter }
    [mine] { $letter }, cachée
   *[closed] cachée
}
open-space = Ouvrir la case { $space } : { $letter }, valeur { $value }
choose-to-ask = – choisir pour demander
asked-in-vain = Demandé en vain : { $letters }
winner = gagne
last-hidden = le dernier caché

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
        [one] blanc devant
       *[other] blancs devant
    }
blanks-after =
    { $count ->
        [one] blanc derrière
       *[other] blancs derrière
    }
fewer = Un de moins
more = Un de plus
draw-do = Piocher une carte
ask-whom = À qui demandez-vous ?
ask-what = Demandez une lettre à { $name }
letters = Lettres
expose-hit = { $name } a trouvé { $letter ->
    [blank] un blanc
   *[other] votre { $letter }
}
expose-blank = La carte vous fait ouvrir un de vos blancs
expose-card = La carte vous fait ouvrir une case de votre choix
expose-how = Touchez une des cases rouges de votre plateau.
expose-cheapest = Ouvrir la moins chère
answer-ask = { $name } vous demande { $letter ->
    [blank] un blanc
   *[other] { $letter }
}. En cachez-vous ?
auto = Répondre pour moi, la case la moins chère d’abord
name-word = Nommer le mot entier
name-word-of = { $side ->
    [left] Nommer le mot du plateau gauche de { $name }
    [right] Nommer le mot du plateau droit de { $name }
   *[only] Nommer le mot entier de { $name }
}
name-title = { $side ->
    [left] Qu’y a-t-il sur le plateau gauche de { $name } ?
    [right] Qu’y a-t-il sur le plateau droit de { $name } ?
   *[only] Quel est le mot de { $name } ?
}
name-blanks = Toutes les cases dans l’ordre ; un point par blanc.
name-stake = Juste : toutes les valeurs cachées et { $right }. Faux : −{ $wrong }.
name-do = Nommer
check-word = Vérifier le mot de { $name }
vote-ask = { $ok ->
    [yes] Le lexique connaît le mot de { $name }. Doit-il compter ?
   *[no] Le lexique ne connaît pas le mot de { $name }. Doit-il compter ?
}
vote-for = Il compte
vote-against = Il tombe
accept-do = Accepter les scores
waiting-for = { $kind ->
    [hide] On attend le mot de { $names } …
    [draw] { $names } pioche une carte …
    [ask] { $names } réfléchit …
    [answer] { $names } répond …
    [expose] { $names } choisit une case …
    [accept] On attend que { $names } accepte les scores …
   *[other] On attend { $names } …
}

## Après la partie
rematch = Rejouer
rematch-join = Vers la partie suivante
analysis = Analyse
replay = Revoir
record = Télécharger la partie
replay-of = Revoir la partie
replay-step = Étape { $step } sur { $steps }
replay-seen-by = Vue par
replay-all = tout à découvert
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
help-title = Les règles de { $game }
help-edition = Édition { $edition }
