"""The games under test, one line each."""

from tests.conformance import sonde
from tests.conformance.specimen import Specimen

SPECIMENS: tuple[Specimen, ...] = (sonde.SPECIMEN,)
