# SPDX-License-Identifier: Apache-2.0
"""Compares decompositions of PyTorch with rows of the operator table, against eager at extreme values.

    python3 tests/torch/live_decompositions.py build/dev/libfxge.so [--verbose]

The live path gives an operator with a row to the library, and the others to PyTorch's decomposition. Each operator that
has both, and takes tensors and defaults alone, is called on products of extreme values in f16, bf16 and f32. The exit
code is 1 if a row is further from eager than the decomposition is, or if the live path decomposes an operator that has
a row, other than normalisations in training.
"""

from __future__ import annotations

import argparse
import itertools
import os
import pathlib
import sys
import warnings
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]

import torch
from torch import Tensor

# Reasons by operator and dtype why a row may differ from eager more than the decomposition does.
F16, BF16, F32 = "float16", "bfloat16", "float32"
KNOWN = {
    (op, dtype): why
    for op, dtypes, why in (
        ("aten._weight_norm.default", (BF16, F32), "eager's norm overflows in f32"),
        ("aten._weight_norm.default", (F16,), "lacks: eager's kernel of vectors divides in f32"),
        ("aten.argsort.default", (F16, BF16, F32), "the order of equal elements is open"),
        ("aten.hardswish.default", (BF16, F32), "GE's HardSwish does not overflow at the largest number"),
        ("aten.special_erf.default", (BF16,), "eager gives 0 of numbers near 0"),
        ("aten.special_gammainc.default", (BF16, F32), "eager overflows in f32 where both are huge; its f64 has our value"),
        ("aten.special_gammaincc.default", (BF16, F32), "eager overflows in f32 where both are huge; its f64 has our value"),
        ("aten.special_ndtr.default", (BF16,), "eager rounds in between"),
    )
    for dtype in dtypes
}
RANDOM = ("bernoulli", "rand", "normal", "dropout", "empty", "uniform", "rrelu", "exponential", "multinomial", "poisson")


def extremes(dtype: torch.dtype) -> list[float]:
    info = torch.finfo(dtype)
    ends = [info.max, info.max ** 0.5, info.tiny, info.tiny ** 0.5, info.eps, 0.000773, 1.0, 1 - info.eps, 32.2, 162.9, 3.0]
    return [s * x for x in ends for s in (1, -1)] + [0.0, -0.0, float("inf"), float("-inf"), float("nan")]


def operands(n: int, dtype: torch.dtype) -> list[Tensor]:
    """Returns columns of all pairs of extreme values, or of a part of all triples."""
    rows = list(itertools.product(extremes(dtype), repeat=n))
    rows = rows[:: max(1, len(rows) // 2000)]
    return [torch.tensor(c, dtype=torch.float64).to(dtype) for c in zip(*rows)]


def tensors_of(op: Any) -> int:
    """Returns the number of tensors that a call needs; 0: other arguments, too."""
    needed = [a for a in op._schema.arguments if not a.has_default_value()]
    plain = all(str(a.type) == "Tensor" for a in needed) and not any(a.alias_info for a in op._schema.arguments)
    return len(needed) if plain and len(needed) <= 3 else 0


def wrong(found: Any, wanted: Any) -> Tensor | None:
    """Returns a mask of elements that are not eager's within two units in the last place; None: not comparable."""
    if not isinstance(found, Tensor) or found.dtype != wanted.dtype or found.shape != wanted.shape:
        return None
    if not wanted.is_floating_point():
        return found != wanted
    a, b = found.double(), wanted.double()
    unit = 2 * torch.finfo(wanted.dtype).eps * (8 if wanted.dtype == torch.float32 else 1)
    close = (a - b).abs() <= unit * b.abs() + 2 * torch.finfo(wanted.dtype).smallest_normal
    return ~((a == b) | (a.isnan() & b.isnan()) | (close & a.isfinite() & b.isfinite()))


def table_row(op: Any, xs: list[Tensor]) -> Any:
    """Returns the result of the table's row."""
    from fxge._operators import torch_definitions

    return torch_definitions._kernel(op, ())(*xs)


def judged(op: Any, decomposition: Any, dtype: torch.dtype) -> str | None:
    """Returns the fault of the row, "" for none; None if one of the three does not support the call."""
    xs = operands(tensors_of(op), dtype)
    try:
        wanted, other, found = op(*xs), decomposition(*xs), table_row(op, xs)
    except Exception:
        return None
    if not isinstance(wanted, Tensor):
        return None
    ours, theirs = wrong(found, wanted), wrong(other, wanted)
    if ours is None:
        return f"found {found}, expected {wanted}"
    if theirs is None or int(ours.sum()) <= int(theirs.sum()):
        return ""
    worst = int(ours.flatten().nonzero()[0]) if ours.dim() == 1 and ours.shape == xs[0].shape else 0
    at = [float(x[worst]) for x in xs]
    return f"{int(ours.sum())} elements of the row differ, {int(theirs.sum())} of the decomposition; of {at} it is {found.flatten()[worst]}, not {wanted.flatten()[worst]}"


def main() -> int:
    p = argparse.ArgumentParser()
    p.add_argument("library")
    p.add_argument("--verbose", action="store_true")
    o = p.parse_args()
    os.environ["FXGE_LIBRARY"] = o.library
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    from fxge import decompositions as d
    from fxge.config import Config

    known, bad, compared = d._supported(()), 0, 0
    for training in (False, True):
        for op in d.table(Config(), training):
            corrected = op in d.NORMS or any(name in str(op) for name in ("group_norm_backward", "_weight_norm_interface"))
            if str(op) in known and not (training and corrected):
                bad += 1
                print(f"{op} has a row, and is decomposed")
    for op, decomposition in sorted(d._everything().items(), key=lambda x: str(x[0])):
        if str(op) not in known or not tensors_of(op) or any(r in str(op) for r in RANDOM):
            continue
        for dtype in (torch.float16, torch.bfloat16, torch.float32):
            why = judged(op, decomposition, dtype)
            compared += why is not None
            name = (str(op), str(dtype).removeprefix("torch."))
            if o.verbose and why is None:
                print(*name, "not compared")
            if why and name not in KNOWN:
                bad += 1
                print(*name, why, flush=True)
    print(f"{compared} operators and dtypes compared, {bad} wrong")
    return bad > 0 or compared < 100


if __name__ == "__main__":
    sys.exit(main())
