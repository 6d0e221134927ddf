# SPDX-License-Identifier: Apache-2.0
"""Values of converters: tensors of the graph, specifications of results, GE's enumerations."""

from __future__ import annotations

import enum
import math
from typing import TYPE_CHECKING, Any

import torch

from fxge._core.arrays import DTYPES
from fxge.errors import FxgeError

if TYPE_CHECKING:
    from fxge.torchair.ge._recording import Made, Recording


class DataType(enum.IntEnum):
    """Data types, by GE's numbers."""

    DT_FLOAT = 0
    DT_FLOAT16 = 1
    DT_INT8 = 2
    DT_INT32 = 3
    DT_UINT8 = 4
    DT_INT16 = 6
    DT_UINT16 = 7
    DT_UINT32 = 8
    DT_INT64 = 9
    DT_UINT64 = 10
    DT_DOUBLE = 11
    DT_BOOL = 12
    DT_STRING = 13
    DT_DUAL_SUB_INT8 = 14
    DT_DUAL_SUB_UINT8 = 15
    DT_COMPLEX64 = 16
    DT_COMPLEX128 = 17
    DT_QINT8 = 18
    DT_QINT16 = 19
    DT_QINT32 = 20
    DT_QUINT8 = 21
    DT_QUINT16 = 22
    DT_RESOURCE = 23
    DT_STRING_REF = 24
    DT_DUAL = 25
    DT_VARIANT = 26
    DT_BF16 = 27
    DT_UNDEFINED = 28
    DT_INT4 = 29
    DT_UINT1 = 30
    DT_INT2 = 31
    DT_UINT2 = 32
    DT_COMPLEX32 = 33
    DT_HIFLOAT8 = 34
    DT_FLOAT8_E5M2 = 35
    DT_FLOAT8_E4M3FN = 36
    DT_FLOAT8_E8M0 = 37
    DT_FLOAT6_E3M2 = 38
    DT_FLOAT6_E2M3 = 39
    DT_FLOAT4_E2M1 = 40
    DT_FLOAT4_E1M2 = 41


class Format(enum.IntEnum):
    """Formats of tensors in memory, by GE's numbers."""

    FORMAT_NCHW = 0
    FORMAT_NHWC = 1
    FORMAT_ND = 2
    FORMAT_NC1HWC0 = 3
    FORMAT_FRACTAL_Z = 4
    FORMAT_NC1HWC0_C04 = 12
    FORMAT_FRACTAL_Z_C04 = 13
    FORMAT_CHWN = 14
    FORMAT_HWCN = 16
    FORMAT_NDHWC = 27
    FORMAT_FRACTAL_NZ = 29
    FORMAT_NCDHW = 30
    FORMAT_DHWCN = 31
    FORMAT_NDC1HWC0 = 32
    FORMAT_FRACTAL_Z_3D = 33
    FORMAT_NC = 35
    FORMAT_UNDEFINED = 40
    FORMAT_NCL = 47


_NUMBERS = {
    "float32": DataType.DT_FLOAT,
    "float16": DataType.DT_FLOAT16,
    "bfloat16": DataType.DT_BF16,
    "float64": DataType.DT_DOUBLE,
    "float8_e4m3fn": DataType.DT_FLOAT8_E4M3FN,
    "float8_e5m2": DataType.DT_FLOAT8_E5M2,
    "complex32": DataType.DT_COMPLEX32,
    **{
        name: DataType[f"DT_{name.upper()}"]
        for _, name, _ in DTYPES
        if f"DT_{name.upper()}" in DataType.__members__
    },
}
_OF_TORCH = {getattr(torch, name): n for name, n in _NUMBERS.items() if hasattr(torch, name)}
_TO_TORCH = {n: dtype for dtype, n in _OF_TORCH.items()}


def data_type(dtype: torch.dtype) -> DataType:
    """Returns GE's number of a dtype; DT_UNDEFINED if GE has none."""
    return _OF_TORCH.get(dtype, DataType.DT_UNDEFINED)


def torch_dtype(number: Any) -> torch.dtype:
    """Returns torch's dtype for GE's number or torch's dtype.

    Raises:
        FxgeError: status 4, torch has no such dtype, or the argument is not a dtype.
    """
    if isinstance(number, torch.dtype):
        return number
    try:
        return _TO_TORCH[DataType(number)]
    except (KeyError, ValueError):
        raise FxgeError(f"{number!r} is not a dtype of a program's tensors", status=4) from None


def _int_sizes(sizes: Any) -> list[int]:
    """Returns sizes, with -1 for symbols."""
    return [int(d) if type(d) is int or not isinstance(d, torch.SymInt) else -1 for d in sizes]


class TensorSpec:
    """Metadata of an operator's result, from its meta function.

    `spec[0]` is the specification itself, so that single results are read like several ones.
    """

    def __init__(self, of: Any) -> None:
        self._of = of

    @property
    def dtype(self) -> DataType:
        """Data type."""
        return data_type(self._of.dtype)

    @property
    def rank(self) -> int:
        """Number of dims."""
        return len(self._of.shape)

    @property
    def size(self) -> list[int]:
        """Sizes, -1 if unknown."""
        return _int_sizes(self._of.shape)

    shape = size

    def __getitem__(self, index: int) -> TensorSpec:
        if index != 0:
            raise IndexError(index)
        return self

    def __len__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return f"TensorSpec(dtype={self.dtype.name}, size={self.size})"


class Tensor:
    """Value of the graph that a converter builds: an argument, or a result of a node."""

    def __init__(self, call: Recording, made: Made | None = None, index: int = 0) -> None:
        self._call, self._made, self._index = call, made, index
        self._known: tuple[torch.dtype, tuple[Any, ...]] | None = None  # dtype, sizes
        self._declared: tuple[Any, Any] = (
            None,
            None,
        )  # dtype and sizes that the converter declared
        self._of: Any = None  # a (fake) tensor with the same metadata
        self._message: bytes | None = None  # message that names the tensor, once it has a name

    @property
    def node(self) -> Any:
        """Node that computes the tensor; None for an argument or a constant."""
        return self._made

    @property
    def index(self) -> int:
        """Index among the node's results."""
        return self._index

    @property
    def dtype(self) -> DataType:
        """Data type; DT_UNDEFINED if only the compiler determines it."""
        return data_type(self._known[0]) if self._known else DataType.DT_UNDEFINED

    @property
    def rank(self) -> int:
        """Number of dims; -1 if only the compiler determines it."""
        return len(self._known[1]) if self._known else -1

    @property
    def size(self) -> list[int]:
        """Sizes, -1 if unknown; [-2] if the rank is unknown."""
        return _int_sizes(self._known[1]) if self._known else [-2]

    shape = size

    @property
    def symsize(self) -> list[Any] | None:
        """Sizes, symbols included; None if only the compiler determines them."""
        return list(self._known[1]) if self._known else None

    @property
    def meta(self) -> Any:
        """Fake tensor or symbolic number with the same metadata; None if unknown."""
        return self._call.numbers.get(self, self._of)

    def get_numel(self) -> Any:
        """Returns the number of elements.

        Raises:
            FxgeError: status 4, only the compiler determines the sizes.
        """
        if self._known is None:
            raise FxgeError("the sizes of this ge.Tensor are not known in the converter", status=4)
        return math.prod(self._known[1])

    def __repr__(self) -> str:
        return f"ge.Tensor(dtype={self.dtype.name}, size={self.size})"

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Any:
        raise FxgeError("a ge.Tensor is one value and cannot be iterated", status=4)
