# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu's operators: attention, caches, states, positions of keys."""

from __future__ import annotations

from typing import Any

import torch
from npu_draw import FLOATS, HALVES, Args, Draw, bf16, drawn, f16, f32, i8, i32, i64, u8

BOOL = torch.bool

# ---- attention ----


def heads_of(d: Draw) -> tuple[int, int]:
    """Returns numbers of query and key heads."""
    kv = d.size(1, 2)
    return kv * d.size(1, 2), kv


def in_layout(d: Draw, layout: str, b: int, n: int, s: int, size: int) -> torch.Tensor:
    """Draws numbers for b sequences of s positions and n heads."""
    shapes = {"BSH": (b, s, n * size), "SBH": (s, b, n * size), "BSND": (b, s, n, size), "BNSD": (b, n, s, size), "TND": (b * s, n, size)}
    return d(*shapes[layout.split("_")[0]])


def masks(d: Draw, b: int, rows: int, columns: int, dtypes: tuple[torch.dtype, ...]) -> torch.Tensor:
    """Draws a mask, of all sequences or for each."""
    shape = d.pick([rows, columns], [b, 1, rows, columns], [1, 1, rows, columns])
    return d(*shape, dtype=BOOL).to(d.pick(*dtypes))


def four(d: Draw, layouts: tuple[str, ...], rows: int | None = None) -> tuple[list[torch.Tensor], dict[str, Any]]:
    """Draws queries, keys and values of a layout, and their sizes."""
    d.of(HALVES)
    layout = d.pick(*layouts)
    (heads, kv), b, s, t, size = heads_of(d), d.size(1, 3), rows or d.size(), d.size(1, 6), 2 * d.size(1, 4)
    of_v = size if d.flag(0.7) else 2 * d.size(1, 4)
    q = in_layout(d, layout, b, heads, s, size)
    k, v = (in_layout(d, layout, b, kv, t, n) for n in (size, of_v))
    return [q, k, v], {"layout": layout, "heads": heads, "kv": kv, "b": b, "s": s, "t": t, "size": size}


def listed(d: Draw, b: int, most: int) -> list[int]:
    """Draws the length of each sequence; one number for all."""
    return [d.size(1, most)] if d.flag(0.2) else [d.size(1, most) for _ in range(b)]


@drawn("npu_prompt_flash_attention")
def prompt_flash_attention(d: Draw) -> Args:
    qkv, z = four(d, ("BSH", "BSND", "BNSD", "BNSD_BSND"))
    named = {"input_layout": z["layout"], "num_heads": z["heads"], "num_key_value_heads": z["kv"] if z["kv"] != z["heads"] or d.flag() else 0,
             "sparse_mode": d.size(0, 4), **d.some(scale_value=d.number, pse_shift=lambda: d(d.pick(1, z["b"]), z["heads"], z["s"], z["t"]),
             pre_tokens=lambda: d.size(0, 4), next_tokens=lambda: d.size(0, 4), atten_mask=lambda: masks(d, z["b"], z["s"], z["t"], (BOOL, i8, u8)))}
    if d.flag(0.4):
        named |= {"actual_seq_lengths": listed(d, z["b"], z["s"]), "actual_seq_lengths_kv": listed(d, z["b"], z["t"])}
    return qkv, named


def pages(d: Draw, b: int, blocks: int, size: int) -> tuple[torch.Tensor, list[int]]:
    """Draws the blocks of each sequence, and the number of used positions."""
    each = d.size(1, 2)
    table = torch.stack([d.order(blocks, each) for _ in range(b)]).to(i32)
    return table, [d.size(1, each * size) for _ in range(b)]


@drawn("npu_incre_flash_attention")
def incre_flash_attention(d: Draw) -> Args:
    (q, k, v), z = four(d, ("BSH", "BSND", "BNSD"), rows=1)
    v = k if v.shape != k.shape else v
    named = {"input_layout": z["layout"], "num_heads": z["heads"], "num_key_value_heads": z["kv"], **d.some(scale_value=d.number)}
    if d.flag(0.3):
        blocks, size = d.size(2, 4), d.size(1, 4)
        table, lens = pages(d, z["b"], blocks, size)
        k, v = (d(blocks, size, z["kv"] * z["size"]) for _ in "kv")
        return [q, k, v], {**named, "block_table": table, "actual_seq_lengths": lens, "block_size": size}
    named |= d.some(actual_seq_lengths=lambda: listed(d, z["b"], z["t"]), pse_shift=lambda: d(d.pick(1, z["b"]), z["heads"], 1, z["t"]),
                    atten_mask=lambda: d(z["b"], 1, 1, z["t"], dtype=BOOL).to(d.pick(BOOL, i8, u8)))
    return [q, k, v], named


def infer(d: Draw, names: dict[str, str]) -> Args:
    """Draws inference; `names`: argument names in this version."""
    layout = d.pick("TND", "other", "other")
    form = d.pick("plain", "plain", "paged") if layout == "other" else "packed"
    layouts = ("TND",) if form == "packed" else ("BSH", "BSND", "BNSD") if form == "paged" else (
        "BSH", "BSND", "BNSD", "BNSD_BSND", "BSH_BNSD", "BSND_BNSD")
    (q, k, v), z = four(d, layouts)
    b, s, t, heads, kv = z["b"], z["s"], z["t"], z["heads"], z["kv"]
    named: dict[str, Any] = {"input_layout": z["layout"], names["heads"]: heads, "num_key_value_heads": kv if kv != heads or d.flag() else 0,
                             **d.some(**{names["scale"]: d.number, names["flag"]: d.flag})}
    if "sink" in names:
        named |= d.some(**{names["sink"]: lambda: d(heads, dtype=bf16)})
    if form == "packed":
        more = d.flag(0.3)
        q_ends, k_ends = d.ends(b, b * s, whole=True), d.ends(b, b * t, whole=True)
        named |= {names["q"]: q_ends, names["k"]: k_ends, "sparse_mode": d.pick(0, 3)}
        if more:
            named |= {"query_rope": d(b * s, heads, 4), "key_rope": d(b * t, kv, 4)}
        return [q, k, v], named
    if form == "paged":
        blocks, size = d.size(2, 4), d.size(1, 4)
        table, lens = pages(d, b, blocks, size)
        k, v = (d(blocks, size, kv * z["size"]) for _ in "kv") if d.flag() else (d(blocks, kv, size, z["size"]) for _ in "kv")
        return [q, k, v], {**named, "block_table": table, names["k"]: lens, "block_size": size, "sparse_mode": d.pick(0, 3) if s == 1 else 0}
    named |= {"sparse_mode": d.size(0, 4), **d.some(pse_shift=lambda: d(d.pick(1, b), heads, s, t), pre_tokens=lambda: d.size(0, 4),
              next_tokens=lambda: d.size(0, 4), atten_mask=lambda: masks(d, b, s, t, (BOOL, i8, u8)))}
    if d.flag(0.3):
        named |= {"query_rope": in_layout(d, z["layout"], b, heads, s, 4), "key_rope": in_layout(d, z["layout"], b, kv, t, 4)}
    if d.flag(0.3):
        named[names["k"]] = listed(d, b, t)
        named |= d.some(**{names["q"]: lambda: listed(d, b, s)})
    return [q, k, v], named


@drawn("npu_fused_infer_attention_score")
def fused_infer(d: Draw) -> Args:
    return infer(d, {"heads": "num_heads", "scale": "scale", "flag": "softmax_lse_flag", "q": "actual_seq_lengths", "k": "actual_seq_lengths_kv"})


@drawn("npu_fused_infer_attention_score_v2")
def fused_infer_v2(d: Draw) -> Args:
    return infer(d, {"heads": "num_query_heads", "scale": "softmax_scale", "flag": "return_softmax_lse", "q": "actual_seq_qlen",
                     "k": "actual_seq_kvlen", "sink": "learnable_sink"})


def fusion(d: Draw, before: str, after: str) -> Args:
    """Draws attention in training."""
    qkv, z = four(d, ("BSH", "SBH", "BSND", "BNSD", "TND"))
    d.of(FLOATS)
    qkv = [t.to(d.dtype) for t in qkv]
    if z["layout"] in ("BSH", "SBH"):
        qkv[2] = qkv[2][..., : qkv[1].shape[2]]
    else:
        qkv[2] = qkv[2][..., : qkv[1].shape[3 if qkv[1].dim() == 4 else 2]]
    for t in qkv[:2]:  # no source distinguishes scores of -inf from masked ones
        t[t.isinf()] = 1
    b, s, t, heads = z["b"], z["s"], z["t"], z["heads"]
    named: dict[str, Any] = d.some(sink=lambda: d(heads, dtype=f32))
    packed = z["layout"] == "TND"
    mode = d.pick(0, 1, 2, 3, 4, 6, 7, 8) if packed else d.size(0, 6)
    if packed:
        q_ends, k_ends = d.ends(b, b * s), d.ends(b, b * t)
        if d.flag(0.2):
            q_ends, k_ends = [*q_ends, 0], [*k_ends, 0]
        named |= {"actual_seq_qlen": q_ends, "actual_seq_kvlen": k_ends}
    elif d.flag(0.4):
        named["pse"] = d(d.pick(1, b), heads, d.pick(1, s), t)
    if d.flag(0.7) or mode in (5, 6):
        shape = (b * s, b * t) if packed else (s, t)
        plain = mode < 2
        mask = d(*shape, dtype=BOOL) if packed or not plain else masks(d, b, s, t, (BOOL, u8))
        named |= {"atten_mask": mask if plain else torch.ones(64, 64).triu(1).to(d.pick(BOOL, u8)), "sparse_mode": mode}
        named |= d.some(**{before: lambda: d.size(0, 4), after: lambda: d.size(0, 4)})
        if mode < 2:
            named["inner_precise"] = 2  # fully masked rows become 0
        if mode in (5, 6):
            named["prefix"] = [d.size(0, t) for _ in range(len(named["actual_seq_qlen"]) if packed else b)]
    return [*qkv, heads, z["layout"]], {**named, **d.some(scale=d.number)}


@drawn("npu_fusion_attention")
def fusion_attention(d: Draw) -> Args:
    return fusion(d, "pre_tockens", "next_tockens")


@drawn("npu_fusion_attention_v2")
def fusion_attention_v2(d: Draw) -> Args:
    args, named = fusion(d, "pre_tokens", "next_tokens")
    if d.flag(0.3):
        q, k, _, heads, layout = args
        flat = layout in ("BSH", "SBH")
        kv = k.shape[2] * heads // q.shape[2] if flat else 0
        named |= {"query_rope": d(*q.shape[:-1], 2 * heads if flat else 2).nan_to_num(0, 1, 1), "key_rope": d(*k.shape[:-1], 2 * kv if flat else 2).nan_to_num(0, 1, 1)}
    return args, {**named, **d.some(pse_type=lambda: d.size(0, 1))}


def gradients(d: Draw, op: str) -> Args:
    """Draws the gradient, with the results of the forward call."""
    args, named = CALLS_OF[op](d)
    y, most, total, *_ = getattr(torch.ops.npu, op)(*args, **named)
    named = {"scale_value" if k == "scale" else k: v for k, v in named.items()}
    return [*args[:3], d(*y.shape), *args[3:]], {**named, "softmax_max": most, "softmax_sum": total, "attention_in": y}


CALLS_OF = {"npu_fusion_attention": fusion_attention, "npu_fusion_attention_v2": fusion_attention_v2}


@drawn("npu_fusion_attention_grad")
def fusion_attention_grad(d: Draw) -> Args:
    return gradients(d, "npu_fusion_attention")


@drawn("npu_fusion_attention_grad_v2")
def fusion_attention_grad_v2(d: Draw) -> Args:
    return gradients(d, "npu_fusion_attention_v2")


@drawn("npu_attention_update")
def attention_update(d: Draw) -> Args:
    d.of(FLOATS)
    n, size, parts = d.size(), 8 * d.size(1, 2), d.size(1, 4)
    return [[d(n, dtype=f32) for _ in range(parts)], [d(n, size) for _ in range(parts)], d.size(0, 1)], {}


@drawn("npu_ring_attention_update")
def ring_attention_update(d: Draw) -> Args:
    d.of(FLOATS)
    s, b, n, size = d.size(), d.size(), d.size(), d.size()
    layout = d.pick("SBH", "TND")
    x, stats = ((s, b, n * size), (b, n, s)) if layout == "SBH" else ((s, n, size), (s, n))

    def eight(make: Any) -> torch.Tensor:
        return make(*stats, 1, dtype=f32).expand(*stats, 8).contiguous()

    return [v for _ in "pc" for v in (d(*x), eight(d), eight(d.positive))], {"input_layout": layout}


# ---- which keys ----


def placed(d: Draw, low: bool) -> Args:
    """Draws queries, keys and weights of heads; all scores differ."""
    d.of((f16,) if low else HALVES)
    d.finite()
    b, s, t, n, size = d.size(1, 3), d.size(1, 4), d.size(1, 7), d.size(1, 3), 16
    form = d.pick("BSND", "PA_BSND", "TND")
    mode, named = d.pick(0, 3), {"sparse_count": d.size(1, 9)}

    def made(*shape: int) -> torch.Tensor:
        return d.bytes(*shape) if low else d(*shape)

    def scales(q: tuple[int, ...], k: tuple[int, ...]) -> list[Any]:
        dtype = d.pick(f16, f32)
        return [d.positive(*q, dtype=dtype), d.positive(*k, dtype=dtype), 0, 0] if low else []

    if form == "TND":
        q_ends, k_ends = d.ends(b, b * s, whole=True), d.ends(b, b * t, whole=True)
        lens = {"actual_seq_lengths_query": torch.tensor(q_ends, dtype=i32), "actual_seq_lengths_key": torch.tensor(k_ends, dtype=i32)}
        args = [made(b * s, n, size), made(b * t, 1, size), d(b * s, n), *scales((b * s, n), (b * t, 1))]
        return args, {**named, **lens, "layout_query": "TND", "layout_key": "TND", "sparse_mode": mode}
    q, w = made(b, s, n, size), d(b, s, n)
    if form == "BSND":
        named |= d.some(actual_seq_lengths_key=lambda: torch.tensor([d.size(1, t) for _ in range(b)], dtype=i32),
                        actual_seq_lengths_query=lambda: torch.tensor([d.size(1, s) for _ in range(b)], dtype=i32))
        return [q, made(b, t, 1, size), w, *scales((b, s, n), (b, t, 1))], {**named, "sparse_mode": mode}
    blocks, block = d.size(2, 4), d.size(1, 4)
    table, lens_of = pages(d, b, blocks, block)
    named |= {"layout_key": "PA_BSND", "block_table": table, "actual_seq_lengths_key": torch.tensor(lens_of, dtype=i32), "sparse_mode": mode}
    return [q, made(blocks, block, 1, size), w, *scales((b, s, n), (blocks, block, 1))], named


@drawn("npu_lightning_indexer")
def lightning_indexer(d: Draw) -> Args:
    return placed(d, False)


@drawn("npu_quant_lightning_indexer")
def quant_lightning_indexer(d: Draw) -> Args:
    return placed(d, True)


@drawn("npu_sparse_flash_attention")
def sparse_flash_attention(d: Draw) -> Args:
    d.of(HALVES)
    b, s, t, n, size, block = d.size(1, 3), d.size(1, 3), d.size(1, 7), d.size(1, 3), 8, d.pick(1, 1, 2)
    form, mode, rope = d.pick("BSND", "PA_BSND", "TND"), d.pick(0, 3), d.flag(0.3)
    named: dict[str, Any] = {"sparse_mode": mode, "sparse_block_size": block}
    named |= d.some(sinks=lambda: d(n, dtype=f32)) if d.flag() else d.some(return_softmax_lse=d.flag)
    if rope:
        named["attention_mode"] = 2

    def chosen(*shape: int) -> torch.Tensor:
        rows = [d.order(-(-t // block) + 1, k).tolist() for k in (d.size(0, -(-t // block)) for _ in range(d.count(shape)))]
        width = max([1, *map(len, rows)])
        return torch.tensor([r + [-1] * (width - len(r)) for r in rows], dtype=i32).reshape(*shape, 1, width)

    if form == "TND":
        q, k = (b * s, n), (b * t, 1)
        at = chosen(b * s)
        named |= {"layout_query": "TND", "layout_kv": "TND", "actual_seq_lengths_query": torch.tensor(d.ends(b, b * s, whole=True), dtype=i32),
                  "actual_seq_lengths_kv": torch.tensor(d.ends(b, b * t, whole=True), dtype=i32)}
    elif form == "BSND":
        q, k, at = (b, s, n), (b, t, 1), chosen(b, s)
        named |= d.some(actual_seq_lengths_kv=lambda: torch.tensor([d.size(1, t) for _ in range(b)], dtype=i32))
    else:
        blocks, places = d.size(2, 4), d.size(1, 4)
        table, lens = pages(d, b, blocks, places)
        q, k, at = (b, s, n), (blocks, places, 1), chosen(b, s)
        named |= {"layout_kv": "PA_BSND", "block_table": table, "actual_seq_lengths_kv": torch.tensor(lens, dtype=i32)}
    if rope:
        named |= {"query_rope": d(*q, 4), "key_rope": d(*k, 4)}
    return [d(*q, size), d(*k, size), d(*k, size), at, d.number()], named


# ---- caches ----


@drawn("npu_scatter_pa_kv_cache_functional")
def scatter_pa_kv_cache(d: Draw) -> Args:
    d.of((*FLOATS, i8))
    blocks, size, tokens = d.size(1, 3), d.size(1, 4), d.size()
    slots = d.slots(blocks * size, min(tokens, blocks * size), d.pick(i32, i64))
    t = len(slots)
    if d.flag():
        n, k, v = d.size(1, 3), d.size(), d.size()
        return [d(t, n, k), d(t, n, v), d(blocks, size, n, k), d(blocks, size, n, v), slots], {"cache_mode": "Norm"}
    c, w = 32 // d.dtype.itemsize, d.size(1, 2)
    return [d(t, w, c), d(t, 1, c), d(blocks, w, size, c), d(blocks, 1, size, c), slots], d.some(cache_mode=lambda: "PA_NZ")


@drawn("atb._npu_reshape_and_cache.functional")
def reshape_and_cache(d: Draw) -> Args:
    d.of((*FLOATS, i8))
    blocks, size, n, k, v = d.size(1, 3), d.size(1, 4), d.size(1, 3), d.size(), d.size()
    slots = d.slots(blocks * size, min(d.size(), blocks * size), i32)
    return [d(len(slots), n, k), d(len(slots), n, v), d(blocks, size, n, k), d(blocks, size, n, v), slots], {}


@drawn("npu_gather_pa_kv_cache_functional")
def gather_pa_kv_cache(d: Draw) -> Args:
    d.of((*FLOATS, i8))
    blocks, size, n, b = d.size(1, 4), d.size(1, 4), d.size(1, 3), d.size(1, 3)
    dtype = d.pick(i32, i64)
    table = d.index(blocks + 2, b, d.size(1, 3), dtype=dtype) - 1
    lens = [d.size(0, 2 * size) for _ in range(b)]
    total = sum(lens) + d.size(0, 2)
    summed = d.flag()
    given = torch.tensor([0, *torch.tensor(lens).cumsum(0).tolist()] if summed else lens, dtype=dtype)
    k, v = d.size(), d.size()
    args = [d(blocks, size, n, k), d(blocks, size, n, v), table, given, d(total, n, k), d(total, n, v)]
    return args, {"is_seq_lens_cumsum": summed, **d.some(seq_offset=lambda: d.index(2 * size, b, dtype=dtype))}


@drawn("atb._npu_paged_attention.functional")
def paged_attention(d: Draw) -> Args:
    d.of(HALVES)
    (heads, kv), t, blocks, size, k, v = heads_of(d), d.size(), d.size(2, 4), d.size(1, 4), d.size(1, 8), d.size(1, 8)
    table, lens = pages(d, t, blocks, size)
    lens = [0 if d.flag(0.1) else n for n in lens]
    return [d(t, heads, k), d(blocks, size, kv, k), d(blocks, size, kv, v), kv, heads, d.number(), table, torch.tensor(lens, dtype=i32), d(t, heads, v)], {}


@drawn("npu_kv_rmsnorm_rope_cache_v2_functional", "npu_kv_rmsnorm_rope_cache.functional")
def kv_rmsnorm_rope_cache(d: Draw) -> Args:
    d.of(HALVES)
    b, s, blocks, size = d.size(1, 2), d.size(1, 4), d.size(2, 4), d.size(1, 4)
    mode = d.pick("Norm", "PA", "PA_BNSD", "PA_NZ", "PA_BLK_BNSD", "PA_BLK_NZ")
    v = d.flag(0.25)
    low = d.flag(0.3) and not v
    if low:
        d.finite()
    c, turned, whole = (32, 32, 48) if not v else (32, 32, 64)
    if mode == "Norm":
        shape = [b, 1, s + d.size(0, 2)]
        index = torch.stack([d.slots(shape[2], s, i64) for _ in range(b)])
    elif "BLK" in mode:
        shape = [blocks * b, size, 1]
        each = -(-s // size)
        starts = d.order(blocks * b, min(each * b, blocks * b)).tolist()
        while len(starts) < each * b:
            starts.append(-1)
        index = torch.tensor([-1 if n < 0 or d.flag(0.1) else n * size for n in starts])
    else:
        shape = [blocks, size, 1]
        while shape[0] * size < b * s:
            shape[0] += 1
        index = d.slots(shape[0] * size, b * s, i64)
    dtype = i8 if low else d.dtype
    k_size, c_size = (turned, c) if not v else (whole, c)
    args = [d(b, 1, s, c + turned if not v else whole), d(c if not v else whole), d(b, 1, s, turned), d(b, 1, s, turned), index,
            d(*shape, k_size, dtype=dtype), d(*shape, c_size, dtype=dtype)]
    named: dict[str, Any] = {"cache_mode": mode, **d.some(epsilon=d.epsilon, is_output_kv=lambda: True)}
    if v:
        named["v"] = d(b, 1, s, c)
    if low:
        named |= {"k_rope_scale": d(k_size, dtype=f32, scale=10), "c_kv_scale": d(c_size, dtype=f32, scale=10),
                  **d.some(k_rope_offset=lambda: d(k_size, dtype=f32), c_kv_offset=lambda: d(c_size, dtype=f32))}
    return args, named


@drawn("npu_qkv_rms_norm_rope_cache_functional")
def qkv_rms_norm_rope_cache(d: Draw) -> Args:
    d.of(HALVES)
    low = d.flag(0.3)
    if low:
        d.finite()
    t, size, blocks, block, q, kv = d.size(), 32, d.size(1, 3), d.size(1, 4), d.size(1, 3), d.size(1, 2)
    t = min(t, blocks * block)
    c, dtype = (32, i8) if low else (16, d.dtype)
    cache = [blocks, kv * size // c, block, c]
    args = [d(t, (q + 2 * kv) * size), d(size), d(size), d(t, size), d(t, size), d.slots(blocks * block, t, i64), d(t, q * size),
            d(*cache, dtype=dtype), d(*cache, dtype=dtype), [1, t, q + 2 * kv, size], [q, kv, kv]]
    named = d.some(epsilon=d.epsilon, is_output_qkv=lambda: True)
    if low:
        named |= {"k_scale": d.positive(kv, size, dtype=f32), "v_scale": d.positive(kv, size, dtype=f32),
                  **d.some(k_offset=lambda: d(kv, size, dtype=f32), v_offset=lambda: d(kv, size, dtype=f32))}
    return args, named


@drawn("npu_scatter_nd_update", "_C_ascend.npu_scatter_nd_update_v2.functional")
def scatter_nd_update(d: Draw) -> Args:
    d.of((*FLOATS, i32))
    shape = [d.size(), *[d.size() for _ in range(d.size(0, 2))]]
    deep = d.size(1, len(shape))
    places = d.count(shape[:deep])
    flat = d.order(places, d.size(0, places))
    at = torch.stack(torch.unravel_index(flat, shape[:deep]), -1).to(d.pick(i32, i64))
    return [d(*shape), at, d(len(flat), *shape[deep:])], {}


@drawn("scatter_update")
def scatter_update(d: Draw) -> Args:
    d.of((*FLOATS, i32, i8))
    b, shape = d.size(), [d.size(2, 5) for _ in range(d.size(1, 3))]
    axis = d.dice.randrange(len(shape))
    n = d.size(1, shape[axis])
    part = [n if i == axis else m for i, m in enumerate(shape)]
    at = d.index(shape[axis] - n + 1, b, dtype=d.pick(i32, i64))
    return [d(b, *shape), at, d(b, *part), d.pick(axis + 1, axis - len(shape))], {}


@drawn("npu_quant_scatter")
def quant_scatter(d: Draw) -> Args:
    d.of(FLOATS)
    d.finite()
    b, shape = d.size(), [d.size(2, 5) for _ in range(3)]
    axis = d.size(0, 1)
    n = d.size(1, shape[axis])
    part = [n if i == axis else m for i, m in enumerate(shape)]
    at = d.index(shape[axis] - n + 1, b, dtype=d.pick(i32, i64))
    many = d.pick(1, shape[2])
    scales = d.pick(bf16, f32)
    named = {"axis": d.pick(axis + 1, axis - 3), **d.some(quant_zero_points=lambda: d(many, dtype=d.pick(i32, scales)), quant_axis=lambda: d.pick(-1, 3))}
    return [d(b, *shape, dtype=i8), at, d(b, *part, scale=20), d.positive(many, dtype=scales)], named


@drawn("npu_scatter_list")
def scatter_list(d: Draw) -> Args:
    d.of((*FLOATS, i8))
    tensors, b, s, size, axis = d.size(1, 3), d.size(1, 3), d.size(1, 4), d.size(1, 4), d.pick(-2, -1)
    n = d.size(1, s if axis == -2 else size)
    part = (n, size) if axis == -2 else (s, n)
    at = d.index((s if axis == -2 else size) - n + 1, tensors, dtype=d.pick(i32, i64))
    return [[d(b, s, size) for _ in range(tensors)], at, d(tensors, b, *part)], {"axis": axis, **d.some(mask=lambda: d.index(2, tensors, dtype=u8))}


@drawn("npu_format_cast_.functional")
def format_cast(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(0, 3))]
    return [d(*shape), d(*shape)], {}


@drawn("npu_view_copy.functional")
def view_copy(d: Draw) -> Args:
    d.of(FLOATS)
    shape = [d.rows() for _ in range(d.size(0, 3))]
    return [d(*shape), d(*shape), d.flag()], {}


# ---- states ----


@drawn("npu_recurrent_gated_delta_rule_functional")
def recurrent_gated_delta_rule(d: Draw) -> Args:
    d.of((bf16,))
    b, (nv, nk), dk, dv = d.size(1, 3), heads_of(d), d.size(1, 4), d.size(1, 4)
    lens = [d.size(1, 4) for _ in range(b)]
    t = sum(lens)
    places = t + d.size(0, 2)
    named: dict[str, Any] = {"actual_seq_lengths": torch.tensor(lens, dtype=i32), "ssm_state_indices": d.order(places, t).to(i32)}
    named |= d.some(scale=d.number, beta=lambda: d(t, nv), g=lambda: -d.positive(t, nv, dtype=f32), gk=lambda: -d.positive(t, nv, dk, dtype=f32),
                    num_accepted_tokens=lambda: torch.tensor([d.size(1, n) for n in lens], dtype=i32))
    return [d(t, nk, dk, scale=0.5), d(t, nk, dk, scale=0.5), d(t, nv, dv), d(places, nv, dv, dk)], named


@drawn("npu_chunk_gated_delta_rule")
def chunk_gated_delta_rule(d: Draw) -> Args:
    d.of((bf16,))
    b, (nv, nk), dk, dv = d.size(1, 3), heads_of(d), d.size(1, 4), d.size(1, 4)
    lens = [d.size(0, 4) for _ in range(b)]
    t = max(sum(lens), 1)
    lens[0] += t - sum(lens)
    named = {"beta": d(t, nv), "initial_state": d(b, nv, dv, dk, dtype=d.pick(bf16, f32)), "actual_seq_lengths": torch.tensor(lens, dtype=i32)}
    named |= d.some(scale=d.number, g=lambda: -d.positive(t, nv, dtype=f32))
    return [d(t, nk, dk, scale=0.5), d(t, nk, dk, scale=0.5), d(t, nv, dv)], named


@drawn("npu_fused_causal_conv1d.functional", "npu_fused_causal_conv1d_v2.functional")
def fused_causal_conv1d(d: Draw) -> Args:
    d.of(HALVES)
    b, taps, c = d.size(1, 3), d.size(1, 4), d.size()
    size = taps - 1 + d.size(0, 3)
    size = max(size, 1)
    lines = b + d.size(0, 2)
    named: dict[str, Any] = {}
    if d.flag():
        x = d(b, d.size(), c)
    else:
        ends = d.ends(b, d.size(b, 9), whole=True)
        x = d(ends[-1], c)
        named["query_start_loc"] = torch.tensor([0, *ends], dtype=i32)
    if d.flag():
        named["cache_indices"] = torch.tensor([-1 if d.flag(0.15) else n for n in d.order(lines, b).tolist()], dtype=i32)
    named |= d.some(residual_connection=lambda: 1, num_computed_tokens=lambda: d.index(5, b, dtype=i32))
    if d.flag(0.3):
        named["num_accepted_tokens"] = d.index(size - taps + 2, b, dtype=i32) + 1
    if "num_computed_tokens" in named and d.flag(0.3):
        named["conv_mode"] = "pangu"
    return [x, d(taps, c), d(lines, size, c)], named


@drawn("npu_anti_mx_quant")
def anti_mx_quant(d: Draw) -> Args:
    m, bytes_ = d.rows(), d.size(1, 40)
    x = d.index(256, m, bytes_).to(u8)
    blocks = -(-2 * bytes_ // 32)
    scales = d.index(30, m, -(-blocks // 2), 2).add(112).to(u8)
    return [x, scales], {"src_type": d.pick(296, 297), "dst_type": d.pick(5, 6, 15)}
