# SPDX-License-Identifier: Apache-2.0
"""Option `reduce` of the backend: the smallest graph that still differs, by `fxge reduce`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from .._core import command_file, output_files
from .._programs.program import Program
from ..config import Config
from ..errors import FxgeError
from .expected_values import write

PARENT = "fxge_reduced"  # in the working directory, unless the option `dump` names another one


def reduced(
    e: FxgeError, program: Program, inputs: Sequence[Any], what: str, data: bytes
) -> FxgeError:
    """Returns an error like `e` that names the smallest program which shows the difference.

    Args:
        e: difference that the option `accuracy` has found.
        program: compiled from the graph.
        inputs: of the call.
        what: "forward", "backward" or "inference".
        data: the graph as .fxpb.
    """
    return FxgeError(
        f"{e}{_reduce(program, inputs, what, data)}\n",
        status=e.status,
        diagnostics=e.diagnostics,
    )


def _reduce(program: Program, inputs: Sequence[Any], what: str, data: bytes) -> str:
    command = command_file.path()
    if command is None:
        return "not reduced: the package was installed without the command fxge"
    directory = _new_directory(program.config, what)
    graph, arrays = directory / "graph.fxpb", directory / "given.npz"
    output_files.write(graph, data)
    write(arrays, zip((p.name for p in program.inputs), inputs, strict=False))
    options = ["--wrong", "--against=eager", "--json", "--python", sys.executable]
    files = ["--inputs", str(arrays), "-o", str(directory)]
    done = subprocess.run(
        [command, "reduce", str(graph), *options, *files, *_flags(program.config)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
    )
    return _outcome(done.stdout, directory)


def _new_directory(config: Config, what: str) -> Path:
    parent = Path(config.dump or PARENT).absolute()
    for n in count():
        found = parent / f"{what}_{n}"
        if not found.exists():
            output_files.directory(str(parent))
            output_files.directory(str(found))
            return found
    raise AssertionError


def _flags(config: Config) -> Iterator[str]:
    """Yields the options of the command that compile as the program was compiled."""
    several = {"ops": "ops", "plugins": "plugin", "rules": "rules", "variants": "variant"}
    for field, option in several.items():
        yield from (f"--{option}={v}" for v in getattr(config, field) if isinstance(v, str))
    if config.no_fuse:
        yield f"--no-fuse={','.join(config.no_fuse)}"
    for option in ("soc", "cann"):
        if getattr(config, option):
            yield f"--{option}={getattr(config, option)}"
    if config.quant != "keep":
        yield f"--quant={config.quant}"


def _outcome(text: str, directory: Path) -> str:
    """Returns a line on the result of the command, which prints JSON."""
    try:
        found = json.loads(text)
    except ValueError:
        return f"not reduced: the command fxge failed; the graph is in {directory}"
    if "program" in found:
        what = f"reduced from {found['before']} to {found['nodes']} nodes"
        return f"{what}: {found['script'] or found['program']}"
    messages = [d["message"] for d in found.get("diagnostics", []) if d["severity"] == "error"]
    return f"not reduced: {'; '.join(messages)}; the graph is in {directory}"
