# Das Alphabet aus Teilen: `lettrine pieces`.
pieces-count = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
pieces-same = { $count ->
    [0] Aus genau diesen Teilen besteht kein Wort.
    [one] Aus genau diesen Teilen besteht ein Wort:
   *[other] Aus genau diesen Teilen bestehen { $count } Wörter, die bekanntesten zuerst:
}
