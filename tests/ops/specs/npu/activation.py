# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu activations."""

from __future__ import annotations

import torch

from specs.base import FLOATS, f32, group
from specs.npu.base import call, refused, static


@group
def activations() -> None:
    """Adds gated and approximated activations with their gradients."""
    call("npu_swiglu", "plain", lambda m: [m(m.a, m.b, 8)], FLOATS)
    call("npu_swiglu", "middle", lambda m: [m(m.a, 6, m.b), 1])
    call("npu_swiglu_backward", "plain", lambda m: [m(m.a, m.b, 4), m(m.a, m.b, 8)], FLOATS)
    static("npu_swiglu_backward", "middle", lambda m: [m(3, 3, 4), m(3, 6, 4), 1])
    for name in ("npu_fast_gelu", "fast_gelu"):
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("npu_fast_gelu_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    for approximate in ("none", "tanh"):
        call("npu_gelu", approximate, lambda m: [m(m.a, m.b)], FLOATS, approximate=approximate)
        call("npu_gelu_backward", approximate, lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS, approximate=approximate)
    for tag, more in (("tanh", [-1, 1, False]), ("erf", [-1, 0, False]), ("left", [-1, 1, True])):
        call("npu_geglu", tag, lambda m, k=more: [m(m.a, m.b, 8), *k], FLOATS)
        call("npu_geglu_grad", tag, lambda m, k=more: [m(m.a, m.b, 4), m(m.a, m.b, 8), m(m.a, m.b, 4), *k], FLOATS)
    call("npu_clipped_swiglu", "interleaved", lambda m: [m(m.a, m.b, 8) * 4], FLOATS)
    call("npu_clipped_swiglu", "halves", lambda m: [m(m.a, m.b, 8) * 4], interleaved=False, alpha=1.5, limit=3.0, bias=0.5)
    static("npu_clipped_swiglu", "middle", lambda m: [m(3, 6, 4)], dim=1)
    static("npu_clipped_swiglu", "groups", lambda m: [m(7, 8)], group_index=torch.tensor([2, 0, 3]))


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_swiglu", "even", "odd", x(2, 5))
    refused("npu_clipped_swiglu", "even", "odd", x(2, 5))
    refused("npu_gelu", "approximate", "other", x(2), approximate="erf")
    refused("npu_geglu", "approximate", "two", x(2, 4), -1, 2)
