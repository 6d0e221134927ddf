# SPDX-License-Identifier: Apache-2.0
"""Live graphs of tensors on torch_npu's device: checks, and calls on torch's current stream.

AscendCL uses the addresses of these tensors directly.
"""

from __future__ import annotations

import ctypes as c
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import torch
from torch.fx import GraphModule

from .._core import library
from .._core.arrays import TORCH_OF_OURS
from ..errors import FxgeError

if TYPE_CHECKING:
    from .._programs.program import Program

# formats whose elements are stored as strides declare: NCHW, NHWC, ND, NCDHW
_PLAIN = (-1, 0, 1, 2, 30)
_ND, _ALIGNED = 2, 32


def is_on_chip(x: Any) -> bool:
    """Returns True for a tensor on a chip."""
    return isinstance(x, torch.Tensor) and x.device.type == "npu"


def check_devices(named: Iterable[tuple[str, Any]], chosen: str | None) -> None:
    """Raises FxgeError unless all tensors of a graph are on the CPU, or on one chip.

    Args:
        named: tensors among the inputs, with the user's names.
        chosen: Config.device.

    Raises:
        FxgeError: status 4, naming two tensors on different devices; 2, the option selects another
            device.
    """
    first: tuple[str, torch.device] | None = None
    for name, x in named:
        if x.device.type not in ("cpu", "npu"):
            raise FxgeError(f"input '{name}' is on {x.device}: fxge runs on cpu and npu", status=4)
        if first is None:
            first = name, x.device
        if x.device != first[1]:
            raise FxgeError(
                f"input '{name}' is on {x.device}, input '{first[0]}' on {first[1]}: "
                "expected one device for all",
                status=4,
            )
    if first and first[1].type == "npu" and chosen not in (None, "auto", str(first[1])):
        raise FxgeError(f"option 'device' is '{chosen}', the tensors are on {first[1]}", status=2)


def device_of(gm: GraphModule) -> torch.device | None:
    """Returns the chip of an AOT graph's inputs; None for the CPU.

    Raises:
        FxgeError: status 4, naming a result on another device.
    """
    vals = [n.meta.get("val") for n in gm.graph.find_nodes(op="placeholder")]
    found = next((v.device for v in vals if is_on_chip(v)), None)
    results = gm.graph.output_node().args[0]
    for n in results if isinstance(results, (tuple, list)) else [results]:
        val = n.meta.get("val") if isinstance(n, torch.fx.Node) else None
        if isinstance(val, torch.Tensor) and val.device != (found or torch.device("cpu")):
            raise FxgeError(
                f"result '{n.name}' is on {val.device}, the inputs are on {found or 'cpu'}: "
                "expected one device for all",
                status=4,
            )
    return found


# ---- calls ----


def _torch_npu() -> Any:
    found = sys.modules.get("torch_npu")
    if found is None:
        raise FxgeError("tensors of an NPU without torch_npu: import it first", status=2)
    return found


def placed() -> Callable[[torch.Tensor], torch.Tensor]:
    """Returns a function that copies a tensor if it has gaps, another format or bad alignment."""
    torch_npu = _torch_npu()
    format_of, cast = torch_npu.get_npu_format, torch_npu.npu_format_cast

    def place(x: torch.Tensor) -> torch.Tensor:
        if format_of(x) not in _PLAIN:
            x = cast(x, _ND)
        x = x.contiguous()
        return x.clone() if x.data_ptr() % _ALIGNED else x

    return place


def empty_on(device: torch.device) -> Callable[..., torch.Tensor]:
    """Returns a function that allocates a result in torch's allocator, for the current stream."""

    def empty(size: Any, stride: Any, dtype: torch.dtype) -> torch.Tensor:
        return torch.empty_strided(size, stride, dtype=dtype, device=device)

    return empty


def taker(device: torch.device) -> Callable[[Program, int], torch.Tensor]:
    """Returns result(program, i), which copies a result with data-dependent sizes to the chip.

    The memory is from torch's allocator. The run must have ended.
    """

    def result(program: Program, i: int) -> torch.Tensor:
        view = program.result(i)
        dtype = getattr(torch, TORCH_OF_OURS[view.dtype.decode()])
        out = torch.empty(tuple(view.shape[: view.rank]), dtype=dtype, device=device)
        if out.numel():
            program.copy_result(i, out.data_ptr(), out.nbytes)
        return out

    return result


def launcher(device: torch.device) -> Callable[[int, bytes, int], int]:
    """Returns a function that calls fxge_launch_packed on torch's current stream.

    Its arguments are the executable, the words, and their number. It queries the stream before each
    launch, because torch_npu then submits its pending operations.
    """
    function = library.library().fxge_launch_packed
    options = library.options(library.LaunchOptions)
    current = _torch_npu().npu.current_stream

    def launch(executable: int, words: bytes, n: int) -> int:
        options.stream = current(device).npu_stream
        return int(function(executable, words, n, c.byref(options)))

    return launch
