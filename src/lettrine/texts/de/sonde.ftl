# Was in einem Spiel Sonde geschieht, in Sätzen: für die Seite wie für das Terminal.

## Wer
tray-side = { $tray ->
    [left] links
   *[right] rechts
}

## Kopfzeile
game-title = Sonde
cards-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
last-turns = { $turns ->
    [0] letzter Zug
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}

## Karten
card-title = { $kind ->
    [normal] Gewöhnlicher Zug
    [additional] Zusätzlicher Zug
    [left] Nach links
    [right] Nach rechts
    [blank] Ein eigenes Leerfeld
    [times] ×{ $number }
    [plus] +{ $number }
   *[minus] −{ $number }
}
card-meaning = { $kind ->
    [normal] Nichts Besonderes: fragen.
    [additional] Nach dem Fehlgriff kommt noch eine Karte, und der Zug geht weiter.
    [left] { $owner ->
        [you] Du öffnest ein Feld deiner Wahl. Es zählt
       *[other] { $owner_name } öffnet ein Feld nach Wahl. Es zählt
    } { $drawer ->
        [you] für dich.
       *[other] für { $drawer_name }.
    }
    [right] { $owner ->
        [you] Du öffnest ein Feld deiner Wahl. Es zählt
       *[other] { $owner_name } öffnet ein Feld nach Wahl. Es zählt
    } { $drawer ->
        [you] für dich.
       *[other] für { $drawer_name }.
    }
    [left-tray] { $owner ->
        [you] Du öffnest ein Feld deiner linken Leiste.
       *[other] { $owner_name } öffnet ein Feld der linken Leiste.
    }
    [right-tray] { $owner ->
        [you] Du öffnest ein Feld deiner rechten Leiste.
       *[other] { $owner_name } öffnet ein Feld der rechten Leiste.
    }
    [blank] { $drawer ->
        [you] Hast du ein verdecktes Leerfeld, so öffne es.
       *[other] Hat { $drawer_name } ein verdecktes Leerfeld, wird es geöffnet.
    }
    [times] Trifft die erste Frage, zählt ihr Feld { $number }-fach.
    [plus] { $drawer ->
        [you] Du bekommst { $number } Punkte.
       *[other] { $drawer_name } bekommt { $number } Punkte.
    }
   *[minus] { $drawer ->
        [you] Du verlierst { $number } Punkte.
       *[other] { $drawer_name } verliert { $number } Punkte.
    }
}

## Was geschah
said-turn-began = { $seat ->
    [you] Du bist dran.
   *[other] { $seat_name } ist dran.
}
said-turn-extended = { $seat ->
    [you] Dank der Karte geht dein Zug weiter.
   *[other] Dank der Karte geht der Zug von { $seat_name } weiter.
}
said-drew = { $seat ->
    [you] Du ziehst „{ $card }“.
   *[other] { $seat_name } zieht „{ $card }“.
} { $ignored ->
    [yes] Hier ohne Wirkung.
   *[no] {""}
}
said-asked = { $seat ->
    [you] Du fragst { $of_name } nach
   *[other] { $of ->
        [you] { $seat_name } fragt dich nach
       *[other] { $seat_name } fragt { $of_name } nach
    }
} { $letter ->
    [blank] einem Leerfeld.
   *[other] { $letter }.
}
said-answered = { $yes ->
    [yes] Ja!
   *[no] Nein. { $points ->
        [0] {""}
       *[other] Das kostet { $points } Punkte.
    }
}
said-exposed = { $brief ->
    [yes] Feld { $space }{ said-side }, { said-points }
   *[no] { $seat ->
        [you] Du öffnest Feld { $space }{ said-side }
       *[other] { $seat_name } öffnet Feld { $space }{ said-side }
    }: { $letter ->
        [blank] ein Leerfeld
       *[other] { $letter }
    }{ $to ->
        [nobody] {""}
        [you] , { said-points } für dich
       *[other] , { said-points } für { $to_name }
    }
}{ $bonus ->
    [0] .
   *[other] {" "}und { $bonus } für das letzte Feld.
}
said-side = { $tray ->
    [left] {" "}links
    [right] {" "}rechts
   *[none] {""}
}
said-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
said-interrupted = { $seat ->
    [you] Du nennst das Wort von { $of_name }: { $sequence }.
   *[other] { $of ->
        [you] { $seat_name } nennt dein Wort: { $sequence }!
       *[other] { $seat_name } nennt das Wort von { $of_name }: { $sequence }!
    }
} { $right ->
    [yes] Richtig! { $points } Punkte.
   *[no] Falsch. −{ $points } Punkte.
}
said-voided = Es gibt nichts mehr zu wählen.
said-last-turns = { $hidden ->
    [you] Alle außer dir sind aufgedeckt: Die letzten Züge beginnen. Halte durch!
   *[other] Alle außer { $hidden_name } sind aufgedeckt: Die letzten Züge beginnen.
}
said-kept = { $seat ->
    [you] Du hast { $trays } bis zuletzt behalten: { $points } Punkte und { $bonus } dazu.
   *[other] { $seat_name } hat { $trays } bis zuletzt behalten: { $points } Punkte und { $bonus } dazu.
}
said-found-out = { $seat ->
    [you] Dein „Nein“ stimmte nicht: Das kostet dich { $points } Punkte.
   *[other] Das „Nein“ von { $seat_name } stimmte nicht: Das kostet { $points } Punkte.
}
said-checked = { $of ->
    [you] { $seat_name } lässt dein Wort { $word } prüfen.
   *[other] { $seat ->
        [you] Du lässt { $word }, das Wort von { $of_name }, prüfen.
       *[other] { $seat_name } lässt { $word }, das Wort von { $of_name }, prüfen.
    }
} { $ok ->
    [yes] Es ist richtig.
   *[no] Es ist falsch: −{ $points } Punkte.
}
said-voted = { $seat ->
    [you] Du stimmst
   *[other] { $seat_name } stimmt
} { $ok ->
    [yes] für
   *[no] gegen
} { $of ->
    [you] dein Wort.
   *[other] das Wort von { $of_name }.
}
said-overruled = Der Tisch überstimmt das Wörterverzeichnis: { $of ->
    [you] Dein Wort
   *[other] Das Wort von { $of_name }
} { $ok ->
    [yes] gilt.
   *[no] gilt nicht.
}
said-auto = { $seat ->
    [you] { $on ->
        [yes] Deine Leiste antwortet jetzt von selbst, das billigste Feld zuerst.
       *[no] Du wählst wieder selbst, welches Feld du öffnest.
    }
   *[other] { $on ->
        [yes] Die Leiste von { $seat_name } antwortet jetzt von selbst.
       *[no] { $seat_name } antwortet wieder von Hand.
    }
}
said-passed = { $seat ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $seat_name } ist um.
}

## Das Ende
end-won = { $by ->
    [you] Du gewinnst mit { $points } Punkten!
    [other] { $winners } gewinnt mit { $points } Punkten.
   *[nobody] Gleichstand: { $winners } teilen sich den Sieg mit { $points } Punkten.
}
