# L’alphabet de morceaux : `lettrine pieces`.
pieces-count = { $count ->
    [one] { $count } morceau
   *[other] { $count } morceaux
}
pieces-same = { $count ->
    [0] Aucun mot ne se compose exactement de ces morceaux.
    [one] Un seul mot se compose exactement de ces morceaux :
   *[other] { $count } mots se composent exactement de ces morceaux, les plus connus d’abord :
}
