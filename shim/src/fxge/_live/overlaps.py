# SPDX-License-Identifier: Apache-2.0
"""Inputs that share memory with an input that the program writes.

AOTAutograd compiles for the overlap of the first call, and neither it nor Dynamo guards against
another one in a later call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from ..errors import FxgeError


def checker(
    tensors: Sequence[int], written: Sequence[int], names: Sequence[str]
) -> Callable[[list[Any]], None]:
    """Returns f(args), which raises FxgeError (status 2) if a written input shares elements.

    A call with the addresses and sizes of the last one returns at once.

    Args:
        tensors: indices of the inputs to compare.
        written: indices of those that the program writes.
        names: names of all inputs.
    """
    pointer, size = torch.Tensor.data_ptr, torch.Tensor.size
    last: list[Any] = []

    def check(args: list[Any]) -> None:
        held = [args[i] for i in tensors]
        now = [*map(pointer, held), *map(size, held)]
        if now == last:
            return
        ranges = sorted((*_range(args[i]), i) for i in tensors)
        for start, end, i in (r for r in ranges if r[2] in into):
            for low, high, j in ranges:
                if low >= end:
                    break
                if j != i and high > start and _overlap(args[i], args[j]):
                    raise FxgeError(
                        f"input '{names[i]}' is a tensor that shares memory with '{names[j]}', "
                        "expected one of its own to write into",
                        status=2,
                    )
        last[:] = now

    into = set(written)
    return check


def _range(x: torch.Tensor) -> tuple[int, int]:
    """Returns the addresses of the first byte and behind the last one."""
    start = x.data_ptr()
    if x.numel() == 0:
        return start, start
    last = sum((d - 1) * s for d, s in zip(x.shape, x.stride(), strict=True))
    return start, start + (last + 1) * x.element_size()


def _overlap(a: torch.Tensor, b: torch.Tensor) -> bool:
    """Returns True if two tensors whose ranges meet share an element."""
    if a.data_ptr() == b.data_ptr():
        return True
    base = min(x.data_ptr() for x in (a, b))
    used = torch.zeros(max(_range(x)[1] for x in (a, b)) - base, dtype=torch.bool)
    steps, rest = ([*(s * x.element_size() for s in x.stride()), 1] for x in (a, b))
    shown = used.as_strided((*a.shape, a.element_size()), steps, a.data_ptr() - base)
    shown[tuple(slice(0, 1) if s == 0 else slice(None) for s in steps)] = True
    shown = used.as_strided((*b.shape, b.element_size()), rest, b.data_ptr() - base)
    return bool(shown.any())
