# SPDX-License-Identifier: Apache-2.0
"""Runs PyTorch's backend-agnostic behaviours by fxge; prints counts, and the reasons of failures.

    python3 tests/torch/suite/run.py build/dev/libfxge.so [--only TEXT ...] [--entries N] [--seed 1]
        [--seconds 280] [--jobs 2] [--verbose]

selection.txt lists the cases, which were chosen before any was run (`--select` rewrites it). Each runs in eager and by
fxge. The run fails by a failure that xfail.txt does not list with its reason, by a listed case that passes, and by a
wrong result. A failing case is also run by aot_eager: its failures are PyTorch's own ("pytorch"). It is run with
fallback, too, which lets PyTorch run operators that fxge lacks.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import pathlib
import signal
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[2] / "shim" / "src")]

GROUPS = (
    "control", "data", "guards", "modules", "modes", "functional", "mutation", "aliasing",
    "training", "shapes",
)  # fmt: skip
KINDS = ("passes", "fallback", "fails", "pytorch")
SECONDS = 900  # for one case
TOGETHER = 30  # cases that one process runs, until one of them ends it


def arguments() -> argparse.Namespace:
    """Options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="cases whose name contains one of these")
    parser.add_argument("--entries", type=int, help="so many, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=86400, help="begin no case after these")
    parser.add_argument("--verbose", action="store_true", help="every case and its outcome")
    parser.add_argument("--select", action="store_true", help="write selection.txt and run nothing")
    return parser.parse_args()


# ---- processes: a crash must not end the suite ----


def child(check: Callable[[Any], dict[str, Any]], cases: Sequence[Any], until: float) -> Any:
    """A process that runs cases and writes a line for each: its id and the result's location."""
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(into)
        return pid, os.fdopen(out)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with tempfile.TemporaryDirectory(prefix="fxge-") as directory, os.fdopen(into, "w") as f:
        os.chdir(directory)  # PyTorch writes failing graphs to the working directory
        for case in cases:
            if time.time() > until:
                break
            signal.alarm(SECONDS)
            f.write(json.dumps(check(case)) + "\n")
            f.flush()
    os._exit(0)


def run_all(
    check: Callable[[Any], dict[str, Any]], cases: Sequence[Any], jobs: int, until: float
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields every case with its outcome, `jobs` processes at a time; none is started after `until`."""
    waiting = [cases[i : i + TOGETHER] for i in range(0, len(cases), TOGETHER)]
    running: list[Any] = []
    while running or (waiting and time.time() < until):
        while waiting and len(running) < jobs and time.time() < until:
            part = waiting.pop(0)
            running.append((part, *child(check, part, until)))
        part, pid, lines = running.pop(0)
        done = 0
        with lines:
            for case, line in zip(part, lines):
                done += 1
                yield case.formatted_name, json.loads(line)
        status = os.waitpid(pid, 0)[1]
        if status:  # the case that it was running; the others get a process of their own
            late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
            why = f"refused more than {SECONDS} s" if late else f"WRONG crash, wait status {status}"
            if done < len(part):
                yield part[done].formatted_name, {"aot": None, "fxge": why}
            waiting.insert(0, part[done + 1 :])


def main() -> int:
    """Runs the suite."""
    args = arguments()
    os.environ["FXGE_LIBRARY"] = str(pathlib.Path(args.library).resolve())
    os.environ.setdefault("FXGE_CACHE", "0")  # no outcome of an earlier run
    import databases
    import harness
    import test_opinfo
    import torch

    for group in GROUPS:
        __import__(f"cases_{group}")
    databases.add_all()
    cases = {c.formatted_name: c for c in harness.CASES}
    if len(cases) != len(harness.CASES):
        raise SystemExit("two cases have one name")
    if args.select:
        (HERE / "selection.txt").write_text("".join(f"{name}\n" for name in sorted(cases)))
        return 0
    selection = (HERE / "selection.txt").read_text().split()
    if set(selection) != set(cases):
        raise SystemExit(f"not as selected: {sorted(set(selection) ^ set(cases))}")
    known = test_opinfo.read_list(HERE / "xfail.txt")
    if set(known) - set(cases):
        raise SystemExit(f"xfail.txt has lines that name no case: {sorted(set(known) - set(cases))}")
    chosen = [c for c in cases.values() if not args.only or any(t in c.formatted_name for t in args.only)]
    if args.entries:  # a fair part when time ends
        chosen.sort(key=lambda c: zlib.crc32(f"{args.seed} {c.formatted_name}".encode()))
        chosen = chosen[: args.entries]
    torch.set_num_threads(1)
    harness.check(cases["mutation/add_to_an_input"])  # the imports of a first compilation, once for all children
    begin = time.time()
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    failures = []
    for name, outcome in run_all(harness.check, chosen, args.jobs, begin + args.seconds):
        why, theirs = outcome["fxge"], outcome["aot"]
        rest = outcome.get("fallback", "")
        kind = "passes" if not why else "pytorch" if theirs else "fallback" if rest is None else "fails"
        counts[name.split("/")[0]][kind] += 1
        if kind in ("fallback", "fails") and (name not in known or "WRONG" in why + (rest or "")):
            failures.append(f"{name} {why}")
        elif kind == "passes" and name in known:
            failures.append(f"{name} passes, and xfail.txt names it")
        if args.verbose or kind == "pytorch":
            print(f"{kind} {name} {why or ''}" + (f" [aot_eager: {theirs}]" if theirs else "") + (f" [fallback: {rest}]" if rest else ""), flush=True)
    total: collections.Counter[str] = sum(counts.values(), collections.Counter())
    for group, count in [*sorted(counts.items()), ("all", total)]:
        print(f"{group}: " + ", ".join(f"{count[k]} {k}" for k in KINDS))
    print("\n".join(failures))
    print(f"{sum(total.values())} of {len(cases)} cases in {time.time() - begin:.0f} s, {len(failures)} fail")
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
