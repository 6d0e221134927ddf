"""Hunts whole programs: random ones of 3 to 15 lines against eager, exported and live.

    python3 tests/hunt/programs.py build/dev/libfxge.so [--seed 1] [--cases 20000] [--seconds 600]
        [--ways fx,export,...] [--jobs 2] [--state FILE] [--case N] [--verbose]

Case N of a seed is always the same: `--case N` shows one. `--state` keeps the next number, so that a
later run goes on. The ways: "fx" (an FX graph of ATen operators, in process: the quick one), "export",
"decomposed", "dynamic" (three sizes each), "live", "live_dynamic", "grad". What is printed is a fault,
as the shortest program that shows it: a number that neither PyTorch's own error against float64 nor
noise of its last bits explains, a dtype or shape, a crash, a hang, and a refusal that says it is our
bug or the user's error. Operators that fxge does not support count apart. Known differences have a
line in programs.txt: a pattern that the shortest program matches, and the reason.
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
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src"), str(HERE.parent / "torch")]

import calls  # noqa: E402
import torch  # noqa: E402
from grammar import INTEGERS, OTHER_SIZES, SIZES, Input, Maker, Program, scope  # noqa: E402
from torch import Tensor  # noqa: E402
from torch.utils import _pytree as pytree  # noqa: E402
from torch.utils._python_dispatch import TorchDispatchMode  # noqa: E402

WAYS = {"fx": 70, "export": 8, "decomposed": 5, "dynamic": 7, "live": 4, "live_dynamic": 3, "grad": 3}
BATCH = 40  # cases a child process: a crash must not end the hunt
SECONDS = 60  # for one case
NOISY = 6  # runs of eager with noise

Outcome = dict[str, Any]
Runner = Callable[[Program], Iterator[tuple[list[Tensor], list[Tensor]]]]


# ---- what eager says ----


def eager(program: Program, given: list[Tensor], wrap: Callable[[Any], Any] | None = None, text: str | None = None) -> list[Tensor]:
    """The results in eager; the inputs are not written to."""
    space = scope() | {"wrap": wrap or (lambda x: x)}
    exec(text or program.text("wrap"), space)
    return list(space["forward"](*[x.clone(memory_format=torch.preserve_format) for x in given]))


def in_double(program: Program, given: list[Tensor], out: list[Tensor]) -> list[Tensor]:
    """The results with every float in float64; PyTorch's own where that is not possible."""
    text = re.sub(r"torch\.b?float(16|32)|torch\.bfloat16", "torch.float64", program.text("wrap")).replace(".float()", ".double()")
    torch.set_default_dtype(torch.float64)
    try:
        wide = [x.double() if x.is_floating_point() else x for x in given]
        found = eager(program, wide, text=text)
    except Exception:  # an operator that has no float64, or sizes that follow from values
        return out
    finally:
        torch.set_default_dtype(torch.float32)
    return [calls.reference(a, b) for a, b in zip(out, found)]


def noisy(program: Program, given: list[Tensor]) -> list[list[Tensor]]:
    """The results of runs in which each new float is off by some of its last bits."""
    dice = torch.Generator().manual_seed(1)
    runs = []

    def off(x: Any) -> Any:
        if not isinstance(x, Tensor) or not x.is_floating_point() or x._base is not None:
            return x
        step = torch.randint(-2, 3, x.shape, generator=dice).double() * torch.finfo(x.dtype).eps
        return (x.double() * (1 + step)).to(x.dtype)

    for _ in range(NOISY):
        runs.append(eager(program, [off(x) for x in given], off))
    return runs


class Undefined(TorchDispatchMode):
    """Sees casts of floats that the integer dtype does not hold: C++ leaves them open, and PyTorch with it."""

    CASTS = ("_to_copy", "copy_", "copy", "sum", "prod", "cumsum", "cumprod", "mul_", "add_", "index_put", "fill_")

    def __init__(self) -> None:
        super().__init__()
        self.found = False

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        if func.overloadpacket.__name__ in self.CASTS and isinstance(out, Tensor) and out.dtype in INTEGERS:
            ends = torch.iinfo(out.dtype)
            for x in pytree.tree_leaves((args, kwargs)):
                if isinstance(x, Tensor) and x.is_floating_point():
                    low, high = float(ends.min) - 1, float(ends.max) + 1
                    x = x.double().trunc()
                    self.found |= not bool(((x > low) & (x < high) | (x == ends.min)).all())
        return out


def undefined(program: Program, given: list[Tensor]) -> bool:
    with Undefined() as mode:
        eager(program, given)
    return mode.found


def explained(got: Tensor, out: Tensor, runs: list[Tensor]) -> bool:
    """Noise moves every element that differs, as far or to the same kind of value."""
    if any(r.shape != out.shape for r in runs):
        return True
    a, b = got.double(), out.double()
    different = ~((a == b) | (a.isnan() & b.isnan()))
    moved = torch.zeros_like(a)
    for r in runs:
        apart = (r.double() - b).abs()
        strange = (r.double().isfinite() != b.isfinite()) | apart.isnan() & ~(r.isnan() & out.isnan())
        moved = torch.maximum(moved, torch.where(strange, torch.inf, apart.nan_to_num(0.0)))
    off = (a - b).abs()
    return bool((~different | (moved == torch.inf) | (off <= 4 * moved)).all()) and bool(different.any())


def judge(program: Program, given: list[Tensor], got: list[Tensor], out: list[Tensor] | None = None,
          ref: list[Tensor] | None = None) -> str | None:
    """What is wrong with the results, if anything."""
    own = out is None
    out = eager(program, given) if out is None else out
    if len(got) != len(out):
        return f"{len(got)} results, expected {len(out)}"
    runs = None
    for i, (x, y) in enumerate(zip(got, out)):
        if x.dtype == y.dtype and x.shape == y.shape and torch.equal(x.nan_to_num(), y.nan_to_num()) and torch.equal(x.isnan(), y.isnan()):
            continue
        ref = ref or (in_double(program, given, out) if own else out)
        wrong = calls.judge(x, y, ref[i])
        if not wrong:
            continue
        if x.dtype == y.dtype and x.shape == y.shape:
            apart = ~((x == y) | x.isnan() & y.isnan())
            wrong += f" ({calls.brief(x[apart])} where eager has {calls.brief(y[apart])})"
        if own and undefined(program, given):
            return None
        if x.dtype == y.dtype and x.shape == y.shape and own:
            runs = runs or noisy(program, given)
            if explained(x, y, [r[i] for r in runs]):
                continue
        return f"result {program.results[i] if own else i}: {wrong}"
    return None


# ---- the ways ----


def loaded(pieces: Any) -> Any:
    """A compiled program of the library."""
    import fxge
    from fxge._program import Program as Loaded

    return Loaded(fxge.Config(threads=1)).load_bytes(b"".join(pieces)).compile()


def call(p: Any, given: list[Tensor]) -> list[Tensor]:
    with torch.no_grad():
        return [x for x in pytree.tree_leaves(p(*[x.clone() for x in given]))]


def by_fx(program: Program, ours: bool) -> Iterator[str | None]:
    """As an FX graph of ATen operators; inputs that it writes are copied first."""
    from fxge import _serialize
    from torch.fx.experimental.proxy_tensor import make_fx

    space = scope()
    exec(program.text("(lambda x: x)"), space)

    def whole(*xs: Tensor) -> Any:
        return space["forward"](*[x.clone() for x in xs] if program.writes_inputs() else xs)

    given = program.make()
    with torch.no_grad():
        gm = make_fx(whole)(*given)
    yield judge(program, given, call(loaded(_serialize.module_pieces(gm)) if ours else gm, given))


def exported(program: Program, ours: bool, dynamic: bool = False, decomposed: bool = False) -> Iterator[str | None]:
    """As torch.export saves it; dynamic ones at three sizes. Without `ours`, PyTorch runs what it saved."""
    from fxge import FxgeError, _serialize

    given = program.make()
    free = tuple({k: torch.export.Dim.AUTO for k, d in enumerate(x.shape) if isinstance(d, str)} for x in program.inputs)
    ep = torch.export.export(program.module(), tuple(given), dynamic_shapes=free if dynamic else None)
    ep = ep.run_decompositions() if decomposed else ep
    p = loaded(_serialize.exported_pieces(ep)) if ours else ep.module()
    yield judge(program, given, call(p, given))
    for sizes in OTHER_SIZES if dynamic else ():
        given = program.make(sizes)
        try:
            eager(program, given)
            found = call(p, given)
        except FxgeError as e:
            if e.status != 4:
                raise
            continue  # torch.export took a size as fixed
        except Exception:  # eager takes no such sizes
            continue
        wrong = judge(program, given, found)
        yield wrong and f"at sizes {sizes}: {wrong}"


def compiled(program: Program, ours: bool, dynamic: bool) -> Any:
    """By torch.compile; without `ours` what AOTAutograd makes of it, in eager."""
    import fxge

    torch._dynamo.reset()
    backend = fxge.backend.get_backend(config=fxge.Config(threads=1)) if ours else "aot_eager"
    return torch.compile(program.module().forward, backend=backend, fullgraph=True, dynamic=dynamic)


def live(program: Program, ours: bool, dynamic: bool = False) -> Iterator[str | None]:
    """By torch.compile, which writes the inputs as eager does."""
    f = compiled(program, ours, dynamic)
    for sizes in [SIZES, *OTHER_SIZES] if dynamic else [SIZES]:
        given = program.make(sizes)
        try:
            eager(program, given)
        except Exception:  # takes no such sizes
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
    """Gradients of float inputs, live; programs without writes."""
    if program.writes_inputs():
        return
    f = compiled(program, ours, False)

    def gradients(function: Callable[..., Any], given: list[Tensor]) -> list[Tensor] | None:
        xs = [x.clone().requires_grad_(x.is_floating_point()) for x in given]
        ends = [y for y in function(*xs) if y.requires_grad]
        if not ends:
            return None
        weights = [torch.linspace(0.5, 1.5, y.numel(), dtype=torch.float64).reshape(y.shape).to(y.dtype) for y in ends]
        wanted = [x for x in xs if x.requires_grad]
        found = torch.autograd.grad(ends, wanted, weights, allow_unused=True)
        return [torch.zeros_like(x) if g is None else g for x, g in zip(wanted, found)]

    def plain(*xs: Tensor) -> Any:
        space = scope() | {"wrap": lambda x: x}
        exec(program.text("wrap"), space)
        return space["forward"](*xs)

    given = program.make()
    expected = gradients(plain, given)
    if expected is None:
        return
    found = gradients(f, given)
    wide = gradients(plain, [x.double() if x.is_floating_point() else x for x in given]) or expected
    ref = [calls.reference(a, b) for a, b in zip(expected, wide)]
    shaken = []
    for k in range(NOISY):
        dice = torch.Generator().manual_seed(k)
        shaken.append(gradients(plain, [x if not x.is_floating_point() else (x.double() * (
            1 + 4 * torch.finfo(x.dtype).eps * torch.randint(-2, 3, x.shape, generator=dice))).to(x.dtype) for x in given]))
    for i, (x, y) in enumerate(zip(found or [], expected)):
        wrong = calls.judge(x, y, ref[i])
        if wrong and not (x.shape == y.shape and explained(x, y, [r[i] for r in shaken if r])):
            yield f"gradient {i}: {wrong}"
    yield None


RUN: dict[str, Callable[[Program, bool], Iterator[str | None]]] = {
    "fx": by_fx,
    "export": exported,
    "decomposed": functools.partial(exported, decomposed=True),
    "dynamic": functools.partial(exported, dynamic=True),
    "live": live,
    "live_dynamic": functools.partial(live, dynamic=True),
    "grad": by_grad,
}


def attempt(program: Program, way: str) -> Outcome:
    """One program by one way: {status, why}."""
    found = judged(program, way)
    if found["status"].isupper() and judged(program, way, ours=False)["status"] != "ok":
        found["status"] = "torch"  # what PyTorch made of it is wrong before we see it
    return found


def judged(program: Program, way: str, ours: bool = True) -> Outcome:
    from fxge import FxgeError

    try:
        why = next(filter(None, RUN[way](program, ours)), None)
        return {"status": "WRONG" if why else "ok", "why": why or ""}
    except Exception as e:
        inner = getattr(e, "inner_exception", e)
        if isinstance(inner, FxgeError):
            status = {3: "unsupported", 7: "limit"}.get(inner.status, "REFUSED")
            return {"status": status, "why": str(inner)[:600]}
        in_fxge = any("/fxge/" in f.tb_frame.f_code.co_filename for f in frames(inner))
        return {"status": "ERROR" if in_fxge else "not exported", "why": f"{type(inner).__name__}: {str(inner)[:300]}"}


def frames(e: BaseException) -> Iterator[Any]:
    t = e.__traceback__
    while t:
        yield t
        t = t.tb_next


# ---- the shortest program ----


def shorter(program: Program) -> Iterator[Program]:
    """Programs with less in them."""
    if len(program.results) > 1:
        for r in program.results:
            yield replace(program, results=[r]).without_unused()
    for k in reversed(range(len(program.lines))):  # a line less
        name, _ = program.lines[k]
        if not name:
            yield replace(program, lines=program.lines[:k] + program.lines[k + 1 :]).without_unused()
    for k, (name, _) in enumerate(program.lines):  # what a line gives becomes an input
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
    """The same kind of fault by less; by the quick way, if it shows there."""
    program = program.without_unused()
    best = attempt(program, way)
    if best["status"] != status:
        return program, way, best
    if way != "fx" and attempt(program, "fx")["status"] == status:
        way = "fx"
    again = True
    until = time.time() + SECONDS / 2
    while again and time.time() < until:
        again = False
        for other in shorter(program):
            if size(other) < size(program):
                found = attempt(other, way)
                if found["status"] == status:
                    program, best, again = other, found, True
                    break
    return program, way, best


def report(program: Program, way: str, outcome: Outcome) -> str:
    """Python that shows it, and what is wrong."""
    inputs = "".join(f"{x.text()}\n" for x in program.inputs)
    return f"{inputs}{program.text('')}# {outcome['status']} by {way}: {outcome['why']}\n"


# ---- cases, in processes: a crash must not end the hunt ----


def way_of(seed: int, ways: dict[str, int]) -> str:
    at = (seed * 2654435761 % 2**32) % sum(ways.values())
    for way, weight in ways.items():
        at -= weight
        if at < 0:
            return way
    raise AssertionError


def case(seed: int, n: int, ways: dict[str, int]) -> tuple[Program, str]:
    number = seed * 10**7 + n
    return Maker(number).run(), way_of(number, ways)


def one(seed: int, n: int, ways: dict[str, int]) -> Outcome:
    program, way = case(seed, n, ways)
    if not program.results:
        return {"status": "empty", "why": "", "way": way}
    outcome = attempt(program, way)
    if outcome["status"] in ("WRONG", "ERROR", "REFUSED"):
        program, way, outcome = shortest(program, way, outcome["status"])
        outcome["program"] = report(program, way, outcome)
        outcome["short"] = "; ".join(e for _, e in program.lines)
    return outcome | {"way": way}


def child(seed: int, numbers: range, ways: dict[str, int], into: int) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with os.fdopen(into, "w") as f:
        for n in numbers:
            signal.alarm(SECONDS)
            print(json.dumps({"n": n}), file=f, flush=True)
            try:
                outcome = one(seed, n, ways)
            except Exception as e:
                outcome = {"status": "HUNTER", "why": f"{type(e).__name__}: {e}", "way": "?"}
            print(json.dumps(outcome | {"n": n}), file=f, flush=True)
    os._exit(0)


def start(seed: int, numbers: range, ways: dict[str, int]) -> tuple[int, int, range]:
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(out)
        child(seed, numbers, ways, into)
    os.close(into)
    return pid, out, numbers


def finish(pid: int, out: int, numbers: range) -> tuple[list[Outcome], range]:
    """What the child wrote, its death among it, and the cases that are left."""
    with os.fdopen(out) as f:
        lines = [json.loads(line) for line in f.read().splitlines()]
    status = os.waitpid(pid, 0)[1]
    outcomes = [x for x in lines if "status" in x]
    if status == 0:
        return outcomes, range(0)
    n = lines[-1]["n"] if lines else numbers[0]
    hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
    outcomes.append({"n": n, "status": "HANG" if hung else "CRASH", "why": f"wait status {status}", "way": "?"})
    return outcomes, range(n + 1, numbers[-1] + 1)


class Hunt:
    """Counts and prints."""

    def __init__(self, args: argparse.Namespace, ways: dict[str, int]) -> None:
        self.args, self.ways = args, ways
        self.count: collections.Counter[tuple[str, str]] = collections.Counter()
        self.missing: collections.Counter[str] = collections.Counter()
        self.known = [line.split("  ", 1)[0] for line in (HERE / "programs.txt").read_text().splitlines() if line and line[0] != "#"]
        self.seen: collections.Counter[str] = collections.Counter()
        self.faults = 0

    def take(self, o: Outcome) -> None:
        status = o["status"]
        text = o.get("program", "")
        if text and any(re.search(k, text) for k in self.known):
            status = "known"
        self.count[o["way"], status] += 1
        if status == "unsupported":
            self.missing.update(set(re.findall(r"error\[\S+\]: ([\w.]+)", o["why"])) or {o["why"][:80]})
        if not status.isupper():
            return
        self.faults += 1
        key = re.sub(r"\b[vx]\d+\b|-?\d[\w.+-]*", "_", o.get("short", "")) + status
        self.seen[key] += 1
        if self.seen[key] <= 2 or self.args.verbose:
            print(f"---- seed {self.args.seed} case {o['n']}\n{text or o['status'] + ' ' + o['why']}", flush=True)

    def run(self, first: int) -> int:
        """All cases from `first` on; the next number."""
        until, end = time.time() + self.args.seconds, first + self.args.cases
        n = first
        waiting: list[range] = []
        running: list[tuple[int, int, range]] = []
        while running or n < end or waiting:
            while len(running) < self.args.jobs and (waiting or (n < end and time.time() < until)):
                if not waiting:
                    waiting.append(range(n, min(n + BATCH, end)))
                    n = waiting[-1][-1] + 1
                running.append(start(self.args.seed, waiting.pop(0), self.ways))
            if not running:
                break
            outcomes, left = finish(*running.pop(0))
            for o in outcomes:
                self.take(o)
            if len(left):
                waiting.append(left)
        return n

    def summary(self) -> None:
        for way in [*self.ways, "?"]:
            found = {s: k for (w, s), k in sorted(self.count.items()) if w == way}
            if found:
                print(f"{way}: {found}")
        print(f"not supported: {dict(self.missing.most_common(20))}")


def main() -> int:
    """Runs the hunt."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=600, help="begin no case after these")
    parser.add_argument("--ways", help=f"of {', '.join(WAYS)}")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--state", type=pathlib.Path, help="keeps the next number")
    parser.add_argument("--case", type=int, help="only this one, shown")
    parser.add_argument("--verbose", action="store_true", help="also faults that look like one before")
    args = parser.parse_args()
    os.environ["FXGE_LIBRARY"] = str(pathlib.Path(args.library).resolve())
    ways = {w: k for w, k in WAYS.items() if not args.ways or w in args.ways.split(",")}
    if args.case is not None:
        program, way = case(args.seed, args.case, ways)
        print(report(program, way, attempt(program, way)))
        return 0
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    import fxge.backend  # noqa: F401  (once, before the children)

    for way in ways.keys() - {"grad"}:  # PyTorch loads much on first use; autograd's threads do not survive a fork
        attempt(Program([Input("x0", ["a", "b"], torch.float32, "dense", 0)], [("v0", "x0 + 1")], ["v0"]), way)
    first = int(args.state.read_text()) if args.state and args.state.exists() else 0
    hunt, begin = Hunt(args, ways), time.time()
    n = hunt.run(first)
    if args.state:
        args.state.write_text(f"{n}\n")
    hunt.summary()
    print(f"cases {first} to {n} of seed {args.seed} in {time.time() - begin:.0f} s, {hunt.faults} faults")
    return 1 if hunt.faults else 0


if __name__ == "__main__":
    sys.exit(main())
