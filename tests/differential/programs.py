# SPDX-License-Identifier: Apache-2.0
"""Differential test of whole programs: random ones of 3 to 15 lines against eager, exported and live.

    python3 tests/differential/programs.py build/dev/libfxge.so [--seed 1] [--cases 20000] [--seconds 600]
        [--ways fx,export,...] [--jobs 2] [--state FILE] [--case N] [--verbose] [--own]

Case N of a seed is always the same program in the same form: `--case N` shows one. `--state` stores the next number and
the counts, so that a later run continues. The forms, of 100 programs:
    fx 70            an FX graph of ATen operators, in process: twenty times as fast as the others
    export 5         saved by torch.export; decomposed 5: and after run_decompositions
    dynamic 5        saved by torch.export with dynamic sizes, run at three sizes
    live 5           by torch.compile; live_dynamic 5: with dynamic sizes, at three sizes
    grad 5           by torch.compile, with gradients of its float inputs
    pt2              only by --ways: as export, through the bytes of a .pt2 file
    geared           only by --ways: as dynamic, each time in a gear that is larger wherever padding is proved
With --own a fifth of the lines are operators of a description that write an operand (described_ops.py): other programs.
A printed case is a fault, as the shortest program that shows it: a number that is not eager's, a dtype or shape, a
crash, a hang, an internal error, and a refusal that blames the user. Operators that fxge does not support are counted
separately. Random numbers have another stream in eager: no line draws any. A number may differ from eager's if another
kernel of PyTorch yields it, or noise of the last bits does (eager.py), if C++ leaves a cast open, by the rows of
known_differences.py, or if each line is right for our values of the lines before it (judge.py).
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import functools
import gc
import io
import json
import os
import pathlib
import re
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src"), str(HERE.parent / "torch"), str(HERE.parent / "ops")]

import allowed_refusals  # noqa: E402
import described_ops as described  # noqa: E402
import reference  # noqa: E402
import row_table  # noqa: E402
import torch  # noqa: E402
from eager import eager, gradients  # noqa: E402
from grammar import OTHER_SIZES, SIZES, Input, Maker, Program  # noqa: E402
from judge import judge  # noqa: E402
from library import call, in_library, loaded, traced  # noqa: E402
from templates_special import KINDS  # noqa: E402
from torch import Tensor  # noqa: E402

WAYS = {"fx": 70, "export": 5, "decomposed": 5, "dynamic": 5, "live": 5, "live_dynamic": 5, "grad": 5, "geared": 0, "pt2": 0}
BATCH = 40  # cases a child process: a crash must not end the campaign
SECONDS = 60  # for one case

Outcome = dict[str, Any]


# ---- the ways ----


def by_fx(program: Program, ours: bool) -> Iterator[str | None]:
    """Compiles an FX graph of ATen operators."""
    given = program.make()
    yield judge(program, given, in_library(program) if ours else call(traced(program, program.results), given))


def gear_up(p: Any, given: list[Tensor]) -> None:
    """Returns the program's only gear from here on: these sizes, and two more of each that may be padded. Raises
    FxgeError if it has none."""
    io = json.loads(p.text("io"))
    places = [i for i, x in enumerate(io["inputs"]) if x["role"] == "user"]
    sizes = {s["name"]: given[places.index(s["input"])].shape[s["dim"]] for s in io["symbols"] if "dim" in s}
    p.set_gears(";".join(f"{name}={size}" for name, size in sizes.items()))
    padded = json.loads(p.text("io"))["gears"]["padded"]
    p.set_gears(";".join(f"{name}={size + 2 * (name in padded)}" for name, size in sizes.items()))


def pt2_bytes(ep: torch.export.ExportedProgram) -> bytes:
    """Returns the file of torch.export.save."""
    file = io.BytesIO()
    torch.export.save(ep, file)
    return file.getvalue()


def exported(
    program: Program, ours: bool, dynamic: bool = False, decomposed: bool = False, geared: bool = False, file: bool = False
) -> Iterator[str | None]:
    """Runs the program that torch.export saves; dynamic ones at three sizes. Without `ours`, PyTorch runs it."""
    from fxge import FxgeError
    from fxge._serialization import fxpb

    given = program.make()
    free = tuple({k: torch.export.Dim.AUTO for k, d in enumerate(x.shape) if isinstance(d, str)} for x in program.inputs)
    ep = torch.export.export(program.module(), tuple(given), dynamic_shapes=free if dynamic else None)
    ep = ep.run_decompositions() if decomposed else ep
    p = loaded([pt2_bytes(ep)] if file else fxpb.exported_pieces(ep)) if ours else ep.module()
    if not geared:
        yield judge(program, given, call(p, given))
    for sizes in [SIZES, *OTHER_SIZES] if geared else OTHER_SIZES if dynamic else ():
        given = program.make(sizes)
        try:
            eager(program, given)
            if geared and ours:
                gear_up(p, given)
            found = call(p, given)
        except FxgeError as e:
            if e.status != 4 and not geared:
                raise
            continue  # torch.export specialised a size; or a larger gear violates a guard of the program
        except Exception:  # eager refuses such sizes
            continue
        wrong = judge(program, given, found)
        yield wrong and f"at sizes {sizes}: {wrong}"


def by_gear(program: Program, ours: bool) -> Iterator[str | None]:
    """Compiles results one by one: one of several that may not be padded would decide for all."""
    for name in program.results[:3]:
        yield from exported(replace(program, results=[name]), ours, dynamic=True, geared=True)


def compiled(program: Program, ours: bool, dynamic: bool) -> Any:
    """Runs torch.compile; without `ours` the graph of AOTAutograd and PyTorch's own decompositions runs in eager."""
    import fxge
    from fxge import decompositions
    from torch._dynamo.backends import common, debugging

    torch._dynamo.reset()
    if ours:
        backend = fxge.backend.get_backend(config=fxge.Config(threads=1))
    else:
        backend = common.aot_autograd(fw_compiler=debugging.boxed_nop, decompositions=decompositions.table(fxge.Config(), training=False))
    return torch.compile(program.module().forward, backend=backend, fullgraph=True, dynamic=dynamic)


def live(program: Program, ours: bool, dynamic: bool = False) -> Iterator[str | None]:
    """Runs torch.compile, which writes the inputs as eager does."""
    f = compiled(program, ours, dynamic)
    for sizes in [SIZES, *OTHER_SIZES] if dynamic else [SIZES]:
        given = program.make(sizes)
        try:
            eager(program, given)
        except Exception:  # refuses such sizes
            continue
        written = program.make(sizes)
        with torch.no_grad():
            found = list(f(*written))
        wrong = judge(program, given, found)
        if not wrong:
            names = [x.name for x in program.inputs]
            wrong = judge(replace(program, results=names), given, written)
        yield wrong and f"at sizes {sizes}: {wrong}"


def by_grad(program: Program, ours: bool) -> Iterator[str | None]:
    """Computes gradients of float inputs, live; for programs without writes."""
    if program.writes_inputs():
        return
    given = program.make()
    yield judge(program, given, gradients(program, given, function=compiled(program, ours, False)), gradients)


RUN: dict[str, Callable[[Program, bool], Iterator[str | None]]] = {
    "fx": by_fx,
    "export": exported,
    "decomposed": functools.partial(exported, decomposed=True),
    "dynamic": functools.partial(exported, dynamic=True),
    "live": live,
    "live_dynamic": functools.partial(live, dynamic=True),
    "grad": by_grad,
    "geared": by_gear,
    "pt2": functools.partial(exported, file=True),
}


def attempt(program: Program, way: str) -> Outcome:
    """Runs one program in one form; returns {status, why}."""
    found = judged(program, way)
    if found["status"].isupper() and judged(program, way, ours=False)["status"] != "ok":
        found["status"] = "torch"  # PyTorch's own graph is wrong already
    return found


def judged(program: Program, way: str, ours: bool = True) -> Outcome:
    from fxge import FxgeError

    try:
        found = [why for why in RUN[way](program, ours) if why]
        wrong = [why for why in found if "known: " not in why]
        return {"status": "WRONG" if wrong else "known" if found else "ok", "why": (wrong or found or [""])[0]}
    except Exception as e:
        inner = getattr(e, "inner_exception", e)
        if isinstance(inner, FxgeError):
            status = {3: "unsupported", 7: "limit"}.get(inner.status, "REFUSED")
            if inner.status in (2, 4) and (allowed_refusals.allowed(program, str(inner)) or unchecked(program)):
                status = "known"
            return {"status": status, "why": str(inner)[:2000]}
        in_fxge = any("/fxge/" in f.tb_frame.f_code.co_filename for f in frames(inner))
        return {"status": "ERROR" if in_fxge else "not exported", "why": f"{type(inner).__name__}: {str(inner)[:300]}"}


def unchecked(program: Program) -> bool:
    """Returns True if a refused operand has no element: PyTorch's kernels check little then."""
    try:
        names = [program.lines[k][0] for k in refused_lines(program)]
    except Exception:  # torch.export accepts programs that cannot be traced
        return False
    return bool(names) and all(names) and not any(x.numel() for x in eager(replace(program, results=names), program.make()))


def frames(e: BaseException) -> Iterator[Any]:
    t = e.__traceback__
    while t:
        yield t
        t = t.tb_next


# ---- what is supported of a program ----


def refused_lines(program: Program) -> set[int]:
    """Returns lines whose operators are not supported: the library names every node."""
    from fxge import FxgeError
    from fxge._serialization import fxpb

    named = [k for k, (name, _) in enumerate(program.lines) if name]
    gm = traced(program, [program.lines[k][0] for k in named])
    try:
        loaded(fxpb.module_pieces(gm))
        return set()
    except FxgeError as e:
        bad = set(re.findall(r"node +%(\w+)", str(e)))
    order = {n.name: i for i, n in enumerate(gm.graph.nodes)}
    ends = [(order[n.name], k) for n, k in zip(next(n for n in gm.graph.nodes if n.op == "output").args[0], named) if hasattr(n, "name")]
    found = set()
    for name in bad & order.keys():
        found.add(min(((end, k) for end, k in ends if end >= order[name]), default=(0, len(program.lines) - 1))[1])
    return found


def supported(program: Program) -> Program:
    """Returns the program without refused lines: their results become inputs."""
    for _ in range(3):
        bad = refused_lines(program)
        if not bad:
            break
        wanted = [program.lines[k][0] for k in sorted(bad) if program.lines[k][0]]
        values = dict(zip(wanted, eager(replace(program, results=wanted), program.make()))) if wanted else {}
        given = [Input(n, list(x.shape), x.dtype, "dense", 0, x.detach().clone()) for n, x in values.items()]
        lines = [line for k, line in enumerate(program.lines) if k not in bad]
        results = [r for r in program.results if r not in values] or [n for n, _ in lines if n][-1:]
        program = replace(program, inputs=program.inputs + given, lines=lines, results=results).without_unused()
    return program


# ---- the shortest program ----


def shorter(program: Program) -> Iterator[Program]:
    """Yields smaller programs."""
    if len(program.results) > 1:
        for r in program.results:
            yield replace(program, results=[r]).without_unused()
    if program.lines and not program.lines[0][0]:  # a write: return the inputs after it
        names = [x.name for x in program.inputs]
        written = eager(replace(program, lines=program.lines[:1], results=names), program.make())
        given = [Input(n, list(x.shape), x.dtype, "dense", 0, x.clone()) for n, x in zip(names, written)]
        yield replace(program, inputs=given, lines=program.lines[1:]).without_unused()
    for k in reversed(range(len(program.lines))):  # one line removed
        name, _ = program.lines[k]
        if not name:
            yield replace(program, lines=program.lines[:k] + program.lines[k + 1 :]).without_unused()
    for k, (name, _) in enumerate(program.lines):  # a line's result becomes an input
        if name and name not in program.results:
            try:
                x = dict(zip([n for n, _ in program.lines if n], eager(
                    replace(program, lines=program.lines[: k + 1], results=[n for n, _ in program.lines[: k + 1] if n]), program.make())))[name]
            except Exception:
                continue
            given = Input(name, list(x.shape), x.dtype, "dense", 0, x.detach().clone())
            yield replace(program, inputs=[*program.inputs, given], lines=program.lines[:k] + program.lines[k + 1 :]).without_unused()
    for name, _ in reversed(program.lines):  # another result
        if name and [name] != program.results:
            yield replace(program, results=[name]).without_unused()


def size(program: Program) -> tuple[int, int, int]:
    return len(program.lines), len(program.results), len(program.inputs)


def shortest(program: Program, way: str, status: str) -> tuple[Program, str, Outcome]:
    """Minimises the program for the same kind of fault; in the fast form, if it shows there."""
    program = program.without_unused()
    best = attempt(program, way)
    if best["status"] != status:
        return program, way, best
    excused = False
    if way != "fx" and attempt(program, "fx")["status"] == status:
        way = "fx"
    again = True
    until = time.process_time() + SECONDS / 4
    while again and time.process_time() < until:
        again = False
        for other in shorter(program):
            if size(other) < size(program):
                found = attempt(other, way)
                excused |= found["status"] == "known"
                if found["status"] == status:
                    program, best, again = other, found, True
                    excused = False
                    break
    if excused:  # a smaller program, whose remaining difference is known
        best = {"status": "known", "why": best["why"]}
    return program, way, best


def report(program: Program, way: str, outcome: Outcome) -> str:
    """Returns Python that shows it, and the fault."""
    inputs = "".join(f"{x.text()}\n" for x in program.inputs)
    return f"{inputs}{program.text('')}# {outcome['status']} by {way}: {outcome['why']}\n"


# ---- cases, in processes: a crash must not end the campaign ----


def way_of(seed: int, ways: dict[str, int]) -> str:
    at = (seed * 2654435761 % 2**32) % sum(ways.values())
    for way, weight in ways.items():
        at -= weight
        if at < 0:
            return way
    raise AssertionError


@dataclass
class Campaign:
    """Cases by their numbers: a seed, a function from number to program, and the weights of the forms."""

    seed: int
    draw: Callable[[int], Program]
    ways: dict[str, int]

    def case(self, n: int) -> tuple[Program, str]:
        """Returns case n: its program, and its form."""
        number = self.seed * 10**7 + n
        return self.draw(number), way_of(number, self.ways)


def one(campaign: Campaign, n: int) -> Outcome:
    program, way = campaign.case(n)
    if not program.results:
        return {"status": "empty", "why": "", "way": way}
    outcome = attempt(program, way) | {"way": way}
    if outcome["status"] == "unsupported":
        why = outcome["why"]
        with contextlib.suppress(Exception):  # torch.export accepts programs that cannot be traced
            program = supported(program)
        if program.lines and program.results:
            outcome = attempt(program, way) | {"way": way, "missing": why}
            outcome["status"] += " in part" * (outcome["status"] == "ok")
    if outcome["status"] in ("WRONG", "ERROR", "REFUSED"):
        program, by, found = shortest(program, way, outcome["status"])
        outcome["program"] = report(program, by, found)
        outcome["short"] = "; ".join(e for _, e in program.lines)
        if found["status"] != outcome["status"]:
            outcome["status"] = found["status"]  # the shortest program shows that it is known
    return outcome


def child(campaign: Campaign, numbers: range, into: int) -> None:
    gc.disable()  # a child is short-lived
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    reached = watched()
    with os.fdopen(into, "w") as f:
        for n in numbers:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)  # processor time, since the machine may be busy
            signal.alarm(20 * SECONDS)
            print(json.dumps({"n": n}), file=f, flush=True)
            try:
                outcome = one(campaign, n)
            except Exception as e:
                outcome = {"status": "HARNESS", "why": f"{type(e).__name__}: {e}", "way": "?"}
            print(json.dumps(outcome | {"n": n, "reached": sorted(reached)}), file=f, flush=True)
            reached.clear()
    os._exit(0)


def watched() -> set[str]:
    """Returns the operators that are passed to the library from now on."""
    from fxge._serialization import fx_writer

    seen: set[str] = set()
    plain = fx_writer.target_text

    def text(node: Any) -> str:
        seen.add(plain(node))
        return plain(node)

    fx_writer.target_text = text
    return seen


def quicker() -> None:
    """Caches PyTorch's answers for run_decompositions."""
    import torch._export.utils as export_utils

    export_utils._collect_all_valid_cia_ops = functools.cache(export_utils._collect_all_valid_cia_ops)
    export_utils._materialize_cpp_cia_ops = functools.cache(export_utils._materialize_cpp_cia_ops)


def start(campaign: Campaign, numbers: range) -> tuple[int, int, range]:
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(out)
        child(campaign, numbers, into)
    os.close(into)
    return pid, out, numbers


def survives(run: Callable[[], Any]) -> bool:
    """Returns True if a process of its own survives it."""
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        signal.setitimer(signal.ITIMER_PROF, SECONDS / 3)
        with contextlib.suppress(Exception):
            run()
        os._exit(0)
    return os.waitpid(pid, 0)[1] == 0


def is_ours(make: Callable[[], tuple[Program, str]]) -> bool:
    """Returns True if the crash or hang is ours: PyTorch alone does not crash, and we do without the judge."""
    if not survives(lambda: judged(*make(), ours=False)):
        return False
    way = make()[1]
    return way != "fx" or not survives(lambda: in_library(make()[0]))


def finish(pid: int, out: int, numbers: range, make: Callable[[int], tuple[Program, str]]) -> tuple[list[Outcome], range]:
    """Returns the child's outcomes, its death included, and the remaining cases."""
    with os.fdopen(out) as f:
        lines = [json.loads(line) for line in f.read().splitlines()]
    status = os.waitpid(pid, 0)[1]
    outcomes = [x for x in lines if "status" in x]
    if status == 0:
        return outcomes, range(0)
    n = lines[-1]["n"] if lines else numbers[0]
    hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGALRM, signal.SIGPROF)
    found = ("HANG" if hung else "CRASH") if is_ours(functools.partial(make, n)) else "torch"
    outcomes.append({"n": n, "status": found, "why": f"wait status {status}", "way": "?"})
    return outcomes, range(n + 1, numbers[-1] + 1)


class Batches:
    """Counts and prints; continues from a state."""

    def __init__(self, args: argparse.Namespace, campaign: Campaign) -> None:
        self.args, self.campaign = args, campaign
        state = json.loads(args.state.read_text()) if args.state and args.state.exists() else {}
        self.first = self.next = int(state.get("next", 0))
        self.count: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        for way, found in state.get("count", {}).items():
            self.count[way].update(found)
        self.missing = collections.Counter(state.get("missing", {}))
        self.reached = collections.Counter(state.get("reached", {}))
        self.seen: collections.Counter[str] = collections.Counter()
        self.faults = 0

    def save(self) -> None:
        if self.args.state:
            parts = {"seed": self.args.seed, "next": self.next, "count": self.count, "missing": self.missing, "reached": self.reached}
            self.args.state.write_text(json.dumps(parts, indent=1))

    def take(self, o: Outcome) -> None:
        status = o["status"]
        self.count[o["way"]][status] += 1
        self.reached.update(o.get("reached", ()))
        why = o.get("missing") or o["why"]
        if "missing" in o or status == "unsupported":
            self.missing.update({re.sub(r"\d+", "_", text) for text in re.findall(r"error\[\S+\]: (.*)", why)} or {why[:80]})
        if not status.isupper():
            return
        self.faults += 1
        key = re.sub(r"\b[vx]\d+\b|-?\d[\w.+-]*", "_", o.get("short", "")) + status
        self.seen[key] += 1
        if self.seen[key] <= 2 or self.args.verbose:
            print(f"---- seed {self.args.seed} case {o['n']}\n{o.get('program') or o['status'] + ' ' + o['why']}", flush=True)

    def run(self) -> None:
        """Returns the next cases."""
        until, end = time.time() + self.args.seconds, self.first + self.args.cases
        n = self.first
        waiting: list[range] = []
        running: list[tuple[int, int, range]] = []
        while running or n < end or waiting:
            while len(running) < self.args.jobs and (waiting or (n < end and time.time() < until)):
                if not waiting:
                    waiting.append(range(n, min(n + BATCH, end)))
                    n = waiting[-1][-1] + 1
                running.append(start(self.campaign, waiting.pop(0)))
            if not running:
                break
            outcomes, left = finish(*running.pop(0), self.campaign.case)
            for o in outcomes:
                self.take(o)
            if len(left):
                waiting.append(left)
            self.next = min([r[0] for r in waiting] + [r[0] for _, _, r in running] + [n])
            self.save()

    def summary(self) -> None:
        for way in [*self.campaign.ways, "?"]:
            if way in self.count:
                print(f"{way}: {sum(self.count[way].values())} {dict(sorted(self.count[way].items()))}")
        print("not supported:", *(f"  {k} x {why}" for why, k in self.missing.most_common(20)), sep="\n")
        never = sorted({row.name for row in row_table.read()} - self.reached.keys())
        print(f"{len(never)} rows of the operator table that no program had: {' '.join(never) if self.args.verbose else '(--verbose)'}")


def options(about: str) -> argparse.ArgumentParser:
    """Parses the command line of a campaign."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=600, help="begin no case after these")
    parser.add_argument("--ways", help=f"of {', '.join(RUN)}")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--state", type=pathlib.Path, help="keeps the next number")
    parser.add_argument("--case", type=int, help="only this one, shown")
    parser.add_argument("--verbose", action="store_true", help="also faults that look like one before")
    return parser


def main() -> int:
    """Makes random programs."""
    parser = options(__doc__ or "")
    parser.add_argument("--own", action="store_true", help="with operators of a description that write")
    args = parser.parse_args()
    if args.own:
        KINDS.append((sum(w for w, _ in KINDS) // 4, described.TEMPLATES))
        os.environ["FXGE_LIBRARY"] = str(pathlib.Path(args.library).resolve())
        library = described.define()  # noqa: F841  (they are torch's for as long as it lives)
    return run(args, lambda number: Maker(number).run(), WAYS)


def run(args: argparse.Namespace, draw: Callable[[int], Program], weights: dict[str, int]) -> int:
    """Runs the cases of the command line; returns 1 if there are faults."""
    os.environ["FXGE_LIBRARY"] = str(pathlib.Path(args.library).resolve())
    ways = {w: weights.get(w) or 1 for w in RUN if (w in args.ways.split(",") if args.ways else weights.get(w))}
    campaign = Campaign(args.seed, draw, ways)
    if args.case is not None:
        program, way = campaign.case(args.case)
        print(report(program, way, attempt(program, way)))
        return 0
    reference.prepare()
    quicker()
    warnings.simplefilter("ignore")
    import fxge.backend  # noqa: F401  (once, before the children)

    for way in ways.keys() - {"grad"}:  # PyTorch loads much on first use; autograd's threads do not survive a fork
        attempt(Program([Input("x0", ["a", "b"], torch.float32, "dense", 0)], [("v0", "x0 + 1")], ["v0"]), way)
    gc.collect()
    gc.freeze()
    batches, begin = Batches(args, campaign), time.time()
    batches.run()
    batches.save()
    batches.summary()
    print(f"cases {batches.first} to {batches.next} of seed {args.seed} in {time.time() - begin:.0f} s, {batches.faults} faults")
    return 1 if batches.faults else 0


if __name__ == "__main__":
    sys.exit(main())
