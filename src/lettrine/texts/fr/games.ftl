# Les jeux, ce qui se choisit à une table, et qui s’y trouve : pour la page comme pour le terminal.

## People
who-you = vous
you-name = Vous
who-and = { $first } et { $last }

## Ce qu’apprend une question, dans une phrase
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bits-count = { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
}

## Les mots avec lesquels on joue
words-of-en = mots anglais
words-of-fr = mots français
words-of-de = mots allemands

## The games
game-title-sonde = Sonde
game-title-glyphs = Glyphes
game-title-quick = Éclair
game-title-solitaire = Solitaire
game-title-tug = Tire-lettres
pitch-sonde = Cachez un mot sous douze volets. Demandez des lettres, ouvrez les cases des autres, annoncez un mot entier si vous osez.
pitch-glyphs = Les lettres se composent de quatre sortes de morceaux. Proposez des morceaux aux cases des autres, mettez-les en place, annoncez le mot.
pitch-quick = Passez à gauche les morceaux d’un mot court. Avec ceux que vous recevez, construisez un mot, n’importe lequel, avant tout le monde.
pitch-solitaire = Quatre mots, quinze minutes : démontez-les et construisez de nouveaux mots avec exactement les mêmes morceaux.
pitch-tug = Deux équipes, une catégorie, trente secondes : chaque lettre que votre capitaine épelle glisse d’un cran vers vous. Sortez-en six du plateau.

# Les mots sur les images des jeux : cinq lettres, cinq lettres, un mot et ce qu’en fait une lettre de plus, six lettres
picture-sonde = SONGE
picture-glyphs = STYLE
picture-solitaire = MAIN
picture-tug = CORDES

edition-sonde-1967 = les premières règles, jusqu’à six personnes : annoncer à son tour seulement
edition-sonde-1976 = la classique : annoncer un mot à tout moment
edition-sonde-1984 = les dernières règles, jusqu’à quatre personnes
edition-glyphs-standard = des mots de cinq lettres ; à partir de 25 points, un mot trouvé gagne
edition-glyphs-1981 = l’original anglais : des mots de six lettres, ou de cinq si la table en convient
edition-quick-standard = des mots de trois lettres, une seule course
edition-solitaire-standard = quatre mots de quatre lettres, un quart d’heure
edition-tug-standard = deux équipes, 17 lettres, 30 secondes de sable ; six lettres pour gagner
edition-tug-2009 = l’original anglais : 17 lettres, huit pour gagner ; catégories faciles ou difficiles, sans trait d’union, un bon début reste acquis
edition-tug-2010 = pour les plus jeunes : les 26 lettres, huit pour gagner ; catégories faciles, et seule la recherche du mot est chronométrée

## Équipes
team-0 = Haut de casse
team-1 = Bas de casse

## Bots
bot-gentle = grand débutant
bot-beginner = débutant
bot-club = joueur de club
bot-master = maître
bots-gentle = { $count ->
    [one] { $count } grand débutant
   *[other] { $count } grands débutants
}
bots-beginner = { $count ->
    [one] { $count } débutant
   *[other] { $count } débutants
}
bots-club = { $count ->
    [one] { $count } joueur de club
   *[other] { $count } joueurs de club
}
bots-master = { $count ->
    [one] { $count } maître
   *[other] { $count } maîtres
}

## Options
option-cards = Cartes
option-cards-on = avec cartes
option-cards-off = sans cartes
option-memory = Mémoire
option-memory-strict = il faut retenir les questions
option-memory-notes = les échecs restent visibles
option-spelling = Orthographe
option-spelling-checked = vérifiée quand on cache le mot
option-spelling-trust = de confiance, vérifiée sur demande
option-answers = Réponses
option-answers-server = le jeu répond
option-answers-players = on répond soi-même
option-unanswered = Question sans réponse quand le plateau est annoncé
option-unanswered-dies = est abandonnée
option-unanswered-stays = attend encore sa réponse
option-interrupt = Annoncer le mot entier
option-interrupt-any_time = à tout moment
option-interrupt-own_turn = à son tour
option-interrupt_hidden = Cases cachées pour pouvoir annoncer
option-interrupt_bonus = Pour un mot annoncé juste
option-interrupt_penalty = Pour un mot annoncé faux
option-blank_penalty = Pour un blanc demandé qui n’y est pas
option-last_space_bonus = Pour la dernière case d’un mot
option-denial_penalty = Pour un faux « non »
option-spelling_penalty = Pour une faute d’orthographe
option-last_turns = Derniers tours
option-kept_bonus = Pour un mot gardé jusqu’au bout
option-kept_many = Cases pour la grande prime
option-kept_many_bonus = La grande prime
option-spaces = Cases d’un plateau
option-values = Valeurs des cases
option-blanks = Blancs par mot
option-words = Sortes de mots
option-words-any = toutes
option-trays_for_two = Plateaux quand on joue à deux
option-trays_for_two-1 = un chacun
option-trays_for_two-2 = deux chacun
option-clock = Secondes au chronomètre
option-deck = Cartes de la pioche
option-most_seats = Nombre maximal de places
option-length = Lettres d’un mot
option-length-5 = cinq
option-length-6 = six
option-goal = Points à partir desquels un mot trouvé gagne
option-find_bonus = Prime pour un mot trouvé
option-miss_point = Le point d’un échec
option-miss_point-asker = à qui propose
option-miss_point-owner = à qui cache le mot
option-miss_point-none = à personne
option-tolerance = Précision d’un positionnement
option-tolerance-middle = jusqu’à mi-chemin de la position suivante
option-tolerance-fixed = dans des limites fixes
option-scoring = Ce que vaut un mot trouvé
option-scoring-missing = les morceaux manquants et la prime
option-scoring-total = tous ses morceaux, sans prime
option-prelude = Prélude
option-prelude-none = aucun
option-prelude-quick = une course pour commencer
option-prelude_length = Lettres d’un mot du prélude
option-prelude_points = Points pour le prélude gagné
option-box = Morceaux de la réserve
option-people = Noms de personnes
option-people-true = admis
option-people-false = non admis
option-places = Noms de lieux
option-places-true = admis
option-places-false = non admis
option-slang = Argot
option-slang-true = admis
option-slang-false = non admis
option-offensive = Mots blessants
option-offensive-true = admis
option-offensive-false = non admis
option-rounds = Manches
option-rounds-clock = seulement contre la montre
option-rounds-on = toujours
option-rounds-off = jamais
option-inflected = Pluriels et verbes conjugués
option-inflected-true = admis
option-inflected-false = non admis
option-secrets = Mots à trouver
option-secrets-own = chaque personne cache le sien
option-secrets-dealt = la maison les donne, et personne ne voit le sien
option-letters = Lettres
option-letters-free = autant que le mot en demande
option-letters-box = les cartes d’une seule boîte
option-lanes = Cases de chaque côté
option-to_win = Lettres pour gagner
option-to_win-6 = six
option-to_win-7 = sept
option-to_win-8 = huit
option-glass = Secondes de sable
option-turning = Secondes avant que le sablier se retourne seul
option-doubts = Mettre un mot en doute
option-doubts-one = vérifier ou contester
option-doubts-both = vérifier et contester
option-content = Se contenter d’une explication
option-content-true = on ne vote plus
option-content-false = non, toujours voter
option-stray_hyphens = Traits d’union de trop
option-stray_hyphens-ignored = ignorés
option-stray_hyphens-wrong = une faute
option-names = Noms propres
option-names-asked = si la catégorie les appelle
option-names-everywhere = dans toutes les catégories
option-hyphens = Mots à trait d’union
option-hyphens-true = admis
option-hyphens-false = non admis
option-misspelt = Un mot mal orthographié
option-misspelt-back = toutes ses lettres repartent
option-misspelt-keep = les lettres d’avant la faute restent
option-level = Catégories
option-level-all = toutes
option-level-easy = faciles
option-level-hard = difficiles
option-glass_times = Le sablier mesure
option-glass_times-word = le mot entier
option-glass_times-thinking = la recherche du mot
option-spelling_seconds = Secondes pour épeler, si le sablier mesure la recherche
option-challenge = Secondes pour contester un mot gagnant
option-fair_start = Départ équitable
option-fair_start-true = oui
option-fair_start-false = non
option-fair_steps = Crans du premier mot, si le départ est équitable
