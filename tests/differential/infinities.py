# SPDX-License-Identifier: Apache-2.0
"""Compares operators that treat infinities specially with eager PyTorch at the ends of each float dtype.

    python3 tests/differential/infinities.py build/dev/libfxge.so

NaN, both infinities, the largest finite numbers, both zeros and small numbers, in every pair: f16, bf16, f32, f64.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from typing import Any

import single_ops
import torch

import calls  # noqa: E402  isort: skip
import cases  # noqa: E402  isort: skip
import fxge_ctypes as fxge  # noqa: E402  isort: skip


def calls_of(dtype: torch.dtype) -> Iterator[tuple[str, list[Any]]]:
    """Operators and arguments."""
    info = torch.finfo(dtype)
    ends = [float("nan"), float("inf"), -float("inf"), info.max, info.min, 0.0, -0.0, 1.0, 1e-7, info.tiny]
    x = torch.tensor(ends, dtype=torch.float64).to(dtype)
    a, b = x.repeat(len(x)), x.repeat_interleave(len(x))
    for name in ("isinf", "isfinite", "isposinf", "isneginf", "nan_to_num", "frexp.Tensor"):
        yield name, [x]
    for name, end in itertools.product(("eq.Scalar", "ne.Scalar"), (float("inf"), -float("inf"))):
        yield name, [x, end]
    yield "nan_to_num", [x, 1.0, 2.0, 3.0]
    for name in ("hypot", "logaddexp", "logaddexp2"):
        yield name, [a, b]
    yield "_safe_softmax", [a.view(len(x), -1), 1]


def differs(mine: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
    """Returns a mask of elements that differ from eager's by more than four last bits of finite numbers."""
    same = (mine == out) | ((mine != mine) & (out != out))
    if out.is_floating_point():
        same |= out.isfinite() & ((mine.double() - out.double()).abs() <= 4 * torch.finfo(out.dtype).eps * out.double().abs())
    return ~same


def main() -> int:
    """Runs the comparison; returns 1 if there are faults."""
    lib, faults, count = fxge.library(sys.argv[1]), 0, 0
    for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
        for name, args in calls_of(dtype):
            call = calls.Call(cases.resolve(name), args, {})
            outs = call.results()
            text = single_ops.program(call.op, call, args, {}, len(outs), call.places)
            assert text, name
            for mine, out in zip(single_ops.compiled(lib, text, call.tensors), outs):
                assert mine is not None
                wrong, count = differs(mine, out), count + 1
                if bool(wrong.any()):
                    faults += 1
                    print(f"{name} {dtype}: is {mine[wrong][:6].tolist()}, expected {out[wrong][:6].tolist()}")
    print(f"{count} results, {faults} faults")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main())
