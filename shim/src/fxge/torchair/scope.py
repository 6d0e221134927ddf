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


def npu_stream_switch(
    stream_tag: str, stream_priority: int = 0, enable_inner_parallel: bool = True
) -> Any:
    """Runs the operators within on a stream, with a priority.

    The attribute is `_user_stream_label`.
    """
    return annotate(
        {
            execution_order.STREAM: str(stream_tag),
            "_user_stream_priority": str(stream_priority),
            "_enable_inner_parallel": str(enable_inner_parallel),
        }
    )


def super_kernel(scope: str | None, options: str = "") -> Any:
    """Fuses the operators within into one kernel of that name; None: into no kernel."""
    return annotate({"_super_kernel_scope": scope or "", "_super_kernel_options": options})


def limit_core_num(op_aicore_num: int, op_vectorcore_num: int) -> Any:
    """Limits the number of cores of the operators within."""
    return annotate(
        {"_op_aicore_num": str(op_aicore_num), "_op_vectorcore_num": str(op_vectorcore_num)}
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
