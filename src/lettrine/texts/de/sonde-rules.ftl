# Die Regeln von Sonde nach Nummern, wie man sie beim Spielen liest. Was beisammensteht: games/sonde/help.toml.
# Die Variablen erklärt die englische Datei.

rules-sonde-intro = Alle verstecken ein Wort unter den Klappen einer Leiste. Frag die anderen nach Buchstaben, öffne ihre Felder eins nach dem anderen, sammle deren Punkte und halte dein eigenes Wort so lange verdeckt, wie du kannst. Wer am Ende die meisten Punkte hat, gewinnt, und niemand scheidet vorher aus.

## Kapitel
rules-hiding = Ein Wort verstecken
rules-asking = Ein Zug
rules-cards = Die Karten
rules-interrupting = Das ganze Wort nennen
rules-penalties = Antworten und Schreibung
rules-ending = Das Ende
rules-table = Rund um den Tisch

## Ein Wort verstecken
rule-S2-title = Wort und Leiste
rule-S2 = Du versteckst ein einziges Wort auf deiner Leiste, einen Buchstaben je Feld; sie hat { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}. Das erste Feld liegt für die anderen ganz links.{ $letters ->
    [box] {" "}An diesem Tisch wird mit den Karten der Schachtel gelegt. Dein Satz hat je fünf A, S und Leerfelder, je drei B, H, P, W und Y, je zwei J, Q, V, X und Z und je vier von jedem anderen Buchstaben; bei zwei Leisten muss er für beide reichen.
   *[free] {""}
}
rule-E6-title = Wer die Wörter versteckt
rule-E6 = { $secrets ->
    [own] An diesem Tisch versteckt jede Person ein eigenes Wort.
   *[dealt] An diesem Tisch versteckt niemand ein Wort. Das Haus legt auf jede Leiste ein geläufiges Wort, manchmal mit Leerfeldern, und niemand sieht, was auf der eigenen liegt. Das Haus antwortet und öffnet das passende Feld mit dem kleinsten Wert, bei Gleichstand das am weitesten links, auch wenn eine Karte die Wahl lässt.
}
rule-S3-title = Was die Felder zählen
rule-S3 = Jedes Feld hat seinen Wert in Punkten. Vom ersten bis zum letzten: { $values }.
rule-S4-title = Leerfelder dazu
rule-S4 = { $blanks ->
    [0] An diesem Tisch hat ein Wort keine Leerfelder: Es beginnt auf dem ersten Feld, und die Felder, die es nicht braucht, bleiben offen.
   *[other] Leerfelder lassen ein Wort länger aussehen: Sie stehen davor, danach oder auf beiden Seiten, nie zwischen den Buchstaben. Ob Buchstabe oder Leerfeld, was du versteckst, beginnt auf dem ersten Feld und muss auf die Leiste passen. Felder, die du nicht brauchst, bleiben offen; so können alle zählen, wie viele du belegst.
}
rule-S5-title = Wie viele Leerfelder
rule-S5 = { $blanks ->
    [0] An diesem Tisch dürfen einem Wort keine Leerfelder beigegeben werden.
    [one] Zu einem Wort darf höchstens { $blanks } Leerfeld kommen.
   *[other] Zu einem Wort dürfen höchstens { $blanks } Leerfelder kommen.
}
rule-S6-title = Welche Wörter
rule-S6 = { $words ->
    [any] Du darfst jede Art von Wort verstecken, nur keinen Eigennamen, keine Abkürzung und nichts mit Bindestrich oder Apostroph.
   *[some] Erlaubte Wortarten: { $kinds }; aber kein Eigenname, keine Abkürzung und nichts mit Bindestrich oder Apostroph.
} Akzente und Umlautpunkte zählen nicht: Ä wird A, É wird E, Œ wird OE, ß wird SS. Was zugleich ein Name und ein gewöhnliches Wort ist (Wolf), gilt als gewöhnliches Wort. { $inflected ->
    [yes] Mehrzahlformen und andere gebeugte Formen gelten ebenfalls als Wörter, wenn ihre Wortart erlaubt ist.
   *[no] Angenommen werden nur Formen, die im Wörterbuch stehen: keine Mehrzahl, keine gebeugten Verben und Adjektive.
}{ $offensive ->
    [yes] {""}
   *[no] {" "}Verletzende Wörter werden abgelehnt.
}
rule-S7-title = Die Schreibung
rule-S7 = { $spelling ->
    [checked] Ein Wort, das nicht im Wörterbuch steht, wird beim Verstecken abgelehnt, und du bekommst ähnliche vorgeschlagen.
   *[trust] Jedes Wort aus Buchstaben wird angenommen. Schreib mit Bedacht: Liegt es erst offen, können die anderen es prüfen lassen.
}
rule-S8-title = Das Wörterbuch
rule-S8 = Vor dem Spiel darfst du nachschlagen, was du willst. Während des Spiels klärt ein Wörterbuch nur noch, wie ein ganz aufgedecktes Wort geschrieben wird.

## Ein Zug
rule-S9-title = Wie ein Zug beginnt
rule-S9 = { $cards ->
    [on] Bist du dran, ziehst du zuerst die oberste Karte, für alle sichtbar, und fragst dann. Ist der Stapel aufgebraucht, werden die gezogenen Karten zu einem neuen gemischt.
   *[off] An diesem Tisch wird ohne Karten gespielt: Dein Zug beginnt mit deiner ersten Frage.
}
rule-S11-title = Fragen
rule-S11 = Frag eine Person, die noch etwas verdeckt hat, nach einem Buchstaben oder nach einem Leerfeld. Wo es liegen soll, sagst du nie.
rule-S12-title = Welches Feld aufgeht
rule-S12 = Liegt verdeckt auf der Leiste, wonach du fragst, wird genau ein solches Feld geöffnet; welches, entscheidet, wem die Leiste gehört. Gewählt wird auch, wenn es nur eines gibt, damit das Warten nichts verrät. Du kannst deine eigene Leiste von selbst antworten lassen: Dann öffnet sie das passende Feld mit dem kleinsten Wert, bei Gleichstand das am weitesten links{ $cards ->
    [on] ; lässt dir aber eine Karte die Wahl, wählst du weiterhin selbst
   *[off] {""}
}.
rule-S13-title = Ein Treffer
rule-S13 = Für einen Treffer bekommst du den Wert des geöffneten Feldes, und du fragst weiter: dieselbe Person oder eine andere, ganz wie du willst.
rule-S14-title = Ein Fehlgriff
rule-S14 = Ein Fehlgriff beendet deinen Zug, und links von dir geht es weiter.
rule-S15-title = Kein Leerfeld da
rule-S15 = Wer nach einem Leerfeld fragt, wo keines verdeckt liegt, hat danebengegriffen und verliert { $blank_penalty ->
    [0] sonst nichts
    [one] { $blank_penalty } Punkt
   *[other] { $blank_penalty } Punkte
}.
rule-S16-title = Das letzte Feld
rule-S16 = Wer mit einem Treffer das letzte verdeckte Feld einer Leiste öffnet, bekommt { $last_space_bonus ->
    [0] nur dessen Wert und nichts dazu
    [one] { $last_space_bonus } Punkt dazu
   *[other] { $last_space_bonus } Punkte dazu
}.
rule-S17-title = Niemand scheidet aus
rule-S17 = Liegt dein eigenes Wort offen, spielst du weiter mit: Du fragst, nennst ganze Wörter und sammelst Punkte.
rule-S18-title = Gut merken
rule-S18 = { $memory ->
    [strict] Niemand darf aufschreiben, wonach gefragt wurde. Der Tisch zeigt die Fragen des laufenden Zuges, die früheren erst, wenn das Spiel zu Ende ist.
   *[notes] Merken musst du dir nichts: Der Tisch zeigt alle Fragen, die gestellt wurden.
}

## Die Karten
rule-S26-title = Mit oder ohne Karten
rule-S26 = { $cards ->
    [on] An diesem Tisch wird mit Karten gespielt. Wo man sie weglässt, beginnt ein Zug mit der ersten Frage.
   *[off] An diesem Tisch wird ohne Karten gespielt: Ein Zug beginnt mit der ersten Frage, und der Rest dieses Kapitels ist für andere Tische.
}
rule-S10-title = Karten ohne Wirkung
rule-S10 = Eine Karte, die sich nicht befolgen lässt, bleibt ohne Wirkung, und dein Zug geht weiter. Das gilt auch für einen zusätzlichen Zug oder einen Vervielfacher, wenn du niemanden mehr fragen kannst.
rule-S19-title = Gewöhnlicher Zug
rule-S19 = Nichts Besonderes: Frag bis zum Fehlgriff.
rule-S20-title = Zusätzlicher Zug
rule-S20 = Nach deinem Fehlgriff ziehst du noch einmal und fragst bis zum nächsten. Mehrere solche Karten summieren sich, und alles zusammen ist ein Zug, auch wenn die letzten Züge gezählt werden.
rule-S21-title = Nach links, nach rechts
rule-S21 = Wer links von dir sitzt (und nach dir dran ist) oder rechts von dir (und vor dir dran war), öffnet ein verdecktes Feld nach Wahl, und sei es das letzte. Dessen Wert bekommst du, aber keinen Zuschlag für ein letztes Feld, denn erraten wurde nichts.
rule-S22-title = Ein eigenes Leerfeld
rule-S22 = Du öffnest eines deiner verdeckten Leerfelder, welches du willst, und niemand bekommt Punkte. Hast du keines, bleibt die Karte ohne Wirkung.
rule-S23-title = Vervielfacher
rule-S23 = Trifft die erste Frage nach der Karte, zählt ihr Feld so oft, wie die Karte sagt; ein Zuschlag für das letzte Feld wird nicht vervielfacht. Geht diese Frage daneben oder wird ihr Treffer hinfällig, weil jemand das Wort nennt, ist die Karte verbraucht.
rule-S24-title = Plus und Minus
rule-S24 = Die Punkte auf der Karte bekommst oder verlierst du sofort. Ein Punktestand darf unter null fallen.
rule-S25-title = Der Stapel
rule-S25 = { $cards ->
    [on] Der Stapel dieses Tisches hat { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }.
   *[off] Dieser Tisch hat keinen Kartenstapel.
}
rule-S25-1967 = Die Anleitung von 1967 nennt die Arten der Karten und wie viele es insgesamt sind; wie viele es von jeder Art gibt, haben wir rekonstruiert.

## Das ganze Wort nennen
rule-S27-title = Wann du es nennen darfst
rule-S27 = { $interrupt ->
    [any_time] Glaubst du, alles zu kennen, was auf einer fremden Leiste liegt, dann sag es: jederzeit während des Spiels, ob du dran bist oder nicht, auch während jemand ein Feld wählt.
   *[own_turn] Glaubst du, alles zu kennen, was auf einer fremden Leiste liegt, dann sag es, aber nur, wenn du dran bist; jeder Augenblick deines Zuges ist recht.
}
rule-S28-title = Genug verdeckte Felder
rule-S28 = Ein Wort lässt sich nur nennen, solange auf seiner Leiste mindestens { $interrupt_hidden ->
    [one] { $interrupt_hidden } Feld verdeckt ist
   *[other] { $interrupt_hidden } Felder verdeckt sind
}, Leerfelder mitgezählt. Sind es weniger, gibt es keine Antwort: Nichts geschieht, nichts geht verloren, und nur du erfährst, warum.
rule-S29-title = Richtig oder falsch
rule-S29 = Nenne alles auf der Leiste der Reihe nach, auch was schon offen ist, mit Punkten für die Leerfelder. Stimmt es, wird die Leiste aufgedeckt, und du bekommst den Wert aller Felder, die dadurch aufgehen, { $interrupt_bonus ->
    [0] aber keinen Zuschlag für das letzte Feld
    [one] und { $interrupt_bonus } Punkt dazu, aber keinen Zuschlag für das letzte Feld
   *[other] und { $interrupt_bonus } Punkte dazu, aber keinen Zuschlag für das letzte Feld
}; stimmt es nicht, verlierst du { $interrupt_penalty ->
    [0] nichts
    [one] { $interrupt_penalty } Punkt
   *[other] { $interrupt_penalty } Punkte
}, und niemand erfährt sonst etwas. Dann geht der laufende Zug weiter, solange es noch jemanden zu fragen gibt.
rule-S30-title = Was hinfällig wird
rule-S30 = Steht bei einem richtig genannten Wort noch eine Wahl aus, wird sie hinfällig: Niemand bekommt Punkte dafür, und wer gefragt hat, fragt weiter, denn ein Fehlgriff war es nicht.{ $trays_for_two ->
    [2] {" "}Bei je zwei Leisten ist ein getroffener Buchstabe, der auch auf der anderen liegt, dort noch zu öffnen.
   *[1] {""}
}{ $answers ->
    [players] {" "}{ $unanswered ->
        [dies] Eine noch unbeantwortete Frage verfällt mit der Leiste, was auch immer sonst noch verdeckt ist: Sie kostet niemanden etwas, und die nächste Frage tritt an ihre Stelle.
       *[stays] Eine noch unbeantwortete Frage ist weiter zu beantworten, solange sonst noch etwas verdeckt ist.
    }
   *[server] {""}
}

## Antworten und Schreibung
rule-S31-title = Ehrliche Antworten
rule-S31 = { $answers ->
    [server] An diesem Tisch beantwortet das Spiel selbst jede Frage, und immer richtig.
   *[players] Du antwortest selbst mit Ja oder Nein, und nach einem Ja öffnest du ein Feld. Ein falsches „Nein“ fliegt auf, sobald ein solches Feld geöffnet wird, spätestens am Ende, und kostet dich { $denial_penalty ->
        [0] nichts
        [one] jedes Mal { $denial_penalty } Punkt
       *[other] jedes Mal { $denial_penalty } Punkte
    }. Ein falsches „Nein“ auf die Frage nach einem Leerfeld kostet die fragende Person genauso viel wie ein wahres, und erstattet wird nichts.
}
rule-S32-title = Ein Wort prüfen lassen
rule-S32 = { $spelling ->
    [checked] An diesem Tisch wird jedes Wort schon beim Verstecken geprüft; danach gibt es nichts mehr zu prüfen.
   *[trust] Ein ganz aufgedecktes Wort kann ein Mal geprüft werden, wenn jemand von den anderen es möchte. Steht es nicht im Wörterbuch oder ist es nicht erlaubt, verliert, wer es versteckt hat, { $spelling_penalty ->
        [0] nichts
        [one] { $spelling_penalty } Punkt
       *[other] { $spelling_penalty } Punkte
    }; doch mehr als die Hälfte der anderen kann das Wörterbuch überstimmen, so oder so. Das Spiel wartet darauf nicht, und möglich bleibt es, bis alle den Punktestand angenommen haben.
}

## Das Ende
rule-S33-title = Die letzten Züge
rule-S33 = Hat nur noch eine Person etwas verdeckt, haben die anderen noch je { $last_turns ->
    [one] { $last_turns } Zug
   *[other] { $last_turns } Züge
}, vom nächsten Zug an. { $cards ->
    [on] Gezogen wird weiterhin reihum, auch von dieser einen Person, deren Zug mit der Karte endet.
   *[off] Diese eine Person wird übersprungen.
} Wird das letzte Wort aufgedeckt, wie auch immer, ist das Spiel sofort zu Ende.
rule-S34-title = Ein gehütetes Wort
rule-S34 = Wer nach diesen Zügen noch etwas verdeckt hat, öffnet es und bekommt die Werte der Felder und { $kept_many ->
    [0] { kept-many-points } dazu
    [1] { kept-many-points } dazu
   *[other] { $kept_bonus ->
        [one] { $kept_bonus } Punkt
       *[other] { $kept_bonus } Punkte
    } dazu, oder { $kept_many_bonus }, wenn noch { $kept_many } oder mehr Felder verdeckt waren
}.{ $trays_for_two ->
    [2] {" "}Zwei Leisten zählen dabei zusammen.
   *[1] {""}
}
# Nur ein Teil von S34.
kept-many-points = { $kept_many_bonus ->
    [one] { $kept_many_bonus } Punkt
   *[other] { $kept_many_bonus } Punkte
}
rule-S35-title = Wer gewinnt
rule-S35 = Das Spiel ist zu Ende, wenn alle Felder offen sind. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

## Rund um den Tisch
rule-S1-title = Wer mitspielen kann
rule-S1 = { $most_seats ->
    [2] An diesem Tisch spielt man zu zweit.
   *[other] { $least_seats } bis { $most_seats } Personen können mitspielen.
}
rule-S36-title = Zu zweit
rule-S36 = { $trays_for_two ->
    [1] Auch zu zweit hat an diesem Tisch jede Person nur eine Leiste.
   *[2] Zu zweit hat jede Person zwei Leisten, links und rechts, mit je einem Wort. Eine Frage nennt keine Leiste: Liegt der Buchstabe auf beiden, wählt, wem sie gehören{ $cards ->
        [on] ; die Karten für links und rechts meinen die linke und die rechte Leiste gegenüber
       *[off] {""}
    }. Willst du ein Wort nennen oder prüfen lassen, sag, auf welcher Leiste; letztes Feld und verdeckte Felder zählen je Leiste, aber ganz aufgedeckt bist du erst, wenn es beide sind.
}
rule-S37-title = Ein voller Tisch
rule-S37 = { $most_seats ->
    [2] Zu zweit ist dieser Tisch voll.
   *[other] { $trays_for_two ->
        [2] Ganz gleich, wie viele ihr seid (bis zu { $most_seats }), die Regeln bleiben dieselben; nur zu zweit spielt man etwas anders (S36).
       *[1] Ganz gleich, wie viele ihr seid (bis zu { $most_seats }), die Regeln bleiben dieselben.
    }
}
rule-S39-title = Hausregeln
rule-S39 = Ein Tisch darf jede Zahl, jede Karte und jede Option seiner Ausgabe ändern; dann wird angezeigt, dass er nach Hausregeln spielt. Die Zahlen, die du hier liest, sind die dieses Tisches.

## Karten in der Hilfe: wer ein Feld öffnet, als $owner_name von card-meaning
card-owner = { $kind ->
    [left] Wer links von dir sitzt,
    [right] Wer rechts von dir sitzt,
   *[other] Dein Gegenüber
}
