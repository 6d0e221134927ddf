#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts instructions of a call of a program with dynamic sizes, exact on a busy machine.

usage: bench/instructions.py BUILD_DIR [BUILD_DIR ...]   (release builds; valgrind; standard library only)

Counts `fxge run --repeat` within fxge_run, on one thread: the difference of a long and a short run, so that the first
calls, which plan and capture, do not count. Sizes are passed anew at every call, as a caller of the C library does.
Each further build is compared with the first: a build of another commit, or one with a part switched off.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests/models/data"
FEW, MANY = 20, 220  # calls
# All weights are inputs: the largest number of inputs for so little computation.
MLP = """fxge 1
symbol s0 : int [1, 4096]
graph "main"(%x : f32[s0, 8], %a : f32[16, 8], %b : f32[16], %c : f32[16, 16], %d : f32[16], %e : f32[4, 16], %f : f32[4]) {
  %l1 = aten.linear.default(input=%x, weight=%a, bias=%b) : f32[s0, 16]
  %r1 = aten.relu.default(self=%l1) : f32[s0, 16]
  %l2 = aten.linear.default(input=%r1, weight=%c, bias=%d) : f32[s0, 16]
  %r2 = aten.relu.default(self=%l2) : f32[s0, 16]
  %l3 = aten.linear.default(input=%r2, weight=%e, bias=%f) : f32[s0, 4]
  %y = aten.softmax.int(self=%l3, dim=-1) : f32[s0, 4]
  return %y as "out"
}
"""


def programs(directory: Path) -> dict[str, list[str]]:
    """Arguments of `fxge run` by name."""
    mlp = directory / "mlp.fx"
    mlp.write_text(MLP, encoding="utf-8")
    return {
        "mlp, weights as inputs": [str(mlp), "--size", "s0=4"],
        "mlp": [str(DATA / "mlp.default.pt2")],
        "encoder layer": [str(DATA / "encoder.default.pt2"), "--size", "s77=2", "--size", "s27=16"],
    }


def executed(build: str, arguments: list[str], calls: int, directory: Path) -> int:
    """Returns the instructions within fxge_run."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={directory}/out", "--toggle-collect=fxge_run",
               f"{build}/cli/fxge", "run", *arguments, "--random", "1", "--threads", "1", "-q", "--repeat", str(calls)]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", process.stderr)
    if process.returncode or not found or found.group(1) == "0":
        sys.exit(f"{' '.join(command)}\n{process.stderr}")
    return int(found.group(1))


def main() -> int:
    """Prints a row for each program."""
    builds = sys.argv[1:]
    if not builds or builds[0].startswith("-"):
        sys.exit(__doc__)
    print("\t".join(["instructions a call", *builds]))
    with tempfile.TemporaryDirectory() as temporary:
        directory = Path(temporary)
        for name, arguments in programs(directory).items():
            calls = [(executed(b, arguments, MANY, directory) - executed(b, arguments, FEW, directory)) / (MANY - FEW)
                     for b in builds]
            more = (f"{n:.0f} ({100 * (n / calls[0] - 1):+.2f} %)" for n in calls[1:])
            print("\t".join([name, f"{calls[0]:.0f}", *more]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
