"""English slang, of which the spelling list labels only the worst: what dictionaries call slang in all that it means.

Entries are dictionary forms: their inflected forms follow.
"""

from lettrine.words.build.lists import listed

SLANG = listed(
    """
    aggro arse arsehole asshole ballsy beaut berk biatch biffy bimbo bint blagger blighter bloke bodge bogan bollix
    bollocks bonkbuster boob boogieman booze boozer boozy bozo bub bugger bullshit bullshitter bumf bumph bupkis
    butthead buttinsky cahoots carsey chav chavvy chuffed chunder cockup codswallop cooties crap crapper crappy crikey
    crummy dago dekko dickhead dickwad dildo dipshit ditz ditzy doofus doolally dork dorky dosh dosser douchebag
    drongo dumbass dweeb eejit effing faff faggot fanboy fancypants fatso flunky frigging fug fugly gaga geezer gob
    gobshite gook grotty gubbins gunk guv heck hickey hooch hooey horny hotshot humungous jerkoff jism junkie kike
    kinky knackered kook lardass lardy lech loony lughole lummox manky meathead meh milf minger minging mofo moola
    mozzie munchies munter naff narc nark narky neato noggin nookie numpty nutcase nutter oik oomph paki palooka perv
    pervy pillock pinko piss pisser plonker ponce poncey poncy poof poofter poopy posho prat prole quickie quim
    raghead ratbag raunchy rozzer rube sarky sarnie schlep schlepp schlong schlub schmo schmoe schmooze schmuck
    schnook schnozz scumbag scuzzy shagger shitfaced shithead shithole shithouse shitless shitload shitty shlep shmuck
    shonky shtup sickie sicko sitch skank skanky skint skive skiver slut slutty smackers smartarse smartass snog snot
    snotty spacey spaz spazz spic spick spiv spliff squaddie stoner tarty tits titty toff tootsie tosser totty trannie
    tranny turd twat twerp twonk ute wacko wally wank wanker wazzock weenie weirdo wetback whinger wino wog wop yack
    yob yobbo yonks zilch zit zonked
    """
)
