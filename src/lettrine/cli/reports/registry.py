"""The games whose analysis can be printed, by name."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from lettrine.cli.reports.glyphs import GlyphsReport
from lettrine.cli.reports.sonde import SondeReport
from lettrine.cli.reports.tug import TugReport
from lettrine.games.glyphs import GLYPHS
from lettrine.games.sonde import SONDE
from lettrine.games.tug import TUG

REPORTS: dict[str, Callable[[Any, str], RenderableType]] = {
    SONDE.name: lambda analysis, language: SondeReport(analysis, language).render(),
    GLYPHS.name: lambda analysis, language: GlyphsReport(analysis, language).render(),
    TUG.name: lambda analysis, language: TugReport(analysis, language).render(),
}
"""Renders the game's analysis in a language."""
