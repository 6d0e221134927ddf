# SPDX-License-Identifier: Apache-2.0
"""Calls of inference recipes: converted by the command, run live, compared with plain PyTorch."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import support
import torch
from torch import Tensor, nn

import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)

FXGE = os.environ.get("FXGE_COMMAND", "")
# Words of formulas, of other libraries and of fxge's own parts, which no message shows.
INTERNAL = ("aten.view", "row says", "goes_with", "is_last(", "given(", "of_groups(", ".rank ==")


class Call(NamedTuple):
    """A call, its tensors, and its results in plain PyTorch, float64 where numbers are rounded."""

    name: str  # in the table of calls
    call: Callable[..., Any]
    inputs: tuple[Tensor, ...]
    plain: Callable[..., Any]
    bound: float = 0.0  # largest difference, relative to the largest number
    differ: float = 0.0  # share of quantised numbers that may be the next one
    state: str = "runs"  # or why it does not


class Module(nn.Module):
    """A function as a model."""

    def __init__(self, f: Callable[..., Any]) -> None:
        super().__init__()
        self.__dict__["f"] = f

    def forward(self, *args: Tensor) -> Any:
        return self.__dict__["f"](*args)


def convert(call: Callable[..., Any], inputs: tuple[Tensor, ...]) -> str:
    """Compiles the exported program by the command; returns the messages of a failure, or ""."""
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory, "p.pt2")
        torch.export.save(torch.export.export(Module(call), inputs), file)
        words = [FXGE, "compile", str(file), "-o", str(Path(directory, "p.air"))]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stderr or f"exit code {done.returncode}" if done.returncode else ""


def live(call: Callable[..., Any], inputs: tuple[Tensor, ...]) -> Any:
    """Runs the call by torch.compile with the backend of TorchAir's name."""
    torch._dynamo.reset()
    backend = torchair.get_npu_backend()
    return torch.compile(call, backend=backend, fullgraph=True, dynamic=False)(*inputs)


def _codes(x: Tensor) -> Tensor:
    """Returns integers whose differences count the numbers between quantised numbers."""
    b = x.view(torch.uint8).long()
    return torch.where(b > 127, 127 - b, b) if x.dtype.is_floating_point else x.long()


def check(test: unittest.TestCase, one: Call) -> None:
    """Converts and runs a call; compares shapes, dtypes of quantised numbers, and numbers."""
    copies = tuple(x.clone() for x in one.inputs)
    expected = support.flat(one.plain(*copies))
    if FXGE:
        test.assertEqual(convert(one.call, tuple(x.clone() for x in one.inputs)), "")
    inputs = tuple(x.clone() for x in one.inputs)
    if one.state != "runs":
        with test.assertRaises(Exception) as caught:
            live(one.call, inputs)
        test.assertIn(one.state, str(caught.exception))
        for word in INTERNAL:
            test.assertNotIn(word, str(caught.exception))
        return
    found = support.flat(live(one.call, inputs))
    for i, (y, want) in enumerate(zip(found, expected, strict=True)):
        test.assertEqual(y.shape, want.shape, f"result {i}")
        if want.itemsize == 1:
            test.assertEqual(y.dtype, want.dtype, f"result {i}")
            off = (_codes(y) - _codes(want)).abs()
            test.assertLessEqual(int(off.max()), 1 if one.differ else 0, f"result {i}")
            test.assertLessEqual(float((off > 0).double().mean()), one.differ, f"result {i}")
            continue
        scale = max(float(want.double().abs().max()), 1e-6)
        error = float((y.double() - want.double()).abs().max()) / scale
        test.assertLessEqual(error, one.bound, f"result {i}")
