# SPDX-License-Identifier: Apache-2.0
"""Models of tests/models/zoo.py live: eager's results, and the compilations that sizes require."""

from __future__ import annotations

import copy
import unittest
from itertools import product
from typing import Any

import support
import torch
import zoo

TOLERANCE = {False: 2e-5, True: 1.5e-2}  # float32; bfloat16
OPTIONS = {"custom_linear": {"ops": (str(support.ROOT / "examples" / "my_ops.yaml"),)}}


def check(test: unittest.TestCase, entry: zoo.Entry, dynamic: bool | None) -> int:
    """Runs all cases; returns the number of compiled graphs."""
    torch.manual_seed(zoo.seed_of(entry.name))
    model = entry.build().eval()
    reference = copy.deepcopy(model)
    tolerance = TOLERANCE[next(model.parameters()).dtype == torch.bfloat16]
    f, counter = support.compiled(model, OPTIONS.get(entry.name), dynamic=dynamic)
    with torch.no_grad():
        for i, case in enumerate(entry.cases):
            args = case(torch.Generator().manual_seed(i))
            with test.subTest(model=entry.name, case=i):
                support.assert_same(f(*args), reference(*args), tolerance)
                for (name, a), b in zip(model.named_buffers(), reference.buffers(), strict=True):
                    test.assertLessEqual(support.error_of(a, b), tolerance, name)
    return counter.count


class Zoo(unittest.TestCase):
    """One test for each model and form."""


def _add(entry: zoo.Entry, dynamic: bool) -> None:
    def test(self: unittest.TestCase) -> None:
        n = check(self, entry, dynamic or None)
        if dynamic and not any(_has_ones(c, i) for i, c in enumerate(entry.cases)):
            self.assertEqual(n, 1, "dynamic=True compiles once")

    setattr(Zoo, f"test_{entry.name}_{'dynamic' if dynamic else 'static'}", test)


def _has_ones(case: Any, i: int) -> bool:
    """Sizes 0 and 1 always have graphs of their own, as Dynamo requires."""
    args = case(torch.Generator().manual_seed(i))
    return any(d < 2 for t in args if isinstance(t, torch.Tensor) for d in t.shape)


_entries = {entry.name: entry for entry in zoo.entries()}
for _name, _dynamic in support.covering(product(_entries, (False, True))):
    _add(_entries[_name], _dynamic)

if __name__ == "__main__":
    unittest.main()
