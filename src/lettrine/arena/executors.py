"""Where work is done: in this process, in several on this machine, or on a Dask cluster, with the same results."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from lettrine.core.game import Refusal


class NoCluster(Exception):  # the name says what is wrong
    """The cluster cannot be reached."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


Work = Callable[[int], Any]


def run_all(work: Work, numbers: range, workers: int = 1, cluster: str | None = None) -> Iterator[tuple[int, Any]]:
    """The result of each number, as soon as it is there, in any order."""
    if workers == 1 and cluster is None:
        for number in numbers:
            yield number, work(number)
        return
    with open_executor(workers, cluster) as executor:
        pending = {executor.submit(work, number): number for number in numbers}
        try:
            for future in as_completed(pending):
                yield pending[future], future.result()
        finally:
            for future in pending:
                future.cancel()


@contextmanager
def open_executor(workers: int, cluster: str | None) -> Iterator[Executor]:
    """An executor with these workers, or one of the cluster."""
    if cluster is None:
        with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
            yield pool
        return
    with _client(cluster) as client:
        yield client.get_executor()


def _client(cluster: str) -> Any:
    """A connection to a Dask scheduler (`tcp://host:8786`). Its workers need this package and a lexicon's sources."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster(Refusal("cluster_library_missing", {"command": "pip install distributed"})) from None
    try:
        return distributed.Client(cluster, timeout="10s")
    except (OSError, ValueError) as error:
        raise NoCluster(Refusal("cluster_unreachable", {"reason": str(error)})) from None
