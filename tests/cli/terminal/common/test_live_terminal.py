"""The live terminal itself, through a pseudo-terminal: keys while waiting, a clean end whatever happens."""

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal.scripted import small_lexicon

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PLAY = """
import sys
from pathlib import Path
from lettrine.cli import main
from lettrine.cli import progress_bars
from lettrine.words.lexicon import Lexicon
words = Lexicon.open(Path(sys.argv.pop(1)))
progress_bars.lexicon = lambda language, progress, rebuild: words
main()
"""
LEFT_ALTERNATE = "\x1b[?1049l"


class Playing:
    """A game in a terminal of its own."""

    def __init__(self, lexicon: Path, *options: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(self.ours, (24, 80))
        self.usual = termios.tcgetattr(theirs)
        command = [sys.executable, "-c", PLAY, str(lexicon), "play", "sonde", "--seed", "1", *options]
        surroundings = {**os.environ, "TERM": "xterm-256color", "LETTRINE_INTERFACE": "en", **environment}
        surroundings.pop("COLUMNS", None)
        surroundings.pop("LINES", None)
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings, start_new_session=True,
            preexec_fn=_control,
        )  # fmt: skip
        self.theirs = theirs
        self.seen, self.at = "", 0
        self.decode = codecs.getincrementaldecoder("utf-8")().decode

    def until(self, text: str, seconds: float = 20) -> str:
        """Read on until this is shown; everything from where the last reading stopped up to it."""
        end, start = time.monotonic() + seconds, self.at
        while (found := self.seen.find(text, start)) < 0:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.ours], [], [], left)[0]:
                raise AssertionError(f"{text!r} was not shown: {self.seen[start:]!r}")
            self.seen += self.decode(os.read(self.ours, 65536))
        self.at = found + len(text)
        return self.seen[start : self.at]

    def type(self, keys: str) -> None:
        time.sleep(0.1)  # nobody types before readline, having written the prompt, listens
        os.write(self.ours, keys.encode())

    def ends(self) -> int:
        """The exit code, and that the terminal is as it was before."""
        self.until(LEFT_ALTERNATE)
        code = self.process.wait(20)
        assert termios.tcgetattr(self.theirs) == self.usual
        assert "\x1b[?25h" in self.seen[self.seen.rindex("\x1b[?25l") :], "the cursor is back"
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)
        os.close(self.theirs)


def _control() -> None:
    """Make the pseudo-terminal the process's own, so that Ctrl-C reaches it as a signal."""
    import fcntl

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("words")
    small_lexicon(folder)
    return folder / "small.lexicon"


@pytest.fixture
def playing(lexicon: Path) -> Iterator[Playing]:
    game = Playing(lexicon, "--pace", "30")
    yield game
    game.close()


def test_it_asks_at_once_on_the_alternate_screen(playing: Playing) -> None:
    shown = playing.until("› ")
    assert shown.startswith("\x1b[?1049h")
    assert "Your secret" in shown
    playing.type("\x04")
    assert playing.ends() == 0


def test_control_c_at_a_question_leaves_with_130(playing: Playing) -> None:
    playing.until("› ")
    playing.type("\x03")
    assert playing.ends() == 130


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_control_c_and_control_d_leave_while_others_play(playing: Playing, key: str, code: int) -> None:
    to_the_end_of_a_turn(playing)
    playing.type(key)
    assert playing.ends() == code


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_being_told_to_go_leaves_the_terminal_as_it_was(playing: Playing, number: signal.Signals) -> None:
    to_the_end_of_a_turn(playing)
    playing.process.send_signal(number)
    assert playing.ends() == 128 + number


def to_the_end_of_a_turn(playing: Playing) -> None:
    """A question that misses; then the others play, very slowly."""
    playing.until("› ")
    playing.type("apple\n")
    playing.until("draw a card")
    playing.until("› ")
    playing.type("\n")
    playing.until("Whom do you ask")
    playing.until("› ")
    playing.type("1q\n")
    playing.until("The turn is over")


def test_a_key_goes_faster_and_another_breaks_in(playing: Playing) -> None:
    to_the_end_of_a_turn(playing)
    playing.type("x\x1b[A ")  # neither a letter nor an arrow is a key here; the space goes faster
    playing.until("Garamond draws a card")
    playing.type("!")
    assert "Whose word?" in playing.until("› ")
    playing.type("\n")
    playing.until("Garamond draws a card")
    playing.type("q")
    assert "Really leave?" in playing.until("› ")
    playing.type("y\n")
    assert playing.ends() == 0


def test_S18_a_page_is_drawn_over_the_one_before_and_no_history_is_kept(playing: Playing) -> None:
    to_the_end_of_a_turn(playing)
    playing.type(" ")
    page = playing.until("Garamond draws a card")
    assert page.rindex("\x1b[H") < page.rindex("Garamond draws a card")
    assert "for Q" not in page[page.rindex("\x1b[H") :]
    lines = page[page.rindex("\x1b[H") :].split("\r\n")
    assert all(line.endswith("\x1b[K") for line in lines[:-1])
    playing.type("!")
    playing.until("› ")
    playing.type("\x1b[A\x1b[A")  # the arrow that would bring back what was typed before
    time.sleep(0.3)
    playing.type("\x03")
    assert playing.ends() == 130
    assert "1q" not in playing.seen[playing.seen.rindex("Whose word?") :]


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_no_color_is_respected(lexicon: Path, environment: dict[str, str], coloured: bool) -> None:
    game = Playing(lexicon, **environment)
    try:
        shown = game.until("› ")
        assert bool(re.search(r"\x1b\[([0-9]+;)*31[;m]", shown)) is coloured
        assert re.search(r"\x1b\[([0-9]+;)*7[;m]", shown), "what is asked stands out all the same"
    finally:
        game.close()


def test_a_terminal_that_cannot_be_redrawn_gets_plain_lines(lexicon: Path) -> None:
    game = Playing(lexicon, TERM="dumb")
    try:
        assert "\x1b" not in game.until("q leave")
    finally:
        game.close()
