# SPDX-License-Identifier: Apache-2.0
"""Differential test of single operators: every row with edge dtypes, shapes, values and numbers, against eager.

    python3 tests/differential/single_ops.py build/dev/libfxge.so [--only OP ...] [--seed 1] [--cases 20000]
        [--seconds 600] [--state FILE] [--case N] [--verbose]

The operators take turns, and a new operator or spec leaves the cases of all others unchanged. `--case N` shows one, by
the same --seed and --only. `--state` stores the next number, so that a later run continues. Pointwise operators get
arguments by their schema; all others those of the specs of tests/ops, with edge values instead of short decimals. A
case that eager refuses does not count. Faults: a dtype, shape or number that eager and float64 do not explain, a crash,
and a refusal that is not "unsupported". A number may differ if other kernels of PyTorch yield it (another layout, more
elements), and by the rows of known_differences.py. Signs of zero and last bits are only counted, and so are complex
numbers of a row that does not support them.
"""

from __future__ import annotations

import argparse
import collections
import functools
import json
import os
import pathlib
import random
import re
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.utils import _pytree as pytree

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "ops"), str(HERE.parent / "torch")]

import calls  # noqa: E402
import cases  # noqa: E402
import eager  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import known_differences as known  # noqa: E402
import reference  # noqa: E402
import row_table  # noqa: E402
import specs  # noqa: E402
from grammar import copied  # noqa: E402

Kind = tuple[str, list[Any]]  # an overload, and the specs that make its arguments
Check = Callable[[Any, Kind, random.Random, Callable[[str], None]], tuple[str, str]]
POINTWISE = {"unary", "binary", "compare"}  # families whose arguments are made by their schema
ACTIVATIONS = re.compile(r"(elu|gelu|hard(shrink|sigmoid|swish|tanh)|leaky_relu|native_dropout|sigmoid|silu|soft(plus|shrink)|tanh|threshold)_backward")
FLOATS = [torch.float16, torch.bfloat16, torch.float32, torch.float64]
COMPLEX = [torch.complex64, torch.complex128]
INTEGERS = [torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8]
EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 3.0, -5.0, 0.1, 0.3, 255.0, 2049.0, 1e-3, 1e-7, -6e-8, 3e-30,
         4e-30, 1e30, 65504.0, -65504.0, 3e38, 1e-45, float("inf"), -float("inf"), float("nan")]
CALM = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 0.1, 255.0, 1e-3, 1e-7, float("nan")]
FINITE = CALM[:-1]  # kernels differ in the elements that a NaN reaches in a product with a matrix
REALS = [0.0, -0.0, 1.0, 0.1, 0.5, -0.3, 1e-9, 1e5, -1e5, 65504.0, 65520.0, 3e38, 1e300, -1e9, 1.7,
         float("inf"), -float("inf"), float("nan")]
WHOLES = [0, 1, -1, 2, 3, 7, -5, 100, 255, 256, 2049, 65504, 65520, 100000, -(10**9), 2**31, 2**53 + 1]
SUMS = {"add", "sub", "rsub", "subtract", "addcmul", "addcdiv", "fma", "lerp", "gelu"}
SHAPES: list[tuple[int, ...]] = [
    (3, 4), (3, 4), (3, 4), (4,), (1,), (), (3, 1), (0, 4), (1, 4), (2, 3, 4)]
WORDS = {"rounding_mode": ["floor", "trunc", None], "approximate": ["none", "tanh"]}
QUIET = ("skipped", "no complex", "eager refuses", "eager crashes")
FAULTS = ("WRONG", "REFUSED", "CRASH", "ACCEPTED", "UNDRAWN")
UNCHECKED = (  # eager checks no mask without queries, and no dtype if nothing is drawn
    "scaled_dot_product_attention", "exponential", "log_normal", "cauchy", "normal", "normal_functional", "uniform", "geometric",
    "rand_like", "randn_like", "rrelu", "bernoulli",
)
BATCH = 100  # cases a child process: a crash must not end the campaign


class Edges(specs.Maker):
    """The makers of the specs, with these edge values and other layouts. No infinities: the order of a sum decides
    what overflows."""

    def __init__(self, dice: random.Random, dtype: torch.dtype, a: int, b: int, edges: list[float]) -> None:
        super().__init__(dice.randrange(2**31), dtype, a, b)
        self.dice, self.edges = dice, edges

    def __call__(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        return values(self.dice, dtype or self.dtype, shape, self.edges)


def values(dice: random.Random, dtype: torch.dtype, shape: tuple[int, ...],
           edges: list[float] = EDGES) -> torch.Tensor:
    """Returns a tensor of edge and ordinary values."""
    if dtype.is_complex:
        parts = [values(dice, dtype.to_real(), shape, FINITE) for _ in range(2)]
        return layout(dice, torch.complex(*parts))
    count, edge = 1, dice.random() < 0.7
    for n in shape:
        count *= n
    if dtype == torch.bool:
        flat = torch.tensor([dice.random() < 0.5 for _ in range(count)])
    elif dtype.is_floating_point:
        flat = torch.tensor([dice.choice(edges) if edge and dice.random() < 0.5 else dice.gauss(0, 4)
                             for _ in range(count)], dtype=torch.float64)
    else:
        ends = torch.iinfo(dtype)
        ints = [ends.min, ends.max, 0, 1, -1, ends.max - 1]
        flat = torch.tensor([max(ends.min, dice.choice(ints)) if edge and dice.random() < 0.3
                             else dice.randint(0 if ends.min == 0 else -9, 20)
                             for _ in range(count)], dtype=torch.int64)
    return layout(dice, flat.to(dtype).reshape(shape))


def layout(dice: random.Random, t: torch.Tensor) -> torch.Tensor:
    """Returns the same elements, sometimes transposed or strided."""
    kind = dice.random()
    if t.dim() > 1 and kind < 0.15:
        return t.transpose(0, 1).contiguous().transpose(0, 1)
    if t.dim() and kind > 0.85:
        return torch.stack([t, t], -1)[..., 0]
    return t


def dtype_of(dice: random.Random) -> torch.dtype:
    """Draws 16-bit floats and f32 more often than other dtypes."""
    return dice.choice([*FLOATS, torch.float16, torch.bfloat16, torch.float32, *INTEGERS, torch.bool, *COMPLEX])


def number(dice: random.Random) -> Any:
    """Draws a Python scalar of any size."""
    return dice.choice([dice.choice(REALS), dice.choice(WHOLES), dice.choice(WHOLES), dice.gauss(0, 2),
                        dice.random() < 0.5])


# ---- arguments of pointwise operators, by their schema ----

def argument(dice: random.Random, a: Any, dtype: torch.dtype) -> Any:
    """Draws a value for one schema argument; raises KeyError for an unknown type."""
    kind = str(a.type).removeprefix("Optional[").removesuffix("]")
    if a.name in ("condition", "mask"):
        return values(dice, torch.bool, dice.choice(SHAPES))
    if a.has_default_value() and dice.random() < 0.4:
        return a.default_value
    if a.name == "assume_unique":
        return False
    make = {
        "Tensor": lambda: values(dice, dtype if dice.random() < 0.6 else dtype_of(dice), dice.choice(SHAPES)),
        "number": lambda: number(dice),
        "int": lambda: dice.randint(-3, 3),
        "float": lambda: dice.choice([0.0, 1e-6, 0.1, 0.25, 1.0]),
        "bool": lambda: dice.random() < 0.5,
        "str": lambda: dice.choice(WORDS[a.name]),
    }
    return make[kind]()


def by_schema(dice: random.Random, op: Any) -> tuple[list[Any], dict[str, Any]]:
    """Draws arguments for a pointwise operator."""
    dtype = dtype_of(dice)
    args: list[Any] = []
    named: dict[str, Any] = {}
    for a in op._schema.arguments:
        value = argument(dice, a, dtype)
        if a.kwarg_only:
            named[a.name] = value
        else:
            args.append(value)
    return args, named


def by_spec(dice: random.Random, spec: specs.Spec) -> tuple[list[Any], dict[str, Any]]:
    """Makes the arguments of a spec."""
    dtype = dice.choice(spec.dtypes) if dice.random() < 0.3 else dtype_of(dice)
    a, b = dice.choice([(3, 4), (3, 4), (1, 4), (5, 1), (0, 4), (4, 9), (1, 1)])
    return spec.make(Edges(dice, dtype, a, b, FINITE if row_table.MATRICES.search(spec.op) else CALM))


def kinds(only: list[str]) -> list[Kind]:
    """Returns overloads of the table with the specs that make their arguments; none: their schema does."""
    found: list[Kind] = []
    families = {row_table.of_spec(r.name): r.family for r in row_table.read() if r.name.startswith(row_table.SPACES) and not r.functional}
    by_op: dict[str, list[Any]] = collections.defaultdict(list)
    for spec in specs.SPECS:
        by_op[spec.op.removesuffix(".default")].append(spec)
    for name, family in sorted(families.items()):
        if family in POINTWISE or ACTIVATIONS.fullmatch(name):
            found.append((name, []))
        if by_op[name] and family not in POINTWISE - {"unary"}:
            found.append((name, by_op[name]))
    return [k for k in found if not only or k[0] in only or k[0].split(".")[0] in only]


# ---- programs ----

def operand(x: Any, names: Iterator[str]) -> str | None:
    """Returns an argument in the text form; None if it has none."""
    if isinstance(x, torch.Tensor):
        return f"%{next(names)}"
    if isinstance(x, (list, tuple)):
        parts = [operand(e, names) for e in x]
        return None if None in parts else f"[{', '.join(map(str, parts))}]"
    if isinstance(x, torch.dtype):
        return fxge.DTYPES.get(x)
    if isinstance(x, str):
        return f'"{x}"'
    if x is None:
        return "None"
    return cases.number(x) if isinstance(x, (bool, int, float)) else None


def program(op: Any, call: calls.Call, args: list[Any], named: dict[str, Any], n_out: int,
            places: list[int] | None = None) -> str | None:
    """Returns the call as a program in the text form, with its first results or those at these places."""
    names = iter(calls.NAMES)
    schema = op._schema.arguments
    given = list(zip([a.name for a in schema], args)) + list(named.items())
    lists = {a.name for a in schema if str(a.type).startswith(("List[", "Optional[List["))}
    parts = [(name, operand([x] if name in lists and not isinstance(x, (list, tuple)) else x, names))
             for name, x in given if x is not None]
    if any(text is None for _, text in parts):
        return None
    inputs = ", ".join(
        f"%{n} : {fxge.DTYPES[t.dtype]}[{', '.join(map(str, t.shape))}]"
        for n, t in zip(calls.NAMES, call.tensors))
    every = max(n_out, len(op._schema.returns))  # the last ones may be None
    outs = ", ".join(f"%r{i}" for i in range(n_out if n_out == 0 else every))
    name = op.name() if "." in op.name() else f"{op.name()}.default"
    line = f"{outs} = {name.replace('::', '.')}({', '.join(f'{n}={t}' for n, t in parts)})"
    results = ", ".join(f'%r{p} as "r{i}"' for i, p in enumerate(range(n_out) if places is None else places))
    return (f'fxge 1\nmodel "case" stage "import"\ngraph "main"({inputs}) {{\n  {line}\n'
            f"  return {results}\n}}\n")


def compiled(lib: Any, text: str, tensors: list[torch.Tensor]) -> list[torch.Tensor | None]:
    """Returns the results of the program on the CPU executor."""
    with fxge.Session(lib) as s:
        p = s.load(text.encode(), "case.fx")
        s.compile(p)
        return s.run(s.open(p), tensors)


# ---- judging ----

def unit(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Returns the distance to the next number of the dtype."""
    info = torch.finfo(dtype)
    return (x.abs() * info.eps).clamp(min=info.smallest_normal * info.eps)


def numbers(got: torch.Tensor, out: torch.Tensor, ref: torch.Tensor, pointwise: bool,
            terms: torch.Tensor | float) -> str:
    """Compares floats with eager's and with float64's."""
    mine, theirs, exact = got.double(), out.double(), ref.double()
    same = (mine == theirs) | (mine.isnan() & theirs.isnan())
    if bool(same.all()):
        signs = torch.signbit(mine) == torch.signbit(theirs)
        return "ok" if bool((signs | mine.isnan()).all()) else "zero sign"
    step = unit(theirs, out.dtype)
    if pointwise:
        half = out.dtype.itemsize <= 2
        near = (mine - theirs).abs() <= step * (1 if half else 8)
        near |= (mine - theirs).abs() <= 2 * terms * torch.finfo(out.dtype).eps
        near |= (mine - exact).abs() <= 3 * (theirs - exact).abs() + step
        return "last bit" if bool((same | near).all()) else "WRONG"
    return "ok" if calls.judge(got, out, exact) is None else "WRONG"


def cancelled(name: str, call: calls.Call) -> torch.Tensor | float:
    """Returns the magnitude of terms that a sum may cancel: where eager fuses product and sum, it rounds once less
    there."""
    wide = [x.double().abs().nan_to_num() for x in call.tensors]
    with torch.no_grad():
        if name.endswith("_backward") and len(wide) == 2 and wide[0].shape == wide[1].shape:  # g * (1 - y^2) and similar
            return (wide[0] * (1 + wide[1]) ** 2).nan_to_num()
        if name.split(".")[0] not in SUMS:
            return 0.0
        args, named = pytree.tree_unflatten(call.leaves, call.tree)
        rest = [x for x in [*args[2:], *named.values()] if isinstance(x, (int, float))]
        scale = abs(float(rest[0])) if rest and name.split(".")[0] != "lerp" else 1.0
        if len(wide) == 1:  # a number next to it, or none
            other = float(args[1]) if len(args) > 1 and isinstance(args[1], (int, float)) else 0.0
            return wide[0] + abs(other) * scale
        product = wide[1] if len(wide) == 2 else wide[1] / wide[2] if "div" in name else wide[1] * wide[2]
        return wide[0] + (product * scale).nan_to_num()


def complex_numbers(got: torch.Tensor, out: torch.Tensor, ref: torch.Tensor, pointwise: bool) -> str:
    """Compares by the magnitude of the difference: one part may be lost relative to the other. Near overflow the
    order of eager's products decides."""
    if not pointwise:
        return "ok" if calls.judge(calls.parts(got), calls.parts(out), calls.parts(ref)) is None else "WRONG"
    mine, theirs, exact = (x.to(torch.complex128) for x in (got, out, ref))
    info = torch.finfo(out.dtype)
    near = (mine - theirs).abs() <= 3 * (theirs - exact).abs() + 32 * info.eps * theirs.abs() + info.smallest_normal
    return "ok" if bool((near | ~(theirs.abs() < 0.1 * info.max)).all()) else "WRONG"


def compare(got: torch.Tensor | None, out: torch.Tensor, ref: Any, pointwise: bool,
            terms: torch.Tensor | float) -> str:
    """Returns ok, zero sign, last bit or WRONG."""
    if got is None or got.dtype != out.dtype or got.shape != out.shape:
        return "WRONG"
    if out.is_complex():
        return complex_numbers(got, out, ref, pointwise)
    if not out.is_floating_point():
        return "ok" if torch.equal(got, out) else "WRONG"
    return numbers(got, out, ref, pointwise, terms)


def shown(x: Any) -> str:
    """Returns an argument in short form."""
    if isinstance(x, torch.Tensor):
        return f"{fxge.DTYPES.get(x.dtype, x.dtype)}{list(x.shape)}{x.flatten()[:12].tolist()}"
    return repr(x)


def undefined(call: calls.Call, out: torch.Tensor) -> bool:
    """Returns a mask of floats out of the range of the result's integers: eager's vectors and scalars differ."""
    if out.is_floating_point() or out.is_complex() or out.dtype == torch.bool:
        return False
    most = float(torch.iinfo(out.dtype).max)
    return any(t.is_floating_point() and not bool((t.double().abs() < most).all()) for t in call.tensors)


def check(lib: Any, kind: Kind, dice: random.Random, stage: Callable[[str], None]) -> tuple[str, str]:
    """Runs one case; returns (outcome, text)."""
    name, ways = kind
    stage("eager")
    spec = dice.choice(ways) if ways else None
    try:
        op = cases.resolve(name)
        args, named = by_spec(dice, spec) if spec else by_schema(dice, op)
        if name.startswith("as_strided"):  # depends on facts that the text form lacks
            args[0] = args[0].contiguous()
        call = calls.Call(op, args, named)
        outs = call.results()
        if not outs or not all(isinstance(o, torch.Tensor) and o.dtype in fxge.DTYPES for o in outs):
            return "skipped", ""
        refs = call.in_double()
        text = program(op, call, args, named, len(outs), call.places)
    except Exception as e:  # noqa: BLE001  (whatever eager raises)
        return "eager refuses", str(e)[:100]
    stage("fxge")
    if text is None:
        return "skipped", ""
    what = f"{name}({', '.join([shown(a) for a in args] + [f'{k}={shown(v)}' for k, v in named.items()])})"
    try:
        got = compiled(lib, text, call.tensors)
    except fxge.FxgeError as e:
        if not all(x.numel() for x in [*outs, *call.tensors]) and (name in UNCHECKED or not takes(spec, call)):
            return "refused as with elements", ""
        if "FXGE-E0316" in e.text and any(x.is_complex() for x in call.tensors):
            return "no complex", ""  # rows that support none of these: RNNs, dropouts and losses, which are not called with them
        if name == "lerp.Tensor" and not call.tensors[0].is_floating_point():
            return "unsupported", ""  # PyTorch supports integers only where the weight is a 0-d float
        if "FXGE-E0805" in e.text and not all(bool(x.isfinite().all()) for x in call.tensors):
            return "known", ""  # LAPACK leaves the result for such a matrix open
        if "_polynomial_" in name and "FXGE-E0808" in e.text and any(bool((x > 64).any()) for x in call.tensors):
            return "unsupported", ""  # a data-dependent order has a maximum (ops/aten/polynomial.yaml)
        kind_of = "unsupported" if e.status == fxge.UNSUPPORTED else "REFUSED"
        return kind_of, f"{what}\n{text}{e.text[:400]}"
    worst, terms = "ok", cancelled(name, call)
    if spec:  # only the unique part of vectors and factors is compared
        got, outs, refs = (pytree.tree_leaves(spec.unique(tuple(x[: len(outs)]))) for x in (got, outs, refs))
    for i, (out, ref) in enumerate(zip(outs, refs)):
        if undefined(call, out):
            continue
        mine = got[i] if i < len(got) else None
        found = compare(mine, out, ref, spec is None, terms)
        if found == "WRONG" and out.is_complex() and named.get("alpha") == 0:
            found = "known"  # PyTorch's products may skip a NaN times 0, depending on the size
        if found == "WRONG" and mine is not None and excused(name, call, i, settled(mine, out, ref, spec is None), out, spec is None):
            found = "known"
        if found == "WRONG":
            line = text.splitlines()[3].strip()
            return found, f"{what}\n  {line}\n  result {i}: {different(mine, out)}\n  expected  {different(out, mine)}"
        worst = found if found != "ok" else worst
    return worst, what


def takes(spec: specs.Spec | None, call: calls.Call) -> bool:
    """Returns True if eager accepts such dtypes and numbers with elements: without, it checks little."""
    dtype = call.tensors[0].dtype
    try:
        made = call
        if spec:
            args, named = spec.make(specs.Maker(1, dtype, 3, 4))
            made = calls.Call(call.op, args, named)
            made.results()
        if not spec or not all(x.numel() for x in made.tensors):
            call(*[torch.ones([max(n, 1) for n in x.shape], dtype=x.dtype) for x in call.tensors])
    except Exception:  # noqa: BLE001
        return False
    return True


def different(x: torch.Tensor | None, y: torch.Tensor | None) -> str:
    """Returns a mask of elements that differ."""
    if x is None or y is None or x.shape != y.shape or x.dtype != y.dtype:
        return shown(x)
    return shown(x[~((x == y) | (x.isnan() & y.isnan()))])


def settled(mine: torch.Tensor, out: torch.Tensor, ref: Any, pointwise: bool) -> torch.Tensor:
    """Returns eager's elements instead of those that are near enough."""
    if mine.shape != out.shape or not out.is_floating_point():
        return mine
    exact = ref.double()
    limit = 8 * unit(out.double(), out.dtype) if pointwise else calls.allowed(out.dtype, calls.own_error(out, exact)) * calls.largest(exact)
    return torch.where((mine.double() - exact).abs() <= limit, out, mine)


def other_runs(call: calls.Call, i: int, pointwise: bool) -> Iterator[torch.Tensor]:
    """Returns result i by other kernels of PyTorch: for elements with gaps, and for many elements."""
    with eager.other_kernels():
        yield pytree.tree_leaves(call(*[eager.stepped(copied(t)) for t in call.tensors]))[i]
        if pointwise:
            rank = max(t.dim() for t in call.tensors)
            many = [t.reshape([1] * (rank - t.dim()) + [*t.shape]).expand(64, *[-1] * rank).contiguous() if t.dim() else t for t in call.tensors]
            yield pytree.tree_leaves(call(*many))[i][0]


def excused(name: str, call: calls.Call, i: int, mine: torch.Tensor, out: torch.Tensor, pointwise: bool) -> bool:
    """Returns a reason: PyTorch itself yields it, or a known difference."""
    if mine.shape != out.shape or mine.dtype != out.dtype:
        return False
    try:
        runs = [r for r in other_runs(call, i, pointwise) if r.shape == out.shape and r.dtype == out.dtype]
        fine = eager.explained(mine, out, runs)
        if bool(fine.all()):
            return True
        mine = torch.where(fine, out, mine)
    except Exception:  # noqa: BLE001  (ranks that do not go together)
        pass
    again = known.Difference(f"aten::{name}", call.tensors, mine, out, lambda xs: pytree.tree_leaves(call(*xs))[i])
    return known.reason(again) is not None


# ---- the campaign ----

def batch(
    lib: Any, found: list[Kind], seed: int, chosen: range, judge: Check
) -> Iterator[tuple[int, str, str, str]]:
    """Yields the cases of one child: (number, overload, outcome, text); its death is an outcome."""
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(out)
        signal.setitimer(signal.ITIMER_PROF, 120)  # processor time, since the machine may be busy
        signal.alarm(1800)
        with os.fdopen(into, "w") as f:
            for i in chosen:
                kind = found[i % len(found)]
                dice = random.Random(f"{seed}/{kind[0]}/{i // len(found)}")
                torch.manual_seed(0)
                f.write(json.dumps([i, kind[0]]) + "\n")
                stage = functools.partial(print, file=f, flush=True)
                f.write(json.dumps(judge(lib, kind, dice, stage)) + "\n")
        os._exit(0)
    os.close(into)
    with os.fdopen(out) as f:
        lines = f.read().splitlines()
    status = os.waitpid(pid, 0)[1]
    yield from outcomes(lines, status)


def outcomes(lines: list[str], status: int) -> Iterator[tuple[int, str, str, str]]:
    """Reads a child's output: number and overload, stages, result. It may have died in a stage."""
    at, stage = None, ""
    for line in lines:
        if line[0] != "[":
            stage = line
        elif at is None:
            at = json.loads(line)
        else:
            yield at[0], at[1], *json.loads(line)
            at = None
    if at:
        dead = "CRASH" if stage == "fxge" else "eager crashes"
        yield at[0], at[1], dead, f"{at[1]}: wait status {status}"


class Tally:
    """Counts outcomes, and prints those that are faults."""

    def __init__(self, everything: bool) -> None:
        self.everything = everything
        self.count: collections.Counter[str] = collections.Counter()
        self.faults: collections.Counter[str] = collections.Counter()

    def add(self, number_: int, name: str, outcome: str, text: str) -> None:
        """Shows one case."""
        self.count[outcome] += 1
        fault = outcome in FAULTS
        if fault:
            self.faults[f"{outcome} {name}"] += 1
        if fault or (self.everything and outcome not in QUIET):
            print(f"{outcome} #{number_} {text}")


def run_campaign(about: str, kinds_of: Callable[[list[str]], list[Kind]], judge: Check) -> int:
    """Runs cases of these kinds by the command line; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="overloads or names")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=20000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--state", type=pathlib.Path, help="where the next number is kept")
    parser.add_argument("--case", type=int, help="this one alone")
    parser.add_argument("--verbose", action="store_true", help="also what is unsupported or off by a bit")
    args = parser.parse_args()
    reference.prepare()
    warnings.simplefilter("ignore")
    found = kinds_of(args.only)
    if not found:
        parser.error("the table has none of these operators")
    first = int(args.state.read_text()) if args.state and args.state.exists() else 0
    at, last = first, first + args.cases
    if args.case is not None:
        at, last = args.case, args.case + 1
    tally = Tally(args.verbose or args.case is not None)
    lib, until = fxge.library(args.library), time.time() + args.seconds
    while at < last and time.time() < until:
        for at, *result in batch(lib, found, args.seed, range(at, min(at + BATCH, last)), judge):
            tally.add(at, *result)
        at += 1
        if args.state:
            args.state.write_text(str(at))
    print(f"seed {args.seed}, cases {first} to {at}: {dict(tally.count)}")
    for what, n in tally.faults.most_common():
        print(f"  {n} x {what}")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(run_campaign(__doc__, kinds, check))
