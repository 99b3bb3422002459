# La partie dans le terminal.

## Qui
key-yes = o
key-no = n

## En tête
game-edition = édition { $edition }
words-en = mots anglais
words-fr = mots français
words-de = mots allemands
house-rules = règles maison : { $names }

## L’ouverture
opening-welcome = Chacun cache un mot. Demandez des lettres, ouvrez les mots des autres et gardez le vôtre jusqu’au bout.
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
    [one] Quelle lettre à { $of_name } ? R demande un R, un point demande un blanc.
   *[other] Quoi, à qui ? { $number }R demande un R à { $of_name }, { $number }. un blanc.
}
ask-factor = Question comptée { $factor } fois !
expose-call = Ouvrez une case
expose-ask = { $why ->
    [exposing] { $by_name } a trouvé { $letter ->
            [blank] un blanc
           *[other] votre { $letter }
        }. Quelle case : { $spaces } ?
    [unveiling] La carte vous fait ouvrir un de vos blancs. Quelle case : { $spaces } ?
   *[yielding] La carte vous fait ouvrir une case de votre choix : { $spaces }.
}
answer-call = Oui ou non ?
answer-ask = { $by_name } vous demande { $letter ->
    [blank] un blanc
   *[other] { $letter }
}. En cachez-vous ? o ou n
name-call = Le mot entier
name-whom = Le mot de qui ? { $two ->
    [yes] g pour le plateau gauche, d pour le droit.
   *[no] Tapez le numéro.
}
name-ask = Qu’y a-t-il sur le plateau { $tray ->
    [left] gauche de { $of_name }
    [right] droit de { $of_name }
   *[none] de { $of_name }
} ? Les { $spaces } cases dans l’ordre, un point par blanc.
name-stake = Juste : les valeurs cachées et { $right }. Faux : −{ $wrong }.
name-length = Le plateau a { $spaces } cases, vous en nommez { $typed }. Les blancs comptent : tapez des points.
name-misfit = Cela ne s’accorde pas avec ce qui est ouvert.
leave-call = Partir ?
leave-ask = La partie n’est pas finie. Partir vraiment ? o ou n
vote-call = Votre voix
vote-ask = Selon le lexique, le mot de { $of_name } est { $ok ->
    [yes] juste
   *[no] faux
}. Doit-il compter ? o ou n
accept-ask = Appuyez sur Entrée pour accepter les scores.

## Les touches : le premier mot est la touche
key-lot = Entrée tire un mot au sort
key-blanks = .MOT.. ajoute des blancs (au plus { $blanks })
key-cheapest = Entrée ouvre la moins chère
key-never-mind = Entrée renonce
key-neither = Entrée continue
key-break-in = ! nomme un mot
key-again = Entrée une autre partie
key-faster = Entrée accélère
key-interrupt = { $two ->
    [yes] !g ou !d nomme un mot
   *[no] !2 nomme un mot
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
   *[expose] { $by_name } choisit une case…
}
wait-any = Un instant…

## Pas compris
unclear-draw = D’abord la carte : appuyez sur Entrée.
unclear-ask = Tapez à qui et quoi : 1E demande un E au numéro 1, 1. un blanc. ? aide.
unclear-whom = À qui ? Mettez le numéro devant la lettre, par exemple 1E.
unclear-expose = Tapez le numéro de la case, ou simplement Entrée.
unclear-answer = Tapez o ou n.
unclear-accept = Entrée pour accepter, ou c et un numéro pour faire vérifier un mot.

## La fin
over-call = La partie est finie
end-left = Vous avez quitté la table.
end-recorded = Le relevé de la partie est dans { $file }.

## L’aide
guide-keys = Ce qui se tape
guide-rules = Les règles de cette table, édition { $edition }
guide-on = Entrée : la suite
guide-back = Entrée : retour au jeu
guide-key-draw = Entrée
guide-draw = pioche la carte au début de votre tour
guide-key-ask = 2R
guide-ask = demande un R au numéro 2. De même R2 ou « 2 r » ; R seul s’il n’y a qu’un adversaire à interroger
guide-key-blank = 2.
guide-blank = demande un blanc au numéro 2
guide-key-name = !2
guide-name = nomme tout le plateau du numéro 2 ; !2 MOT d’un coup ; à deux plateaux !g et !d
guide-key-expose = 7
guide-expose = ouvre votre case 7 quand il le faut (deux plateaux : g7, d7) ; Entrée, la moins chère
guide-key-answer = o n
guide-answer = oui et non
guide-key-auto = a
guide-auto = laisse votre plateau répondre tout seul, ou l’arrête
guide-key-check = c2
guide-check = fait vérifier le mot découvert du numéro 2, là où l’orthographe est libre
guide-key-wait = !
guide-wait = pendant que les autres jouent : interrompt pour nommer un mot ; Entrée accélère
guide-key-quit = q
guide-quit = quitte. Là où une lettre seule est une question, tapez :q, :a et :c
guide-S4 = Jusqu’à { $spaces } cases : un mot, et au plus { $blanks } blancs avant ou après.
guide-S9 = Un tour commence par une carte. Puis on demande à un adversaire une lettre, ou un blanc.
guide-S12 = S’il la cache, il ouvre une telle case, à son choix. Vous marquez sa valeur et demandez encore.
guide-S14 = Un échec finit votre tour.
guide-S15 = Demander un blanc en vain coûte { $blank_penalty }.
guide-S16 = Qui ouvre la dernière case cachée d’un mot marque { $last_bonus } de plus.
guide-S17 = Personne n’est éliminé : une fois découvert, on continue à demander.
guide-S18 = { $memory ->
    [strict] Retenez ce qui a été demandé : on ne montre que les questions du tour.
   *[notes] Les lettres demandées en vain sont notées à côté de chaque plateau (✗).
}
guide-S23 = ×3, ×4, ×5 : seulement la première question du tour, seulement la valeur de sa case.
guide-S27 = { $interrupt ->
    [any_time] On peut nommer un mot entier à tout moment, tant que { $least } cases ou plus sont cachées.
   *[own_turn] À votre tour vous pouvez nommer un mot entier, tant que { $least } cases ou plus sont cachées.
}
guide-S29 = Juste : toutes les valeurs cachées et { $right }. Faux : −{ $wrong }, et le jeu continue.
guide-S31 = Chacun répond à la main. Un « non » démasqué coûte { $denial }.
guide-S32 = Tout mot est accepté. Une fois découvert, on peut le vérifier : faux, il coûte { $spelling }.
guide-S33 = Quand tous sont découverts sauf un, chaque adversaire a encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
guide-S34 = Qui est encore caché marque le reste et { $kept }, ou { $kept_many } avec { $many } cases ou plus.
guide-S36 = À deux : deux plateaux chacun. On demande sans dire lequel ; si les deux ont la lettre, le propriétaire choisit.
