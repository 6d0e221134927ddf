# SPDX-License-Identifier: Apache-2.0
"""Control flow of random programs: torch's own operators where a graph is made, Python's where eager runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.associative_scan import associative_scan as torch_associative_scan
from torch._higher_order_ops.map import map as torch_map
from torch._higher_order_ops.scan import scan as torch_scan
from torch._higher_order_ops.while_loop import while_loop as torch_while_loop

Function = Callable[..., Any]


def cond(pred: Tensor, yes: Function, no: Function, given: tuple[Tensor, ...]) -> Tensor:
    """Runs one of two branches."""
    if torch.compiler.is_compiling():
        return torch.cond(pred, yes, no, given)  # type: ignore[no-any-return]
    return yes(*given) if pred else no(*given)  # type: ignore[no-any-return]


def loop(going: Function, body: Function, given: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    """Runs a while loop."""
    if torch.compiler.is_compiling():
        return torch_while_loop(going, body, given)  # type: ignore[no-any-return]
    while going(*given):
        given = body(*given)
    return given


def scan(step: Function, init: Tensor, xs: Tensor) -> tuple[Tensor, Tensor]:
    """Scans: returns the last carried value, and a row for each row of xs."""
    if torch.compiler.is_compiling():
        return torch_scan(step, init, xs)  # type: ignore[no-any-return]
    rows = []
    for x in xs:
        init, row = step(init, x)
        rows.append(row)
    return init, torch.stack(rows)


def each(function: Function, xs: Tensor, *more: Tensor) -> Tensor:
    """Maps a function over rows."""
    if torch.compiler.is_compiling():
        return torch_map(function, xs, *more)  # type: ignore[no-any-return]
    return torch.stack([function(x, *more) for x in xs])


def running(function: Function, xs: Tensor) -> Tensor:
    """Computes prefixes of rows: the first, the first two, the first three."""
    if torch.compiler.is_compiling():
        return torch_associative_scan(function, xs, 0, combine_mode="generic")  # type: ignore[no-any-return]
    rows = [xs[0]]
    for x in xs[1:]:
        rows.append(function(rows[-1], x))
    return torch.stack(rows)
