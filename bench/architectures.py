#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the architectures of tests/architectures with eager PyTorch: a call of the saved program, and of the
module.

usage: bench/architectures.py BUILD_DIR [NAME ...]   (a release build; needs torch and transformers)
Least processor time of alternating calls on one thread; exit code 1 if one takes more than twice eager's. The models
are small (tests/architectures/models.py), so that the cost of a node counts for more than products do.
"""

import os
import pathlib
import sys
import time
import warnings
from functools import partial

ROOT = pathlib.Path(__file__).resolve().parents[1]
TURNS, SECONDS, A_TURN, BAR = 7, 2.0, 0.08, 2.0


def times(call, n):
    """Returns seconds of processor time of n calls, since the clock may count in hundredths."""
    start = time.process_time()
    for _ in range(n):
        call()
    return time.process_time() - start


def least(calls):
    """Returns the time of each in ms: alternating turns of at least A_TURN, until turns or seconds are used up."""
    many = []
    for call in calls:
        n = 1
        while times(call, n) < A_TURN:
            n *= 2
        many.append(n)
    best, end = [float("inf")] * len(calls), time.process_time() + SECONDS
    for _ in range(TURNS):
        best = [min(old, 1e3 * times(call, n) / n) for old, call, n in zip(best, calls, many)]
        if time.process_time() > end:
            break
    return best


def times_of(run, model):
    """Returns the times of program and module in ms, or the reason why there are none."""
    import fxge
    import torch

    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    case = run.Case(model)
    try:
        exported = case.export("default")
    except Exception as e:  # any exception of torch.export
        return {"none": f"torch.export: {type(e).__name__}"}
    program, x = fxge.compile(exported, threads=1), case.inputs[0]
    with torch.no_grad():
        ours, eager = least([lambda: program(**x), lambda: case.module(**x)])
    return {"ours": ours, "eager": eager}


def main():
    """Prints a line for each model, the slowest relative to eager first."""
    os.environ["FXGE_LIBRARY"] = str(pathlib.Path(sys.argv[1]).resolve() / "libfxge.so")
    sys.path.insert(0, str(ROOT / "tests" / "architectures"))
    import run

    rows, names = [], sys.argv[2:]
    for model in run.models.MODELS:
        if names and model.name not in names:
            continue
        found = run.in_a_process(partial(times_of, run, model), ["none"])
        rows.append((found["ours"] / found["eager"] if "ours" in found else 0.0, model.name, found))
        print(f"\r{len(rows)} models", end="", file=sys.stderr) if sys.stderr.isatty() else None
    timed = sorted((row for row in rows if row[0]), reverse=True)
    for ratio, name, found in timed:
        print(f"{name:28} {found['ours']:9.3f} ms, eager {found['eager']:9.3f}: {ratio:.2f}{'  slower than the bar' * (ratio > BAR)}")
    print("not timed: " + ", ".join(f"{name} ({found['none']})" for ratio, name, found in rows if not ratio))
    slow = sum(ratio > BAR for ratio, _, _ in timed)
    print(f"{len(timed)} models, {sum(r <= 1 for r, _, _ in timed)} at eager's speed or faster, {slow} more than {BAR:g} times slower")
    return slow > 0


if __name__ == "__main__":
    sys.exit(main())
