"""Word lists that a recipe writes out: one string, the words between blanks."""


def listed(text: str) -> frozenset[str]:
    """The words of a written list."""
    return frozenset(text.split())
