#!/usr/bin/env python3
"""Compile time and memory against graph size: chains and wide graphs of 10^3 to 10^6 nodes.

usage: bench/scale.py BUILD_DIR   (a release build with -DFXGE_BENCH=ON)
Each row is a whole `fxge compile` process: wall time, time a node, peak memory a node. The last line
says how the time a node at the largest size compares with that at 10^4 (the aim is at most 1.5).
"""

import os
import resource
import subprocess
import sys
import tempfile
import time


def run(command: list[str]) -> tuple[float, int]:
    """Runs a command; returns wall seconds and peak resident KiB of that process."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    return wall, usage.ru_maxrss


def main() -> None:
    """Prints the table for the build in argv[1]."""
    build = sys.argv[1]
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    print(f"{'graph':6} {'nodes':>8} {'seconds':>8} {'us/node':>8} {'MiB':>7} {'bytes/node':>10}")
    for kind in ("chain", "wide"):
        per_node = {}
        for exponent in (3, 4, 5, 6):
            nodes = 10**exponent
            with tempfile.TemporaryDirectory() as folder:
                graph, out = f"{folder}/g.fxpb", f"{folder}/g.air"
                subprocess.run([f"{build}/bench/make_graph", kind, str(nodes), graph], check=True)
                best, peak = min(run([f"{build}/cli/fxge", "compile", "-q", graph, "-o", out, "--force"])
                                 for _ in range(3 if nodes < 10**6 else 1))
            per_node[nodes] = best / nodes
            print(f"{kind:6} {nodes:8} {best:8.3f} {1e6 * best / nodes:8.2f} {peak / 1024:7.1f} {1024 * peak / nodes:10.0f}")
        print(f"{kind}: time a node at 10^6 is {per_node[10**6] / per_node[10**4]:.2f} of that at 10^4")


if __name__ == "__main__":
    main()
