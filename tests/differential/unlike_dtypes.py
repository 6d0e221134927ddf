# SPDX-License-Identifier: Apache-2.0
"""Compares operators whose tensor operands have unlike dtypes with eager PyTorch.

    python3 tests/differential/unlike_dtypes.py build/dev/libfxge.so [--only OP ...] [--every 1] [--verbose]

Calls come from the specs of tests/ops, or from the schema of pointwise operators. Two tensors at a time get every pair of
dtypes; the others keep theirs. If eager returns, the results must be eager's, dtypes included, or the operator is unsupported, which
`--verbose` shows. If eager raises, the compiler must refuse the call. Faults: ACCEPTED, REFUSED (the compiler claims that PyTorch refuses
the call), WRONG, CRASH. KNOWN_FAILURES names the known faults. `--every N` takes each N-th change; numbers of changes do not depend on other operators.
"""

from __future__ import annotations

import argparse
import collections
import itertools
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

import calls  # noqa: E402  isort: skip
import cases  # noqa: E402  isort: skip
import fxge_ctypes as fxge  # noqa: E402  isort: skip
import specs  # noqa: E402  isort: skip

DTYPES = (torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.int32, torch.int64, torch.uint8, torch.bool)
FAULTS = ("ACCEPTED", "REFUSED", "WRONG", "CRASH")
GROUP = 20  # operators in a process
# (operator, words of the fault, reason): known faults.
KNOWN_FAILURES: list[tuple[str, str, str]] = [
    (r"linalg_pinv\.rcond_tensor", r"\[2\]\[0, 0\]\)", "a rcond of 0 inverts singular values that are rounding errors: no digit of the results is defined"),
    (r"index_fill.int_Tensor|logspace.Tensor_Tensor", r"without overflow", "PyTorch refuses by the values of a tensor"),
    (r"triplet_margin_loss", r"\(u8", "distances near 250 cancel, and the last bits of PyTorch's own are 1e-5"),
    (r"_?embedding_bag.*", r"expected +i64", "i64 indices and i32 offsets: PyTorch's kernel gives i64, its meta function, which graphs follow, i32"),
    (r"_?convolution(_mode)?", r"'bias' is", "PyTorch's oneDNN kernel refuses the bias, its other kernel takes it; sizes decide between them"),
    (r"convolution_backward", r"'weight' is", "no forward convolution has operands of unlike dtypes; PyTorch's kernels do not check them"),
    (r"lstm.input", r"pair: expected", "PyTorch's native kernel takes a cell state of another dtype, its oneDNN kernel does not"),
    (
        r"mkldnn_rnn_layer",
        r"they must agree",
        "made by PyTorch's own rewriting only, which has one dtype; oneDNN reorders the rest without a check",
    ),
]

SEQUENCES = {"searchsorted.Tensor": 0, "bucketize.Tensor": 1}  # the tensor that must be sorted


def changes(call: calls.Call) -> Iterator[tuple[str, list[torch.Tensor]]]:
    """Yields the call's tensors with the first and one of the next three in a pair of dtypes."""
    pairs = [(0, k) for k in range(1, min(len(call.tensors), 4))]
    for (i, k), (one, two) in itertools.product(pairs, itertools.permutations(DTYPES, 2)):
        tensors = list(call.tensors)
        tensors[i], tensors[k] = tensors[i].to(one), tensors[k].to(two)
        yield f"{i},{k}/{one}-{two}".replace("torch.", ""), tensors


def out_of_order(name: str, call: calls.Call) -> bool:
    """True for a search in a sequence that the cast left unsorted: its results are open."""
    if name not in SEQUENCES:
        return False
    x = call.tensors[SEQUENCES[name]].double()
    return not bool(((x[..., 1:] >= x[..., :-1]) | x[..., 1:].isnan()).all())


def check(lib: Any, name: str, call: calls.Call, args: list[Any], kwargs: dict[str, Any], stage: Callable[[str], None]) -> tuple[str, str]:
    """Runs one change; returns (outcome, text)."""
    what = f"{name}({', '.join([single_ops.shown(a) for a in args] + [f'{k}={single_ops.shown(v)}' for k, v in kwargs.items()])})"
    if out_of_order(name, call):
        return "open", ""
    stage("eager")
    message, outs, _ = refusals.refused(call.op, args, kwargs)
    if message is not None and (
        refusals.UNWRITTEN.search(message) or any(re.match(o, name) and re.search(w, message) for o, w, _ in refusals.OURS)
    ):
        return "no kernel", ""
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
        if message is not None:
            return "refused", ""
        most = "_polynomial_" in name and "FXGE-E0808" in e.text  # a data-dependent order has a maximum (ops/aten/polynomial.yaml)
        return "unsupported" if most or e.status == fxge.UNSUPPORTED else "REFUSED", f"{what}\n  {e.text}"
    if message is not None:
        return "ACCEPTED", f"{what}\n  eager: {message[:200]}"
    for out, ref, mine in zip(outs, call.in_double(), got):
        if not single_ops.undefined(call, out) and single_ops.compare(mine, out, ref, False, 0.0) == "WRONG":
            return "WRONG", f"{what}\n  is        {single_ops.shown(mine)}\n  expected  {single_ops.shown(out)}"
    return "same", ""


def given(name: str, ways: list[specs.Spec]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """Yields calls that eager accepts: of the first two specs, or one by the schema."""
    for spec in ways[:2]:
        args, kwargs = spec.make(specs.Maker(1, spec.dtypes[0], 3, 4))
        yield list(args), dict(kwargs)
    if not ways:
        yield single_ops.by_schema(random.Random(0), cases.resolve(name))


def changed(name: str, ways: list[specs.Spec], every: int) -> Iterator[tuple[str, calls.Call, list[torch.Tensor]]]:
    """Yields every N-th change of one operator: number, call and other tensors."""
    for k, (positional, kwargs) in enumerate(given(name, ways)):
        call, taken = calls.Call(cases.resolve(name), positional, kwargs), False
        for change, tensors in changes(call):
            number = f"{name}/{k}/{change}"
            if zlib.crc32(number.encode()) % every:
                continue
            if not taken and refusals.refused(call.op, positional, kwargs)[0] is not None:
                break
            taken = True
            yield number, call, tensors


def sweep(
    lib: Any, kind: tuple[str, list[single_ops.Kind]], args: argparse.Namespace, stage: Callable[[str], None], after: str = ""
) -> Iterator[tuple[str, str, str]]:
    """Yields all changes of a group of operators, or those after one: (number, outcome, text)."""
    for name, ways in kind[1]:
        seen: set[str] = set()
        for number, call, tensors in changed(name, ways, args.every):
            if after:
                after = "" if number == after else after
                continue
            other, also = call.arguments(*tensors)
            outcome, text = check(lib, name, calls.Call(call.op, other, also), list(other), also, lambda of, n=number: stage(f"{of} {n}"))
            if outcome in FAULTS and any(re.fullmatch(of, name) and re.search(words, text) for of, words, _ in KNOWN_FAILURES):
                outcome = "known"
            key = f"{outcome} {re.sub(r'[0-9]+', '', text.rsplit(chr(10), 1)[-1])[:60]}"
            if outcome in FAULTS and key in seen and not args.verbose:
                outcome = outcome.lower()
            seen.add(key)
            yield number, outcome, text


def main() -> int:
    """Runs the sweep; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=[], help="overloads or names")
    parser.add_argument("--every", type=int, default=1, help="each N-th change")
    parser.add_argument("--verbose", action="store_true", help="every fault instead of one of a kind, and what is unsupported")
    args = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    lib = fxge.library(args.library)
    count: collections.Counter[str] = collections.Counter()
    merged: dict[str, list[Any]] = {}
    for name, ways in single_ops.kinds(args.only):
        merged.setdefault(name, []).extend(ways)
    refusals.sweep = sweep
    ops = list(merged.items())
    for k in range(0, len(ops), GROUP):
        for number, outcome, text in refusals.run(lib, (f"group {k}", ops[k : k + GROUP]), args):
            count[outcome] += 1
            if outcome in FAULTS or (args.verbose and outcome == "unsupported"):
                print(f"{outcome} {number}: {text}", flush=True)
    print(f"{len(merged)} operators: {dict(count)}")
    return 1 if any(count[f] for f in FAULTS) else 0


if __name__ == "__main__":
    sys.exit(main())
