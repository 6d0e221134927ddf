# SPDX-License-Identifier: Apache-2.0
"""Command line of differential tests whose cases are drawn one by one from a seed."""

from __future__ import annotations

import argparse
import os
import pathlib
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable

ENOUGH = 20  # cases after which each expected outcome must have occurred


def run(fault: Callable[[str, pathlib.Path, Counter[str], bool], str | None], *outcomes: str) -> int:
    """Returns the exit code of a campaign: 1 if a case is wrong, or if an expected outcome never occurred.

    Args:
        fault: returns the fault of one case, or None, by its seed, an empty directory, counts of outcomes that it
            adds to, and whether to show the case.
        outcomes: names of those counts that must not be 0.
    """
    p = argparse.ArgumentParser()
    p.add_argument("library")
    p.add_argument("--seed", default="1")
    p.add_argument("--cases", type=int, default=100000)
    p.add_argument("--seconds", type=float, default=600)
    p.add_argument("--case", type=int)
    o = p.parse_args()
    os.environ["FXGE_LIBRARY"] = o.library
    warnings.simplefilter("ignore")
    end, bad, done, counts = time.monotonic() + o.seconds, 0, 0, Counter[str]()
    with tempfile.TemporaryDirectory(prefix="fxge-") as directory:
        for i in range(o.cases) if o.case is None else [o.case]:
            if time.monotonic() > end:
                break
            done += 1
            why = fault(f"{o.seed}/{i}", pathlib.Path(directory), counts, o.case is not None)
            if why:
                bad += 1
                print(f"case {i}: {why}", flush=True)
    missing = [name for name in outcomes if not counts[name] and done >= ENOUGH]
    print(f"{done} cases: {dict(counts)}, {bad} wrong" + "".join(f", none {name}" for name in missing))
    return int(bad > 0 or bool(missing))
