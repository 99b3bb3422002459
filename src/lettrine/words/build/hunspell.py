"""Expands a Hunspell dictionary: every surface form of every entry, once, at build time.

A spelling engine strips affixes from the word it is asked about; here the affixes are applied forwards
instead, so that the result can be sorted, merged and looked up. Compounding is left out: the result is the listed
words with their affixes. Stems share few endings, so each affix flag caches which of its rules fit an ending.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

Flags = frozenset[str]
NONE: Flags = frozenset()


class Form(NamedTuple):
    """One surface form of one entry."""

    surface: str
    stem: str  # the entry as listed
    flags: Flags  # the entry's own flags
    affixes: tuple[str, ...]  # flags of the affixes that made the surface, in the order applied
    morph: str  # the morphological fields of the entry's line, as written


class Entry(NamedTuple):
    """One line of a .dic file."""

    stem: str
    flags: Flags
    morph: str


class Rule(NamedTuple):
    """One line of an affix group."""

    strip: str
    add: str
    condition: re.Pattern[str]
    carried: Flags  # flags that the affixed word has


class Group:
    """The rules of one affix flag."""

    def __init__(self, flag: str, *, suffix: bool, cross: bool, full: bool) -> None:
        self.flag = flag
        self.suffix = suffix
        self.cross = cross  # may be combined with an affix of the other kind
        self._full = full  # may replace the whole word
        self._rules: list[Rule] = []
        self._edge_length = 1  # how many letters of a word decide which rules fit
        self._known: dict[str, tuple[Rule, ...]] = {}

    def add(self, strip: str, add: str, condition: str, carried: Flags) -> None:
        """Add one rule."""
        atoms = re.findall(r"\[[^\]]*\]|.", condition)
        pattern = "".join(map(_atom, atoms))
        anchored = f"(?:{pattern})$" if self.suffix else f"^(?:{pattern})"
        self._rules.append(Rule(strip, add, re.compile(anchored), carried))
        self._edge_length = max(self._edge_length, len(atoms), len(strip) + 1)

    def fitting(self, word: str) -> tuple[Rule, ...]:
        """The rules that apply to a word."""
        edge = word[-self._edge_length :] if self.suffix else word[: self._edge_length]
        known = self._known.get(edge)
        if known is None:
            known = self._known[edge] = tuple(rule for rule in self._rules if self._fits(rule, edge))
        return known

    def _fits(self, rule: Rule, edge: str) -> bool:
        strippable = edge.endswith(rule.strip) if self.suffix else edge.startswith(rule.strip)
        leaves = self._full or len(edge) > len(rule.strip)
        return leaves and strippable and rule.condition.search(edge) is not None

    def apply(self, rule: Rule, word: str) -> str:
        """The word with one affix."""
        if self.suffix:
            return word[: len(word) - len(rule.strip)] + rule.add
        return rule.add + word[len(rule.strip) :]


class FlagMeaning(NamedTuple):
    """What a set of flags means for the word that has it."""

    standalone: bool  # a word by itself, not a stem in need of an affix or half of a circumfix
    compound_only: bool
    circumfix_half: bool  # comes only together with the other half
    prefixes: tuple[Group, ...]
    suffixes: tuple[Group, ...]


class Affixes:
    """What an .aff file says, as far as listed words go."""

    def __init__(self, aff: bytes, ignore: Collection[str] = ()) -> None:
        self.encoding = _encoding(aff)
        lines = [fields for line in aff.decode(self.encoding).splitlines() if (fields := line.split())]
        options = {fields[0]: fields[1] for fields in lines if len(fields) > 1}
        aliases = [fields[1] for fields in lines if fields[0] == "AF"][1:]
        self.parse = _flag_parser(options.get("FLAG", "short"), aliases)
        self.forbidden = self.parse(options.get("FORBIDDENWORD", ""))
        self._prefixes = _groups(lines, "PFX", self.parse, ignore)
        self._suffixes = _groups(lines, "SFX", self.parse, ignore)
        self._incomplete = self.parse(options.get("NEEDAFFIX", ""))
        self._compound_only = self.parse(options.get("ONLYINCOMPOUND", ""))
        self._half = self.parse(options.get("CIRCUMFIX", ""))
        self._meanings: dict[Flags, FlagMeaning] = {}

    def meaning(self, flags: Flags) -> FlagMeaning:
        """What the flags mean; computed once, for a dictionary has few distinct sets."""
        known = self._meanings.get(flags)
        if known is None:
            known = self._meanings[flags] = FlagMeaning(
                standalone=flags.isdisjoint(self._incomplete | self._half),
                compound_only=not flags.isdisjoint(self._compound_only),
                circumfix_half=not flags.isdisjoint(self._half),
                prefixes=tuple(self._prefixes[flag] for flag in sorted(flags & self._prefixes.keys())),
                suffixes=tuple(self._suffixes[flag] for flag in sorted(flags & self._suffixes.keys())),
            )
        return known


class Dictionary(NamedTuple):
    """What an .aff and a .dic file say together."""

    affixes: Affixes
    entries: tuple[Entry, ...]
    """Every entry with its flags, be it a word or only part of one."""

    def forms(self) -> Iterator[Form]:
        """Every surface form; one may come more than once."""
        banned = [entry for entry in self.entries if entry.flags & self.affixes.forbidden]
        never = {form.surface for entry in banned for form in _expand(self.affixes, *entry)}
        for entry in self.entries:
            for form in _expand(self.affixes, *entry):
                if form.surface not in never:
                    yield form


def dictionary(aff: bytes, dic: bytes, ignore: Collection[str] = ()) -> Dictionary:
    """Read a dictionary, without the affix flags to `ignore`."""
    affixes = Affixes(aff, ignore)
    return Dictionary(affixes, tuple(_entries(dic.decode(affixes.encoding), affixes.parse)))


def forms(aff: bytes, dic: bytes, ignore: Collection[str] = ()) -> Iterator[Form]:
    """Every form of a dictionary that nothing else is asked of."""
    return dictionary(aff, dic, ignore).forms()


def _encoding(aff: bytes) -> str:
    declared = re.search(rb"^SET\s+(\S+)", aff, re.MULTILINE)
    name = declared[1].decode("ascii") if declared else "ISO8859-1"
    return "utf-8-sig" if name == "UTF-8" else name


def _flag_parser(kind: str, aliases: list[str]) -> Callable[[str], Flags]:
    def split(field: str) -> Iterable[str]:
        if kind == "num":
            return field.split(",") if field else ()
        width = 2 if kind == "long" else 1
        return (field[at : at + width] for at in range(0, len(field), width))

    @cache  # a dictionary has few distinct fields, and the forms share one set each
    def parse(field: str) -> Flags:
        if aliases and field.isdigit():
            return frozenset(split(aliases[int(field) - 1]))
        return frozenset(split(field))

    return parse


def _groups(
    lines: list[list[str]], kind: str, parse: Callable[[str], Flags], ignore: Collection[str]
) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    full = ["FULLSTRIP"] in lines
    for fields in lines:
        if fields[0] != kind or fields[1] in ignore:
            continue
        flag = fields[1]
        if flag not in groups:  # the first line of a group is its header
            groups[flag] = Group(flag, suffix=kind == "SFX", cross=fields[2] == "Y", full=full)
            continue
        add, _, carried = fields[3].partition("/")
        condition = fields[4] if len(fields) > 4 else "."
        groups[flag].add(_text(fields[2]), _text(add), condition, parse(carried))
    return groups


def _text(field: str) -> str:
    return "" if field == "0" else field


def _atom(atom: str) -> str:
    if atom == ".":
        return atom
    if not atom.startswith("["):
        return re.escape(atom)
    negated = atom.startswith("[^")
    return f"[{'^' if negated else ''}{re.escape(atom[1 + negated : -1])}]"


_MORPH = re.compile(r"\t| +(?=[a-z]{2}:)")
_SLASH = re.compile(r"(?<=[^\\])/")


def _entries(dic: str, parse: Callable[[str], Flags]) -> Iterator[Entry]:
    for line in dic.splitlines()[1:]:  # the first line is a count
        plain = "\\" not in line and ":" not in line and "\t" not in line  # nearly all
        stem, field, morph = _plain_fields(line) if plain else _fields(line)
        if stem:
            yield Entry(stem, parse(field) if field else NONE, morph)


def _plain_fields(line: str) -> tuple[str, str, str]:
    stem, _, field = line.strip().partition("/")
    return stem, field, ""


def _fields(line: str) -> tuple[str, str, str]:
    entry, *morph = _MORPH.split(line, maxsplit=1)
    stem, *field = _SLASH.split(entry.strip(), maxsplit=1)
    return stem.replace("\\/", "/"), field[0] if field else "", morph[0].strip() if morph else ""


def _expand(affixes: Affixes, stem: str, flags: Flags, morph: str) -> Iterator[Form]:
    """The entry itself, its suffixed forms, and each of them with a prefix."""
    own = affixes.meaning(flags)
    if own.compound_only:
        return
    crossing = frozenset(prefix.flag for prefix in own.prefixes if prefix.cross)
    for surface, meaning, applied in chain([(stem, own, ())], _suffixed(affixes, stem, own, (), crossing)):
        form = Form(surface, stem, flags, applied, morph)
        if meaning.standalone:
            yield form
        for prefix in meaning.prefixes:
            yield from _prefixed(affixes, prefix, form, half=meaning.circumfix_half and applied != ())


Suffixed = tuple[str, FlagMeaning, tuple[str, ...]]


def _suffixed(
    affixes: Affixes, word: str, meaning: FlagMeaning, before: tuple[str, ...], crossing: Flags = NONE
) -> Iterator[Suffixed]:
    """A word with each suffix that its flags allow, and with one upon another."""
    for group in meaning.suffixes:
        applied = (*before, group.flag)
        for rule in group.fitting(word):
            carried = rule.carried | crossing if crossing and group.cross else rule.carried
            after = affixes.meaning(carried)
            if after.compound_only:
                continue
            surface = group.apply(rule, word)
            yield surface, after, applied
            if after.suffixes and not before:
                yield from _suffixed(affixes, surface, after, applied)


def _prefixed(affixes: Affixes, group: Group, form: Form, *, half: bool) -> Iterator[Form]:
    """A form with a prefix, which may bring suffixes; the halves of a circumfix only come together."""
    for rule in group.fitting(form.surface):
        meaning = affixes.meaning(rule.carried)
        if meaning.compound_only or meaning.circumfix_half != half:
            continue
        surface = group.apply(rule, form.surface)
        yield form._replace(surface=surface, affixes=(*form.affixes, group.flag))
        if not form.affixes:
            for ended, _, applied in _suffixed(affixes, surface, meaning, (group.flag,)):
                yield form._replace(surface=ended, affixes=applied)
