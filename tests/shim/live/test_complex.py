# SPDX-License-Identifier: Apache-2.0
"""Complex numbers and Fourier transforms: live, trained, saved; conjugate and negative views."""

from __future__ import annotations

import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support  # noqa: F401  (sets the path of the package)
import torch
from torch import Tensor, nn

import fxge
from fxge.backend import get_backend


def near(a: Any, b: Any) -> bool:
    return bool(a.dtype == b.dtype and torch.allclose(a, b, rtol=1e-4, atol=1e-5))


def numbers(*shape: int) -> Tensor:
    return torch.randn(*shape, dtype=torch.complex64)


class Weighted(nn.Module):
    """Module with a complex parameter and buffer, a number, and results of three dtypes."""

    def __init__(self) -> None:
        super().__init__()
        self.w = nn.Parameter(numbers(4, 4))
        self.register_buffer("b", torch.randn(4, dtype=torch.complex128))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        y = torch.fft.ifft(torch.fft.fft(x) @ self.w)
        return y + self.b, y * 2j, (x * (1 + 2j)).real


class Complex(unittest.TestCase):
    """Comparison with eager."""

    def setUp(self) -> None:
        torch.manual_seed(0)
        torch._dynamo.reset()

    def live(self, f: Callable[..., Any]) -> Callable[..., Any]:
        return torch.compile(f, backend=get_backend(), fullgraph=True)

    def test_an_unused_complex32_input(self) -> None:
        class Apart(nn.Module):
            def forward(self, x: Tensor, _unread: Tensor) -> Tensor:
                return x * 2

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PyTorch warns that such numbers are experimental
            given = torch.ones(3), torch.ones(2, dtype=torch.complex32)
        exported = torch.export.export(Apart(), given)
        self.assertTrue(torch.equal(fxge.compile(exported)(*given), torch.full((3,), 2.0)))

    def test_gradients_of_transforms(self) -> None:
        def f(x: Tensor, w: Tensor) -> Tensor:
            y = torch.fft.rfft(x * w, norm="ortho")
            z = torch.fft.irfft(y * (2j + y.real), n=x.shape[-1])
            return (y.abs() ** 2).sum() + z.pow(3).sum()

        g = self.live(f)
        for n in (12, 31, 67):
            x, w = torch.randn(3, n, requires_grad=True), torch.randn(n, requires_grad=True)
            theirs, ours = f(x, w), g(x, w)
            self.assertTrue(torch.allclose(theirs, ours, rtol=1e-4))
            for a, b in zip(
                torch.autograd.grad(theirs, (x, w)), torch.autograd.grad(ours, (x, w)), strict=True
            ):
                self.assertTrue(torch.allclose(a, b, rtol=1e-3, atol=1e-4))

    def test_marked_inputs(self) -> None:
        def f(z: Tensor) -> tuple[Tensor, ...]:
            return z * z.conj(), z.mT.conj() @ z, z.exp(), z.abs(), z.real + 1, z.imag * 2

        g, z = self.live(f), numbers(4, 4)
        for x in (z, z.conj(), z.T, z.conj().T, z):
            for a, b in zip(g(x), f(x), strict=True):
                self.assertTrue(near(a, b))
        y = z.conj().imag
        self.assertTrue(y.is_neg())
        self.assertTrue(near(self.live(lambda v: v * 2 + 1)(y), y * 2 + 1))

    def test_saved_with_weights(self) -> None:
        m, x = Weighted().eval(), numbers(3, 4)
        with torch.no_grad():
            exported = torch.export.export(m, (x,))
            for a, b in zip(fxge.compile(exported)(x), m(x), strict=True):
                self.assertTrue(near(a, b))
            for a, b in zip(fxge.compile(exported)(x.conj()), m(x.conj()), strict=True):
                self.assertTrue(near(a, b))

    def test_all_transforms_saved(self) -> None:
        names = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"]
        for name in [f"{n}{k}" for n in names for k in ("", "2", "n")] + ["fftshift", "ifftshift"]:
            with self.subTest(name):
                f = getattr(torch.fft, name)
                m, x = Called(f), torch.randn(4, 6)
                self.assertTrue(near(fxge.compile(torch.export.export(m, (x,)))(x), f(x)))

    def test_real_parts_of_transforms_are_above_the_branch_cut(self) -> None:
        """The sign of 0 next to a negative number selects one of two logarithms."""
        m = Called(lambda x: torch.log2(torch.fft.rfft(x)))
        for n in (4, 5, 6, 64):
            x = -torch.arange(1.0, n + 1).reshape(1, n) * torch.tensor([[1.0], [-1.0]])
            self.assertTrue(near(fxge.compile(torch.export.export(m, (x,)))(x), m(x)))

    def test_a_number_next_to_complex128_is_float64(self) -> None:
        m = Called(lambda x: torch.rsub(x, -0.3))
        x = torch.tensor([0.2 + 0.05j], dtype=torch.complex128)
        exported = torch.export.export(m, (x,)).run_decompositions()
        self.assertTrue(torch.allclose(fxge.compile(exported)(x), m(x), rtol=1e-15, atol=0))

    def test_writes_through_views(self) -> None:
        """Writes through parts, pairs and conjugates, and through new tensors of these."""

        def parts(x: Tensor) -> Tensor:
            x.real[1:, ::2] = 3.0
            x.imag.copy_(x.real * 2)
            x.imag[0].fill_(2.0)
            return x

        def pairs(x: Tensor) -> Tensor:
            torch.view_as_real(x)[..., 0].add_(1.5)
            y = torch.view_as_real(x).clone()
            torch.view_as_complex(y).mul_(2j)
            return y

        def conjugates(x: Tensor) -> Tensor:
            x.conj().mul_(2j)
            x.mH.imag.add_(1)
            z = x.conj().imag
            z.mul_(2)
            return z

        def resolved(x: Tensor) -> tuple[Tensor, ...]:
            y, z = x.conj().resolve_conj(), x.conj().imag.resolve_neg()
            y.mul_(2)
            z.mul_(3)
            x.resolve_conj().mul_(5)
            return x, y, z

        def swapped(x: Tensor) -> Tensor:
            y = torch.zeros_like(x)
            y.real, y.imag = x.imag, x.real
            return y

        for f in (parts, pairs, conjugates, resolved, swapped):
            with self.subTest(f.__name__):
                m, x = Called(lambda v, f=f: (v := v.clone(), f(v))), numbers(3, 3)
                for dim in (torch.export.Dim.AUTO, None):
                    exported = torch.export.export(m, (x,), dynamic_shapes=({0: dim},))
                    for a, b in zip(listed(fxge.compile(exported)(x)), listed(m(x)), strict=True):
                        self.assertTrue(near(a, b))

    def test_products_saved(self) -> None:
        a, b, c = numbers(2, 3, 4), numbers(2, 4, 5), numbers(5)
        for equation, args in (
            ("bij,bjk->bik", (a, b)),
            ("bij,bjk,k->bi", (a, b, c)),
            ("bij->b", (a,)),
            ("i,j->ij", (c, c)),
            ("...i,...i", (c, c)),
        ):
            with self.subTest(equation):
                m = Einsum(equation)
                self.assertTrue(near(fxge.compile(torch.export.export(m, args))(*args), m(*args)))

    def test_halves_are_refused(self) -> None:
        with self.assertRaisesRegex(Exception, "complex numbers of f16"):
            self.live(lambda x: x.to(torch.complex32))(torch.randn(3))

    def test_verify(self) -> None:
        fxge.verify(torch.export.export(Called(torch.fft.fft), (numbers(3, 8),)), (numbers(3, 8),))


def listed(y: Any) -> list[Tensor]:
    return [z for x in y for z in listed(x)] if isinstance(y, tuple) else [y]


class Einsum(nn.Module):
    def __init__(self, equation: str) -> None:
        super().__init__()
        self.equation = equation

    def forward(self, *x: Tensor) -> Tensor:
        return torch.einsum(self.equation, *x)


class Called(nn.Module):
    """Module with one call."""

    def __init__(self, f: Callable[[Tensor], Any]) -> None:
        super().__init__()
        self.f = f

    def forward(self, x: Tensor) -> Any:
        return self.f(x)


if __name__ == "__main__":
    unittest.main()
