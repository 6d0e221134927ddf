# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu rotary embeddings."""

from __future__ import annotations

import torch

from specs.base import FLOATS, HALF, f16, f32, group, i64
from specs.npu.base import call, refused, static, zeros, zeros_i64


@group
def rotary() -> None:
    """Adds rotary position embeddings: layouts, modes, sections."""
    for tag, shape in (("BSND", (1, None, 1, 6)), ("full", (None, None, 2, 6))):
        call("npu_rotary_mul", tag, lambda m, s=shape: [m(m.a, m.b, 2, 6), *(m(s[0] or m.a, m.b, s[2], 6) for _ in "cs")], FLOATS)
        call("npu_rotary_mul_backward", tag, lambda m, s=shape: [m(m.a, m.b, 2, 6), m(m.a, m.b, 2, 6), *(m(s[0] or m.a, m.b, s[2], 6) for _ in "cs")], FLOATS)
    call("npu_rotary_mul", "interleave", lambda m: [m(m.a, m.b, 2, 6), m(1, m.b, 1, 6), m(1, m.b, 1, 6), "interleave"], FLOATS)
    call("npu_rotary_mul", "TND", lambda m: [m(m.a, 3, 8), m(m.a, 1, 8), m(m.a, 1, 8)])
    call("npu_rotary_mul_backward", "interleave", lambda m: [m(m.a, m.b, 2, 6), m(m.a, m.b, 2, 6), m(1, m.b, 1, 6), m(1, m.b, 1, 6), "interleave"])
    call("npu_apply_rotary_pos_emb", "BSND", lambda m: [m(m.a, m.b, 2, 6), m(m.a, m.b, 1, 6), m(m.a, m.b, 1, 6), m(m.a, m.b, 1, 6)], FLOATS)
    call("npu_apply_rotary_pos_emb", "heads", lambda m: [m(m.a, m.b, 2, 64), m(m.a, m.b, 1, 64), m(m.a, m.b, 1, 64), m(m.a, m.b, 1, 64)], FLOATS)
    static("npu_apply_rotary_pos_emb", "TND.heads", lambda m: [m(5, 4, 128), m(5, 1, 128), m(5, 1, 128), m(5, 1, 128), "TND"])
    static("npu_apply_rotary_pos_emb", "TND", lambda m: [m(5, 4, 8), m(5, 1, 8), m(5, 1, 8), m(5, 1, 8), "TND"])
    call("npu_interleave_rope", "plain", lambda m: [m(m.a, 2, m.b, 8), m(m.a, 1, m.b, 8), m(m.a, 1, m.b, 8)], HALF)
    positions = torch.tensor([3, 0, 7, 1, 2])
    rows = torch.tensor([[3, 0, 7, 1, 2], [1, 1, 0, 4, 5], [6, 2, 2, 3, 0]])
    static("npu_mrope", "half", lambda m: [positions, m(5, 32), m(5, 16), m(8, 16), 16], FLOATS)
    static("npu_mrope", "part", lambda m: [positions, m(5, 32), m(5, 16), m(8, 8), 16], rotary_mode="interleave")
    static("npu_mrope", "sections", lambda m: [rows, m(5, 32), m(5, 16), m(8, 16), 16], mrope_section=[2, 3, 3])
    call("npu_mrope", "free", lambda m: [m.index(8, m.a), m(m.a, 32), m(m.a, 16), m(8, 16), 16])


@group
def updates() -> None:
    """Adds rotary embeddings that update an operand."""
    name = "atb._npu_rotary_embedding.functional"
    for tag, neox in (("half", True), ("pairs", False)):
        call(name, tag, lambda m, n=neox: [m.index(6, m.a), m(m.a, 24), m(m.a, 16), 8, m(6, 8), n], FLOATS)
    static(name, "part", lambda m: [m.index(6, 3), m(3, 24), m(3, 16), 8, m(6, 4, dtype=f32), True], (f16,))


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_rotary_mul", "rank", "two", x(2, 4), x(2, 4), x(2, 4))
    refused("npu_rotary_mul", "even", "odd", x(2, 2, 5), x(2, 2, 5), x(2, 2, 5))
    refused("npu_rotary_mul", "shapes", "differ", x(2, 2, 4), x(2, 2, 4), x(2, 1, 4))
    refused("npu_rotary_mul", "mode", "other", x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), "full")
    refused("npu_rotary_mul_backward", "shapes", "rank", x(2, 2, 4), x(2, 2, 4), x(2, 4), x(2, 4))
    refused("npu_rotary_mul_backward", "mode", "quarter", x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), x(2, 2, 4), "quarter")
    refused("npu_apply_rotary_pos_emb", "layout", "other", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 2, 1, 4), "NBSD")
    refused("npu_apply_rotary_pos_emb", "mode", "other", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 2, 1, 4), "BSND", "whole")
    refused("npu_apply_rotary_pos_emb", "shapes", "differ", x(1, 2, 2, 4), x(1, 2, 2, 4), x(1, 2, 1, 4), x(1, 1, 1, 4))
    h = x(1, 1, 2, 6, dtype=f16)
    refused("npu_interleave_rope", "rank", "three", x(1, 2, 4, dtype=f16), x(1, 2, 4, dtype=f16), x(1, 2, 4, dtype=f16))
    refused("npu_interleave_rope", "even", "odd", h[..., :5], h[..., :5], h[..., :5])
    refused("npu_interleave_rope", "shapes", "differ", h, h, h[:, :, :1])
    at = x(2, dtype=i64)
    refused("npu_mrope", "rank", "three", at, x(2, 2, 4), x(2, 4), x(3, 4), 4)
    refused("npu_mrope", "head", "other", at, x(2, 4), x(2, 4), x(3, 4), 3)
    refused("npu_mrope", "mode", "other", at, x(2, 4), x(2, 4), x(3, 4), 4, rotary_mode="full")
    refused("atb._npu_rotary_embedding.functional", "rank", "three", x(2, dtype=i64), x(2, 2, 4), x(2, 4), 4, x(3, 4), True)
    refused("atb._npu_rotary_embedding.functional", "head", "three", x(2, dtype=i64), x(2, 4), x(2, 4), 3, x(3, 4), True)


@group
def packed_pairs() -> None:
    """Adds interleaved pairs in the TND layout."""
    static("npu_rotary_mul", "pairs_TND", lambda m: [m(5, 3, 16), m(5, 1, 16), m(5, 1, 16), "interleave"])


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    refused("npu_mrope", "table", "odd", zeros_i64(2), zeros(2, 4), zeros(2, 4), zeros(3, 3), 4)
    refused("npu_mrope", "rows", "three", zeros_i64(3), zeros(2, 4), zeros(2, 4), zeros(3, 4), 4)
    refused("npu_mrope", "sections", "three", zeros(3, 2, dtype=i64), zeros(2, 8), zeros(2, 8), zeros(3, 8), 8, mrope_section=[1, 1, 1])
    refused("atb._npu_rotary_embedding.functional", "table", "odd", zeros_i64(2), zeros(2, 4), zeros(2, 4), 4, zeros(3, 3), True)
    refused("atb._npu_rotary_embedding.functional", "rows", "three", zeros_i64(3), zeros(2, 4), zeros(2, 4), 4, zeros(3, 4), True)
