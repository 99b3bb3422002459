"""The clock on the page: how much time is left where there is an end to it, else how much has passed."""

from lettrine.cli.terminal.common.view import AnyView, deadline

SECOND = 1000


def face(view: AnyView, began: int | None, at: int) -> str:
    """Minutes and seconds; nothing where no clock is running."""
    ends = deadline(view)
    if ends is not None:
        return _minutes(max(0, ends - at + SECOND - 1))
    return "" if began is None else _minutes(max(0, at - began))


def _minutes(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // SECOND, 60)
    return f"{minutes}:{seconds:02d}"
