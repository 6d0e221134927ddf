# SPDX-License-Identifier: Apache-2.0
"""Results that share memory after passes of PyTorch; inputs that share it in a later call."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from typing import Any

import support  # noqa: F401  (sets the path)
import torch
from torch import Tensor

import fxge
import fxge.backend  # registers the backend

Scaled = Callable[[Tensor, float], Any]


def views(v: Tensor) -> Any:
    return v, v.t(), v[0]


def whole(v: Tensor) -> Any:
    return v.view(-1), v


def parts(v: Tensor) -> Any:
    return v.view(-1)[1:], v.view(-1)[:3]


def split(v: Tensor) -> Any:
    return *v.split(2, 1), v


def expanded(v: Tensor) -> Any:
    return v.expand(3, *v.shape), v


def detached(v: Tensor) -> Any:
    return v.detach(), v


class FloatArguments(unittest.TestCase):
    """A float that has become dynamic makes PyTorch replace the nodes that read it."""

    def setUp(self) -> None:
        torch._dynamo.reset()

    def test_results_that_are_views(self) -> None:
        functions: dict[str, Scaled] = {
            "views": lambda x, s: views(x * s),
            "whole": lambda x, s: whole(x + s),
            "parts": lambda x, s: parts(x * s),
            "split": lambda x, s: split(x * s),
            "chain": lambda x, s: views((x * s)[1:].t()),
            "expanded": lambda x, s: expanded(x * s),
            "detached": lambda x, s: detached(x * s),
        }
        for name, f in functions.items():
            compiled = torch.compile(f, backend="fxge")
            for s in (1.5, 2.5, 3.5):
                with self.subTest(name, s=s):
                    found = []
                    for call in (f, compiled):
                        results = call(torch.arange(12.0).view(3, 4), s)
                        results[-1].add_(10)
                        found.append(results)
                    torch.testing.assert_close(found[1], found[0])


class LaterOverlap(unittest.TestCase):
    """A program that writes an input refuses another overlap than it was compiled for."""

    def setUp(self) -> None:
        torch._dynamo.reset()

    def test_inputs_that_overlap_later(self) -> None:
        def written(x: Tensor, y: Tensor) -> Tensor:
            x.add_(1)
            return y * 2

        compiled = torch.compile(written, backend="fxge")
        compiled(torch.zeros(4), torch.zeros(4))
        memory = torch.zeros(8)
        with self.assertRaisesRegex(fxge.FxgeError, "shares memory with") as caught:
            compiled(memory[0:4], memory[2:6])
        self.assertEqual(caught.exception.status, 2)
        torch.testing.assert_close(memory, torch.zeros(8))
        for _ in range(2):
            torch.testing.assert_close(compiled(memory[:4], memory[4:]), torch.zeros(4))
        torch.testing.assert_close(memory, torch.tensor([2.0] * 4 + [0.0] * 4))

    def test_elements_between_each_other(self) -> None:
        def written(x: Tensor, y: Tensor) -> Tensor:
            x.add_(1)
            return y * 2

        for first in (True, False):
            torch._dynamo.reset()
            compiled = torch.compile(written, backend="fxge")
            if first:
                compiled(torch.zeros(8)[::2], torch.zeros(8)[::2])
            memory = torch.zeros(8)
            torch.testing.assert_close(compiled(memory[::2], memory[1::2]), torch.zeros(4))
            torch.testing.assert_close(memory, torch.tensor([1.0, 0.0] * 4))

    def test_overlap_of_the_first_call(self) -> None:
        def written(x: Tensor, y: Tensor) -> Tensor:
            x.add_(1)
            return y * 2

        compiled = torch.compile(written, backend="fxge")
        for _ in range(2):
            ours, theirs = torch.zeros(8), torch.zeros(8)
            found = compiled(ours[0:4], ours[2:6])
            torch.testing.assert_close(found, written(theirs[0:4], theirs[2:6]))
            torch.testing.assert_close(ours, theirs)


if __name__ == "__main__":
    unittest.main()
