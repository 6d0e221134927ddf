#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures start-up, and compile time of the checked-in models with weights by reference.

usage: bench/models.py BUILD_DIR   (a release build)
Medians of whole processes; time a node with the number of nodes of the saved program.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]


def median(command: list[str], runs: int = 9) -> float:
    """Returns median wall milliseconds of a command."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(1e3 * (time.perf_counter() - start))
    return statistics.median(times)


def main() -> None:
    """Prints the table for the build in argv[1]."""
    fxge = f"{sys.argv[1]}/cli/fxge"
    floor = median([fxge, "--version"])
    print(f"fxge --version: {floor:.1f} ms (an empty process: {median(['true']):.1f} ms)")
    print(f"{'model':28} {'nodes':>6} {'ms':>7} {'read us/node':>13} {'rest us/node':>13}")
    for model in sorted((ROOT / "tests/models/data").glob("[!ac]*.pt2")):
        with tempfile.TemporaryDirectory() as directory:
            command = [fxge, "compile", str(model), "-o", f"{directory}/m.air", "--weights=ref", "--force"]
            whole = median(command)
            done = subprocess.run([*command, "--time", "--json"], check=True, capture_output=True, text=True)
        steps = json.loads(done.stdout)["steps"]
        nodes = steps[0]["nodes"]
        read = sum(s["seconds"] for s in steps if s["name"] == "read")
        rest = sum(s["seconds"] for s in steps if s["name"] not in ("read", "write"))
        print(f"{model.stem:28} {nodes:6} {whole:7.1f} {1e6 * read / nodes:13.1f} {1e6 * rest / nodes:13.1f}")


if __name__ == "__main__":
    main()
