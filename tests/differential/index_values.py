# SPDX-License-Identifier: Apache-2.0
"""Compares index values out of range, and integer divisors of zero, with eager PyTorch.

    python3 tests/differential/index_values.py build/dev/libfxge.so [--only OP ...] [--every 1] [--operators 1] [--verbose]

Calls come from the specs of tests/ops. One element of one integer tensor at a time gets another value: -1, sizes of the
call's dims, their negatives, very large numbers. Integer operands of divisions get zeros. Where eager raises, the run
must end in an error that names the node; the error of an index names its value, too. Where eager returns, the results
must be eager's. UNCHECKED lists the errors that no kernel can detect. Eager itself reads or writes out of bounds in
UNSAFE, so only the end of our run is checked there. Faults: ACCEPTED, REFUSED, WRONG, UNNAMED, CRASH.
"""

from __future__ import annotations

import argparse
import collections
import random
import re
import sys
import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import refusals  # adds the paths of tests/ops and tests/torch
import single_ops
import torch

sys.path[:0] = [str(refusals.HERE.parent / "ops"), str(refusals.HERE.parent / "torch")]

import calls  # noqa: E402
import cases  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import specs  # noqa: E402

INTEGERS = (torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8)
DIVISIONS = re.compile(r"(floor_divide|fmod|remainder|div|divide|true_divide|floor_divide|__floordiv__|__rdiv__|_foreach_div)(\.|$)")
# Arguments of schemas that hold indices, or counts that locate elements.
INDICES = re.compile(r"index|indices|offsets?$|offset2bag|offs|lengths|repeats|target|sorter|pivots|LU_pivots|ipiv")
COUNTED = re.compile(r"(bincount|one_hot|repeat_interleave)(\.|$)")  # operators whose first operand is one of these
# (operator, part of eager's message, reason): errors that no kernel can detect.
UNCHECKED = [
    (r"one_hot", r"Class values must be", "exported programs compare with the classes: a class out of range has no column"),
    (r"segment_reduce", r"segment_length >= 0", "unsafe=True asks for no checks"),
    (r"multilabel_margin_loss", r"out of range", "targets behind the first -1 are not read"),
    (r"repeat_interleave", r"allocated size does not match", "a result of such a size ends in E0603"),
]
# Eager checks nothing, or a part, in these, and accesses any memory; take_along_dim uses its indices modulo the size.
UNSAFE = re.compile(
    r"_unsafe_masked_index|_?embedding_bag|_embedding_bag_\w+|embedding_(dense_backward|renorm)|_grouped_mm|_?segment_reduce|"
    r"take_along_dim|(adaptive_|fractional_)?max_pool[23]d(_with_indices)?_backward|nll_loss2?d?_backward"
)

def indices(x: torch.Tensor, sizes: set[int]) -> Iterator[tuple[str, torch.Tensor]]:
    """Yields the tensor with one element out of range, the first or the last one, and with all elements negative."""
    ends = torch.iinfo(x.dtype)
    found = [-1, -2, *sorted(sizes), *(-n - 1 for n in sorted(sizes)), 2**31 - 1, -(2**31), 2**40, ends.max, ends.min]
    for n in dict.fromkeys(n for n in found if ends.min <= n <= ends.max):
        for place in {0, x.numel() - 1}:
            y = x.clone(memory_format=torch.contiguous_format)
            y.view(-1)[place] = n
            yield f"{n}@{place}", y
    yield "negative", -x.clone() - 1


def is_index(name: str, op: Any, args: list[Any], kwargs: dict[str, Any], x: torch.Tensor) -> bool:
    """Returns True if the tensor belongs to an argument that holds indices."""
    pairs = [*zip([a.name for a in op._schema.arguments], args), *kwargs.items()]
    places = [k for k, (_, a) in enumerate(pairs) if a is x or (isinstance(a, (list, tuple)) and any(e is x for e in a))]
    return any(INDICES.search(pairs[k][0]) or (k == 0 and COUNTED.match(name)) for k in places)


def operands(name: str, call: calls.Call, args: list[Any], kwargs: dict[str, Any], zeros: bool) -> Iterator[tuple[str, list[torch.Tensor]]]:
    """Yields the call's tensors with one integer tensor changed."""
    sizes = {n for t in call.tensors for n in [*t.shape, t.numel()]}
    for k, x in enumerate(call.tensors):
        if x.dtype not in INTEGERS or not x.numel() or not (zeros or is_index(name, call.op, args, kwargs, x)):
            continue
        for what, y in [("zero", x * 0)] if zeros else indices(x, sizes):
            yield f"{k}/{what}", [*call.tensors[:k], y, *call.tensors[k + 1 :]]


def named(text: str, tensors: list[torch.Tensor]) -> bool:
    """Returns True if an error names a node and, for an index, a value of the call; pivots start with 1."""
    value = re.search(r"index (-?\d+) ", text)
    given = {int(n) - k for t in tensors if t.dtype in INTEGERS for n in t.flatten() for k in ((0, 1) if "ge.GatherElements" in text else (0,))}
    return "%" in text and (value is None or int(value[1]) in given)


def check(lib: Any, name: str, call: calls.Call, args: list[Any], kwargs: dict[str, Any], stage: Callable[[str], None]) -> tuple[str, str]:
    """Runs one change; returns (outcome, text)."""
    what = f"{name}({', '.join([single_ops.shown(a) for a in args] + [f'{k}={single_ops.shown(v)}' for k, v in kwargs.items()])})"
    stage("eager")
    unsafe = UNSAFE.match(name)
    message, outs = (None, []) if unsafe else refusals.refused(call.op, args, kwargs)[:2]
    if message is not None and refusals.UNWRITTEN.search(message):
        return "no kernel", ""
    if message is not None and any(re.match(of, name) and re.search(words, message) for of, words, _ in UNCHECKED):
        return "unchecked", ""
    try:
        text = single_ops.program(call.op, call, args, kwargs, len(outs) or len(call.op._schema.returns), call.places)
    except (KeyError, StopIteration):
        return "not written", ""
    if text is None or not all(isinstance(o, torch.Tensor) and o.dtype in fxge.DTYPES for o in outs):
        return "not written", ""
    stage("fxge")
    try:
        got = single_ops.compiled(lib, text, call.tensors)
    except fxge.FxgeError as e:
        if e.status == fxge.UNSUPPORTED:
            return "unsupported", ""
        if message is None and not unsafe:
            return "REFUSED", f"{what}\n{text}{e.text}"
        return "refused" if named(e.text, call.tensors) else "UNNAMED", f"{what}\n  {e.text}\n  eager: {(message or '')[:200]}"
    if message is not None:
        return "ACCEPTED", f"{what}\n  {text.splitlines()[3].strip()}\n  eager: {message[:200]}"
    if unsafe:
        return "unsafe", ""
    for out, ref, mine in zip(outs, call.in_double(), got):
        if not single_ops.undefined(call, out) and single_ops.compare(mine, out, ref, False, 0.0) == "WRONG":
            return "WRONG", f"{what}\n  {text.splitlines()[3].strip()}\n  is        {single_ops.shown(mine)}\n  expected  {single_ops.shown(out)}"
    return "same", ""


def given(name: str, ways: list[specs.Spec]) -> Iterator[tuple[str, list[Any], dict[str, Any]]]:
    """Yields calls that eager accepts: for each dtype of the first two specs, or integers by the schema."""
    divides = DIVISIONS.match(name)
    for k, spec in enumerate(ways):
        for dtype in INTEGERS if divides else [*spec.dtypes][:1]:
            args, kwargs = spec.make(specs.Maker(1, dtype, 3, 4))
            yield f"{k}-{dtype}", list(args), dict(kwargs)
    for k, dtype in enumerate(INTEGERS if divides and not ways else ()):
        args, kwargs = single_ops.by_schema(random.Random(k), cases.resolve(name))
        yield f"s{k}", [x.to(dtype) if isinstance(x, torch.Tensor) else x for x in args], kwargs


def sweep(lib: Any, kind: single_ops.Kind, args: argparse.Namespace, stage: Callable[[str], None], after: str = "") -> Iterator[tuple[str, str, str]]:
    """Yields all changes of one operator, or those after one: (number, outcome, text)."""
    name, ways = kind
    op, divides = cases.resolve(name), bool(DIVISIONS.match(name))
    seen: set[str] = set()
    for spec, positional, kwargs in given(name, ways):
        if refusals.refused(op, positional, kwargs)[0] is not None:
            continue
        call = calls.Call(op, positional, kwargs)
        for change, tensors in operands(name, call, positional, kwargs, divides):
            number = f"{name}/{spec}/{change}"
            if zlib.crc32(number.encode()) % args.every or after:
                after = "" if number == after else after
                continue
            other, also = call.arguments(*tensors)
            outcome, text = check(lib, name, calls.Call(op, other, also), list(other), also, lambda of: stage(f"{of} {number}"))
            key = f"{outcome} {change.split('/')[0]} {re.sub(r'-?[0-9]+', '', text.rsplit('eager: ', 1)[-1])}"
            if outcome in FAULTS and key in seen and not args.verbose:
                outcome = outcome.lower()
            seen.add(key)
            yield number, outcome, text


FAULTS = ("ACCEPTED", "REFUSED", "WRONG", "UNNAMED", "CRASH")


def main() -> int:
    """Runs the sweep; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="overloads or names")
    parser.add_argument("--every", type=int, default=1, help="each N-th change")
    parser.add_argument("--operators", type=int, default=1, help="each N-th operator")
    parser.add_argument("--verbose", action="store_true", help="every fault instead of one of a kind, and errors")
    args = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    lib = fxge.library(args.library)
    count: collections.Counter[str] = collections.Counter()
    merged: dict[str, list[Any]] = {}
    for name, ways in single_ops.kinds(args.only):
        merged.setdefault(name, []).extend(ways)
    refusals.sweep = sweep
    for name, ways in merged.items():
        if (not ways and not DIVISIONS.match(name)) or zlib.crc32(name.encode()) % args.operators:
            continue
        for number, outcome, text in refusals.run(lib, (name, ways), args):
            count[outcome] += 1
            if outcome in FAULTS or (args.verbose and outcome == "refused"):
                print(f"{outcome} {number}: {text}", flush=True)
    print(f"{len(merged)} operators: {dict(count)}")
    return 1 if any(count[f] for f in FAULTS) else 0


if __name__ == "__main__":
    sys.exit(main())
