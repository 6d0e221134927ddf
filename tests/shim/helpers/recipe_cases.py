# SPDX-License-Identifier: Apache-2.0
"""Calls of inference recipes: run live beside plain PyTorch, converted by the command."""

from __future__ import annotations

import collections
import os
import re
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
# Text of formulas and names of fxge's own parts, which no message shows.
INTERNAL = re.compile(
    r"aten\.view|row says|\w\.(?:rank|shape|dtype)\b| is (?:not )?None (?:and|or)|"
    r"\b(?:not )?in \(['\d]|[!=<>]= |\b(?!hifloat8|torch)[a-z_]+\([a-z_]+, |\blen\(|bf16\[\?"
)


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


def _fxge(*words: str | Path) -> str:
    """Runs the command; returns what it prints."""
    done = subprocess.run([FXGE, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stderr or f"exit code {done.returncode}")
    return done.stdout


def convert(call: Callable[..., Any], inputs: tuple[Tensor, ...]) -> collections.Counter[str]:
    """Compiles the exported program to a file, which must pass the checks of the graph engine's
    loader; returns how many nodes of each type it has.

    Raises:
        AssertionError: the program is refused, or its file is; with the messages.
    """
    with tempfile.TemporaryDirectory() as directory:
        file, air = Path(directory, "p.pt2"), Path(directory, "p.air")
        torch.export.save(torch.export.export(Module(call), inputs), file)
        _fxge("compile", file, "-o", air)
        _fxge("check", air)
        text = _fxge("dump", air)
    return collections.Counter(re.findall(r" = ge\.(\w+)\(", text))


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
    """Runs a call; compares shapes, dtypes of quantised numbers, and numbers."""
    copies = tuple(x.clone() for x in one.inputs)
    expected = support.flat(one.plain(*copies))
    inputs = tuple(x.clone() for x in one.inputs)
    if one.state != "runs":
        with test.assertRaises(Exception) as caught:
            live(one.call, inputs)
        test.assertIn(one.state, str(caught.exception))
        test.assertNotRegex(str(caught.exception), INTERNAL)
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
