# SPDX-License-Identifier: Apache-2.0
"""Data-dependent shapes in forms that GE compiles (doc/npu-device.md): bitwise as PyTorch."""

from __future__ import annotations

import shutil
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import support  # noqa: F401  (sets the path of the package)
import torch
from torch import Tensor, nn
from torch.export import Dim, export

import fxge

N = Dim("n", min=2, max=14)
DTYPES = (
    torch.float32,
    torch.float16,
    torch.bfloat16,
    torch.int64,
    torch.int8,
    torch.bool,
    torch.complex64,
)


class Given(NamedTuple):
    """Operands of a form."""

    x: Tensor
    n: int  # a data-dependent size
    table: Tensor  # static sizes [30, 6]


class Of(nn.Module):
    """A form of a tensor and of one whose rows determine a size."""

    def __init__(self, form: Callable[[Given], Any], table: Tensor) -> None:
        super().__init__()
        self.form = form
        self.register_buffer("table", table)

    def forward(self, x: Tensor, y: Tensor) -> Any:
        return self.form(Given(x, y.shape[0], self.get_buffer("table")))


def bits(t: Tensor) -> Tensor:
    """Returns bits, so that payloads of NaN and the sign of 0 count."""
    if t.dtype == torch.bool:
        return t
    t = torch.view_as_real(t) if t.is_complex() else t
    same_size = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
    return t.contiguous().view(same_size[t.element_size()])


def odd(dtype: torch.dtype, *shape: int) -> Tensor:
    """Returns numbers that arithmetic would change."""
    g = torch.Generator().manual_seed(5)
    n = torch.Size(shape).numel()
    if dtype == torch.bool:
        return torch.rand(n, generator=g).gt(0.5).reshape(shape)
    if not (dtype.is_floating_point or dtype.is_complex):
        return torch.randint(-100, 100, (n,), generator=g).to(dtype).reshape(shape)
    t = torch.randn(n, generator=g, dtype=torch.float64)
    t[0::5], t[1::5], t[2::7] = -0.0, float("nan"), float("-inf")
    t = t.to(dtype)
    if dtype == torch.float32:
        t.view(torch.int32)[3::6] = 0x7FC12345
    return t.reshape(shape)


# Name, form, shape of x.
FORMS: tuple[tuple[str, Callable[[Given], Any], tuple[int, ...]], ...] = (
    ("expand", lambda g: g.x.expand(g.n, 3).clone(), (1, 3)),
    ("expand the last dim", lambda g: g.x.expand(3, g.n).clone(), (3, 1)),
    ("expand in front", lambda g: g.x.expand(g.n, 2, g.n, 3).clone(), (2, 1, 3)),
    ("fill", lambda g: g.x.new_full((g.n, 2, g.n), 3), (1,)),
    ("repeat", lambda g: g.x.repeat(g.n, 2, 3), (2, 3)),
    ("the first rows", lambda g: g.table[: g.n], (1,)),
    ("the rows behind", lambda g: g.table[g.n :, 1:3], (1,)),
    ("the last rows", lambda g: g.table[-g.n :], (1,)),
    ("every second row", lambda g: g.table[g.n - 1 : 2 * g.n : 2], (1,)),
    ("split in two", lambda g: g.table.split([g.n, 30 - g.n]), (1,)),
    ("split in three", lambda g: g.table.split([g.n, 2, 28 - g.n]), (1,)),
    (
        "split by one data-dependent size",
        lambda g: torch.cat([g.table[: g.n], g.table[:2]]).split([2, g.n]),
        (1,),
    ),
    (
        "pad with less than nothing",
        lambda g: nn.functional.pad(g.table, (0, 0, 1 - g.n, 2)),
        (1,),
    ),
)


class FreeForms(unittest.TestCase):
    """Each program is written, checked as by `fxge check`, and read back."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    def programs(self, module: nn.Module, x: Tensor) -> list[fxge.Program]:
        """Yields programs for every release of CANN, from an .air, and with computed shapes."""
        exported = export(module, (x, torch.zeros(5)), dynamic_shapes={"x": {}, "y": {0: N}})
        made, path = fxge.compile(exported), self.directory / "made.air"
        made.write(path, force=True)
        made.check(path)
        return [made, fxge.load(path), fxge.compile(exported, cann="8.3")]

    def same_bits(self, module: nn.Module, x: Tensor) -> None:
        for program in self.programs(module, x):
            for n in (2, 7, 14):
                want, got = module(x, torch.zeros(n)), program(x, torch.zeros(n))
                want, got = ((v,) if isinstance(v, Tensor) else v for v in (want, got))
                for a, b in zip(want, got, strict=True):
                    self.assertEqual(a.shape, b.shape)
                    self.assertTrue(torch.equal(bits(a), bits(b)), n)

    def test_bits(self) -> None:
        for name, form, shape in FORMS:
            for dtype in DTYPES:
                with self.subTest(name, dtype=dtype):
                    self.same_bits(Of(form, odd(dtype, 30, 6)), odd(dtype, *shape))

    def test_largest(self) -> None:
        """The first k elements, for data-dependent k."""
        x = torch.randperm(40, generator=torch.Generator().manual_seed(2)).float().reshape(1, 40)
        self.same_bits(Of(lambda g: torch.topk(g.x, g.n), torch.zeros(1)), x)
        self.same_bits(Of(lambda g: torch.topk(g.x, g.n, largest=False), torch.zeros(1)), x)

    def test_permutations(self) -> None:
        module = Of(lambda g: torch.randperm(g.n) + g.x, torch.zeros(1))
        zero = torch.zeros(1, dtype=torch.int64)
        seen = set()
        for program in self.programs(module, zero):
            for _ in range(4):
                p = program(zero, torch.zeros(12))
                self.assertEqual(sorted(p.tolist()), list(range(12)))
                seen.add(tuple(p.tolist()))
        self.assertGreater(len(seen), 3)


if __name__ == "__main__":
    unittest.main()
