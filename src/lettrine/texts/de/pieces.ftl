# Die Teile, aus denen Buchstaben gebaut sind, und was in Glyphen, Blitz und Solitär geschieht, in Sätzen: für die Seite
# wie für das Terminal.

## Die Teile
piece-name = { $piece ->
    [I] langer Strich
    [i] kurzer Strich
    [C] großer Bogen
   *[u] kleiner Bogen
}
# Als Objekt eines Satzes.
piece-one = { $piece ->
    [I] einen langen Strich
    [i] einen kurzen Strich
    [C] einen großen Bogen
   *[u] einen kleinen Bogen
}

## Was in Glyphen geschah. Am Ende ist $winner, wer als Erstes unter den winners des Ereignisses steht.
said-glyphs-hid = { $seat ->
    [you] Dein Wort ist versteckt.
   *[other] { $seat_name } hat ein Wort versteckt.
}
said-glyphs-favoured = { $seat ->
    [you] Du fängst an{ $points ->
        [0] .
       *[other] {" "}und hast schon { said-glyphs-points }.
    }
   *[other] { $seat_name } fängt an{ $points ->
        [0] .
       *[other] {" "}und hat schon { said-glyphs-points }.
    }
}
said-glyphs-turn-began = { $seat ->
    [you] Du bist dran.
   *[other] { $seat_name } ist dran.
}
said-glyphs-proposed = { $seat ->
    [you] Du bietest { $of_name } { piece-one } für Feld { $cell } an.
   *[other] { $of ->
        [you] { $seat_name } bietet dir { piece-one } für Feld { $cell } an.
       *[other] { $seat_name } bietet { $of_name } { piece-one } für Feld { $cell } an.
    }
} { $fits ->
    [yes] Das passt: { said-glyphs-points }.
   *[no] Das passt nicht. { $points ->
        [0] { $owner_points ->
            [0] {""}
           *[other] { $of ->
                [you] Der Punkt gehört dir.
               *[other] Der Punkt geht an { $of_name }.
            }
        }
       *[other] { $seat ->
            [you] Du bekommst trotzdem { said-glyphs-points }.
           *[other] { $seat_name } bekommt trotzdem { said-glyphs-points }.
        }
    }
}
# Punkte, als Teil des Gesagten.
said-glyphs-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
said-glyphs-positioned = { $seat ->
    [you] Du legst bei { $of_name } in Feld { $cell } { piece-one } zurecht:
   *[other] { $of ->
        [you] { $seat_name } legt bei dir in Feld { $cell } { piece-one } zurecht:
       *[other] { $seat_name } legt bei { $of_name } in Feld { $cell } { piece-one } zurecht:
    }
} { $exact ->
    [yes] genau!
   *[no] falsch.
}
said-glyphs-named = { $seat ->
    [you] Du nennst das Wort von { $of_name }: { $word }.
   *[other] { $of ->
        [you] { $seat_name } nennt dein Wort: { $word }!
       *[other] { $seat_name } nennt das Wort von { $of_name }: { $word }!
    }
} { $right ->
    [yes] Richtig! { said-glyphs-points }.
   *[no] Falsch{ $points ->
        [0] , aber es kostet nichts.
       *[other] . −{ said-glyphs-points }.
    }
}
said-glyphs-passed = { $seat ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $seat_name } ist um.
}
said-glyphs-ended = { $winner ->
    [you] Dieses Wort hat dir noch gefehlt: Du gewinnst!
   *[other] Dieses Wort hat noch gefehlt: { $winner_name } gewinnt.
}

## Was in einem Wettlauf geschah
said-race-hid = { $seat ->
    [you] Deine Teile liegen bereit.
   *[other] Die Teile von { $seat_name } liegen bereit.
}
said-race-began = Alle geben ihre Teile nach links weiter. Bau ein Wort!
said-gave-up = { $seat ->
    [you] Du gibst auf.
   *[other] { $seat_name } gibt auf.
}
said-race-ended = { $winner ->
    [you] Du baust { $built } und gewinnst den Wettlauf!
    [other] { $winner_name } baut { $built } und gewinnt den Wettlauf.
   *[nobody] Niemand hat ein Wort gebaut: Der Wettlauf bleibt ohne Sieg.
} Versteckt waren: { $words }.

## Was in einem Solitär geschah
said-solitaire-drawn = Die Ausgangswörter: { $words }.
said-solitaire-formed = Gruppe { $group }: { $word }.
said-solitaire-round-began = Jede Gruppe hat ihr neues Wort. Runde { $number } beginnt!
said-solitaire-ended = { $score ->
    [0] Zu Ende, diesmal ohne ein Wort. Sieh nach, was alles darin steckte!
    [one] Zu Ende: { $score } Wort.
   *[other] Zu Ende: { $score } Wörter.
}
