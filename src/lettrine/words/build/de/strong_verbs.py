"""The strong and irregular verbs of German: which infinitive a form such as ging, gibt or gegangen belongs to.

One line a verb: infinitive, third person of the present, preterite, subjunctive, participle without ge-. The
spelling dictionary lists these forms, alone and with every prefix, beside the infinitives.
"""

from collections.abc import Collection, Iterator, Mapping

_VERBS = """
backen bäckt buk büke backen
befehlen befiehlt befahl befähle befohlen
beginnen beginnt begann begänne begonnen
beißen beißt biss bisse bissen
bergen birgt barg bärge borgen
bersten birst barst bärste borsten
bewegen bewegt bewog bewöge bewogen
biegen biegt bog böge bogen
bieten bietet bot böte boten
binden bindet band bände bunden
bitten bittet bat bäte beten
blasen bläst blies bliese blasen
bleiben bleibt blieb bliebe blieben
braten brät briet briete braten
brechen bricht brach bräche brochen
brennen brennt brannte brennte brannt
bringen bringt brachte brächte bracht
denken denkt dachte dächte dacht
dreschen drischt drosch drösche droschen
dringen dringt drang dränge drungen
dürfen darf durfte dürfte durft
empfehlen empfiehlt empfahl empfähle empfohlen
erlöschen erlischt erlosch erlösche erloschen
essen isst aß äße gessen
fahren fährt fuhr führe fahren
fallen fällt fiel fiele fallen
fangen fängt fing finge fangen
fechten ficht focht föchte fochten
finden findet fand fände funden
flechten flicht flocht flöchte flochten
fliegen fliegt flog flöge flogen
fliehen flieht floh flöhe flohen
fließen fließt floss flösse flossen
fressen frisst fraß fräße fressen
frieren friert fror fröre froren
geben gibt gab gäbe geben
gedeihen gedeiht gedieh gediehe gediehen
gehen geht ging ginge gangen
gelingen gelingt gelang gelänge gelungen
gelten gilt galt gälte golten
genesen genest genas genäse genesen
genießen genießt genoss genösse genossen
geschehen geschieht geschah geschähe geschehen
gewinnen gewinnt gewann gewänne gewonnen
gießen gießt goss gösse gossen
gleichen gleicht glich gliche glichen
gleiten gleitet glitt glitte glitten
glimmen glimmt glomm glömme glommen
graben gräbt grub grübe graben
greifen greift griff griffe griffen
haben hat hatte hätte habt
halten hält hielt hielte halten
hängen hängt hing hinge hangen
hauen haut hieb hiebe hauen
heben hebt hob höbe hoben
heißen heißt hieß hieße heißen
helfen hilft half hülfe holfen
kennen kennt kannte kennte kannt
klimmen klimmt klomm klömme klommen
klingen klingt klang klänge klungen
kneifen kneift kniff kniffe kniffen
kommen kommt kam käme kommen
können kann konnte könnte konnt
kriechen kriecht kroch kröche krochen
laden lädt lud lüde laden
lassen lässt ließ ließe lassen
laufen läuft lief liefe laufen
leiden leidet litt litte litten
leihen leiht lieh liehe liehen
lesen liest las läse lesen
liegen liegt lag läge legen
lügen lügt log löge logen
meiden meidet mied miede mieden
melken milkt molk mölke molken
messen misst maß mäße messen
mögen mag mochte möchte mocht
müssen muss musste müsste musst
nehmen nimmt nahm nähme nommen
nennen nennt nannte nennte nannt
pfeifen pfeift pfiff pfiffe pfiffen
preisen preist pries priese priesen
quellen quillt quoll quölle quollen
raten rät riet riete raten
reiben reibt rieb riebe rieben
reißen reißt riss risse rissen
reiten reitet ritt ritte ritten
rennen rennt rannte rennte rannt
riechen riecht roch röche rochen
ringen ringt rang ränge rungen
rinnen rinnt rann ränne ronnen
rufen ruft rief riefe rufen
saufen säuft soff söffe soffen
schaffen schafft schuf schüfe schaffen
scheiden scheidet schied schiede schieden
scheinen scheint schien schiene schienen
schelten schilt schalt schälte scholten
scheren schert schor schöre schoren
schieben schiebt schob schöbe schoben
schießen schießt schoss schösse schossen
schlafen schläft schlief schliefe schlafen
schlagen schlägt schlug schlüge schlagen
schleichen schleicht schlich schliche schlichen
schleifen schleift schliff schliffe schliffen
schließen schließt schloss schlösse schlossen
schlingen schlingt schlang schlänge schlungen
schmeißen schmeißt schmiss schmisse schmissen
schmelzen schmilzt schmolz schmölze schmolzen
schneiden schneidet schnitt schnitte schnitten
schreiben schreibt schrieb schriebe schrieben
schreien schreit schrie schriee schrien
schreiten schreitet schritt schritte schritten
schweigen schweigt schwieg schwiege schwiegen
schwellen schwillt schwoll schwölle schwollen
schwimmen schwimmt schwamm schwömme schwommen
schwinden schwindet schwand schwände schwunden
schwingen schwingt schwang schwänge schwungen
schwören schwört schwor schwöre schworen
sehen sieht sah sähe sehen
sein ist war wäre wesen
senden sendet sandte sendete sandt
singen singt sang sänge sungen
sinken sinkt sank sänke sunken
sinnen sinnt sann sänne sonnen
sitzen sitzt saß säße sessen
speien speit spie spiee spien
spinnen spinnt spann spönne sponnen
sprechen spricht sprach spräche sprochen
sprießen sprießt spross sprösse sprossen
springen springt sprang spränge sprungen
stechen sticht stach stäche stochen
stehen steht stand stünde standen
stehlen stiehlt stahl stähle stohlen
steigen steigt stieg stiege stiegen
sterben stirbt starb stürbe storben
stinken stinkt stank stänke stunken
stoßen stößt stieß stieße stoßen
streichen streicht strich striche strichen
streiten streitet stritt stritte stritten
tragen trägt trug trüge tragen
treffen trifft traf träfe troffen
treiben treibt trieb triebe trieben
treten tritt trat träte treten
trinken trinkt trank tränke trunken
trügen trügt trog tröge trogen
tun tut tat täte tan
verderben verdirbt verdarb verdürbe verdorben
vergessen vergisst vergaß vergäße vergessen
verlieren verliert verlor verlöre verloren
wachsen wächst wuchs wüchse wachsen
waschen wäscht wusch wüsche waschen
weben webt wob wöbe woben
weichen weicht wich wiche wichen
weisen weist wies wiese wiesen
wenden wendet wandte wendete wandt
werben wirbt warb würbe worben
werden wird wurde würde worden
werfen wirft warf würfe worfen
wiegen wiegt wog wöge wogen
winden windet wand wände wunden
wissen weiß wusste wüsste wusst
wollen will wollte wollte wollt
wringen wringt wrang wränge wrungen
zeihen zeiht zieh ziehe ziehen
ziehen zieht zog zöge zogen
zwingen zwingt zwang zwänge zwungen
"""

_FINITE: dict[str, str] = {}
_PARTICIPLES: dict[str, str] = {}
for _line in _VERBS.split("\n")[1:-1]:
    _infinitive, _present, _past, _subjunctive, _participle = _line.split()
    _FINITE |= dict.fromkeys((_past, _subjunctive, _subjunctive + "n", _present), _infinitive)
    _FINITE |= dict.fromkeys((_present.removesuffix("t"), _present.removesuffix("t") + "st"), _infinitive)
    _PARTICIPLES[_participle] = _infinitive


def finite_of(word: str, verbs: Collection[str]) -> str:
    """The verb of a finite form (abgab: abgeben); empty if it is of no strong verb."""
    return next(_verbs(word, _FINITE, verbs), "")


def participle_of(word: str, verbs: Collection[str]) -> str:
    """The verb of a participle (abgegeben, ergeben: abgeben, ergeben); empty if it is of no strong verb."""
    at = word.find("ge")
    while at >= 0:
        verb = word[:at] + _PARTICIPLES.get(word[at + 2 :], "?")
        if verb in verbs:
            return verb
        at = word.find("ge", at + 1)
    return next(_verbs(word, _PARTICIPLES, verbs), "")


def _verbs(word: str, roots: Mapping[str, str], verbs: Collection[str]) -> Iterator[str]:
    """The verbs that a prefix and the root at the end of the word make, the longest root first."""
    for at in range(max(0, len(word) - 10), len(word) - 1):
        root = roots.get(word[at:])
        if root and (verb := word[:at] + root) in verbs:
            yield verb
