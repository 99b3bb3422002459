# Die Seite.

## Überall
title-home = Lettrine: Spiele um verdeckte Wörter
title-new = Ein neuer Tisch – Lettrine
title-table = { $code ->
    [none] { $game } – Lettrine
   *[other] { $game } { $code } – Lettrine
}
title-replay = Wiederholung – Lettrine
title-analysis = Analyse – Lettrine
title-practice = Was würdest du fragen? – Lettrine
title-help = Regeln – Lettrine
home = Lettrine, zur Startseite
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
me = Ich
rules = Regeln
ratings = Wertung
rule-link = Die Regel
rules-all = Alle Regeln dieses Tisches
help-table = So spielt euer Tisch: { $rules }.
help-sheet = Die Standardregeln
close = Schließen
never-mind = Doch nicht
yes = Ja
no = Nein
one-moment = Einen Augenblick …
offline = Gerade gibt es keine Verbindung. Nichts ist verloren; versuche es gleich noch einmal.
try-again = Noch einmal versuchen
connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und dir entgeht nichts.
unanswered = Die Verbindung ist abgerissen, bevor eine Antwort kam. Du siehst gleich, ob dein Zug gezählt hat.
outdated = Es gibt eine neuere Fassung dieser Seite.

## Die erste Seite
lede = Alle verstecken ein Wort; Buchstabe um Buchstabe findest du die Wörter der anderen. Spiele um verdeckte Wörter für den Freundeskreis, alle am eigenen Handy, oder für dich und ein paar Bots, jetzt sofort.
games = Die Spiele
choose-words = Wörter wählen
play-now = Sofort spielen
with-friends = Mit anderen
words-language = Sprache der Wörter
words-preparing = { $language ->
    [fr] Die französischen Wörter werden vorbereitet: { $percent } %
    [de] Die deutschen Wörter werden vorbereitet: { $percent } %
   *[en] Die englischen Wörter werden vorbereitet: { $percent } %
}
words-preparing-once = Die Wörter werden vorbereitet, nur dieses eine Mal. Gleich geht es von selbst weiter.
continue = Weiterspielen
put-away = Diese Partie { $game } weglegen
practise = Was würdest du fragen?
practise-lede = Ein Augenblick aus einem Spiel Sonde: Wähle eine Frage und sieh, was sie wert war.
practise-daily = Die Stellung des Tages
practise-more = Weitere Stellungen
join = Einem Tisch beitreten
table-code = Code des Tisches
come-in = Beitreten
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
unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht. Vielleicht ist es gerade dazugekommen: Lade die Seite neu.
reload = Seite neu laden
to-home = Zur Startseite

## Einen Tisch vorbereiten
new-table-of = Ein neuer Tisch für { $game }
begin-words = Die Ausgangswörter
begin-drawn = Das Spiel zieht sie
begin-typed = Ich tippe sie
begin-text = Aus einem Text
begin-word = Wort { $number }
begin-typed-hint = Vier Wörter mit vier oder fünf Buchstaben, ganz wie du magst.
begin-text-here = Füg eine Buchseite ein, einen Artikel, einen Brief …
begin-text-hint = Die ersten vier Wörter mit { $length } Buchstaben werden genommen.
clock-run = Gesamtzeit
run-choice = { $minutes ->
    [0] ohne Uhr
   *[other] { $minutes } Minuten
}
your-name = Dein Name
edition = Welche Regeln?
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
rated = Gewertet: Das Ergebnis zählt, wenn alle zustimmen
rated-short = Gewertet
rated-yes = gewertet
rated-no = ohne Wertung
house-rules = Hausregeln
house-rules-hint = Was du änderst, ist am Tisch gekennzeichnet.
rulings = Auslegungen
rulings-hint = Was die Anleitung offenlässt, und wie es hier gehalten wird.
house-rules-count = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
on-the-sheet = (sonst: { $value })
open-table = Tisch eröffnen
# Eigene Wörter eines Tisches
own-words = { $kind ->
    [categories] Eigene Kategorien
   *[words] Eigene Wörter
}
own-words-hint = { $kind ->
    [categories] Der Tisch spielt nur mit diesen Kategorien. Bots kennen die Antworten, die du dazuschreibst: „Teil einer Zelle: Kern, Membran“.
   *[words] Der Tisch versteckt nur Wörter dieser Liste. Alle, die sich setzen, können sie lesen.
}
own-words-text = { $kind ->
    [categories] Deine Kategorien, eine je Zeile
   *[words] Deine Wörter, eines je Zeile oder durch Kommas getrennt
}
own-words-file = Datei wählen: Text oder JSON
own-words-name = Name der Liste
own-words-link = Oder der Link einer gespeicherten Liste
own-words-fetch = Holen
own-words-check = Liste prüfen
own-words-good = { $kind ->
    [categories] { $count ->
        [one] { $count } Kategorie: Es kann losgehen.
       *[other] { $count } Kategorien: Es kann losgehen.
    }
   *[words] { $count ->
        [one] { $count } Wort: Es kann losgehen.
       *[other] { $count } Wörter: Es kann losgehen.
    }
}
own-words-public = Wer kommt, darf die Liste lesen
own-words-save = Hinter einem Link speichern
own-words-copy = Link der Liste kopieren
own-words-delete = Gespeicherte Liste löschen
own-list = { $named ->
    [0] { $kind ->
        [categories] { $count ->
            [one] Eigene Liste: { $count } Kategorie
           *[other] Eigene Liste: { $count } Kategorien
        }
       *[words] { $count ->
            [one] Eigene Liste: { $count } Wort
           *[other] Eigene Liste: { $count } Wörter
        }
    }
   *[1] { $kind ->
        [categories] { $count ->
            [one] Eigene Liste „{ $name }“: { $count } Kategorie
           *[other] Eigene Liste „{ $name }“: { $count } Kategorien
        }
       *[words] { $count ->
            [one] Eigene Liste „{ $name }“: { $count } Wort
           *[other] Eigene Liste „{ $name }“: { $count } Wörter
        }
    }
}

## Vor dem Spiel
seats = Plätze
seat-free = Ein freier Platz
seat-waiting = Wartet auf jemanden …
seat-kept = Wartet auf { $name } …
seat-yours = Für dich freigehalten
seat-decline = Nein danke
lobby-captain = Kapitän
sit-here = Hier sitzen
stand-up = Aufstehen
send-away = Entfernen
add-bot = Den Platz einem Bot geben: { $bot }
start = Spiel beginnen
start-waiting = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
watching = Du siehst zu.
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
talk = Chat
talk-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
mute-somebody = Jemanden stummschalten
mute = { $name } stummschalten
person-menu = { $name } blockieren oder melden
blocked-tag = blockiert
blocked-here = { $count ->
    [one] { $names } ist hier: Du hast diese Person blockiert.
   *[other] { $names } sind hier: Du hast diese Personen blockiert.
}
log = Verlauf
log-title = Was bisher geschah
log-turn = Dieser Zug
log-earlier = Davor
log-empty = Noch nichts.
log-turn-only = Nur dieser Zug: An diesem Tisch macht sich niemand Notizen.
log-and-rules = Verlauf und Regeln
away = nicht da
bot = Bot
hidden-by-lot = { $count ->
    [one] Die Zeit ist um. Für dich wurde ein Wort ausgelost: { $words }.
   *[other] Die Zeit ist um. Für dich wurden Wörter ausgelost: { $words }.
}
is-away = { $name } ist nicht da.
let-bot-play = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Wieder selbst spielen
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
blank-key = { $penalty ->
    [0] Leerfeld
   *[other] Leerfeld: −{ $penalty } wenn da keins ist
}
space-number = Feld { $space }
space-unused = Feld { $space }: unbenutzt
space-told = Feld { $space }, { $value }: { $state ->
    [open] { $letter }
    [mine] { $letter }, verdeckt
   *[closed] verdeckt
}
open-space = Feld { $space } öffnen: { $letter }, Wert { $value }
choose-to-ask = – zum Fragen wählen
asked-in-vain = Fehlgriffe: { $letters }
winner = Sieg
last-hidden = letztes verdecktes Wort

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
expose-how = { $count ->
    [1] Tippe auf das rote Feld deiner Leiste.
   *[other] Tippe auf eins der roten Felder deiner Leiste.
}
expose-cheapest = { $count ->
    [1] Öffnen
   *[other] Das mit dem kleinsten Wert öffnen
}
answer-ask = { $name } fragt dich nach { $letter ->
    [blank] einem Leerfeld
   *[other] { $letter }
}. Hast du eins verdeckt liegen?
auto = Für mich antworten, kleinster Wert zuerst
call-word = Wort nennen
call-letters-only = Hier sind weniger als { $least } Felder verdeckt: Du kannst nur nach Buchstaben fragen.
name-word-of = { $side ->
    [left] Wort nennen: linke Leiste von { $name }
    [right] Wort nennen: rechte Leiste von { $name }
   *[only] Wort nennen: Leiste von { $name }
}
name-title = { $side ->
    [left] Was liegt auf der linken Leiste von { $name }?
    [right] Was liegt auf der rechten Leiste von { $name }?
   *[only] Wie heißt das Wort von { $name }?
}
name-blanks = Alle Felder der Reihe nach. Ein Punkt bedeutet ein Leerfeld.
name-stake = Richtig: alle noch verdeckten Punkte und { $right } dazu. Falsch: −{ $wrong }.
name-do = Nennen
check-word = Das Wort von { $name } prüfen
vote-ask = { $ok ->
    [yes] Das Wort von { $name } steht im Wörterbuch. Soll es gelten?
   *[no] Das Wort von { $name } steht nicht im Wörterbuch. Soll es gelten?
}
vote-for = Es gilt
vote-against = Es gilt nicht
accept-do = Punktestand annehmen
waiting-for = { $kind ->
    [hide] Es fehlt noch das Wort von { $names } …
    [draw] { $names } zieht eine Karte …
    [ask] { $names } überlegt …
    [answer] { $names } antwortet …
    [expose] { $names } wählt ein Feld …
    [accept] Es fehlt noch die Zustimmung von { $names } …
   *[other] Alle warten auf { $names } …
}

## Nach dem Spiel
rematch = Noch ein Spiel
rematch-join = Zum nächsten Spiel
analysis = Analyse
best-moment = Dein bester Moment
share-title = Ergebnis teilen
share-picture = Karte zum Teilen: { $text }
share-save = Bild speichern
share-copy = Text kopieren
share-me = Ich
share-and-me = ich
share-won = { $mine ->
    [yes] { $count ->
        [0] Ich habe gewonnen
       *[other] { $names } haben gewonnen
    }
   *[no] { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
}
replay = Wiederholung
record = Aufzeichnung herunterladen
replay-of = Wiederholung
replay-step = Schritt { $step } von { $steps }
replay-seen-by = Sicht
replay-all = alles offen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-none = Noch gibt es keine Wiederholung: Das Spiel ist nicht zu Ende.
scores-over-time = Die Punkte im Lauf des Spiels
figures = Die Zahlen als Tabelle
figures-step = Schritt
back-to-table = Zurück an den Tisch

## Hilfe
help-title = Die Regeln von { $game }
help-edition = Ausgabe { $edition }

# Das erste Spiel, und wie man folgen kann.
coach = Tipp
coach-skip = Überspringen
coach-hide-friends = Versteck ein Wort, das die anderen finden sollen.
announcements = Was geschieht
first-game = Erstes Spiel, mit Tipps
lesson-again = Das erste Spiel noch einmal spielen
no-bots = Dieses Spiel spielen keine Bots. Lade andere dazu ein.
pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-change = Tempo der Bots: { $pace }. Antippen für { $next }.
go-on = Weiter
title-your-turn = Du bist dran · { $title }
usual-change = Ändern, wie du spielst
usual-strength = Stärke der Bots
usual-line = { $count ->
    [0] { $edition }
   *[other] { $bots } · { $edition } · { $pace }
}
usual-count = Wie viele
by-the-year = Regeln von { $edition }
by-the-sheet = nach der Anleitung
step-up = { $rung ->
    [cards] Bereit für Karten? Eine vor jedem Zug verändert ihn ein wenig
    [opponents] Noch jemanden an den Tisch holen?
    [memory] Bereit für ein Spiel ohne Notizen?
   *[strength] Eine Stufe höher: { $bot }
}
# What is stored
privacy = Datenschutz
imprint = Impressum
privacy-cookie = Es gibt keine Konten. Ein einziges Cookie mit einer Zufallszahl, ein Jahr lang gültig, beweist, dass ein Platz dir gehört; der Server speichert davon nur einen Fingerabdruck.
privacy-browser = Dein Browser merkt sich deine Einstellungen, deinen Namen, die Tische, an denen du warst, mit Prüfsummen der Partien, und deine Antwort des Tages. Lösch dort die Daten dieser Seite, und alles ist weg.
privacy-tables = Der Server speichert die Tische: die Namen, die sich alle selbst geben, jeden Zug, den Chat und die Wertungen, diese unter dem Fingerabdruck des Cookies.
privacy-packs = Listen, die du hinter einem Link speicherst, liegen unter dem Fingerabdruck des Cookies, bis du sie löschst; die Liste eines Tisches bleibt bei dem Tisch.
privacy-address = Deine IP-Adresse wird benutzt, solange du verbunden bist, damit niemand den Server überlastet. Lettrine speichert sie nicht.
privacy-nobody = Niemand wird verfolgt: keine Werbung, keine Besuchsstatistik, und nichts wird von anderswo geladen.

## Meine Spiele
somebody = jemand
title-turns = ({ $turns }) { $title }
my-more = { $games } weitere auf meiner Seite
my-page = Meine Seite
my-turn = Du bist dran
my-waiting = Wartet auf Mitspielende
my-finished = Zuletzt beendet
my-review = Diese Partie { $game } ansehen
my-result = { $sides ->
    [1] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    [2] { $place ->
        [1] { $shared ->
            [1] Gewonnen
           *[other] Unentschieden
        }
       *[other] Verloren
    }
   *[other] { $place ->
        [1] { $shared ->
            [1] Gewonnen, von { $sides }
           *[other] Geteilter erster Platz von { $sides }
        }
       *[other] Platz { $place } von { $sides }
    }
}
## Die Tischleitung, und was alle davon sehen
host-tag = Leitung
host-menu = Leitung
host-start-here = Mit allen hier beginnen
host-about = Was du bei { $name } tun kannst
host-locked = Der Tisch ist geschlossen: Niemand kann sich mehr setzen.
host-removed = Die Tischleitung hat deinen Platz wieder frei gemacht. Du kannst an einem anderen Tisch spielen.
rename = Deinen Namen ändern:
chat-closed = Die Tischleitung hat den Chat geschlossen.
watching-closed-title = Hier kann niemand zusehen
watching-closed = Nur wer an diesem Tisch sitzt, sieht das Spiel. Wenn sich das ändert, öffnet sich die Seite von selbst.
react = Reagieren
react-word = Gesten
reaction-bravo = Bravo
reaction-thanks = Danke
reaction-laugh = Haha
reaction-wow = Wow
reaction-oops = Ups
reaction-think = Hm
reacted = { $name }: { $sign }.
