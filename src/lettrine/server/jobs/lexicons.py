"""Lexicons that are missing are built when the server starts, one at a time, in a process of their own.

No request waits for a build: what needs a lexicon that is not there yet is refused with `words_preparing`, what needs
one whose word lists are not installed with `missing_source`, and what needs one that could not be built with
`words_missing`. Meanwhile the other languages can be played.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

from lettrine.child_process import announce, exit_with_server, record_loss
from lettrine.core.game import Refusal
from lettrine.server import logs
from lettrine.server.settings import Settings
from lettrine.texts import interface_language
from lettrine.wire import bodies
from lettrine.words.build.sources import MissingSource
from lettrine.words.cache import (
    LANGUAGES,
    NotCompiled,
    build_progress,
    compiled_lexicon,
    lexicon,
    missing_packages,
)

log = logging.getLogger(__name__)

MOST_TRIES = 3
"""How often a build is tried before its language is given up until the next start."""
LONGEST_BUILD = 900.0
"""Seconds after which a build is taken for hung: it takes half a minute."""
RETRY_DELAY = 5.0
"""Seconds before it is tried again."""
INSTALL_INTERVAL = 30.0
"""Seconds between two looks whether missing word lists have been installed."""

Build = Callable[[str], Awaitable[bool]]
"""Builds the lexicon of a language; returns whether that was possible."""


class Lexicons:
    """The lexicons of one server: those that are there, and the build of those that are not."""

    def __init__(
        self, build: Build, retry_delay: float = RETRY_DELAY, install_interval: float = INSTALL_INTERVAL
    ) -> None:
        self._build, self._retry_delay, self._install_interval = build, retry_delay, install_interval
        self.on_build: Callable[[str, bool], None] = lambda language, built: None
        """Called after each try to build a lexicon, with whether it was built."""
        self._wanted: dict[str, int] = dict.fromkeys(LANGUAGES, 0)
        """How often each language was asked for in vain."""
        self.failures: dict[str, Refusal] = {}
        """Why the languages cannot be played that are neither there nor being prepared."""

    async def run(self) -> None:
        """Build what is missing: first what most people wait for, else the language of the server's own texts."""
        missing = [each for each in LANGUAGES if await _open(each) is None]
        while missing:
            buildable = [each for each in missing if await self._is_installed(each)]
            if not buildable:
                await asyncio.sleep(self._install_interval)
                continue
            language = max(buildable, key=lambda each: (self._wanted[each], each == interface_language()))
            missing.remove(language)
            if not await self._build_patiently(language):
                self.failures[language] = Refusal("words_missing", {"language": language})

    async def load(self, language: str) -> Any:
        """The lexicon of a language; raises `NotCompiled` if it is not there yet."""
        found = await _open(language)
        if found is None:
            self._wanted[language] += 1
            raise NotCompiled(language)
        return found

    async def states(self) -> tuple[bodies.LexiconState, ...]:
        """By language, whether its words are there, and otherwise how far their build has come."""
        return tuple([await self._state(language) for language in LANGUAGES])

    def refusal(self, language: str) -> Refusal:
        """Why something that needs the words of a language cannot be done now."""
        preparing = Refusal("words_preparing", {"language": language, "percent": _percent(language)})
        return self.failures.get(language, preparing)

    async def _state(self, language: str) -> bodies.LexiconState:
        if await _open(language) is not None:
            return bodies.LexiconState(language, "ready", 100)
        failed = language in self.failures
        return bodies.LexiconState(language, "missing" if failed else "preparing", _percent(language))

    async def _is_installed(self, language: str) -> bool:
        """Whether the word lists of a language are installed; if not, that is logged once."""
        packages = await asyncio.to_thread(missing_packages, language)
        if not packages:
            self.failures.pop(language, None)
            return True
        if language not in self.failures:
            fields = {"language": language, "packages": " ".join(packages)}
            log.warning("word lists are not installed: games are refused", extra=fields)
        self.failures[language] = _missing_source(language, packages)
        return False

    async def _build_patiently(self, language: str) -> bool:
        for attempt in range(MOST_TRIES):
            await asyncio.sleep(self._retry_delay if attempt else 0)
            built = await self._build(language)
            self.on_build(language, built)
            if built:
                return True
        log.error("a lexicon cannot be built: its games are refused", extra={"language": language})
        return False


def _missing_source(language: str, packages: Sequence[str]) -> Refusal:
    missing = MissingSource(" ".join(packages))
    return Refusal(missing.code, {"language": language, "package": ", ".join(packages), "command": missing.command})


async def _open(language: str) -> Any:
    """In a thread: a file is opened the first time."""
    return await asyncio.to_thread(compiled_lexicon, language)


def _percent(language: str) -> int:
    return round(100 * build_progress(language))


def builder(settings: Settings) -> Build:
    """Builds lexicons in processes of their own: a build takes seconds of CPU and a gigabyte, and gives both back."""
    announce("lexicons")

    async def build(language: str) -> bool:
        arguments = (language, settings.log_format, settings.log_level)
        process = get_context("forkserver").Process(target=_build_in_process, args=arguments, daemon=True)
        try:
            async with asyncio.timeout(LONGEST_BUILD):
                await asyncio.to_thread(process.start)
                await asyncio.to_thread(process.join)
        except TimeoutError:
            record_loss("lexicons", "hung")
            return False
        finally:
            _kill(process)  # it hangs, or nobody waits for it any more because the server stops
        if process.exitcode is not None and process.exitcode < 0:
            record_loss("lexicons", "died")
        return process.exitcode == 0

    return build


def _kill(process: BaseProcess) -> None:
    if process.pid is not None:
        process.kill()


def _build_in_process(language: str, form: logs.Format, level: logs.Level) -> None:
    """Runs in a process of its own, which logs like the server and says by its exit code whether it was possible."""
    exit_with_server()
    logs.configure(form, level, sys.stderr)
    log.info("building a lexicon", extra={"language": language})
    try:
        lexicon(language)
    except Exception:
        log.exception("a lexicon could not be built", extra={"language": language})
        sys.exit(1)
    log.info("built a lexicon", extra={"language": language})
