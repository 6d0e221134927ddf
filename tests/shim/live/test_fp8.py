#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""8-bit floats: casts of all values, rounding, stored weights, scaled products."""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path

import support
import torch
from torch import Tensor, nn

import fxge

E4, E5 = torch.float8_e4m3fn, torch.float8_e5m2
HALVES = (torch.float16, torch.bfloat16)


class Of(nn.Module):
    """One function as a module."""

    def __init__(self, fn: Callable[..., Tensor]) -> None:
        super().__init__()
        self.fn = fn

    def forward(self, *args: Tensor) -> Tensor:
        return self.fn(*args)


class Stored(nn.Module):
    """Linear layer with weights in 8 bits and a scale for each row."""

    def __init__(self) -> None:
        super().__init__()
        w = torch.randn(5, 16, generator=torch.Generator().manual_seed(1))
        scale = w.abs().amax(1, keepdim=True) / 448
        self.register_buffer("weight", (w / scale).to(E4))
        self.register_buffer("scale", scale)

    def forward(self, x: Tensor) -> Tensor:
        weight: Tensor = self.get_buffer("weight")
        return torch.nn.functional.linear(x, weight.float() * self.scale)


class Replaced(nn.Module):
    """Module with an 8-bit buffer that each call replaces."""

    def __init__(self, dtype: torch.dtype) -> None:
        super().__init__()
        self.register_buffer("kept", torch.tensor([1.0, 2.0, 3.0]).to(dtype))

    def forward(self, x: Tensor) -> Tensor:
        kept: Tensor = self.get_buffer("kept")
        before = kept.float()
        kept.copy_(x.to(kept.dtype))
        return before + x


class Scaled(nn.Module):
    """Module that multiplies activations and weights as they are stored."""

    def __init__(self, rows: bool) -> None:
        super().__init__()
        g = torch.Generator().manual_seed(2)
        self.rows = rows
        self.register_buffer("weight", torch.randn(8, 32, generator=g).to(E4))
        self.register_buffer("scale", torch.rand((1, 8) if rows else (1,), generator=g))

    def forward(self, x: Tensor) -> Tensor:
        most = x.abs().amax(1, keepdim=True) if self.rows else x.abs().amax().reshape(1)
        scale = most / 448
        weight: Tensor = self.get_buffer("weight")
        return torch._scaled_mm(
            (x / scale).to(E4), weight.t(), scale, self.scale, out_dtype=torch.float32
        )


def found(fn: Callable[..., Tensor], *args: Tensor) -> Tensor:
    """Returns the result of the compiled export."""
    result: Tensor = fxge.compile(torch.export.export(Of(fn), args))(*args)
    return result


def bits(x: Tensor) -> Tensor:
    """Returns the bits of 8-bit floats."""
    return x.view(torch.uint8)


def near_every_end() -> Tensor:
    """Returns f32 numbers at and next to each 8-bit float and each midpoint between two."""
    ends = []
    for dtype in (E4, E5):
        every = torch.arange(128, dtype=torch.uint8).view(dtype).float()
        every = every[every.isfinite()]
        halfway = (every[1:] + every[:-1]) / 2
        last = torch.tensor([464.0, 480.0, 61440.0, 65536.0, 3e38])
        ends.append(torch.cat([every, halfway, last]))
    x = torch.cat(ends)
    up, down = torch.tensor(float("inf")), torch.tensor(0.0)
    x = torch.cat([x, x.nextafter(up), x.nextafter(down), torch.tensor([float("inf"), 1e-45])])
    return torch.cat([x, -x, torch.tensor([float("nan")])])


class Casts(unittest.TestCase):
    def test_states(self) -> None:
        """The .air passes its own check, and keeps its state between calls."""
        for dtype in (E4, E5):
            model = Replaced(dtype)
            compiled = fxge.compile(torch.export.export(model, (torch.ones(3),)))
            with tempfile.TemporaryDirectory() as directory:
                air = Path(directory, "m.air")
                compiled.write(air)
                compiled.check(air)
                loaded = fxge.load(air)
                for x in (torch.tensor([0.5, -3.0, 7.0]), torch.tensor([0.1, 100.0, -7.0])):
                    self.assertTrue(torch.equal(loaded(x), model(x)))

    def test_states_are_verified(self) -> None:
        """The float64 run of an export ignores the dtypes that it asserts."""
        for dtype in (E4, E5):
            ep = torch.export.export(Replaced(dtype), (torch.randn(3),))
            calls = [(torch.randn(3),), (torch.randn(3),)]
            for row in fxge.verify(ep, calls, steps=True):
                self.assertLess(row.error, 0.2)
                self.assertGreater(row.bar, 0)
            with tempfile.TemporaryDirectory() as directory:
                file, expected = Path(directory, "m.fxpb"), Path(directory, "m.npz")
                fxge.save(ep, file)
                fxge.save_expected(ep, calls, expected, steps=True)
                command = [os.environ["FXGE_COMMAND"], "verify", file, "--expected", expected]
                subprocess.run(command, check=True, capture_output=True)

    def test_from_every_one(self) -> None:
        for dtype in (E4, E5):
            x = torch.arange(256, dtype=torch.uint8).view(dtype)
            for to in (torch.float32, torch.float64, *HALVES, torch.bool, E4, E5):
                with self.subTest(dtype=dtype, to=to):
                    y, want = found(lambda x, to=to: x.to(to), x), x.to(to)
                    self.assertEqual(y.dtype, want.dtype)
                    self.assertTrue(torch.equal(y.double().isnan(), want.double().isnan()))
                    self.assertTrue(
                        torch.equal(y.double().nan_to_num(7e9), want.double().nan_to_num(7e9))
                    )
                    self.assertTrue(
                        torch.equal(y.double().signbit(), want.double().signbit())
                        or to == torch.bfloat16
                    )

    def test_to_them(self) -> None:
        """Casts from all 16-bit floats, from f32 where rounding changes, and from random bits."""
        every = torch.arange(65536, dtype=torch.int32).to(torch.int16)
        g = torch.Generator().manual_seed(3)
        random = torch.randint(-(2**31), 2**31, (1 << 18,), generator=g).to(torch.int32)
        sources = [every.view(d) for d in HALVES]
        sources += [near_every_end(), near_every_end().double(), random.view(torch.float32)]
        for dtype in (E4, E5):
            for x in sources:
                with self.subTest(dtype=dtype, source=x.dtype, n=len(x)):
                    y = found(lambda x, d=dtype: x.to(d), x)
                    self.assertEqual(y.dtype, dtype)
                    self.assertTrue(torch.equal(bits(y), bits(x.to(dtype))))

    def test_constants_are_cast_alike(self) -> None:
        """Casts that are folded in compilation."""
        x = near_every_end()
        for dtype in (E4, E5):
            y = found(lambda z, d=dtype: (x.to(d).float(), z)[0], torch.ones(1))
            self.assertTrue(torch.equal(y.nan_to_num(7e9), x.to(dtype).float().nan_to_num(7e9)))


class Programs(unittest.TestCase):
    def test_moved(self) -> None:
        at = torch.tensor([2, 0])
        moves: list[Callable[[Tensor], Tensor]] = [
            lambda x: x.clone(),
            lambda x: x.view(2, 6),
            lambda x: x.t().reshape(12),
            lambda x: x[1:, ::2],
            lambda x: torch.cat([x, x], 1),
            lambda x: torch.stack([x, x]),
            lambda x: x[at],
            lambda x: x[at, at + 1],
            lambda x: x.index_select(0, at),
            lambda x: x.flip(0),
            lambda x: x.unbind(0)[1],
            lambda x: x.split(2, 1)[1],
            lambda x: x.unsqueeze(0).expand(2, 3, 4).contiguous(),
            lambda x: x.clone().index_put_((at,), x[:2]),
            lambda x: torch.where(x == x[0], x, torch.zeros_like(x)),
            lambda x: x.clone().copy_(x.float() * 3),
        ]
        for dtype in (E4, E5):
            x = (torch.randn(3, 4, generator=torch.Generator().manual_seed(4)) * 3).to(dtype)
            for i, fn in enumerate(moves):
                with self.subTest(dtype=dtype, move=i):
                    y, want = found(fn, x), fn(x)
                    self.assertEqual((y.dtype, y.shape), (want.dtype, want.shape))
                    self.assertTrue(torch.equal(bits(y.contiguous()), bits(want.contiguous())))

    def test_models(self) -> None:
        """Programs and live graphs; weights keep 8 bits in the file."""
        for m in (Stored(), Scaled(False), Scaled(True)):
            x = torch.randn(
                3, m.get_buffer("weight").shape[1], generator=torch.Generator().manual_seed(5)
            )
            with self.subTest(type(m).__name__), torch.no_grad():
                want = m(x)
                exported = torch.export.export(m, (x,))
                self.assertIn("f8e4m3[", fxge.compile(exported).text())
                support.assert_same(fxge.compile(exported)(x), want, 1e-5)
                support.assert_same(support.compiled(m)[0](x), want, 1e-5)

    def test_read_from_pt2(self) -> None:
        m, x = Stored(), torch.randn(3, 16, generator=torch.Generator().manual_seed(6))
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "model.pt2"
            torch.export.save(torch.export.export(m, (x,)), path)
            support.assert_same(fxge.load(path).compile()(x), m(x), 1e-5)

    def test_unsupported_arithmetic(self) -> None:
        """8-bit floats are stored, but not added."""
        x = torch.ones(3).to(E4)
        with self.assertRaisesRegex(RuntimeError, "not implemented"):
            x + x
        with self.assertRaisesRegex(fxge.FxgeError, "ge.Mul takes"):
            found(lambda x: x * x, x)


if __name__ == "__main__":
    unittest.main()
