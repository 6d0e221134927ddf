"""Operators of torch_npu, where torch_npu is not: `fxge.npu.npu_fast_gelu(x)`, `torch.ops.npu.*`.

Each computes what its row in fxge's op table says: the C library runs it, on the CPU. What
torch_npu or anybody else has defined stays as it is. Formats of memory are a tag: every tensor is
ND here.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.library import Library

from ._session import session_ops
from ._torch_ops import define, row_of

__all__ = ["Library", "get_npu_format"]

ND = 2  # the format of every tensor without an NPU


def _rows() -> list[dict[str, Any]]:
    return [row for row in session_ops() if row["op"].startswith("npu.") and "file" not in row]


def get_npu_format(x: torch.Tensor) -> int:  # noqa: ARG001
    """The number of the format of a tensor's memory: ND."""
    return ND


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
