# Pourquoi quelque chose est refusé, et que faire. Un message par code.

## Tous les jeux
not_your_turn = C’est à quelqu’un d’autre de jouer. Attendez votre tour.
not_open = Cela ne peut pas se faire à ce moment de la partie.
no_such_seat = Cette place n’existe pas à cette table.
game_over = La partie est terminée.
too_early = Le temps n’est pas encore écoulé.
time_runs_back = Cette action est antérieure à la précédente ; le temps ne recule pas.
clock_ran_away = Trop de délais ont expiré d’un coup ; l’horloge doit être fausse.
unreadable = Ceci est illisible : { $reason }
unwritable = Impossible d’écrire ceci : { $reason }
unknown_game = Il n’y a pas ici de jeu « { $game } ». Choisissez parmi : { $games }.
no_analysis = Les parties de ce jeu n’ont pas d’analyse : personne n’y demande rien.
no_practice = Seules les parties de Sonde ont des positions à travailler.
game_too_long = Cette partie est trop longue pour cela : c’est possible jusqu’à { $most } étapes.
no_such_position = Cette position n’existe pas dans cette partie.
no_such_question = Cette question n’est pas possible ici. Choisissez un adversaire qui cache quelque chose, et une lettre ou un blanc.
unknown_edition = L’édition « { $edition } » n’existe pas. Choisissez parmi : { $editions }.
unknown_option = Ces règles n’ont pas d’option « { $option } ».
bad_option = Une option a une valeur impossible : { $reason }
unknown_language = Il n’y a pas de dictionnaire pour « { $language } ». Choisissez parmi : { $languages }.
wrong_seats = { $most ->
    [1] Ce jeu se joue en solo. Ne mettez qu’une place à la table.
    [2] Ces règles se jouent à deux. Mettez deux places à la table.
   *[other] Ces règles sont faites pour { $least } à { $most } personnes.
}
suggestions = Vouliez-vous dire : { $words } ?
already_hidden = Votre mot est déjà caché et ne peut plus changer.
not_an_opponent = C’est votre propre place. Choisissez un adversaire.
nothing_hidden = Cet adversaire n’a rien de caché en ce moment. Interrogez-en un autre, s’il y en a un.

## Mots
no_word = Tapez un mot.
words_dealt = Ici, c’est la maison qui distribue les mots, et personne ne doit les connaître : laissez « words » de côté.
wrong_secrets = La partie enregistrée donne des mots qui ne vont pas à cette table : { $trays ->
    [0] ici, chaque personne cache le sien ; retirez « words ».
    [one] donnez { $trays } mot en capitales, avec des points seulement avant et après.
   *[other] donnez { $trays } mots en capitales, avec des points seulement avant et après.
}
not_letters = On ne peut pas jouer avec « { $word } » : { $script ->
    [cyrillic] « { $letter } » est une lettre cyrillique.
    [greek] « { $letter } » est une lettre grecque.
    [several] épelez une lettre à la fois.
   *[other] « { $letter } » n’est pas une de nos lettres.
} Utilisez A à Z ; les accents ne comptent pas.
hyphen = « { $word } » a un trait d’union. Choisissez un mot qui n’en a pas.
apostrophe = « { $word } » a une apostrophe. Choisissez un mot qui n’en a pas.
too_long = C’est trop long : il y a { $most } cases, pas plus. Raccourcissez.
too_short = C’est trop court : ici, un mot a { $least } lettres. Choisissez-en un plus long.
too_many_blanks = { $most ->
    [0] À cette table, on n’ajoute aucun blanc à un mot. Retirez-les.
    [one] On peut ajouter au plus { $most } blanc à un mot. Retirez-en.
   *[other] On peut ajouter au plus { $most } blancs à un mot. Retirez-en.
}
not_in_the_box = { $letter ->
    [blank] { $left ->
        [0] Il ne vous reste aucun blanc dans la boîte. Retirez-les.
        [one] Il ne vous reste que { $left } blanc dans la boîte. Retirez-en.
       *[other] Il ne vous reste que { $left } blancs dans la boîte. Retirez-en.
    }
   *[other] { $left ->
        [0] Il ne vous reste aucune carte { $letter } dans la boîte. Choisissez un autre mot.
        [one] Il ne vous reste que { $left } carte { $letter } dans la boîte. Choisissez un autre mot.
       *[other] Il ne vous reste que { $left } cartes { $letter } dans la boîte. Choisissez un autre mot.
    }
}
unknown_word = « { $word } » n’est pas dans le dictionnaire.
word_not_allowed = « { $word } » est un mot, mais pas d’une sorte admise par ces règles : { $kinds }.
proper_name = « { $word } » est un nom propre. Choisissez un mot commun.
no_word_fits = Ces règles n’admettent aucun mot du dictionnaire. Changez les règles maison.
abbreviation = « { $word } » est une abréviation. Choisissez un mot écrit en entier.
slang = « { $word } » est de l’argot, que cette table n’admet pas. Choisissez un autre mot.
inflected = « { $word } » est un pluriel ou une autre forme fléchie, que cette table n’admet pas. Prenez la forme que donne le dictionnaire.
offensive_word = « { $word } » peut blesser quelqu’un, et cette table préfère s’en passer. Choisissez un autre mot.

## Les mots de la table
pack_empty = { $kind ->
    [categories] Elle ne contient aucune catégorie. Écrivez-en une par ligne.
   *[other] Elle ne contient aucun mot. Écrivez-en un par ligne, ou plusieurs séparés par des virgules.
}
pack_other_game = { $kind ->
    [words] Ce jeu se joue avec des mots, et voici des catégories. Écrivez un mot par ligne.
    [categories] Ce jeu se joue avec des catégories, et voici des mots. Écrivez une catégorie par ligne.
   *[other] Ce jeu n’admet ni mots ni catégories de votre choix.
}
pack_json = { $kind ->
    [categories] Cela commence comme du JSON, mais on ne peut pas y lire de liste ({ $reason }). Écrivez plutôt une catégorie par ligne.
   *[other] Cela commence comme du JSON, mais on ne peut pas y lire de liste ({ $reason }). Écrivez plutôt un mot par ligne.
}
pack_too_large = C’est trop : une liste fait au plus { $most } ko. Raccourcissez-la.
pack_name = Le nom de cette liste contient des caractères qui ne peuvent pas s’afficher. Choisissez-en un autre.
pack_letters = Ligne { $line } : on ne peut pas jouer avec « { $word } ». N’utilisez que des lettres ; les accents ne comptent pas.
pack_too_long = Ligne { $line } : « { $word } » est trop long : { $most } caractères au plus. Raccourcissez.
pack_category = Ligne { $line } : cette catégorie ne peut pas s’afficher. Écrivez-la sur une seule ligne.
pack_answer = Ligne { $line } : « { $word } » n’est pas un seul mot, personne ne peut l’épeler. Une réponse n’a que des lettres et des traits d’union.
pack_answers = La ligne { $line } a trop de réponses : { $most } au plus. Supprimez-en.
pack_too_few = { $shortest ->
    [1] Ces règles demandent des mots de { $longest } lettres au plus, et la liste en a trop peu. Il en faut au moins { $least }.
   *[other] Ces règles demandent des mots de { $shortest } lettres, et la liste en a trop peu. Il en faut au moins { $least }.
}
pack_private = Une table publique montre sa liste à tous ceux qui viennent. Acceptez-le, ou ouvrez une table qui n’est pas publique.
pack_hidden = Cette table n’a pas rendu publics ses propres mots : seuls ceux qui y sont assis peuvent voir cela.
no_pack = Cette table n’a pas de mots à elle : elle joue avec ceux du dictionnaire.
no_such_pack = Cette liste n’existe pas, ou elle a été supprimée. Demandez à la personne qui vous a donné le lien.
too_many_packs = Vous avez enregistré { $most } listes, on n’en garde pas plus pour vous. Supprimez-en une d’abord.
packs_full = On ne peut pas enregistrer d’autres listes ici pour le moment. Vous pouvez toujours coller la vôtre en ouvrant une table.
not_in_pack = « { $word } » n’est pas dans la liste de cette table. Choisissez un mot qui y est.

## Sonde
which_tray = Dites de quel plateau il s’agit, gauche ou droit.
no_such_tray = Il n’y a qu’un plateau par personne dans cette partie ; ne précisez ni gauche ni droite.
nothing_to_expose = Vous n’avez pas de { $letter ->
    [blank] blanc
   *[other] { $letter }
} caché, la réponse ne peut être que non.
wrong_space = Cette case ne convient pas. Ouvrez une case cachée qui contient ce qui est demandé.
not_enough_hidden = Ce plateau a moins de { $least } cases cachées : on ne peut plus en annoncer le mot entier.
already_checked = Ce mot a déjà été vérifié.
not_on_ballot = Vous n’avez pas à voter sur ce mot.
not_exposed = Un mot se vérifie une fois entièrement découvert.
unknown_card = La carte « { $card } » n’existe pas.
empty_deck = Une partie avec cartes demande au moins une carte dans la pioche.

## Personnes
no_such_link = Ce lien n’est plus bon : il a servi, a été annulé, ou date de plus de cinq minutes. Créez-en un autre.
same_table = Vous avez chacun une place à la même table. Finissez d’abord cette partie, ou quittez la table.
rated_game = L’appareil à relier joue encore une partie classée avec d’autres personnes. Finissez d’abord cette partie.
already_joined = Cet appareil est déjà connecté à votre nom.
too_many_devices = Il y a déjà { $most } appareils. Déconnectez-en un d’abord.
too_many_passkeys = Il y a déjà { $most } clés d’accès. Supprimez-en une d’abord.
no_passkeys_here = { $reason ->
    [address] Les navigateurs ne créent pas de clé d’accès pour une adresse faite de chiffres. Ouvrez cette page par son nom, ou reliez vos appareils par un lien.
   *[other] Les navigateurs ne créent de clés d’accès qu’en HTTPS. Reliez plutôt vos appareils par un lien.
}
bad_passkey = Cette clé d’accès ne mène à personne ici. Essayez-en une autre, ou utilisez un lien.
no_such_key = Vous n’avez pas cet appareil ou cette clé d’accès. Rechargez la page pour voir ce qu’il y a.

## Glyphes, Éclair et Solitaire
no_such_cell = Cette case n’existe pas. Les cases vont de 1 à { $most }.
out_of_pieces = Ce morceau est épuisé dans la réserve. Choisissez-en un autre, positionnez-en un déjà posé ou annoncez un mot.
no_such_piece = Aucun morceau de cette sorte n’attend là d’être positionné. Choisissez-en un qui s’y trouve, ou proposez-en un nouveau.
wrong_pieces = « { $word } » ne prend pas exactement ces morceaux. Utilisez-les tous, et pas d’autres.
no_such_group = Ce groupe n’existe pas. Les groupes vont de 1 à { $most }.
own_word = « { $word } » est le mot d’où vient ce groupe. Trouvez-en un autre.
already_given = Vous avez déjà formé « { $word } ». Trouvez un autre mot.
group_done = Ce groupe a déjà son mot de cette manche. Continuez d’abord avec les autres.
too_few_words = { $found ->
    [0] Il n’y a là aucun mot de quatre ou cinq lettres, et il en faut { $least }. Donnez-en d’autres, ou un texte plus long.
    [one] Il n’y a là que { $found } mot de quatre ou cinq lettres, et il en faut { $least } différents. Donnez-en plus, ou un texte plus long.
   *[other] Il n’y a là que { $found } mots différents de quatre ou cinq lettres, et il en faut { $least }. Donnez-en plus, ou un texte plus long.
}

## Tire-lettres
not_captain = Seul le capitaine de votre équipe peut le faire. Soufflez plutôt votre mot à l’équipe.
other_team = C’est à l’autre équipe de le faire.
nothing_spelled = Rien n’a encore été épelé. Épelez d’abord un mot.
already_voted = Vous avez déjà voté sur ce mot. Attendez les autres.
not_in_team = Personne de votre équipe n’est à cette place. Choisissez quelqu’un des vôtres.
is_captain = C’est déjà votre capitaine. Choisissez quelqu’un d’autre.
wrong_teams = Ces équipes ne peuvent pas jouer : chacun joue dans l’une des deux, elles sont aussi égales que possible, et chaque capitaine est de son équipe.
no_such_team = Cette équipe n’existe pas. C’est l’équipe 0 ou l’équipe 1 qui commence.

## Dictionnaires
missing_source = Le dictionnaire est tiré de listes de mots qui ne sont pas installées : { $package }. Installez-les avec : { $command }
damaged_lexicon = Le dictionnaire compilé est abîmé. Refaites-le avec : lettrine words build

## People
not_confirmed = Tout effacer est définitif. Tapez la confirmation exactement comme elle est affichée.
