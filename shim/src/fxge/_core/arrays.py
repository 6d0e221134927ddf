# SPDX-License-Identifier: Apache-2.0
"""Conversion between the caller's tensors and arrays and fxge_tensor_view."""

from __future__ import annotations

import ctypes as c
import itertools
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import FxgeError
from . import library

if TYPE_CHECKING:
    from .._programs.call_structure import Form
    from .._programs.ports import Port

# Rows of (fxge's dtype, torch's name, NumPy's name or None).
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
    ("c32", "complex32", None),
    ("c64", "complex64", "complex64"),
    ("c128", "complex128", "complex128"),
    ("f8e4m3", "float8_e4m3fn", None),
    ("f8e5m2", "float8_e5m2", None),
)
OURS_OF_TORCH = {t: ours for ours, t, _ in DTYPES} | {"float8_e8m0fnu": "u8"}
TORCH_OF_OURS = {ours: t for ours, t, _ in DTYPES}
# NumPy dtypes that carry the bits of a dtype that NumPy lacks.
BITS_OF_OURS = {"bf16": "uint16", "c32": "uint32", "f8e4m3": "uint8", "f8e5m2": "uint8"}
OURS_OF_NUMPY = {n: ours for ours, _, n in DTYPES if n}


def torch_loaded() -> bool:
    """Returns True if the process has imported torch."""
    return "torch" in sys.modules


def is_tensor(x: Any) -> bool:
    """Returns True if x is a torch tensor; does not import torch."""
    return torch_loaded() and isinstance(x, sys.modules["torch"].Tensor)


def _view(name: str, dtype: str, shape: Any, stride: Any, address: int, size: int) -> Any:
    n = len(shape)
    return library.TensorView(
        name=library.text(name),
        dtype=library.text(dtype),
        rank=n,
        shape=(c.c_int64 * n)(*shape),
        stride=None if stride is None else (c.c_int64 * n)(*stride),
        data=address,
        bytes=size,
    )


def _refuse(name: str, found: str, expected: str) -> FxgeError:
    return FxgeError(f"input '{name}' is {found}, expected {expected}", status=4)


def special(x: Any) -> str | None:
    """Returns the kind of a tensor (real or fake) that is not a strided array, else None."""
    import torch

    if torch._C._functorch.is_functorch_wrapped_tensor(x):
        return "a tensor inside of a functorch transform (vmap, grad)"
    if x.is_nested:
        return "a nested tensor"
    if x.is_quantized:
        return f"a quantized tensor ({x.dtype})"
    if x.layout is not torch.strided:
        return f"a tensor of layout {x.layout}"
    return None


def _kind(x: Any) -> str | None:
    """Returns the kind of a tensor that is not a plain array in memory, else None."""
    import torch

    if isinstance(x, torch._subclasses.FakeTensor):
        return "a fake tensor"
    kind = special(x)
    if kind is None and torch.utils._python_dispatch.is_traceable_wrapper_subclass(x):
        return f"a {type(x).__name__}"
    return kind


def _of_tensor(name: str, x: Any, want: str) -> tuple[Any, Any]:
    kind = _kind(x)
    if kind:
        raise _refuse(name, kind, f"a dense tensor: {want}")
    if x.requires_grad and sys.modules["torch"].is_grad_enabled():
        raise FxgeError(
            f"input '{name}' requires a gradient, which a saved program does not give: call it "
            "under torch.no_grad(), or detach the input",
            status=4,
        )
    if x.device.type != "cpu":
        raise FxgeError(f"input '{name}' is on {x.device}, expected cpu", status=4)
    x = x.detach().resolve_conj().resolve_neg()
    dtype = OURS_OF_TORCH.get(str(x.dtype).removeprefix("torch."))
    if dtype is None:
        raise _refuse(name, str(x.dtype), want)
    size = x.untyped_storage().nbytes() - x.storage_offset() * x.element_size()
    return _view(name, dtype, x.shape, x.stride(), x.data_ptr(), size), x


def _of_array(name: str, x: Any, want: str) -> tuple[Any, Any]:
    import numpy as np

    a = np.asarray(x)
    dtype = OURS_OF_NUMPY.get(a.dtype.name)
    if dtype is None:
        raise _refuse(name, f"an array of {a.dtype}", want)
    a = np.asarray(a, dtype=a.dtype.newbyteorder("="), order="C")
    return _view(name, dtype, a.shape, None, a.ctypes.data, a.nbytes), a


def _of_number(name: str, x: Any, want: str) -> tuple[Any, Any]:
    if isinstance(x, bool):
        value: Any = c.c_bool(x)
    elif isinstance(x, int):
        if not -(2**63) <= x < 2**63:
            raise _refuse(name, str(x), f"{want} of 64 bits")
        value = c.c_int64(x)
    else:
        value = c.c_double(x)
    dtype = {c.c_bool: "bool", c.c_int64: "i64", c.c_double: "f64"}[type(value)]
    return _view(name, dtype, (), None, c.addressof(value), c.sizeof(value)), value


_NUMBERS = {"i64": "an integer", "f64": "a number", "bool": "True or False"}


def check_starts_storage(name: str, x: Any) -> None:
    """Raises FxgeError (status 4) if the storage of a tensor starts before its first element."""
    if x.layout is sys.modules["torch"].strided and x.storage_offset():
        raise FxgeError(
            f"input '{name}' starts at element {x.storage_offset()} of its storage, and "
            "as_strided addresses the storage; expected its start (`x.clone()`)",
            status=4,
        )


def _view_of_argument(name: str, x: Any, port: Port | None) -> tuple[Any, Any]:
    want = "a tensor, an array or a number"
    if port:
        want = _NUMBERS[port.dtype or "f64"] if port.number else port.text
    if is_tensor(x):
        if port and port.addressed:
            check_starts_storage(name, x)
        return _of_tensor(name, x, want)
    if isinstance(x, (bool, int, float)):
        return _of_number(name, x, want)
    if hasattr(x, "__array_interface__") or hasattr(x, "__array__"):
        return _of_array(name, x, want)
    raise _refuse(name, type(x).__name__, want)


def _is_constant(port: Port | None, x: Any) -> bool:
    """Returns True if x equals the constant that the program was exported with.

    Returns False for numbers and for ports that are not constants.

    Raises:
        FxgeError: status 4, x differs from the constant.
    """
    if port is None or port.role != "literal" or isinstance(x, (bool, int, float)):
        return False
    if x is not None and not isinstance(x, str):
        raise _refuse(port.name, type(x).__name__, f"the constant {port.text}")
    if (json.dumps(x, ensure_ascii=False) if x is not None else "None") != port.text:
        raise _refuse(port.name, repr(x), f"the constant {port.text} of the export")
    return True


# ---- nested arguments ----


def leaves(x: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yields (path, leaf) of nested lists, tuples, dicts and other containers of pytree."""
    if isinstance(x, (list, tuple)):
        for i, v in enumerate(x):
            yield from leaves(v, f"{path}[{i}]")
    elif isinstance(x, dict):
        for k, v in x.items():
            yield from leaves(v, f"{path}[{k!r}]")
    elif torch_loaded() and not is_tensor(x):
        from torch.utils import _pytree as pytree

        for keys, v in pytree.tree_flatten_with_path(x)[0]:
            yield path + pytree.keystr(keys), v
    else:
        yield path, x


def _is_nested(x: Any) -> bool:
    found = list(itertools.islice(leaves(x, ""), 2))
    return len(found) != 1 or found[0][0] != ""


def _arguments(ports: Sequence[Port]) -> list[str]:
    """Returns the names of the function's arguments: `past` of `past[0]['key']`."""
    return list(dict.fromkeys(p.name.partition("[")[0].partition(".")[0] for p in ports))


def _nested(ports: Sequence[Port], name: str, x: Any) -> list[tuple[str, Any]]:
    """Returns (name, leaf) of one argument.

    If the saved tree lacks the fields of the argument's class, leaves are matched by position.
    """
    known = [p.name for p in ports if _arguments([p]) == [name]]
    found = list(leaves(x, name))
    if len(found) == len(known) and not isinstance(x, (list, tuple, dict)):
        return [(path, v) for path, (_, v) in zip(known, found, strict=True)]
    return found


def named(
    ports: Sequence[Port], args: Sequence[Any], kwargs: Mapping[str, Any], form: Form | None = None
) -> list[tuple[str, Any]]:
    """Returns (input name, leaf) of all arguments, matched by position, by name, or nested."""
    known = {p.name for p in ports}
    pairs: list[tuple[str, Any]] = []
    if any(map(_is_nested, args)):
        names = [n for n, _ in form.arguments or ()] if form else []
        names = names or _arguments(ports)
        if len(args) > len(names):
            raise _too_many(len(args), names)
        for name, x in zip(names, args, strict=False):
            pairs += _nested(ports, name, x)
    else:
        given = [p for p in ports if p.role != "literal"]
        if len(args) == len(ports) != len(given):
            given = list(ports)
        if len(args) > len(given):
            raise _too_many(len(args), [f"{p.name}: {p.text}" for p in given])
        pairs += [(p.name, x) for p, x in zip(given, args, strict=False)]
    for name, x in kwargs.items():
        pairs += [(name, x)] if name in known else _nested(ports, name, x)
    return pairs


def _too_many(n: int, names: list[str]) -> FxgeError:
    text = ", ".join(names)
    return FxgeError(f"{n} inputs are given, the program has {len(names)}: {text}", status=4)


def view_of(name: str, x: Any) -> tuple[Any, Any]:
    """Returns a view of one tensor, array or number, and the object that owns its memory."""
    return _view_of_argument(name, x, None)


def match_arguments(
    ports: Sequence[Port], args: Sequence[Any], kwargs: Mapping[str, Any], form: Form | None = None
) -> list[tuple[str, Any]]:
    """Returns (input name, argument) of a call.

    Arguments have the structure of the saved function, or are matched by position, by name, or
    nested.
    """
    pairs = form.pairs([p.name for p in ports], args, kwargs) if form else None
    return named(ports, args, kwargs, form) if pairs is None else pairs


def check_writable(name: str, x: Any) -> None:
    """Raises FxgeError (status 4) if the argument for an input cannot be written into."""
    if is_tensor(x):
        if _may_overlap(x):
            raise _refuse(name, "a tensor whose elements share memory", "one to write into")
    elif hasattr(x, "__array_interface__") and x.__array_interface__["data"][1]:
        raise _refuse(name, "a read-only array", "one to write into")


def _may_overlap(x: Any) -> bool:
    """Returns False if each step along a dim passes all elements of the dims with smaller steps."""
    reach = 0
    dims = [(s, d) for s, d in zip(x.stride(), x.shape, strict=True) if d > 1]
    for stride, size in sorted(dims) if x.numel() else ():
        if stride <= reach:
            return True
        reach += (size - 1) * stride
    return False


def _extent(x: Any) -> tuple[int, int]:
    """Returns the range [start, end) of the addresses of an argument; (0, 0) for a number."""
    if is_tensor(x):
        start, size = x.data_ptr(), x.element_size()
        strides = [s * size for s in x.stride()]
    elif hasattr(x, "__array_interface__"):
        start, size, strides = x.__array_interface__["data"][0], x.itemsize, x.strides
    else:
        return 0, 0
    reach = [(d - 1) * s for d, s in zip(x.shape, strides, strict=True)]
    if min(x.shape, default=1) == 0:
        return 0, 0
    return start + sum(r for r in reach if r < 0), start + sum(r for r in reach if r > 0) + size


def check_apart(written: Mapping[str, Any], pairs: Sequence[tuple[str, Any]]) -> None:
    """Raises FxgeError (status 4) if an input that is written shares memory with another."""
    extents = [(name, *_extent(x)) for name, x in pairs]
    for name, x in written.items():
        start, end = _extent(x)
        for other, low, high in extents:
            if other != name and low < end and start < high:
                found = f"a tensor that shares memory with '{other}'"
                raise _refuse(name, found, "one of its own to write into")


def write(x: Any, value: Any) -> None:
    """Copies the new value of an input into the tensor or array that was passed for it.

    Raises:
        FxgeError: status 4, the program writes a value of another shape.
    """
    if hasattr(x, "shape") and tuple(x.shape) != tuple(value.shape):
        found = f"a value of sizes {list(value.shape)} for an input of {list(x.shape)}"
        raise FxgeError(f"the program writes {found}\n", status=4)
    if is_tensor(x):
        x.detach().copy_(value)
    elif hasattr(x, "__array_interface__"):
        x[...] = value


def views(
    ports: Sequence[Port], args: Sequence[Any], kwargs: Mapping[str, Any], form: Form | None = None
) -> tuple[list[Any], list[Any], bool]:
    """Returns the views of all inputs, their owners, and True if results are to be torch tensors.

    The arguments are matched by `match_arguments`. Views are valid while their owners are alive.
    """
    pairs = match_arguments(ports, args, kwargs, form)
    by_name = {p.name: p for p in ports}
    rows = [(name, x, by_name.get(name)) for name, x in pairs]
    out = [_view_of_argument(name, x, port) for name, x, port in rows if not _is_constant(port, x)]
    values = [x for _, x in pairs]
    torch_like = any(is_tensor(x) for x in values) or (
        torch_loaded() and not any(hasattr(x, "__array_interface__") for x in values)
    )
    return [v for v, _ in out], [k for _, k in out], torch_like


def of_view(view: Any, torch_like: bool) -> Any:
    """Returns a copy of a result as a tensor or an array; None for a missing result."""
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

    name = BITS_OF_OURS.get(dtype, TORCH_OF_OURS[dtype])
    a = np.empty(shape, dtype=name)
    if a.nbytes:
        c.memmove(a.ctypes.data, view.data, a.nbytes)
    return a


def output(port: Port, view: Any, torch_like: bool) -> Any:
    """Returns the value of an output: a new tensor or array, a number or a constant."""
    if view is None:
        return json.loads(port.text) if port.text.startswith('"') else None
    if port.number:
        return of_view(view, False).item()
    return of_view(view, torch_like)
