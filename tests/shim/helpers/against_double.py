# SPDX-License-Identifier: Apache-2.0
"""Comparison of the zoo's live models with float64, and count of their compilations."""

from __future__ import annotations

import unittest
from collections.abc import Callable

import support  # first, as it sets the path

# isort: split
import export
import torch
import zoo
from torch import Tensor, nn
from torch._dynamo.testing import CompileCounterWithBackend
from torch.utils import _pytree as pytree

import fxge


def share(found: Tensor, reference: Tensor) -> float:
    """Returns the error against float64, in units of the largest element."""
    scale = float(reference.abs().max()) or 1.0
    return float((found.double() - reference).abs().max()) / scale


def bar(own: float, dtype: torch.dtype) -> float:
    """Returns the limit of the error if PyTorch's own is `own`, as in `fxge verify`."""
    return 1.5 * own + 2**-8 if dtype == torch.bfloat16 else max(3 * own, 2e-6)


class Case(unittest.TestCase):
    """Base of tests that call `check` for their models."""

    def check(self, entry: zoo.Entry, dynamic: bool | None) -> None:
        """Tests all cases, and that only Dynamo's guards cause compilations."""
        count = self.compare(entry, dynamic)
        self.assertLessEqual(count, self.demanded(entry, dynamic))

    def compare(self, entry: zoo.Entry, dynamic: bool | None) -> int:
        """Tests all cases; returns the number of compilations."""
        model = export.build(entry)
        f, counter = support.compiled(model, dynamic=dynamic)
        self.results(entry, model, f)
        return counter.count

    def saved(self, entry: zoo.Entry) -> None:
        """Tests all cases by the exported program."""
        program = fxge.compile(export.export(entry)["default"])
        self.results(entry, export.build(entry), program)

    def results(self, entry: zoo.Entry, model: nn.Module, f: Callable[..., Tensor]) -> None:
        """Compares results of `f` with the model in float64."""
        reference = export.build(entry).double()
        with torch.no_grad():
            for i, args in enumerate(export.make_cases(entry, "")):
                with self.subTest(model=entry.name, case=i):
                    expected = model(*args)
                    wanted = reference(*pytree.tree_map(export.double, args))
                    found = f(*args)
                    self.assertEqual(found.dtype, expected.dtype)
                    self.assertEqual(found.stride(), expected.stride())
                    self.assertLessEqual(
                        share(found, wanted), bar(share(expected, wanted), expected.dtype)
                    )

    def demanded(self, entry: zoo.Entry, dynamic: bool | None) -> int:
        torch._dynamo.reset()
        model = export.build(entry)
        counter = CompileCounterWithBackend("aot_eager")
        f = torch.compile(model, backend=counter, fullgraph=True, dynamic=dynamic)
        with torch.no_grad():
            for args in export.make_cases(entry, ""):
                f(*args)
        return int(counter.frame_count)
