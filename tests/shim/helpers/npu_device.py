# SPDX-License-Identifier: Apache-2.0
"""Stand-in for torch_npu: a device "npu" of PyTorch on the fake AscendCL's memory, in Python.

The host must not access that memory. Tensors are made by DLPack, with its device kind for
extensions. Eager operators run on the CPU, with copies. Like torch_npu, the module owns aclInit,
caches freed memory, and has a stream of its own.
"""

from __future__ import annotations

import atexit
import ctypes as c
import os
import sys
import types
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch.utils.backend_registration import _setup_privateuseone_for_python_backend

DEVICES, HUGE_FIRST, TO_DEVICE, TO_HOST = 2, 0, 1, 2
_BLOCK = 512  # granularity of memory, in bytes
_KINDS = {
    torch.float32: (2, 32), torch.float64: (2, 64), torch.float16: (2, 16), torch.bfloat16: (4, 16),
    torch.int64: (0, 64), torch.int32: (0, 32), torch.int16: (0, 16), torch.int8: (0, 8),
    torch.uint8: (1, 8), torch.bool: (6, 8),
}  # fmt: skip


def library() -> Any:
    """Returns the fake's runtime, as fxge opens it."""
    path = os.path.join(os.environ["ASCEND_HOME_PATH"], "lib64")
    c.CDLL(os.path.join(path, "libacl_mdl.so"), mode=c.RTLD_GLOBAL)  # before aclInit
    return c.CDLL(os.path.join(path, "libacl_rt.so"), mode=c.RTLD_GLOBAL)


_acl = library()


def call(name: str, *args: Any) -> None:
    """Calls AscendCL; fails the test if that fails."""
    code = getattr(_acl, name)(*args)
    assert code == 0, f"{name}: {code}"


# ---- memory ----


class Memory:
    """Memory of all devices: contexts, streams, cached blocks."""

    def __init__(self) -> None:
        call("aclInit", None)
        self.contexts, self.streams = [], []
        self.free: dict[tuple[int, int], list[int]] = {}
        for i in range(DEVICES):
            context, stream = c.c_void_p(), c.c_void_p()
            call("aclrtSetDevice", i)
            call("aclrtGetCurrentContext", c.byref(context))
            call("aclrtCreateStream", c.byref(stream))
            self.contexts.append(context)
            self.streams.append(stream)
        self.blocks: list[tuple[int, int]] = []

    def enter(self, device: int) -> None:
        """Selects the device for this thread."""
        call("aclrtSetCurrentContext", self.contexts[device])

    def wait(self, device: int) -> None:
        """Waits for the device's stream."""
        self.enter(device)
        call("aclrtSynchronizeStream", self.streams[device])

    def take(self, device: int, size: int) -> tuple[int, int]:
        """Returns an address, and the key that releases it."""
        rounded = -(-size // _BLOCK) * _BLOCK
        kept = self.free.setdefault((device, rounded), [])
        if not kept:
            p = c.c_void_p()
            self.enter(device)
            call("aclrtMalloc", c.byref(p), c.c_size_t(rounded), HUGE_FIRST)
            self.blocks.append((device, p.value or 0))
            kept.append(p.value or 0)
        return kept.pop(), rounded

    def end(self) -> None:
        """Releases all memory; no tensor exists any more."""
        for i in range(DEVICES):
            self.wait(i)
            for device, p in self.blocks:
                if device == i:
                    call("aclrtFree", c.c_void_p(p))
            call("aclrtDestroyStream", self.streams[i])
            call("aclrtResetDevice", i)
        call("aclFinalize")


def new_stream(device: int) -> c.c_void_p:
    """Returns a new stream."""
    stream = c.c_void_p()
    memory.enter(device)
    call("aclrtCreateStream", c.byref(stream))
    return stream


def end_stream(stream: c.c_void_p) -> None:
    """Destroys a stream without pending work."""
    call("aclrtDestroyStream", stream)


# ---- tensors ----


class _Tensor(c.Structure):
    """DLTensor"""

    _fields_ = (
        ("data", c.c_void_p), ("device_type", c.c_int), ("device", c.c_int), ("rank", c.c_int),
        ("code", c.c_uint8), ("bits", c.c_uint8), ("lanes", c.c_uint16),
        ("shape", c.POINTER(c.c_int64)), ("strides", c.POINTER(c.c_int64)), ("offset", c.c_uint64),
    )  # fmt: skip


class _Managed(c.Structure):
    """DLManagedTensor"""


_DELETER = c.CFUNCTYPE(None, c.c_void_p)
_Managed._fields_ = (("tensor", _Tensor), ("context", c.c_void_p), ("deleter", _DELETER))
_capsule = c.pythonapi.PyCapsule_New
_capsule.restype, _capsule.argtypes = c.py_object, [c.c_void_p, c.c_char_p, c.c_void_p]
_alive: dict[int, tuple[Any, ...]] = {}
_EXTENSION = 12  # DLPack's kDLExtDev
memory: Memory


@_DELETER
def _gone(p: int) -> None:
    device, block, *_ = _alive.pop(p)
    if block is not None:
        memory.free[device, block[1]].append(block[0])


def _span(size: Any, stride: Any) -> int:
    return 1 + sum((d - 1) * s for d, s in zip(size, stride, strict=True)) if all(size) else 0


def make(size: Any, stride: Any, dtype: torch.dtype, device: int, of: Any = None) -> torch.Tensor:
    """Returns a tensor with new memory, or at an address `of` = (address, owner)."""
    code, bits = _KINDS[dtype]
    n, rank = _span(size, stride) * bits // 8, max(len(size), 1)
    block = memory.take(device, n) if n and of is None else None
    at = block[0] if block else of[0] if of else 0
    lists = (c.c_int64 * rank)(*size), (c.c_int64 * rank)(*stride)
    m = _Managed(_Tensor(at, _EXTENSION, device, len(size), code, bits, 1, *lists, 0), None, _gone)
    _alive[c.addressof(m)] = device, block, m, lists, of
    return torch._C._from_dlpack(_capsule(c.addressof(m), b"dltensor", None))  # type: ignore[attr-defined]


def _row_major(size: Any) -> list[int]:
    out, step = [], 1
    for d in reversed(size):
        out.append(step)
        step *= max(d, 1)
    return out[::-1]


def _index(device: Any) -> int:
    return (torch.device(device).index or 0) if device is not None else 0


def _empty(size: Any, dtype: Any = None, device: Any = None, **_: Any) -> torch.Tensor:
    dtype = dtype or torch.get_default_dtype()
    return make(tuple(size), _row_major(size), dtype, _index(device))


def _empty_strided(
    size: Any, stride: Any, dtype: Any = None, device: Any = None, **_: Any
) -> torch.Tensor:
    dtype = dtype or torch.get_default_dtype()
    return make(tuple(size), tuple(stride), dtype, _index(device))


def _as_strided(x: torch.Tensor, size: Any, stride: Any, offset: Any = None) -> torch.Tensor:
    start = x.data_ptr() + ((offset or 0) - x.storage_offset()) * x.element_size()
    return make(tuple(size), tuple(stride), x.dtype, x.device.index, (start, x))


def _view(x: torch.Tensor, size: Any) -> torch.Tensor:
    form = torch.empty_strided(x.shape, x.stride(), device="meta").view(size)
    return make(tuple(form.shape), form.stride(), x.dtype, x.device.index, (x.data_ptr(), x))


# ---- copies, and operators on the CPU ----


def _bytes(x: torch.Tensor) -> int:
    return _span(x.shape, x.stride()) * x.element_size()


def _copied(device: int, to: int, source: int, n: int, way: int) -> None:
    """Copies `n` bytes between host and device after the device's pending work."""
    if n:
        memory.wait(device)
        size = c.c_size_t(n)
        call("aclrtMemcpy", c.c_void_p(to), size, c.c_void_p(source), size, way)


def down(x: torch.Tensor) -> torch.Tensor:
    """Returns a copy on the CPU with the same strides."""
    host = torch.empty(_bytes(x), dtype=torch.uint8)
    _copied(x.device.index, host.data_ptr(), x.data_ptr(), len(host), TO_HOST)
    return host.view(x.dtype).as_strided(x.shape, x.stride())


def _up(x: torch.Tensor, to: torch.Tensor) -> None:
    """Copies `x` to the memory that `to` spans."""
    _copied(to.device.index, to.data_ptr(), x.data_ptr(), _bytes(to), TO_DEVICE)


def _copy_from(source: torch.Tensor, to: torch.Tensor, non_blocking: bool = False) -> torch.Tensor:  # noqa: ARG001
    source = down(source) if source.device.type == "npu" else source
    if to.device.type == "npu":
        host = down(to)
        host.copy_(source)
        _up(host, to)
    else:
        to.copy_(source)
    return to


ran: list[str] = []  # operators that ran in eager mode


def _by_cpu(op: Any, *args: Any, **kwargs: Any) -> Any:
    """Runs any operator on copies on the CPU; copies written arguments and results back."""
    ran.append(str(op))
    pairs: list[tuple[torch.Tensor, torch.Tensor]] = []
    device = torch.device("npu:0")

    def lower(x: Any) -> Any:
        nonlocal device
        if isinstance(x, torch.device) and x.type == "npu":
            return torch.device("cpu")
        if not isinstance(x, torch.Tensor) or x.device.type != "npu":
            return x
        device = x.device
        pairs.append((x, down(x)))
        return pairs[-1][1]

    def lift(y: Any) -> Any:
        if not isinstance(y, torch.Tensor):
            return y
        for x, host in pairs:
            if y is host:
                return x
        out = make(tuple(y.shape), y.stride(), y.dtype, device.index)
        _copy_from(y, out)
        return out

    result = op(*pytree.tree_map(lower, args), **pytree.tree_map(lower, kwargs))
    for x, host in pairs:  # also unwritten arguments, which is fine in tests
        if op._schema.is_mutable:
            _up(host, x)
    return pytree.tree_map(lift, result)


# ---- the device ----


class _Module:
    """Replacement of `torch.npu`."""

    def is_initialized(self) -> bool:
        return True

    def is_available(self) -> bool:
        return True

    def current_device(self) -> int:
        return 0

    def _is_in_bad_fork(self) -> bool:
        return False

    def manual_seed_all(self, seed: int) -> None:
        """Does nothing, as there is no generator."""

    def device_count(self) -> int:
        return DEVICES


class _Hook(torch._C._acc.PrivateUse1Hooks):  # type: ignore[misc, name-defined]
    """Properties of the device that PyTorch queries."""

    def is_available(self) -> bool:
        return True

    def has_primary_context(self, device: int) -> bool:  # noqa: ARG002
        return True

    def is_built(self) -> bool:
        return True


formats: dict[int, int] = {}  # formats other than ND, by address


def _cast(x: torch.Tensor, format: int) -> torch.Tensor:  # noqa: ARG001
    formats.pop(x.data_ptr())
    return x.clone()


def _current_stream(device: Any = None) -> Any:
    return types.SimpleNamespace(npu_stream=memory.streams[_index(device)].value)


def _install() -> torch.library.Library:
    _setup_privateuseone_for_python_backend("npu", backend_module=_Module(), hook=_Hook())
    aten = torch.library.Library("aten", "IMPL")
    kernels = {
        "empty.memory_format": _empty, "empty_strided": _empty_strided, "as_strided": _as_strided,
        "view": _view, "_copy_from": _copy_from,
    }  # fmt: skip
    for name, kernel in kernels.items():
        aten.impl(name, kernel, "PrivateUse1")
    every = torch.library.Library("_", "IMPL")
    every.fallback(_by_cpu, "PrivateUse1")
    stands = types.ModuleType("torch_npu")
    stands.__dict__.update(
        get_npu_format=lambda x: formats.get(x.data_ptr(), 2),
        npu_format_cast=_cast,
        npu=types.SimpleNamespace(current_stream=_current_stream),
    )
    sys.modules["torch_npu"] = stands
    _install.libraries = aten, every  # type: ignore[attr-defined]
    return aten


memory = Memory()
_install()
atexit.register(memory.end)  # registered before fxge's own handler, which therefore runs first
