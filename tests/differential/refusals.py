# SPDX-License-Identifier: Apache-2.0
"""Sweeps every argument of every operator with values that PyTorch refuses: none of them may be accepted.

    python3 tests/differential/refusals.py build/dev/libfxge.so [--only OP ...] [--seed 1] [--every 1] [--verbose]

Valid calls come from the specs of tests/ops, or from the schema of pointwise operators; then one argument at a time
gets another dtype, rank, size, dim, count or value. Where eager refuses the call, fxge must, too. A refusal by eager
for lack of a kernel ("not implemented for", and similar) does not count. `--every N` tries each N-th change; numbers of
changes do not depend on other operators. OURS lists calls that we accept on purpose, with reasons. Faults: ACCEPTED,
and a crash.
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
import resource
import signal
import sys
import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "ops"), str(HERE.parent / "torch")]

import calls  # noqa: E402
import cases  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import single_ops  # noqa: E402
import specs  # noqa: E402

# Messages of eager for a missing kernel, which another device or a later version has.
UNWRITTEN = re.compile(
    r"not implemented for|not supported for|[Uu]nsupported|not implemented|is not currently supported|does not support|not yet supported|"
    r"[Oo]nly supports|could not create a primitive|could not construct|itensor_view_from_dense|INTERNAL ASSERT|Could not run|"
    r"can't allocate|not enough memory|[Ii]nvalid scalar type|supported only|must be one of the following types|NYI"
)
# (operator, part of eager's message, reason): accepted on purpose.
OURS: list[tuple[str, str, str]] = [
    (r"", r"result type .* can't be cast", "an in-place rule of out= forms"),
    (r"(batch|instance)_norm", r"index 0 out of range for tensor of size \[0\]", "eager's kernel looks for the first of no channels"),
    (r"scalar_tensor", r"without overflow", "operands that wrap, of bits and comparisons, are made with it"),
    (r"_?fft_", r"MKL FFT error.*Inconsistent", "eager's library takes no transform of no signals; there is nothing to compute"),
    (r"_grouped_mm", r"strides should be multiple of 16 bytes", "how operands lie in memory, which only the run tells"),
    (r"one_hot", r"Class values must be", "only values tell: exported programs compare, and a class beyond the last, or below 0, is in no column"),
    (r"quantized_decomposed.quantize_per_tensor.tensor", r"float division by zero", "only values tell; ours divides as floats do"),
    (r"to\.device", r"at start of device string", "a device of any name may be registered, and which one a graph names means nothing to what is compiled"),
    (r"_log_softmax_backward_data", r"expected scalar type Float but found Half", "of graphs made for other devices, where softmax itself widens halves"),
    (r"_?(fake_quantize_per_channel|fused_moving_avg)", r"`zero_point` must be between", "only values tell; the sum is computed as it is written"),
]
MEMORY = 6 << 30  # memory limit of a child: eager accepts sizes of 2^31
TYPES = [torch.float16, torch.float32, torch.float64, torch.int32, torch.int64, torch.bool]


def tensors(x: torch.Tensor) -> Iterator[torch.Tensor]:
    """Yields other dtypes, ranks and sizes."""
    for dtype in TYPES:
        if dtype != x.dtype:
            yield x.to(dtype)
    yield x.unsqueeze(0).contiguous()
    yield x.unsqueeze(-1).contiguous()
    if x.dim():
        yield x.reshape(-1)[:1].reshape(()) if x.numel() else x.new_zeros(())
        yield x.flatten()
    for d in range(x.dim()):
        yield (
            torch.cat([x, x.narrow(d, 0, min(1, x.shape[d]))], d)
            if x.shape[d]
            else x.new_zeros([n + (k == d) for k, n in enumerate(x.shape)])
        )
        if x.shape[d] > 1:
            yield x.narrow(d, 0, x.shape[d] - 1).contiguous()
            yield x.narrow(d, 0, 1).contiguous()
        yield x.narrow(d, 0, 0).contiguous()
    if x.dtype in (torch.int32, torch.int64) and x.numel():
        yield torch.full_like(x, 1000)
        yield torch.full_like(x, -1000)


def whole(x: int) -> Iterator[int]:
    """Invalid dims, counts and sizes."""
    yield from (n for n in (-100, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 100, 2**31) if n != x)


def lists(x: list[int]) -> Iterator[list[int]]:
    """Yields lists that are shorter, longer, with duplicates, out of range."""
    yield []
    yield x[:-1]
    yield [*x, 1]
    yield [*x, x[-1] if x else 0]
    yield [x[0]] * len(x) if x else [0, 0]
    for k in range(len(x)):
        for n in (-7, -2, -1, 0, 5, 100):
            yield [*x[:k], n, *x[k + 1 :]]


def others(x: Any) -> Iterator[Any]:
    """Yields replacements of an argument."""
    if isinstance(x, torch.Tensor):
        yield from tensors(x)
    elif isinstance(x, bool):
        yield not x
    elif isinstance(x, int):
        yield from whole(x)
        yield x + 0.5
    elif isinstance(x, float):
        yield from (-1.0, 0.0, 2.0, float("nan"), float("inf"), True, 2)
    elif isinstance(x, str):
        yield from (x + "x", "none", "mean", "")
    elif isinstance(x, torch.dtype):
        yield from (d for d in TYPES if d != x)
    elif isinstance(x, (list, tuple)) and all(isinstance(n, int) for n in x):
        yield from lists(list(x))
    elif isinstance(x, (list, tuple)) and x and all(isinstance(t, torch.Tensor) for t in x):
        yield []
        for t in tensors(x[-1]):
            yield [*x[:-1], t]


def changes(args: list[Any], named: dict[str, Any]) -> Iterator[tuple[str, list[Any], dict[str, Any]]]:
    """Yields the call with one argument changed, and its description."""
    for k, x in enumerate(args):
        for n, other in enumerate(others(x)):
            yield f"{k}/{n}", [*args[:k], other, *args[k + 1 :]], named
    for k, x in named.items():
        for n, other in enumerate(others(x)):
            yield f"{k}/{n}", args, {**named, k: other}


def right_calls(name: str, ways: list[specs.Spec], dice: random.Random) -> Iterator[tuple[str, list[Any], dict[str, Any]]]:
    """Yields calls that eager accepts: one for each spec."""
    for k, spec in enumerate(ways):
        for dtype in [*spec.dtypes][:1]:
            args, named = spec.make(specs.Maker(1, dtype, 3, 4))
            yield f"{k}", list(args), dict(named)
    op = cases.resolve(name)
    for k in range(0 if ways else 3):
        args, named = single_ops.by_schema(dice, op)
        yield f"s{k}", [x.float() if isinstance(x, torch.Tensor) and x.dtype in (torch.float16, torch.bfloat16) else x for x in args], named


def refused(op: Any, args: list[Any], named: dict[str, Any]) -> tuple[str | None, list[Any], Any]:
    """Returns eager's message, or None; its results and the call."""
    try:
        call = calls.Call(op, args, named)
        outs = call.results()
    except Exception as e:  # noqa: BLE001  (whatever eager raises)
        return str(e).split("\n")[0] or type(e).__name__, [], None
    return None, outs, call


def check(lib: Any, name: str, args: list[Any], named: dict[str, Any], stage: Callable[[str], None]) -> tuple[str, str]:
    """Runs one change; returns (outcome, text)."""
    op = cases.resolve(name)
    stage("eager")
    message, _, _ = refused(op, args, named)
    if message is None:
        return "taken", ""
    if UNWRITTEN.search(message):
        return "no kernel", ""
    if any(re.match(of, name) and re.search(words, message) for of, words, _ in OURS):
        return "ours", ""
    try:
        call = calls.Call(op, args, named)
        text = single_ops.program(op, call, args, named, len(op._schema.returns))
    except (KeyError, StopIteration):
        return "not written", ""
    if text is None or any(t.is_complex() for t in call.tensors):
        return "not written", ""
    stage("fxge")
    try:
        single_ops.compiled(lib, text, call.tensors)
    except fxge.FxgeError as e:
        return ("BUG" if e.status == 70 else "refused"), f"{text}{e.text}"
    what = f"{name}({', '.join([single_ops.shown(a) for a in args] + [f'{k}={single_ops.shown(v)}' for k, v in named.items()])})"
    return "ACCEPTED", f"{what}\n  {text.splitlines()[2]}\n  {text.splitlines()[3].strip()}\n  eager: {message[:200]}"


def sweep(lib: Any, kind: single_ops.Kind, args: argparse.Namespace, stage: Callable[[str], None], after: str = "") -> Iterator[tuple[str, str, str]]:
    """Yields all changes of one operator, or those after one: (number, outcome, text)."""
    name, ways = kind
    dice = random.Random(f"{args.seed}/{name}")
    seen: set[str] = set()
    for spec, given, named in right_calls(name, ways, dice):
        if refused(cases.resolve(name), given, named)[0] is not None:
            continue
        for change, other, also in changes(given, named):
            number = f"{name}/{spec}/{change}"
            if zlib.crc32(number.encode()) % args.every or after:
                after = "" if number == after else after
                continue
            outcome, text = check(lib, name, other, also, lambda of: stage(f"{of} {number}"))
            # one of a kind is enough: the same message of eager for the same argument
            key = f"{change.split('/')[0]} {text.rsplit('eager: ', 1)[-1]}" if outcome == "ACCEPTED" else ""
            if key and key in seen:
                continue
            seen.add(key)
            yield number, outcome, text


def child(lib: Any, kind: single_ops.Kind, args: argparse.Namespace, to: int, after: str) -> None:
    """Yields the changes of one operator after number `after`, in a process of its own, whose crash does not end the
    sweep."""
    signal.alarm(300)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with os.fdopen(to, "w") as f:
        tell = functools.partial(print, file=f, flush=True)
        for found in sweep(lib, kind, args, tell, after):
            tell(json.dumps(found))


def run(lib: Any, kind: single_ops.Kind, args: argparse.Namespace, after: str = "") -> Iterator[tuple[str, str, str]]:
    """Yields the changes of one operator; a crash is an outcome, and the rest follows."""
    stage = kind[0]
    out, into = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(out)
        try:
            child(lib, kind, args, into, after)
        finally:
            sys.stderr.flush()
            os._exit(0)
    os.close(into)
    with os.fdopen(out) as f:
        for line in f:
            if line[0] == "[":
                yield tuple(json.loads(line))
            else:
                stage = line.strip()
    if status := os.waitpid(pid, 0)[1]:
        number = stage.split()[-1]
        yield number, "CRASH" if stage.startswith("fxge") else "eager crashes", f"wait status {status}"
        if "/" in number:
            yield from run(lib, kind, args, number)


def main() -> int:
    """Runs the sweep; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="overloads or names")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="also what was refused")
    args = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    lib = fxge.library(args.library)
    count: collections.Counter[str] = collections.Counter()
    faults: collections.Counter[str] = collections.Counter()
    merged: dict[str, list[Any]] = {}
    for name, ways in single_ops.kinds(args.only):
        merged.setdefault(name, []).extend(ways)
    for name, ways in merged.items():
        for number, outcome, text in run(lib, (name, ways), args):
            count[outcome] += 1
            if outcome in ("ACCEPTED", "CRASH", "BUG"):
                faults[f"{outcome} {name}"] += 1
            if outcome in ("ACCEPTED", "CRASH", "BUG") or (args.verbose and outcome == "refused"):
                print(f"{outcome} {number}: {text}", flush=True)
    print(f"{len(merged)} operators: {dict(count)}")
    for what, n in faults.most_common():
        print(f"  {n} x {what}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
