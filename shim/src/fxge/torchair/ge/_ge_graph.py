# SPDX-License-Identifier: Apache-2.0
"""TorchAir's module of graphs: values, dtypes, and functions that converters import."""

from __future__ import annotations

import enum
import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names

from . import Cast, Const
from ._recording import current
from ._values import DataType, Format, Tensor, TensorSpec, data_type, torch_dtype

__all__ = [
    "Cast",
    "Const",
    "DataType",
    "Format",
    "Tensor",
    "TensorBase",
    "TensorSpec",
    "TensorSpecBase",
    "TensorType",
    "assert_args_checkout",
    "auto_convert_to_tensor",
    "compat_as_bytes",
    "compat_as_bytes_list",
    "dont_prune_me",
    "ge_type_to_torch_type",
    "get_default_ge_graph",
    "get_invalid_desc",
    "is_sym",
    "next_unique_name",
    "sym_to_ge_dtype",
    "sym_to_torch_dtype",
    "torch_dtype_value_to_ge_type",
    "torch_type_to_ge_type",
]

TensorBase, TensorSpecBase = Tensor, TensorSpec


class TensorType(enum.IntEnum):
    """Classes of dtypes that the inputs of a type accept."""

    TT_UNKNOWN = 0
    TT_ALL = 1
    TT_QUANTIFIED = 2
    TT_ORDINARY = 3
    TT_BASIC = 4
    TT_NUMBER = 5
    TT_REAL_NUMBER = 6
    TT_COMPLEX = 7
    TT_INTEGER = 8
    TT_SIGNED = 9
    TT_UNSIGNED = 10
    TT_FLOATING = 11
    TT_INDEX_NUMBER = 12
    TT_UNARY = 13
    TT_FLOAT = 14


# torch_npu's number of a dtype, as its operators' arguments `dst_type` have it.
_OF_NUMBERS = {
    0: DataType.DT_UINT8,
    1: DataType.DT_INT8,
    2: DataType.DT_INT16,
    3: DataType.DT_INT32,
    4: DataType.DT_INT64,
    5: DataType.DT_FLOAT16,
    6: DataType.DT_FLOAT,
    7: DataType.DT_DOUBLE,
    8: DataType.DT_COMPLEX32,
    9: DataType.DT_COMPLEX64,
    10: DataType.DT_COMPLEX128,
    11: DataType.DT_BOOL,
    12: DataType.DT_QINT8,
    13: DataType.DT_QUINT8,
    14: DataType.DT_QINT32,
    15: DataType.DT_BF16,
    16: DataType.DT_INT4,
    23: DataType.DT_FLOAT8_E5M2,
    24: DataType.DT_FLOAT8_E4M3FN,
    285: DataType.DT_INT4,
    290: DataType.DT_HIFLOAT8,
    291: DataType.DT_FLOAT8_E5M2,
    292: DataType.DT_FLOAT8_E4M3FN,
    293: DataType.DT_FLOAT8_E8M0,
    296: DataType.DT_FLOAT4_E2M1,
    297: DataType.DT_FLOAT4_E1M2,
}


def torch_type_to_ge_type(dtype: torch.dtype | None) -> DataType | None:
    """Returns GE's number of a dtype; None for None.

    Raises:
        FxgeError: status 4, GE has no such dtype, or another kind of object.
    """
    if dtype is None:
        return None
    found = data_type(dtype)
    if found == DataType.DT_UNDEFINED:
        raise FxgeError(f"GE has no dtype for {dtype!r}", status=4)
    return found


def torch_dtype_value_to_ge_type(dtype_value: int) -> DataType:
    """Returns GE's number of a dtype for torch_npu's number, such as a `dst_type` of 5 for f16.

    Raises:
        FxgeError: status 4, no dtype has the number.
    """
    if dtype_value not in _OF_NUMBERS:
        raise FxgeError(
            f"{dtype_value!r} is not a number of a dtype of torch_npu, expected one of "
            f"{', '.join(map(str, _OF_NUMBERS))}",
            status=4,
        )
    return _OF_NUMBERS[dtype_value]


def ge_type_to_torch_type(dtype: int | None) -> torch.dtype | None:
    """Returns torch's dtype for GE's number; None for None.

    Raises:
        FxgeError: status 4, torch has no such dtype.
    """
    return None if dtype is None else torch_dtype(dtype)


def is_sym(v: Any) -> bool:
    """Returns True for a symbolic number of the graph."""
    return isinstance(v, (torch.SymInt, torch.SymFloat, torch.SymBool))


def sym_to_torch_dtype(v: Any) -> torch.dtype:
    """Returns the dtype of a symbolic number as a tensor.

    Raises:
        FxgeError: status 4, another kind of object.
    """
    for kind, dtype in (
        (torch.SymInt, torch.int64),
        (torch.SymFloat, torch.float32),
        (torch.SymBool, torch.bool),
    ):
        if isinstance(v, kind):
            return dtype
    raise FxgeError(f"expected a symbolic number, found {type(v).__name__}", status=4)


def sym_to_ge_dtype(v: Any) -> DataType:
    """Returns GE's number of the dtype of a symbolic number as a tensor."""
    return data_type(sym_to_torch_dtype(v))


def compat_as_bytes(bytes_or_text: Any, encoding: str = "utf-8") -> Any:
    """Returns a text as bytes; other objects unchanged."""
    return bytes_or_text.encode(encoding) if isinstance(bytes_or_text, str) else bytes_or_text


def compat_as_bytes_list(bytes_or_text: Sequence[Any], encoding: str = "utf-8") -> list[Any]:
    """Returns texts as bytes."""
    return [compat_as_bytes(v, encoding) for v in bytes_or_text]


def assert_args_checkout(arg_flag: Any, message: str | None = None) -> None:
    """Raises FxgeError (status 4) with `message` if the first argument is not true."""
    if not arg_flag:
        raise FxgeError(message or "an argument of the converter is invalid", status=4)


def dont_prune_me(op: Tensor) -> Tensor:
    """Returns `op`: nodes with effects are kept by their type."""
    return op


def _protobuf(name: str) -> Callable[..., Any]:
    def refuse(*_: Any, **__: Any) -> Any:
        raise FxgeError(
            f"{name}() of TorchAir adds protobuf messages to its graph; fxge has "
            "ge.custom_op(type, inputs=, outputs=, attrs=) for this",
            status=3,
        )

    refuse.__name__ = refuse.__qualname__ = name
    refuse.__doc__ = "Raises FxgeError (status 3): nodes are made by ge.custom_op."
    return refuse


get_default_ge_graph = _protobuf("get_default_ge_graph")
get_invalid_desc = _protobuf("get_invalid_desc")
next_unique_name = _protobuf("next_unique_name")


# ---- functions that make nodes ----


def _bound(func: Callable[..., Any], args: Any, kwargs: Any, n: int) -> Any:
    """Returns the arguments by position, the first `n` of which are inputs of the node."""
    try:
        given = inspect.signature(func).bind(*args, **kwargs)
    except TypeError as e:
        raise FxgeError(f"{func.__name__}: {e}", status=4) from None
    if len(given.args) < n:
        raise FxgeError(
            f"{func.__name__}: expected {n} inputs by position, found {len(given.args)}", status=4
        )
    return list(given.args), given.kwargs


def auto_convert_to_tensor(
    inputs_dynamic: Sequence[bool],
    inputs_optional: Sequence[bool],
    *,
    inputs_tensor_type: Sequence[int] | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a function that makes a node; numbers among its inputs become constants.

    A number has the dtype of the other inputs if it is of their kind.

    Args:
        inputs_dynamic: for each of the first arguments, if it is a list of tensors.
        inputs_optional: for each of them, if it may be None.
        inputs_tensor_type: for each of them a TensorType; TT_INDEX_NUMBER makes numbers i64.

    Raises:
        FxgeError: status 2, lists of different lengths. The function raises it (status 4) for a
            missing input, or another kind of argument.
    """
    n = len(inputs_dynamic)
    if len(inputs_optional) != n or (
        inputs_tensor_type is not None and len(inputs_tensor_type) != n
    ):
        raise FxgeError("auto_convert_to_tensor expects lists of one length", status=2)

    def decorate(func: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(func)
        def call(*args: Any, **kwargs: Any) -> Any:
            given, named = _bound(func, args, kwargs, n)
            recording = current(func.__name__)
            others = [
                t for v in given[:n] for t in (v if isinstance(v, (list, tuple)) else [v])
                if isinstance(t, Tensor)
            ]  # fmt: skip
            for i in range(n):
                what = f"{func.__name__}: input {i}"
                if given[i] is None and inputs_optional[i]:
                    continue
                if inputs_dynamic[i]:
                    if not isinstance(given[i], (list, tuple)):
                        raise recording.fail(
                            f"{what} is a list of tensors, found {type(given[i]).__name__}"
                        )
                    given[i] = [recording.tensor(v, what, others) for v in given[i]]
                elif inputs_tensor_type and inputs_tensor_type[i] == TensorType.TT_INDEX_NUMBER:
                    given[i] = recording.tensor(given[i], what, others, torch.int64)
                else:
                    given[i] = recording.tensor(given[i], what, others)
            return func(*given, **named)

        return call

    return decorate


__getattr__ = _names.getter(__name__, __all__)
