# Ce qui se passe dans une partie de Sonde, en phrases : pour la page comme pour le terminal.

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
    [blank] L’un de vos blancs
    [times] ×{ $number }
    [plus] +{ $number }
   *[minus] −{ $number }
}
card-without-effect = Sans effet cette fois-ci.
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
    [times] Si la première question est bonne, sa case compte { $number } fois.
    [plus] { $drawer ->
        [you] Vous gagnez { $number ->
            [one] { $number } point
           *[other] { $number } points
        }.
       *[other] { $drawer_name } gagne { $number ->
            [one] { $number } point
           *[other] { $number } points
        }.
    }
   *[minus] { $drawer ->
        [you] Vous perdez { $number ->
            [one] { $number } point
           *[other] { $number } points
        }.
       *[other] { $drawer_name } perd { $number ->
            [one] { $number } point
           *[other] { $number } points
        }.
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
    [yes] Sans effet.
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
    [yes] Oui !
   *[no] Non. { $points ->
        [0] {""}
       *[other] Cela coûte { said-points }.
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
    [you] Vous annoncez le mot { ELIDE("de", $of_name) } : { $sequence }.
   *[other] { $of ->
        [you] { $seat_name } annonce votre mot : { $sequence } !
       *[other] { $seat_name } annonce le mot { ELIDE("de", $of_name) } : { $sequence } !
    }
} { $right ->
    [yes] Juste ! { said-points }.
   *[no] Faux{ $points ->
        [0] , mais cela ne coûte rien.
       *[other] . −{ said-points }.
    }
}
said-voided = { $unanswered ->
    [yes] La question est abandonnée.
   *[no] Il n’y a plus rien à choisir.
}
said-last-turns = { $hidden ->
    [you] Tous les mots sont découverts sauf le vôtre : ce sont les derniers tours. Tenez bon !
   *[other] Tous les mots sont découverts sauf celui { ELIDE("de", $hidden_name) } : ce sont les derniers tours.
}
said-kept = { $seat ->
    [you] Vous avez gardé
   *[other] { $seat_name } a gardé
} { $trays } jusqu’au bout : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus { $bonus }.
said-found-out = { $seat ->
    [you] Votre « non » était faux : cela vous coûte
   *[other] Le « non » { ELIDE("de", $seat_name) } était faux : cela lui coûte
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-checked = { $of ->
    [you] { $seat_name } fait vérifier votre mot { $word }.
   *[other] { $seat ->
        [you] Vous faites vérifier le mot { ELIDE("de", $of_name) }, { $word }.
       *[other] { $seat_name } fait vérifier le mot { ELIDE("de", $of_name) }, { $word }.
    }
} { $ok ->
    [yes] Il est juste.
   *[no] Il est faux{ $points ->
        [0] .
       *[other] {" "}: −{ said-points }.
    }
}
said-voted = { $seat ->
    [you] Vous votez
   *[other] { $seat_name } vote
} { $ok ->
    [yes] pour
   *[no] contre
} { $of ->
    [you] votre mot.
   *[other] le mot { ELIDE("de", $of_name) }.
}
said-overruled = La table l’emporte sur le dictionnaire : { $of ->
    [you] votre mot
   *[other] le mot { ELIDE("de", $of_name) }
} { $ok ->
    [yes] compte.
   *[no] ne compte pas.
}
said-auto = { $seat ->
    [you] { $on ->
        [yes] Votre plateau répond désormais tout seul, la plus petite valeur d’abord.
       *[no] Vous choisissez de nouveau la case à ouvrir.
    }
   *[other] { $on ->
        [yes] Le plateau { ELIDE("de", $seat_name) } répond désormais tout seul.
       *[no] { $seat_name } répond de nouveau à la main.
    }
}
said-passed = { $seat ->
    [you] Votre temps est écoulé.
   *[other] Le temps { ELIDE("de", $seat_name) } est écoulé.
}

## La fin
best-sonde-called = Vous avez annoncé { $word } avec { $hidden ->
    [one] { $hidden } case encore cachée
   *[other] { $hidden } cases encore cachées
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un coup.
best-sonde-turn = { $hits ->
    [one] Vous avez demandé { $letter ->
        [blank] un blanc
       *[other] { $letter }
    } au bon moment : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $hits } lettres trouvées en un seul tour : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
best-sonde-kept = Personne n’a trouvé { $word } : cela seul valait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
best-sonde-held = Sur votre mot, on s’est trompé { $misses } fois.
end-won = { $by ->
    [you] Vous gagnez avec
    [other] { $winners } gagne avec
   *[nobody] Égalité : { $winners } se partagent la victoire avec
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $by ->
    [you] {" "}!
   *[other] .
}

# Les conseils de la première partie.
coach-sonde-hide = Cachez un mot. En voici un : gardez-le, ou tapez le vôtre.
coach-sonde-ask = À vous de demander. Touchez un adversaire, puis une lettre. Le E est un bon début.
coach-sonde-ask-friends = À vous de demander. Touchez un adversaire, puis une lettre.
coach-sonde-draw = À vous de jouer. Piochez une carte : elle dit ce qui se passe à ce tour.
coach-sonde-hit = Trouvé ! La lettre est ouverte, et le nombre au-dessous vous donne autant de points. Continuez.
coach-sonde-miss = Elle n’y est pas. La voici barrée, pour mémoire. Aux autres de demander.
coach-sonde-asked = On vous demande aussi des lettres. Vous avez celle-ci : touchez-la en rouge sur votre plateau.
coach-sonde-name = Vous devinez un mot ? Touchez vite « Annoncer le mot » à côté du plateau : s’il manque moins de { $interrupt_hidden } lettres, c’est trop tard.
