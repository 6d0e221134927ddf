"""What converters are given and give: tensors of the graph, specifications, numbers of GE."""

from __future__ import annotations

import enum
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
    """GE's number of a dtype."""
    return _OF_TORCH.get(dtype, DataType.DT_UNDEFINED)


def torch_dtype(number: Any) -> torch.dtype:
    """torch's dtype of GE's number, or of torch's.

    Raises:
        FxgeError: status 4, torch has none of it, or it is no dtype.
    """
    if isinstance(number, torch.dtype):
        return number
    try:
        return _TO_TORCH[DataType(number)]
    except (KeyError, ValueError):
        raise FxgeError(f"{number!r} is no dtype that a program's tensor has", status=4) from None


def _known(sizes: Any) -> list[int]:
    """Sizes, -1 where one is a symbol."""
    return [int(d) if type(d) is int or not isinstance(d, torch.SymInt) else -1 for d in sizes]


class TensorSpec:
    """What is known of a result before it is computed, by the operator's meta function.

    `spec[0]` is itself, so that the one result of an operator is read as those of several are.
    """

    def __init__(self, of: Any) -> None:
        self._of = of

    @property
    def dtype(self) -> DataType:
        """Its data type."""
        return data_type(self._of.dtype)

    @property
    def rank(self) -> int:
        """Its number of dims."""
        return len(self._of.shape)

    @property
    def size(self) -> list[int]:
        """Its sizes, -1 of one that is not known."""
        return _known(self._of.shape)

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
    """A value of the graph that a converter builds: an argument, or a result of a node."""

    def __init__(self, call: Recording, made: Made | None = None, index: int = 0) -> None:
        self._call, self._made, self._index = call, made, index
        self._known: tuple[torch.dtype, tuple[Any, ...]] | None = None  # dtype, sizes
        self._told: tuple[Any, Any] = (None, None)  # dtype, sizes, as the converter said them
        self._of: Any = None  # a (fake) tensor like it
        self._message: bytes | None = None  # that names it, once it has a name

    @property
    def node(self) -> Any:
        """The node that gives it; None: an argument, or a constant."""
        return self._made

    @property
    def index(self) -> int:
        """Which of that node's results it is."""
        return self._index

    @property
    def dtype(self) -> DataType:
        """Its data type; DT_UNDEFINED where only the compiler will know."""
        return data_type(self._known[0]) if self._known else DataType.DT_UNDEFINED

    @property
    def rank(self) -> int:
        """Its number of dims; -1 where only the compiler will know."""
        return len(self._known[1]) if self._known else -1

    @property
    def size(self) -> list[int]:
        """Its sizes, -1 of one that is not known; [-2] where the rank is not."""
        return _known(self._known[1]) if self._known else [-2]

    shape = size

    def __repr__(self) -> str:
        return f"ge.Tensor(dtype={self.dtype.name}, size={self.size})"

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Any:
        raise FxgeError("a ge.Tensor is one value: it has no elements to go over", status=4)
