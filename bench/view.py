#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures pages of `fxge view` in headless Chromium: time to write, seconds until the page is ready, and answers to pans.

view.py BUILD [--rounds 5]    BUILD: a build directory. Needs chromium, chromium-driver and Selenium.

A pan is a move of the canvas by 40 pixels until the frame after it begins; all nodes of the last stage are unfolded before. The limits are those of
LIMITS; exit code 1 if one is exceeded.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/view"))
import browser

# name: nodes, modules, all unfolded; most seconds until ready, most milliseconds of a pan (0: not measured).
LIMITS = {
    "10,000 nodes in 200 modules": (10000, 200, True, 4.0, 100.0),
    "10,000 nodes, one module": (10000, 0, True, 4.0, 100.0),
    "100,000 nodes in 500 modules": (100000, 500, False, 0.0, 100.0),
    "300,000 nodes in 2000 modules": (300000, 2000, False, 0.0, 100.0),
}
PAN = """const done = arguments[arguments.length - 1], times = [];
(function next(k) {
	if (k === 30) { done(times); return; }
	const from = performance.now();
	activePane.y -= 40;
	activePane.redraw();
	requestAnimationFrame(() => requestAnimationFrame(() => {
		times.push(performance.now() - from);
		next(k + 1);
	}));
})(0);"""


def measure(fxge: str, directory: str, nodes: int, modules: int, unfolded: bool, rounds: int) -> tuple[float, float, float, float]:
    """Returns seconds to write, megabytes, median seconds until ready, and the 95th percentile of pans in milliseconds."""
    program, page = os.path.join(directory, "m.fx"), os.path.join(directory, "m.html")
    browser.write_chain(program, nodes, modules)
    begin = time.monotonic()
    subprocess.run([fxge, "view", program, "-o", page, "--force"], check=True, stdout=subprocess.DEVNULL)
    seconds, ready = time.monotonic() - begin, []
    for _ in range(rounds):
        window = browser.Browser()
        ready.append(window.open(page))
        if len(ready) == rounds:
            if unfolded:
                window.js("unfoldAll()")
            pans = sorted(window.driver.execute_async_script(PAN))
            if window.messages():
                raise RuntimeError("the console has messages")
        window.close()
    return seconds, os.path.getsize(page) / 1e6, statistics.median(ready), pans[int(len(pans) * 0.95)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    if browser.missing():
        print(f"skipped: {browser.missing()}")
        return 77
    slow = False
    print(f"{'page':32} {'write s':>8} {'MB':>7} {'ready s':>8} {'pan ms':>7}")
    with tempfile.TemporaryDirectory(prefix="fxge-bench-view-") as directory:
        for name, (nodes, modules, unfolded, most_ready, most_pan) in LIMITS.items():
            seconds, size, ready, pan = measure(str(arguments.build / "cli/fxge"), directory, nodes, modules, unfolded, arguments.rounds)
            bad = (most_ready and ready > most_ready) or pan > most_pan
            slow = slow or bool(bad)
            print(f"{name:32} {seconds:8.2f} {size:7.1f} {ready:8.2f} {pan:7.1f}{'  TOO SLOW' if bad else ''}", flush=True)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
