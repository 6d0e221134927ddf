# SPDX-License-Identifier: Apache-2.0
"""A model with nested arguments and with guards of every kind over their sizes."""
from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.export import Dim

from zoo import Args, Entry


class Nested(nn.Module):
    """Rows come in pairs (divisibility), both keys have one length (equality), n is a number."""

    def forward(self, x: Tensor, past: list[dict[str, Tensor]], n: int) -> dict[str, Tensor]:
        pairs = x.view(x.shape[0] // 2, 2, 3)
        keys = past[0]["key"] + past[1]["key"]
        return {"rows": pairs.sum(1) + n, "keys": torch.cat([keys, past[0]["value"]])}


def case(rows: int, keys: int, values: int, n: int) -> Callable[[torch.Generator], Args]:
    """x of 2 * rows, two keys, a value, a number."""

    def make(g: torch.Generator) -> Args:
        x, a, b, c = (torch.randn(k, 3, generator=g) for k in (2 * rows, keys, keys, values))
        return x, [{"key": a, "value": c}, {"key": b}], n

    return make


def entries() -> list[Entry]:
    """The model; the range of `value` is declared, all else follows from the guards."""
    auto, some = {0: Dim.AUTO}, {0: Dim.AUTO(min=2, max=16)}
    free = ({0: Dim.AUTO}, [{"key": auto, "value": some}, {"key": auto}], Dim.DYNAMIC)
    sizes = [case(4, 5, 4, 7), case(2, 9, 2, 0), case(8, 3, 16, 100)]
    return [Entry("nested", Nested, sizes, free, decomposed=False)]
