# Ce qui se passe dans une partie de Sonde, en phrases : pour la page comme pour le terminal.

## Qui
tray-side = { $tray ->
    [left] gauche
   *[right] droite
}

## En tête
game-title = Sonde
cards-left = { $cards ->
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
}
last-turns = { $turns ->
    [0] dernier tour
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}

## Les cartes
card-title = { $kind ->
    [normal] Tour normal
    [additional] Tour supplémentaire
    [left] À gauche
    [right] À droite
    [blank] Un blanc à soi
    [times] ×{ $number }
    [plus] +{ $number }
   *[minus] −{ $number }
}
card-meaning = { $kind ->
    [normal] Rien de spécial : on demande.
    [additional] Après l’échec vient une autre carte, et le tour continue.
    [left] { $owner ->
        [you] Vous ouvrez une case de votre choix. Elle compte
       *[other] { $owner_name } ouvre une case de son choix. Elle compte
    } { $drawer ->
        [you] pour vous.
       *[other] pour { $drawer_name }.
    }
    [right] { $owner ->
        [you] Vous ouvrez une case de votre choix. Elle compte
       *[other] { $owner_name } ouvre une case de son choix. Elle compte
    } { $drawer ->
        [you] pour vous.
       *[other] pour { $drawer_name }.
    }
    [left-tray] { $owner ->
        [you] Vous ouvrez une case de votre plateau gauche.
       *[other] { $owner_name } ouvre une case de son plateau gauche.
    }
    [right-tray] { $owner ->
        [you] Vous ouvrez une case de votre plateau droit.
       *[other] { $owner_name } ouvre une case de son plateau droit.
    }
    [blank] { $drawer ->
        [you] Si vous cachez un blanc, ouvrez-le.
       *[other] Si { $drawer_name } cache un blanc, il s’ouvre.
    }
    [times] Si la première question touche, sa case compte { $number } fois.
    [plus] { $drawer ->
        [you] Vous gagnez { $number } points.
       *[other] { $drawer_name } gagne { $number } points.
    }
   *[minus] { $drawer ->
        [you] Vous perdez { $number } points.
       *[other] { $drawer_name } perd { $number } points.
    }
}

## Ce qui s’est passé
said-turn-began = { $seat ->
    [you] C’est à vous.
   *[other] C’est à { $seat_name }.
}
said-turn-extended = { $seat ->
    [you] Grâce à la carte, vous continuez.
   *[other] Grâce à la carte, { $seat_name } continue.
}
said-drew = { $seat ->
    [you] Vous piochez « { $card } ».
   *[other] { $seat_name } pioche « { $card } ».
} { $ignored ->
    [yes] Sans effet ici.
   *[no] {""}
}
said-asked = { $seat ->
    [you] Vous demandez { $letter ->
        [blank] un blanc
       *[other] { $letter }
    } à { $of_name }.
   *[other] { $of ->
        [you] { $seat_name } vous demande { $letter ->
            [blank] un blanc
           *[other] { $letter }
        }.
       *[other] { $seat_name } demande { $letter ->
            [blank] un blanc
           *[other] { $letter }
        } à { $of_name }.
    }
}
said-answered = { $yes ->
    [yes] Oui !
   *[no] Non. { $points ->
        [0] {""}
       *[other] Cela coûte { $points } points.
    }
}
said-exposed = { $brief ->
    [yes] Case { $space }{ said-side }, { said-points }
   *[no] { $seat ->
        [you] Vous ouvrez la case { $space }{ said-side }
       *[other] { $seat_name } ouvre la case { $space }{ said-side }
    }{" "}: { $letter ->
        [blank] un blanc
       *[other] { $letter }
    }{ $to ->
        [nobody] {""}
        [you] , { said-points } pour vous
       *[other] , { said-points } pour { $to_name }
    }
}{ $bonus ->
    [0] .
   *[other] {" "}et { $bonus } pour la dernière case.
}
said-side = { $tray ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[none] {""}
}
said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-interrupted = { $seat ->
    [you] Vous nommez le mot de { $of_name } : { $sequence }.
   *[other] { $of ->
        [you] { $seat_name } nomme votre mot : { $sequence } !
       *[other] { $seat_name } nomme le mot de { $of_name } : { $sequence } !
    }
} { $right ->
    [yes] Juste ! { $points } points.
   *[no] Faux. −{ $points } points.
}
said-voided = Il n’y a plus rien à choisir.
said-last-turns = { $hidden ->
    [you] Tous sont découverts sauf vous : ce sont les derniers tours. Tenez bon !
   *[other] Tous sont découverts sauf { $hidden_name } : ce sont les derniers tours.
}
said-kept = { $seat ->
    [you] Vous avez gardé { $trays } jusqu’au bout : { $points } points, plus { $bonus }.
   *[other] { $seat_name } a gardé { $trays } jusqu’au bout : { $points } points, plus { $bonus }.
}
said-found-out = { $seat ->
    [you] Votre « non » n’était pas vrai : cela vous coûte { $points } points.
   *[other] Le « non » de { $seat_name } n’était pas vrai : cela coûte { $points } points.
}
said-checked = { $of ->
    [you] { $seat_name } fait vérifier votre mot { $word }.
   *[other] { $seat ->
        [you] Vous faites vérifier le mot de { $of_name }, { $word }.
       *[other] { $seat_name } fait vérifier le mot de { $of_name }, { $word }.
    }
} { $ok ->
    [yes] Il est juste.
   *[no] Il est faux : −{ $points } points.
}
said-voted = { $seat ->
    [you] Vous votez
   *[other] { $seat_name } vote
} { $ok ->
    [yes] pour
   *[no] contre
} { $of ->
    [you] votre mot.
   *[other] le mot de { $of_name }.
}
said-overruled = La table l’emporte sur le lexique : { $of ->
    [you] votre mot
   *[other] le mot de { $of_name }
} { $ok ->
    [yes] compte.
   *[no] ne compte pas.
}
said-auto = { $seat ->
    [you] { $on ->
        [yes] Votre plateau répond désormais tout seul, la case la moins chère d’abord.
       *[no] Vous choisissez de nouveau la case à ouvrir.
    }
   *[other] { $on ->
        [yes] Le plateau de { $seat_name } répond désormais tout seul.
       *[no] { $seat_name } répond de nouveau à la main.
    }
}
said-passed = { $seat ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $seat_name } est écoulé.
}

## La fin
end-won = { $by ->
    [you] Vous gagnez avec { $points } points !
    [other] { $winners } gagne avec { $points } points.
   *[nobody] Égalité : { $winners } se partagent la victoire avec { $points } points.
}
