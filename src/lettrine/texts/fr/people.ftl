# Personnes : les appareils et les clés d’accès par lesquels on est connu, et comment un autre appareil rejoint les siens.
title-keys = Appareils et clés d’accès – Lettrine
keys-title = Appareils et clés d’accès
keys-lede = Ce navigateur vous connaît par un cookie. S’il se perd, vos places et votre classement se perdent aussi : sauf si un autre appareil ou une clé d’accès y ramène.
keys-devices = Appareils
keys-passkeys = Clés d’accès
keys-passkey-what = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe. Elle vous connecte sur n’importe quel appareil, sans mot de passe ni adresse mail.
keys-passkey-make = Créer une clé d’accès
keys-passkey-insecure = Les navigateurs ne créent de clés d’accès qu’en HTTPS, et cette adresse n’en a pas. Un lien vers un autre appareil marche ici aussi.
keys-passkey-address = Les navigateurs ne créent pas de clé d’accès pour une adresse faite de chiffres. Ouvrez cette page par son nom, en HTTPS ; un lien vers un autre appareil marche ici aussi.
keys-passkey-old = Ce navigateur ne connaît pas les clés d’accès. Un lien vers un autre appareil marche ici aussi.
keys-passkey-failed = Aucune clé d’accès n’a été créée ni utilisée. Vous pouvez réessayer.
keys-passkey-elsewhere = Pour { $host }
keys-no-passkeys = Il n’y en a pas encore.
keys-here = Cet appareil
keys-unnamed = Un appareil
keys-since = Depuis le { $date }
keys-seen = Vu le { $date }
keys-used = Utilisée le { $date }
keys-rename = Renommer
keys-new-name = Le nouveau nom
keys-save = Enregistrer
keys-sign-out = Déconnecter
keys-sign-out-sure = Déconnecter cet appareil ? Ici, plus personne ne vous reconnaîtra ; vos autres appareils restent connectés.
keys-sign-out-other = Déconnecter « { $name } » ? Là-bas, plus personne ne vous reconnaîtra ; ici, vous restez connecté.
keys-sign-out-last = C’est le seul chemin vers vos parties. Déconnecter quand même, et les perdre ?
keys-delete = Supprimer
keys-delete-sure = Supprimer cette clé d’accès ? Elle ne mènera plus à vous.
keys-add = Ajouter un autre appareil
keys-add-how = Ouvrez ce lien sur l’autre appareil, ou scannez-y le code QR. Il sert une fois, pendant cinq minutes.
keys-add-show = Afficher un lien
keys-add-qr = Code QR du lien
keys-add-link = Lien pour l’autre appareil
keys-add-waiting = En attente de l’autre appareil…
keys-add-asks = { $device } demande à vous rejoindre. Affiche-t-il les mêmes lettres ?
keys-add-asks-unnamed = Un appareil demande à vous rejoindre. Affiche-t-il les mêmes lettres ?
keys-add-yes = Oui, l’accepter
keys-add-no = Non, arrêter
keys-add-done = L’appareil vous a rejoint.
keys-add-over = Ce lien n’est plus bon. Affichez-en un autre.
keys-come = Vous jouez déjà sur un autre appareil ?
keys-come-how = Affichez un lien là-bas et ouvrez-le ici, ou prenez votre clé d’accès. Les places de cet appareil suivent, sauf si autre chose y mène. Là où chacun a un classement, c’est celui de l’autre qui compte.
keys-come-passkey = Utiliser une clé d’accès
keys-come-done = { $name ->
    [nobody] Vous êtes en ligne.
   *[other] Vous êtes en ligne sous le nom { $name }.
}

## L’autre côté d’un lien
title-join = Rejoindre – Lettrine
join-title = Rejoindre avec cet appareil
join-who = { $name ->
    [nobody] Par ce lien, cet appareil s’ajoute à ceux de la personne qui l’a créé.
   *[other] Par ce lien, cet appareil s’ajoute à ceux de { $name }.
}
join-mind = Ne continuez que si ce lien est le vôtre. La personne qui l’a créé verra tout ce que vous faites ici.
join-moves = Vos places et vos parties sur cet appareil suivent.
join-stays = Vos parties restent avec vos autres appareils et clés d’accès ; cet appareil les quitte.
join-dropped = Là où chacun a un classement, c’est celui { $name ->
    [nobody] de l’autre
   *[other] de { $name }
} qui compte : { $games }.
join-go = Rejoindre
join-compare = L’autre appareil affiche-t-il ces lettres ? Alors confirmez là-bas.
join-waiting = En attente de la confirmation sur l’autre appareil…
join-cancel = Annuler
join-done = C’est fait. Cet appareil s’ajoute à vos autres.
join-over = Ce lien n’est plus bon : il a servi, a été arrêté, ou date de plus de cinq minutes. Créez-en un autre sur l’autre appareil, sous « Appareils et clés d’accès ».
