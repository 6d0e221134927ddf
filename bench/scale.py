#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures compile time and memory against graph size: chains and wide graphs of 10^3 to 10^6 nodes.

usage: bench/scale.py BUILD_DIR [--read-only]   (a release build with -DFXGE_BENCH=ON)
Each row is a whole `fxge compile` process: processor time, which holds on a machine with other load, time a node, peak
memory a node; the least of several. Then every figure is compared with its bar: figures of 10^6 nodes, the time a node
relative to that at 10^4, and the time a node to read the saved models. The exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = {"chain": (5.8, 500), "wide": (2.65, 300)}  # seconds and MB of 10^6 nodes
GROWTH = 1.5  # time a node at 10^6 over that at 10^4
READ = 32  # microseconds a node of a saved model, of those with at least so many nodes:
NODES = 50  # the fixed cost of a file would dominate smaller ones
ROUNDS = 15


def run(command: list[str]) -> tuple[float, int]:
    """Runs a command; returns processor seconds and peak resident KiB of that process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def held(what: str, value: float, most: float) -> bool:
    """Shows a figure and its bar."""
    print(f"{what:44}{value:8.3g}{most:10.3g}{'' if value <= most else '  missed'}", flush=True)
    return value <= most


def graphs(build: str, kind: str) -> list[bool]:
    """Prints the rows of one kind of graph."""
    per_node = {}
    best, peak = 0.0, 0
    for exponent in (3, 4, 5, 6):
        nodes = 10**exponent
        with tempfile.TemporaryDirectory() as directory:
            graph, out = f"{directory}/g.fxpb", f"{directory}/g.air"
            subprocess.run([f"{build}/bench/make_graph", kind, str(nodes), graph], check=True)
            command = [f"{build}/cli/fxge", "compile", "-q", graph, "-o", out, "--force"]
            best, peak = min(run(command) for _ in range(3))
        per_node[nodes] = best / nodes
        print(
            f"{kind:6} {nodes:8} {best:8.3f} {1e6 * best / nodes:8.2f} "
            f"{peak / 1024:7.1f} {1024 * peak / nodes:10.0f}",
            flush=True,
        )
    seconds, megabytes = MOST[kind]
    return [
        held(f"{kind} of 10^6: seconds", best, seconds),
        held(f"{kind} of 10^6: MB", peak * 1024 / 1e6, megabytes),
        held(f"{kind}: a node at 10^6 over 10^4", per_node[10**6] / per_node[10**4], GROWTH),
    ]


def reading(build: str) -> list[bool]:
    """Returns microseconds a node for reading the saved models."""
    good = []
    for model in sorted((ROOT / "tests/models/data").glob("[!ac]*.pt2")):
        best, nodes = float("inf"), 1
        with tempfile.TemporaryDirectory() as directory:
            command = [f"{build}/cli/fxge", "compile", str(model), "-o", f"{directory}/m.air"]
            command += ["--weights=ref", "--force", "--time", "--json"]
            for _ in range(ROUNDS):
                done = subprocess.run(command, check=True, capture_output=True, text=True)
                steps = json.loads(done.stdout)["steps"]
                nodes = steps[0]["nodes"]
                best = min(best, sum(s["seconds"] for s in steps if s["name"] == "read"))
        if nodes >= NODES:
            good.append(held(f"{model.stem}: read, us a node", 1e6 * best / nodes, READ))
    return good


def main() -> int:
    """Prints the tables for the build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="a release build")
    parser.add_argument("--read-only", action="store_true", help="only what reading takes")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    good: list[bool] = []
    if not options.read_only:
        print(
            f"{'graph':6} {'nodes':>8} {'seconds':>8} {'us/node':>8} {'MiB':>7} {'bytes/node':>10}"
        )
        for kind in MOST:
            good += graphs(options.build, kind)
    good += reading(options.build)
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
