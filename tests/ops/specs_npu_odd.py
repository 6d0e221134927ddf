"""Calls of torch_npu's operators with nan and inf where they take no part, or where rows belong to nothing, in the terms of specs_npu.py."""

from __future__ import annotations

from typing import Any

import torch
from specs import Maker, f16, f32, i8, i32
from specs_npu import fused, still

NAN, INF = float("nan"), float("inf")


def at(t: torch.Tensor, place: tuple[Any, ...], value: float) -> torch.Tensor:
    """The same with one part that is `value`."""
    t = t.clone()
    t[place] = value
    return t


def products() -> None:
    ends = torch.tensor([2, 2, 5])
    still("npu_masked_causal_conv1d", "nan", lambda m: [at(m(5, 2, 8), (3, 1), NAN), m(3, 8)], (f16,),
          mask=torch.tensor([[1, 1, 0, 1, 1], [0, 1, 1, 0, 0]], dtype=torch.bool))
    still("npu_grouped_matmul_add", "nan", lambda m: [m(12, 3, dtype=f32), at(m(5, 4), (0, 1), NAN), at(m(5, 3), (4,), INF), ends], (f16,))
    still("npu_grouped_matmul", "inner_nan", lambda m: [[at(m(4, 6), (1, 0), NAN)], [at(m(6, 8), (4,), INF)]], group_list=ends, group_type=2, split_item=3)
    still("npu_quant_grouped_matmul_dequant", "behind", lambda m: [at(m(6, 16), (5,), NAN), m(3, 8, 16, dtype=i8), m(3, 8, dtype=f32), ends], (f16,))
    still("npu_grouped_matmul_finalize_routing", "behind", lambda m: [m(6, 16, dtype=i8), m(3, 16, 8, dtype=i8), torch.tensor([2, 3, 0])],
          scale=at(torch.arange(24.0).reshape(3, 8), (2,), NAN))
    still("npu_grouped_matmul_swiglu_quant", "behind", lambda m: [m(6, 16, dtype=i8), m(3, 16, 8, dtype=i8), torch.tensor([2, 5, 5]), at(m(3, 8) / 16, (2,), NAN), m.positive(6)])
    still("npu_ffn", "behind", lambda m: [m(6, 16), m(3, 16, 8), m(3, 8, 6), "silu"], (f16,), expert_tokens=[2, 0, 3], bias2=torch.ones(3, 6))
    still("npu_swiglu_quant", "behind", lambda m: [m(6, 16)], smooth_scales=torch.arange(1.0, 25).reshape(3, 8), group_index=torch.tensor([2, 2, 4], dtype=i32))
    still("npu_dequant_swiglu_quant", "behind", lambda m: [m(6, 16, dtype=i32) * 9], weight_scale=torch.arange(1.0, 49).reshape(3, 16) / 64,
          group_index=torch.tensor([2, 0, 3]), quant_mode=1)
    still("npu_cross_entropy_loss", "ignored_nan", lambda m: [at(m(4, 6), (1, 2), NAN), torch.tensor([1, 5, 2, 0])], ignore_index=5)
    still("npu_rotary_mul", "pairs_TND", lambda m: [m(5, 3, 16), m(5, 1, 16), m(5, 1, 16), "interleave"])


def attention() -> None:
    for name, heads, flag, ql, kl in (
            ("npu_fused_infer_attention_score", "num_heads", "softmax_lse_flag", "actual_seq_lengths", "actual_seq_lengths_kv"),
            ("npu_fused_infer_attention_score_v2", "num_query_heads", "return_softmax_lse", "actual_seq_qlen", "actual_seq_kvlen")):
        for tag, value in (("nan", NAN), ("inf", INF)):
            still(name, f"packed_{tag}", lambda m, v=value: [m(5, 2, 16), m(7, 2, 16), at(m(7, 2, 16), (1, 0), v)], (f16,), input_layout="TND",
                  **{heads: 2, ql: [2, 5], kl: [3, 7], flag: True})
        still(name, "endless", lambda m: [at(m(2, 2, 4, 16), (0, 0, 0, 0), INF), at(m(2, 2, 6, 16), (0, 0, slice(None), 0), -1.0), m(2, 2, 6, 16)], (f16,),
              input_layout="BNSD", sparse_mode=3, **{heads: 2})
        still(name, "blocks_of_heads", lambda m: [m(2, 1, 32), m(4, 2, 4, 16), m(4, 2, 4, 16)], (f16,), block_table=torch.tensor([[2, 0], [1, 3]], dtype=i32),
              block_size=4, **{heads: 2, kl: [3, 7]})
        still(name, "rope_BSH", lambda m: [m(2, 3, 8), m(2, 5, 8), m(2, 5, 8)], (f16,), query_rope=torch.arange(48).reshape(2, 3, 8).to(f16) / 48,
              key_rope=torch.arange(80).reshape(2, 5, 8).to(f16) / 80, **{heads: 2})
    rows = torch.tensor([[[[2, 0, -1]], [[1, 3, 0]]], [[[0, -1, 1]], [[-1, 2, 1]]]], dtype=i32)
    still("npu_sparse_flash_attention", "endless", lambda m: [at(m(2, 2, 3, 8), (0, 0, 0, 0), INF), at(m(2, 4, 1, 8), (0, slice(None), 0, 0), -1.0), m(2, 4, 1, 8), rows, 0.3], (f16,))


def nan_in(where: int) -> Any:
    """Of query, key and value one has nan at its first place."""
    def shapes(m: Maker, all_of: list[torch.Tensor]) -> list[torch.Tensor]:
        all_of[where] = at(all_of[where], (0,) * all_of[where].dim(), NAN)
        return all_of

    return shapes


def training() -> None:
    causal = torch.ones(6, 6).triu(1).bool()
    packed = [(7, 2, 4), (9, 1, 4), (9, 1, 4)]
    for op in ("npu_fusion_attention", "npu_fusion_attention_v2"):
        for where in range(3):
            fused(op, f"TND_nan_{where}", packed, layout="TND", actual_seq_qlen=[2, 2, 5], actual_seq_kvlen=[3, 3, 7], atten_mask=causal, sparse_mode=3, change=nan_in(where))
        fused(op, "blind_nan", [(1, 2, 5, 4), (1, 2, 3, 4), (1, 2, 3, 4)], atten_mask=causal, sparse_mode=3, change=nan_in(2))
        fused(op, "nan_of_queries", [(1, 2, 3, 4), (1, 2, 5, 4), (1, 2, 5, 4)], atten_mask=causal, sparse_mode=2, change=nan_in(0))


for group in (products, attention, training):
    group()
