# SPDX-License-Identifier: Apache-2.0
"""Operators of TorchAir: order between streams, printing, attention.

An event is recorded after the preceding operators of its stream. The next operator of a waiting
stream waits for it, by a control edge in the .air. On the CPU, a program runs in its own order.
"""

from __future__ import annotations

import importlib
from typing import Any

import torch

from fxge.torchair import _names

from ._print import npu_print

__all__ = [
    "Event",
    "npu_create_tagged_event",
    "npu_fused_infer_attention_score",
    "npu_fused_infer_attention_score_v2",
    "npu_print",
    "npu_record_tagged_stream",
    "npu_tagged_event_record",
    "npu_tagged_event_wait",
    "record",
    "wait",
]


def record() -> torch.Tensor:
    """Returns a point in the program after the preceding operators of its stream."""
    return torch.ops.fxge.record()


def wait(tensors: list[torch.Tensor]) -> None:
    """Makes the next operator of this stream wait for points or tensors.

    Raises:
        ValueError: `tensors` is not a list of one or more tensors.
    """
    if not tensors or not all(isinstance(t, torch.Tensor) for t in tensors):
        raise ValueError(
            "ops.wait expects a list of one or more tensors, such as those of ops.record()"
        )
    torch.ops.fxge.wait(tensors)


class Event:
    """Named point in the program.

    Attributes:
        tag: the name.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def __repr__(self) -> str:
        return f"<fxge.torchair.ops.Event {self.tag!r}>"


def npu_create_tagged_event(tag: str) -> Event:
    """Returns the event of that name; events with equal names are the same."""
    return Event(tag)


def npu_tagged_event_record(event: Event) -> None:
    """Records an event after the preceding operators of its stream."""
    torch.ops.fxge.record_event(event.tag)


def npu_tagged_event_wait(event: Event) -> None:
    """Makes the next operator of this stream wait for an event that the program records before.

    Raises:
        FxgeError: in compilation, if no node records the event.
    """
    torch.ops.fxge.wait_event(event.tag)


def npu_record_tagged_stream(input: torch.Tensor, tagged_stream: str) -> None:
    """Does nothing: GE plans memory itself, from the streams that read a tensor."""
    del input, tagged_stream


def _define() -> bool:
    """Defines torch_npu's operators on the first use, which takes most of a second."""
    return importlib.import_module("fxge.npu") is not None


_define_operators = torch._dynamo.assume_constant_result(_define)


def npu_fused_infer_attention_score(*args: Any, **kwargs: Any) -> Any:
    """Calls the form of torch_npu's operator whose lengths are tensors of integers."""
    _define_operators()
    return torch.ops.air.npu_fused_infer_attention_score(*args, **kwargs)


def npu_fused_infer_attention_score_v2(*args: Any, **kwargs: Any) -> Any:
    """Calls the form of torch_npu's operator whose lengths are tensors of integers."""
    _define_operators()
    return torch.ops.air.npu_fused_infer_attention_score_v2(*args, **kwargs)


__getattr__ = _names.getter(__name__, __all__)
