"""Tensors of torch_npu's device, of whose memory AscendCL has the addresses: what is checked of
them, and calls on torch's current stream."""

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

_PLAIN = (-1, 0, 1, 2, 30)  # formats whose elements lie as strides say: NCHW, NHWC, ND, NCDHW
_ND, _ALIGNED = 2, 32


def is_there(x: Any) -> bool:
    """A tensor of a chip."""
    return isinstance(x, torch.Tensor) and x.device.type == "npu"


def check_devices(named: Iterable[tuple[str, Any]], chosen: str | None) -> None:
    """All tensors of a graph lie on the CPU, or on one chip.

    Args:
        named: the tensors among the inputs, with the user's names.
        chosen: Config.device.

    Raises:
        FxgeError: status 4, with the names of two that differ; 2, the option says another device.
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
    """The chip that the inputs of an AOT graph lie on; None: the CPU.

    Raises FxgeError (status 4), naming a result that lies elsewhere.
    """
    vals = [n.meta.get("val") for n in gm.graph.find_nodes(op="placeholder")]
    found = next((v.device for v in vals if is_there(v)), None)
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
    """The tensor as a program takes it: itself, unless it has gaps, or another format."""
    torch_npu = _torch_npu()
    format_of, cast = torch_npu.get_npu_format, torch_npu.npu_format_cast

    def place(x: torch.Tensor) -> torch.Tensor:
        if format_of(x) not in _PLAIN:
            x = cast(x, _ND)
        x = x.contiguous()
        return x.clone() if x.data_ptr() % _ALIGNED else x

    return place


def empty_on(device: torch.device) -> Callable[..., torch.Tensor]:
    """Memory for a result: of torch's allocator, for the current stream."""

    def empty(size: Any, stride: Any, dtype: torch.dtype) -> torch.Tensor:
        return torch.empty_strided(size, stride, dtype=dtype, device=device)

    return empty


def taker(device: torch.device) -> Callable[[Program, int], torch.Tensor]:
    """result(program, i): result i of the last run, whose sizes only that could tell, in memory of
    torch's allocator. The run was waited for."""

    def result(program: Program, i: int) -> torch.Tensor:
        view = program.result(i)
        dtype = getattr(torch, TORCH_OF_OURS[view.dtype.decode()])
        out = torch.empty(tuple(view.shape[: view.rank]), dtype=dtype, device=device)
        if out.numel():
            program.copy_result(i, out.data_ptr(), out.nbytes)
        return out

    return result


def launcher(device: torch.device) -> Callable[[int, bytes, int], int]:
    """fxge_launch_packed(executable, the words, their number) on torch's current stream.

    The stream is asked for before each launch: torch_npu then hands over what it still keeps back.
    """
    function = library.library().fxge_launch_packed
    options = library.options(library.LaunchOptions)
    current = _torch_npu().npu.current_stream

    def launch(executable: int, words: bytes, n: int) -> int:
        options.stream = current(device).npu_stream
        return int(function(executable, words, n, c.byref(options)))

    return launch
