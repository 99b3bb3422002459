"""Builds the page into the package, so that whoever installs a wheel needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MISSING = "The page is not built, and there is no npm to build it with. Install Node 20.19 or newer: https://nodejs.org"


class PageHook(BuildHookInterface[Any]):
    """An editable install leaves the page to `make`; a source archive has it already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See that the page is there before files are gathered."""
        root = Path(self.root)
        built = (root / "src/lettrine/page/index.html").exists()
        unpacked = (root / "PKG-INFO").exists()
        if version == "editable" or (unpacked and built):
            return
        npm = shutil.which("npm")
        if npm is not None:
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=root / "web", check=True)
        elif built:
            self.app.display_warning("There is no npm here: the page is taken as it was built last.")
        else:
            raise RuntimeError(MISSING)
