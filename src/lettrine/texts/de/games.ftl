# The games there are, what can be chosen at a table, and the people at it. For the page and the terminal alike.

## People
who-you = du
you-name = Du
who-and = { $first } und { $last }

## Was eine Frage verrät, als Teil eines Satzes
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bits-count = { $bits ->
    [one] { $bits } Bit
   *[other] { $bits } Bits
}

## Die Wörter, mit denen gespielt wird
words-of-en = englische Wörter
words-of-fr = französische Wörter
words-of-de = deutsche Wörter

## The games
game-title-sonde = Sonde
game-title-glyphs = Glyphen
game-title-quick = Blitz
game-title-solitaire = Solitär
game-title-tug = Tauziehen
pitch-sonde = Versteck ein Wort unter zwölf Klappen. Frag nach Buchstaben, öffne die Felder der anderen, nenne ein ganzes Wort, wenn du dich traust.
pitch-glyphs = Alle Buchstaben sind aus vier Sorten von Teilen gebaut. Biete den anderen Teile für ihre Felder an, leg sie zurecht, nenne das Wort.
pitch-quick = Gib die Teile eines kurzen Wortes nach links weiter. Wer aus den Teilen, die ankommen, zuerst irgendein Wort baut, hat gewonnen.
pitch-solitaire = Vier Wörter, fünfzehn Minuten: Zerlege sie und bau aus genau denselben Teilen neue.
pitch-tug = Zwei Teams, eine Kategorie, dreißig Sekunden: Jeder Buchstabe, den dein Kapitän buchstabiert, rutscht ein Feld auf euch zu. Zieht sechs vom Brett.

# Die Wörter auf den Bildern der Spiele: fünf Buchstaben, fünf Buchstaben, ein Wort und was ein Buchstabe mehr daraus macht, sechs Buchstaben
picture-sonde = SONNE
picture-glyphs = TYPEN
picture-solitaire = WALD
picture-tug = STRANG

edition-sonde-1967 = die ersten Regeln, bis zu sechs Personen: ein Wort nennen nur im eigenen Zug
edition-sonde-1976 = die klassischen Regeln: ein Wort nennen, wann immer man will
edition-sonde-1984 = die neuesten Regeln, bis zu vier Personen
edition-glyphs-standard = Wörter mit fünf Buchstaben; ab 25 Punkten gewinnt ein gefundenes Wort
edition-glyphs-1981 = das englische Original: Wörter mit sechs Buchstaben, nach Absprache auch mit fünf
edition-quick-standard = Wörter mit drei Buchstaben, ein Wettlauf
edition-solitaire-standard = vier Wörter mit vier Buchstaben, eine Viertelstunde
edition-tug-standard = zwei Teams, 17 Buchstaben, 30 Sekunden Sand; sechs Buchstaben gewinnen
edition-tug-2009 = das englische Original: 17 Buchstaben, acht gewinnen; leichte oder schwere Kategorien, keine Bindestriche, ein richtiger Anfang bleibt
edition-tug-2010 = für Jüngere: alle 26 Buchstaben, acht gewinnen; leichte Kategorien, und nur das Finden des Wortes läuft gegen die Zeit

## Teams
team-0 = Team Groß
team-1 = Team Klein

## Bots
bot-gentle = Neuling
bot-beginner = Anfänger
bot-club = Vereinsspieler
bot-master = Meister
bots-gentle = { $count ->
    [one] { $count } Neuling
   *[other] { $count } Neulinge
}
bots-beginner = { $count } Anfänger
bots-club = { $count } Vereinsspieler
bots-master = { $count } Meister

## Options
option-cards = Karten
option-cards-on = mit Karten
option-cards-off = ohne Karten
option-memory = Gedächtnis
option-memory-strict = Fragen muss man sich merken
option-memory-notes = Fehlgriffe bleiben sichtbar
option-spelling = Schreibung
option-spelling-checked = beim Verstecken geprüft
option-spelling-trust = auf Vertrauen, auf Wunsch geprüft
option-answers = Antworten
option-answers-server = das Spiel antwortet
option-answers-players = alle antworten selbst
option-unanswered = Unbeantwortete Frage, wenn die Leiste genannt wird
option-unanswered-dies = verfällt
option-unanswered-stays = ist noch zu beantworten
option-interrupt = Das ganze Wort nennen
option-interrupt-any_time = jederzeit
option-interrupt-own_turn = im eigenen Zug
option-interrupt_hidden = Verdeckte Felder, die zum Nennen nötig sind
option-interrupt_bonus = Für ein richtig genanntes Wort
option-interrupt_penalty = Für ein falsch genanntes Wort
option-blank_penalty = Für ein Leerfeld, das es nicht gibt
option-last_space_bonus = Für das letzte Feld eines Wortes
option-denial_penalty = Für ein falsches „Nein“
option-spelling_penalty = Für ein falsch geschriebenes Wort
option-last_turns = Letzte Züge
option-kept_bonus = Für ein bis zuletzt gehütetes Wort
option-kept_many = Felder für die große Prämie
option-kept_many_bonus = Die große Prämie
option-spaces = Felder einer Leiste
option-values = Werte der Felder
option-blanks = Leerfelder zu einem Wort
option-words = Wortarten
option-words-any = alle
option-trays_for_two = Leisten zu zweit
option-trays_for_two-1 = je eine
option-trays_for_two-2 = je zwei
option-clock = Sekunden auf der Uhr
option-deck = Karten im Stapel
option-most_seats = Höchstzahl der Plätze
option-length = Buchstaben eines Wortes
option-length-5 = fünf
option-length-6 = sechs
option-goal = Punkte, ab denen ein gefundenes Wort gewinnt
option-find_bonus = Zuschlag für ein gefundenes Wort
option-miss_point = Den Punkt für einen Fehlgriff bekommt
option-miss_point-asker = wer angeboten hat
option-miss_point-owner = wem das Wort gehört
option-miss_point-none = niemand
option-tolerance = Wie genau ein Teil liegen muss
option-tolerance-middle = bis zur Mitte zur nächsten Lage eines Buchstabens
option-tolerance-fixed = in festen Grenzen
option-scoring = Was ein gefundenes Wort zählt
option-scoring-missing = die fehlenden Teile und den Zuschlag
option-scoring-total = alle seine Teile, ohne Zuschlag
option-prelude = Auftakt
option-prelude-none = keiner
option-prelude-quick = ein Wettlauf um den ersten Zug
option-prelude_length = Buchstaben eines Wortes im Auftakt
option-prelude_points = Punkte für den Sieg im Auftakt
option-box = Teile im Vorrat
option-people = Namen von Personen
option-people-true = erlaubt
option-people-false = nicht erlaubt
option-places = Namen von Orten
option-places-true = erlaubt
option-places-false = nicht erlaubt
option-slang = Umgangssprache
option-slang-true = erlaubt
option-slang-false = nicht erlaubt
option-offensive = Verletzende Wörter
option-offensive-true = erlaubt
option-offensive-false = nicht erlaubt
option-rounds = Runden
option-rounds-clock = nur gegen die Uhr
option-rounds-on = immer
option-rounds-off = nie
option-inflected = Mehrzahl und gebeugte Verben
option-inflected-true = erlaubt
option-inflected-false = nicht erlaubt
option-secrets = Wörter zum Finden
option-secrets-own = jede Person versteckt ihr eigenes
option-secrets-dealt = das Haus teilt sie aus, und niemand sieht das eigene
option-letters = Buchstaben
option-letters-free = so viele, wie das Wort braucht
option-letters-box = die Karten einer Schachtel
option-lanes = Felder auf jeder Seite
option-to_win = Buchstaben zum Sieg
option-to_win-6 = sechs
option-to_win-7 = sieben
option-to_win-8 = acht
option-glass = Sekunden Sand
option-turning = Sekunden, bis sich die Sanduhr von selbst dreht
option-doubts = Ein Wort anzweifeln
option-doubts-one = prüfen oder bestreiten
option-doubts-both = prüfen und bestreiten
option-content = Mit einer Erklärung zufrieden
option-content-true = dann wird nicht abgestimmt
option-content-false = nein, immer abstimmen
option-stray_hyphens = Überzählige Bindestriche
option-stray_hyphens-ignored = zählen nicht
option-stray_hyphens-wrong = ein Schreibfehler
option-names = Eigennamen
option-names-asked = wo die Kategorie danach verlangt
option-names-everywhere = in jeder Kategorie
option-hyphens = Wörter mit Bindestrich
option-hyphens-true = erlaubt
option-hyphens-false = nicht erlaubt
option-misspelt = Ein falsch geschriebenes Wort
option-misspelt-back = alle Buchstaben gehen zurück
option-misspelt-keep = was vor dem Fehler steht, bleibt
option-level = Kategorien
option-level-all = alle
option-level-easy = leichte
option-level-hard = schwere
option-glass_times = Die Sanduhr misst
option-glass_times-word = das ganze Wort
option-glass_times-thinking = das Finden des Wortes
option-spelling_seconds = Sekunden zum Buchstabieren, wenn die Sanduhr das Finden misst
option-challenge = Sekunden, um ein Siegerwort anzufechten
option-fair_start = Fairer Anfang
option-fair_start-true = ja
option-fair_start-false = nein
option-fair_steps = Schritte des ersten Wortes bei fairem Anfang
