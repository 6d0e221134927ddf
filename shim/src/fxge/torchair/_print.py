# SPDX-License-Identifier: Apache-2.0
"""npu_print: printing of tensors by a running compiled program.

In a live graph on the CPU, PyTorch prints by an operator of fxge. In an .air, GE's Print does,
which accepts tensors but no texts.
"""

from __future__ import annotations

from typing import Any

import torch

from fxge._operators import converters, execution_order

from . import ge
from .ge._values import DataType, Tensor

_library = torch.library.Library("fxge", "FRAGMENT")
_library.define("print(Tensor[] tensors, str[] texts, int summarize, bool detail) -> ()")
_OP = torch.ops.fxge.print.default
execution_order.keep(_OP)

# Dtypes that GE's Print does not accept -> replacement.
_PRINTED = {DataType.DT_BF16: DataType.DT_FLOAT, DataType.DT_BOOL: DataType.DT_UINT8}


def _number(v: Any) -> str:
    return f"{v:.9g}" if isinstance(v, float) else str(int(v) if isinstance(v, bool) else v)


def _shown(t: torch.Tensor, n: int) -> str:
    """Returns a tensor as text; only the first and last `n` elements of longer dims, all for -1."""
    if t.dim() == 0:
        return _number(t.item())
    if n < 0 or t.shape[0] <= 2 * n:
        parts = [_shown(x, n) for x in t]
    else:
        parts = [*(_shown(x, n) for x in t[:n]), "...", *(_shown(x, n) for x in t[-n:])]
    return f"[{(' ' if t.dim() == 1 else chr(10) + ' ').join(parts)}]"


def _print(tensors: list[torch.Tensor], texts: list[str], summarize: int, detail: bool) -> None:
    """Prints tensors with the texts before, between and after them."""
    line = texts[0]
    for t, text in zip(tensors, texts[1:], strict=True):
        shown = _shown(t.detach(), summarize)
        line += f"tensor({shown}, shape={list(t.shape)}, dtype={t.dtype})" if detail else shown
        line += text
    print(line, flush=True)


_library.impl("print", _print, "CPU")


def _print_nothing(
    tensors: list[torch.Tensor], texts: list[str], summarize: int, detail: bool
) -> None:
    del tensors, texts, summarize, detail


_library.impl("print", _print_nothing, "Meta")


def _converter(tensors: list[Tensor], texts: list[str], summarize: int, detail: bool) -> None:
    del texts, summarize, detail
    taken = [(t, _PRINTED.get(t.dtype)) for t in tensors]
    ge.Print([t if dtype is None else ge.Cast(t, dst_type=dtype) for t, dtype in taken])


converters.register_ours(_OP, _converter)


def npu_print(*args: Any, summarize_size: int = 3, tensor_detail: bool = False) -> None:
    """Prints texts, numbers and tensors in a line, whenever the program runs.

    Args:
        args: tensors, at least one, texts, bools and numbers.
        summarize_size: number of values from each end of a dim; -1: all.
        tensor_detail: prints shapes and dtypes, too.

    Raises:
        TypeError, ValueError: as in TorchAir.
    """
    for i, a in enumerate(args):
        if not isinstance(a, (torch.Tensor, str, bool, float, int)):
            raise TypeError(
                f"npu_print: argument {i} is {type(a).__name__}, expected a tensor, text or number"
            )
    if not isinstance(summarize_size, int) or not isinstance(tensor_detail, bool):
        raise TypeError("npu_print: `summarize_size` is an int, `tensor_detail` a bool")
    if summarize_size < -1 or summarize_size == 0:
        raise ValueError(f"npu_print: summarize_size={summarize_size}, expected 1 or more, or -1")
    tensors, texts = [], [""]
    for i, a in enumerate(args):
        between = " " if i else ""
        if isinstance(a, torch.Tensor):
            texts[-1] += between
            tensors.append(a)
            texts.append("")
        else:
            texts[-1] += between + str(a)
    if not tensors:
        raise ValueError("npu_print: found no tensor, expected one or more")
    torch.ops.fxge.print(tensors, texts, summarize_size, tensor_detail)
