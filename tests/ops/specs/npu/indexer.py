# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu indexers and sparse attention."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import HALF, INF, bf16, f16, f32, group, i8, i32
from specs.npu.base import ints, refused, replaced, static, zeros, zeros_f16, zeros_i8, zeros_i32


@group
def indexers() -> None:
    """Adds indexers of sparse attention."""
    table, keys = torch.tensor([[2, 0], [1, 3]], dtype=i32), torch.tensor([7, 5], dtype=i32)
    for name, dtypes, low in (("npu_lightning_indexer", HALF, False), ("npu_quant_lightning_indexer", (f16,), True)):
        def make(q: tuple[int, ...], k: tuple[int, ...], low: bool = low) -> Any:
            dtype = i8 if low else None
            scales: Any = lambda m: [m.positive(*q[:-1], dtype=f32), m.positive(*k[:-1], dtype=f32), 0, 0] if low else []  # noqa: E731
            return lambda m: [m(*q, dtype=dtype or m.dtype), m(*k, dtype=dtype or m.dtype), m(*q[:-1]), *scales(m)]

        for mode in (0, 3):
            static(name, f"BSND_{mode}", make((2, 3, 4, 16), (2, 7, 1, 16)), dtypes, sparse_count=5, sparse_mode=mode)
        static(name, "lengths", make((2, 3, 4, 16), (2, 7, 1, 16)), (f16,), sparse_count=9, actual_seq_lengths_query=torch.tensor([3, 2], dtype=i32), actual_seq_lengths_key=keys)
        static(name, "paged", make((2, 3, 4, 16), (4, 4, 1, 16)), (f16,), layout_key="PA_BSND", block_table=table, sparse_count=4, actual_seq_lengths_key=keys)
        static(name, "TND", make((5, 4, 16), (12, 1, 16)), (f16,), layout_query="TND", layout_key="TND", sparse_count=4, actual_seq_lengths_query=torch.tensor([2, 5], dtype=i32), actual_seq_lengths_key=torch.tensor([5, 12], dtype=i32))


def key_rows(m: Any, *shape: int) -> torch.Tensor:
    """Returns rows of keys: 32 numbers in bytes, a rope part of 4, scales of two tiles."""
    numbers = torch.randint(-128, 128, (*shape, 32), generator=m.random).to(i8)
    parts = numbers, m(*shape, 4).view(i8), m.positive(*shape, 2, dtype=f32).view(i8)
    return torch.cat(parts, -1)


@group
def quantised_keys() -> None:
    """Adds sparse attention over rows of quantised keys."""
    name, at = "npu_kv_quant_sparse_flash_attention", torch.tensor([[[[0, 2, 3]], [[1, 4, -1]]]] * 2, dtype=i32)
    how = {"attention_mode": 2, "tile_size": 16, "rope_head_dim": 4}
    static(name, "BSND", lambda m: [m(2, 2, 3, 36), key_rows(m, 2, 6, 1), key_rows(m, 2, 6, 1), at, 0.1, 2, 2], HALF, **how)
    static(name, "paged", lambda m: [m(4, 3, 36), key_rows(m, 4, 4, 1), key_rows(m, 4, 4, 1), at.view(4, 1, 3), 0.1, 2, 2], HALF, layout_query="TND", layout_kv="PA_BSND",
           block_table=torch.tensor([[2, 0], [1, 3]], dtype=i32), actual_seq_lengths_query=torch.tensor([2, 4], dtype=i32), actual_seq_lengths_kv=torch.tensor([6, 5], dtype=i32), **how)
    q, k, one = zeros_f16(1, 2, 3, 36), zeros_i8(1, 6, 1, 48), zeros_i32(1, 2, 1, 3)
    refused(name, "layout", "other", q, k, k, one, 0.1, 2, 2, layout_query="BNSD", **how)
    refused(name, "rank", "three", q, k, k, zeros_i32(1, 2, 3), 0.1, 2, 2, **how)
    refused(name, "mode", "one", q, k, k, one, 0.1, 1, 2, **how)
    refused(name, "lengths", "none", q, k, k, one, 0.1, 2, 2, layout_kv="PA_BSND", block_table=zeros_i32(1, 2), **how)
    refused(name, "table", "none", q, k, k, one, 0.1, 2, 2, layout_kv="PA_BSND", actual_seq_lengths_kv=zeros_i32(1), **how)
    refused(name, "sizes", "columns", q, zeros_i8(1, 6, 1, 47), k, one, 0.1, 2, 2, **how)


def selection(m: Any, rows: tuple[int, ...], chosen: list[Any]) -> list[torch.Tensor]:
    """Returns caches of [blocks, 4, numbers], tables, status and indices of a selection."""
    n, k = len(chosen), len(chosen[0])
    table = torch.arange(2 * n, dtype=i32).flip(0).view(n, 2)
    lens = torch.tensor([9, 6], dtype=i32)
    return [m(2 * n, 4, 2), m(2 * n, 4, 3), table, torch.full((*rows, k + 1), -1, dtype=i32), torch.tensor(chosen, dtype=i32).view(*rows, k), m(6, 4, 2), m(6, 4, 3),
            torch.tensor([[1, 5, 0], [4, 2, 3]], dtype=i32), lens, torch.tensor([n // 2] * 2, dtype=i32)]


@group
def selections() -> None:
    """Adds selections of cached keys."""
    name = "npu_gather_selection_kv_cache"
    one = [[8, 2, -1, 1], [3, 9, 0, 5], [0, 5, 4, 3], [-1, 1, 2, 3]]
    two = [[4, 1, 0], [2, -1, 1], [0, 2, 5], [2, 1, 0]]
    for end in ("", "_functional"):
        static(name + end, "tokens", lambda m: selection(m, (4, 1), one), HALF, selection_topk_block_size=1)
        static(name + end, "blocks", lambda m: selection(m, (2, 2, 1), two), (f16,), selection_topk_block_size=2)

    def changed(place: int, value: torch.Tensor) -> list[torch.Tensor]:
        given = [zeros_f16(4, 4, 2), zeros_f16(4, 4, 3), zeros_i32(2, 2), zeros_i32(2, 1, 5), zeros_i32(2, 1, 4), zeros_f16(6, 4, 2), zeros_f16(6, 4, 3), zeros_i32(2, 3), zeros_i32(2), zeros_i32(2)]
        given[place] = value
        return given

    name += "_functional"
    refused(name, "rank", "two", *changed(0, zeros_f16(16, 2)), selection_topk_block_size=1)
    refused(name, "tables", "one", *changed(2, zeros_i32(4)), selection_topk_block_size=1)
    refused(name, "block", "none", *changed(0, zeros_f16(4, 4, 2)), selection_topk_block_size=0)
    refused(name, "sizes", "lengths", *changed(8, zeros_i32(3)), selection_topk_block_size=1)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    three = [x(2, 4, dtype=f16), x(2, 4, dtype=f16), x(2, 4, dtype=f16)]
    name = "npu_recurrent_gated_delta_rule_functional"
    q, k, w = x(1, 2, 4, 16, dtype=f16), x(1, 5, 1, 16, dtype=f16), x(1, 2, 4, dtype=f16)
    i, s = x(1, 2, 4, 16, dtype=i8), [x(1, 2, 4), x(1, 5, 1), 0, 0]
    for name, three, more in (("npu_lightning_indexer", [q, k, w], []), ("npu_quant_lightning_indexer", [i, x(1, 5, 1, 16, dtype=i8), w], s)):
        refused(name, "layout", "other", *three, *more, layout_query="BNSD")
        refused(name, "rank", "three", three[0][0], *three[1:], *more)
        refused(name, "one", "two", three[0], three[0], w, *more)
        refused(name, "mode", "two", *three, *more, sparse_mode=2)
        refused(name, "lengths", "none", *three, *more, layout_key="PA_BSND")


@group
def unused_elements() -> None:
    """Adds NaN in keys beyond the sequence lengths."""
    rows = torch.tensor([[[[2, 0, -1]], [[1, 3, 0]]], [[[0, -1, 1]], [[-1, 2, 1]]]], dtype=i32)
    static("npu_sparse_flash_attention", "endless", lambda m: [replaced(m(2, 2, 3, 8), (0, 0, 0, 0), INF), replaced(m(2, 4, 1, 8), (0, slice(None), 0, 0), -1.0), m(2, 4, 1, 8), rows, 0.3], (f16,))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    q, k = zeros_f16(1, 2, 4, 16), zeros_f16(1, 5, 1, 16)
    refused("npu_lightning_indexer", "sizes", "weights", q, k, zeros_f16(1, 2, 3))
    refused("npu_quant_lightning_indexer", "sizes", "scales", zeros_i8(1, 2, 4, 16), zeros_i8(1, 5, 1, 16), zeros_f16(1, 2, 4), zeros(1, 2, 4), zeros(1, 4, 1), 0, 0)
    refused("npu_sparse_flash_attention", "sizes", "sinks", q, k, k, zeros_i32(1, 2, 1, 3), 1.0, sinks=zeros(3))


@group
def sparse_attention() -> None:
    """Adds attention over selected keys."""
    name = "npu_sparse_flash_attention"
    at = ints([[[2, 0, -1]], [[1, 3, 0]]], [[[0, -1, 1]], [[-1, 2, 1]]])  # two sequences of two rows

    def make(q: tuple[int, ...], k: tuple[int, ...], chosen: torch.Tensor) -> Any:
        return lambda m: [m(*q, 3, 8), m(*k, 1, 8), m(*k, 1, 8), chosen, 0.3]

    for mode in (0, 3):
        static(name, f"BSND_{mode}", make((2, 2), (2, 4), at), HALF, sparse_mode=mode)
    rope = torch.arange(48).reshape(2, 2, 3, 4).to(f16) / 48
    turned = torch.arange(32).reshape(2, 4, 1, 4).to(f16) / 32
    static(name, "rope", make((2, 2), (2, 4), at), (f16,), query_rope=rope, key_rope=turned, attention_mode=2, return_softmax_lse=True)
    static(name, "blocks", make((2, 2), (2, 7), at), (f16,), sparse_block_size=2, sinks=torch.tensor([0.5, -1.0, 2.0]),
          actual_seq_lengths_query=ints(2, 1), actual_seq_lengths_kv=ints(7, 5))
    static(name, "paged", make((2, 2), (4, 2), at), (bf16,), layout_kv="PA_BSND", block_table=ints([2, 0], [1, 3]), actual_seq_lengths_kv=ints(4, 3))
    static(name, "TND", make((4,), (7,), at.flatten(0, 1)), (f16,), layout_query="TND", layout_kv="TND", return_softmax_lse=True,
          actual_seq_lengths_query=ints(2, 4), actual_seq_lengths_kv=ints(4, 7))


@group
def refused_sparse_attention() -> None:
    """Adds sparse attention that violates a condition of its row."""

    def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    name, at = "npu_sparse_flash_attention", x(1, 2, 1, 4, dtype=i32)
    q, k = x(1, 2, 3, 8), x(1, 4, 1, 8)
    refused(name, "layout", "other", q, k, k, at, 1.0, layout_query="BNSD")
    refused(name, "rank", "indices", q, k, k, at[0], 1.0)
    refused(name, "one", "heads", q, x(1, 4, 3, 8), x(1, 4, 3, 8), at, 1.0)
    refused(name, "mode", "nine", q, k, k, at, 1.0, sparse_mode=9)
    refused(name, "rope", "one", q, k, k, at, 1.0, query_rope=x(1, 2, 3, 4))
    refused(name, "lengths", "none", q[0], k[0], k[0], at[0], 1.0, layout_query="TND", layout_kv="TND")
