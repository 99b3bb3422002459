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
card-without-effect = Diesmal ohne Wirkung.
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
        [you] Du bekommst
       *[other] { $drawer_name } bekommt
    } { $number ->
        [one] { $number } Punkt.
       *[other] { $number } Punkte.
    }
   *[minus] { $drawer ->
        [you] Du verlierst
       *[other] { $drawer_name } verliert
    } { $number ->
        [one] { $number } Punkt.
       *[other] { $number } Punkte.
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
    [yes] Ohne Wirkung.
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
       *[other] Das kostet { said-points }.
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
    [yes] Richtig! { said-points }.
   *[no] Falsch{ $points ->
        [0] , aber es kostet nichts.
       *[other] . −{ said-points }.
    }
}
said-voided = { $unanswered ->
    [yes] Die Frage ist hinfällig.
   *[no] Es gibt nichts mehr zu wählen.
}
said-last-turns = { $hidden ->
    [you] Alle Wörter außer deinem sind aufgedeckt: Die letzten Züge beginnen. Halte durch!
   *[other] Alle Wörter außer dem von { $hidden_name } sind aufgedeckt: Die letzten Züge beginnen.
}
said-kept = { $seat ->
    [you] Du hast
   *[other] { $seat_name } hat
} { $trays } bis zuletzt verdeckt gehalten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $bonus } dazu.
said-found-out = { $seat ->
    [you] Dein „Nein“ stimmte nicht: Das kostet dich
   *[other] Das „Nein“ von { $seat_name } stimmte nicht: Das kostet
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
said-checked = { $of ->
    [you] { $seat_name } lässt dein Wort { $word } prüfen.
   *[other] { $seat ->
        [you] Du lässt { $word }, das Wort von { $of_name }, prüfen.
       *[other] { $seat_name } lässt { $word }, das Wort von { $of_name }, prüfen.
    }
} { $ok ->
    [yes] Es ist richtig.
   *[no] Es ist falsch{ $points ->
        [0] .
       *[other] : −{ said-points }.
    }
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
said-overruled = Der Tisch überstimmt das Wörterbuch: { $of ->
    [you] Dein Wort
   *[other] Das Wort von { $of_name }
} { $ok ->
    [yes] gilt.
   *[no] gilt nicht.
}
said-auto = { $seat ->
    [you] { $on ->
        [yes] Deine Leiste antwortet jetzt von selbst, kleinster Wert zuerst.
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
best-sonde-called = Du hast { $word } genannt, als noch { $hidden ->
    [one] ein Feld
   *[other] { $hidden } Felder
} verdeckt { $hidden ->
    [one] war
   *[other] waren
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf einen Schlag.
best-sonde-turn = { $hits ->
    [one] Im richtigen Moment nach { $letter ->
        [blank] einem Leerfeld
       *[other] { $letter }
    } gefragt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $hits } Treffer in einem einzigen Zug: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
best-sonde-kept = Niemand hat { $word } gefunden: Das allein war { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
best-sonde-held = { $misses ->
    [one] Bei deinem Wort gab es { $misses } Fehlgriff.
   *[other] Bei deinem Wort gab es { $misses } Fehlgriffe.
}
end-won = { $by ->
    [you] Du gewinnst mit
    [other] { $winners } gewinnt mit
   *[nobody] Gleichstand mit
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}{ $by ->
    [you] !
    [other] .
   *[nobody] . Den Sieg teilen sich: { $winners }.
}

# Die Tipps im ersten Spiel.
coach-sonde-hide = Versteck ein Wort. Hier ist eins: Behalte es oder tippe dein eigenes.
coach-sonde-ask = Jetzt frag. Tippe erst auf eine Leiste, dann auf einen Buchstaben. E ist ein guter Anfang.
coach-sonde-ask-friends = Jetzt frag. Tippe erst auf eine Leiste, dann auf einen Buchstaben.
coach-sonde-draw = Du bist dran. Zieh eine Karte: Sie sagt, was in diesem Zug gilt.
coach-sonde-hit = Ein Treffer! Der Buchstabe liegt offen, und die Zahl darunter bekommst du als Punkte. Du machst weiter.
coach-sonde-miss = Den gibt es dort nicht. Er ist durchgestrichen, damit du es dir merken kannst. Jetzt fragen die anderen.
coach-sonde-asked = Auch du wirst gefragt. Diesen Buchstaben hast du: Tippe auf deiner Leiste darauf, wo er rot ist.
coach-sonde-name = Erkennst du ein Wort? Tippe neben der Leiste auf „Wort nennen“, und zwar bald: Fehlen weniger als { $interrupt_hidden } Buchstaben, ist es zu spät.
