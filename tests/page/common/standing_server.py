"""`lettrine`, with time at the tables standing still: no duty lapses while somebody looks at a scene."""

from lettrine.cli import main
from lettrine.play.clock import Clock
from lettrine.store.clock import wall_ms

if __name__ == "__main__":
    began = wall_ms()
    Clock.now = lambda clock: began
    main(prog_name="lettrine")
