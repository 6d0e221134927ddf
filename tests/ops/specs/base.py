# SPDX-License-Identifier: Apache-2.0
"""Specs: the arguments with which each operator overload is called, and the list that family modules add to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

f32, f16, bf16, f64 = torch.float32, torch.float16, torch.bfloat16, torch.float64
c64, c128 = torch.complex64, torch.complex128
i8, i16, i32, i64 = torch.int8, torch.int16, torch.int32, torch.int64
u8, boolean = torch.uint8, torch.bool

ONE = (f32,)
HALF = (f16, bf16)
F32_F64 = (f32, f64)
F32_BF16 = (f32, bf16)
FLOATS = (f32, bf16, f16)
FOUR_FLOATS = (f32, f64, f16, bf16)
NUMBERS = (f32, bf16, f16, i32, i64)
ALL = (f32, bf16, f16, i32, i64, u8, boolean)
COMPLEX = (c64, c128)
NAN, INF = float("nan"), float("inf")


class Maker:
    """Makes the tensors of one case: short decimals, which every float dtype holds exactly.

    Attributes:
        dtype: the dtype of the case.
        a, b: sizes that a dynamic case varies; 3 and 4 in a static one.
    """

    def __init__(self, seed: int, dtype: torch.dtype, a: int, b: int) -> None:
        self.random = torch.Generator().manual_seed(seed)
        self.dtype, self.a, self.b = dtype, a, b

    def __call__(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Draws numbers around 0."""
        dtype = dtype or self.dtype
        if dtype.is_complex:
            part = dtype.to_real()
            return torch.complex(self(*shape, dtype=part), self(*shape, dtype=part))
        if dtype == boolean:
            return torch.randint(0, 2, shape, generator=self.random).to(dtype)
        if not dtype.is_floating_point:
            low = 0 if dtype == u8 else -7
            return torch.randint(low, 8, shape, generator=self.random).to(dtype)
        return (torch.randint(-100, 101, shape, generator=self.random) / 32).to(dtype)

    def positive(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Draws numbers from 1/32 on, or integers from 1 on."""
        dtype = dtype or self.dtype
        if dtype == boolean:
            return torch.ones(shape, dtype=dtype)
        if not dtype.is_floating_point:
            return torch.randint(1, 8, shape, generator=self.random).to(dtype)
        return (torch.randint(1, 101, shape, generator=self.random) / 32).to(dtype)

    def unit(self, *shape: int) -> torch.Tensor:
        """Draws numbers in (-1, 1)."""
        if not self.dtype.is_floating_point:
            return self(*shape).clamp(0, 1) if self.dtype != boolean else self(*shape)
        return (torch.randint(-31, 32, shape, generator=self.random) / 32).to(self.dtype)

    def index(self, n: int, *shape: int, dtype: torch.dtype = i64) -> torch.Tensor:
        """Draws integers in [0, n)."""
        return torch.randint(0, n, shape, generator=self.random).to(dtype)

    def order(self, n: int) -> torch.Tensor:
        """Draws a permutation of 0 to n-1."""
        return torch.randperm(n, generator=self.random)

    def mask(self, *shape: int) -> torch.Tensor:
        """Draws bools."""
        return self(*shape, dtype=boolean)

    def distinct(self, *shape: int) -> torch.Tensor:
        """Draws numbers that differ pairwise."""
        count = 1
        for n in shape:
            count *= n
        t = torch.randperm(count, generator=self.random).reshape(shape)
        return (t / 4 - 2).to(self.dtype) if self.dtype.is_floating_point else t.to(self.dtype)


@dataclass(frozen=True)
class Spec:
    """One form of a call of one overload.

    Attributes:
        op: the overload, without the namespace `aten`.
        tag: the name of the form; with op and dtype it names the case and seeds its values.
        make: makes the positional and the named arguments.
        dtypes: one static case is made for each.
        dynamic: True if a case with symbolic sizes is made, in the first dtype.
        unique: maps the results to values that are mathematically unique, which are compared.
    """

    op: str
    tag: str
    make: Callable[[Maker], tuple[list[Any], dict[str, Any]]]
    dtypes: tuple[torch.dtype, ...]
    dynamic: bool
    unique: Callable[[Any], Any] = lambda out: out


SPECS: list[Spec] = []


def call(
    op: str, tag: str, args: Callable[[Maker], list[Any]], dtypes: tuple[torch.dtype, ...] = ONE,
    dynamic: bool = True, **kwargs: Any,
) -> None:
    """Adds a spec with static cases and a dynamic one; kwargs are the named arguments of the call."""
    SPECS.append(Spec(op, tag, lambda m: (args(m), dict(kwargs)), dtypes, dynamic))


def static(op: str, tag: str, args: Callable[[Maker], list[Any]],
           dtypes: tuple[torch.dtype, ...] = ONE, **kwargs: Any) -> None:
    """Adds a spec with static cases only."""
    call(op, tag, args, dtypes, dynamic=False, **kwargs)


def group(add: Callable[[], None]) -> Callable[[], None]:
    """Runs a function that adds specs, at its definition."""
    add()
    return add


def short(dtype: torch.dtype) -> str:
    """Returns the short name of a dtype, such as f32."""
    return (str(dtype).replace("torch.", "").replace("bfloat", "bf").replace("float", "f").replace("complex", "c")
            .replace("uint", "u").replace("int", "i"))
