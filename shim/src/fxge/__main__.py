# SPDX-License-Identifier: Apache-2.0
"""The `fxge` command of a wheel and `python -m fxge`, which execute the packaged program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ._core import installed_ops
from ._core.library import installed
from .errors import FxgeError


def _places() -> list[Path]:
    """Returns possible places of the program.

    First those in the build or prefix of the library that FXGE_LIBRARY names, then the package.
    """
    given = os.environ.get("FXGE_LIBRARY")
    above = Path(given).resolve().parents if given else []
    carried = installed("bin", "fxge")
    return [p / d / "fxge" for p in above for d in ("cli", "bin")] + ([carried] if carried else [])


def _is_program(path: Path) -> bool:
    """Returns True for an ELF file; a script may be this command itself."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _add_installed() -> None:
    """Adds the operator descriptions of installed packages to FXGE_OPS_PATH."""
    try:
        files = installed_ops.files()
    except FxgeError as e:
        print(f"fxge: {e}", file=sys.stderr)
        sys.exit(e.status)
    given = os.environ.get("FXGE_OPS_PATH")
    if files:
        os.environ["FXGE_OPS_PATH"] = os.pathsep.join([*([given] if given else []), *files])


def main() -> None:
    """Executes the program, which determines exit code and signals; does not return."""
    program = next((str(p) for p in _places() if _is_program(p)), None)
    if program is None:
        sys.exit(
            "fxge: the package was installed without the command (FXGE_LIBRARY was set): "
            "set FXGE_LIBRARY to the library of a build or a prefix that has it"
        )
    _add_installed()
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
