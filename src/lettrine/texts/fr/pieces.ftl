# Les morceaux dont sont faites les lettres, et ce qui se passe à Glyphes, à Éclair et à Solitaire, en phrases :
# pour la page comme pour le terminal.

## Les morceaux
piece-name = { $piece ->
    [I] grand bâton
    [i] petit bâton
    [C] grand arc
   *[u] petit arc
}
# Comme complément d’une phrase.
piece-one = { $piece ->
    [I] un grand bâton
    [i] un petit bâton
    [C] un grand arc
   *[u] un petit arc
}

## Ce qui s’est passé à Glyphes. À la fin, $winner est le premier des winners de l’événement : il n’y en a qu’un.
said-glyphs-hid = { $seat ->
    [you] Votre mot est caché.
   *[other] { $seat_name } a caché un mot.
}
said-glyphs-favoured = { $seat ->
    [you] Vous commencez
   *[other] { $seat_name } commence
}{ $points ->
    [0] .
   *[other] {" "}avec { said-glyphs-points } d’avance.
}
said-glyphs-turn-began = { $seat ->
    [you] C’est à vous.
   *[other] C’est à { $seat_name }.
}
said-glyphs-proposed = { $seat ->
    [you] Vous proposez { piece-one } à { $of_name } pour la case { $cell }.
   *[other] { $of ->
        [you] { $seat_name } vous propose { piece-one } pour la case { $cell }.
       *[other] { $seat_name } propose { piece-one } à { $of_name } pour la case { $cell }.
    }
} { $fits ->
    [yes] Il convient : { said-glyphs-points }.
   *[no] Il ne convient pas. { $points ->
        [0] { $owner_points ->
            [0] {""}
           *[other] { $of ->
                [you] Le point est à vous.
               *[other] Le point est à { $of_name }.
            }
        }
       *[other] { $seat ->
            [you] Vous marquez tout de même { said-glyphs-points }.
           *[other] { $seat_name } marque tout de même { said-glyphs-points }.
        }
    }
}
# Des points, dans ce qui est dit.
said-glyphs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-glyphs-positioned = { $seat ->
    [you] Vous positionnez { piece-one } dans la case { $cell } { ELIDE("de", $of_name) } :
   *[other] { $of ->
        [you] { $seat_name } positionne { piece-one } dans votre case { $cell } :
       *[other] { $seat_name } positionne { piece-one } dans la case { $cell } { ELIDE("de", $of_name) } :
    }
} { $exact ->
    [yes] exact !
   *[no] faux.
}
said-glyphs-named = { $seat ->
    [you] Vous annoncez le mot { ELIDE("de", $of_name) } : { $word }.
   *[other] { $of ->
        [you] { $seat_name } annonce votre mot : { $word } !
       *[other] { $seat_name } annonce le mot { ELIDE("de", $of_name) } : { $word } !
    }
} { $right ->
    [yes] Juste ! { said-glyphs-points }.
   *[no] Faux{ $points ->
        [0] , mais cela ne coûte rien.
       *[other] . −{ said-glyphs-points }.
    }
}
said-glyphs-passed = { $seat ->
    [you] Votre temps est écoulé.
   *[other] Le temps { ELIDE("de", $seat_name) } est écoulé.
}
said-glyphs-ended = { $winner ->
    [you] C’est le mot qu’il vous fallait : vous gagnez !
   *[other] C’est le mot qu’il fallait : { $winner_name } gagne.
}

## Ce qui s’est passé dans une course
said-race-hid = { $seat ->
    [you] Vos morceaux sont prêts à partir.
   *[other] Les morceaux { ELIDE("de", $seat_name) } sont prêts à partir.
}
said-race-began = Tous les morceaux passent à gauche. Construisez un mot !
said-gave-up = { $seat ->
    [you] Vous renoncez.
   *[other] { $seat_name } renonce.
}
said-race-ended = { $winner ->
    [you] Vous construisez { $built } et gagnez la course !
    [other] { $winner_name } construit { $built } et gagne la course.
   *[nobody] Personne n’a construit de mot : la course n’a pas de vainqueur.
} Les mots cachés étaient : { $words }.

## Ce qui s’est passé dans un solitaire
said-solitaire-drawn = Les mots de départ : { $words }.
said-solitaire-formed = Groupe { $group } : { $word }.
said-solitaire-round-began = Chaque groupe a son nouveau mot. La manche { $number } commence !
said-solitaire-ended = { $score ->
    [0] C’est fini, sans un mot cette fois. Voyez tout ce qui s’y cachait !
    [one] C’est fini : { $score } mot.
   *[other] C’est fini : { $score } mots.
}
