# SPDX-License-Identifier: Apache-2.0
"""Specs of torch_npu's operators; programs that a row refuses, and programs that are compiled only."""

from __future__ import annotations

from typing import Any

import torch

from specs import base
from specs.base import f16, f32, i8, i32, i64

NAMESPACES = ("npu.", "air.", "atb.", "_C_ascend.")
REFUSED: list[tuple[str, str, str, list[Any], dict[str, Any]]] = []  # operator, label of the check, variant, arguments
OPEN: list[tuple[str, list[Any], dict[str, Any]]] = []  # operator and arguments of calls that are not executed


def full(op: str) -> str:
    """Returns the name with its namespace; the default is npu."""
    return op if op.startswith(NAMESPACES) else f"npu.{op}"


def call(op: str, *args: Any, **kwargs: Any) -> None:
    """Adds a spec with static cases and a dynamic one."""
    base.call(full(op), *args, **kwargs)


def static(op: str, *args: Any, **kwargs: Any) -> None:
    """Adds a spec with static cases only."""
    base.static(full(op), *args, **kwargs)


def refused(op: str, label: str, variant: str, *args: Any, **kwargs: Any) -> None:
    """Adds a call that violates the row's condition of that label."""
    REFUSED.append((op, label, variant, list(args), kwargs))


def program(op: str, *args: Any, **kwargs: Any) -> None:
    """Adds a program of a single call, which is compiled and not executed."""
    OPEN.append((op, list(args), kwargs))


def operand(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
    """Makes an operand of `program`, of which only shape and dtype are used."""
    return torch.empty(shape, dtype=dtype)


def zeros(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
    """Makes an operand of `refused`."""
    return torch.zeros(shape, dtype=dtype)


def zeros_f16(*shape: int) -> torch.Tensor:
    return zeros(*shape, dtype=f16)


def zeros_i8(*shape: int) -> torch.Tensor:
    return zeros(*shape, dtype=i8)


def zeros_i32(*shape: int) -> torch.Tensor:
    return zeros(*shape, dtype=i32)


def zeros_i64(size: int) -> torch.Tensor:
    return zeros(size, dtype=i64)


def ints(*values: Any) -> torch.Tensor:
    """Makes a tensor of i32."""
    return torch.tensor(values, dtype=i32)


def replaced(t: torch.Tensor, place: tuple[Any, ...], value: float) -> torch.Tensor:
    """Returns a copy of the tensor with the elements at `place` set to `value`."""
    t = t.clone()
    t[place] = value
    return t
