# SPDX-License-Identifier: Apache-2.0
"""Option `first_nan` of the backend: the first value of a call that is not finite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .._programs.program import Program


def observed(call: Callable[[list[Any]], Any], program: Program) -> Callable[[list[Any]], Any]:
    """Returns a boxed call of `program` that checks all of its values afterwards.

    Raises (the returned call):
        FxgeError: status 1, naming the first NaN, or the first infinity of finite operands.
    """
    program.observe_values()

    def checked(args: list[Any]) -> Any:
        results = call(args)
        program.check_finite()
        return results

    checked._boxed_call = True  # type: ignore[attr-defined]
    return checked
