# SPDX-License-Identifier: Apache-2.0
"""Data-dependent sizes that are read without the elements of the result that defines them."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge

INTEGERS = torch.tensor([1, 3, 0, 2, 3, 0])

RESULTS: dict[str, Callable[[Tensor], Tensor]] = {
    "bincount": torch.bincount,
    "bincount of at least 9": lambda x: torch.bincount(x, minlength=9),
    "nonzero": torch.nonzero,
    "nonzero as tuple": lambda x: torch.nonzero(x, as_tuple=True)[0],
    "unique": torch.unique,
    "counts": lambda x: torch.unique(x, return_inverse=True, return_counts=True)[2],
    "unique rows": lambda x: torch.unique(x.view(2, 3), dim=1).t(),
    "unique_consecutive": torch.unique_consecutive,
    "masked_select": lambda x: torch.masked_select(x, x > 1),
    "index by mask": lambda x: x[x > 1],
    "repeat_interleave": lambda x: torch.repeat_interleave(x, x),
    "repeat_interleave of counts": torch.repeat_interleave,
}
USES: dict[str, Callable[[Tensor, int], Any]] = {
    "a shape": lambda x, n: x.new_zeros(n),
    "an operand": lambda x, n: x * n,
    "a result": lambda x, n: (x, n)[1],
}


class Module(nn.Module):
    def __init__(self, f: Callable[[Tensor], Any]) -> None:
        super().__init__()
        self.f = f

    def forward(self, x: Tensor) -> Any:
        return self.f(x)


class SizeAlone(unittest.TestCase):
    def check(self, run: Callable[[Tensor], Any], f: Callable[[Tensor], Any]) -> None:
        for x in (INTEGERS, torch.arange(6) // 2):
            for a, b in zip(run(x), f(x), strict=True):
                same = torch.equal(a, b) if isinstance(b, Tensor) else a == b
                self.assertTrue(same, f"found {a}, expected {b}")

    def test_size_alone(self) -> None:
        for name, result in RESULTS.items():
            for use, of in USES.items():

                def f(x: Tensor) -> tuple[Any, ...]:
                    return x + 1, of(x, result(x).shape[0])  # noqa: B023

                with self.subTest(result=name, use=use):
                    options = {"capture_dynamic_output_shape_ops": True}
                    with torch._dynamo.config.patch(options):
                        run, _ = support.compiled(f)
                        self.check(run, f)
                if use == "a shape":
                    with self.subTest(result=name, use=use, exported=True):
                        ep = torch.export.export(Module(f), (INTEGERS,))
                        self.check(fxge.compile(ep), f)


if __name__ == "__main__":
    unittest.main()
