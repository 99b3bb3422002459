# L’entraînement : que demanderiez-vous ?

## Une position
practice-title = Que demanderiez-vous ?
practice-daily = Que demanderiez-vous ? La position du { $day }
practice-turn = C’est le tour { ELIDE("de", $name) }.
practice-factor = Si votre question est bonne, la case compte { $factor } fois.
practice-opponent = { $number }  { $name }
practice-in-vain = échecs : { $letters }
practice-nothing-in-vain = encore aucun échec
practice-prompt = Adversaire et lettre, par exemple { $example } (un point est un blanc ; Entrée montre la réponse) :
practice-again = Cela ne peut pas se demander ici. Donnez le numéro d’un adversaire et une lettre ou un point, par exemple { $example }.
practice-best = On ne pouvait pas faire mieux.
practice-good = Une bonne question, pas loin de la meilleure.
practice-weak = Il y avait une meilleure question.
practice-blunder = Une bévue : la meilleure question valait beaucoup mieux.
practice-mine = { $letter } chez { $name } : trouvé { $chance } fois sur cent, pour { points-count } en moyenne. Rang { $rank } sur { $count } ; cela vous apprend { bits-count }.
practice-why = La meilleure était { $letter } chez { $name } : trouvé { $chance } fois sur cent, pour { points-count } en moyenne. Cela vous apprend { bits-count }.
practice-examples = Elle vise des mots comme { $words }.
practice-sum = { $count ->
    [one] Une position
   *[other] { $count } positions
}, { $best ->
    [0] jamais
    [one] une fois
   *[other] { $best } fois
} la meilleure question ; { $share } % des points que promettaient les meilleures.
practice-none = Il n’y a rien à travailler dans cette partie : personne n’a rien demandé.

## La page
practice-lede = C’est à vous, dans une partie entre robots forts. À qui demandez-vous, et quelle lettre ?
practice-lede-daily = La position du { $day } : la même pour tout le monde, et un seul essai. À qui demandez-vous, et quelle lettre ?
practice-lede-others = Des moments d’une partie jouée par d’autres. Chaque fois, vous prenez la place de la personne dont c’était le tour : à qui demanderiez-vous, et quelle lettre ?
practice-lede-own = Des moments de votre partie. À qui demanderiez-vous maintenant, et quelle lettre ?
practice-working = Préparation des positions. Cela prend une seconde ou deux…
practice-number = Position { $number } sur { $count }
practice-page-mine = { $letter } chez { $name } : { $chance } de probabilité, { points-count } en moyenne. Rang { $rank } sur { $count } ; la réponse laisse environ { $left } de ce qui est possible.
practice-page-best = La meilleure était { $letter } chez { $name } : { $chance } de probabilité, { points-count } en moyenne. La réponse laisse environ { $left } de ce qui est possible.
practice-next = Position suivante
practice-result = { $day }, { $words }, { $edition }
practice-tomorrow = Demain il y en aura une autre ; elle change à minuit UTC.
