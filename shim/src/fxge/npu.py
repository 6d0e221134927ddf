"""Operators of torch_npu, where torch_npu is not: `fxge.npu.npu_fast_gelu(x)`, `torch.ops.npu.*`.

Each computes what its row in fxge's op table says: the C library runs it, on the CPU. What torch_npu
or anybody else has defined stays as it is. Formats of memory are a tag: every tensor is ND here.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.library import Library

from ._program import session_ops
from ._torch_ops import Gradient, Row, define

__all__ = ["Library", "get_npu_format"]

ND = 2  # the format of every tensor without an NPU

# What autograd calls: operator -> (backward operator, what its parameters take, whose gradients it
# gives).
_GRADIENTS = {
    "npu_rms_norm": ("npu_rms_norm_backward", "dy=grad self gamma rstd=result1", "self gamma"),
    "npu_swiglu": ("npu_swiglu_backward", "grad_output=grad self dim", "self"),
    "npu_fast_gelu": ("npu_fast_gelu_backward", "grad self", "self"),
    "fast_gelu": ("npu_fast_gelu_backward", "grad self", "self"),
    "npu_gelu": ("npu_gelu_backward", "grad_output=grad self approximate", "self"),
    "npu_geglu": (
        "npu_geglu_grad",
        "grad_output=grad self gelu=result1 dim approximate activate_left",
        "self",
    ),
    "npu_rotary_mul": ("npu_rotary_mul_backward", "grad self r1 r2 rotary_mode", "self r1 r2"),
    "npu_fusion_attention": (
        "npu_fusion_attention_grad",
        "query key value dy=grad head_num input_layout pse padding_mask atten_mask "
        "softmax_max=result1 softmax_sum=result2 softmax_in=result3 attention_in=result0 "
        "scale_value=scale keep_prob pre_tockens next_tockens inner_precise prefix "
        "actual_seq_qlen actual_seq_kvlen sparse_mode sink",
        "query key value pse sink",
    ),
}


def _gradients(op: str) -> list[Gradient]:
    base = op.split(".")[1]
    if base not in _GRADIENTS or not op.endswith(".default"):
        return []
    name, takes, inputs = _GRADIENTS[base]
    parts = [word.partition("=") for word in takes.split()]
    named = {parameter: of or parameter for parameter, _, of in parts}
    return [Gradient(f"npu::{name}", named, inputs.split())]


def _rows() -> list[dict[str, Any]]:
    return [row for row in session_ops() if row["op"].startswith("npu.") and "file" not in row]


def get_npu_format(x: torch.Tensor) -> int:
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
define([Row(row["schema"], _gradients(row["op"])) for row in _rows()], same=False)
