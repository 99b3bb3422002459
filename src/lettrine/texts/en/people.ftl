# People: the devices and passkeys by which somebody is known, and how another device joins them.
title-keys = Devices and passkeys – Lettrine
keys-title = Devices and passkeys
keys-lede = This browser knows you by a cookie. If it is lost, so are your seats and your ratings: unless another device or a passkey leads back to them.
keys-devices = Devices
keys-passkeys = Passkeys
keys-passkey-what = A passkey is kept by your device or your password manager. It signs you in on any device, without a password and without a mail address.
keys-passkey-make = Make a passkey
keys-passkey-insecure = Browsers make passkeys only over HTTPS, and this address has none. A link to another device works here as well.
keys-passkey-address = Browsers make no passkeys for an address made of numbers. Open this page by its name over HTTPS; a link to another device works here as well.
keys-passkey-old = This browser knows no passkeys. A link to another device works here as well.
keys-passkey-failed = No passkey was made or used. You can try again.
keys-passkey-elsewhere = For { $host }
keys-no-passkeys = There is none yet.
keys-here = This device
keys-unnamed = A device
keys-since = Since { $date }
keys-seen = Last here { $date }
keys-used = Last used { $date }
keys-rename = Rename
keys-new-name = What to call it
keys-save = Save
keys-sign-out = Sign out
keys-sign-out-sure = Sign this device out? Nobody will know you here any more; your other devices stay signed in.
keys-sign-out-other = Sign out “{ $name }”? Nobody will know you there any more; here you stay signed in.
keys-sign-out-last = This is the only way to your games. Sign out all the same, and lose them?
keys-delete = Delete
keys-delete-sure = Delete this passkey? It will not lead to you any more.
keys-add = Add another device
keys-add-how = Open this link on the other device, or scan it as a QR code there. It is good once, for five minutes.
keys-add-show = Show a link
keys-add-qr = QR code of the link
keys-add-link = Link for the other device
keys-add-waiting = Waiting for the other device…
keys-add-asks = { $device } wants to join. Does it show the same letters?
keys-add-asks-unnamed = A device wants to join. Does it show the same letters?
keys-add-yes = Yes, let it in
keys-add-no = No, end this
keys-add-done = The device has joined.
keys-add-over = This link is no good any more. Show a new one.
keys-come = You play on another device already?
keys-come-how = Show a link there and open it here, or use your passkey. Seats of this device come along, unless something else leads to them. Where both have a rating, that of the other one counts.
keys-come-passkey = Use a passkey
keys-come-done = { $name ->
    [nobody] You are signed in.
   *[other] You are signed in as { $name }.
}

## The other side of a link
title-join = Join – Lettrine
join-title = Join with this device
join-who = { $name ->
    [nobody] With this link, this device becomes one of those that belong to whoever made it.
   *[other] With this link, this device becomes one of those that belong to { $name }.
}
join-mind = Go on only if the link is your own. Whoever made it will see everything that you do here.
join-moves = Your seats and games on this device come along.
join-stays = Your games stay with your other devices and passkeys; this device leaves them.
join-dropped = Where both have a rating, that of { $name ->
    [nobody] the other one
   *[other] { $name }
} counts: { $games }.
join-go = Join
join-compare = Does the other device show these letters? Then confirm it there.
join-waiting = Waiting for the other device to confirm…
join-cancel = Cancel
join-done = Done. This device belongs with your others now.
join-over = This link is no good any more: it was used or ended, or it is more than five minutes old. Make a new one on the other device, under “Devices and passkeys”.
