"""Operators of torch_npu, where torch_npu is not: `fxge.npu.npu_fast_gelu(x)`, `torch.ops.npu.*`.

Each computes what its row in fxge's op table says: the C library runs it, on the CPU. What
torch_npu or anybody else has defined stays as it is. Formats of memory are a tag: every tensor is
ND here.
"""

from __future__ import annotations

import sys
from typing import Any

import torch
from torch.library import Library

from fxge._operators.torch_definitions import define, row_of
from fxge._programs.sessions import session_ops
from fxge.errors import FxgeError

__all__ = ["Library", "config", "get_npu_format", "is_available", "set_compile_mode"]

ND = 2  # the format of every tensor without an NPU


def _rows() -> list[dict[str, Any]]:
    return [row for row in session_ops() if row["op"].startswith("npu.") and "file" not in row]


def get_npu_format(x: torch.Tensor) -> int:  # noqa: ARG001
    """The number of the format of a tensor's memory: ND."""
    return ND


def _torch_npu() -> Any:
    """Returns torch_npu's module of device functions if the process has imported it, else None."""
    return getattr(sys.modules.get("torch_npu"), "npu", None)


def is_available() -> bool:
    """Returns whether tensors can be made on the device "npu", for which torch_npu is needed."""
    there = _torch_npu()
    return there is not None and bool(there.is_available())


class _Config:
    """Settings of torch_npu (`allow_internal_format`): they act where torch_npu is imported."""

    def __init__(self) -> None:
        object.__setattr__(self, "_allowed", False)

    @property
    def allow_internal_format(self) -> bool:
        """The value that was set last; every tensor is ND without torch_npu."""
        return bool(self._allowed)  # type: ignore[attr-defined]

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "allow_internal_format":
            raise FxgeError(
                f"fxge.npu.config has no setting '{name}'; there is allow_internal_format", status=2
            )
        object.__setattr__(self, "_allowed", bool(value))
        there = _torch_npu()
        if there is not None:
            there.config.allow_internal_format = bool(value)


config = _Config()


def set_compile_mode(jit_compile: bool = False) -> None:
    """Sets how torch_npu compiles eager operators, where it is imported; else has no effect.

    Graphs that fxge compiles for a chip take `atc_options=["--jit_compile=1"]` instead.
    """
    there = _torch_npu()
    if there is not None:
        there.set_compile_mode(jit_compile=jit_compile)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    try:
        return getattr(torch.ops.npu, name)
    except AttributeError:
        raise AttributeError(f"torch_npu's operator '{name}' is none of fxge.npu") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *(row["op"].split(".")[1] for row in _rows())})


if not hasattr(torch.ops.npu, "get_npu_format"):  # a number, which no row gives
    _library = Library("npu", "FRAGMENT")
    _library.define("get_npu_format(Tensor self) -> int")
    _library.impl("get_npu_format", get_npu_format, "CompositeExplicitAutograd")
define([row_of(row) for row in _rows()], same=False)
