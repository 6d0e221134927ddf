# SPDX-License-Identifier: Apache-2.0
"""Operators of torch_npu without torch_npu: `fxge.npu.npu_fast_gelu(x)`, `torch.ops.npu.*`.

The C library runs each operator on the CPU, as its row in fxge's operator table declares. Operators
that another package has defined are left alone. Memory formats are a tag: every tensor is ND.
"""

from __future__ import annotations

import sys
from typing import Any

import torch
from torch.library import Library

from fxge._operators import execution_order
from fxge._operators.torch_definitions import define, row_of
from fxge._programs.sessions import session_ops
from fxge.errors import FxgeError

__all__ = ["Library", "config", "get_npu_format", "is_available", "set_compile_mode"]

ND = 2  # format of every tensor without an NPU


def _rows() -> list[dict[str, Any]]:
    spaces = ("npu.", "air.")  # air: TorchAir's own forms
    return [row for row in session_ops() if row["op"].startswith(spaces) and "file" not in row]


def get_npu_format(x: torch.Tensor) -> int:  # noqa: ARG001
    """Returns the number of a tensor's memory format: ND."""
    return ND


def _torch_npu() -> Any:
    """Returns torch_npu's module of device functions if the process has imported it, else None."""
    return getattr(sys.modules.get("torch_npu"), "npu", None)


def is_available() -> bool:
    """Returns True if tensors can be created on the device "npu", which needs torch_npu."""
    there = _torch_npu()
    return there is not None and bool(there.is_available())


class _Config:
    """Settings of torch_npu (`allow_internal_format`), which act if torch_npu is imported."""

    def __init__(self) -> None:
        object.__setattr__(self, "_allowed", False)

    @property
    def allow_internal_format(self) -> bool:
        """Last value that was set; without torch_npu every tensor is ND."""
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
    """Sets the compile mode of torch_npu's eager operators, if torch_npu is imported.

    Graphs that fxge compiles for a chip use `atc_options=["--jit_compile=1"]` instead.
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
        raise AttributeError(f"torch_npu's operator '{name}' is not part of fxge.npu") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *(row["op"].split(".")[1] for row in _rows())})


if not hasattr(torch.ops.npu, "get_npu_format"):  # returns a number, which rows cannot
    _library = Library("npu", "FRAGMENT")
    _library.define("get_npu_format(Tensor self) -> int")
    _library.impl("get_npu_format", get_npu_format, "CompositeExplicitAutograd")
define([row_of(row) for row in _rows()], same=False)
execution_order.keep(torch.ops.npu.npu_prefetch.default)
