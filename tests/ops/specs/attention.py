# SPDX-License-Identifier: Apache-2.0
"""Calls of attention."""

from __future__ import annotations

import torch

from specs.base import FLOATS, Maker, call, group, static

aten = torch.ops.aten


@group
def fused_attention() -> None:
    """Adds scaled dot-product attention: masks, causality, scales, grouped heads, ranks."""
    qkv = lambda m: [m(2, 2, m.a, 8) / 4, m(2, 2, m.b, 8) / 4, m(2, 2, m.b, 8)]  # noqa: E731
    name = "scaled_dot_product_attention"
    call(name, "plain", qkv, FLOATS)
    call(name, "bool_mask", lambda m: [*qkv(m), m.mask(m.a, m.b) | (torch.arange(m.b) == 0)])
    static(name, "float_mask", lambda m: [*qkv(m), m(2, 1, 3, 4)], FLOATS)
    call(name, "causal", lambda m: [m(2, 2, m.a, 8), m(2, 2, m.a, 8), m(2, 2, m.a, 8)], is_causal=True)
    static(name, "scale", qkv, scale=0.5)
    static(name, "gqa", lambda m: [m(1, 4, 3, 8), m(1, 2, 3, 8), m(1, 2, 3, 8)], enable_gqa=True)
    static(name, "rank3", lambda m: [m(2, 3, 8), m(2, 4, 8), m(2, 4, 6)])


@group
def attention_by_device() -> None:
    """Adds the overloads that PyTorch selects by device. Only their first two results are defined."""

    def heads(m: Maker) -> list[object]:
        return [m(1, 2, m.a, 8), m(1, 2, m.b, 8), m(1, 2, m.b, 8)]

    call("_scaled_dot_product_flash_attention_for_cpu", "plain", heads, FLOATS)
    static("_scaled_dot_product_flash_attention_for_cpu", "causal", lambda m: [*heads(m), 0.0, True])

    def gradient(m: Maker, causal: bool = False) -> list[object]:
        q, k, v = (m(1, 2, 4, 8) for _ in range(3))
        out, log = aten._scaled_dot_product_flash_attention_for_cpu(q, k, v, 0.0, causal)
        return [m(1, 2, 4, 8), q, k, v, out, log, 0.0, causal]

    static("_scaled_dot_product_flash_attention_for_cpu_backward", "plain", gradient)
    static("_scaled_dot_product_flash_attention_for_cpu_backward", "causal", lambda m: gradient(m, True))
