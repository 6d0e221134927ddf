"""PyTorch's backend-agnostic behaviours by fxge: counts, and the reasons of what does not pass.

    python3 tests/torch/suite/run.py build/dev/libfxge.so [--only TEXT ...] [--entries N] [--seed 1]
        [--seconds 280] [--jobs 2] [--verbose]

selection.txt names the cases, which were chosen before any was run (`--select` writes it anew). Each
runs in eager, by aot_eager and by fxge, in a process of its own. What does not pass and is not in
left.txt with its reason, or is there and passes, fails the run; what aot_eager does not pass either
is PyTorch's own and is counted apart.
"""

from __future__ import annotations

import argparse
import collections
import os
import pathlib
import sys
import time
import zlib

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[2] / "shim" / "src")]

GROUPS = (
    "control", "data", "guards", "modules", "modes", "functional", "mutation", "aliasing",
    "training", "shapes",
)  # fmt: skip
SECONDS = 240  # for one case


def arguments() -> argparse.Namespace:
    """Of the command line."""
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


def main() -> int:
    """Runs the suite."""
    args = arguments()
    os.environ["FXGE_LIBRARY"] = args.library
    import databases
    import harness
    import live
    import test_opinfo

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
    left = test_opinfo.read_list(HERE / "left.txt")
    if set(left) - set(cases):
        raise SystemExit(f"left.txt names what is no case: {sorted(set(left) - set(cases))}")
    chosen = [c for c in cases.values() if not args.only or any(t in c.formatted_name for t in args.only)]
    if args.entries:  # a fair part when time ends
        chosen.sort(key=lambda c: zlib.crc32(f"{args.seed} {c.formatted_name}".encode()))
        chosen = chosen[: args.entries]
    live.warm_up()
    begin = time.time()
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    failures = []
    for name, outcomes in test_opinfo.run_all(
        harness.check, chosen, args.jobs, begin + args.seconds, SECONDS
    ):
        if outcomes == [test_opinfo.LATE]:
            continue
        outcome = outcomes[0] if "status" not in outcomes[0] else live.broken(outcomes[0])
        why, theirs = outcome["fxge"], outcome["aot"]
        kind = "passes" if not why else "pytorch" if theirs else "left" if name in left else "fails"
        counts[name.split("/")[0]][kind] += 1
        if kind == "fails" or (kind == "left" and "WRONG" in why and "WRONG" not in left[name]):
            failures.append(f"{name} {why}")
        elif kind == "passes" and name in left:
            failures.append(f"{name} passes, and left.txt names it")
        if args.verbose or kind == "pytorch":
            print(f"{kind} {name} {why or ''}" + (f" [aot_eager: {theirs}]" if theirs else ""), flush=True)
    total: collections.Counter[str] = sum(counts.values(), collections.Counter())
    for group, count in [*sorted(counts.items()), ("all", total)]:
        print(f"{group}: " + ", ".join(f"{count[k]} {k}" for k in ("passes", "left", "fails", "pytorch")))
    print("\n".join(failures))
    print(f"{sum(total.values())} of {len(cases)} cases in {time.time() - begin:.0f} s, {len(failures)} fail")
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
