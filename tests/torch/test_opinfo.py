# SPDX-License-Identifier: Apache-2.0
"""Compares fxge with PyTorch, live, on the samples of PyTorch's own operator tests.

    python3 tests/torch/test_opinfo.py build/dev/libfxge.so [--all] [--only NAME ...] [--verbose]
        [--seconds 280]
    python3 tests/torch/test_opinfo.py build/dev/libfxge.so --live [--all | --samples 8] [--seed 1]
        [--entries N] [--dtype float32] [--dynamic] [--backward] [--form live] [--alone] [--state FILE]

Each sample becomes a module, is exported, compiled, run on the CPU executor and compared. Operators that fxge reports
as unsupported are counted. Wrong results, crashes and refusals of valid programs fail, unless xfail_opinfo.txt names
the operator with a reason; with --all, a listed operator that passes fails as well.

With --live each sample runs through torch.compile(fullgraph=True), by aot_eager and by fxge. An entry passes if every
sample does, with --backward also by its gradients. --form=bare leaves out PyTorch's decompositions, --form=fallback
lets PyTorch run operators that fxge lacks, --form=export compiles torch.export's program instead. --alone runs
aot_eager only on samples that fxge fails, in half the time; the count of its entries then includes those of fxge.
Entries that fxge fails and aot_eager passes are listed in xfail_live.txt with their reason. Entries with random or
uninitialised results are listed in no_numbers.txt.
"""

from __future__ import annotations

import argparse
import collections
import functools
import json
import os
import pathlib
import re
import signal
import sys
import time
import types
import unittest
import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import calls  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import torch  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402

SECONDS = 60  # for the samples of one operator

Outcome = dict[str, Any]
Work = Callable[[Any], list[Outcome]]
LATE = {"status": "skipped", "why": "no time left"}


def plain(out: Any) -> bool:
    """Returns True for a result that can be compared: a dense real tensor."""
    return (isinstance(out, torch.Tensor) and out.layout == torch.strided
            and not out.is_complex() and not out.is_quantized)


def aten_of(program: torch.export.ExportedProgram) -> list[str]:
    """Returns the overloads that the exported graph calls."""
    return sorted({str(n.target) for n in program.graph.nodes if n.op == "call_function"})


def draws(program: torch.export.ExportedProgram) -> bool:
    """Returns True if it draws random numbers; tests/shim/live/test_random.py compares such operators."""
    return any(torch.Tag.nondeterministic_seeded in getattr(n.target, "tags", ()) for n in program.graph.nodes)


def check(lib: Any, call: calls.Call) -> Outcome:
    """Runs one sample; returns {status, why, ops}."""
    outs, again = call.results(), call.results()
    if not outs or not all(plain(o) for o in outs):
        return {"status": "skipped", "why": "results are not dense real tensors"}
    if not all(torch.equal(x.nan_to_num(), y.nan_to_num()) for x, y in zip(outs, again)):
        return {"status": "skipped", "why": "random"}
    try:
        program, data = calls.exported(call)
    except Exception as e:  # noqa: BLE001  (whatever torch.export raises)
        return {"status": "skipped", "why": f"not exported: {type(e).__name__}"}
    if draws(program):
        return {"status": "skipped", "why": "random"}
    result: Outcome = {"ops": aten_of(program), "status": "ok"}
    with fxge.Session(lib) as s:
        try:
            p = s.load(data)
            s.compile(p)
            got = s.run(s.open(p), call.tensors)
        except fxge.FxgeError as e:
            unsupported = e.status == fxge.UNSUPPORTED
            return result | {"status": "unsupported" if unsupported else "refused",
                             "why": e.text[:600]}
    found = [g for g in got if g is not None]
    for i, (out, ref) in enumerate(zip(outs, call.in_double())):
        wrong = calls.judge(found[i] if i < len(found) else None, out, ref)
        if wrong:
            return result | {"status": "WRONG", "why": f"result {i}: {wrong}"}
    return result


def samples(op: Any, dtype: torch.dtype, limit: int | None) -> list[Any]:
    """Returns the first samples of the operator; small tensors."""
    found = []
    for sample in op.sample_inputs("cpu", dtype, requires_grad=False):
        tensors = [x for x in pytree.tree_leaves((sample.input, sample.args, sample.kwargs))
                   if isinstance(x, torch.Tensor)]
        if all(plain(t) and t.numel() <= 20000 for t in tensors):
            found.append(sample)
    if limit is None or len(found) <= limit:
        return found
    step = len(found) / limit
    return [found[int(i * step)] for i in range(limit)]


def check_operator(lib: Any, op: Any, limits: dict[torch.dtype, int | None]) -> list[Outcome]:
    """Runs all samples of one operator, in this process."""
    outcomes = []
    for dtype, limit in limits.items():
        if not op.supports_dtype(dtype, "cpu"):
            continue
        try:
            chosen = samples(op, dtype, limit)
        except Exception as e:  # noqa: BLE001
            outcomes.append({"status": "skipped", "why": f"no samples: {type(e).__name__}"})
            continue
        for i, sample in enumerate(chosen):
            torch.manual_seed(0)
            call = calls.Call(op.op, [sample.input, *sample.args], sample.kwargs)
            try:
                outcome = check(lib, call)
            except Exception as e:  # noqa: BLE001
                outcome = {"status": "skipped", "why": f"{type(e).__name__}: {str(e)[:200]}"}
            outcomes.append(outcome | {"case": f"{str(dtype)[6:]} #{i} ({call.text()})"})
    return outcomes


# ---- processes: a crash must not end the campaign ----

def start(work: Work, op: Any, seconds: int) -> tuple[int, int]:
    """Checks one operator in a child process, which writes the outcomes as JSON."""
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(into)
        return pid, out
    signal.alarm(seconds)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with os.fdopen(into, "w") as f:
        json.dump(work(op), f)
    os._exit(0)


def finish(pid: int, out: int, seconds: int) -> list[Outcome]:
    """Returns the child's outcomes; its death is an outcome, too."""
    with os.fdopen(out) as f:
        text = f.read()
    status = os.waitpid(pid, 0)[1]
    if status == 0:
        return json.loads(text)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return [{"status": "skipped", "why": f"more than {seconds} s"}]
    return [{"status": "CRASH", "why": f"wait status {status}", "case": "?"}]


def run_all(work: Work, ops: list[Any], jobs: int, until: float,
            seconds: int = SECONDS) -> Iterator[tuple[str, list[Outcome]]]:
    """Runs every operator in a process of its own, `jobs` at a time; none is started after `until`."""
    running, waiting = [], list(ops)
    while running or (waiting and time.time() < until):
        while waiting and len(running) < jobs and time.time() < until:
            op = waiting.pop(0)
            running.append((op.formatted_name, *start(work, op, seconds)))
        name, pid, out = running.pop(0)
        yield name, finish(pid, out, seconds)
    for op in waiting:
        yield op.formatted_name, [LATE]


# ---- report ----

def missing_of(why: str) -> str:
    """Returns the operator or GE type of an `unsupported` message."""
    found = re.search(r"error\[\S+\]: (?:\S+: )?([\w.:]+): ", why) or re.search(r"(aten\.[\w.]+)", why)
    return found[1] if found else why.splitlines()[0][:80]


def report(results: dict[str, list[Outcome]], known: dict[str, str], verbose: bool,
           every: bool) -> int:
    """Prints counts and failures; returns the number of failures. `every`: no sample was left out.

    A refusal of a legal program is not a wrong result. In a sampled run, whose samples depend on the speed of the
    machine, it is only reported; a run of every sample fails by it.
    """
    fatal = ("WRONG", "CRASH", "refused") if every else ("WRONG", "CRASH")
    count: collections.Counter[str] = collections.Counter()
    skipped: collections.Counter[str] = collections.Counter()
    missing: collections.Counter[str] = collections.Counter()
    overloads: dict[str, set[str]] = collections.defaultdict(set)
    failures = 0
    for name, outcomes in sorted(results.items()):
        bad = [o for o in outcomes if o["status"] in ("WRONG", "CRASH", "refused")]
        if name not in known and any(o["status"] in fatal for o in bad):
            failures += 1
        if every and not bad and name in known and any(o["status"] == "ok" for o in outcomes):
            failures += 1
            print(f"PASSES {name}, and xfail_opinfo.txt names it")
        for o in bad:
            mark = "known " if name in known else ""
            print(f"{mark}{o['status']} {name} {o['case']}: {o['why']}\n    {' '.join(o.get('ops', []))}")
        for o in outcomes:
            count[o["status"]] += 1
            for op in o.get("ops", []):
                overloads[op].add(o["status"])
            if o["status"] == "skipped":
                skipped[o["why"].split(":")[0] if "exported" not in o["why"] else o["why"]] += 1
            if o["status"] == "unsupported":
                missing[missing_of(o["why"])] += 1
    ok = sum("ok" in s and not s & {"WRONG", "CRASH", "refused"} for s in overloads.values())
    print(f"samples: {dict(count)}")
    print(f"overloads met: {len(overloads)}, in a program that ran right and in none that did not: {ok}")
    print(f"skipped because: {dict(skipped.most_common())}")
    print(f"not supported, samples each: {dict(missing.most_common(None if verbose else 40))}")
    return failures


def read_list(path: pathlib.Path) -> dict[str, str]:
    """Reads lines `name reason` of a checked-in list."""
    lines = path.read_text().splitlines()
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


def operators() -> list[Any]:
    """Returns PyTorch's OpInfo entries. Their module imports a package that only other parts of it use."""
    try:
        import expecttest  # noqa: F401
    except ImportError:
        stand_in: Any = types.ModuleType("expecttest")
        stand_in.TestCase = unittest.TestCase
        sys.modules["expecttest"] = stand_in
    from torch.testing._internal.common_methods_invocations import op_db

    return op_db


def live(args: argparse.Namespace, ops: list[Any], until: float) -> int:
    """Runs the campaign through torch.compile; returns the number of failures that xfail_live.txt does not name."""
    os.environ["FXGE_LIBRARY"] = args.library
    import live

    dtype = getattr(torch, args.dtype)
    limit = None if args.all else args.samples
    how = live.Run(args.dynamic, args.backward, args.form, args.alone)
    done = live.resumed(args.state, {"dtype": args.dtype, "samples": limit, "seed": args.seed, **how._asdict()})
    live.warm_up()
    work = functools.partial(live.check_entry, dtype=dtype, limit=limit, seed=args.seed, how=how)
    taken = [op for op in ops if (dtype in op.supported_backward_dtypes("cpu") and op.supports_autograd if args.backward else op.supports_dtype(dtype, "cpu"))]
    todo = [op for op in taken if op.formatted_name not in done]
    for name, outcomes in run_all(work, todo, args.jobs, until, 1200 if args.all else SECONDS):
        if outcomes == [LATE]:
            break
        done[name] = [o if "status" not in o else live.broken(o) for o in outcomes]
        if args.state:
            with args.state.open("a") as f:
                f.write(json.dumps([name, done[name]]) + "\n")
    if not done:
        raise SystemExit("no entry was run")
    failures = live.report(done, live.known_failures_of(read_list(HERE / "xfail_live.txt"), args.dtype, how), how)
    print("\n".join(failures))
    return len(failures)


def offline(args: argparse.Namespace, ops: list[Any], until: float) -> int:
    """Runs the campaign through torch.export; returns the number of failures."""
    limits: dict[torch.dtype, int | None] = {torch.float32: 2, torch.int64: 1}
    if args.all:
        limits = dict.fromkeys([torch.float32, torch.int64, torch.bfloat16, torch.bool])
    work = functools.partial(check_operator, fxge.library(args.library), limits=limits)
    results = dict(run_all(work, ops, args.jobs, until))
    return report(results, read_list(HERE / "xfail_opinfo.txt"), args.verbose, args.all)


def main() -> int:
    """Runs the campaign."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--all", action="store_true", help="every sample")
    parser.add_argument("--only", nargs="*", default=[], help="names of operators, as OpInfo says")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, help="begin no operator after these (280, with --all a day)")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--live", action="store_true", help="through torch.compile, beside aot_eager")
    parser.add_argument("--dtype", default="float32")
    parser.add_argument("--dynamic", action="store_true", help="with symbolic sizes")
    parser.add_argument("--backward", action="store_true", help="with the gradients of everything that has one")
    parser.add_argument("--form", choices=("live", "fallback", "bare", "export"), default="live")
    parser.add_argument("--alone", action="store_true", help="aot_eager is asked only of what fxge does not pass")
    parser.add_argument("--samples", type=int, default=8, help="of an entry, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--entries", type=int, help="so many, chosen by the seed")
    parser.add_argument("--state", type=pathlib.Path, help="what was found so far; a later run goes on")
    args = parser.parse_args()
    left_out = read_list(HERE / "no_numbers.txt")
    chosen = [op for op in operators() if op.formatted_name not in left_out
              and (not args.only or op.name in args.only or op.formatted_name in args.only)]
    chosen.sort(key=lambda op: zlib.crc32(f"{args.seed} {op.formatted_name}".encode()))  # a fair part when time ends
    chosen = chosen[: args.entries]
    begin = time.time()
    until = begin + (args.seconds or (24 * 3600 if args.all else 280))
    failures = (live if args.live else offline)(args, chosen, until)
    print(f"{len(chosen)} operators in {time.time() - begin:.0f} s, {failures} fail")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
