"""Which failures of a run are tried again: tools/run_tests.py."""

import pytest
from tools.run_tests import MOST, may_be_late

BROWSER = "tests/page/sonde/test_table.py::test_a"
RULES = "tests/games/sonde/test_ask.py::test_S15"


@pytest.mark.parametrize(
    ("failed", "late"),
    [
        ([], False),
        ([BROWSER], True),
        ([BROWSER, "tests/server/test_kill.py::test_b[sqlite]"], True),
        ([RULES], False),
        ([BROWSER, RULES], False),
        (["tests/page/sonde/test_table.py"], False),  # it could not even be read
        ([f"{BROWSER}[{number}]" for number in range(MOST + 1)], False),
    ],
)
def test_only_a_few_that_wait_for_others_are_tried_again(failed: list[str], late: bool):
    assert may_be_late(failed) == late
