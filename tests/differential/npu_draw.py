# SPDX-License-Identifier: Apache-2.0
"""Random arguments for the calls of torch_npu's operators (npu_calls*.py)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import torch

T = TypeVar("T")
Args = tuple[list[Any], dict[str, Any]]
Maker = Callable[["Draw"], Args]

f32, f16, bf16 = torch.float32, torch.float16, torch.bfloat16
i8, i32, i64, u8 = torch.int8, torch.int32, torch.int64, torch.uint8
FLOATS, HALVES = (f32, f16, bf16), (f16, bf16)
ODD = [float("nan"), float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0, 300.0, -1e-4]
CALLS: dict[str, Maker] = {}  # an overload, `npu.npu_linear` -> its call


def drawn(*names: str) -> Callable[[Maker], Maker]:
    """Declares a function that makes arguments of these overloads."""
    def register(make: Maker) -> Maker:
        for name in names:
            CALLS[name if name.startswith(("atb.", "_C_ascend.")) else f"npu.{name}"] = make
        return make

    return register


class Draw:
    """Random values of one case, in a dtype that the operator supports."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.dtype = f32
        self.odd = dice.random() < 0.35  # nan and inf among the numbers

    def of(self, dtypes: Sequence[torch.dtype]) -> torch.dtype:
        """Chooses a dtype of the case."""
        self.dtype = self.pick(*dtypes)
        return self.dtype

    def finite(self) -> None:
        """Excludes NaN and infinities, whose conversion to integers is undefined."""
        self.odd = False

    # ---- what stands for itself ----

    def pick(self, *values: T) -> T:
        return self.dice.choice(values)

    def flag(self, p: float = 0.5) -> bool:
        return self.dice.random() < p

    def size(self, low: int = 1, high: int = 5) -> int:
        return self.dice.randint(low, high)

    def rows(self, high: int = 5) -> int:
        """Draws a size that may be 0."""
        return 0 if self.flag(0.06) else self.size(1, high)

    def maybe(self, make: Callable[[], T], p: float = 0.5) -> T | None:
        return make() if self.flag(p) else None

    def some(self, **makers: Callable[[], Any]) -> dict[str, Any]:
        """Keeps half of the named arguments."""
        return {name: make() for name, make in makers.items() if self.flag()}

    def number(self) -> float:
        return self.pick(0.5, 0.25, 1.0, 2.0, -1.5, round(self.dice.gauss(0, 2), 3))

    def epsilon(self) -> float:
        return self.pick(1e-6, 1e-5, 1e-3, 0.1)

    # ---- tensors ----

    def __call__(self, *shape: int, dtype: torch.dtype | None = None, scale: float = 1.0) -> torch.Tensor:
        """Draws floats around 0, some of them special; integers from -7 to 7; bools."""
        dtype, count = dtype or self.dtype, self.count(shape)
        if dtype == torch.bool:
            return torch.tensor([self.flag() for _ in range(count)], dtype=dtype).reshape(shape)
        if not dtype.is_floating_point:
            low = 0 if dtype == u8 else -7
            return torch.tensor([self.size(low, 7) for _ in range(count)], dtype=i64).to(dtype).reshape(shape)
        scale *= self.pick(0.1, 1.0, 1.0, 3.0)
        values = [self.dice.choice(ODD) if self.odd and self.flag(0.06) else self.dice.gauss(0, scale) for _ in range(count)]
        return self.laid_out(torch.tensor(values, dtype=torch.float64).to(dtype).reshape(shape))

    def positive(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Draws floats from 1/32 up to 4."""
        values = [self.size(1, 128) / 32 for _ in range(self.count(shape))]
        return torch.tensor(values, dtype=torch.float64).to(dtype or self.dtype).reshape(shape)

    def bytes(self, *shape: int) -> torch.Tensor:
        """Draws i8 of its whole range."""
        values = [self.pick(-128, 127, 0, self.size(-128, 127)) for _ in range(self.count(shape))]
        return torch.tensor(values, dtype=i64).to(i8).reshape(shape)

    def words(self, *shape: int) -> torch.Tensor:
        """Draws i32 of any bits: eight 4-bit numbers each."""
        values = [self.size(-2**31, 2**31 - 1) for _ in range(self.count(shape))]
        return torch.tensor(values, dtype=i64).to(i32).reshape(shape)

    def index(self, n: int, *shape: int, dtype: torch.dtype = i64) -> torch.Tensor:
        """Draws integers in [0, n)."""
        return torch.tensor([self.dice.randrange(n) for _ in range(self.count(shape))], dtype=i64).to(dtype).reshape(shape)

    def order(self, n: int, take: int | None = None) -> torch.Tensor:
        """Draws a permutation of 0..n-1, or its start."""
        return torch.tensor(self.dice.sample(range(n), n if take is None else take), dtype=i64)

    def distinct(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Draws floats that differ in any dtype."""
        n = self.count(shape)
        return (self.order(n) / 8 - n / 16).to(dtype or self.dtype).reshape(shape)

    def slots(self, n: int, take: int, dtype: torch.dtype) -> torch.Tensor:
        """Draws different positions below n, some of them -1."""
        at = self.order(n, take).tolist()
        return torch.tensor([-1 if self.flag(0.15) else s for s in at], dtype=i64).to(dtype)

    def laid_out(self, t: torch.Tensor) -> torch.Tensor:
        """Returns the same elements, sometimes in another memory order."""
        kind = self.dice.random()
        if t.dim() > 1 and kind < 0.1:
            return t.transpose(-1, -2).contiguous().transpose(-1, -2)
        return torch.stack([t, t], -1)[..., 0] if t.dim() and kind > 0.93 else t

    # ---- groups of rows ----

    def counts(self, groups: int, rows: int, whole: bool = False) -> list[int]:
        """Draws the number of rows of each group: `rows` in all, or fewer."""
        total = rows if whole or self.flag(0.7) else self.size(0, rows)
        cuts = sorted(self.size(0, total) for _ in range(groups - 1))
        return [b - a for a, b in zip([0, *cuts], [*cuts, total])]

    def ends(self, groups: int, rows: int, whole: bool = False) -> list[int]:
        """Draws the ends of groups."""
        return torch.tensor(self.counts(groups, rows, whole)).cumsum(0).tolist()

    def count(self, shape: Sequence[int]) -> int:
        n = 1
        for size in shape:
            n *= size
        return n
