# Wertung: nach einem Spiel, und auf einer eigenen Seite.
title-ratings = Wertung – Lettrine
ratings-lede = Alle beginnen bei 1500. Wer gewinnt, steigt, und zwar umso mehr, je stärker die anderen sind; wer verliert, fällt.
ratings-player = Name
ratings-part-overall = Wertung
ratings-part-attack = Angriff
ratings-part-defence = Abwehr
ratings-bot = Bot, { $strength }
ratings-about = Was ist das?

## Nach einem Spiel
ratings-changed = Was dieses Spiel an den Wertungen geändert hat
ratings-after = { $games ->
    [one] Dein erstes gewertetes Spiel: Die Zahl ist nur eine erste Schätzung und kann um { $give } danebenliegen.
   *[other] { $games } gewertete Spiele bisher. Die Zahl kann noch um { $give } danebenliegen.
}

## Die Seite
ratings-games = { $games ->
    [one] Du hast ein gewertetes Spiel.
   *[other] Du hast { $games } gewertete Spiele.
}
ratings-better = { $others ->
    [one] { $percent ->
        [0] Die einzige andere gewertete Person steht über dir.
       *[other] Du stehst über der einzigen anderen gewerteten Person.
    }
   *[other] Du stehst über { $percent } % der { $others } anderen gewerteten Leute.
}
ratings-alone = Sonst ist hier noch niemand gewertet.
ratings-unsure = Noch ist die Zahl eine Schätzung; mit jedem Spiel wird sie sicherer.
ratings-not-you = { $people ->
    [0] Noch ist niemand gewertet. Spiele ein Spiel zu Ende, dann machst du den Anfang.
    [one] Eine Person ist gewertet. Spiele ein Spiel zu Ende, dann bist du es auch.
   *[other] { $people } Leute sind gewertet. Spiele ein Spiel zu Ende, dann bist du es auch.
}
ratings-counts-title = Was die Zahlen sagen
ratings-numbers = Zwischen zweien, deren Wertung feststeht, bedeuten 200 Punkte Vorsprung drei Siege in vier Spielen. Die Zahl hinter ± sagt, wie weit man noch danebenliegen kann.
ratings-parts = Bei Sonde ist der Angriff, was du den anderen mit Fragen und genannten Wörtern abnimmst; die Abwehr, wie wenig sie von dir bekommen.
ratings-counts = Jedes beendete Spiel zu zweit oder mit mehr Leuten zählt, Bots eingeschlossen, solange der Tisch die gedruckten Regeln nicht geändert hat. Ohne Karten, mit Notizen, auf Vertrauen oder gegen die Uhr zu spielen ist in Ordnung; ein Tisch ohne Wörterbuch zählt nicht. Spielt ein Bot für dich zu Ende, bleibt es dein Spiel.
ratings-agreed = Eine Partie zwischen Menschen wird nur gewertet, wenn alle am Tisch bereit sind und beim Beginn da sind. Wer aufgibt, steht ganz hinten. Wenn andere jemandes Platz einem Bot geben oder dieselben Leute an einem Tag sehr viele Partien spielen, wird nichts gewertet.
ratings-private = Eine Liste von Leuten gibt es nicht. Du siehst deine eigene Wertung; nach einem Spiel sehen alle, die auf den Tisch schauen, was es geändert hat. Deine Wertung gehört zu diesem Browser, wie deine Plätze.
