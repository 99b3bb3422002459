"""The clock on the page: the time left before a deadline, else the time that has passed."""

from lettrine.cli.terminal.common.view import AnyView, deadline

SECOND = 1000


def clock_text(view: AnyView, start: int | None, now: int) -> str:
    """Minutes and seconds; empty where no clock is running."""
    end = deadline(view)
    if end is not None:
        return _minutes_and_seconds(max(0, end - now + SECOND - 1))
    return "" if start is None else _minutes_and_seconds(max(0, now - start))


def _minutes_and_seconds(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // SECOND, 60)
    return f"{minutes}:{seconds:02d}"
