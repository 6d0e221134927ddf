# SPDX-License-Identifier: Apache-2.0
"""The public C API of libfxge from Python, with torch tensors as arrays."""

from __future__ import annotations

import ctypes as C
from types import TracebackType
from typing import Any

import torch

DTYPES = {
    torch.float32: "f32", torch.float64: "f64", torch.float16: "f16", torch.bfloat16: "bf16",
    torch.int8: "i8", torch.int16: "i16", torch.int32: "i32", torch.int64: "i64",
    torch.uint8: "u8", torch.uint16: "u16", torch.uint32: "u32", torch.uint64: "u64",
    torch.bool: "bool", torch.complex64: "c64", torch.complex128: "c128",
    torch.float8_e4m3fn: "f8e4m3", torch.float8_e5m2: "f8e5m2",
}
TORCH = {text: dtype for dtype, text in DTYPES.items()}

UNSUPPORTED = 3  # fxge_status


class View(C.Structure):
    """fxge_tensor_view"""

    _fields_ = [
        ("name", C.c_char_p), ("dtype", C.c_char_p), ("rank", C.c_int),
        ("shape", C.POINTER(C.c_int64)), ("stride", C.POINTER(C.c_int64)),
        ("data", C.c_void_p), ("bytes", C.c_size_t),
    ]


class PortInfo(C.Structure):
    """fxge_port_info"""

    _fields_ = [
        ("size", C.c_size_t), ("name", C.c_char_p), ("role", C.c_char_p), ("dtype", C.c_char_p),
        ("rank", C.c_int), ("text", C.c_char_p), ("position", C.c_int), ("number", C.c_bool),
    ]


class WriteOptions(C.Structure):
    """fxge_write_options"""

    _fields_ = [("size", C.c_size_t), ("weights", C.c_int), ("force", C.c_bool)]


class FxgeError(Exception):
    """A failed call: its status and the diagnostics."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def library(path: str) -> C.CDLL:
    """Loads libfxge with the types of the used functions."""
    lib = C.CDLL(path)
    handle, text, status = C.c_void_p, C.c_char_p, C.c_int
    for name, result, args in [
        ("fxge_open", handle, [C.c_void_p]),
        ("fxge_close", None, [handle]),
        ("fxge_last_status", status, [handle]),
        ("fxge_diag_text", text, [handle]),
        ("fxge_ops_text", text, [handle, C.c_bool]),
        ("fxge_load_bytes", handle, [handle, text, C.c_char_p, C.c_size_t, C.c_void_p]),
        ("fxge_load", handle, [handle, text, C.c_void_p]),
        ("fxge_compile", status, [handle, C.c_void_p]),
        ("fxge_text", text, [handle, text]),
        ("fxge_write", status, [handle, text, text, C.c_void_p]),
        ("fxge_executable_open", handle, [handle]),
        ("fxge_n_inputs", C.c_int, [handle]),
        ("fxge_n_outputs", C.c_int, [handle]),
        ("fxge_output_get", C.c_bool, [handle, C.c_int, C.POINTER(PortInfo)]),
        ("fxge_run", status, [handle, C.POINTER(View), C.c_int]),
        ("fxge_get_result", C.c_bool, [handle, C.c_int, C.POINTER(View)]),
    ]:
        function = getattr(lib, name)
        function.restype, function.argtypes = result, args
    return lib


def as_view(t: torch.Tensor) -> tuple[View, list[Any]]:
    """Returns a view of the tensor's memory, and the objects that must outlive it."""
    longs = C.c_int64 * max(t.dim(), 1)
    shape, stride = longs(*t.shape), longs(*t.stride())
    size = t.element_size()
    reach = 1 + sum((n - 1) * s for n, s in zip(t.shape, t.stride())) if t.numel() else 0
    view = View(None, DTYPES[t.dtype].encode(), t.dim(), shape, stride, t.data_ptr(), reach * size)
    return view, [shape, stride, t]


def of_view(v: View) -> torch.Tensor:
    """Returns a copy of a dense result."""
    dtype = TORCH[v.dtype.decode()]
    shape = [v.shape[i] for i in range(v.rank)]
    out = torch.empty(shape, dtype=dtype)
    if out.numel():
        C.memmove(out.data_ptr(), v.data, out.numel() * out.element_size())
    return out


class Session:
    """One fxge_session. Failed calls raise FxgeError with all diagnostics so far."""

    def __init__(self, lib: C.CDLL) -> None:
        self.lib = lib
        self.handle = lib.fxge_open(None)

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None
    ) -> None:
        self.lib.fxge_close(self.handle)

    def fail(self) -> FxgeError:
        """Returns the diagnostics of the last call."""
        text = self.lib.fxge_diag_text(self.handle).decode()
        return FxgeError(self.lib.fxge_last_status(self.handle), text)

    def load(self, data: bytes, label: str = "model.pt2") -> int:
        """Loads a program from the bytes of a file."""
        p = self.lib.fxge_load_bytes(self.handle, label.encode(), data, len(data), None)
        if not p:
            raise self.fail()
        return p

    def compile(self, p: int) -> None:
        """Compiles the program to stage ge, in place."""
        if self.lib.fxge_compile(p, None) != 0:
            raise self.fail()

    def text(self, p: int, form: str = "text") -> str:
        """Returns the program as text."""
        text = self.lib.fxge_text(p, form.encode())
        if text is None:
            raise self.fail()
        return text.decode()

    def write_air(self, p: int, path: str) -> None:
        """Writes the program as .air, with its interface."""
        options = WriteOptions(C.sizeof(WriteOptions), 0, True)
        if self.lib.fxge_write(p, path.encode(), b"air", C.byref(options)) != 0:
            raise self.fail()

    def open(self, p: int) -> int:
        """Plans the program for the executor."""
        e = self.lib.fxge_executable_open(p)
        if not e:
            raise self.fail()
        return e

    def run(self, e: int, tensors: list[torch.Tensor]) -> list[torch.Tensor | None]:
        """Returns the user's results, in order; None for a result that is not a tensor."""
        views = (View * max(len(tensors), 1))()
        keep = []
        for i, t in enumerate(tensors):
            views[i], alive = as_view(t)
            keep.append(alive)
        if self.lib.fxge_run(e, views, len(tensors)) != 0:
            raise self.fail()
        results: list[torch.Tensor | None] = []
        for i in range(self.lib.fxge_n_outputs(e)):
            info, view = PortInfo(size=C.sizeof(PortInfo)), View()
            self.lib.fxge_output_get(e, i, C.byref(info))
            if info.role == b"user":
                there = self.lib.fxge_get_result(e, i, C.byref(view))
                results.append(of_view(view) if there else None)
        return results
