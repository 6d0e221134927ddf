# SPDX-License-Identifier: Apache-2.0
"""Plug-ins made of Python functions: descriptions, kernels and exchange; mirrors fxge/plugin.h."""

from __future__ import annotations

import ctypes as c
import math
from collections.abc import Callable, Mapping
from typing import Any

from . import library
from .arrays import BITS_OF_OURS, TORCH_OF_OURS

_P, _S, _I = c.c_void_p, c.c_char_p, c.c_int
_BY_NAME = [_P, _S, _I]  # call, argument's name, index of the element


class KernelCall(c.Structure):
    """fxge_kernel_call"""

    _fields_ = (
        ("size", c.c_size_t),
        ("type", _S),
        ("inputs", c.POINTER(library.TensorView)),
        ("outputs", c.POINTER(library.TensorView)),
        ("n_in", _I),
        ("n_out", _I),
        ("call", _P),
    )


_KERNEL = c.CFUNCTYPE(c.c_bool, _P, c.POINTER(KernelCall), _P)


class _Api(c.Structure):
    """fxge_plugin_api; members that are not used here have no signature."""

    _fields_ = (
        ("size", c.c_size_t),
        ("describe", c.CFUNCTYPE(c.c_bool, _P, _S, _S, c.c_size_t)),
        ("meta", _P),
        ("converter", _P),
        ("kernel", c.CFUNCTYPE(c.c_bool, _P, _S, _KERNEL, _P)),
        ("fusion", _P),
        ("refuse", _P),
        ("fail", c.CFUNCTYPE(c.c_bool, _P, _S, _S)),
        ("count", c.CFUNCTYPE(_I, _P, _S)),
        ("kind", c.CFUNCTYPE(_S, _P, _S)),
        ("dtype", c.CFUNCTYPE(_S, *_BY_NAME)),
        ("rank", _P),
        ("dim", _P),
        ("size_arg", _P),
        ("int_arg", c.CFUNCTYPE(c.c_int64, *_BY_NAME)),
        ("float_arg", c.CFUNCTYPE(c.c_double, *_BY_NAME)),
        ("bool_arg", c.CFUNCTYPE(c.c_bool, *_BY_NAME)),
        ("str_arg", c.CFUNCTYPE(_S, *_BY_NAME)),
        *((name, _P) for name in ("dim_of", "dim_op", "dim_known", "dim_equal", "result", "value")),
        *((name, _P) for name in ("emit", "cast", "number", "give")),
        ("exchange", c.CFUNCTYPE(c.c_bool, _P, _KERNEL, _P)),
    )


_INIT = c.CFUNCTYPE(c.c_bool, c.POINTER(_Api), _P, _P)
_ABI = 1


class Entry(c.Structure):
    """fxge_plugin"""

    _fields_ = (
        ("size", c.c_size_t),
        ("abi", c.c_uint32),
        ("api_size", c.c_size_t),
        ("name", _S),
        ("version", _S),
        ("init", _INIT),
        ("user", _P),
    )


def _shape(view: Any) -> tuple[int, ...]:
    return tuple(view.shape[i] for i in range(view.rank))


def _bytes(view: Any) -> Any:
    return (c.c_char * view.bytes).from_address(view.data)


def _array(view: Any) -> Any:
    import numpy as np

    if view.dtype is None:
        return None
    dtype = view.dtype.decode()
    name = BITS_OF_OURS.get(dtype, TORCH_OF_OURS[dtype])
    shape = _shape(view)
    if not math.prod(shape):
        return np.empty(shape, dtype=name)
    return np.frombuffer(_bytes(view), dtype=name).reshape(shape)


def _tensor(view: Any) -> Any:
    import torch

    if view.dtype is None:
        return None
    dtype = getattr(torch, TORCH_OF_OURS[view.dtype.decode()])
    shape = _shape(view)
    if not math.prod(shape):
        return torch.empty(shape, dtype=dtype)
    return torch.frombuffer(_bytes(view), dtype=dtype).reshape(shape)


class Call:
    """One call of a kernel.

    Arrays and tensors share the program's memory and are valid until the kernel returns. A kernel
    reads the inputs and fills the outputs.

    Attributes:
        type: GE type, such as "MyGelu".
    """

    def __init__(self, api: _Api, k: KernelCall) -> None:
        self._api, self._k = api, k
        self.type = k.type.decode()

    @property
    def inputs(self) -> list[Any]:
        """Inputs as NumPy arrays in the order of the row, None if absent; bfloat16 as uint16."""
        return [_array(self._k.inputs[i]) for i in range(self._k.n_in)]

    @property
    def outputs(self) -> list[Any]:
        """Outputs as NumPy arrays to fill; bfloat16 as uint16."""
        return [_array(self._k.outputs[i]) for i in range(self._k.n_out)]

    @property
    def input_tensors(self) -> list[Any]:
        """Inputs as torch tensors, None if absent."""
        return [_tensor(self._k.inputs[i]) for i in range(self._k.n_in)]

    @property
    def output_tensors(self) -> list[Any]:
        """Outputs as torch tensors to fill."""
        return [_tensor(self._k.outputs[i]) for i in range(self._k.n_out)]

    def attr(self, name: str) -> Any:
        """Returns the value of an attribute: int, float, bool, str, or a list of them.

        Raises:
            KeyError: the type has no such attribute.
        """
        api, call, key = self._api, self._k.call, library.text(name)
        kind = (api.kind(call, key) or b"").decode()
        read = {
            "int": api.int_arg,
            "float": api.float_arg,
            "bool": api.bool_arg,
            "str": api.str_arg,
            "dtype": api.dtype,
        }.get(kind.removesuffix("[]"))
        if read is None:
            raise KeyError(name)
        values = [read(call, key, i) for i in range(api.count(call, key))]
        values = [v.decode() if isinstance(v, bytes) else v for v in values]
        return values if kind.endswith("[]") else values[0] if values else None


Kernel = Callable[[Call], None]


class Plugin:
    """Operators whose CPU kernels are Python functions.

    Args:
        name: used in messages.
        ops: operator descriptions in any form that a file may have (doc/own-ops.md).
        kernels: by GE type a function of a Call that fills its outputs. An exception that it raises
            becomes the error of the run.
        form: file name whose ending selects the form of `ops`: "ops.h" for C++, "ops.yaml".
        exchange: function of a Call that exchanges tensors between the processes of a distributed
            program (doc/distributed.md). Without it, torch.distributed is used.
    """

    def __init__(
        self,
        name: str,
        ops: str = "",
        kernels: Mapping[str, Kernel] | None = None,
        form: str = "ops.yaml",
        exchange: Kernel | None = None,
    ) -> None:
        self.name, self.ops, self.kernels, self.form = name, ops, dict(kernels or {}), form
        self.exchange = exchange
        self._texts = [library.text(t) for t in (form, ops, *self.kernels)]
        self._api: _Api | None = None
        self._kernel = _KERNEL(self._run)
        self._exchange = _KERNEL(self._run_exchange)
        self.entry = Entry(
            size=c.sizeof(Entry),
            abi=_ABI,
            api_size=c.sizeof(_Api),
            name=library.text(name),
            version=b"",
            init=_INIT(self._init),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Plugin, (self.name, self.ops, self.kernels, self.form, self.exchange)

    def _init(self, api: Any, host: int, _user: int | None) -> bool:
        a = self._api = api.contents
        form, text, *types = self._texts
        ok = not text or a.describe(host, form, text, len(text))
        ok = ok and all(a.kernel(host, t, self._kernel, None) for t in types)
        return bool(ok and (self.exchange is None or a.exchange(host, self._exchange, None)))

    def _run(self, _api: int, call: Any, _user: int | None) -> bool:
        return self._call(call, lambda one: self.kernels[one.type](one))

    def _run_exchange(self, _api: int, call: Any, _user: int | None) -> bool:
        assert self.exchange is not None
        return self._call(call, self.exchange)

    def _call(self, call: Any, kernel: Kernel) -> bool:
        assert self._api is not None
        try:
            kernel(Call(self._api, call.contents))
        except BaseException as e:  # exceptions must not pass through C frames
            said = f"{type(e).__name__}: {e}".replace("\0", "\\0").encode(errors="replace")
            return bool(self._api.fail(call.contents.call, b"%s", said))
        return True
