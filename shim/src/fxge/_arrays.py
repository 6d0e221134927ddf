"""Tensors and arrays of the caller as views of the library, and back."""

from __future__ import annotations

import ctypes as c
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _lib
from .errors import FxgeError

if TYPE_CHECKING:
    from ._program import Port

# Names of dtypes in the library, in torch, in NumPy (None: NumPy has none).
DTYPES: tuple[tuple[str, str, str | None], ...] = (
    ("f32", "float32", "float32"),
    ("f16", "float16", "float16"),
    ("bf16", "bfloat16", None),
    ("f64", "float64", "float64"),
    ("i64", "int64", "int64"),
    ("i32", "int32", "int32"),
    ("i16", "int16", "int16"),
    ("i8", "int8", "int8"),
    ("u8", "uint8", "uint8"),
    ("u16", "uint16", "uint16"),
    ("u32", "uint32", "uint32"),
    ("u64", "uint64", "uint64"),
    ("bool", "bool", "bool"),
    ("c64", "complex64", "complex64"),
    ("c128", "complex128", "complex128"),
)
OURS_OF_TORCH = {t: ours for ours, t, _ in DTYPES}
TORCH_OF_OURS = {ours: t for ours, t, _ in DTYPES}
OURS_OF_NUMPY = {n: ours for ours, _, n in DTYPES if n}


def torch_loaded() -> bool:
    """Whether the caller uses torch."""
    return "torch" in sys.modules


def is_tensor(x: Any) -> bool:
    """Whether x is a torch tensor, without importing torch."""
    return torch_loaded() and isinstance(x, sys.modules["torch"].Tensor)


def _view(name: str, dtype: str, shape: Any, stride: Any, address: int, size: int) -> Any:
    n = len(shape)
    return _lib.TensorView(
        name=name.encode(),
        dtype=dtype.encode(),
        rank=n,
        shape=(c.c_int64 * n)(*shape),
        stride=None if stride is None else (c.c_int64 * n)(*stride),
        data=address,
        bytes=size,
    )


def _of_tensor(name: str, x: Any) -> tuple[Any, Any]:
    if x.device.type != "cpu":
        raise FxgeError(f"input '{name}' is on {x.device}, expected cpu", status=4)
    x = x.detach().resolve_conj().resolve_neg()
    dtype = OURS_OF_TORCH.get(str(x.dtype).removeprefix("torch."))
    if dtype is None:
        raise FxgeError(f"input '{name}' is {x.dtype}, which is not supported", status=4)
    size = x.untyped_storage().nbytes() - x.storage_offset() * x.element_size()
    return _view(name, dtype, x.shape, x.stride(), x.data_ptr(), size), x


def _of_array(name: str, x: Any) -> tuple[Any, Any]:
    import numpy as np

    x = np.ascontiguousarray(x) if np.ndim(x) else np.array(x)
    dtype = OURS_OF_NUMPY.get(x.dtype.name)
    if dtype is None:
        raise FxgeError(f"input '{name}' is {x.dtype}, which is not supported", status=4)
    return _view(name, dtype, x.shape, None, x.ctypes.data, x.nbytes), x


def _of_number(name: str, x: Any) -> tuple[Any, Any]:
    if isinstance(x, bool):
        value: Any = c.c_bool(x)
    elif isinstance(x, int):
        value = c.c_int64(x)
    else:
        value = c.c_double(x)
    dtype = {c.c_bool: "bool", c.c_int64: "i64", c.c_double: "f64"}[type(value)]
    return _view(name, dtype, (), None, c.addressof(value), c.sizeof(value)), value


def _one(name: str, x: Any) -> tuple[Any, Any]:
    if is_tensor(x):
        return _of_tensor(name, x)
    if isinstance(x, (bool, int, float)):
        return _of_number(name, x)
    if hasattr(x, "__array_interface__") or hasattr(x, "__array__"):
        return _of_array(name, x)
    raise FxgeError(
        f"input '{name}' is {type(x).__name__}, expected a tensor, an array or a number", status=4
    )


def views(
    ports: Sequence[Port], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[list[Any], list[Any], bool]:
    """Views of all inputs, what keeps their memory alive, and whether the caller uses torch."""
    given = [p for p in ports if p.role != "literal"]
    if len(args) == len(ports) != len(given):
        given = list(ports)
    if len(args) > len(given):
        raise FxgeError(
            f"{len(args)} inputs are given, the program has {len(given)}: "
            + ", ".join(f"{p.name}: {p.text}" for p in given),
            status=4,
        )
    pairs = [(p.name, x) for p, x in zip(given, args, strict=False)]
    pairs += list(kwargs.items())
    literal = {p.name for p in ports if p.role == "literal"}
    out = [_one(name, x) for name, x in pairs if not (name in literal and x is None)]
    values = [*args, *kwargs.values()]
    torch_like = any(is_tensor(x) for x in values) or (
        torch_loaded() and not any(hasattr(x, "__array_interface__") for x in values)
    )
    return [v for v, _ in out], [k for _, k in out], torch_like


def of_view(view: Any, torch_like: bool) -> Any:
    """A copy of a result; None for none."""
    if view is None:
        return None
    shape = tuple(view.shape[i] for i in range(view.rank))
    dtype = view.dtype.decode()
    if torch_like:
        import torch

        out = torch.empty(shape, dtype=getattr(torch, TORCH_OF_OURS[dtype]))
        size = out.numel() * out.element_size()
        if size:
            c.memmove(out.data_ptr(), view.data, size)
        return out
    import numpy as np

    name = {"bf16": "uint16"}.get(dtype, TORCH_OF_OURS[dtype])
    a = np.empty(shape, dtype=name)
    if a.nbytes:
        c.memmove(a.ctypes.data, view.data, a.nbytes)
    return a
