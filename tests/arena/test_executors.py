"""Who does the work: processes of this machine or a cluster, and the report is the same."""

import pytest

from lettrine.arena.competition import compete
from lettrine.arena.deals import Matchup
from lettrine.bots.registry import BOTS

SLOW, *_, FAST = BOTS["quick"]
PLAN = Matchup("quick", (SLOW, FAST), "en", "standard", {}, 1, SLOW)


def test_the_report_does_not_depend_on_who_did_the_work():
    ticks = []
    assert compete(PLAN, 4, workers=2, tick=lambda: ticks.append(1)) == compete(PLAN, 4)
    assert len(ticks) == 4


def test_a_cluster_says_the_same_as_one_machine():
    distributed = pytest.importorskip("distributed")
    no_port_of_its_own = {"dashboard_address": "127.0.0.1:0"}  # else it wants 8787
    cluster = distributed.LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        dashboard_address=None,
        scheduler_kwargs=no_port_of_its_own,
    )
    with cluster as here:
        assert compete(PLAN, 3, cluster=here.scheduler_address) == compete(PLAN, 3)
