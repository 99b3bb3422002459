"""Proper names in French: which are people, which are places.

The spelling list only capitalises names, and Lefff gives them a gender: its names are communes, countries and
first names, all mixed. The one list that says person or place is Galician, and most names look the same in
both languages; so it is used first, and a name of Lefff's that is no person there is taken for a place.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.fr.tags import Tags
from lettrine.words.build.reading import Reading
from lettrine.words.fold import fold

_LABELLED = re.compile(r"^([^/ \n]+)[^ \n]* po:(antropónimo|topónimo)( \[n-grama)?", re.MULTILINE)
_NAME = re.compile(r"[A-ZÀ-ÖØ-ÞŒŠŽ][a-zß-öø-ÿœšž]+")

# Rouen-les-Essarts, Paris-09: the first part is a place.
_HEAD = re.compile(r"([^-]+)-(?:sur|sous|en|la|le|les|lès|de|du|des|\d\d)\b")


class Labels(NamedTuple):
    """Folded names that some source calls a person's or a place's."""

    people: set[str]
    places: set[str]


def read_labels(galician: str, tags: Tags) -> Labels:
    """Persons and places, from the Galician list, from Lefff's names, and from the names of inhabitants."""
    people, places = set(), set()
    for name, kind, phrase in _LABELLED.findall(galician):
        if kind == "antropónimo":
            people.add(fold(name))
        elif not phrase:  # a word of a longer name of a place may be anything
            places.add(fold(name))
    inhabitants = {
        fold(word) for word, flags in tags.flags.items() if flags & bits.ADJECTIVE and word.endswith(("ais", "ois"))
    }
    for name, genders in tags.names.items():
        folded = fold(name)
        if "s" in genders:  # of either gender: a first name
            people.add(folded)
        elif folded not in people or len(genders) > 1 or _has_inhabitants(folded, inhabitants):
            places.add(folded)
        if head := _HEAD.match(name):
            places.add(fold(head[1]))
    return Labels(people, places)


def _has_inhabitants(folded: str, inhabitants: set[str]) -> bool:
    """Nice has its Niçois, Lyon its Lyonnais."""
    stem = folded.rstrip("ES")
    return any(stem + ending in inhabitants for ending in ("AIS", "OIS", "NAIS", "NOIS"))


def kind(name: str, labels: Labels) -> int:
    """Person, place, both, or just a name."""
    folded = fold(name)
    person = bits.PERSON if folded in labels.people else 0
    place = bits.PLACE if folded in labels.places else 0
    return person | place or bits.PROPER


def is_name(display: str) -> bool:
    """Whether a word is written like a name: Zoé, Hauts-de-Seine; not TTC or kWh."""
    return _NAME.match(display) is not None


def readings(tags: Tags, labels: Labels, common: Iterable[str]) -> Iterator[Reading]:
    """Lefff's names of one word; a village that shares its letters with a common word adds nothing to it."""
    taken = set(map(fold, common))
    for name in tags.names:
        if _NAME.fullmatch(name) and fold(name) not in taken:
            yield Reading(name, kind(name, labels) | bits.HEADWORD)
