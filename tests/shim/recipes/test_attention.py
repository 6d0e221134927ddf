# SPDX-License-Identifier: Apache-2.0
"""Attention as public recipes call it: each call runs live, against float64 in plain PyTorch.

A case has the name of its program in the table of calls (test_table.py). `state` is "runs", or the
reason why the CPU executor does not run it.
"""

from __future__ import annotations

import dataclasses
import unittest
from collections.abc import Callable
from typing import Any

import plain_attention as plain
import support
import torch
import torch.nn.functional as F
from torch import Tensor

import fxge.npu  # noqa: F401 (defines torch.ops.npu)
from fxge.torchair import ops

HEADS, KEY_HEADS, D, SIZE = 4, 2, 128, 16
BF16, HALF = 1e-2, 2e-3
npu: Any = torch.ops.npu
MASK = torch.ones(2048, 2048, dtype=torch.bool).triu(1)
# two requests of decoding with a draft token, and of prefill
DECODE, PREFILL = [(2, 30), (2, 17)], [(7, 7), (12, 12)]


@dataclasses.dataclass
class Case:
    """A call, its tensors, and its expected results in float64, as a list of tensors."""

    name: str
    call: Callable[..., Any]
    inputs: list[Tensor]
    expected: Callable[[Any], list[tuple[Tensor, Tensor]]]  # (found, expected) of the results
    bound: float = BF16
    state: str = "runs"


CASES: dict[str, Callable[[], Case]] = {}


def case(name: str) -> Callable[[Callable[..., Case]], Callable[..., Case]]:
    """Registers the case of that name; the function gets the name."""

    def add(make: Callable[..., Case]) -> Callable[..., Case]:
        CASES[name] = lambda: make(name)
        return make

    return add


def by_request(
    rs: list[plain.Request], layout: str, heads: int, scale: float, **how: Any
) -> Callable[[Any], list[tuple[Tensor, Tensor]]]:
    """Returns the comparison of a result in a layout with attention of each request."""
    mode = {k: how[k] for k in ("mode", "before", "after") if k in how} or {"mode": 0}

    def compare(found: Any) -> list[tuple[Tensor, Tensor]]:
        y = found[0] if isinstance(found, tuple) else found
        counts = [len(r.query) for r in rs]
        parts = plain.tokens(y, layout, counts, heads)
        made = [plain.attend(r, scale, plain.band(r, **mode), sink=how.get("sink")) for r in rs]
        return [(part, one[0]) for part, one in zip(parts, made, strict=True)]

    return compare


# ---- caches in blocks: Qwen ----


def paged(*, lists: bool) -> tuple[Any, ...]:
    """Returns requests of a paged cache [blocks, size, H], the tensors, and the lengths."""
    rs = plain.requests(DECODE, HEADS, KEY_HEADS, D, torch.bfloat16)
    counts, blocks = [m for _, m in DECODE], 6
    table = plain.table_of(counts, SIZE, blocks)
    caches = [
        plain.cache([getattr(r, n) for r in rs], table, SIZE, blocks) for n in ("key", "value")
    ]
    q = torch.cat([r.query for r in rs])
    ends = plain.ends([n for n, _ in DECODE])
    lengths = (ends, counts) if lists else (torch.tensor(ends), torch.tensor(counts))
    return rs, [q, *caches, table], lengths


def packed_case(name: str, *, lists: bool) -> Case:
    rs, inputs, lengths = paged(lists=lists)
    op = npu if lists else ops

    def run(q: Tensor, k: Tensor, v: Tensor, table: Tensor, *lens: Tensor) -> Any:
        ql, kl = lens or lengths
        return op.npu_fused_infer_attention_score_v2(
            q, k, v, num_query_heads=HEADS, num_key_value_heads=KEY_HEADS, softmax_scale=0.1,
            input_layout="TND", sparse_mode=3, atten_mask=MASK, actual_seq_qlen=ql,
            actual_seq_kvlen=kl, block_table=table, block_size=SIZE,
        )  # fmt: skip

    more = [] if lists else list(lengths)
    return Case(name, run, [*inputs, *more], by_request(rs, "TND", HEADS, 0.1, mode=3))


@case("tng.ops fia_v2 TND paged, lengths tensors")
def _(name: str) -> Case:
    return packed_case(name, lists=False)


@case("npu fia_v2 TND paged, lengths lists")
def _(name: str) -> Case:
    return packed_case(name, lists=True)


@case("npu fia_v2 TND unpaged, lengths lists")
def _(name: str) -> Case:
    rs = plain.requests(PREFILL, HEADS, KEY_HEADS, D, torch.bfloat16)
    ends = plain.ends([n for n, _ in PREFILL])

    def run(q: Tensor, k: Tensor, v: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score_v2(
            q, k, v, num_query_heads=HEADS, num_key_value_heads=KEY_HEADS, softmax_scale=0.1,
            input_layout="TND", sparse_mode=3, atten_mask=MASK, actual_seq_qlen=ends,
            actual_seq_kvlen=ends,
        )  # fmt: skip

    three = [torch.cat([getattr(r, n) for r in rs]) for n in ("query", "key", "value")]
    return Case(name, run, three, by_request(rs, "TND", HEADS, 0.1, mode=3))


@case("npu fia_v2 TND sink + window (sparse_mode 4)")
def _(name: str) -> Case:
    rs, inputs, (ends, counts) = paged(lists=True)
    sink = torch.tensor([0.5, -1.0, 2.0, 0.0]).bfloat16()

    def run(q: Tensor, k: Tensor, v: Tensor, table: Tensor, sink: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score_v2(
            q, k, v, num_query_heads=HEADS, num_key_value_heads=KEY_HEADS, softmax_scale=0.1,
            input_layout="TND", sparse_mode=4, atten_mask=MASK, pre_tokens=8, next_tokens=0,
            actual_seq_qlen=ends, actual_seq_kvlen=counts, block_table=table, block_size=SIZE,
            learnable_sink=sink,
        )  # fmt: skip

    how: dict[str, Any] = {"mode": 4, "before": 8, "after": 0, "sink": sink}
    return Case(name, run, [*inputs, sink], by_request(rs, "TND", HEADS, 0.1, **how))


@case("npu fia_v2 fp8 KV (key_quant_mode 4)")
def _(name: str) -> Case:
    counts, blocks = [m for _, m in DECODE], 6
    table, wide, narrow = plain.table_of(counts, SIZE, blocks), [], []
    scales = [torch.rand(blocks, SIZE) * 0.1 + 0.01 for _ in range(2)]
    for i, r in enumerate(plain.requests(DECODE, HEADS, KEY_HEADS, D, torch.bfloat16)):
        key, value = (t.to(torch.float8_e4m3fn) for t in (r.key, r.value))
        narrow.append(plain.Request(r.query, key, value))
        at = table[i, : -(-counts[i] // SIZE)].long()
        by_token = [s[at].flatten()[: counts[i], None, None].double() for s in scales]
        wide.append(
            plain.Request(r.query, key.double() * by_token[0], value.double() * by_token[1])
        )
    caches = [
        plain.cache([getattr(r, n).view(torch.int8) for r in narrow], table, SIZE, blocks)
        for n in ("key", "value")
    ]
    ends = plain.ends([n for n, _ in DECODE])

    def run(q: Tensor, k: Tensor, v: Tensor, ks: Tensor, vs: Tensor, table: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score_v2(
            q, k, v, num_query_heads=HEADS, num_key_value_heads=KEY_HEADS, softmax_scale=0.1,
            input_layout="TND", sparse_mode=0, actual_seq_qlen=ends, actual_seq_kvlen=counts,
            block_table=table, block_size=SIZE, dequant_scale_key=ks, dequant_scale_value=vs,
            key_quant_mode=4, value_quant_mode=4,
        )  # fmt: skip

    q = torch.cat([r.query for r in wide])
    inputs = [q, *(c.view(torch.float8_e4m3fn) for c in caches), *scales, table]
    return Case(name, run, inputs, by_request(wide, "TND", HEADS, 0.1))


# ---- latent attention: DeepSeek, LongCat, Bailing ----


def latent(
    lengths: list[tuple[int, int]], heads: int
) -> tuple[list[plain.Request], Tensor, list[Tensor], int]:
    """Returns absorbed requests of 512 + 64 dims, their table, and the caches in fractals."""
    rs = plain.requests(lengths, heads, 1, 512, torch.bfloat16, rope=64, latent=True)
    counts, blocks = [m for _, m in lengths], 5
    table = plain.table_of(counts, SIZE, blocks)
    caches = [
        plain.cache([getattr(r, n) for r in rs], table, SIZE, blocks, "NZ")
        for n in ("key", "key_rope")
    ]
    return rs, table, caches, blocks


def latent_case(name: str, *, lists: bool) -> Case:
    heads, op = 8, npu if lists else ops
    rs, table, caches, _ = latent(DECODE, heads)
    ends, counts = plain.ends([n for n, _ in DECODE]), [m for _, m in DECODE]

    def run(q: Tensor, rope: Tensor, kv: Tensor, kr: Tensor, table: Tensor, *lens: Tensor) -> Any:
        ql, kl = lens or (ends, counts)
        return op.npu_fused_infer_attention_score_v2(
            q, kv, kv, query_rope=rope, key_rope=kr, atten_mask=MASK, actual_seq_qlen=ql,
            actual_seq_kvlen=kl, block_table=table, num_query_heads=heads, num_key_value_heads=1,
            softmax_scale=0.05, input_layout="TND_NTD", sparse_mode=3, block_size=SIZE,
            query_quant_mode=0, key_quant_mode=0, value_quant_mode=0,
        )  # fmt: skip

    q, rope = (torch.cat([getattr(r, n) for r in rs]) for n in ("query", "query_rope"))
    more = [] if lists else [torch.tensor(ends), torch.tensor(counts)]
    return Case(
        name, run, [q, rope, *caches, table, *more], by_request(rs, "NTD", heads, 0.05, mode=3)
    )


@case("tng.ops fia_v2 MLA TND_NTD paged NZ, lengths tensors")
def _(name: str) -> Case:
    return latent_case(name, lists=False)


@case("npu fia_v2 MLA TND_NTD paged NZ, lengths lists")
def _(name: str) -> Case:
    return latent_case(name, lists=True)


@case("npu fia_v2 MLA BSND_NBSD paged, lengths lists")
def _(name: str) -> Case:
    heads, lengths = 8, [(1, 30), (1, 17)]
    rs, table, caches, _ = latent(lengths, heads)

    def run(q: Tensor, rope: Tensor, kv: Tensor, kr: Tensor, table: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score_v2(
            q, kv, kv, query_rope=rope, key_rope=kr, actual_seq_kvlen=[30, 17], block_table=table,
            num_query_heads=heads, num_key_value_heads=1, softmax_scale=0.05,
            input_layout="BSND_NBSD", sparse_mode=0, block_size=SIZE,
        )  # fmt: skip

    q, rope = (torch.stack([getattr(r, n) for r in rs]) for n in ("query", "query_rope"))
    return Case(name, run, [q, rope, *caches, table], by_request(rs, "NBSD", heads, 0.05))


@case("npu fia_v2 MLA int8 KV (query_quant_mode 3)")
def _(name: str) -> Case:
    heads, scale_kv = 8, torch.tensor([0.02])
    rs, table, caches, blocks = latent(DECODE, heads)
    wide, narrow, queries, scales = [], [], [], []
    for r in rs:
        scale = r.query.float().abs().amax(-1) / 127
        q = (r.query.float() / scale[..., None]).round().to(torch.int8)
        kv = (r.key.float() / scale_kv).round().clamp(-127, 127).to(torch.int8)
        queries.append(q)
        scales.append(scale)
        narrow.append(kv)
        both = kv.double() * scale_kv.double()
        wide.append(
            plain.Request(
                q.double() * scale[..., None].double(), both, both, r.query_rope, r.key_rope
            )
        )
    cache = plain.cache(narrow, table, SIZE, blocks, "NZ")
    ends, counts = plain.ends([n for n, _ in DECODE]), [m for _, m in DECODE]

    def run(
        q: Tensor, rope: Tensor, qs: Tensor, kv: Tensor, kr: Tensor, ks: Tensor, table: Tensor
    ) -> Any:
        return npu.npu_fused_infer_attention_score_v2(
            q, kv, kv, query_rope=rope, key_rope=kr, atten_mask=MASK, actual_seq_qlen=ends,
            actual_seq_kvlen=counts, block_table=table, dequant_scale_query=qs,
            dequant_scale_key=ks, dequant_scale_value=ks, num_query_heads=heads,
            num_key_value_heads=1, softmax_scale=0.05,
            input_layout="TND_NTD", sparse_mode=3, block_size=SIZE, query_quant_mode=3,
            key_quant_mode=0, value_quant_mode=0,
        )  # fmt: skip

    rope = torch.cat([r.query_rope for r in rs])
    inputs = [torch.cat(queries), rope, torch.cat(scales), cache, caches[1], scale_kv, table]
    return Case(name, run, inputs, by_request(wide, "NTD", heads, 0.05, mode=3))


@case("npu fia MLA prefill NTD_TND")
def _(name: str) -> Case:
    rs = plain.requests(PREFILL, HEADS, HEADS, D, torch.bfloat16, rope=64)
    ends = plain.ends([n for n, _ in PREFILL])

    def run(q: Tensor, k: Tensor, v: Tensor, q_rope: Tensor, k_rope: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score(
            q, k, v, query_rope=q_rope, key_rope=k_rope, num_heads=HEADS, num_key_value_heads=HEADS,
            input_layout="NTD_TND", atten_mask=MASK, sparse_mode=3, actual_seq_lengths=ends,
            actual_seq_lengths_kv=ends, scale=0.1, next_tokens=0,
        )  # fmt: skip

    five = [
        plain.batched([getattr(r, n) for r in rs], "NTD", 0)
        for n in ("query", "key", "value", "query_rope", "key_rope")
    ]
    return Case(name, run, five, by_request(rs, "TND", HEADS, 0.1, mode=3))


# ---- contiguous caches: Pangu, Qwen 3.5; diffusion ----


def contiguous_case(name: str, *, lists: bool) -> Case:
    lengths, op = [(1, 9), (1, 14)], npu if lists else ops
    rs = plain.requests(lengths, HEADS, KEY_HEADS, D, torch.bfloat16)
    counts = [m for _, m in lengths]

    def run(q: Tensor, k: Tensor, v: Tensor, *lens: Tensor) -> Any:
        return op.npu_fused_infer_attention_score(
            q, k, v, num_heads=HEADS, num_key_value_heads=KEY_HEADS, input_layout="BSH", scale=0.1,
            actual_seq_lengths_kv=lens[0] if lens else counts,
        )  # fmt: skip

    three = [
        plain.batched([getattr(r, n) for r in rs], "BSH", s)
        for n, s in (("query", 1), ("key", 20), ("value", 20))
    ]
    more = [] if lists else [torch.tensor(counts)]
    return Case(name, run, [*three, *more], by_request(rs, "BSH", HEADS, 0.1))


@case("tng.ops fia BSH contiguous KV, kv lengths tensor")
def _(name: str) -> Case:
    return contiguous_case(name, lists=False)


@case("npu fia BSH contiguous KV, kv lengths list")
def _(name: str) -> Case:
    return contiguous_case(name, lists=True)


@case("npu fia BSH, int8 KV antiquant")
def _(name: str) -> Case:
    lengths = [(1, 9), (1, 14)]
    scales = [(torch.rand(KEY_HEADS * D) * 0.02 + 0.01).bfloat16() for _ in range(2)]
    wide, narrow = [], []
    for r in plain.requests(lengths, HEADS, KEY_HEADS, D, torch.bfloat16):
        key, value = (
            (t.float() * 40).round().clamp(-127, 127).to(torch.int8) for t in (r.key, r.value)
        )
        narrow.append((key, value))
        by_channel = [s.view(KEY_HEADS, D).double() for s in scales]
        wide.append(
            plain.Request(r.query, key.double() * by_channel[0], value.double() * by_channel[1])
        )

    def run(q: Tensor, k: Tensor, v: Tensor, ks: Tensor, vs: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score(
            q, k, v, num_heads=HEADS, num_key_value_heads=KEY_HEADS, input_layout="BSH", scale=0.1,
            actual_seq_lengths_kv=[9, 14], key_antiquant_scale=ks, value_antiquant_scale=vs,
            key_antiquant_mode=0, value_antiquant_mode=0,
        )  # fmt: skip

    q = plain.batched([r.query for r in wide], "BSH", 1)
    caches = [plain.batched([p[i] for p in narrow], "BSH", 20) for i in range(2)]
    return Case(name, run, [q, *caches, *scales], by_request(wide, "BSH", HEADS, 0.1))


def whole_case(name: str, layout: str, **more: Any) -> Case:
    """A call on whole sequences, f16."""
    lengths = more.pop("lengths", [(9, 9), (9, 9)])
    rs = plain.requests(lengths, HEADS, HEADS, D)
    three = [
        plain.batched([getattr(r, n) for r in rs], layout, 9, 0.0)
        for n in ("query", "key", "value")
    ]

    def run(q: Tensor, k: Tensor, v: Tensor) -> Any:
        return npu.npu_fused_infer_attention_score(
            q, k, v, num_heads=HEADS, input_layout=layout, scale=0.1, **more
        )

    compare = by_request(rs, layout, HEADS, 0.1)

    def with_sums(found: Any) -> list[tuple[Tensor, Tensor]]:
        made = compare(found)
        if more.get("softmax_lse_flag"):
            sums = torch.stack([plain.attend(r, 0.1)[1].T[..., None] for r in rs])
            made.append((found[1], sums))
        return made

    return Case(name, run, three, with_sums, HALF)


@case("npu fia BNSD")
def _(name: str) -> Case:
    return whole_case(name, "BNSD")


@case("npu fia BSND + lse")
def _(name: str) -> Case:
    return whole_case(name, "BSND", softmax_lse_flag=True)


@case("npu fia BNSD lengths lists pre/next tokens")
def _(name: str) -> Case:
    lengths = [(9, 7), (5, 9)]
    q, k = ([n for n, _ in lengths], [m for _, m in lengths])
    more = {
        "actual_seq_lengths": q,
        "actual_seq_lengths_kv": k,
        "pre_tokens": 2147483647,
        "next_tokens": 2147483647,
    }
    return whole_case(name, "BNSD", lengths=lengths, **more)


# ---- sparse attention: DeepSeek 3.2, GLM 5 ----


def best(scores: Tensor, n: int, count: int) -> Tensor:
    """Returns the sorted positions of the n largest scores of a row, then -1."""
    at = scores.topk(min(n, len(scores))).indices.sort().values
    return F.pad(at, (0, count - len(at)), value=-1)


def indexer_case(name: str, *, narrow: bool) -> Case:
    heads, d, count = 4, 128, 8
    counts, blocks = [m for _, m in DECODE], 6
    rows, keys = [], []
    table = torch.arange(6, dtype=torch.int32).flip(0).view(2, 3)
    dtype = torch.int8 if narrow else torch.bfloat16

    def draw(*shape: int) -> Tensor:
        return torch.randint(-100, 100, shape).to(dtype) if narrow else torch.randn(shape).to(dtype)

    for n, m in DECODE:
        rows.append(draw(n, heads, d))
        keys.append(draw(m, 1, d))
    cache = plain.cache(keys, table, SIZE, blocks, "BNSD").transpose(1, 2).contiguous().nan_to_num()
    q, ends = torch.cat(rows), torch.tensor(plain.ends([n for n, _ in DECODE]), dtype=torch.int32)
    lens = torch.tensor(counts, dtype=torch.int32)
    weights = torch.rand(len(q), heads).to(torch.float16 if narrow else dtype)
    q_scale = torch.rand(len(q), heads).half() if narrow else torch.ones(len(q), heads)
    k_scale = torch.rand(blocks, SIZE, 1).half() if narrow else torch.ones(blocks, SIZE, 1)

    def run(
        q: Tensor,
        k: Tensor,
        w: Tensor,
        qs: Tensor,
        ks: Tensor,
        ends: Tensor,
        lens: Tensor,
        table: Tensor,
    ) -> Any:
        how: dict[str, Any] = {
            "actual_seq_lengths_query": ends, "actual_seq_lengths_key": lens, "block_table": table,
            "layout_query": "TND", "layout_key": "PA_BSND", "sparse_count": count, "sparse_mode": 3,
        }  # fmt: skip
        if narrow:
            modes = {"query_quant_mode": 0, "key_quant_mode": 0}
            return npu.npu_quant_lightning_indexer(q, k, w, qs, ks, **modes, **how)
        return npu.npu_lightning_indexer(q, k, w, **how)[0]

    def compare(found: Any) -> list[tuple[Tensor, Tensor]]:
        made, at = [], 0
        for i, (n, m) in enumerate(DECODE):
            key = keys[i][:, 0].double()
            by_token = k_scale[table[i].long()].flatten()[:m].double()
            for j in range(n):
                s = torch.einsum("hd,md->hm", rows[i][j].double(), key)
                s = s * q_scale[at].double()[:, None] * by_token[None]
                score = (s.relu() * weights[at].double()[:, None]).sum(0)[: m - n + j + 1]
                chosen = found[at, 0].sort().values
                expected = best(score, count, count).sort().values
                made.append((chosen, expected))
                at += 1
        return made

    inputs = [q, cache, weights, q_scale, k_scale, ends, lens, table]
    return Case(name, run, inputs, compare, 1e-9)


@case("npu lightning_indexer PA_BSND TND")
def _(name: str) -> Case:
    return indexer_case(name, narrow=False)


@case("npu quant_lightning_indexer")
def _(name: str) -> Case:
    return indexer_case(name, narrow=True)


@case("npu sparse_flash_attention TND PA_BSND mode 2")
def _(name: str) -> Case:
    heads, count, blocks = 4, 8, 6
    rs = plain.requests(DECODE, heads, 1, 512, torch.bfloat16, rope=64, latent=True)
    table = torch.arange(6, dtype=torch.int32).flip(0).view(2, 3)

    def cache(n: str) -> Tensor:
        made = plain.cache([getattr(r, n) for r in rs], table, SIZE, blocks, "BNSD")
        return made.transpose(1, 2).contiguous()

    chosen = []
    for n, m in DECODE:
        for j in range(n):
            chosen.append(torch.randperm(m - n + j + 1)[:count].sort().values)
    places = torch.stack(chosen)[:, None].int()
    ends = torch.tensor(plain.ends([n for n, _ in DECODE]), dtype=torch.int32)
    lens = torch.tensor([m for _, m in DECODE], dtype=torch.int32)
    q, rope = (torch.cat([getattr(r, n) for r in rs]) for n in ("query", "query_rope"))

    def run(
        q: Tensor,
        kv: Tensor,
        rope: Tensor,
        kr: Tensor,
        at: Tensor,
        ends: Tensor,
        lens: Tensor,
        table: Tensor,
    ) -> Any:
        return npu.npu_sparse_flash_attention(
            q, kv, kv, at, 0.05, query_rope=rope, key_rope=kr, actual_seq_lengths_query=ends,
            actual_seq_lengths_kv=lens, block_table=table, sparse_block_size=1, layout_query="TND",
            layout_kv="PA_BSND", sparse_mode=3, attention_mode=2,
        )[0]  # fmt: skip

    def compare(found: Any) -> list[tuple[Tensor, Tensor]]:
        made, at = [], 0
        for r in rs:
            for j in range(len(r.query)):
                keep = places[at, 0].long()
                parts = (r.query[j : j + 1], r.key[keep], r.value[keep])
                one = plain.Request(*parts, r.query_rope[j : j + 1], r.key_rope[keep])
                made.append((found[at], plain.attend(one, 0.05)[0][0]))
                at += 1
        return made

    return Case(
        name, run, [q, cache("key"), rope, cache("key_rope"), places, ends, lens, table], compare
    )


@case("npu kv_quant_sparse_flash_attention")
def _(name: str) -> Case:
    heads, count, blocks, tile = 4, 8, 6, 128
    table = torch.arange(blocks, dtype=torch.int32).flip(0).view(2, 3)
    wide, rows = [], []
    for r in plain.requests(DECODE, heads, 1, 512, torch.bfloat16, rope=64, latent=True):
        numbers = torch.randint(-128, 128, (len(r.key), 1, 512), dtype=torch.int8)
        scales = torch.rand(len(r.key), 1, 512 // tile) * 0.01
        key = (numbers * scales.repeat_interleave(tile, -1)).bfloat16()
        parts = (numbers, r.key_rope.contiguous().view(torch.int8), scales.view(torch.int8))
        rows.append(torch.cat(parts, -1))
        wide.append(plain.Request(r.query, key, key, r.query_rope, r.key_rope))
    cache = plain.cache(rows, table, SIZE, blocks, "BNSD").transpose(1, 2).contiguous()
    chosen = []
    for n, m in DECODE:
        for j in range(n):
            chosen.append(torch.randperm(m - n + j + 1)[:count].sort().values)
    places = torch.stack(chosen)[:, None].int()
    ends = torch.tensor(plain.ends([n for n, _ in DECODE]), dtype=torch.int32)
    lens = torch.tensor([m for _, m in DECODE], dtype=torch.int32)
    q = torch.cat([torch.cat([r.query, r.query_rope], -1) for r in wide])

    def run(q: Tensor, kv: Tensor, at: Tensor, ends: Tensor, lens: Tensor, table: Tensor) -> Any:
        return npu.npu_kv_quant_sparse_flash_attention(
            q, kv, kv, at, 0.05, key_quant_mode=2, value_quant_mode=2, block_table=table,
            actual_seq_lengths_query=ends, actual_seq_lengths_kv=lens, layout_query="TND",
            layout_kv="PA_BSND", sparse_mode=3, attention_mode=2, quant_scale_repo_mode=1,
            tile_size=tile, rope_head_dim=64,
        )  # fmt: skip

    def compare(found: Any) -> list[tuple[Tensor, Tensor]]:
        made, at = [], 0
        for r in wide:
            for j in range(len(r.query)):
                keep = places[at, 0].long()
                parts = (r.query[j : j + 1], r.key[keep], r.value[keep])
                one = plain.Request(*parts, r.query_rope[j : j + 1], r.key_rope[keep])
                made.append((found[at], plain.attend(one, 0.05)[0][0]))
                at += 1
        return made

    return Case(name, run, [q, cache, places, ends, lens, table], compare)


# ---- before and after latent attention ----


def rms(x: Tensor, gamma: Tensor, epsilon: float = 1e-5) -> Tensor:
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + epsilon) * gamma.double()


def rope(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotates pairs; the result has the even places first."""
    x = torch.cat([x[..., ::2], x[..., 1::2]], -1)
    a, b = x.chunk(2, -1)
    return x * cos.double() + torch.cat([-b, a], -1) * sin.double()


def prolog(narrow: bool) -> tuple[Any, list[Tensor], Callable[[Any], Any]]:
    """Returns the call before latent attention, its tensors, and its results in float64."""
    t, he, hcq, n, d, hckv, dr, blocks = 3, 64, 48, 2, 32, 64, 16, 2
    kind = torch.int8 if narrow else torch.bfloat16

    def draw(*shape: int, by: float = 1.0) -> Tensor:
        return torch.zeros(shape, dtype=kind) if narrow else (torch.randn(shape) * by).to(kind)

    x, dq, uq, dkv = (
        draw(t, he),
        draw(he, hcq, by=0.15),
        draw(hcq, n * (d + dr), by=0.15),
        draw(he, hckv + dr, by=0.15),
    )
    uk = (torch.randn(n, d, hckv) * 0.2).bfloat16()
    gammas = [torch.rand(m).bfloat16() + 0.5 for m in (hcq, hckv)]
    angle = torch.rand(t, dr // 2).repeat(1, 2)
    sin, cos = angle.sin().bfloat16(), angle.cos().bfloat16()
    kv = torch.randn(blocks, SIZE, 1, hckv).to(kind)
    kr = torch.randn(blocks, SIZE, 1, dr).bfloat16()
    at = torch.tensor([5, 31, 16])
    scales = [
        torch.ones(t, 1),
        torch.ones(1, hcq),
        torch.ones(1, n * (d + dr)),
        torch.ones(1, hckv + dr),
        torch.ones(1),
    ]

    def run(*a: Tensor) -> Any:
        more: dict[str, Any] = {}
        if narrow:
            names = (
                "dequant_scale_x",
                "dequant_scale_w_dq",
                "dequant_scale_w_uq_qr",
                "dequant_scale_w_dkv_kr",
                "quant_scale_ckv",
            )
            more = dict(zip(names, a[12:], strict=True))
            more |= {"weight_quant_mode": 2, "kv_cache_quant_mode": 1, "query_quant_mode": 1}
        y, r, *_ = npu.npu_mla_prolog_v3(
            *a[:9], a[9], a[10], cache_index=a[11], cache_mode="PA_NZ", **more
        )
        return y, r, a[9].clone(), a[10].clone()

    def expected(found: Any) -> Any:
        wide = [v.double() for v in (x, dq, uq, uk, dkv)]
        cq = rms(wide[0] @ wide[1], gammas[0])
        q = (cq @ wide[2]).view(t, n, d + dr)
        y = torch.einsum("tnd,ndc->tnc", q[..., :d], wide[3])
        k = wide[0] @ wide[4]
        ckv, k_rope = rms(k[:, :hckv], gammas[1]), rope(k[:, hckv:], cos, sin)

        def stored(cache: Tensor, rows: Tensor) -> Tensor:
            c = rows.shape[1]
            tiles = cache.double().reshape(blocks, c // 16, SIZE, 16).clone()
            for i, slot in enumerate(at.tolist()):
                tiles[slot // SIZE, :, slot % SIZE] = rows[i].view(c // 16, 16)
            return tiles.reshape(cache.shape)

        found = list(found)
        return [
            (found[0], y),
            (found[1], rope(q[..., d:], cos[:, None], sin[:, None])),
            (found[2], stored(kv, ckv)),
            (found[3], stored(kr, k_rope)),
        ]

    inputs = [x, dq, uq, uk, dkv, *gammas, sin, cos, kv, kr, at, *(scales if narrow else [])]
    return run, inputs, expected


@case("npu mla_prolog_v3 PA_NZ bf16")
def _(name: str) -> Case:
    run, inputs, expected = prolog(narrow=False)
    return Case(name, run, inputs, expected, 2e-2)


@case("npu mla_prolog_v3 w8a8 c8")
def _(name: str) -> Case:
    run, inputs, _ = prolog(narrow=True)
    state = "the roundings of its quantised variants are not documented"
    return Case(name, run, inputs, lambda _: [], state=state)


def absorb_case(
    name: str, perm: tuple[int, int, int], x: Tensor, w: Tensor, expected: Tensor
) -> Case:
    def run(x: Tensor, w: Tensor) -> Tensor:
        return npu.npu_transpose_batchmatmul(
            x, w, bias=None, scale=None, perm_x1=perm, perm_x2=(0, 1, 2), perm_y=(1, 0, 2)
        )

    return Case(name, run, [x, w], lambda found: [(found, expected)])


@case("npu transpose_batchmatmul absorb q")
def _(name: str) -> Case:
    x, w = torch.randn(5, 4, 32).bfloat16(), torch.randn(4, 32, 64).bfloat16()
    return absorb_case(name, (1, 0, 2), x, w, torch.einsum("tnd,ndc->tnc", x.double(), w.double()))


@case("npu transpose_batchmatmul absorb v")
def _(name: str) -> Case:
    x, w = torch.randn(4, 5, 64).bfloat16(), torch.randn(4, 64, 32).bfloat16()
    return absorb_case(name, (0, 1, 2), x, w, torch.einsum("ntc,ncd->tnd", x.double(), w.double()))


class Recipes(unittest.TestCase):
    """Each call of the table, run."""

    def check(self, one: Case) -> None:
        torch.manual_seed(4)
        run = support.compiled(one.call)[0]
        if one.state != "runs":
            with self.assertRaisesRegex(Exception, "FxgeError: .*" + one.state):
                run(*(x.clone() for x in one.inputs))
            return
        found = run(*(x.clone() for x in one.inputs))
        pairs = one.expected(found)
        self.assertTrue(pairs)
        for y, expected in pairs:
            self.assertEqual(y.shape, expected.shape)
            scale = max(float(expected.double().abs().max()), 1e-6)
            error = float((y.double() - expected.double()).abs().max()) / scale
            self.assertLess(error, one.bound)

    def test_calls(self) -> None:
        """Results within the rounding of the dtype."""
        for name, make in CASES.items():
            with self.subTest(name):
                torch.manual_seed(4)
                self.check(make())

    def test_absorbed(self) -> None:
        """Absorbed latent attention equals attention over keys and values of each head."""
        torch.manual_seed(5)
        heads, d, rank, n, m = 4, 32, 512, 3, 20
        uk, uv = (torch.randn(heads, rank, d).bfloat16() * 0.05 for _ in range(2))
        q, q_rope = torch.randn(n, heads, d).bfloat16(), torch.randn(n, heads, 64).bfloat16()
        kv, k_rope = torch.randn(m, 1, rank).bfloat16(), torch.randn(m, 1, 64).bfloat16()
        ends: Any = {"actual_seq_qlen": torch.tensor([n]), "actual_seq_kvlen": torch.tensor([m])}
        how: Any = {"num_query_heads": heads, "softmax_scale": 0.1, "sparse_mode": 3, **ends}

        def absorbed(q: Tensor, q_rope: Tensor, kv: Tensor, k_rope: Tensor) -> Tensor:
            wide = npu.npu_transpose_batchmatmul(
                q,
                uk.transpose(1, 2).contiguous(),
                perm_x1=(1, 0, 2),
                perm_x2=(0, 1, 2),
                perm_y=(1, 0, 2),
            )
            y = ops.npu_fused_infer_attention_score_v2(
                wide,
                kv,
                kv,
                query_rope=q_rope,
                key_rope=k_rope,
                num_key_value_heads=1,
                input_layout="TND_NTD",
                **how,
            )[0]
            return npu.npu_transpose_batchmatmul(
                y, uv, perm_x1=(0, 1, 2), perm_x2=(0, 1, 2), perm_y=(1, 0, 2)
            )

        def plainly(q: Tensor, q_rope: Tensor, kv: Tensor, k_rope: Tensor) -> Tensor:
            key, value = (torch.einsum("tc,hcd->thd", kv[:, 0], w) for w in (uk, uv))
            k_ropes = k_rope.expand(-1, heads, -1).contiguous()
            return ops.npu_fused_infer_attention_score_v2(
                q,
                key,
                value,
                query_rope=q_rope,
                key_rope=k_ropes,
                num_key_value_heads=heads,
                input_layout="TND",
                **how,
            )[0]

        args = (q, q_rope, kv, k_rope)
        a, b = support.compiled(absorbed)[0](*args), support.compiled(plainly)[0](*args)
        self.assertLess(float((a.double() - b.double()).abs().max() / b.double().abs().max()), 2e-2)


if __name__ == "__main__":
    unittest.main()
