# SPDX-License-Identifier: Apache-2.0
"""Scopes of TorchAir, which set attributes of the operators within in the .air, for GE.

    with scope.npu_stream_switch("1", 3):
        y = torch.relu(x)

Gradients have the scopes of their operators. On the CPU, scopes have no effect. An inner scope
takes precedence. A scope cannot contain a graph break. Graphs of torch.export keep scopes if it is
called within torch.fx.traceback.preserve_node_meta().
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx.traceback import annotate

from fxge._operators import execution_order
from fxge.errors import FxgeError
from fxge.torchair import _names

__all__ = [
    "data_dump",
    "limit_core_num",
    "npu_stream_switch",
    "npu_wait_tensor",
    "op_never_timeout",
    "super_kernel",
]


def _number(what: str, value: Any, least: int) -> str:
    """Returns an integer, or a text of one, as text. Raises FxgeError (status 2) for others."""
    digits = value.removeprefix("-") if isinstance(value, str) else ""
    integer = digits.isdecimal() or (isinstance(value, int) and not isinstance(value, bool))
    if integer and int(value) >= least:
        return str(int(value))
    raise FxgeError(f"scope.{what} is {value!r}, expected an integer of at least {least}", status=2)


def _check(what: str, value: Any, kind: type, expected: str) -> None:
    """Raises FxgeError (status 2) if a value is not of a kind."""
    if not isinstance(value, kind):
        raise FxgeError(f"scope.{what} is {value!r}, expected {expected}", status=2)


def npu_stream_switch(
    stream_tag: str, stream_priority: int = 0, enable_inner_parallel: bool = True
) -> Any:
    """Runs the operators within on a stream, with a priority.

    The attribute is `_user_stream_label`.

    Raises:
        FxgeError: status 2, a priority that is not an integer of at least 0, or a flag that is not
            a bool.
    """
    priority = _number("npu_stream_switch: `stream_priority`", stream_priority, 0)
    _check("npu_stream_switch: `enable_inner_parallel`", enable_inner_parallel, bool, "a bool")
    return annotate(
        {
            execution_order.STREAM: str(stream_tag),
            "_user_stream_priority": priority,
            "_enable_inner_parallel": str(enable_inner_parallel),
        }
    )


def super_kernel(scope: str | None, options: str | None = "") -> Any:
    """Fuses the operators within into one kernel of that name; None: into no kernel.

    Raises:
        FxgeError: status 2, a name or options that are not texts.
    """
    _check("super_kernel: `scope`", scope or "", str, "a text")
    _check("super_kernel: `options`", options or "", str, "a text")
    return annotate({"_super_kernel_scope": scope or "", "_super_kernel_options": options or ""})


def limit_core_num(op_aicore_num: int, op_vectorcore_num: int) -> Any:
    """Limits the number of cores of the operators within; integers or texts of them.

    Raises:
        FxgeError: status 2, not an integer of at least 1, or 0 vector cores.
    """
    return annotate(
        {
            "_op_aicore_num": _number("limit_core_num: `op_aicore_num`", op_aicore_num, 1),
            "_op_vectorcore_num": _number(
                "limit_core_num: `op_vectorcore_num`", op_vectorcore_num, 0
            ),
        }
    )


def op_never_timeout(enable: bool = True) -> Any:
    """Disables the time limit of the operators within."""
    if not isinstance(enable, bool):
        raise TypeError(f"op_never_timeout: `enable` is {type(enable).__name__}, expected a bool")
    return annotate({"_op_exec_never_timeout": str(enable)})


def data_dump() -> Any:
    """Selects the operators within for data dumps."""
    return annotate({"torchair_enable_data_dump": "True"})


def npu_wait_tensor(self: torch.Tensor, dependency: torch.Tensor) -> torch.Tensor:
    """Returns `self`; operators that read the result wait for `dependency`.

    The .air has a control edge.

    Raises:
        FxgeError: status 2, an argument is not a tensor.
    """
    if not isinstance(self, torch.Tensor) or not isinstance(dependency, torch.Tensor):
        raise FxgeError("scope.npu_wait_tensor expects two tensors", status=2)
    return torch.ops.fxge.wait_tensor(self, [dependency])


__getattr__ = _names.getter(__name__, __all__)
