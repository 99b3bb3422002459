"""The page on a slow phone, from a real server: what it weighs, and when somebody can use it.

A slow phone is a processor four times slower than this machine's and slow 4G as Lighthouse has it: 1.6 Mbit/s down,
150 ms for every answer. Nothing is in the browser's cache. Whoever else uses this machine makes the times longer, so
the best of several is printed beside the median.

    python -m bench.page        seven times, each page and each coding
    python -m bench.page 15     fifteen times
"""

import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from tests.page.common.browser import launched
from tests.server.server_process import Server

WEIGHT, SECONDS = 150, 2.5
AIMS = f"aims: the first page in ≤ {WEIGHT} kB with gzip, usable in ≤ {SECONDS} s; the game in ≤ {WEIGHT} kB more"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "service_workers": "block"}
SLOWER = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}

WATCH = """
  window.seen = { long: [], largest: 0, shifted: 0 }
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]))
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  watch('layout-shift', ({ value }) => (seen.shifted += value))
"""
TIMES = """() => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  started: performance.getEntriesByName('playable')[0]?.startTime ?? 0,
  busy: Math.max(0, ...seen.long.map(([start, took]) => start + took)),
  blocked: seen.long.reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0),
  largest: seen.largest, shifted: seen.shifted })"""


class Seen(NamedTuple):
    """One visit to the first page; times in seconds."""

    weight: Counter[str]
    """kB by kind."""
    requests: int
    painted: float
    largest: float
    usable: float
    """Drawn, started, and nothing keeping the processor from an answer to a tap."""
    blocked: float
    shifted: float


class Load:
    """A page on the slow phone, with all it gets put on the scales."""

    def __init__(self, browser: Browser, coding: str, slower: int = SLOWER) -> None:
        self.context = browser.new_context(**PHONE, extra_http_headers={"Accept-Encoding": coding})
        self.page: Page = self.context.new_page()
        self.kinds: dict[str, str] = {}
        self.weight: Counter[str] = Counter()
        self.requests = 0
        wire = self.context.new_cdp_session(self.page)
        wire.on("Network.responseReceived", lambda got: self.kinds.update({got["requestId"]: got["type"]}))
        wire.on("Network.loadingFinished", self._weigh)
        wire.on("Network.webSocketFrameReceived", self._weigh_frame)
        for method, values in (
            ("Network.enable", {}),
            ("Network.setCacheDisabled", {"cacheDisabled": True}),
            ("Network.emulateNetworkConditions", SLOW_4G),
            ("Emulation.setCPUThrottlingRate", {"rate": slower}),
        ):
            wire.send(method, values)
        self.page.add_init_script(WATCH)

    def _weigh(self, done: dict[str, Any]) -> None:
        self.weight[self.kinds.get(done["requestId"], "Other")] += done["encodedDataLength"] / 1000
        self.requests += 1

    def _weigh_frame(self, got: dict[str, Any]) -> None:
        self.weight["moves"] += len(got["response"]["payloadData"]) / 1000

    def __enter__(self) -> "Load":
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()


def first_page(browser: Browser, url: str, coding: str) -> Seen:
    """Open the first page."""
    with Load(browser, coding) as load:
        load.page.goto(url, wait_until="networkidle")
        times = load.page.evaluate(TIMES)
        usable = max(times["started"], times["painted"], times["busy"])
        return Seen(
            load.weight,
            load.requests,
            times["painted"] / 1000,
            times["largest"] / 1000,
            usable / 1000,
            times["blocked"] / 1000,
            times["shifted"],
        )


def first_word(browser: Browser, url: str) -> tuple[Counter[str], float]:
    """From a tap on "Play now" until a word can be hidden: what that weighs, and the seconds it takes."""
    with Load(browser, "gzip") as load:
        load.page.goto(url, wait_until="networkidle")
        load.weight.clear()
        load.page.evaluate("performance.mark('tapped')")
        load.page.locator("button.main").first.tap()
        load.page.locator("#word").wait_for()
        took = load.page.evaluate("performance.now() - performance.getEntriesByName('tapped')[0].startTime")
        load.page.wait_for_load_state("networkidle")
        return load.weight, took / 1000


def print_values(name: str, values: list[float], aim: float | None = None, unit: str = "s") -> None:
    """A line of the table."""
    middle, best = median(values), min(values)
    verdict = "" if aim is None else f"≤ {aim:g}   {'met' if middle <= aim else 'MISSED'}"
    print(f"  {name:<44}{middle:>9.2f}{best:>9.2f} {unit:<4}{verdict}")


def main(times: int = 7) -> None:
    """Measure, and tell."""
    print(AIMS)
    print(f"the machine's load as we begin: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), HTTP_BURST="1000000", HTTP_RATE="1000000")
        server.start()
        try:
            with launched() as browser:
                compare(browser, server.url, times)
        finally:
            server.kill()


def compare(browser: Browser, url: str, times: int) -> None:
    """Both codings, and the way into a game."""
    for coding in ("gzip", "br"):
        seen = [first_page(browser, url, coding) for _ in range(times)]
        weight = seen[0].weight
        print(f"\n{f'the first page, {coding}':<46}{'median':>9}{'best':>9}")
        print_values(f"weight ({seen[0].requests} requests)", [each.weight.total() for each in seen], WEIGHT, "kB")
        print("    " + ", ".join(f"{kind} {kilo:.1f}" for kind, kilo in weight.most_common()))
        print_values("something is drawn", [each.painted for each in seen])
        print_values("the largest thing is drawn", [each.largest for each in seen])
        print_values("it can be used", [each.usable for each in seen], SECONDS)
        print_values("the processor blocked", [each.blocked for each in seen])
        print_values("things jumped (layout shift)", [each.shifted for each in seen], 0.1, "")
    ways = [first_word(browser, url) for _ in range(times)]
    print(f"\n{'from “Play now” to hiding a word, gzip':<46}{'median':>9}{'best':>9}")
    print_values("weight", [weight.total() for weight, _ in ways], WEIGHT, "kB")
    print_values("time", [took for _, took in ways])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
