"""What the help says in all games of letter pieces."""

from lettrine.cli.terminal.common.speaker import Speaker

RACE_KEYS = ("claim", "part", "give-up", "alphabet", "quit")


def explained_keys(names: tuple[str, ...], speaker: Speaker) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    return [(speaker.say(f"guide-pieces-key-{key}"), speaker.say(f"guide-pieces-{key}")) for key in names]
