"""What the French lexicon knows, on the real sources; and the recipe on small ones."""

import numpy as np
import pytest

from lettrine.words.build.fr import recipe as fr
from lettrine.words.build.fr.word_lists import MODERN
from lettrine.words.build.reading import Reading
from lettrine.words.build.sources import Source
from lettrine.words.flags import COMMON, NAMES, Flag
from lettrine.words.lexicon import LONGEST, Lexicon

NARROW = Flag.NOUN | Flag.ADJECTIVE | Flag.INFINITIVE | Flag.ADVERB


def flags(words: Lexicon, folded: str) -> Flag:
    entry = words.find(folded)
    assert entry is not None, folded
    return entry.flags


def having(words: Lexicon, length: int, bits: Flag) -> int:
    return int(np.count_nonzero(words.flags(length) & np.uint32(bits)))


def test_there_are_enough_words(french: Lexicon) -> None:
    assert sum(having(french, length, COMMON) for length in range(4, 13)) >= 320_000
    assert having(french, 5, COMMON) >= 6_900
    assert 115_000 <= sum(having(french, length, NARROW) for length in range(4, 13)) <= 122_000


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("TRESORIER", Flag.NOUN | Flag.HEADWORD),
        ("SILOS", Flag.NOUN | Flag.INFLECTED),
        ("BUVEZ", Flag.FINITE | Flag.INFLECTED),
        ("VITE", Flag.ADVERB | Flag.HEADWORD),
        ("LENTEMENT", Flag.ADVERB | Flag.HEADWORD),
    ],
)
def test_parts_of_speech(french: Lexicon, word: str, kinds: Flag) -> None:
    assert flags(french, word) == kinds


@pytest.mark.parametrize(
    ("word", "kind"), [("BOIRE", Flag.INFINITIVE), ("TISSE", Flag.PARTICIPLE), ("ZUT", Flag.INTERJECTION)]
)
def test_some_reading(french: Lexicon, word: str, kind: Flag) -> None:
    assert flags(french, word) & kind


@pytest.mark.parametrize("word", ["KIPLA", "LARBRE", "QUELQU", "AUJOURDHUI", "VITRO", "OPERANDI", "ARCENCIEL"])
def test_no_words(french: Lexicon, word: str) -> None:
    assert word not in french


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("LONDRES", Flag.PLACE),
        ("MARSEILLE", Flag.PLACE),
        ("LOUIS", Flag.PERSON),
        ("SOPHIE", Flag.PERSON),
        ("MOZART", Flag.PERSON),
    ],
)
def test_names(french: Lexicon, word: str, kind: Flag) -> None:
    assert flags(french, word) & kind


@pytest.mark.parametrize("word", ["LONDRES", "MARSEILLE", "SOPHIE", "MOZART", "BELGIQUE"])
def test_names_that_are_no_common_word(french: Lexicon, word: str) -> None:
    found = flags(french, word)
    assert found & NAMES
    assert not found & COMMON


def test_a_name_can_be_a_common_word_too(french: Lexicon) -> None:
    paris = french.find("PARIS")
    assert paris is not None
    assert paris.flags & Flag.PLACE
    assert paris.flags & Flag.NOUN
    assert (paris.display, paris.lemma) == ("paris", "pari")
    assert paris.zipf < 5  # not that of the town
    assert not paris.flags & Flag.HEADWORD  # the town is one, pari is another


@pytest.mark.parametrize("word", ["KG", "ETC", "CF", "MME", "TTC"])
def test_abbreviations_are_no_words(french: Lexicon, word: str) -> None:
    assert flags(french, word) == Flag.ABBREVIATION


def test_infinitives_end_as_infinitives_do(french: Lexicon) -> None:
    for length in range(1, LONGEST + 1):
        rows = np.flatnonzero(french.flags(length) & np.uint32(Flag.INFINITIVE))
        odd = [word for row in rows if not (word := french.word(length, int(row))).endswith(("ER", "IR", "RE"))]
        assert odd == []


def test_hyphenated_words(french: Lexicon) -> None:
    assert flags(french, "ARC-EN-CIEL") == Flag.NOUN | Flag.HEADWORD | Flag.HYPHENATED
    for length in range(1, LONGEST + 1):
        assert having(french, length, Flag.HYPHENATED) == 0


def test_slang_is_marked_in_all_its_forms(french: Lexicon) -> None:
    for word in ("BAGNOLE", "BAGNOLES", "POIREAUTAIT"):
        assert flags(french, word) & Flag.SLANG
    assert not flags(french, "VOITURE") & Flag.SLANG


@pytest.mark.parametrize(
    ("word", "display", "lemma"),
    [
        ("SOEURS", "sœurs", "sœur"),
        ("ELEVES", "élèves", "élève"),
        ("KILOMETRES", "kilomètres", "kilomètre"),
        ("BUVEZ", "buvez", "boire"),
        ("SUIS", "suis", "être"),
    ],
)
def test_display_and_lemma(french: Lexicon, word: str, display: str, lemma: str) -> None:
    entry = french.find(word)
    assert entry is not None
    assert (entry.display, entry.lemma) == (display, lemma)


def test_suggestions(french: Lexicon) -> None:
    assert french.suggest("tresorrier")[0] == "trésorier"
    assert "accueil" in french.suggest("acceuil")


AFF = """
SET UTF-8
FLAG long
SFX S. Y 1
SFX S. 0 s .
SFX F. Y 1
SFX F. 0 e .
SFX a0 Y 2
SFX a0 er e er
SFX a0 er ant er
SFX p+ Y 1
SFX p+ er é er
"""
FILES = {
    fr.AFF: AFF,
    fr.GALICIAN: "3\nZoé po:antropónimo\nRouen po:topónimo\nSena/10 po:antropónimo",
    fr.LEFFF: "oeuf\tnc\toeuf\tms\ngaler\tv\tgaler\tW\ngale\tv\tgaler\tPS13s\nGers\tnp\tGers\tms",
    fr.LEXIQUE: "ortho\tphon\tlemme\tcgram\t\t\t\t\t\t\tinfover\t\nlutin\t\tlutin\tNOM\t\t\t\t\t\t\t\t\n",
}


def readings_of(*entries: str) -> dict[str, Reading]:
    def read(source: Source) -> bytes:
        text = "\n".join(["0", *entries]) if source == fr.DIC else FILES[source]
        return text.encode("cp1252" if source == fr.LEXIQUE else "utf-8")

    found = fr.readings(read, lambda done: None)
    return {reading.display: reading for reading in found if reading not in MODERN}


def test_known_words_take_their_sources_word() -> None:
    readings = readings_of("œuf/S.", "lutin/S.")
    assert readings["œuf"] == Reading("œuf", Flag.NOUN | Flag.HEADWORD, "œuf")
    assert readings["lutin"] == Reading("lutin", Flag.NOUN | Flag.HEADWORD, "lutin")


@pytest.mark.parametrize(
    ("entry", "display", "kinds"),
    [
        ("tweeter/a0p+", "tweeter", Flag.INFINITIVE | Flag.HEADWORD),
        ("tweeter/a0p+", "tweete", Flag.FINITE | Flag.INFLECTED),
        ("tweeter/a0p+", "tweetant", Flag.PARTICIPLE | Flag.INFLECTED),
        ("tweeter/a0p+", "tweeté", Flag.PARTICIPLE | Flag.INFLECTED),
        ("kanban/S.", "kanbans", Flag.NOUN | Flag.INFLECTED),
        ("cyanique/S.", "cyanique", Flag.ADJECTIVE | Flag.HEADWORD),
        ("lotois/F.", "lotoise", Flag.NOUN | Flag.ADJECTIVE | Flag.INFLECTED),
        ("viralement/L'D'Q'", "viralement", Flag.ADVERB | Flag.HEADWORD),
        ("accalmir/d'q'l'm't's'", "accalmir", Flag.INFINITIVE | Flag.HEADWORD),
        ("gale/S.", "gale", Flag.FINITE | Flag.NOUN | Flag.INFLECTED),
        ("bagnole/S.", "bagnoles", Flag.NOUN | Flag.INFLECTED | Flag.SLANG),
        ("dyn/||--", "dyn", Flag.ABBREVIATION),
        ("TTC", "TTC", Flag.ABBREVIATION),
        ("Mme/L'D'Q'", "Mme", Flag.ABBREVIATION),
        ("XIXe/--", "XIXe", Flag.ABBREVIATION),
        ("Zoé/L'D'Q'", "Zoé", Flag.PERSON | Flag.HEADWORD),
        ("Rouen/L'D'Q'", "Rouen", Flag.PLACE | Flag.HEADWORD),
        ("Gers/L'D'Q'", "Gers", Flag.PLACE | Flag.HEADWORD),
        ("Nissan/L'D'Q'", "Nissan", Flag.PROPER | Flag.HEADWORD),
    ],
)
def test_other_words_are_judged_by_their_entry(entry: str, display: str, kinds: Flag) -> None:
    assert Flag(readings_of(entry)[display].flags) == kinds


@pytest.mark.parametrize("entry", ["vitro", "quelqu/--", "operandi/L'D'Q'", "londrès/L'D'Q'", "xᵉ/--"])
def test_what_is_no_word_gives_no_row(entry: str) -> None:
    assert list(readings_of(entry)) == ["Gers"]  # which Lefff brings


def test_a_village_adds_nothing_to_the_common_word_of_its_letters() -> None:
    assert "Gers" not in readings_of("gers/S.")


@pytest.mark.parametrize("word", ["COVID", "COWORKING", "WEEKEND", "MILLEFEUILLE", "TANDIS"])
def test_modern_words(french: Lexicon, word: str) -> None:
    assert flags(french, word) & COMMON


@pytest.mark.parametrize("word", ["HTTP", "ZZZZ", "PEOPLE"])
def test_intruders_are_out(french: Lexicon, word: str) -> None:
    entry = french.find(word)
    assert entry is None or not entry.flags & COMMON


def test_words_that_are_names_too_keep_their_frequency(french: Lexicon) -> None:
    soleil = french.find("SOLEIL")
    assert soleil is not None
    assert soleil.zipf > 4.8


@pytest.mark.parametrize("word", ["PEOPLE", "ZZZZ", "HTTP", "AFTER", "HOMBRE", "OFFICIAL"])
def test_foreign_words_and_noises_are_no_words(french: Lexicon, word: str) -> None:
    entry = french.find(word)
    assert entry is None or not entry.flags & COMMON


@pytest.mark.parametrize("word", ["HOME", "QUEEN", "GIRL", "STREET", "THREAD", "NEW", "BIG", "FRENCH"])
def test_english_words_in_french_are_called_foreign(french: Lexicon, word: str) -> None:
    assert flags(french, word) & Flag.FOREIGN


@pytest.mark.parametrize("word", ["DARK", "GOOD"])
def test_english_words_that_no_french_source_explains_are_none(french: Lexicon, word: str) -> None:
    assert word not in french


@pytest.mark.parametrize("word", ["MAISON", "SOLEIL", "PERSONNE", "CHANTEUR", "CHAT"])
def test_french_words_are_not(french: Lexicon, word: str) -> None:
    assert not flags(french, word) & Flag.FOREIGN
