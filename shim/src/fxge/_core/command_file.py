# SPDX-License-Identifier: Apache-2.0
"""The `fxge` program that belongs to the library in use."""

from __future__ import annotations

import os
from pathlib import Path

from .library import installed


def _places() -> list[Path]:
    """Returns possible places of the program.

    First those in the build or prefix of the library that FXGE_LIBRARY names, then the package.
    """
    given = os.environ.get("FXGE_LIBRARY")
    above = Path(given).resolve().parents if given else []
    carried = installed("bin", "fxge")
    return [p / d / "fxge" for p in above for d in ("cli", "bin")] + ([carried] if carried else [])


def _is_program(path: Path) -> bool:
    """Returns True for an ELF file; a script may be the command of the wheel itself."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def path() -> str | None:
    """Returns the path of the program, or None: the package was installed without it."""
    return next((str(p) for p in _places() if _is_program(p)), None)
