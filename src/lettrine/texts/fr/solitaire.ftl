# Le Solitaire, sur la page.

## La partie
solitaire-round = Manche { $round }
solitaire-score = { $score ->
    [0] encore aucun mot
    [one] { $score } mot
   *[other] { $score } mots
}
solitaire-groups = Les quatre groupes
solitaire-group = Groupe { $number } : { $word }
solitaire-tab = { $done ->
    [yes] Groupe { $number }, fini pour cette manche :
   *[no] Groupe { $number } :
}
solitaire-found = { $count ->
    [one] { $count } mot trouvé
   *[other] { $count } mots trouvés
}
solitaire-none-yet = encore rien
solitaire-bench = Construisez un nouveau mot avec tous les morceaux du groupe { $number }
solitaire-form = Mon mot : { $word }
solitaire-done = { $word }. Le mot suivant attend que chaque groupe ait le sien.
solitaire-stop = Arrêter là
solitaire-stop-ask = Finir la partie et voir tous les mots ?
solitaire-watching = { $name } construit. Les nouveaux mots s’affichent ici.

## Après la partie
solitaire-end = { $score ->
    [0] { $whose ->
        [you] Pas un mot cette fois
        [me] Pas un mot cette fois pour moi
       *[other] Pas un mot cette fois pour { $name }
    }
    [one] { $whose ->
        [you] Vous avez trouvé { $score } mot
        [me] J’ai trouvé { $score } mot
       *[other] { $name } a trouvé { $score } mot
    }
   *[other] { $whose ->
        [you] Vous avez trouvé { $score } mots
        [me] J’ai trouvé { $score } mots
       *[other] { $name } a trouvé { $score } mots
    }
}
solitaire-end-more = { $possible ->
    [0] Il n’y avait rien à trouver.
    [one] Un seul était possible.
   *[other] { $possible } étaient possibles, les plus connus d’abord.
}
best-solitaire = { $known ->
    [0] Vous avez trouvé { $word }.
    [one] Vous avez trouvé { $word }, alors qu’un mot plus connu se cachait dans ces morceaux.
   *[other] Vous avez trouvé { $word }, alors que { $known } mots plus connus se cachaient dans ces morceaux.
}
solitaire-of = { $found } sur { $possible }
solitaire-yours = Trouvé :
solitaire-all = Voir les { $count }

# Les conseils de la première partie.
coach-solitaire-form = Avec tous ces morceaux, faites le plus de mots possible : touchez des lettres.
coach-solitaire-formed = Ça compte ! { $in_rounds ->
    [no] Continuez avec ces morceaux, ou prenez un autre groupe.
   *[yes] Chaque manche demande un mot par groupe. Voici les morceaux suivants.
}
coach-solitaire-more = Vous avez compris. Ça bloque ? Essayez d’abord un autre groupe.
