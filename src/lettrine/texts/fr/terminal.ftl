# La partie dans le terminal.

## Qui
key-yes = o
key-no = n

## En tête
game-edition = édition { $edition }
house-rules = règles maison : { $names }

## L’ouverture
opening-welcome = Tout le monde cache un mot. Demandez des lettres, ouvrez les mots des autres et gardez le vôtre jusqu’au bout.
opening-against = { $count ->
    [one] Vous jouez contre le robot { $bots }.
   *[other] Vous jouez contre les robots { $bots }.
}
hide-call = Votre secret
hide-ask = { $tray ->
    [left] Tapez le mot de votre plateau gauche.
    [right] Et le mot de votre plateau droit.
   *[none] Tapez un mot à faire chercher aux autres.
}

## Votre tour
your-turn = À vous
draw-ask = Appuyez sur Entrée pour piocher une carte.
ask-ask = { $count ->
    [one] Quelle lettre demander à { $of_name } ? R demande un R, un point un blanc.
   *[other] Que demander, et à qui ? { $number }R demande un R à { $of_name }, { $number }. un blanc.
}
ask-factor = Cette question compte { $factor } fois !
expose-call = Ouvrez une case
expose-ask = { $why ->
    [exposing] { $by_name } a trouvé { $letter ->
            [blank] un blanc
           *[other] votre { $letter }
        }. Quelle case : { $spaces } ?
    [unveiling] La carte vous fait ouvrir un de vos blancs. Quelle case : { $spaces } ?
   *[yielding] La carte vous fait ouvrir une case de votre choix : { $spaces }.
}
answer-call = Oui ou non ?
answer-ask = { $by_name } vous demande { $letter ->
    [blank] un blanc
   *[other] { $letter }
}. En cachez-vous un ? o ou n
name-call = Le mot entier
name-whom = Le mot de qui ? { $two ->
    [yes] g pour le plateau gauche, d pour le droit.
   *[no] Tapez le numéro.
}
name-ask = Qu’y a-t-il sur le plateau { $tray ->
    [left] gauche { ELIDE("de", $of_name) }
    [right] droit { ELIDE("de", $of_name) }
   *[none] { ELIDE("de", $of_name) }
} ? Tapez les { $spaces } cases dans l’ordre, un point pour chaque blanc.
name-stake = Juste : tous les points encore cachés, plus { $right }. Faux : −{ $wrong }.
name-length = Le plateau a { $spaces } cases, vous en avez tapé { $typed }. Les blancs comptent : tapez des points.
name-misfit = Cela ne s’accorde pas avec ce qui est ouvert.
leave-call = Partir ?
leave-ask = La partie n’est pas finie. Partir vraiment ? o ou n
vote-call = Votre voix
vote-ask = Selon le dictionnaire, le mot { ELIDE("de", $of_name) } est { $ok ->
    [yes] juste
   *[no] faux
}. Doit-il compter ? o ou n
accept-ask = Appuyez sur Entrée pour accepter les scores.

## Les touches : le premier mot est la touche
key-lot = Entrée tire un mot au sort
key-blanks = .MOT.. ajoute des blancs (au plus { $blanks })
key-cheapest = Entrée ouvre celle qui vaut le moins
key-never-mind = Entrée annule
key-neither = Entrée continue
key-break-in = ! annonce un mot
key-again = Entrée une autre partie
key-faster = Entrée accélère
key-interrupt = { $two ->
    [yes] !g ou !d annonce un mot
   *[no] !2 annonce un mot
}
key-check = { $colon }c2 vérifie un mot
key-auto = { $colon }a { $on ->
    [yes] répond à la main
   *[no] répond tout seul
}
key-help = ? aide
key-quit = { $colon }q quitte

## Pendant que les autres jouent
turn-over = Le tour est fini
wait-for = { $kind ->
    [draw] { $by_name } pioche une carte…
    [ask] { $by_name } réfléchit…
    [answer] { $by_name } va répondre…
    [hide] { $by_name } choisit un mot…
    [claim] { $by_name } construit…
    [propose] { $by_name } réfléchit…
    [position] { $by_name } réfléchit…
    [name] { $by_name } réfléchit…
   *[expose] { $by_name } choisit une case…
}
wait-any = Un instant…

## Pas compris
unclear-draw = D’abord la carte : appuyez sur Entrée.
unclear-ask = Tapez à qui et quoi : 1E demande un E au numéro 1, 1. un blanc. ? aide.
unclear-whom = À qui ? Mettez le numéro devant la lettre, par exemple 1E.
unclear-expose = Tapez le numéro de la case, ou simplement Entrée.
unclear-answer = Tapez o ou n.
unclear-accept = Entrée pour accepter, ou c et un numéro pour faire vérifier un mot.

## La fin
over-call = La partie est finie
end-left = Vous avez quitté la table.
end-recorded = La partie est enregistrée dans { $file }.

## L’aide
guide-keys = Ce qui se tape
guide-rules = Les règles de cette table, édition { $edition }
guide-on = Entrée : la suite
guide-back = Entrée : retour au jeu
guide-key-draw = Entrée
guide-draw = pioche la carte au début de votre tour
guide-key-ask = 2R
guide-ask = demande un R au numéro 2. De même R2 ou « 2 r » ; R seul s’il n’y a qu’un adversaire à interroger
guide-key-blank = 2.
guide-blank = demande un blanc au numéro 2
guide-key-name = !2
guide-name = annonce tout le plateau du numéro 2 ; !2 MOT d’un coup ; à deux plateaux !g et !d
guide-key-expose = 7
guide-expose = ouvre votre case 7 quand il le faut (deux plateaux : g7, d7) ; Entrée, celle qui vaut le moins
guide-key-answer = o n
guide-answer = oui et non
guide-key-auto = a
guide-auto = laisse votre plateau répondre tout seul, ou l’arrête
guide-key-check = c2
guide-check = fait vérifier le mot découvert du numéro 2, là où l’orthographe est de confiance
guide-key-wait = !
guide-wait = pendant que les autres jouent : permet d’annoncer un mot ; Entrée accélère
guide-key-quit = q
guide-quit = quitte. Là où une lettre seule est une question, tapez :q, :a et :c
guide-S4 = Jusqu’à { $spaces } cases : un mot, et au plus { $blanks } blancs avant ou après.
guide-S9 = Un tour commence par une carte. Puis on demande à un adversaire une lettre, ou un blanc.
guide-S12 = S’il la cache, il ouvre une case où elle est, à son choix. Vous marquez sa valeur et demandez encore.
guide-S14 = Un échec finit votre tour.
guide-S15 = Demander un blanc qui n’y est pas coûte { $blank_penalty }.
guide-S16 = Qui ouvre la dernière case cachée d’un mot marque { $last_bonus } de plus.
guide-S17 = Personne n’est éliminé : une fois votre mot découvert, vous continuez à demander.
guide-S18 = { $memory ->
    [strict] Retenez ce qui a été demandé : on ne montre que les questions du tour.
   *[notes] Les échecs sont notés à côté de chaque plateau (✗).
}
guide-S23 = ×3, ×4, ×5 : seulement la première question du tour, seulement la valeur de sa case.
guide-S27 = { $interrupt ->
    [any_time] On peut annoncer un mot entier à tout moment, tant que { $least } cases ou plus sont cachées.
   *[own_turn] À votre tour vous pouvez annoncer un mot entier, tant que { $least } cases ou plus sont cachées.
}
guide-S29 = Juste : tous les points encore cachés, plus { $right }. Faux : −{ $wrong }, et le jeu continue.
guide-S31 = On répond à la main. Un « non » démasqué coûte { $denial }.
guide-S32 = Tout mot est accepté. Une fois découvert, il peut être vérifié : faux, il coûte { $spelling }.
guide-S33 = Quand tous les mots sont découverts sauf un, chaque adversaire a encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
guide-S34 = Qui est encore caché marque le reste et { $kept }, ou { $kept_many } avec { $many } cases ou plus.
guide-S36 = À deux : deux plateaux chacun. On demande sans dire lequel ; si les deux ont la lettre, l’adversaire choisit.

## Glyphes, Éclair et Solitaire : l’ouverture
welcome-glyphs = Chaque lettre se compose de bâtons et d’arcs. Proposez des morceaux aux cases des autres, voyez naître leurs lettres et annoncez un mot dès que vous le lisez.
welcome-quick = Tout le monde démonte un mot et en passe les morceaux à gauche. Construisez un mot, n’importe lequel, avec ceux que vous recevez, avant tout le monde.
hide-letters = { $race ->
    [yes] Tapez un mot de { $length } lettres : ses morceaux passent à gauche.
   *[no] Tapez un mot de { $length } lettres à faire chercher aux autres.
}

## Glyphes : votre tour
propose-ask = { $count ->
    [one] Quel morceau pour quelle case ? 3l propose un grand bâton à { $of_name } pour la case 3.
   *[other] Quel morceau à qui ? { $number } 3 l propose un grand bâton à { $of_name } pour la case 3.
}
name-must = On ne peut plus rien poser : annoncez un mot.
name-word = Quel est le mot { ELIDE("de", $of_name) } ? { $length } lettres.
name-glyphs-stake = Juste : { $scoring ->
    [total] un point par morceau du mot
   *[missing] un point par morceau manquant, et { $bonus }
}. Faux : un point de moins par morceau qui manquerait encore à votre mot.
name-cell-misfit = { $word } est impossible : ce qu’il y a dans la case { $cell } et dessous ne va pas avec { $letter }.
position-call = Quel trait ?
position-which = Comme dans { $letter } : tapez un numéro.
position-none = Aucun trait de { $letter } ne correspond à un morceau libre de cette case.
stroke = { piece-name }, { stroke-lies }
stroke-lies = { $lie ->
    [upright] debout
    [slanted-left] un peu penché à gauche
    [slanted-right] un peu penché à droite
    [diagonal-left] oblique comme \
    [diagonal-right] oblique comme /
    [level] couché
    [opens-left] ouvert à gauche
    [opens-right] ouvert à droite
    [opens-up] ouvert en haut
   *[opens-down] ouvert en bas
}{ $zone ->
    [high] , en haut
    [middle] , au milieu
    [low] , en bas
    [left] , à gauche
    [right] , à droite
   *[any] {""}
}
goal = avec { $goal } points ou plus, le prochain mot trouvé gagne
board-waiting = { $by ->
    [you] vous choisissez un nouveau mot…
   *[other] choisit un nouveau mot…
}
alphabet-title = Les lettres et leurs morceaux
alphabet-wrong = Positions fausses jusqu’ici : { $strokes }.
alphabet-cell = Ce que peut encore être la case { $cell } { ELIDE("de", $of_name) }
end-past = déjà trouvés : { $words }

## La course
claim-call = Votre mot
claim-ask = Construisez un mot avec exactement ces morceaux, et tapez-le.
race-received = { $name } vous a passé { $count } morceaux :
race-passed = Vous avez passé { $word } à { $name }.
race-passed-to = reçu par { $to ->
    [you] vous
   *[other] { $to_name }
}
race-doing = { $name } { $state ->
    [ready] a choisi.
    [hiding] choisit un mot…
    [gone] a renoncé.
   *[building] construit…
}
race-won = { $winner ->
    [you] Vous l’emportez avec { $built } !
    [other] { $winner_name } l’emporte avec { $built }.
   *[nobody] Personne n’a construit de mot.
}
rest-of = « { $word } » ne prend pas exactement { $group ->
    [0] ces morceaux.
   *[other] les morceaux du groupe { $group }.
}
rest-left = Il reste : { $signs }.
rest-lacking = Il manque : { $signs }.
rest-letter = Cela ferait { $letters }.

## Solitaire
form-call = Un nouveau mot
form-ask = Tapez un mot fait exactement des morceaux d’un groupe.
stop-call = Arrêter ?
stop-ask = S’arrêter là et voir tous les mots ? o ou n
solitaire-far = { $rounds ->
    [yes] manche { $round },{" "}
   *[no] {""}
}{ $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
solitaire-score = { $words ->
    [one] Vous avez trouvé { $words } mot
   *[other] Vous avez trouvé { $words } mots
} sur { $possible }.
solitaire-found = { $found } sur { $possible }

## Les touches de ces jeux : le premier mot est la touche
key-alphabet = a alphabet
key-give-up = r renonce
key-stop = . arrête
key-name = { $one ->
    [yes] !MOT annonce le mot
   *[no] !2 annonce un mot
}
key-position = { $one ->
    [yes] 3l comme A positionne
   *[no] 2 3 l comme A positionne
}
key-letters = { $one ->
    [yes] a 3 lettres possibles
   *[no] a 2 3 lettres possibles
}
key-first-stroke = Entrée le premier
key-zero = 0 annule

## Pas compris, dans ces jeux
unclear-propose = Tapez à qui, quelle case et quel morceau : 1 3 l. Les morceaux sont l, i, c et u. ? aide.
unclear-who = Personne ici ne s’appelle ainsi. Tapez le numéro placé devant un nom, ou le nom.
unclear-piece = Quel morceau ? l est le grand bâton, i le petit, c le grand arc, u le petit.
unclear-letter = Comme dans quelle lettre ? 1 3 l comme A met le grand bâton comme dans un A.
unclear-name = Il ne reste qu’à annoncer un mot : !1 MOT.
unclear-form = Tapez un mot, précédé ou non du numéro de son groupe.

## L’aide de ces jeux
guide-rules-of = Les règles de cette table : { $game }
guide-pieces-key-propose = 2 3 l
guide-pieces-propose = propose au numéro 2 un grand bâton pour la case 3 ; 23l et « bod 3 l » de même, 3l s’il n’y a qu’un adversaire
guide-pieces-key-pieces = l i c u
guide-pieces-pieces = les morceaux, par des lettres qui leur ressemblent : grand bâton ┃, petit bâton ╻, grand arc C, petit arc u
guide-pieces-key-position = 2 3 l comme A
guide-pieces-position = positionne le grand bâton de la case 3 comme il est dans un A
guide-pieces-key-name = !2 MOT
guide-pieces-name = annonce le mot du numéro 2 ; = vaut !
guide-pieces-key-letters = a 2 3
guide-pieces-letters = montre les lettres que peut encore être la case 3 du numéro 2
guide-pieces-key-alphabet = a
guide-pieces-alphabet = montre toutes les lettres et leurs morceaux
guide-pieces-key-wait = !
guide-pieces-wait = pendant que les autres jouent : permet d’annoncer un mot ; Entrée accélère
guide-pieces-key-quit = q
guide-pieces-quit = quitte
guide-pieces-key-claim = MOT
guide-pieces-claim = annonce un mot ; s’il ne prend pas tous les morceaux, on voit ce qui reste
guide-pieces-key-part = MO
guide-pieces-part = un début de mot montre les morceaux qu’il laisserait ; cela ne coûte rien
guide-pieces-key-give-up = r
guide-pieces-give-up = renonce ; les autres continuent
guide-pieces-key-form = MOT
guide-pieces-form = forme un mot dans le groupe qui a ses morceaux
guide-pieces-key-group = 2 MOT
guide-pieces-group = forme un mot dans le groupe 2
guide-pieces-key-stop = .
guide-pieces-stop = arrête, et montre tous les mots qui étaient possibles
guide-G1 = Quatre sortes de morceaux : grand bâton ┃, petit bâton ╻ (moitié moins long), grand arc C, petit arc u.
guide-G2 = Chaque lettre a une seule composition. A et H, L et T, M et W, F et K et Z ont les mêmes morceaux.
guide-G3 = Tout le monde cache un mot de { $length } lettres. Un score peut descendre sous 0.
guide-G4 = À votre tour, proposez un morceau pour la case d’un adversaire. Oui : il manque encore à cette lettre.
guide-G5 = Oui : le morceau est dans la case, vous marquez 1 et rejouez.
guide-G6 = Non : il reste sous la case (✗) et votre tour est fini. { $miss_point ->
    [asker] Vous marquez 1 tout de même.
    [owner] Qui cache le mot marque 1.
   *[none] Personne ne marque.
}
guide-G8 = Ou positionnez un morceau déjà là : comme il est dans une lettre. Seul un écart net est faux.
guide-G9 = Exact : aucun point, mais vous rejouez. Faux : le morceau redevient libre (≠), votre tour est fini.
guide-G10 = On peut annoncer un mot à tout moment.
guide-G11 = Juste : { $scoring ->
    [total] un point par morceau du mot
   *[missing] un point par morceau manquant, et { $bonus }
}. Qui l’avait caché en cache un autre.
guide-G12 = Faux : un point de moins par morceau qui manquerait encore au mot faux.
guide-G13 = Qui trouve un mot en ayant déjà { $goal } points ou plus gagne.
guide-G14 = Les mots doivent être dans le dictionnaire. Les accents ne comptent pas ; avec des mots allemands, Ä, Ö et Ü sont des lettres à part.
guide-G16 = Tout le monde passe à gauche les morceaux d’un mot de { $length } lettres. La première personne qui construit un mot avec exactement les morceaux reçus gagne.
guide-G17 = Formez de nouveaux mots, de toute longueur, avec exactement les morceaux de chaque groupe. { $rounds ->
    [yes] Quand les { $groups } en ont un, une autre manche commence.
   *[no] Chaque groupe en prend un autre à tout moment.
} Aucun mot ne compte deux fois. { $minutes ->
    [0] Il n’y a pas d’horloge.
   *[other] Vous avez { $minutes } minutes.
}
