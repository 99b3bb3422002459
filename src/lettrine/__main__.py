"""`python -m lettrine`."""

from lettrine.cli import main

main(prog_name="lettrine")
