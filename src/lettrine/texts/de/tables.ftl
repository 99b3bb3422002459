# Platz nehmen, und was an einem Tisch nicht stimmen kann.
no_such_table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
code_taken = Dieser Code ist schon vergeben. Versuche es noch einmal.
already_seated = Du hast schon einen Platz an diesem Tisch.
seat_taken = Da sitzt schon jemand. Wähle einen anderen Platz.
seat_free = Da sitzt niemand.
seats_free = { $free ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder gib ihn einem Bot.
   *[other] { $free } Plätze sind noch frei. Lade Leute ein oder gib sie Bots.
}
has_begun = Das Spiel hat schon begonnen.
not_begun = Das Spiel hat noch nicht begonnen.
not_over = Das Spiel ist noch nicht zu Ende.
nothing_to_do = Du hast gerade nichts zu tun: Die anderen sind dran.
no_such_room = In diesem Spiel gibt es keine Mannschaften. Sprich zum Tisch.
not_seated = Du siehst zu. Nimm einen Platz ein, um mitzumachen.
name_taken = An diesem Tisch heißt schon jemand „{ $name }“. Wähle einen anderen Namen.
no_such_voice = Mit dieser Stimme spricht hier niemand.
too_fast = Das war zu viel auf einmal. Warte einen Augenblick.
unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
already_so = Das ist schon so.
two_clocks = Wähle eine Uhr: die des Tisches oder die unter den Möglichkeiten.
too_many_muted = An einem Tisch kannst du höchstens { $most } Leute stumm schalten.
not_gone = Vielleicht kommt sie oder er gleich wieder. Warte ein wenig, bevor ein Bot weiterspielt.
bad_name = Ein Name braucht Buchstaben, die man sieht. Wähle einen anderen.
too_busy = Es geschieht zu viel auf einmal. Versuche es gleich noch einmal.
table_failed = Auf unserer Seite stimmt etwas nicht. Nichts wurde geändert, und dein Spiel ist gesichert.
page_not_built = Die Seite ist noch nicht gebaut. Rufe „make page“ auf und starte den Server neu.

# Der Speicher
unknown_store = Einen Speicher der Art „{ $scheme }“ gibt es nicht. Es gibt: sqlite:///DATEI, postgresql://… und memory:
store_unreadable = Der Speicher ist nicht brauchbar: { $reason }
store_too_new = Der Speicher hat Version { $found }, dieses Programm kennt Versionen bis { $known }. Nimm ein neueres Programm.
store_away = Der Speicher antwortet nicht. Was bestätigt wurde, ist gesichert; versuche es noch einmal.
