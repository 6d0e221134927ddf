# SPDX-License-Identifier: Apache-2.0
"""Differential test of the formula language: random formulas, run by Python and compiled by fxge, yield the same
tensors.

    python3 tests/differential/formulas.py build/dev/libfxge.so [--seed 1] [--cases 20000] [--seconds 600] [--state FILE] [--case N]

A formula is Python, so Python itself is the reference: its tensors compute by PyTorch in the overloads that
doc/formulas.md names. Every third case has symbolic sizes, for which "needs a constant size" is a valid answer, too.
Every fourth has a random change of its text; any result or diagnostic is valid then. Faults: another shape, dtype or
number, a refusal of a formula that Python computes, a result where Python raises, a formula of the grammar that does
not load, and a crash. `--state` stores the next number, so that a later run continues.
"""

from __future__ import annotations

import argparse
import collections
import math
import os
import pathlib
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "torch")]

import fxge_ctypes as fxge  # noqa: E402

DTYPES = {
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "f32": torch.float32,
    "f64": torch.float64,
    "i8": torch.int8,
    "i32": torch.int32,
    "i64": torch.int64,
    "bool": torch.bool,
}
SIGNATURE = 'Tensor a, Tensor b, Tensor? w=None, int n=2, float x=0.5, bool flag=True, int[] dims=[0, -1], str s="mean"'
BATCH = 50  # cases a child process: a crash must not end the campaign
MOST = 2**63


class Refused(Exception):
    """Exception of a formula's `require` and `refuse`."""


# ---- names of formulas, in Python ----


class Value:
    """A tensor in a formula."""

    def __init__(self, t: torch.Tensor) -> None:
        self.t = t

    @property
    def shape(self) -> list[int]:
        return list(self.t.shape)

    @property
    def rank(self) -> int:
        return self.t.dim()

    @property
    def dtype(self) -> torch.dtype:
        return self.t.dtype


def plain(v: Any) -> Any:
    """Unwraps a value, also in lists."""
    return [plain(e) for e in v] if isinstance(v, list) else v.t if isinstance(v, Value) else v


def operator(function: Callable[..., torch.Tensor]) -> Callable[..., Value]:
    """Returns a function of torch on wrapped values."""
    return lambda *args, **named: Value(function(*[plain(v) for v in args], **{k: plain(v) for k, v in named.items()}))


for _name, _function in {
    "add": torch.add,
    "sub": torch.sub,
    "mul": torch.mul,
    "truediv": torch.div,
    "lt": torch.lt,
    "le": torch.le,
    "gt": torch.gt,
    "ge": torch.ge,
    "eq": torch.eq,
    "ne": torch.ne,
    "and": torch.bitwise_and,
    "or": torch.bitwise_or,
    "xor": torch.bitwise_xor,
    "neg": torch.neg,
    "invert": torch.bitwise_not,
    "rsub": lambda t, n: torch.rsub(t, n),
    "rmul": lambda t, n: torch.mul(t, n),
    "radd": lambda t, n: torch.add(t, n),
    "rtruediv": lambda t, n: torch.reciprocal(t) * n,
}.items():
    setattr(Value, f"__{_name}__", operator(_function))


def dim_of(d: int, rank: int) -> int:
    """Returns one dim, from 0."""
    if not -max(rank, 1) <= d < max(rank, 1):
        raise IndexError(d)
    return d % max(rank, 1)


def dims_of(d: list[int] | None, rank: int, empty: str = "all") -> list[int]:
    """Returns dims from 0, unique; a tensor of rank 0 has none, though 0 and -1 may be named."""
    if not d:
        return list(range(rank)) if d is None or empty == "all" else []
    found = [dim_of(e, rank) for e in d]
    if len(set(found)) != len(found):
        raise IndexError(d)
    return found if rank else []


def promote(*xs: Any) -> torch.dtype:
    """Returns the dtype of a sum of all."""
    found = xs[0].t if isinstance(xs[0], Value) else xs[0]
    for x in xs[1:]:
        dtype = torch.result_type(found, plain(x))
        rank = max(found.dim() if isinstance(found, torch.Tensor) else -1, x.rank if isinstance(x, Value) else -1)
        found = torch.empty([1] * rank, dtype=dtype) if rank >= 0 else found
    return found.dtype


def require(holds: bool, reason: str) -> None:
    """Raises unless the condition of the formula holds."""
    if not holds:
        raise Refused(reason)


def total(xs: list[int]) -> int:
    """Returns a sum; the language has `sum` as an operator."""
    return sum(xs)


def to_shape(x: Value, shape: list[int]) -> Value:
    """Computes as ops/aten/shared.yaml does."""
    require(min(shape[: max(len(shape) - x.rank, 0)], default=0) >= 0 and min(shape, default=0) >= -1, "no size")
    return x if x.shape == shape else Value(x.t.expand(shape))


def wide_dtype(d: torch.dtype) -> torch.dtype:
    """Returns f32 for 16-bit floats."""
    return torch.float32 if d in (torch.float16, torch.bfloat16) else d


def rest(d: list[int], rank: int) -> list[int]:
    """Returns the other dims."""
    found = dims_of(d, rank, "none")
    return [k for k in range(rank) if k not in found]


def each(v: list[int], n: int) -> list[int]:
    """Expands one element to n."""
    if len(v) not in (1, n):
        raise ValueError(v)
    return v * n if len(v) == 1 else v


def summed(x: Value, dims: list[int] | None = None, keepdim: bool = False) -> Value:
    """Computes aten.sum in both forms."""
    return Value(x.t.sum() if dims is None else x.t.sum(dims, keepdim))


def names() -> dict[str, Any]:
    """Names that a formula may use."""
    floating = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
    info = lambda d: torch.finfo(d) if d.is_floating_point else torch.iinfo(d)  # noqa: E731
    return {
        **DTYPES,
        "floating": floating,
        "integer": (torch.int8, torch.int32, torch.int64, torch.uint8, torch.int16),
        "dim": dim_of,
        "dims_": dims_of,
        "rest": rest,
        "promote": promote,
        "require": require,
        "each": each,
        "prod": math.prod,
        "total": total,
        "ceildiv": lambda p, q: -(-p // q),
        "reversed": lambda v: v[::-1],
        "range": lambda *v: list(range(*v)),
        "broadcast": lambda *v: list(torch.broadcast_shapes(*v)),
        "wide_dtype": wide_dtype,
        "eps": lambda d: torch.finfo(d).eps,
        "largest": lambda d: info(d).max,
        "smallest": lambda d: info(d).min,
        "cast": lambda v, d: Value(v.t.to(d)),
        "wide": lambda v: Value(v.t.to(wide_dtype(v.dtype))),
        "to_shape": to_shape,
        "number": lambda v, d: Value(torch.scalar_tensor(v, dtype=d)),
        "known": lambda v: True,
        "proved": lambda v: v,
        "sum": summed,
        "relu": operator(torch.relu),
        "abs": operator(torch.abs),
        "sigmoid": operator(torch.sigmoid),
        "where": operator(torch.where),
        "cat": operator(lambda v, dim: torch.cat(v, dim)),
        "unsqueeze": operator(torch.unsqueeze),
        "expand": to_shape,
        "reshape": operator(torch.reshape),
        "permute": operator(torch.permute),
        "narrow": operator(torch.narrow),
        "amax": operator(lambda v, d, k: torch.amax(v, d, k)),
        "maximum": operator(torch.maximum),
        "clamp": operator(torch.clamp),
        "full": operator(lambda d, v, dtype: torch.full(d, v, dtype=dtype)),
        "t": operator(torch.t),
    }


# ---- random formulas ----

# Forms of expressions of each kind.
FORMS = {
    "int": "(<int> + <int>) | (<int> - <int>) | (<int> * <int>) | (<int> // <int>) | (<int> % <int>) | min(<int>, <int>) | max(<int>, <int>)"
    " | len(<ints>) | prod(<ints>) | total(<ints>) | int(<float>) | ceildiv(<int>, <int>) | <ints>[<int>] | dim(<int>, <tensor>.rank)"
    " | (-<int>) | <tensor>.shape[<int>] | max(<ints>) | min(<ints>)",
    "float": "(<float> + <float>) | (<float> - <float>) | (<float> * <float>) | (<float> / <float>) | (<float> ** <int>) | (<int> / <int>)"
    " | float(<int>) | min(<float>, <float>) | max(<float>, <int>) | (<int> * <float>) | eps(<dtype>) | largest(<dtype>) | (-<float>)",
    "bool": "(<int> < <int>) | (<int> <= <float>) | (<float> > <float>) | (<int> == <int>) | (<int> != <int>) | (<bool> and <bool>)"
    " | (<bool> or <bool>) | (not <bool>) | (<int> in <ints>) | (<int> not in <ints>) | (<dtype> in floating) | (<dtype> not in integer)"
    ' | (<dtype> == <dtype>) | (<str> == <str>) | (<str> in ("mean", "none")) | (<ints> == <ints>) | (w is None) | (w is not None)',
    "ints": "(<ints> + <ints>) | <ints>[<int>:] | <ints>[:<int>] | <ints>[1:-1] | ([<int>] * 2) | [<int>, <int>] | range(<int>) | range(3, 0, -1)"
    ' | reversed(<ints>) | rest(<ints>, <tensor>.rank) | each(<ints>, 2) | dims(<ints>, <tensor>.rank) | dims(<ints>, <tensor>.rank, "none")'
    " | broadcast(<tensor>.shape, <tensor>.shape)",
    "dtype": "promote(<tensor>, <tensor>) | wide_dtype(<dtype>) | promote(<tensor>, <float>) | promote(<tensor>, <int>) | <tensor>.dtype",
    "str": "<str>",
    "tensor": "(<tensor> + <tensor>) | (<tensor> - <tensor>) | (<tensor> * <tensor>) | (<tensor> + <float>) | (<tensor> * <int>) | (<int> - <tensor>)"
    " | (<float> * <tensor>) | (<tensor> / <float>) | where(<tensor> < <tensor>, <tensor>, <tensor>) | relu(<tensor>) | abs(<tensor>)"
    " | cast(<tensor>, <dtype>) | wide(<tensor>) | (-<tensor>) | sum(<tensor>, [<int>], keepdim=<bool>) | sum(<tensor>) | amax(<tensor>, [<int>], <bool>)"
    " | cat([<tensor>, <tensor>], dim=<int>) | unsqueeze(<tensor>, <int>) | reshape(<tensor>, <ints>) | to_shape(<tensor>, <ints>)"
    " | number(<float>, <dtype>) | number(<int>, <dtype>) | (w if w is not None else <tensor>) | narrow(<tensor>, <int>, <int>, <int>)"
    " | (<tensor> <= <tensor>) | (<tensor> == <tensor>) | maximum(<tensor>, <tensor>) | clamp(<tensor>, <int>, 2.5)"
    " | full(<ints>, <float>, dtype=<dtype>) | permute(<tensor>, <ints>) | expand(<tensor>, <ints>)",
}


class Writer:
    """Writes one typed formula; `space` holds the values of its names in this case, so that most of it computes."""

    def __init__(self, dice: random.Random, space: dict[str, Any]) -> None:
        self.dice, self.space = dice, space
        self.vars: dict[str, list[str]] = {
            "tensor": ["a", "b"],
            "int": ["n"],
            "float": ["x"],
            "bool": ["flag"],
            "ints": ["dims"],
            "dtype": [],
            "str": ["s"],
            "maybe": ["w"],
        }
        self.count = 0

    def name(self) -> str:
        """Returns a new variable."""
        self.count += 1
        return f"v{self.count}"

    def value(self, expression: str) -> Any:
        """Returns the value that Python computes; None if it raises."""
        try:
            return eval(python(expression), self.space)
        except Exception:
            return None

    def of(self, kind: str, depth: int = 3) -> str:
        """Returns an expression, rarely one that raises."""
        for _ in range(4):
            found = self.any_of(kind, depth)
            if self.value(found) is not None or self.dice.random() < 0.02:
                return found
        return self.dice.choice(self.vars[kind] or self.leaves(kind))

    def any_of(self, kind: str, depth: int) -> str:
        """Returns an expression."""
        d = self.dice
        if depth <= 0 or d.random() < 0.15:
            return d.choice(self.leaves(kind))
        if kind == "ints" and d.random() < 0.25:
            return self.element(depth)
        form = f"(<{kind}> if <bool> else <{kind}>)" if d.random() < 0.1 else d.choice(FORMS[kind].split(" | "))
        return self.fill(form, depth)

    def leaves(self, kind: str) -> list[str]:
        """Returns an expression without parts."""
        d = self.dice
        t = d.choice(self.vars["tensor"])
        return (
            self.vars[kind]
            + {
                "tensor": [],
                "int": [str(d.randint(-3, 5)), f"{t}.rank"],
                "float": [repr(round(d.uniform(-3, 3), 2)), "1.5", "1e-3"],
                "bool": ["True", "False"],
                "ints": [f"{t}.shape", f"[{d.randint(-2, 2)}, {d.randint(0, 3)}]"],
                "dtype": [f"{t}.dtype", d.choice(list(DTYPES))],
                "str": ['"mean"', '"sum"'],
                "maybe": [],
            }[kind]
        )

    def element(self, depth: int) -> str:
        """Returns a comprehension; its iterable must not use its variable."""
        over, i = self.of("ints", depth - 1), self.name()
        self.space[i] = self.dice.choice(self.value(over) or [0])
        self.vars["int"].append(i)
        found = self.fill(
            self.dice.choice(
                [
                    f"[<int> for {i} in {over}]",
                    f"[{i} for {i} in {over} if <bool>]",
                    f"[{i} * d_ for d_, {i} in enumerate({over})]",
                    f"[{i} + d_ for {i}, d_ in zip({over}, {over})]",
                ]
            ),
            depth,
        )
        self.vars["int"].remove(i)
        return found

    def fill(self, form: str, depth: int) -> str:
        """Returns a form with its parts filled in."""
        return re.sub(r"<(\w+)>", lambda part: self.of(part[1], depth - 1), form)

    def block(self, depth: int, lines: int) -> list[str]:
        """Writes statements; new names are local."""
        d, out, before = self.dice, [], {k: list(v) for k, v in self.vars.items()}
        for _ in range(lines):
            kind, what = d.choice(["tensor", "tensor", "int", "float", "bool", "ints", "dtype"]), d.random()
            if what < 0.15 and depth:
                out += [f"if {self.of('bool')}:", *self.within(depth, d.randint(1, 2))]
                if d.random() < 0.5:
                    out += ["else:", *self.within(depth, 1)]
            elif what < 0.25 and depth:
                i = self.name()
                over = d.choice([f"range({d.randint(0, 3)})", self.of("ints", 2)])
                self.vars["int"].append(i)
                self.space[i] = d.choice(self.value(over) or [0])
                out += [f"for {i} in {over}:", *self.within(depth, d.randint(1, 2))]
                self.vars["int"].remove(i)
            elif what < 0.3:
                out.append(f'require({self.of("bool")} or n != 7, "n is {{n}}")')
            elif what < 0.5 and len(self.vars[kind]) > 1 and depth < 2:
                known = [v for v in self.vars[kind] if v.startswith("v")]
                out.append(f"{d.choice(known or self.vars[kind])} = {self.of(kind)}")
            else:
                value, v = self.of(kind), self.name()
                self.vars[kind].append(v)
                self.space[v] = self.value(value)
                out.append(f"{v} = {value}")
        if depth < 2:
            self.vars = before
        return out

    def within(self, depth: int, lines: int) -> list[str]:
        """Writes an indented block."""
        return ["    " + line for line in self.block(depth - 1, lines)]

    def text(self) -> str:
        """Returns the formula."""
        lines = self.block(2, self.dice.randint(1, 5))
        return "\n".join([*lines, f"return {self.of('tensor')}"])


def python(text: str) -> str:
    """`dims` is a function and an argument: Python has one namespace for both."""
    return re.sub(r"\bdims\(", "dims_(", text)


def spoiled(dice: random.Random, text: str) -> str:
    """Returns the text with some words replaced by others of it, duplicated, or removed."""
    words = re.findall(r"\w+|\s+|[^\w\s]", text)
    for _ in range(dice.randint(1, 3)):
        i, j = dice.randrange(len(words)), dice.randrange(len(words))
        words[i] = dice.choice(
            [words[j], "", words[i] * 2, str(dice.choice([0, -1, 2**31, 2**63, 10**30])), "1e400", "None", "result", "(" * 600]
        )
    return "".join(words)


# ---- a case ----


class Case:
    """A formula with the arguments of one call."""

    def __init__(self, seed: int, number: int) -> None:
        d = random.Random(f"{seed}/{number}")
        self.number = number
        self.spoiled = number % 4 == 3
        self.symbolic = number % 3 == 0
        shape = [d.choice([1, 2, 3, 4]) for _ in range(d.randint(0, 3))]
        if self.symbolic:
            shape = [max(n, 2) for n in shape]
        dtype = d.choice(["f32", "f32", "f32", "f64", "f16", "i32", "i64"])
        make = torch.Generator().manual_seed(d.randrange(2**31))
        tensor = lambda s, t: (torch.randn(s, generator=make, dtype=torch.float64) * 3).to(DTYPES[t])  # noqa: E731
        other = shape if d.random() < 0.8 else shape[1:]
        self.given = {"a": tensor(shape, dtype), "b": tensor(other, dtype if d.random() < 0.7 else "f32")}
        if d.random() < 0.5:
            self.given["w"] = tensor(shape, dtype)
        self.static = {
            "n": d.randint(-2, 5),
            "x": d.choice([0.5, -1.25, 3.0]),
            "flag": d.random() < 0.5,
            "dims": [d.randint(-2, 2) for _ in range(d.randint(0, 3))],
            "s": d.choice(["mean", "sum"]),
        }
        self.text = Writer(d, self.space()).text()
        if self.spoiled:
            self.text = spoiled(d, self.text)

    def space(self) -> dict[str, Any]:
        """Returns the values of the formula's names."""
        return names() | {"w": None} | self.static | {k: Value(t) for k, t in self.given.items()}

    def row(self) -> str:
        """Returns the operator's row."""
        body = "".join(f"    {line}\n" for line in self.text.split("\n"))
        return f"- schema: '{'my::f'}({SIGNATURE}) -> Tensor'\n  ignore: [a, b, w, n, x, flag, dims, s]\n  formula: |\n{body}"

    def eps(self) -> float:
        """Returns the tolerance: some last bits of the coarsest dtype in it."""
        there = self.text + str([fxge.DTYPES[t.dtype] for t in self.given.values()])
        return 0.1 if "bf16" in there else 0.02 if "f16" in there else 1e-4

    def program(self) -> str:
        """Returns a program that calls it."""
        symbols: dict[int, str] = {}

        def size(n: int) -> str:
            return symbols.setdefault(n, f"s{n}") if self.symbolic else str(n)

        inputs = ", ".join(f"%{k} : {fxge.DTYPES[t.dtype]}[{', '.join(size(n) for n in t.shape)}]" for k, t in self.given.items())
        args = ", ".join([f"{k}=%{k}" for k in self.given] + [f"{k}={text(v)}" for k, v in self.static.items()])
        known = "".join(f"symbol {name} : int [2, 100]\n" for name in symbols.values())
        return f'fxge 1\nmodel "case" stage "import"\n{known}graph "main"({inputs}) {{\n  %y = my.f.default({args})\n  return %y\n}}\n'

    def right(self) -> torch.Tensor | None:
        """Returns Python's result; None if it raises."""
        lines, space = python(self.text).split("\n"), self.space()
        named = ", ".join([*self.static, "a", "b", "w"])
        exec(f"def formula({named}):\n" + "".join(f"    {line}\n" for line in lines), space)
        return plain(space["formula"](**{k: space[k] for k in named.split(", ")}))


def text(v: Any) -> str:
    """Returns a static argument in the text form."""
    return (
        f'"{v}"'
        if isinstance(v, str)
        else f"[{', '.join(map(str, v))}]"
        if isinstance(v, list)
        else str(v).lower()
        if isinstance(v, bool)
        else repr(v)
    )


def ours(lib: Any, case: Case, path: str) -> torch.Tensor | None:
    """Returns fxge's result."""
    pathlib.Path(path).write_text(case.row())
    with fxge.Session(lib) as s:
        if lib.fxge_load_ops(s.handle, path.encode()) != 0:
            raise s.fail()
        p = s.load(case.program().encode(), "case.fx")
        s.compile(p)
        return s.run(s.open(p), list(case.given.values()))[0]


def same(got: torch.Tensor | None, out: torch.Tensor, eps: float) -> bool:
    """Returns True for equal values, or floats within rounding: sums may have another order."""
    if got is None or got.dtype != out.dtype or got.shape != out.shape:
        return False
    if not out.is_floating_point():
        return torch.equal(got, out)
    return torch.allclose(got.double(), out.double(), rtol=eps, atol=eps, equal_nan=True)


# Messages of limits in doc/formulas.md, each with a formula that causes it: cases that Python computes may be refused by them.
LIMITS = {
    "needs a constant size": "number(float(a.shape[0]), f32)",
    r"argument '\w+' of \S+ cannot be": "amax(a, [0], a.shape[0] == 3)",
    "is not an int": "number(int(largest(f64)), i64)",
    "overflow in the arithmetic of sizes": "number(2 * largest(i64), i64)",
    "a negative power of an int": "number(2 ** -1, f32)",
    "a power beyond 64 bits": "number(3 ** 99, f32)",
}
CODES = re.compile(r"FXGE-E(0403|0958|07\d\d)")


def reworded(lib: Any, path: str) -> list[str]:
    """Returns messages of LIMITS that their formulas do not cause."""
    numbers = range(0, 300, 12)  # with symbolic sizes, and without changes
    case = next(c for c in (Case(1, k) for k in numbers) if c.given["a"].dim())
    found = []
    for message, formula in LIMITS.items():
        case.text = f"return {formula}"
        try:
            ours(lib, case, path)
            found.append(f"{message}: accepted\n{case.row()}")
        except fxge.FxgeError as e:
            if not re.search(message, e.text):
                found.append(f"{message}: {e.text}")
    return found


def judged(lib: Any, case: Case, path: str) -> tuple[str, str]:
    """Runs one case; returns a verdict and details."""
    out: torch.Tensor | None = None
    raised = ""
    if not case.spoiled:
        try:
            out = case.right()
        except Exception as e:
            raised = f"{type(e).__name__}: {e}"
    try:
        got = ours(lib, case, path)
    except fxge.FxgeError as e:
        if "FXGE-E0917" in e.text and not case.spoiled:
            return "NOT LOADED", e.text
        if e.status == 70 or "error" not in e.text:
            return "BUG", e.text
        if out is None:
            return "both refuse" if raised else "spoiled, refused", e.text
        return "limit" if CODES.search(e.text) or any(re.search(message, e.text) for message in LIMITS) else "REFUSED", e.text
    if case.spoiled:
        return "spoiled, accepted", ""
    if out is None:  # with symbolic sizes, unused nodes are removed before a check can refuse them
        return "unused" if case.symbolic else "ACCEPTED", raised
    return ("ok", "") if same(got, out, case.eps()) else ("WRONG", f"{got}\nPython: {out}")


def library(path: str) -> Any:
    """Loads the library with the types of the used functions."""
    lib = fxge.library(path)
    lib.fxge_load_ops.restype, lib.fxge_load_ops.argtypes = fxge.C.c_int, [fxge.C.c_void_p, fxge.C.c_char_p]
    return lib


def child(args: argparse.Namespace, first: int, end: int, to: int) -> None:
    """Runs cases of one process, reported through a pipe."""
    torch.set_num_threads(1)
    lib = library(args.library)
    with tempfile.TemporaryDirectory() as directory, os.fdopen(to, "w") as pipe:
        for k in range(first, end):
            case = Case(args.seed, k)
            signal.alarm(60)
            word, found = judged(lib, case, f"{directory}/ops.yaml")
            signal.alarm(0)
            pipe.write(f"{k}\t{word}\n")
            pipe.flush()
            if word.isupper() or args.case is not None:
                print(f"case {k}: {word}\n{case.row()}{case.program()}{found}\n", flush=True)


def batch(args: argparse.Namespace, first: int, end: int, counts: collections.Counter[str]) -> int:
    """Runs cases in a child; returns the number of the next one, after a crash the following one."""
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        child(args, first, end, write)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        for line in pipe:
            counts[line.rstrip("\n").split("\t")[1]] += 1
            first += 1
    _, status = os.waitpid(pid, 0)
    if status:
        case = Case(args.seed, first)
        print(f"case {first}: CRASH, status {status}\n{case.row()}{case.program()}", flush=True)
        counts["CRASH"] += 1
        first += 1
    return first


def main() -> int:
    """Runs the campaign."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=20000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--state")
    parser.add_argument("--case", type=int)
    args = parser.parse_args()
    state = pathlib.Path(args.state) if args.state else None
    at = int(state.read_text()) if state and state.exists() else 0
    if args.case is not None:
        at, args.cases = args.case, args.case + 1
    with tempfile.TemporaryDirectory() as directory:
        stale = reworded(library(args.library), f"{directory}/ops.yaml")
    print("".join(f"LIMITS: {text}\n" for text in stale), end="")
    began, first, counts = time.monotonic(), at, collections.Counter[str]()
    while at < args.cases and time.monotonic() - began < args.seconds:
        at = batch(args, at, min(at + BATCH, args.cases), counts)
        if state:
            state.write_text(str(at))
    print(f"seed {args.seed}, cases {first} to {at}: {dict(counts)}")
    return 1 if stale or any(word.isupper() for word in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
