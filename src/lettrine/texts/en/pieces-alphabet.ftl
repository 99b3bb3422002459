# The alphabet of pieces: `lettrine pieces`.
pieces-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
pieces-same = { $count ->
    [0] No word is built of exactly these pieces.
    [one] One word is built of exactly these pieces:
   *[other] { $count } words are built of exactly these pieces, the best known first:
}
