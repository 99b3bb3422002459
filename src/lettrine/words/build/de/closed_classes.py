"""The closed classes of German, which no source labels: short lists, written out."""

from lettrine.words.build.lists import listed

FUNCTION = listed(
    """
    ab aber am irgendwas hinterm keins meins ans aufs durchs fürs hinters übers unters ums vors desjenigen
    denjenigen demjenigen unsereiner unsereins wohingegen jedermanns niemands irgendjemanden
    irgendjemandes derweil derweilen derselbigen alle allem allen aller alles alldieweil als an andere
    anderen anderer anderes anhand anlässlich anstatt angesichts auf aufgrund aufseiten aus außer
    außerhalb bei beide beiden beider beides beiderseits beim betreffs bevor beziehungsweise binnen bis
    contra da damit das dass dasjenige dasselbe dasselbige dein deine deinem deinen deiner deines dem
    demselben den denen denn denselben der deren derer derjenige derjenigen derselbe derselben derselbige
    des desselben dessen desto dich die diejenige diejenigen dies diese dieselbe dieselben diesem diesen
    dieser dieses diesseits dir du durch ehe ein eine einem einen einer eines einige einigem einigen
    einiger einiges entgegen entlang entweder er es etliche etwas euch euer eure eurem euren eurer eures
    exklusive falls für gegen gegenüber gemäß halber hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
    ihres im in indem indes indessen infolge inklusive inmitten innerhalb ins irgendein irgendeine
    irgendeinem irgendeinen irgendeiner irgendeines irgendetwas irgendjemand irgendwelche irgendwer je
    jede jedem jeden jeder jedermann jedes jedwede jedweder jemand jemandem jemanden jemandes jene jenem
    jenen jener jenes jenseits kein keine keinem keinen keiner keines kraft längs laut man manch manche
    manchem manchen mancher manches mangels mehrere mehrerer mein meine meinem meinen meiner meines mich
    mir mit mithilfe mitsamt mittels nach nachdem neben nebst nichts niemand niemandem niemanden niemandes
    nix ob obgleich obschon obwohl obzwar oder ohne per pro respektive samt seid sein seine seinem seinen
    seiner seines seit seitdem seitens selber selbst sich sie sobald sodass sofern solange solch solche
    solchem solchen solcher solches sondern sooft sosehr soviel soweit sowie sowohl statt teils trotz über
    um und ungeachtet uns unser unsere unserem unseren unserer unseres unserm unsern unsre unsrem unsren
    unsrer unsres unter unterhalb unterm unweit vermöge versus via viel viele vielem vielen vieler vieles
    vom von vor vorm während wann warum was weder wegen weil welch welche welchem welchen welcher welches
    wem wen wenn wenngleich wer wes wessen wider wie wiewohl wieso wir wo wobei wodurch wofür woher wohin
    womit wonach woran worauf woraus worin worum worunter worüber wovon wovor wozu zu zufolge zugunsten
    zum zur zuungunsten zuliebe zwecks zwischen zuzüglich abzüglich bezüglich hinsichtlich einschließlich
    ausschließlich gleichwohl sonst null eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf
    zwölf hundert tausend anderthalb dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
    zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig zig
    """
)

INTERJECTIONS = listed(
    """
    ach ade adieu ah aha ahoi alaaf amen aua autsch basta bitte bitteschön bravo buh bums ciao dalli danke
    eh ei eia gell halleluja hallo halt hatschi hei helau heureka hey hihi ho hoppla hopp hott hu huch hui
    hurra hü igitt ja jawohl juchhe juchhu juhu kikeriki krach miau moin muh na nanu ne nee nein nö nun oh
    oha oho oje okay olé pah patsch peng pfui piep pieps platsch plumps pst prosit prost psst puh ratsch
    salü schwupp schwuppdiwupp servus tatü tja toi topp tschau tschüs tschüss uff uh voilà wau weh wumm
    wupp zack zisch äh ähm ätsch sapperlot potztausend
    """
)

FINITE = {
    "bin": "sein", "bist": "sein", "ist": "sein", "sind": "sein", "seid": "sein", "war": "sein", "waren": "sein",
    "warst": "sein", "wart": "sein", "wäre": "sein", "wären": "sein", "wird": "werden", "wirst": "werden",
    "ward": "werden", "hat": "haben", "hast": "haben", "solle": "sollen", "muss": "müssen", "kann": "können",
    "darf": "dürfen", "mag": "mögen", "will": "wollen", "weiß": "wissen", "weißt": "wissen", "quollen": "quellen",
    "birst": "bersten", "schenk": "schenken", "beeil": "beeilen",
}  # fmt: skip

# Adjectives that do not decline, and so have no flags to be known by.
INDECLINABLE = listed(
    """
    beige creme down egal etepetete fit happy hip in khaki kriegsbereit lila macho ocker oliv online
    offline orange out passé pink plemplem prima purpur quitt relaxed rosa rosé schnieke sexy straffrei
    super topfit türkis uni uneins
    """
)

# Spelt in small letters, yet no word: units, newspapers, machines' words.
ABBREVIATIONS = listed(
    """
    bar cf cm cl dl dm dpa dpi dtv div etc fig ff html http kb kg km kw lb mg ml mm mmol ms msec nmol nsec
    ph pmol ppm qm qmm sec taz usw vs wg www ca bzw evtl ggf inkl exkl zzgl vgl
    """
)

# Never a word alone: pieces of foreign phrases and of names, and slips of the list.
FRAGMENTS = listed(
    """
    absurdum acta al banque cathedra cetera clausus de definitionem domini dubio natura neanderthalensis
    nordrhein posteriori priori puerto puncto quo rasa ratio rhe romani sapiens spe summa thurn ultima
    verbis versa vice vis vitro vivendi vivo korsten untertann bieterkarte norme flagranti schleswig firm
    ree garni laude helvetica galv hl kp ftp eo et peu hoc cum kt sri van cis fis gis phi chi psi xi pi
    sigma theta zeta beta alpha omega iota lambda mol min web facto jure lala hardlock lamee mampf
    bereitzuerklärenn bieterkarte bieterkarten billigzumachenn busartige denkähnliche ektoparasitischs
    freischwingersystem freischwingersystemen freischwingersystems hotelmäßiger korsten längsdeck
    längsdecks magellansche magellansches monofons nachverfolgenes schwernahmes tiefzuladenen umtrates
    unbestägtigterweise bestägtigterweise untertann verbieterkarte verbieterkarten
    """
)
