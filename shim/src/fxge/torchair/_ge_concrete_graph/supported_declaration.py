# SPDX-License-Identifier: Apache-2.0
"""Example calls that a converter declares: `Support(F16(2, 3), I64(2), 0.5)`.

Each tensor is declared by its dims and dtype. `tensor()` and `Support.call()` make the values.
"""

from __future__ import annotations

from typing import Any

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names

__all__ = [
    "BF16",
    "BOOL",
    "C64",
    "F16",
    "F32",
    "F64",
    "I8",
    "I16",
    "I32",
    "I64",
    "U8",
    "Support",
    "T",
]


class _TypedTensor:
    """Declaration of a tensor.

    Attributes:
        dims: sizes.
        dtype: torch's dtype.
        value: number or nested lists of numbers; None: random values.
        value_range: least and largest random value, or None.
    """

    def __init__(
        self,
        *dims: int,
        dtype: torch.dtype,
        value: Any = None,
        value_range: tuple[Any, Any] | list[Any] | None = None,
    ) -> None:
        if value_range is not None and len(value_range) != 2:
            raise FxgeError(
                f"value_range expects the least and the largest value, found {value_range!r}",
                status=2,
            )
        self.dims, self.dtype = dims, dtype
        self.value, self.value_range = value, value_range

    def tensor(self) -> torch.Tensor:
        """Returns a tensor as declared: `value`, or random values within `value_range`."""
        if self.value is not None:
            return torch.tensor(self.value, dtype=self.dtype)
        if self.value_range is None:
            real = self.dtype.is_floating_point or self.dtype.is_complex
            if real:
                return torch.randn(self.dims, dtype=torch.float32).to(self.dtype)
            return torch.randint(0, 2, self.dims).to(self.dtype)
        low, high = self.value_range
        if self.dtype.is_floating_point:
            return torch.empty(self.dims).uniform_(float(low), float(high)).to(self.dtype)
        return torch.randint(int(low), int(high) + 1, self.dims).to(self.dtype)

    def __repr__(self) -> str:
        if self.value is not None:
            return f"T({self.value!r}, dtype={self.dtype})"
        within = "" if self.value_range is None else f", value_range={self.value_range!r}"
        return f"Tensor({list(self.dims)}, {self.dtype}{within})"


def _declares(name: str, of: torch.dtype) -> type[_TypedTensor]:
    def __init__(self: _TypedTensor, *dims: int, value_range: Any = None) -> None:
        _TypedTensor.__init__(self, *dims, dtype=of, value_range=value_range)

    about = f"Tensor of {of} with the sizes that are given."
    return type(name, (_TypedTensor,), {"__init__": __init__, "__doc__": about})


F16, F32 = _declares("F16", torch.float16), _declares("F32", torch.float32)
F64, BF16 = _declares("F64", torch.float64), _declares("BF16", torch.bfloat16)
I8, I16 = _declares("I8", torch.int8), _declares("I16", torch.int16)
I32, I64 = _declares("I32", torch.int32), _declares("I64", torch.int64)
U8, BOOL = _declares("U8", torch.uint8), _declares("BOOL", torch.bool)
C64 = _declares("C64", torch.complex64)


class T(_TypedTensor):
    """Tensor with the given value."""

    def __init__(self, value: Any, *, dtype: torch.dtype) -> None:
        super().__init__(dtype=dtype, value=value)


def _made(value: Any) -> Any:
    if isinstance(value, _TypedTensor):
        return value.tensor()
    if isinstance(value, (list, tuple)):
        return type(value)(_made(v) for v in value)
    return value


class Support:
    """One example call.

    Attributes:
        args, kwargs: arguments of the operator; tensors as declarations.

    Raises:
        FxgeError: status 2, an argument is a tensor instead of a declaration.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        flat = [v for a in args for v in (a if isinstance(a, (list, tuple)) else [a])]
        if any(isinstance(v, torch.Tensor) for v in (*flat, *kwargs.values())):
            raise FxgeError(
                "Support expects declarations such as F32(2, 3), found a torch.Tensor", status=2
            )
        self.args, self.kwargs = args, kwargs

    def call(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Returns arguments for the operator, with tensors as declared."""
        return tuple(_made(a) for a in self.args), {k: _made(v) for k, v in self.kwargs.items()}

    def __repr__(self) -> str:
        given = [repr(a) for a in self.args] + [f"{k}={v!r}" for k, v in self.kwargs.items()]
        return f"Support({', '.join(given)})"


__getattr__ = _names.getter(__name__, __all__)
