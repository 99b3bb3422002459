# Personen: die Geräte und Passkeys, an denen jemand erkannt wird, und wie ein anderes Gerät dazukommt.
title-keys = Geräte und Passkeys – Lettrine
keys-title = Geräte und Passkeys
keys-lede = Dieser Browser kennt dich an einem Cookie. Geht es verloren, dann auch deine Plätze und deine Wertung: es sei denn, ein anderes Gerät oder ein Passkey führt dahin zurück.
keys-devices = Geräte
keys-passkeys = Passkeys
keys-passkey-what = Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf. Er meldet dich auf jedem Gerät an, ohne Passwort und ohne Mailadresse.
keys-passkey-make = Passkey anlegen
keys-passkey-insecure = Browser legen Passkeys nur über HTTPS an, und diese Adresse hat keines. Ein Link zu einem anderen Gerät geht auch hier.
keys-passkey-address = Für eine Adresse aus Zahlen legen Browser keine Passkeys an. Öffne diese Seite unter ihrem Namen über HTTPS; ein Link zu einem anderen Gerät geht auch hier.
keys-passkey-old = Dieser Browser kennt keine Passkeys. Ein Link zu einem anderen Gerät geht auch hier.
keys-passkey-failed = Es wurde kein Passkey angelegt oder benutzt. Du kannst es noch einmal versuchen.
keys-passkey-elsewhere = Für { $host }
keys-no-passkeys = Es gibt noch keinen.
keys-here = Dieses Gerät
keys-unnamed = Ein Gerät
keys-since = Seit { $date }
keys-seen = Zuletzt hier am { $date }
keys-used = Zuletzt benutzt am { $date }
keys-rename = Umbenennen
keys-new-name = Neuer Name
keys-save = Speichern
keys-sign-out = Abmelden
keys-sign-out-sure = Dieses Gerät abmelden? Hier kennt dich dann niemand mehr; auf deinen anderen Geräten bleibst du angemeldet.
keys-sign-out-other = „{ $name }“ abmelden? Dort kennt dich dann niemand mehr; hier bleibst du angemeldet.
keys-sign-out-last = Das ist der einzige Weg zu deinen Spielen. Trotzdem abmelden und sie verlieren?
keys-delete = Löschen
keys-delete-sure = Diesen Passkey löschen? Er führt dann nicht mehr zu dir.
keys-add = Noch ein Gerät
keys-add-how = Öffne diesen Link auf dem anderen Gerät, oder scanne dort den QR-Code. Er gilt einmal, fünf Minuten lang.
keys-add-show = Link anzeigen
keys-add-qr = QR-Code des Links
keys-add-link = Link für das andere Gerät
keys-add-waiting = Warte auf das andere Gerät …
keys-add-asks = { $device } möchte dazukommen. Stehen dort dieselben Buchstaben?
keys-add-asks-unnamed = Ein Gerät möchte dazukommen. Stehen dort dieselben Buchstaben?
keys-add-yes = Ja, hinzunehmen
keys-add-no = Nein, abbrechen
keys-add-done = Das Gerät ist dazugekommen.
keys-add-over = Dieser Link gilt nicht mehr. Zeige einen neuen an.
keys-come = Spielst du schon auf einem anderen Gerät?
keys-come-how = Zeige dort einen Link an und öffne ihn hier, oder nimm deinen Passkey. Die Plätze dieses Geräts kommen mit, wenn nichts anderes zu ihnen führt. Wo beide eine Wertung haben, gilt die des anderen.
keys-come-passkey = Passkey benutzen
keys-come-done = { $name ->
    [nobody] Du bist angemeldet.
   *[other] Du bist als { $name } angemeldet.
}

## Die andere Seite eines Links
title-join = Dazukommen – Lettrine
join-title = Mit diesem Gerät dazukommen
join-who = { $name ->
    [nobody] Mit diesem Link kommt dieses Gerät zu denen, die der Person gehören, die ihn erzeugt hat.
   *[other] Mit diesem Link kommt dieses Gerät zu denen von { $name }.
}
join-mind = Mach nur weiter, wenn der Link dein eigener ist. Wer ihn erzeugt hat, sieht alles, was du hier tust.
join-moves = Deine Plätze und Spiele auf diesem Gerät kommen mit.
join-stays = Deine Spiele bleiben bei deinen anderen Geräten und Passkeys; dieses Gerät verlässt sie.
join-dropped = Wo beide eine Wertung haben, gilt die von { $name ->
    [nobody] drüben
   *[other] { $name }
}: { $games }.
join-go = Beitreten
join-compare = Stehen auf dem anderen Gerät dieselben Buchstaben? Dann bestätige dort.
join-waiting = Warte, bis das andere Gerät bestätigt …
join-cancel = Abbrechen
join-done = Fertig. Dieses Gerät gehört jetzt zu deinen anderen.
join-over = Dieser Link gilt nicht mehr: Er wurde benutzt oder abgebrochen, oder er ist älter als fünf Minuten. Erzeuge auf dem anderen Gerät einen neuen, unter „Geräte und Passkeys“.
