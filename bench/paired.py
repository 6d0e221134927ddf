# SPDX-License-Identifier: Apache-2.0
"""Paired calls of two builds: the same call in a process of each library, in turn.

A process measures its own call by processor time, so a ratio of two neighbouring calls depends little on the other load
of the machine. The median of the ratios is compared with a bar.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

PAIRS = 25
BAR = 1.03  # median of new over old, at most
SHORTEST = 0.005  # seconds of one measurement: a short call is repeated
REPEATED = 5  # measurements of a call that takes less than LONG, of which the least counts
LONG = 0.05  # seconds
MARK = "paired: "


def timed(f: Callable[[], Any]) -> Callable[[], float]:
    """Returns a function that measures `f`: microseconds of processor time of one call."""
    start = time.process_time()
    f()
    count = max(1, round(SHORTEST / max(time.process_time() - start, 1e-6)))

    def measure() -> float:
        start = time.process_time()
        for _ in range(count):
            f()
        return 1e6 * (time.process_time() - start) / count

    return measure


def serve(calls: dict[str, Callable[[], float]]) -> None:
    """Measures the calls that the parent process names, one a line, until its end of the pipe is closed."""
    print(MARK + json.dumps(list(calls)), flush=True)
    for line in sys.stdin:
        measure = calls[line.strip()]
        start = time.process_time()
        least = measure()
        for _ in range(REPEATED - 1 if time.process_time() - start < LONG else 0):
            least = min(least, measure())
        print(MARK + json.dumps(least), flush=True)


class Side:
    """A process with one library."""

    def __init__(self, command: list[str], library: str) -> None:
        environment = {**os.environ, "FXGE_LIBRARY": library, "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.names: list[str] = self.answer()

    def answer(self) -> Any:
        """Returns the next value that the process reports."""
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith(MARK):
                return json.loads(line.removeprefix(MARK))
        raise SystemExit(f"a process of paired calls ended with {self.process.wait()}")

    def call(self, name: str) -> float:
        """Returns the microseconds of one call."""
        assert self.process.stdin
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        return float(self.answer())

    def close(self) -> None:
        """Ends the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def pairs_of(command: list[str], libraries: list[str], count: int) -> dict[str, list[list[float]]]:
    """Returns, by call, `count` pairs of microseconds, each by the processes of one start."""
    sides = [Side(command, library) for library in libraries]
    pairs: dict[str, list[list[float]]] = {}
    for name in sides[0].names:
        for i in range(count):
            times = {k: sides[k].call(name) for k in ([0, 1] if i % 2 else [1, 0])}
            pairs.setdefault(name, []).append([times[0], times[1]])
    for side in sides:
        side.close()
    return pairs


def compare(label: str, command: list[str], new: str, old: str, starts: int = 1) -> list[str]:
    """Prints a row for each call of the command, and returns the calls above the bar.

    Addresses differ between starts of a process, and short calls depend on them: such calls need several starts.
    """
    pairs: dict[str, list[list[float]]] = {}
    for _ in range(starts):
        for name, more in pairs_of(command, [new, old], PAIRS // starts).items():
            pairs.setdefault(name, []).extend(more)
    missed = []
    for name, times in pairs.items():
        low, median, high = statistics.quantiles((a / b for a, b in times), n=4)
        cells = [f"{statistics.median(side):12.2f}" for side in zip(*times, strict=True)]
        verdict = "" if median <= BAR else "  missed"
        print(
            f"{label:14}{name:18}{''.join(cells)}{median:9.3f} ({low:.3f} to {high:.3f}){verdict}",
            flush=True,
        )
        missed += [f"{label} {name}"] if verdict else []
    return missed


def head() -> None:
    """Prints the head of the table."""
    print(f"{'':32}{'new us':>12}{'old us':>12}{'new/old':>9} (quartiles), at most {BAR}")
