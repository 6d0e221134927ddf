"""The backend's option `accuracy`: each call against eager PyTorch, node by node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch.fx import GraphModule

from .._programs.program import Program
from . import eager_trace


def checked(
    call: Callable[[list[Any]], Any], program: Program, gm: GraphModule
) -> Callable[[list[Any]], Any]:
    """The boxed call `call` of a program that was compiled from `gm`, compared before it is made.

    Raises FxgeError (status 1) with the first node that errs by more than its share.
    """

    def compared(args: list[Any]) -> Any:
        inputs = list(args)
        recorded = eager_trace.run(
            gm, eager_trace.copied(inputs), eager_trace.copied(eager_trace.doubled(inputs))
        )
        program.bisect(inputs, eager_trace.by_name(recorded))
        return call(args)

    compared._boxed_call = True  # type: ignore[attr-defined]
    return compared
