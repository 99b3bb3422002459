"""German slang, which no source labels: what dictionaries call umgangssprachlich, salopp or derb in all that it means.

Entries are dictionary forms: their inflected forms follow. A form that is also one of another word (Klauen, of
Klaue) is not taken for slang.
"""

from lettrine.words.build.lists import listed

NOUNS = listed(
    """
    Abzocke Abzocker Arsch Arschgeige Arschkriecher Arschloch Asi Assi Ballerei Ballermann Bammel Bazi
    Besäufnis Beschiss Bimbes Blödel Blödian Blödmann Bruchbude Brummi Bullerei Büx Chauvi Depp Dödel
    Doofi Drecksau Dreckskerl Dumpfbacke Dünnpfiff Dünnschiss Dusel Dussel Fatzke Fick Ficke Ficker
    Fickerei Fiesling Fimmel Fisimatenten Flitzpiepe Fluppe Fotze Fressalien Fresserei Fresssack Fummel
    Furz Fuzzi Gammel Gammelei Gammler Ganove Gefasel Gefummel Gegröle Gelaber Gemecker Gequassel
    Gequatsche Geschiss Gesocks Gesülze Glimmstängel Glotze Göttergatte Großkotz Großmaul Heini Heulsuse
    Hosenscheißer Hundsfott Hurensohn Itaker Jux Kabuff Kacke Kacker Kaff Kiffer Klapperkiste Klatschtante
    Klugscheißer Knacki Knallkopf Knalltüte Knast Knilch Knutscherei Knutschfleck Kohldampf Kokolores
    Kotzbrocken Kotze Kuddelmuddel Kümmeltürke Laberer Labertasche Lackaffe Lackel Lahmarsch Lusche Macker
    Maloche Malocher Memme Mief Miesepeter Mistkerl Miststück Mistvieh Moneten Moppel Motzerei Muckefuck
    Muckibude Mumpitz Murks Nackedei Nepp Nepper Nulpe Nutte Ossi Pampe Penner Piefke Pillepalle Pimmel
    Pinkepinke Pipi Pisse Pisser Plauze Plörre Polacke Popel Popo Proll Pulle Pups Pupser Quasselstrippe
    Quatsch Quatschkopf Rabatz Reibach Remmidemmi Rotzbengel Rotze Rotzlöffel Rotznase Sabbel Sabber
    Saftladen Sauerei Saufbold Sauferei Saufkumpan Sauklaue Scheiß Scheißding Scheißdreck Scheiße Scheißer
    Scheißhaus Scheißkerl Schickeria Schickse Schiss Schisser Schlamassel Schlampe Schlappschwanz
    Schlauberger Schlaumeier Schmock Schmonzes Schmu Schmus Schnapsidee Schnodder Schnorrer Schnorrerei
    Schnösel Schwuchtel Sesselfurzer Siff Spacko Spasti Stänkerei Stänkerer Stinkefinger Stinker Stricher
    Stuss Suff Süffel Tattergreis Tippse Titte Töle Torfnase Transe Tratsch Tratsche Trottel Trulla Tunte
    Tusse Tussi Verarsche Verarschung Visage Vollidiot Wampe Wanst Warmduscher Weichei Wessi Wichser
    Wichserei Wumme Wurstelei Zaster Zocker Zoff Zosse
    """
)

OTHERS = listed(
    """
    abgefuckt abkacken abknallen abknutschen abmurksen abschlaffen abzocken ankotzen anmotzen anpflaumen
    anpinkeln anpissen anpumpen anquatschen anschnauzen arschkalt aufmotzen aufmucken ausbaldowern
    ausbüxen ausflippen auskotzen ausquatschen austicken ballern befummeln begrabschen begrapschen
    bekiffen bekifft beklauen bekloppt beknackt belabern belämmert bepinkeln bequatschen besabbern
    besaufen bescheißen bescheuert beschissen besoffen betatschen blödeln bumsen dämlich deppern doof
    dusselig dusslig einpennen einsauen etepetete ficken fies flennen fluppen flutschen fummeln furzen
    futsch gammeln glotzen grapschen happig herumgammeln herumhuren herummeckern hirnrissig hundsgemein
    kabbeln kacken kiffen kirre klauen kloppen klugscheißen knutschen koksen kotzen kotzübel krakeelen
    labern lahmarschig latschen mampfen mauscheln meschugge miefen mies mogeln mopsen mordsmäßig mosern
    motzen muffeln nackig nölen pennen picheln piesacken pimpern pinkeln pissen pitschnass plemplem
    popelig popeln poppen potthässlich pupsen quasseln quatschen rammdösig ratzekahl ratzen reihern rotzen
    rotzfrech rumhängen rummachen sabbeln sabbern saublöd saublöde saudumm saumäßig schassen scheißegal
    scheißen schiss schlabbern schlampen schnieke schnorren schuften schummeln schusselig schusslig
    schwafeln schwofen stänkern stinkig stinkreich stinksauer süffeln tatterig tattrig tratschen triezen
    trottelig tuntig veräppeln verarschen verarscht verbocken verdattern verdattert vergammeln vergeigen
    verhökern verhunzen verklickern verkloppen verknallen verknallt verkorksen verkorkst vermasseln
    vermöbeln verpatzen verpennen verpennt verpfuschen verplappern verplempern verquasseln verquatschen
    verramschen verrecken verrotzt versauen versaufen versaut verscheißern verscherbeln verschlampen
    versemmeln versoffen vertrimmen vertrotteln vertrottelt vögeln vollgekotzt vollkotzen vollpissen
    vollscheißen wurscht wursteln zappenduster zicken zickig zocken
    """
)

# A verb is a noun too (das Quatschen).
SLANG = NOUNS | OTHERS | {word.capitalize() for word in OTHERS}
