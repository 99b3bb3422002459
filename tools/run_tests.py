"""Runs pytest, and then, by themselves, the few tests that waited in vain for a browser or a server meanwhile.

The tests share two cores with a hundred browsers and servers, and one that came seconds too late says little about the
change. What fails alone as well is broken; what passes is named, because a test that needs luck is to be mended. Only
tests that wait for other processes are run again, and only a few: otherwise something is wrong.
"""

import json
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
WAITING = ("tests/page/", "tests/server/", "tests/store/postgres/", "tests/cli/terminal/")
"""Where tests wait for what other processes do."""
MOST = 8
SOME_FAILED = 1
"""The exit code of pytest for a run that came to its end; others mean that not everything was run."""


def may_be_late(failed: Collection[str]) -> bool:
    """Whether these failures may come from too much at once."""
    return 0 < len(failed) <= MOST and all(test.startswith(WAITING) and "::" in test for test in failed)


def pytest(arguments: Sequence[str]) -> int:
    """The exit code of pytest with these arguments."""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Run the tests that the arguments name; returns the exit code."""
    FAILED.unlink(missing_ok=True)
    code = pytest(arguments)
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if code != SOME_FAILED or not may_be_late(failed):
        return code
    print("Again, by themselves:", *failed, sep="\n  ", flush=True)
    code = pytest(failed)
    if code == 0:
        print("Late beside everything else, right alone; to be mended:", *failed, sep="\n  ")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
