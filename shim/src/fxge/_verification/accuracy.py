# SPDX-License-Identifier: Apache-2.0
"""Option `accuracy` of the backend: comparison of each call with eager PyTorch, node by node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch.fx import GraphModule

from .._programs.program import Program
from ..errors import FxgeError
from . import eager_trace


def checked(
    call: Callable[[list[Any]], Any],
    program: Program,
    gm: GraphModule,
    reduced: Callable[[FxgeError, list[Any]], FxgeError] | None = None,
) -> Callable[[list[Any]], Any]:
    """Returns a boxed call that compares every node with eager PyTorch, then makes the call.

    Args:
        call: boxed call of `program`.
        program: compiled from `gm`.
        reduced: adds the smallest graph with the difference to an error; None: not searched.

    Raises (the returned call):
        FxgeError: status 1, naming the first node with an error above its limit.
    """

    def compared(args: list[Any]) -> Any:
        inputs = list(args)
        recorded = eager_trace.run(
            gm, eager_trace.copied(inputs), eager_trace.copied(eager_trace.doubled(inputs))
        )
        values = eager_trace.by_name(recorded)
        if not values:  # complex values only
            return call(args)
        try:
            program.bisect(inputs, values)
        except FxgeError as e:
            if reduced is None or e.status != 1:
                raise
            raise reduced(e, inputs) from None
        return call(args)

    compared._boxed_call = True  # type: ignore[attr-defined]
    return compared
