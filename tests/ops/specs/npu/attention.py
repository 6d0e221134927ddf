# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu attention."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, HALF, INF, NAN, SPECS, Maker, Spec, bf16, f16, f32, group, i8, i32, i64
from specs.npu.base import operand, program, refused, replaced, static, zeros, zeros_f16


def fused(op: str, tag: str, shapes: Any, dtypes: Any = (f32,), *, layout: str = "BNSD", heads: int = 2, made: Any = None, change: Any = None, **more: Any) -> None:
    """Adds attention in training, and its gradient with the results of the forward call.

    `made` holds the shapes of further tensors by name; `change` replaces query, key and value.
    """
    shaped = made or {}

    def forward(m: Maker) -> tuple[list[Any], dict[str, Any]]:
        made = {k: m(*shape) for k, shape in shaped.items()}
        three = [m(*s) for s in shapes]
        return [*(change(m, three) if change else three), heads, layout], {**more, **made, "scale": 0.3}

    def backward(m: Maker) -> tuple[list[Any], dict[str, Any]]:
        args, named = forward(m)
        y, most, total, *_ = getattr(torch.ops.npu, op)(*args, **named)
        named = {"scale_value" if k == "scale" else k: v for k, v in named.items()}
        return [*args[:3], m(*y.shape), *args[3:]], {**named, "softmax_max": most, "softmax_sum": total, "attention_in": y}

    SPECS.append(Spec(f"npu.{op}", tag, forward, tuple(dtypes), False))
    SPECS.append(Spec(f"npu.{op.replace('attention', 'attention_grad')}", tag, backward, tuple(dtypes), False))


def nan_in(where: int) -> Any:
    """Returns a function that sets the first element of query, key or value to NaN."""

    def shapes(m: Maker, all_of: list[torch.Tensor]) -> list[torch.Tensor]:
        all_of[where] = replaced(all_of[where], (0,) * all_of[where].dim(), NAN)
        return all_of

    return shapes


@group
def inference() -> None:
    """Adds attention for prefill and incremental decoding."""
    name = "npu_prompt_flash_attention"
    static(name, "BSH", lambda m: [m(2, 3, 8), m(2, 3, 8), m(2, 3, 8)], HALF, num_heads=2, scale_value=0.25)
    for layout, q, k in (("BNSD", (1, 4, 3, 4), (1, 2, 5, 4)), ("BSND", (1, 3, 4, 4), (1, 5, 2, 4)), ("BNSD_BSND", (1, 4, 3, 4), (1, 2, 5, 4))):
        static(name, layout, lambda m, q=q, k=k: [m(*q), m(*k), m(*k)], HALF, num_heads=4, num_key_value_heads=2, scale_value=0.25, input_layout=layout)
    four: Any = lambda m: [m(2, 2, 4, 4), m(2, 2, 6, 4), m(2, 2, 6, 4)]  # noqa: E731
    for mode in (2, 3, 4):
        static(name, f"mode_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, pre_tokens=2, next_tokens=1)
    hides = torch.arange(24).reshape(4, 6) % 5 == 0
    for mode in (0, 1):
        static(name, f"mask_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, next_tokens=3, atten_mask=hides[None, None])
    static(name, "pse", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", pse_shift=torch.arange(48).reshape(1, 2, 4, 6).to(f16) / 16)
    for mode in (0, 3):
        static(name, f"lengths_{mode}", four, (f16,), num_heads=2, scale_value=0.25, input_layout="BNSD", sparse_mode=mode, actual_seq_lengths=[4, 3], actual_seq_lengths_kv=[5, 6])
    name = "npu_incre_flash_attention"
    static(name, "BSH", lambda m: [m(3, 1, 8), m(3, 4, 8), m(3, 4, 8)], HALF, num_heads=2, scale_value=0.25)
    static(name, "BNSD", lambda m: [m(2, 4, 1, 4), m(2, 2, 5, 4), m(2, 2, 5, 4)], HALF, num_heads=4, num_key_value_heads=2, scale_value=0.25, input_layout="BNSD", actual_seq_lengths=[3, 5])
    table = torch.tensor([[2, 0], [1, 3]], dtype=i32)
    static(name, "paged", lambda m: [m(2, 1, 8), m(4, 4, 8), m(4, 4, 8)], HALF, num_heads=2, scale_value=0.25, block_table=table, actual_seq_lengths=[3, 7], block_size=4)
    for name, heads, flag, q_key, k_key in (
            ("npu_fused_infer_attention_score", "num_heads", "softmax_lse_flag", "actual_seq_lengths", "actual_seq_lengths_kv"),
            ("npu_fused_infer_attention_score_v2", "num_query_heads", "return_softmax_lse", "actual_seq_qlen", "actual_seq_kvlen")):
        two: dict[str, Any] = {heads: 2, "scale" if heads == "num_heads" else "softmax_scale": 0.25}
        static(name, "BSH", lambda m: [m(3, 4, 8), m(3, 5, 8), m(3, 5, 8)], HALF, **two)
        static(name, "lse", four, HALF, **two, input_layout="BNSD", **{flag: True})
        static(name, "lengths", four, (f16,), **two, input_layout="BNSD", sparse_mode=3, **{q_key: [4, 3], k_key: [5, 6]})
        static(name, "rope", four, (f16,), **two, input_layout="BNSD", query_rope=torch.arange(32).reshape(2, 2, 4, 2).to(f16) / 16,
              key_rope=torch.arange(48).reshape(2, 2, 6, 2).to(f16) / 16)
        static(name, "paged", lambda m: [m(2, 1, 8), m(4, 4, 8), m(4, 4, 8)], HALF, **two, block_table=table, block_size=4, **{k_key: [3, 7]})
        for mode in (0, 3):
            static(name, f"packed_{mode}", lambda m: [m(5, 2, 4), m(7, 2, 4), m(7, 2, 4)], HALF, **two, input_layout="TND", sparse_mode=mode,
                  **{q_key: [2, 5], k_key: [3, 7]}, **{flag: True})
    static(name, "sink", four, (bf16,), **two, input_layout="BNSD", learnable_sink=torch.tensor([0.5, -1.0]).to(bf16))


def ints(*values: int, dtype: torch.dtype = i64) -> torch.Tensor:
    return torch.tensor(values, dtype=dtype)


@group
def lengths_as_tensors() -> None:
    """Adds calls as GE programs make them: lengths as tensors, packed queries, caches in blocks."""
    table = ints(2, 0, 1, 3, dtype=i32).reshape(2, 2)
    first, second = "air.npu_fused_infer_attention_score", "air.npu_fused_infer_attention_score_v2"
    lengths = {"actual_seq_lengths": ints(4, 3, dtype=i32), "actual_seq_lengths_kv": ints(5, 6)}
    static(first, "BNSD", lambda m: [m(2, 2, 4, 4), m(2, 2, 6, 4), m(2, 2, 6, 4)], HALF, num_heads=2, scale=0.25, input_layout="BNSD", sparse_mode=3, **lengths)
    static(first, "BSH", lambda m: [m(2, 1, 8), m(2, 5, 4), m(2, 5, 4)], (f16,), num_heads=2, num_key_value_heads=1, scale=0.25, actual_seq_lengths_kv=ints(3, 5, dtype=i32))
    ends, counts = ints(1, 4), ints(3, 7, dtype=i32)
    two: Any = {"num_query_heads": 2, "softmax_scale": 0.25, "actual_seq_qlen": ends, "actual_seq_kvlen": counts, "block_table": table, "block_size": 4}
    caches: Any = lambda m: [m(4, 2, 8), m(4, 4, 8), m(4, 4, 8)]  # noqa: E731
    for mode in (0, 2, 3, 4):
        more = {"pre_tokens": 2, "next_tokens": 0} if mode == 4 else {}
        static(second, f"TND_{mode}", caches, HALF, **two, num_key_value_heads=1, input_layout="TND", sparse_mode=mode, return_softmax_lse=True, **more)
    sink = torch.tensor([0.5, -1.0]).to(bf16)
    static(second, "window", caches, (bf16,), **two, num_key_value_heads=1, input_layout="TND", sparse_mode=4, pre_tokens=2, next_tokens=0, learnable_sink=sink)
    rope: Any = {"query_rope": torch.arange(128).reshape(4, 2, 16).to(f16) / 128, "key_rope": torch.arange(256).reshape(4, 1, 1, 4, 16).to(f16) / 256}
    tiles: Any = lambda m: [m(4, 2, 32), m(4, 1, 2, 4, 16), m(4, 1, 2, 4, 16)]  # noqa: E731
    static(second, "TND_NTD", tiles, (f16,), **two, **rope, num_key_value_heads=1, input_layout="TND_NTD", sparse_mode=3, return_softmax_lse=True)
    narrow: Any = lambda m: [m(4, 2, 32), m(4, 1, 1, 4, 32), m(4, 1, 1, 4, 32)]  # noqa: E731
    scales = {"dequant_scale_query": torch.arange(1, 9).reshape(4, 2) / 16, "dequant_scale_key": torch.tensor([0.125]), "dequant_scale_value": torch.tensor([0.125])}
    static(second, "whole_i8", narrow, (i8,), **two, **rope, **scales, num_key_value_heads=1, input_layout="TND_NTD", query_quant_mode=3)


@group
def other_layouts() -> None:
    """Adds layouts of results, and the modes of scales of caches."""
    name, two = "npu_fused_infer_attention_score_v2", {"num_query_heads": 2, "softmax_scale": 0.25}
    for layout, q, k in (("BSH_NBSD", (2, 3, 8), (2, 5, 8)), ("BSND_NBSD", (2, 3, 2, 4), (2, 5, 2, 4)), ("BNSD_NBSD", (2, 2, 3, 4), (2, 2, 5, 4)),
                         ("BSH_BNSD", (2, 3, 8), (2, 5, 8)), ("NSD", (2, 3, 4), (2, 5, 4))):
        static(name, layout, lambda m, q=q, k=k: [m(*q), m(*k), m(*k)], (f16,), **two, input_layout=layout, return_softmax_lse=True)
    for layout in ("NTD", "NTD_TND"):
        static(name, layout, lambda m: [m(2, 5, 4), m(2, 7, 4), m(2, 7, 4)], (f16,), **two, input_layout=layout, actual_seq_qlen=[2, 4], actual_seq_kvlen=[3, 7], sparse_mode=3)

    def keys(m: Maker, *shape: int, dtype: torch.dtype = i8) -> torch.Tensor:
        n = torch.Size(shape).numel()
        return (torch.arange(n).reshape(shape) * 37 % 101 - 50).to(dtype)

    for mode, shape in ((0, (2, 4)), (1, (2, 6)), (2, (2,)), (3, (2, 2, 6))):
        dtype = f32 if mode in (1, 3) else bf16
        both = {"dequant_scale_key": (torch.arange(torch.Size(shape).numel()).reshape(shape) % 7 + 1).to(dtype) / 64}
        both["dequant_scale_value"] = both["dequant_scale_key"] / 2
        both["dequant_offset_key"] = both["dequant_offset_value"] = torch.ones(shape, dtype=dtype)
        static(name, f"i8_{mode}", lambda m: [m(2, 2, 1, 4), keys(m, 2, 2, 6, 4), keys(m, 2, 2, 6, 4)], (bf16,), **two, **both, input_layout="BNSD",
               key_quant_mode=mode, value_quant_mode=mode, actual_seq_kvlen=[5, 6])
    static("npu_incre_flash_attention", "i8", lambda m: [m(2, 1, 8), keys(m, 2, 5, 8), keys(m, 2, 5, 8)], HALF, num_heads=2, scale_value=0.25,
           antiquant_scale=torch.ones(2, 8, dtype=bf16) / 32)


@group
def training() -> None:
    """Adds attention with its gradient: layouts, masks, sequence lengths."""
    op, four = "npu_fusion_attention", [(1, 2, 3, 2), (1, 2, 5, 2), (1, 2, 5, 2)]
    causal, one = torch.ones(6, 6).triu(1).bool(), torch.zeros(1, 1, dtype=torch.bool)
    fused(op, "BNSD", [(2, 2, 3, 3), (2, 1, 5, 3), (2, 1, 5, 2)], FLOATS)
    fused(op, "BSH", [(2, 3, 6), (2, 5, 3), (2, 5, 2)], FLOATS, layout="BSH", sparse_mode=3, atten_mask=causal)
    fused(op, "SBH", [(3, 2, 4), (5, 2, 4), (5, 2, 4)], layout="SBH", sparse_mode=2, atten_mask=causal)
    fused(op, "BSND", [(1, 3, 2, 2), (1, 5, 1, 2), (1, 5, 1, 2)], layout="BSND", sparse_mode=4, atten_mask=causal, pre_tockens=1, next_tockens=0)
    hides = torch.arange(15).reshape(3, 5) % 4 == 0
    fused(op, "mask", four, atten_mask=hides, pre_tockens=1)
    two = [(2, *shape[1:]) for shape in four]
    fused(op, "mask_of_batches", two, atten_mask=torch.stack([hides, ~hides])[:, None].to(torch.uint8), sparse_mode=1)
    for tag, shape in (("pse", (2, 2, 3, 5)), ("pse_of_heads", (1, 2, 3, 5)), ("pse_of_keys", (2, 2, 1, 5))):
        fused(op, tag, two, (f32,), made={"pse": shape})
    fused(op, "no_mask", four, sparse_mode=3, next_tockens=0)
    for mode in (5, 6):
        fused(op, f"prefix_{mode}", two, sparse_mode=mode, atten_mask=one, prefix=[3, 4])
    fused(op, "sink", four, (f16,), sink=torch.tensor([0.5, -1.0]))
    fused(op, "no_queries", [(1, 2, 0, 2), (1, 2, 5, 2), (1, 2, 5, 2)])
    packed = [(7, 2, 2), (9, 1, 2), (9, 1, 2)]
    ends: Any = {"layout": "TND", "actual_seq_qlen": [2, 2, 5, 7], "actual_seq_kvlen": [3, 3, 7, 9]}
    fused(op, "TND", packed, FLOATS, **ends)
    for mode in (0, 1, 2, 3, 4, 6, 7, 8):
        mask = torch.arange(12).reshape(3, 4) % 3 == 1 if mode < 2 else causal
        more = {"pre_tockens": 2, "next_tockens": 1} if mode in (0, 4, 7, 8) else {}
        fused(op, f"TND_{mode}", packed, **ends, atten_mask=mask, sparse_mode=mode, prefix=[1, 0, 2, 2] if mode == 6 else None, **more)
    fused(op, "TND_tail", packed, layout="TND", actual_seq_qlen=[2, 5, 0], actual_seq_kvlen=[3, 7, 0])
    op, bias = "npu_fusion_attention_v2", (2, 2, 3, 5)
    fused(op, "plain", two, FLOATS, atten_mask=causal, sparse_mode=3)
    fused(op, "rope", two, (f16, bf16), made={"query_rope": (2, 2, 3, 2), "key_rope": (2, 2, 5, 2)}, atten_mask=causal, sparse_mode=2)
    fused(op, "rope_BSH", [(2, 3, 4), (2, 5, 2), (2, 5, 2)], layout="BSH", made={"query_rope": (2, 3, 4), "key_rope": (2, 5, 2)})
    for kind in (0, 1):
        fused(op, f"pse_{kind}", two, made={"pse": bias}, pse_type=kind)
    fused(op, "TND", packed, **ends, made={"query_rope": (7, 2, 2), "key_rope": (9, 1, 2)}, atten_mask=causal, sparse_mode=4, pre_tokens=2, next_tokens=1)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    h = x(1, 2, 3, 16, dtype=f16)
    refused("npu_prompt_flash_attention", "heads", "none", h, h, h, num_heads=0)
    refused("npu_prompt_flash_attention", "layout", "other", h, h, h, input_layout="NBSD")
    refused("npu_prompt_flash_attention", "mode", "nine", h, h, h, input_layout="BNSD", sparse_mode=9)
    refused("npu_incre_flash_attention", "layout", "other", h, h, h, input_layout="TND")
    refused("npu_incre_flash_attention", "lengths", "none", h, h, h, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    refused("npu_fused_infer_attention_score", "layout", "other", h, h, h, input_layout="NBSD")
    refused("npu_fused_infer_attention_score", "paged", "none", h, h, h, num_heads=2, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    refused("npu_fused_infer_attention_score", "packed", "none", h[0], h[0], h[0], num_heads=3, input_layout="TND")
    refused("npu_fused_infer_attention_score_v2", "heads", "none", h, h, h, num_query_heads=0)
    refused("npu_fused_infer_attention_score_v2", "paged", "none", h, h, h, num_query_heads=2, input_layout="BNSD", block_table=x(1, 2, dtype=i32))
    refused("npu_fused_infer_attention_score_v2", "packed", "none", h[0], h[0], h[0], num_query_heads=3, input_layout="TND")
    refused("npu_fused_infer_attention_score_v2", "mask", "packed", h[0], h[0], h[0], num_query_heads=3, input_layout="TND", actual_seq_qlen=[2], actual_seq_kvlen=[2], atten_mask=h[0, 0])
    refused("npu_fused_infer_attention_score_v2", "scales", "none", h, h.to(i8), h.to(i8), num_query_heads=2, input_layout="BNSD")
    refused("npu_fused_infer_attention_score_v2", "scales", "many", h, h.to(i8), h.to(i8), num_query_heads=2, input_layout="BNSD", dequant_scale_key=x(5), dequant_scale_value=x(5))
    refused("npu_fused_infer_attention_score_v2", "fractal", "rows", h, x(4, 2, 2, 4, 8, dtype=f16), x(4, 2, 2, 4, 8, dtype=f16), num_query_heads=2, input_layout="BNSD",
            block_table=x(1, 2, dtype=i32), actual_seq_kvlen=[5])
    for op, four in (("npu_fusion_attention", [h, h, h]), ("npu_fusion_attention_grad", [h, h, h, h]), ("npu_fusion_attention_v2", [h, h, h]), ("npu_fusion_attention_grad_v2", [h, h, h, h])):
        refused(op, "heads", "none", *four, 0, "BNSD")
        refused(op, "layout", "other", *four, 2, "NBSD")
        refused(op, "rank", "three", *four, 2, "TND")
        refused(op, "mode", "nine", *four, 2, "BNSD", sparse_mode=9)
        if op.endswith("v2"):
            refused(op, "rope", "one", *four, 2, "BNSD", query_rope=h)


@group
def unused_elements() -> None:
    """Adds NaN in keys and values beyond the sequence lengths."""
    for name, heads, flag, ql, kl in (
            ("npu_fused_infer_attention_score", "num_heads", "softmax_lse_flag", "actual_seq_lengths", "actual_seq_lengths_kv"),
            ("npu_fused_infer_attention_score_v2", "num_query_heads", "return_softmax_lse", "actual_seq_qlen", "actual_seq_kvlen")):
        for tag, value in (("nan", NAN), ("inf", INF)):
            static(name, f"packed_{tag}", lambda m, v=value: [m(5, 2, 16), m(7, 2, 16), replaced(m(7, 2, 16), (1, 0), v)], (f16,), input_layout="TND",
                  **{heads: 2, ql: [2, 5], kl: [3, 7], flag: True})
        static(name, "endless", lambda m: [replaced(m(2, 2, 4, 16), (0, 0, 0, 0), INF), replaced(m(2, 2, 6, 16), (0, 0, slice(None), 0), -1.0), m(2, 2, 6, 16)], (f16,),
              input_layout="BNSD", sparse_mode=3, **{heads: 2})
        static(name, "blocks_of_heads", lambda m: [m(2, 1, 32), m(4, 2, 4, 16), m(4, 2, 4, 16)], (f16,), block_table=torch.tensor([[2, 0], [1, 3]], dtype=i32),
              block_size=4, **{heads: 2, kl: [3, 7]})
        static(name, "rope_BSH", lambda m: [m(2, 3, 8), m(2, 5, 8), m(2, 5, 8)], (f16,), query_rope=torch.arange(48).reshape(2, 3, 8).to(f16) / 48,
              key_rope=torch.arange(80).reshape(2, 5, 8).to(f16) / 80, **{heads: 2})


@group
def unused_elements_in_training() -> None:
    """Adds NaN in masked elements, forward and backward."""
    causal = torch.ones(6, 6).triu(1).bool()
    packed = [(7, 2, 2), (9, 1, 2), (9, 1, 2)]
    for op in ("npu_fusion_attention", "npu_fusion_attention_v2"):
        for where in range(3):
            fused(op, f"TND_nan_{where}", packed, layout="TND", actual_seq_qlen=[2, 2, 5], actual_seq_kvlen=[3, 3, 7], atten_mask=causal, sparse_mode=3, change=nan_in(where))
        fused(op, "blind_nan", [(1, 2, 5, 4), (1, 2, 3, 4), (1, 2, 3, 4)], atten_mask=causal, sparse_mode=3, change=nan_in(2))
        fused(op, "nan_of_queries", [(1, 2, 3, 2), (1, 2, 5, 2), (1, 2, 5, 2)], atten_mask=causal, sparse_mode=2, change=nan_in(0))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    q, k = zeros_f16(1, 4, 3, 16), zeros_f16(1, 2, 5, 16)
    refused("npu_prompt_flash_attention", "sizes", "heads", q, k, zeros_f16(1, 4, 5, 16), num_heads=4, num_key_value_heads=2, input_layout="BNSD")
    refused("npu_incre_flash_attention", "sizes", "heads", q, k, k, num_heads=4, input_layout="BNSD")
    same: Any = {"num_heads": 4, "input_layout": "BNSD"}
    for name in ("npu_prompt_flash_attention", "npu_incre_flash_attention"):
        refused(name, "bias", "three", q, q, q, **same, pse_shift=zeros_f16(4, 3, 3))
    for name, heads, ql, kl in (("npu_fused_infer_attention_score", "num_heads", "actual_seq_lengths", "actual_seq_lengths_kv"),
                                ("npu_fused_infer_attention_score_v2", "num_query_heads", "actual_seq_qlen", "actual_seq_kvlen")):
        refused(name, "sizes", "heads", q, k, k, **{heads: 4}, input_layout="BNSD")
        refused(name, "counts", "ends", q[0], q[0], q[0], **{heads: 3, ql: [4], kl: [5]}, input_layout="TND")
        refused(name, "bias", "three", q, q, q, **{heads: 4}, input_layout="BNSD", pse_shift=zeros_f16(4, 3, 3))
        refused(name, "rope", "one", q, q, q, **{heads: 4}, input_layout="BNSD", query_rope=zeros_f16(1, 4, 3, 4))
    refused(name, "sink", "three", q, q, q, num_query_heads=4, input_layout="BNSD", learnable_sink=zeros(3, dtype=bf16))
    for name in ("npu_fusion_attention", "npu_fusion_attention_v2"):
        refused(name, "sizes", "values", q, k, zeros_f16(1, 4, 5, 16), 4, "BNSD")
        refused(name, "ends", "more", q[0], q[0], q[0], 3, "TND", actual_seq_qlen=[9], actual_seq_kvlen=[2])
        refused(name, "bias", "three", q, q, q, 4, "BNSD", pse=zeros_f16(4, 3, 3))
        refused(name, "prefixes", "three", q, q, q, 4, "BNSD", prefix=[1, 2, 3])
        grad = name.replace("attention", "attention_grad")
        refused(grad, "bias", "three", q, q, q, q, 4, "BNSD", pse=zeros_f16(4, 3, 3))
        refused(grad, "prefixes", "three", q, q, q, q, 4, "BNSD", prefix=[1, 2, 3])
        refused(grad, "sizes", "values", q, k, zeros_f16(1, 4, 5, 16), q, 4, "BNSD")
        refused(grad, "ends", "more", q[0], q[0], q[0], q[0], 3, "TND", actual_seq_qlen=[9], actual_seq_kvlen=[2])
        refused(grad, "kept", "sums", q, k, k, q, 4, "BNSD", softmax_max=zeros(1, 4, 3, 8), softmax_sum=zeros(4, 3, 8), attention_in=q)


@group
def compiled_only() -> None:
    """Adds calls that are lowered and not executed."""
    program("npu_fused_attention_layernorm_qkv_fwd", operand(256, 24), operand(24, 24), operand(24, 24), operand(24, 24), operand(24), operand(24))
    program("atb._npu_flash_attention_unpad", operand(4, 2, 8), operand(4, 2, 8), operand(4, 2, 8), operand(2, dtype=i32), 0.5, 2, 2, operand(4, 16))
