# SPDX-License-Identifier: Apache-2.0
"""Views of another dtype, conjugate and negative views: eager's flags, values and aliases, live."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from itertools import product
from typing import Any

import support
import torch
from torch import Tensor

View = Callable[[Tensor], Tensor]

FLOATS: dict[str, View] = {
    "integers": lambda x: x.view(torch.int32),
    "half as wide": lambda x: x.view(torch.int16),
    "twice as wide": lambda x: x.view(torch.float64),
    "bytes of rows": lambda x: x[1:].view(torch.uint8),
    "complex": lambda x: torch.view_as_complex(x.unflatten(1, (x.shape[1] // 2, 2))),
    "negative": torch._neg_view,
}
COMPLEX: dict[str, View] = {
    "pairs": torch.view_as_real,
    "real": lambda x: x.real,
    "imag": lambda x: x.imag,
    "conj": lambda x: x.conj(),
    "adjoint": lambda x: x.mH,
    "imag of conj": lambda x: x.conj().imag,
    "rows of real": lambda x: x.real[1:],
    "real of columns": lambda x: x[:, 1::2].real,
    "wider": lambda x: x.view(torch.complex128),
}
VIEWS = {torch.float32: FLOATS, torch.complex64: COMPLEX}

WAYS: dict[str, Callable[[list[View], Tensor], Any]] = {
    "of an input": lambda views, x: ([v(x) for v in views], x * 2),
    "of a result": lambda views, x: [v(y) for y in [x * 2] for v in views],
    "beside the base": lambda views, x: [
        y if v is None else v(y) for y in [x * 2] for v in (None, *views)
    ],
    "beside a part": lambda views, x: [v(y) for y in [x * 2] for v in (*views, lambda y: y[1:])],
    "of a written input": lambda views, x: (x.mul_(2), *(v(x) for v in views)),
}


def values(x: Tensor) -> Tensor:
    """Returns the elements as bytes, since reinterpreted numbers may be NaN."""
    return x.resolve_conj().resolve_neg().contiguous().view(torch.uint8)


def flags(x: Tensor) -> tuple[Any, ...]:
    return x.dtype, x.shape, x.stride(), x.is_conj(), x.is_neg()


class DtypeViews(unittest.TestCase):
    def check(self, way: str, views: list[View], dtype: torch.dtype, *, dynamic: bool) -> None:
        def f(x: Tensor) -> Any:
            return WAYS[way](views, x)

        g, _ = support.compiled(f, dynamic=dynamic)
        with torch.no_grad():
            for n, m in ((2, 4), (3, 6)):
                x = torch.randn(n, m, dtype=dtype)
                y = x.clone()
                found, expected = [x, *support.flat(g(x))], [y, *support.flat(f(y))]
                self.assertEqual([flags(t) for t in found], [flags(t) for t in expected])
                for k in range(len(found)):
                    for results in (found, expected):
                        results[k].fill_(k + 1)
                    for i, (a, b) in enumerate(zip(found, expected, strict=True)):
                        self.assertTrue(
                            torch.equal(values(a), values(b)), f"{i} after a write into {k}"
                        )

    def test_views_together(self) -> None:
        for dtype, way, dynamic in support.covering(product(VIEWS, WAYS, (False, True))):
            with self.subTest(dtype=dtype, way=way, dynamic=dynamic):
                # AOTAutograd itself cannot replay this view of a dynamic input
                out = {"complex"} if dynamic and "input" in way else set()
                chosen = [v for name, v in VIEWS[dtype].items() if name not in out]
                self.check(way, chosen, dtype, dynamic=dynamic)

    def test_one_view(self) -> None:
        for dtype, views in VIEWS.items():
            for name, way in support.covering(product(views, ("of a result", "beside a part"))):
                with self.subTest(dtype=dtype, view=name, way=way):
                    self.check(way, [views[name]], dtype, dynamic=False)

    def test_gradients(self) -> None:
        def f(x: Tensor) -> list[Tensor]:
            y = x * 2
            return [y, y.real, y.conj(), y.mH, y.imag[1:], torch.view_as_real(y)]

        g, _ = support.compiled(f)
        x = torch.randn(3, 4, dtype=torch.complex64, requires_grad=True)
        y = x.detach().clone().requires_grad_()
        for run, given in ((g, x), (f, y)):
            sum((k + 1) * t.abs().square().sum() for k, t in enumerate(run(given))).backward()
        torch.testing.assert_close(x.grad, y.grad)


if __name__ == "__main__":
    unittest.main()
