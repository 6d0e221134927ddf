# SPDX-License-Identifier: Apache-2.0
"""The `fxge` command of a wheel and `python -m fxge`, which execute the packaged program."""

from __future__ import annotations

import os
import sys

from ._core import command_file, installed_ops
from .errors import FxgeError


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
    """Executes the program, which determines exit code and signals; does not return.

    `export` is the only command in Python.
    """
    if sys.argv[1:2] == ["export"]:
        from ._exporting.command import main as export

        sys.exit(export(sys.argv[2:]))
    program = command_file.path()
    if program is None:
        sys.exit(
            "fxge: the package was installed without the command (FXGE_LIBRARY was set): "
            "set FXGE_LIBRARY to the library of a build or a prefix that has it"
        )
    _add_installed()
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
