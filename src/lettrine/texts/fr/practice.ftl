# L’entraînement : que demanderiez-vous ?

## Une position
practice-title = Que demanderiez-vous ?
practice-daily = Que demanderiez-vous ? La position du { $day }
practice-turn = C’est le tour de { $name }.
practice-factor = La première touche compte { $factor } fois.
practice-opponent = { $number }  { $name }
practice-in-vain = demandé en vain : { $letters }
practice-nothing-in-vain = rien encore de demandé en vain
practice-prompt = Adversaire et lettre, par exemple { $example } (un point est un blanc ; Entrée montre la réponse) :
practice-again = Cela ne peut pas se demander ici. Donnez le numéro d’un adversaire et une lettre ou un point, par exemple { $example }.
practice-best = La meilleure : rien ne promet davantage.
practice-good = Bien : presque autant que la meilleure.
practice-weak = Il y avait mieux.
practice-blunder = Une bévue : la meilleure question avait bien plus de chances de toucher.
practice-mine = { $letter } chez { $name } : touche { $chance } fois sur cent, { $points } points et { $bits } bit en moyenne ; rang { $rank } sur { $count }.
practice-why = La meilleure est { $letter } chez { $name } : touche { $chance } fois sur cent, { $points } points et { $bits } bit en moyenne.
practice-examples = Elle vise des mots comme { $words }.
practice-sum = { $count ->
    [one] Une position
   *[other] { $count } positions
}, { $best ->
    [0] jamais
    [one] une fois
   *[other] { $best } fois
} la meilleure question ; { $share } % des points que promettaient les meilleures.
practice-none = Il n’y a rien à travailler dans cette partie : personne n’a rien demandé.

## La page
practice-lede = C’est à vous, dans une partie entre robots forts. À qui demandez-vous, et quelle lettre ?
practice-lede-daily = La position du { $day } : la même pour tout le monde, et un seul essai. À qui demandez-vous, et quelle lettre ?
practice-lede-others = Des moments d’une partie entre d’autres. Vous êtes chaque fois à la place de qui devait demander : à qui demanderiez-vous, et quelle lettre ?
practice-lede-own = Des moments de votre partie. À qui demanderiez-vous maintenant, et quelle lettre ?
practice-working = Des positions se préparent. Cela prend une seconde ou deux …
practice-number = Position { $number } sur { $count }
practice-page-mine = { $letter } chez { $name } : { $chance } de probabilité, { $points } points et { $bits } bit en moyenne ; rang { $rank } sur { $count }.
practice-page-best = La meilleure est { $letter } chez { $name } : { $chance } de probabilité, { $points } points et { $bits } bit en moyenne.
practice-next = Position suivante
practice-copy = Copier le résultat
practice-result = Lettrine : que demanderiez-vous ? { $day }, { $words }, { $edition } : { $stars }
practice-tomorrow = Demain il y en aura une autre ; elle change à minuit UTC.
