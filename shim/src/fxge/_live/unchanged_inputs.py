# SPDX-License-Identifier: Apache-2.0
"""Inputs that are unchanged since the last call, which chips and kernels then reuse."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import torch
from torch.multiprocessing.reductions import StorageWeakRef
from torch.optim.optimizer import register_optimizer_step_post_hook

from .._core import library

_Mark = tuple["weakref.ref[torch.Tensor]", StorageWeakRef, int, int, int]
_steps = 0  # steps of all optimisers: fused ones write weights without changing their version


@lru_cache(maxsize=1)
def _count_steps() -> None:
    def stepped(*_: Any) -> None:
        global _steps
        _steps += 1

    register_optimizer_step_post_hook(stepped)


def _mark(x: torch.Tensor) -> _Mark | None:
    """Returns a value that changes with the tensor, its memory, or the version of its elements.

    The storage is referenced weakly, which keeps its address unique. None: there is no version.
    """
    if x.is_inference():
        return None
    return weakref.ref(x), StorageWeakRef(x.untyped_storage()), x.data_ptr(), x._version, _steps


def _is_same(x: torch.Tensor, mark: _Mark | None) -> bool:
    return (
        mark is not None
        and id(mark[0]()) == id(x)
        and mark[1].cdata == x.untyped_storage()._cdata
        and mark[2:] == (x.data_ptr(), x._version, _steps)
    )


class UnchangedInputs:
    """Marks of the inputs of one compiled graph.

    Args:
        tensors: indices of the inputs that are tensors.
        n: number of inputs.
    """

    def __init__(self, tensors: Sequence[int], n: int) -> None:
        _count_steps()
        self._tensors = tensors
        self._marks: list[_Mark | None] = [None] * n
        self._run = library.library().fxge_run_packed_again

    def runner(self) -> Callable[[list[Any], int, bytes, int], int]:
        """Returns run(args, executable, words, their number), for use under the program's lock."""

        def run(args: list[Any], executable: int, words: bytes, n: int) -> int:
            marks = self._marks
            same = bytearray(len(marks))
            for i in self._tensors:
                x = args[i]
                same[i] = _is_same(x, marks[i])
                if not same[i]:
                    marks[i] = _mark(x)
            status = int(self._run(executable, words, n, bytes(same)))
            if status:
                self._marks = [None] * len(marks)
            return status

        return run
