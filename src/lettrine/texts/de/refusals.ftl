# Warum etwas nicht geht und was zu tun ist. Eine Meldung je Code.

## Alle Spiele
not_your_turn = Jemand anderes ist dran. Warte, bis du dran bist.
not_open = Das geht in diesem Augenblick des Spiels nicht.
no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
game_over = Das Spiel ist zu Ende.
too_early = Die Zeit dafür ist noch nicht abgelaufen.
time_runs_back = Das geschah vor der vorangehenden Handlung; die Zeit läuft nicht zurück.
clock_ran_away = Zu viele Fristen sind auf einmal verstrichen; die Uhr muss falsch gehen.
unreadable = Das ist nicht lesbar: { $reason }
unwritable = Das lässt sich nicht schreiben: { $reason }
unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
no_analysis = Zu diesem Spiel gibt es keine Analyse: Niemand fragt darin etwas.
no_practice = Stellungen zum Üben gibt es nur bei Sonde.
game_too_long = Dieses Spiel ist zu lang dafür: Das geht bei Spielen von höchstens { $most } Schritten.
no_such_position = Eine solche Stellung gibt es in diesem Spiel nicht.
no_such_question = Das kann hier nicht gefragt werden. Wähle eine Person, die noch etwas verdeckt hat, und einen Buchstaben oder ein Leerfeld.
unknown_edition = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $editions }.
unknown_option = Diese Regeln haben keine Option „{ $option }“.
bad_option = Eine Option hat einen unmöglichen Wert: { $reason }
unknown_language = Für „{ $language }“ gibt es kein Wörterbuch. Es gibt: { $languages }.
wrong_seats = { $most ->
    [1] Das ist ein Spiel für eine Person. Nimm nur einen Platz.
    [2] Nach diesen Regeln spielt man zu zweit. Nimm zwei Plätze.
   *[other] Nach diesen Regeln spielen { $least } bis { $most } Personen.
}
suggestions = Meintest du: { $words }?
already_hidden = Dein Wort ist schon versteckt und bleibt es.
not_an_opponent = Das ist dein eigener Platz. Wähle jemand anderen.
nothing_hidden = Dort ist gerade nichts versteckt. Frag jemand anderen, wenn das geht.

## Wörter
no_word = Gib ein Wort ein.
words_dealt = Hier teilt das Haus die Wörter aus, und niemand darf sie kennen: lass „words“ weg.
wrong_secrets = Die Aufzeichnung gibt Wörter vor, die nicht zu diesem Tisch passen: { $trays ->
    [0] Hier versteckt jede Person ihr eigenes; lass „words“ weg.
    [one] Gib { $trays } Wort in Großbuchstaben an, mit Punkten nur davor und dahinter.
   *[other] Gib { $trays } Wörter in Großbuchstaben an, mit Punkten nur davor und dahinter.
}
not_letters = Mit „{ $word }“ kann man nicht spielen: { $script ->
    [cyrillic] „{ $letter }“ ist ein kyrillischer Buchstabe.
    [greek] „{ $letter }“ ist ein griechischer Buchstabe.
    [several] Buchstabiere einen nach dem anderen.
   *[other] „{ $letter }“ ist keiner unserer Buchstaben.
} Nimm A bis Z; Akzente zählen nicht.
hyphen = „{ $word }“ hat einen Bindestrich. Wähle ein Wort ohne.
apostrophe = „{ $word }“ hat einen Apostroph. Wähle ein Wort ohne.
too_long = Das ist zu lang: Es gibt { $most } Felder, nicht mehr. Kürze es.
too_short = Das ist zu kurz: Ein Wort hat hier { $least } Buchstaben. Wähle ein längeres.
too_many_blanks = { $most ->
    [0] Zu einem Wort dürfen hier keine Leerfelder kommen. Lass sie weg.
    [one] Zu einem Wort darf höchstens { $most } Leerfeld kommen. Nimm weniger.
   *[other] Zu einem Wort dürfen höchstens { $most } Leerfelder kommen. Nimm weniger.
}
not_in_the_box = { $letter ->
    [blank] { $left ->
        [0] In der Schachtel ist für dich kein Leerfeld mehr. Lass sie weg.
        [one] In der Schachtel ist für dich nur noch { $left } Leerfeld. Nimm weniger.
       *[other] In der Schachtel sind für dich nur noch { $left } Leerfelder. Nimm weniger.
    }
   *[other] { $left ->
        [0] In der Schachtel ist für dich keine Karte mit { $letter } mehr. Wähle ein anderes Wort.
        [one] In der Schachtel ist für dich nur noch { $left } Karte mit { $letter }. Wähle ein anderes Wort.
       *[other] In der Schachtel sind für dich nur noch { $left } Karten mit { $letter }. Wähle ein anderes Wort.
    }
}
unknown_word = „{ $word }“ steht nicht im Wörterbuch.
word_not_allowed = „{ $word }“ ist ein Wort, aber von keiner Art, die diese Regeln zulassen: { $kinds }.
proper_name = „{ $word }“ ist ein Eigenname. Wähle ein gewöhnliches Wort.
no_word_fits = Diese Regeln lassen kein Wort aus dem Wörterbuch zu. Ändere die Hausregeln.
abbreviation = „{ $word }“ ist eine Abkürzung. Wähle ein ausgeschriebenes Wort.
slang = „{ $word }“ ist Umgangssprache, die an diesem Tisch nicht erlaubt ist. Wähle ein anderes Wort.
inflected = „{ $word }“ ist eine Mehrzahl oder eine andere gebeugte Form, die an diesem Tisch nicht erlaubt ist. Nimm die Form, die im Wörterbuch steht.
offensive_word = „{ $word }“ kann jemanden verletzen; an diesem Tisch kommt man lieber ohne aus. Wähle ein anderes Wort.

## Eigene Wörter eines Tisches
pack_empty = { $kind ->
    [categories] Darin steht keine Kategorie. Schreib eine in jede Zeile.
   *[other] Darin steht kein Wort. Schreib eines in jede Zeile, oder mehrere mit Kommas dazwischen.
}
pack_other_game = { $kind ->
    [words] Dieses Spiel wird mit Wörtern gespielt, und das sind Kategorien. Schreib eine Liste von Wörtern.
    [categories] Dieses Spiel wird mit Kategorien gespielt, und das sind Wörter. Schreib eine Kategorie in jede Zeile.
   *[other] Dieses Spiel nimmt keine eigenen Wörter oder Kategorien.
}
pack_json = { $kind ->
    [categories] Das fängt wie JSON an, aber daraus lässt sich keine Liste lesen ({ $reason }). Schreib lieber eine Kategorie in jede Zeile.
   *[other] Das fängt wie JSON an, aber daraus lässt sich keine Liste lesen ({ $reason }). Schreib lieber ein Wort in jede Zeile.
}
pack_too_large = Das ist zu viel: Eine Liste hat höchstens { $most } kB. Kürze sie.
pack_name = Der Name dieser Liste hat Zeichen, die sich nicht anzeigen lassen. Wähl einen anderen.
pack_letters = Zeile { $line }: Mit „{ $word }“ kann man nicht spielen. Nimm nur Buchstaben; Akzente sind egal.
pack_too_long = Zeile { $line }: „{ $word }“ ist zu lang, höchstens { $most } Zeichen. Kürze es.
pack_category = Zeile { $line }: Diese Kategorie lässt sich nicht anzeigen. Schreib sie in einer Zeile aus.
pack_answer = Zeile { $line }: „{ $word }“ ist kein einzelnes Wort, das kann niemand buchstabieren. Antworten haben nur Buchstaben und Bindestriche.
pack_answers = Zeile { $line } hat zu viele Antworten, höchstens { $most }. Lass welche weg.
pack_too_few = { $shortest ->
    [1] Diese Regeln brauchen Wörter mit höchstens { $longest } Buchstaben, und die Liste hat zu wenige davon. Es müssen mindestens { $least } sein.
   *[other] Diese Regeln brauchen Wörter mit { $shortest } Buchstaben, und die Liste hat zu wenige davon. Es müssen mindestens { $least } sein.
}
pack_private = Ein öffentlicher Tisch zeigt seine Liste allen, die kommen. Stimm dem zu, oder mach einen Tisch auf, der nicht öffentlich ist.
pack_hidden = Dieser Tisch hat seine eigenen Wörter nicht veröffentlicht, nur wer dort sitzt, darf das sehen.
no_pack = Dieser Tisch hat keine eigenen Wörter, er spielt mit denen des Wörterbuchs.
no_such_pack = Diese Liste gibt es nicht, oder sie wurde gelöscht. Frag, wer dir den Link gegeben hat.
too_many_packs = Du hast { $most } Listen gespeichert, mehr werden nicht für dich aufgehoben. Lösch zuerst eine.
packs_full = Hier lassen sich im Moment keine Listen mehr speichern. Beim Aufmachen eines Tisches kannst du deine trotzdem einfügen.
not_in_pack = „{ $word }“ steht nicht auf der Liste dieses Tisches. Wähl ein Wort, das dort steht.

## Sonde
which_tray = Sag, welche Leiste du meinst, links oder rechts.
no_such_tray = In diesem Spiel haben alle nur eine Leiste; lass links und rechts weg.
nothing_to_expose = Du hast kein verdecktes { $letter ->
    [blank] Leerfeld
   *[other] { $letter }
}: Die Antwort kann nur Nein sein.
wrong_space = Dieses Feld passt nicht. Öffne ein verdecktes, unter dem liegt, wonach gefragt wurde.
not_enough_hidden = Diese Leiste hat weniger als { $least } verdeckte Felder: Das ganze Wort kann nicht mehr genannt werden.
already_checked = Dieses Wort wurde schon geprüft.
not_on_ballot = Über dieses Wort stimmen andere ab.
not_exposed = Ein Wort kann geprüft werden, wenn es ganz aufgedeckt ist.
unknown_card = Eine Karte „{ $card }“ gibt es nicht.
empty_deck = Ein Spiel mit Karten braucht mindestens eine Karte im Stapel.

## Personen
no_such_link = Dieser Link gilt nicht mehr: Er wurde benutzt oder abgebrochen, oder er ist älter als fünf Minuten. Erzeuge einen neuen.
same_table = Ihr sitzt beide am selben Tisch. Spielt dieses Spiel erst zu Ende, oder verlasst den Tisch.
rated_game = Auf dem Gerät, das dazukommen soll, läuft noch eine gewertete Partie mit anderen. Spielt sie erst zu Ende.
already_joined = Dieses Gerät ist schon als du angemeldet.
too_many_devices = Es gibt schon { $most } Geräte. Melde erst eines ab.
too_many_passkeys = Es gibt schon { $most } Passkeys. Lösche erst einen.
no_passkeys_here = { $reason ->
    [address] Für eine Adresse aus Zahlen legen Browser keine Passkeys an. Öffne diese Seite unter ihrem Namen, oder verbinde Geräte mit einem Link.
   *[other] Browser legen Passkeys nur über HTTPS an. Verbinde Geräte stattdessen mit einem Link.
}
bad_passkey = Dieser Passkey führt hier zu niemandem. Versuche einen anderen, oder nimm einen Link.
no_such_key = Du hast kein solches Gerät und keinen solchen Passkey. Lade die Seite neu, um zu sehen, welche es gibt.

## Glyphen, Blitz und Solitär
no_such_cell = Dieses Feld gibt es nicht. Die Felder gehen von 1 bis { $most }.
out_of_pieces = Von diesem Teil ist keines mehr im Vorrat. Wähle ein anderes, leg eines zurecht, das schon daliegt, oder nenne ein Wort.
no_such_piece = Ein solches Teil liegt dort nicht lose. Wähle eines, das daliegt, oder biete ein neues an.
wrong_pieces = „{ $word }“ besteht nicht aus genau diesen Teilen. Nimm sie alle, und keine anderen.
no_such_group = Diese Gruppe gibt es nicht. Die Gruppen gehen von 1 bis { $most }.
own_word = „{ $word }“ ist das Wort, aus dem diese Gruppe entstand. Finde ein anderes darin.
already_given = „{ $word }“ hast du schon gebildet. Finde ein anderes Wort.
group_done = Diese Gruppe hat ihr Wort für diese Runde. Mach erst mit den anderen weiter.
too_few_words = { $found ->
    [0] Hier ist kein Wort mit vier oder fünf Buchstaben, und { $least } werden gebraucht. Nimm andere oder einen längeren Text.
    [one] Hier ist nur { $found } Wort mit vier oder fünf Buchstaben, und { $least } verschiedene werden gebraucht. Nimm mehr oder einen längeren Text.
   *[other] Hier sind nur { $found } verschiedene Wörter mit vier oder fünf Buchstaben, und { $least } werden gebraucht. Nimm mehr oder einen längeren Text.
}

## Tauziehen
not_captain = Das kann nur, wer in deinem Team Kapitän ist. Flüstere deinem Team dein Wort zu.
other_team = Das ist Sache des anderen Teams.
nothing_spelled = Es ist noch nichts buchstabiert. Buchstabiere erst ein Wort.
already_voted = Du hast über dieses Wort schon abgestimmt. Warte auf die anderen.
not_in_team = Dort sitzt niemand aus deinem Team. Wähle jemanden von euch.
is_captain = Diese Person ist schon Kapitän. Wähle jemand anderen.
wrong_teams = So können die Teams nicht spielen: Alle gehören zu einem der beiden, beide sind möglichst gleich groß, und jeder Kapitän gehört zu seinem Team.
no_such_team = Dieses Team gibt es nicht. Es beginnt Team 0 oder Team 1.

## Wörterbücher
missing_source = Das Wörterbuch entsteht aus Wortlisten, die nicht installiert sind: { $package }. Installiere sie mit: { $command }
damaged_lexicon = Das erzeugte Wörterbuch ist beschädigt. Erstelle es neu mit: lettrine words build

## People
not_confirmed = Alles zu löschen lässt sich nicht rückgängig machen. Tipp die Bestätigung genau so ein, wie sie dasteht.
