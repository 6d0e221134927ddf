# SPDX-License-Identifier: Apache-2.0
"""Comparison of tensors by the tolerances of torch_npu's tests: `TestCase.assertRtolEqual`."""

from __future__ import annotations

import unittest
from collections.abc import Sequence
from typing import Any

import torch

__all__ = ["TestCase", "assertRtolEqual", "run_tests"]

run_tests = unittest.main


def _plain(x: Any, like: Any) -> torch.Tensor:
    """Returns x as a tensor on the CPU; a list takes the dtype of the tensor `like`."""
    if isinstance(x, torch.Tensor):
        return x.detach().cpu()
    dtype = like.dtype if isinstance(like, torch.Tensor) and isinstance(x, Sequence) else None
    return torch.as_tensor(x, dtype=dtype)


def _many(far: torch.Tensor, share: float) -> bool:
    return bool(far.any()) and int(far.sum()) > far.numel() * share


def _differ(x: torch.Tensor, y: torch.Tensor, bar: float, least: float) -> str | None:
    """Returns the description of a difference by torch_npu's rule, or None.

    Values are equal if at most the share `bar` of the elements exceeds `bar` in absolute or in
    relative error. NaN is equal to NaN.
    """
    if not torch.equal(x.isnan(), y.isnan()):
        return "NaN at other positions"
    a, b = (t.double().nan_to_num(0.0, float("inf"), float("-inf")) for t in (x, y))
    error = torch.where(a == b, 0.0, (a - b).abs())
    relative = error / (torch.maximum(a.abs(), b.abs()) + least)
    relative = torch.where(error.isinf(), float("inf"), relative)
    if _many(error > bar, bar) and _many(relative > bar, bar):
        return f"the largest error is {float(error.max()):g}, relative {float(relative.max()):g}"
    return None


def assertRtolEqual(
    x: Any,
    y: Any,
    prec: float = 1e-4,
    prec16: float = 1e-3,
    auto_trans_dtype: bool = False,
    message: str | None = None,
) -> None:
    """Compares tensors, arrays, numbers, or sequences of them.

    Args:
        x, y: values of equal shape and dtype.
        prec: limit of absolute and relative error.
        prec16: limit for f16 and bf16.
        auto_trans_dtype: converts x to the dtype of y first.
        message: text of the error.

    Raises:
        AssertionError: shapes, dtypes or values differ.
    """
    if isinstance(x, Sequence) and isinstance(y, Sequence):
        if len(x) != len(y):
            raise AssertionError(message or f"{len(x)} values, expected {len(y)}")
        for a, b in zip(x, y, strict=True):
            assertRtolEqual(a, b, prec, prec16, auto_trans_dtype, message)
        return
    a, b = _plain(x, y), _plain(y, x)
    if auto_trans_dtype:
        a = a.to(b.dtype)
    if a.shape != b.shape or a.dtype != b.dtype:
        found = f"{a.dtype} {list(a.shape)}, expected {b.dtype} {list(b.shape)}"
        raise AssertionError(message or found)
    if a.dtype == torch.bool:
        why = None if torch.equal(a, b) else "booleans differ"
    elif a.dtype == torch.bfloat16:
        close = torch.allclose(a, b, rtol=prec16, atol=prec16)
        why = None if close else "an element is beyond the bar of bf16"
    else:
        half = a.dtype == torch.float16
        why = _differ(a, b, prec16 if half else prec, 6e-8 if half else 1e-9)
    if why:
        raise AssertionError(message or why)


class TestCase(unittest.TestCase):
    """unittest.TestCase with torch_npu's comparison."""

    def assertRtolEqual(self, x: Any, y: Any, *args: Any, **kwargs: Any) -> None:
        """Compares as the function of this name does."""
        assertRtolEqual(x, y, *args, **kwargs)
