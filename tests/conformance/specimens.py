"""The games under test, one line each."""

from tests.conformance import glyphs, quick, solitaire, sonde, tug
from tests.conformance.specimen import Specimen

SPECIMENS: tuple[Specimen, ...] = (
    sonde.SPECIMEN,
    glyphs.SPECIMEN,
    quick.SPECIMEN,
    solitaire.SPECIMEN,
    tug.SPECIMEN,
)
