# SPDX-License-Identifier: Apache-2.0
"""Functions that converters share: promotion of dtypes, layouts, names of reductions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names, ge
from fxge.torchair.ge._recording import current
from fxge.torchair.ge._values import DataType, Tensor, torch_dtype

__all__ = [
    "dtype_promote",
    "flatten_meta_outputs",
    "force_op_unknown_shape",
    "is_complex",
    "is_integral_type",
    "is_zero_element_tensor",
    "normalize_max_value",
    "normalize_min_value",
    "normalize_reduceop_type",
    "specific_op_input_layout",
    "specific_op_output_layout",
]


def dtype_promote(*tensors: Any, target_dtype: Any) -> Any:
    """Returns the arguments with one dtype: tensors are cast, numbers become constants.

    Args:
        tensors: ge.Tensor, torch tensors, numbers, or lists of numbers.
        target_dtype: DataType or torch.dtype.

    Returns:
        The tensor, or a tuple if there are several.

    Raises:
        FxgeError: status 2, no argument or outside of a converter; 4, not a dtype.
    """
    if not tensors:
        raise FxgeError("dtype_promote expects at least one tensor or number", status=2)
    dtype = torch_dtype(target_dtype)
    current("dtype_promote")
    found = []
    for value in tensors:
        if not isinstance(value, Tensor):
            held = value.to(dtype) if isinstance(value, torch.Tensor) else value
            found.append(ge.Const(held, dtype=dtype))
        elif value.symsize is not None and torch_dtype(value.dtype) == dtype:
            found.append(value)
        else:
            found.append(ge.Cast(value, dst_type=dtype))
    return found[0] if len(found) == 1 else tuple(found)


def _layout(op: Tensor, indices: int | Sequence[int], layout: str, which: str) -> None:
    if not isinstance(op, Tensor) or op.node is None:
        raise FxgeError(f"expected the result of a node, found {op!r}", status=4)
    places = [indices] if isinstance(indices, int) else list(indices)
    if layout != "ND" and op.node.prototype is None:
        raise FxgeError(
            f"{op.node.type}: {which} {', '.join(map(str, places))} cannot be {layout}: only types "
            "of GE that fxge describes have layouts",
            status=3,
        )


def specific_op_input_layout(op: Tensor, indices: int | Sequence[int], layout: str = "ND") -> None:
    """Does nothing: the description of a node's type decides the layouts of its inputs in the .air.

    Raises:
        FxgeError: status 3, another layout than ND for a type without a description; 4, `op` is not
            the result of a node.
    """
    _layout(op, indices, layout, "input")


def specific_op_output_layout(op: Tensor, indices: int | Sequence[int], layout: str = "ND") -> None:
    """Does nothing: as specific_op_input_layout, for outputs."""
    _layout(op, indices, layout, "output")


def force_op_unknown_shape(op: Tensor) -> Tensor:
    """Returns `op`: symbolic sizes decide if a node's shape is unknown."""
    return op


_REDUCTIONS = {"SUM": "sum", "MIN": "min", "MAX": "max", "PRODUCT": "prod"}


def normalize_reduceop_type(op: str) -> str:
    """Returns GE's name of a reduction of collectives.

    Raises:
        FxgeError: (ValueError in TorchAir) status 4, GE has no such reduction.
    """
    if op.upper() not in _REDUCTIONS:
        raise FxgeError(
            f"GE has no reduction {op!r} over ranks, expected one of {', '.join(_REDUCTIONS)}",
            status=4,
        )
    return _REDUCTIONS[op.upper()]


def flatten_meta_outputs(meta_outputs: Any) -> list[Any]:
    """Returns the elements of nested lists."""
    if isinstance(meta_outputs, (tuple, list)):
        return [v for m in meta_outputs for v in flatten_meta_outputs(m)]
    return [meta_outputs]


def is_zero_element_tensor(tensor: Any) -> bool:
    """Returns True for a torch tensor without elements."""
    return isinstance(tensor, torch.Tensor) and 0 in tensor.shape


def is_integral_type(dtype: torch.dtype, include_bool: bool) -> bool:
    """Returns True for an integer dtype of torch, and for bool if `include_bool`."""
    if dtype == torch.bool:
        return include_bool
    return not dtype.is_floating_point and not dtype.is_complex


def is_complex(meta: Any) -> bool:
    """Returns True for a complex torch tensor."""
    return isinstance(meta, torch.Tensor) and meta.is_complex()


def normalize_min_value(srcdtype: int) -> float:
    """Returns the least number of an integer dtype, minus infinity for others."""
    dtype = torch_dtype(DataType(srcdtype))
    return torch.iinfo(dtype).min if is_integral_type(dtype, False) else -math.inf


def normalize_max_value(srcdtype: int) -> float:
    """Returns the largest number of an integer dtype, infinity for others."""
    dtype = torch_dtype(DataType(srcdtype))
    return torch.iinfo(dtype).max if is_integral_type(dtype, False) else math.inf


__getattr__ = _names.getter(__name__, __all__)
