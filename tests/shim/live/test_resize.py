# SPDX-License-Identifier: Apache-2.0
"""Resampling by F.interpolate, live: eager's results and gradients for factors and sizes."""

from __future__ import annotations

import tempfile
import unittest
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor

FACTORS = (0.7, 1.0, 1.7, 2.0, 2.6)
UNEQUAL = (2.0, 1.7, 0.6)
SIZES = (4, 7)
# By number of dims. Eager's kernel for images depends on the sum of height and width.
SHAPES: dict[int, list[tuple[int, ...]]] = {
    1: [(2, 2, 5), (2, 3, 8)],
    2: [(2, 3, 5, 4), (2, 2, 40, 33), (2, 4, 3, 7)],
    3: [(2, 2, 3, 4, 5), (2, 3, 2, 2, 6)],
}
NEAREST = ("nearest", "nearest-exact")
SMOOTH = {1: ("linear",), 2: ("bilinear", "bicubic", "area"), 3: ("trilinear",)}

Results = list[Tensor]
Shapes = list[tuple[int, ...]]


def smooth() -> list[tuple[int, str]]:
    """Returns the number of dims and the mode of each smooth resampling."""
    return [(n, mode) for n, modes in SMOOTH.items() for mode in modes]


def resampled(mode: str, corners: bool | None) -> Callable[[Tensor], Results]:
    """Returns a function of all ways to give sizes."""

    def f(x: Tensor) -> Results:
        def y(**keywords: Any) -> Tensor:
            return F.interpolate(x, mode=mode, align_corners=corners, **keywords)

        n = x.dim() - 2
        given = [y(scale_factor=s) for s in FACTORS]
        given += [y(scale_factor=UNEQUAL[:n]), y(scale_factor=1.7, recompute_scale_factor=True)]
        return [*given, *(y(size=s) for s in SIZES), y(size=[2 * s for s in x.shape[2:]])]

    return f


def gradient(f: Callable[[Tensor], Results], x: Tensor) -> tuple[Results, Tensor]:
    """Returns the results, and the gradient of their sum with unequal weights."""
    x = x.clone().requires_grad_()
    found = f(x)
    sum((y * torch.arange(y.numel()).view(y.shape)).sum() for y in found).backward()  # type: ignore[union-attr]
    return [y.detach() for y in found], x.grad if x.grad is not None else torch.empty(0)


class Resize(unittest.TestCase):
    def equal(self, found: Results, expected: Results, error: float) -> None:
        for k, (a, b) in enumerate(zip(found, expected, strict=True)):
            with self.subTest(result=k):
                self.assertEqual(a.stride(), b.stride())
                torch.testing.assert_close(a, b, rtol=error, atol=error)

    def check(
        self, mode: str, shapes: Shapes, error: float, *, dtype: torch.dtype = torch.float32,
        corners: bool | None = None, dynamic: bool = False,
    ) -> None:  # fmt: skip
        f = resampled(mode, corners)
        g, _ = support.compiled(f, dynamic=dynamic)
        for shape in shapes:
            torch.manual_seed(0)
            x = (torch.rand(shape) * 255).to(dtype)
            with self.subTest(mode=mode, shape=shape, dtype=dtype, dynamic=dynamic):
                self.equal(g(x), f(x), 255 * error)

    def check_gradients(
        self, mode: str, shapes: Shapes, error: float, *, corners: bool | None = None,
        dynamic: bool = False,
    ) -> None:  # fmt: skip
        f = resampled(mode, corners)
        g, _ = support.compiled(f, dynamic=dynamic)
        for shape in shapes:
            torch.manual_seed(0)
            x = torch.randn(shape)
            with self.subTest(mode=mode, shape=shape, dynamic=dynamic):
                expected, by_eager = gradient(f, x)
                found, by_fxge = gradient(g, x)
                self.equal(found, expected, error)
                unit = 10 * error * by_eager.abs().max().item()
                torch.testing.assert_close(by_fxge, by_eager, rtol=0, atol=unit)

    def test_nearest(self) -> None:
        dtypes = (torch.float32, torch.uint8, torch.float16)
        for shapes, mode, dtype in support.covering(product(SHAPES.values(), NEAREST, dtypes)):
            dynamic = dtype == torch.float16
            self.check(mode, shapes[:1] if dynamic else shapes, 0, dtype=dtype, dynamic=dynamic)

    def test_smooth(self) -> None:
        forms = ((torch.float32, False), (torch.float16, False), (torch.float32, True))
        for (n, mode), (dtype, corners) in support.covering(product(smooth(), forms)):
            error = 1e-6 if dtype == torch.float32 else 1e-3
            given = None if mode == "area" else corners
            self.check(mode, SHAPES[n][:1], error, corners=given, dtype=dtype)

    def test_data_dependent_sizes(self) -> None:
        """Sizes that PyTorch's meta kernels compare with 0, which tracing cannot decide."""

        def f(x: Tensor) -> Tensor:
            y = torch.argwhere(x > 0).float()
            return F.interpolate(y.reshape(1, 1, -1, 2), scale_factor=1.7, mode="nearest-exact")

        with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
            g, _ = support.compiled(f)
            for x in (torch.tensor([[1.0, -1.0, 2.0]]), torch.ones(3, 4)):
                self.assertTrue(torch.equal(g(x), f(x)))

    def test_gradients_of_nearest(self) -> None:
        forms = product(SHAPES.values(), NEAREST, (False, True))
        for shapes, mode, dynamic in support.covering(forms):
            self.check_gradients(mode, shapes[:1] if dynamic else shapes, 0, dynamic=dynamic)

    def test_gradients_of_smooth(self) -> None:
        for n, mode in support.thin(smooth(), 2):
            corners = None if mode == "area" else False
            self.check_gradients(mode, SHAPES[n][:1], 1e-5, corners=corners)

    def test_gradients_of_smooth_in_dynamic_sizes(self) -> None:
        for n, mode in support.thin([form for form in smooth() if form[1] != "area"], 2):
            self.check_gradients(mode, SHAPES[n], 1e-5, corners=False, dynamic=True)

    def test_interpolation_stays_an_operator(self) -> None:
        """PyTorch's decomposition indexes each neighbour of each element."""
        for n, mode in [form for form in smooth() if form[1] != "area"]:
            with self.subTest(mode), tempfile.TemporaryDirectory() as directory:
                f, _ = support.compiled(
                    lambda x, m=mode: F.interpolate(x, scale_factor=2, mode=m), {"dump": directory}
                )
                f(torch.randn(SHAPES[n][0]).requires_grad_()).sum().backward()
                texts = [p.read_text() for p in Path(directory).glob("*.1.import.txt")]
                self.assertEqual(sum(t.count(f" = aten.upsample_{mode}{n}d") for t in texts), 2)


if __name__ == "__main__":
    unittest.main()
