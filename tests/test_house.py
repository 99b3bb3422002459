"""The picture of the house: drawn from the real imports, with every wrong arrow marked."""

import subprocess
import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from xml.etree import ElementTree

import pytest

TOOL = Path(__file__).parent.parent / "tools/house.py"
spec = spec_from_file_location("house", TOOL)
house = module_from_spec(spec)
spec.loader.exec_module(house)

ROOMS = [house.Room("shop", 0, 2, 30), house.Room("cellar", 1, 1, 5)]


def test_every_package_is_a_room_of_the_house():
    package = house.ROOT / "src" / house.PACKAGE
    packages = {path.parent.name for path in package.glob("*/__init__.py")}
    assert packages <= {room.name for room in house.rooms()}


def test_rooms_files_lines_and_arrows_are_told():
    text = house.as_text(ROOMS, Counter({("shop", "cellar"): 7}))
    assert "shop          2 files     30 lines  → cellar 7" in text
    assert "3 files     35 lines" in text
    assert "wrong" not in text


def test_an_arrow_that_points_up_is_marked_in_text_and_picture():
    found = Counter({("cellar", "shop"): 1})
    assert "→ shop 1 (the wrong way)" in house.as_text(ROOMS, found)
    assert house.WRONG in house.as_picture(ROOMS, found)
    assert house.WRONG not in house.as_picture(ROOMS, Counter({("shop", "cellar"): 1}))


def test_the_picture_is_well_formed():
    picture = ElementTree.fromstring(house.as_picture(house.rooms(), house.arrows()))
    assert {room.name for room in house.rooms()} <= {
        text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")
    }


def test_no_arrow_of_the_real_house_points_up():
    assert "wrong" not in house.as_text(house.rooms(), house.arrows())


def test_a_picture_that_is_out_of_date_is_found(tmp_path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(sys, "argv", ["house.py", "--check"])
    monkeypatch.setattr(house, "TEXT", tmp_path / "house.txt")
    monkeypatch.setattr(house, "PICTURE", tmp_path / "house.svg")
    assert house.main() == 1
    assert "make house" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["house.py"])
    assert house.main() == 0
    monkeypatch.setattr(sys, "argv", ["house.py", "--check"])
    assert house.main() == 0
    (tmp_path / "house.txt").write_text("another house")
    assert house.main() == 1


def test_the_command_runs():
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
