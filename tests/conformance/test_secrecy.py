"""No seat and no watcher can tell two worlds apart that differ only in what they cannot know."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.secrecy import EXAMPLES, keeps_its_secrets
from tests.conformance.specimen import Specimen
from tests.conformance.specimens import SPECIMENS
from tests.thorough import examples


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda s: s.game.name)
@given(data=st.data())
@settings(max_examples=examples(EXAMPLES), deadline=None)
def test_two_worlds_give_the_same_bytes(specimen: Specimen, data: st.DataObject):
    keeps_its_secrets(specimen, data)
