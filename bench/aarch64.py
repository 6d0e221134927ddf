#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts instructions of matrix products on aarch64, ours and OpenBLAS's, under qemu: exact on any machine.

usage: bench/aarch64.py   (on Debian; makes build/aarch64 and its directories; standard library only)

One replayed call of each product on one thread. Exit code 1 if ours takes more than BAR of OpenBLAS's. Instructions are
a proxy for time: a load of 16 bytes counts as one, and so does an instruction that waits for it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/aarch64"
SYSROOT = ROOT / "build/sysroot-aarch64"
LIBRARIES = ROOT / "build/openblas-aarch64/usr/lib/aarch64-linux-gnu"  # version of libopenblas0-serial
CPU = "neoverse-n1"  # ARMv8.2 without SVE, as the hosts of Ascend chips; selects OpenBLAS's kernels
BAR = 1.2  # maximum ratio to OpenBLAS


def run(*command: str | Path) -> None:
    """Runs a command silently, unless it fails."""
    process = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if process.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{process.stdout}")


def build(plugin: Path) -> None:
    """Builds the grid of products for aarch64, and the counting plugin for this machine."""
    run("scripts/aarch64.sh", "--prepare", "build/openblas-aarch64", "libopenblas0-serial")
    run("cmake", "--preset", "aarch64", "-DFXGE_BENCH=ON")
    run("cmake", "--build", BUILD, "--target", "products", "--parallel", str(os.cpu_count()))
    run("cc", "-O2", "-fPIC", "-shared", "-o", plugin, "bench/count.c")


def counts(plugin: Path) -> tuple[str, list[tuple[str, int, int]]]:
    """Yields OpenBLAS's core, the product, our count and OpenBLAS's."""
    path = f"{LIBRARIES}/openblas-serial:{LIBRARIES}"
    process = subprocess.run(["qemu-aarch64", "-cpu", CPU, "-plugin", plugin, "-L", SYSROOT,
                              "-E", f"LD_LIBRARY_PATH={path}", "-E", "OPENBLAS_VERBOSE=2",
                              BUILD / "bench/products", "--count"],
                             capture_output=True, text=True, check=False)
    core = re.search(r"Core: (\w+)", process.stderr)
    rows = [line.split("\t") for line in process.stdout.splitlines()]
    if process.returncode or not core or not rows or any(len(row) != 3 for row in rows):
        sys.exit(f"{process.stdout}{process.stderr}")
    return core.group(1), [(name, int(ours), int(theirs)) for name, ours, theirs in rows]


def main() -> int:
    """Prints a row for each product."""
    if len(sys.argv) > 1:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as directory:
        plugin = Path(directory) / "count.so"
        build(plugin)
        core, rows = counts(plugin)
    print(f"m x n x k\tours\tOpenBLAS ({core})\tratio (bar: {BAR})")
    missed = 0
    for name, ours, theirs in rows:
        miss = ours > BAR * theirs
        missed += miss
        print(f"{name}\t{ours}\t{theirs}\t{ours / theirs:.2f}{' missed' if miss else ''}")
    print(f"{len(rows)} products, {missed} above {BAR}")
    return missed > 0


if __name__ == "__main__":
    sys.exit(main())
