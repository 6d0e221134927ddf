"""Scopes of TorchAir: what they say of the operators within stands in the .air, for GE to read.

    with scope.npu_stream_switch("1", 3):
        y = torch.relu(x)

GE's nodes get it as attributes; gradients have the scopes of what they are gradients of. On the CPU
it changes nothing. A scope inside another one comes before it; none can hold a graph break. With
torch.export, graphs keep scopes where it is called within torch.fx.traceback.preserve_node_meta().
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx.traceback import annotate

from fxge._operators import execution_order
from fxge.errors import FxgeError

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
    """The operators within run on the stream of that tag: `_user_stream_label`, of a priority."""
    return annotate(
        {
            execution_order.STREAM: str(stream_tag),
            "_user_stream_priority": str(stream_priority),
            "_enable_inner_parallel": str(enable_inner_parallel),
        }
    )


def super_kernel(scope: str | None, options: str = "") -> Any:
    """The operators within become one kernel of that name; of none: they become none."""
    return annotate({"_super_kernel_scope": scope or "", "_super_kernel_options": options})


def limit_core_num(op_aicore_num: int, op_vectorcore_num: int) -> Any:
    """The operators within run on so many cores at most."""
    return annotate(
        {"_op_aicore_num": str(op_aicore_num), "_op_vectorcore_num": str(op_vectorcore_num)}
    )


def op_never_timeout(enable: bool = True) -> Any:
    """The operators within may take as long as they do."""
    if not isinstance(enable, bool):
        raise TypeError(f"op_never_timeout: `enable` is {type(enable).__name__}, expected a bool")
    return annotate({"_op_exec_never_timeout": str(enable)})


def data_dump() -> Any:
    """The operators within are those whose data are dumped."""
    return annotate({"torchair_enable_data_dump": "True"})


def npu_wait_tensor(self: torch.Tensor, dependency: torch.Tensor) -> torch.Tensor:
    """`self`; what reads the result runs once `dependency` is there. An edge of control in the
    .air."""
    if not isinstance(self, torch.Tensor) or not isinstance(dependency, torch.Tensor):
        raise FxgeError("scope.npu_wait_tensor takes two tensors", status=2)
    return torch.ops.fxge.wait_tensor(self, [dependency])
