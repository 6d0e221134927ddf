"""Calls of torch_npu's operators over sequences, in the terms of specs_npu.py."""

from __future__ import annotations

from typing import Any

import torch
from specs import bf16, f16, f32, i32
from specs_npu import HALVES, still, wrong

u8 = torch.uint8


def ints(*values: Any) -> torch.Tensor:
    return torch.tensor(values, dtype=i32)


def sparse_attention() -> None:
    name = "npu_sparse_flash_attention"
    at = ints([[[2, 0, -1]], [[1, 3, 0]]], [[[0, -1, 1]], [[-1, 2, 1]]])  # of two sequences with two rows

    def make(q: tuple[int, ...], k: tuple[int, ...], chosen: torch.Tensor) -> Any:
        return lambda m: [m(*q, 3, 8), m(*k, 1, 8), m(*k, 1, 8), chosen, 0.3]

    for mode in (0, 3):
        still(name, f"BSND_{mode}", make((2, 2), (2, 4), at), HALVES, sparse_mode=mode)
    rope = torch.arange(48).reshape(2, 2, 3, 4).to(f16) / 48
    turned = torch.arange(32).reshape(2, 4, 1, 4).to(f16) / 32
    still(name, "rope", make((2, 2), (2, 4), at), (f16,), query_rope=rope, key_rope=turned, attention_mode=2, return_softmax_lse=True)
    still(name, "blocks", make((2, 2), (2, 7), at), (f16,), sparse_block_size=2, sinks=torch.tensor([0.5, -1.0, 2.0]),
          actual_seq_lengths_query=ints(2, 1), actual_seq_lengths_kv=ints(7, 5))
    still(name, "paged", make((2, 2), (4, 2), at), (bf16,), layout_kv="PA_BSND", block_table=ints([2, 0], [1, 3]), actual_seq_lengths_kv=ints(4, 3))
    still(name, "TND", make((4,), (7,), at.flatten(0, 1)), (f16,), layout_query="TND", layout_kv="TND", return_softmax_lse=True,
          actual_seq_lengths_query=ints(2, 4), actual_seq_lengths_kv=ints(4, 7))


def states() -> None:
    name, lens = "npu_chunk_gated_delta_rule", ints(3, 1, 2)
    rule: Any = lambda m: [m(6, 2, 4), m(6, 2, 4), m(6, 4, 3)]  # noqa: E731
    beta = torch.arange(24).reshape(6, 4).to(bf16) / 24
    for tag, dtype in (("plain", bf16), ("wide", f32)):
        first = (torch.arange(144).reshape(3, 4, 3, 4) % 7 / 7).to(dtype)
        more = {} if tag == "plain" else {"scale": 0.5, "g": -torch.arange(24.0).reshape(6, 4) / 24}
        still(name, tag, rule, (bf16,), beta=beta, initial_state=first, actual_seq_lengths=lens, **more)


def convolutions() -> None:
    starts = {"query_start_loc": ints(0, 3, 4, 9)}
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        still(name, "packed", lambda m: [m(9, 4), m(3, 4), m(5, 2, 4)], HALVES, **starts, cache_indices=ints(4, 0, 2), num_computed_tokens=ints(5, 0, 1))
    name = "npu_fused_causal_conv1d.functional"
    still(name, "longer", lambda m: [m(9, 4), m(3, 4), m(3, 6, 4)], (f16,), **starts, num_accepted_tokens=ints(2, 1, 4), residual_connection=1)
    still(name, "pangu", lambda m: [m(9, 4), m(3, 4), m(3, 4, 4)], (f16,), **starts, conv_mode="pangu", num_computed_tokens=ints(0, 1, 7))
    still(name, "batch", lambda m: [m(3, 2, 4), m(3, 4), m(3, 2, 4)], (bf16,), cache_indices=ints(2, -1, 0))


def blocks() -> None:
    name = "npu_anti_mx_quant"
    still(name, "e2m1", lambda m: [m(3, 40, dtype=u8), 120 + m(3, 2, 2, dtype=u8) % 16], src_type=296)
    still(name, "e1m2", lambda m: [m(3, 16, dtype=u8), 120 + m(3, 1, 2, dtype=u8) % 16], src_type=297, dst_type=6)


def refusals() -> None:
    def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    name, at = "npu_sparse_flash_attention", x(1, 2, 1, 4, dtype=i32)
    q, k = x(1, 2, 3, 8), x(1, 4, 1, 8)
    wrong(name, "layout", "other", q, k, k, at, 1.0, layout_query="BNSD")
    wrong(name, "rank", "indices", q, k, k, at[0], 1.0)
    wrong(name, "one", "heads", q, x(1, 4, 3, 8), x(1, 4, 3, 8), at, 1.0)
    wrong(name, "mode", "nine", q, k, k, at, 1.0, sparse_mode=9)
    wrong(name, "rope", "one", q, k, k, at, 1.0, query_rope=x(1, 2, 3, 4))
    wrong(name, "lengths", "none", q[0], k[0], k[0], at[0], 1.0, layout_query="TND", layout_kv="TND")
    name, b = "npu_chunk_gated_delta_rule", {"dtype": bf16}
    three = [x(6, 2, 4, **b), x(6, 2, 4, **b), x(6, 4, 3, **b)]
    wrong(name, "given", "none", *three)
    wrong(name, "rank", "two", *three[:2], x(6, 4, **b))
    for name in ("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional"):
        wrong(name, "rank", "one", x(4), x(3, 4), x(1, 2, 4))
        wrong(name, "sizes", "short", x(4, 4), x(3, 4), x(1, 1, 4), query_start_loc=x(2, dtype=i32))
        wrong(name, "starts", "none", x(4, 4), x(3, 4), x(1, 2, 4))
        wrong(name, "mode", "alone", x(1, 4, 4), x(3, 4), x(1, 2, 4), conv_mode="pangu")
    wrong("npu_anti_mx_quant", "rank", "scales", x(3, 32, dtype=u8), x(3, 2, dtype=u8))


for group in (sparse_attention, states, convolutions, blocks, refusals):
    group()
