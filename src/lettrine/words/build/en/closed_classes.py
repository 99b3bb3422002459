"""The closed classes of English, which no source labels: short lists, written out.

`PRONOUNS_AND_SUCH` are function words and nothing else, whatever an inflection table makes of them (it has a
plural for *who*); `FUNCTION_TOO` have other readings beside.
"""

from lettrine.words.build.lists import listed

PRONOUNS_AND_SUCH = listed(
    """
    a an the and or nor if of to at by as from with than that this these those it its he him his she her
    hers we us our ours you your yours they them their theirs me my mine thee thou thy thine ye who whom
    whose whoever whomever whosoever what whatever whatsoever which whichever myself yourself himself
    herself itself oneself ourself ourselves yourselves themselves themself thyself into onto unto upon
    amid amidst among amongst against because although though unless until till whereas whether whilst
    albeit lest per via versus since toward towards without within beneath besides between betwixt beyond
    despite during except anent notwithstanding concerning regarding everybody everyone everything nobody
    nothing somebody someone something anybody anyone anything could would should shall must might ought
    inasmuch insomuch
    """
)

FUNCTION_TOO = listed(
    """
    all another any both but can each either enough every few for in like many may more most much neither
    no none not off on one only other others out over own same several so some such then there through
    throughout under underneath up while will about above across after along alongside around aside before
    behind below beside down inside near opposite outside past round save yet two three four five six
    seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand where when why how once
    """
)

# The forms of to be, whose eight columns no other verb has, and of the verbs that lack some.
BE = {"be": "", "am": "be", "is": "be", "are": "be", "was": "be", "were": "be", "wast": "be", "wert": "be"}
AUXILIARIES = {
    "could": "can",
    "may": "",
    "might": "may",
    "must": "",
    "ought": "",
    "shall": "",
    "should": "shall",
}
AUXILIARIES |= {"would": "will", "can": "", "will": "", "shalt": "shall", "wilt": "will"}

INTERJECTIONS = listed(
    """
    aargh adieu ah aha ahchoo ahem ahoy alas amen argh atishoo attaboy aw bah begone blah boo bravo brr
    bye bully caramba cheerio cheers ciao cor cripes crikey dammit drat duh egad eek eh encore er erm
    eureka eww fie foh gadzooks gee gesundheit goddammit golly goodbye goodnight gosh ha hah hallelujah
    hallo haw heck heh hello hey hi hiya hmm ho hooray hosanna howdy huh hullo humph hurrah hurray hush
    indeed jeepers jeez jeeze kaboom lo mayhap meh nah nay nope och oh oho okay ole oof ooh oops ouch ow
    oy pah phew phooey pooh presto prithee pshaw psst rah righto scram sheesh shh shucks shush struth ta
    tally thanks touché tush tut ugh uh um viva voila voilà wahoo welcome whoa whoo whoopee whoops woah
    wotcha wow yahoo yay yea yeah yep yes yikes yippee yo yoohoo yuck yum yup zounds zowie
    """
)

ADVERBS = listed(
    """
    abaft aback abed aboard abroad adrift afar afield afoot afresh again ago ahead almost alone aloft
    aloud already also always anew anyhow anymore anyway anywhere apace apart askance astern astray
    asunder away awhile backward backwards beforehand behindhand bodily daily deadly downhill downstairs
    downstream downtown downward downwards early else elsewhere erelong ere ever everywhere evermore far
    farther farthest fast forever forevermore forth forthwith fortnightly forward forwards further
    furthermore furthest galore hard hence henceforth here howsoever hereabouts hereafter hereby herein
    hereof hereto heretofore hereunto hereupon herewith hitherto home hourly how however indoors inland
    instead inward inwards just late later least leisurely less lengthwise likely likewise little long
    maybe meantime meanwhile midway monthly moreover never nevermore nevertheless nigh nightly nonetheless
    now nowadays nowhere offshore often oftentimes once only onward onwards otherwise outdoors outright
    outward outwards overboard overhead overleaf overmuch overnight overseas perchance perforce perhaps
    quarterly quite rather regardless scarce seldom seriatim sideways sidelong so someday somehow
    someplace sometime sometimes somewhat somewhere soon sooner soonest still straight straightaway thence
    thenceforth there thereabouts thereafter thereby therefore therefrom therein thereof thereto
    theretofore thereunto thereupon therewith thus today together tomorrow tonight too twice thrice
    underfoot underground upright uphill upstairs upstream upward upwards verbatim very weekly well whence
    whenever whensoever wheresoever where whereabouts whereby wherefore wherein whereon whereof whereto
    whereupon wherever wherewith yearly yesterday yonder
    """
)

# Adjectives in -ly that have neither -lier nor -liness to show for it.
ADJECTIVES_IN_LY = listed(
    """
    biweekly bodily bimonthly daily early easterly elderly fatherly fortnightly hourly leisurely maidenly
    miserly monthly motherly multiply nightly northerly northeasterly northwesterly only quarterly
    scholarly semiweekly southerly southeasterly southwesterly timely triweekly unlikely untimely weekly
    westerly wifely yearly
    """
)

TWO_LETTERS = listed(
    """
    ad ah am an as at aw ax be bi by do eh em en er ex fa go ha he hi ho id if in is it la lo ma me mi mu
    my no nu of oh oi om on op or ow ox oy pa pi qi re so ta ti to uh um up us we xi ya ye yo
    """
)

# Spelt in small letters, yet no word: units, shortened words, names of formats and protocols.
ABBREVIATIONS = listed(
    """
    abbr ac acct adj adv advt aka amt amu ap approx arr asap assn assoc asst async attn atty aux avdp avg
    bbl bbs bcc bdrm bf bhp biochem biol bitblt bk blvd bm bpi bpm bps bu bx bxs ca cal capt cc cd cf cg
    cgs chg chge chm cir cl cm coll colloq comm cont contd corp corr cpd cpl cps cpu ct ctn ctr cu cwt db
    dbl dc dept dg dict dist divx dkg dkl dkm dl dm dmg docx dpi dpt dz eccl ecol econ eg elem elev encl
    ency equiv esp etc exp ext ff fl flt foll fps fr ft ftp furn fut fwd fwy gds geom gm gmail govt gph
    gpm gr gsm gt hdqrs hf hg hgt hgwy hl hm hosp hp hr ht html http https hwy ibid ie illus imper imperf
    incl ind inst instr int interj intl intrans ioctl irreg isl ital jct jpeg jpg jr jun kb kc kg kl km kn
    kph kt kw lb lbs lbw lcm lg lieut liq lm ln loc ltd lv lx mah masc mbar mcg mdse meas meq mfg mfr mg
    mgr misc mka mkv mks ml mm mp mpg mph mt mtg mtge natl naut neut ng nm ns obj obs odt oga ogg opp orig
    oxt oz pc pcm pct pd pf pg pk pkg pkt pkwy pl plc pm pp ppb ppi ppm ppr ppsx pr pref prev prob pron pt
    pvt qr qt qty quot rcpt rd recd rel resp rm rpm rps rt rte sch sci secy seq sf sgd sh shpt specif spn
    sq sqq sqrt sr st std stdio subj subst suppl supt svn sym syn tbsp tel tgz tko tn tnpk tr transl treas
    tsp ttys tty tv twp uhf univ usu deg doz enc fav fol gcd inc inf jg org pdf php riv ssh tif vs tbs
    uucp uuid val vb vhf viz vlf vol wav wk wpm wt www xlsx xor xpi yd yn yr zipx
    """
)

# Spelt with a capital, yet no names.
TITLES_AND_DATES = listed(
    """
    Apr Ariz Atty Aug Ave Blvd Calif Capt Cdr Cmdr Col Colo Conn Corp Cpl Dec Dept Dr Drs Feb Fla Fri Gen
    Gov Hon Inc Jan Jr Jul Jun Kans Lt Ltd Maj Mar Messrs Mgr Mich Minn Miss Mlle Mme Mmes Mon Mont Mr Mrs
    Ms Mt Nebr Nev Nov Oct Okla Oreg Penn Ph Prof Pvt Rep Rev Sat Sen Sep Sept Sgt Sr St Ste Sun Supt Tenn
    Tex Thu Thur Thurs Tue Tues Twp Wed Wis Wyo
    """
)

# Never a word alone: pieces of foreign phrases (ad hoc, in vitro), of rhyming pairs, and of machine names.
FRAGMENTS = listed(
    """
    accreta alia angeles annum arco arcos areata argy aux avant bona brachii brac bric carpe cerebri
    cetera coli coudé crabiness criss cui dei deja delentia delicti diem doux déjà eidos erat et excelsa
    facto faire fait ferox fide fides folie fortiori froid galen grâce haute hasta hara hoc hoity hominem
    incertae increta infinitum initio ipso ise ize jitsu jiu joie kung laissez libitum lieux majeure
    majora marga maître mazel mea memoriam ménage minora mortem nauseam nolens nouveau nouveaux nouvelle
    officio olivacea olog operadi operandi pamby namby panky partite percha percreta pigmentosum plicata
    pocus posteriori priori prix propria punctatissima quo raison rheumatica rigueur restante savoir sedis
    simon soi sofia spatio tete tov toity topsy turvy tête utero vivo vitro versa vivendi voce volens von
    vril amorallym hospholipase ispell yobibit trixie sahara pathias
    """
)
