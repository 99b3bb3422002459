# Ma page : mes parties, ma cote au fil du temps, mes adversaires, mes mots, et ce qui est conservé sur moi.
me-lede = Vos parties, et ce qu’elles sont devenues. Personne d’autre ne voit cette page.
me-none = Vous n’avez pas encore joué. Vos parties apparaîtront ici.
me-keys = Mes appareils et clés d’accès
me-blocks = Personnes bloquées
me-running = En cours
me-finished = Terminées
me-away = Rangées
me-away-show = Parties rangées
me-bring-back = Ressortir cette partie : { $game }
me-more = En voir plus
me-ratings = Ma cote au fil du temps
me-ratings-none = Aucune partie classée pour l’instant.
me-rating-now = { $value } ± { $give }
me-rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
me-rating-band = La bande montre à quel point c’est sûr.
me-date = Date
me-rating = Cote
me-opponents = Face à face
me-opponents-none = Personne pour l’instant.
me-opponent = Adversaire
me-games = Parties
me-won = Gagnées
me-lost = Perdues
me-tied = Égalités
me-words = Les mots que j’ai cachés
me-words-none = Aucun pour l’instant.
me-word-held = jamais trouvé
me-word-asked = { $asked ->
    [one] trouvé après { $asked } question
   *[other] trouvé après { $asked } questions
}
me-word-withstood = { $asked ->
    [one] jamais trouvé, en { $asked } question
   *[other] jamais trouvé, en { $asked } questions
}
me-word-found = trouvé
me-words-share = { $held } sur { $words } n’ont jamais été trouvés.

## Ce qui est conservé sur moi
me-data = Ce qui est conservé sur moi
me-export-lede = Un seul fichier avec tout : vos parties et leurs enregistrements, vos messages, vos cotes, vos listes.
me-export = Tout télécharger
me-delete-lede = Votre nom et vos clés, vos messages, vos cotes et vos listes sont effacés. Dans les parties des autres, vous devenez « { $somebody } », et un robot joue à votre place.
me-delete = Tout effacer sur moi
me-delete-sure = C’est définitif. Pour tout effacer sur vous, tapez « { $word } ».
me-delete-word = effacer
me-delete-typed = Confirmation
me-deleting = Effacement en cours
me-deleted = Tout ce qui vous concernait est effacé.
me-deleted-later = Tout ce qui vous concerne est en train d’être effacé. Avec beaucoup de parties, cela prend une minute ; inutile d’attendre.
