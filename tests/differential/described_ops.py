# SPDX-License-Identifier: Apache-2.0
"""Operators of a description that write an operand, for random programs; in eager they are PyTorch's own in-place
ones."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor

ROWS = Path(__file__).with_name("described_ops.yaml")

# Operators for random programs: each name ends like an in-place method's.
TEMPLATES = ["described.add_({t}, {m})", "described.copy_({t}, {m})", "described.swap_({t})", "described.swap_columns_({t})", "described.negate_({t})",
             "described.negate_parts_({t})", "described.count_({t})", "described.add_corner_({t}, {m})", "described.add_across_({t})"]

ops = torch.ops.described


def add_(x: Tensor, y: Tensor) -> Tensor:
    ops.own_add_(x, y)
    return x


def copy_(x: Tensor, y: Tensor) -> Tensor:
    ops.own_copy(x, y)
    return x


def swap_(x: Tensor) -> Tensor:
    """Writes the halves of the first dim."""
    n = x.shape[0] // 2
    ops.own_swap(x[:n], x[n : 2 * n])
    return x


def swap_columns_(x: Tensor) -> Tensor:
    ops.own_swap(x.select(-1, 0), x.select(-1, 1))
    return x


def negate_(x: Tensor) -> Tensor:
    ops.own_negate(x.unbind(0))
    return x


def negate_parts_(x: Tensor) -> Tensor:
    """Writes a row's end and an element of matrices, one for each of two bases."""
    y = x * 2
    ops.own_negate([x[0, 1:], x[1:, 0], y])
    ops.own_negate([])
    return x.add_(y)


def count_(x: Tensor) -> Tensor:
    y = ops.own_count(x, x.select(0, 0))
    return x.copy_(ops.own_count(y))


def add_corner_(x: Tensor, y: Tensor) -> Tensor:
    ops.own_add_(x[1:, 1:3], y.sum().to(x.dtype))
    return x


def add_across_(x: Tensor) -> Tensor:
    """Writes through a flat view, and through a transposed one."""
    y = x.contiguous()
    ops.own_add_(y.view(-1)[1:4], y.view(-1)[:3].clone())
    ops.own_add_(y.transpose(0, -1)[1], y.transpose(0, -1)[0].clone())
    return x.copy_(y)


def _count(x: Tensor, n: Tensor | None = None) -> Tensor:
    y = x * 2
    if n is not None:
        n.add_(1)
    return y


def _swap(x: Tensor, y: Tensor) -> None:
    t = x.clone()
    x.copy_(y)
    y.copy_(t)


def _negate(xs: list[Tensor]) -> None:
    for x in xs:
        x.copy_(-x)


def _copy(x: Tensor, y: Tensor) -> None:
    x.copy_(y)


def define() -> torch.library.Library:
    """Defines them in torch, and loads their rows in fxge."""
    import fxge

    lib = torch.library.Library("described", "FRAGMENT")  # type: ignore[no-untyped-call]
    kernels = {"own_add_": Tensor.add_, "own_copy": _copy, "own_swap": _swap, "own_negate": _negate, "own_count": _count}
    for line in ROWS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("- schema"):
            continue
        schema = line.split('"')[1].removeprefix("described::")
        name = schema.partition("(")[0]
        lib.define(schema, tags=(torch.Tag.inplace,) if name == "own_add_" else ())  # type: ignore[no-untyped-call]
        lib.impl(name, kernels[name], "CompositeExplicitAutograd")  # type: ignore[no-untyped-call]
    torch.library.register_fake("described::own_add_", lambda x, y: x, lib=lib)
    torch.library.register_fake("described::own_count", lambda x, n=None: x * 2, lib=lib)
    fxge.load_ops(ROWS)
    return lib
