# Die Seite.

## Überall
title-home = Lettrine: Spiele um verdeckte Wörter
title-new = Ein neuer Tisch – Lettrine
title-table = { $game } { $code } – Lettrine
title-replay = Noch einmal ansehen – Lettrine
title-analysis = Analyse – Lettrine
title-practice = Was würdest du fragen? – Lettrine
title-help = Regeln – Lettrine
home = Lettrine, zur ersten Seite
settings = Einstellungen
language = Sprache der Seite
language-en = English
language-fr = Français
language-de = Deutsch
theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
sounds = Töne
rules = Regeln
ratings = Wertung
rule-link = Die Regel
close = Schließen
never-mind = Doch nicht
yes = Ja
no = Nein
one-moment = Einen Augenblick …
offline = Gerade gibt es keine Verbindung. Nichts ist verloren; versuche es gleich noch einmal.
try-again = Noch einmal versuchen
connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und dir entgeht nichts.

## Die erste Seite
lede = Alle verstecken ein Wort; Buchstabe um Buchstabe findest du die der anderen. Spiele um verdeckte Wörter für vier Freunde an ihren Handys, oder für dich und ein paar Bots, jetzt gleich.
games = Die Spiele
choose-words = Wörter aussuchen
play-now = Gleich spielen
with-friends = Mit Freunden
words-language = Sprache der Wörter
words-of-en = englische Wörter
words-of-fr = französische Wörter
words-of-de = deutsche Wörter
continue = Weiterspielen
practise = Was würdest du fragen?
practise-lede = Ein Augenblick aus einem Spiel Sonde: Wähle eine Frage und sieh, was sie wert war.
practise-daily = Die Stellung des Tages
practise-more = Weitere Stellungen
join = An einen Tisch kommen
table-code = Code des Tisches
come-in = Hinein
open-tables = Offene Tische
seats-free = { $free ->
    [0] voll
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
no-account = Ohne Konto, ohne Werbung.
guest = Gast

## Nichts hier
lost-title = Hier ist nichts
lost-text = Vielleicht ist der Link unvollständig.
no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht. Ist es hier neu, dann lade die Seite neu.
reload = Seite neu laden
to-home = Zur ersten Seite

## Einen Tisch vorbereiten
new-table-of = Ein neuer Tisch für { $game }
begin-words = Die Wörter, mit denen es losgeht
begin-drawn = Das Spiel zieht sie
begin-typed = Ich tippe sie
begin-text = Aus einem Text
begin-word = Wort { $number }
begin-typed-hint = Vier Wörter mit vier oder fünf Buchstaben, ganz wie du magst.
begin-text-here = Füg eine Buchseite ein, einen Artikel, einen Brief …
begin-text-hint = Die ersten vier Wörter mit { $length } Buchstaben werden genommen.
clock-run = Zeit für alles zusammen
run-choice = { $minutes ->
    [0] ohne Uhr
   *[other] { $minutes } Minuten
}
your-name = Dein Name
edition = Ausgabe
how-many = Wie viele spielen?
clock = Bedenkzeit
clock-choice = { $seconds ->
    [0] keine Uhr
    [30] 30 Sekunden je Entscheidung
    [60] eine Minute je Entscheidung
    [180] drei Minuten je Entscheidung
    [86400] ein Tag je Entscheidung
   *[259200] drei Tage je Entscheidung
}
public = Unter den offenen Tischen zeigen
house-rules = Hausregeln
house-rules-hint = Was du änderst, ist am Tisch gekennzeichnet.
house-rules-count = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
on-the-sheet = (Ausgabe: { $value })
open-table = Tisch aufmachen

## Vor dem Spiel
seats = Plätze
seat-free = Ein freier Platz
seat-waiting = Wartet auf jemanden …
lobby-captain = Kapitän
sit-here = Hier sitzen
stand-up = Aufstehen
send-away = Wegschicken
add-bot = Den Platz einem Bot geben: { $bot }
start = Spiel beginnen
start-waiting = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
watching-soon = Der Tisch ist voll. Bleib und sieh zu.
invite = Andere einladen
invite-how = Wer diesen Link hat, kann sich setzen oder zusehen.
table-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr = QR-Code
qr-of-link = QR-Code des Links zu diesem Tisch

## Rund um das Spiel
talk = Reden
talk-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
mute-somebody = Jemanden nicht hören
mute = { $name } nicht hören
away = nicht da
bot = Bot
is-away = { $name } ist nicht da.
let-bot-play = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Platz zurücknehmen
time-left = Restzeit
days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

## Die Leisten
player = { $name }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tray-of = { $side ->
    [left] Linke Leiste von { $name }
    [right] Rechte Leiste von { $name }
   *[only] Leiste von { $name }
}
your-tray = Deine Leiste
blank = Leerfeld
space-number = Feld { $space }
space-unused = Feld { $space }: unbenutzt
space-told = Feld { $space }, { $value }: { $state ->
    [open] { $letter }
    [mine] { $letter }, verdeckt
   *[closed] verdeckt
}
open-space = Feld { $space } öffnen: { $letter }, Wert { $value }
choose-to-ask = – zum Fragen wählen
asked-in-vain = Vergeblich gefragt: { $letters }
winner = gewinnt
last-hidden = zuletzt verdeckt

## Was du tust
your-desk = Du bist dran
your-turn = Dein Zug
hide-ask = { $side ->
    [left] Ein Wort für deine linke Leiste
    [right] Und eins für deine rechte
   *[only] Versteck ein Wort
}
hide-choose = Für mich wählen
hide-do = Verstecken
blanks-before =
    { $count ->
        [one] Leerfeld davor
       *[other] Leerfelder davor
    }
blanks-after =
    { $count ->
        [one] Leerfeld danach
       *[other] Leerfelder danach
    }
fewer = Eins weniger
more = Eins mehr
draw-do = Eine Karte ziehen
ask-whom = Wen fragst du?
ask-what = Frag { $name } nach einem Buchstaben
letters = Buchstaben
expose-hit = { $name } hat { $letter ->
    [blank] ein Leerfeld
   *[other] dein { $letter }
} gefunden
expose-blank = Die Karte sagt: Öffne eins deiner Leerfelder
expose-card = Die Karte sagt: Öffne ein Feld deiner Wahl
expose-how = Tippe auf eins der roten Felder deiner Leiste.
expose-cheapest = Das billigste öffnen
answer-ask = { $name } fragt dich nach { $letter ->
    [blank] einem Leerfeld
   *[other] { $letter }
}. Hast du das verdeckt?
auto = Für mich antworten, das billigste Feld zuerst
name-word = Das ganze Wort nennen
name-word-of = { $side ->
    [left] Das Wort auf der linken Leiste von { $name } nennen
    [right] Das Wort auf der rechten Leiste von { $name } nennen
   *[only] Das ganze Wort von { $name } nennen
}
name-title = { $side ->
    [left] Was liegt auf der linken Leiste von { $name }?
    [right] Was liegt auf der rechten Leiste von { $name }?
   *[only] Wie heißt das Wort von { $name }?
}
name-blanks = Alle Felder der Reihe nach; ein Punkt ist ein Leerfeld.
name-stake = Richtig: alle verdeckten Werte und { $right }. Falsch: −{ $wrong }.
name-do = Nennen
check-word = Das Wort von { $name } prüfen
vote-ask = { $ok ->
    [yes] Das Wort von { $name } steht im Verzeichnis. Soll es gelten?
   *[no] Das Wort von { $name } steht nicht im Verzeichnis. Soll es gelten?
}
vote-for = Es gilt
vote-against = Es fällt
accept-do = Punktestand annehmen
waiting-for = { $kind ->
    [hide] Es fehlt noch das Wort von { $names } …
    [draw] { $names } zieht eine Karte …
    [ask] { $names } überlegt …
    [answer] { $names } antwortet …
    [expose] { $names } wählt ein Feld …
    [accept] { $names } muss noch zustimmen …
   *[other] Alle warten auf { $names } …
}

## Nach dem Spiel
rematch = Noch ein Spiel
rematch-join = Zum nächsten Spiel
analysis = Analyse
replay = Noch einmal ansehen
record = Aufzeichnung laden
replay-of = Das Spiel noch einmal
replay-step = Schritt { $step } von { $steps }
replay-seen-by = Gesehen von
replay-all = alles offen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-none = Noch gibt es nichts anzusehen: Das Spiel ist nicht zu Ende.
scores-over-time = Die Punkte im Lauf des Spiels
figures = Die Zahlen als Tabelle
figures-step = Schritt
back-to-table = Zurück an den Tisch

## Hilfe
help-title = Die Regeln von { $game }
help-edition = Ausgabe { $edition }
