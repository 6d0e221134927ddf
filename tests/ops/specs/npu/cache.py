# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu key-value caches."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, HALF, bf16, f16, f32, group, i8, i32, i64
from specs.npu.base import refused, static, zeros, zeros_f16, zeros_i32, zeros_i64


@group
def caches() -> None:
    """Adds updates and reads of key-value caches."""
    slots = torch.tensor([3, -1, 0, 7, 4], dtype=i32)
    rows: Any = lambda m: [m(5, 2, 8), m(5, 2, 8), m(2, 4, 2, 8), m(2, 4, 2, 8), slots]  # noqa: E731
    static("npu_scatter_pa_kv_cache_functional", "rows", rows, FLOATS, cache_mode="Norm")
    static("npu_scatter_pa_kv_cache_functional", "tiles", lambda m: [m(5, 2, 16), m(5, 2, 16), m(2, 2, 4, 16), m(2, 2, 4, 16), slots], (f16,))
    static("atb._npu_reshape_and_cache.functional", "rows", rows, (*HALF, i8))
    name, table = "npu_gather_pa_kv_cache_functional", torch.tensor([[2, 0], [1, 3]], dtype=i32)

    def gather(table: torch.Tensor, *lens: int) -> Any:
        return lambda m: [m(4, 4, 2, 3), m(4, 4, 2, 2), table, torch.tensor(lens, dtype=i32), m(10, 2, 3), m(10, 2, 2)]

    static(name, "plain", gather(table, 3, 6), (f32, bf16, i8))
    static(name, "offset", gather(table, 6, 4), seq_offset=torch.tensor([5, 0], dtype=i32))
    static(name, "ends", gather(table, 2, 2, 9), is_seq_lens_cumsum=True)
    static(name, "no_block", gather(torch.tensor([[9, 0], [-1, 3]], dtype=i32), 5, 5))
    three = torch.tensor([[2, 0], [1, 3], [3, 3]], dtype=i32)
    for tag, heads in (("plain", 2), ("shared", 4)):
        static("atb._npu_paged_attention.functional", tag, lambda m, h=heads: [m(3, h, 16), m(4, 4, 2, 16), m(4, 4, 2, 8), 2, h, 0.25, three,
              torch.tensor([5, 1, 8], dtype=i32), m(3, h, 8)], HALF)
    name, at = "npu_kv_rmsnorm_rope_cache_v2_functional", torch.tensor([5, 0, -1, 11, 2, 3])

    def latent(mode: str, places: int = 3, cache: tuple[int, ...] = (3, 4, 1), dtype: Any = None, d: int = 16) -> Any:
        index = {"Norm": torch.tensor([[0, 4, -1], [3, 1, 2]]), "PA_BLK": torch.tensor([8, -1, 0, 4])}.get(mode.removesuffix("_NZ").removesuffix("_BNSD"), at)
        return lambda m: [m(2, 1, places, 2 * d), m(d), m(2, 1, places, d), m(2, 1, places, d), index, *(m(*cache, d, dtype=dtype or m.dtype) for _ in "kc")]

    static(name, "Norm", latent("Norm", cache=(2, 1, 5)), HALF, is_output_kv=True)
    for mode in ("PA", "PA_BNSD", "PA_NZ"):
        static(name, mode, latent(mode), (f16,), cache_mode=mode)
    for mode in ("PA_BLK_BNSD", "PA_BLK_NZ"):
        static(name, mode, latent(mode, 5), (bf16,), cache_mode=mode)
    scales: Any = {"k_rope_scale": torch.arange(1.0, 33) * 2, "c_kv_scale": torch.arange(32.0, 0, -1) * 2}
    for mode in ("PA", "PA_NZ"):
        static(name, f"quant_{mode}", latent(mode, dtype=i8, d=32), (f16,), cache_mode=mode, **scales, c_kv_offset=torch.arange(32.0) / 4, is_output_kv=True)
    static(name, "v", lambda m: [m(2, 1, 3, 48), m(48), m(2, 1, 3, 32), m(2, 1, 3, 32), at, m(3, 4, 1, 48), m(3, 4, 1, 32)], (f16,), cache_mode="PA",
          v=torch.arange(192.0).reshape(2, 1, 3, 32).to(f16) / 64, is_output_kv=True)
    static("npu_kv_rmsnorm_rope_cache.functional", "PA", latent("PA"), (f16,), cache_mode="PA", is_output_kv=True)
    name, four = "npu_qkv_rms_norm_rope_cache_functional", [[2, 3, 4, 32], [2, 1, 1]]
    distinct = torch.tensor([3, 0, -1, 7, 5, 2])
    packed: Any = lambda m, *c, dt=None: [m(6, 128), m(32), m(32), m(6, 32), m(6, 32), distinct, m(6, 64), m(*c, dtype=dt or m.dtype), m(*c, dtype=dt or m.dtype), *four]  # noqa: E731
    for out in (False, True):
        static(name, f"out_{out}", lambda m: packed(m, 2, 2, 4, 16), HALF if out else (f16,), is_output_qkv=out)
    static(name, "quant", lambda m: packed(m, 2, 1, 4, 32, dt=i8), (f16,), k_scale=torch.arange(1.0, 33)[None] / 64, v_scale=torch.arange(32.0, 0, -1)[None] / 64,
          v_offset=torch.arange(32.0)[None])


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    kv = [x(5, 2, 16), x(5, 2, 16), x(2, 4, 2, 16), x(2, 4, 2, 16)]
    refused("npu_scatter_pa_kv_cache_functional", "rank", "slots", *kv, x(5, 1, dtype=i32))
    refused("npu_scatter_pa_kv_cache_functional", "mode", "other", *kv, x(5, dtype=i32), cache_mode="NZ")
    refused("atb._npu_reshape_and_cache.functional", "rank", "slots", *kv, x(5, 1, dtype=i32))
    pages, two = x(2, 2, dtype=i32), x(2, dtype=i32)
    refused("npu_gather_pa_kv_cache_functional", "rank", "lengths", *kv[2:], pages, pages, *kv[:2])
    refused("npu_gather_pa_kv_cache_functional", "lengths", "ends", *kv[2:], pages, two, *kv[:2], is_seq_lens_cumsum=True)
    q, pair = x(2, 4, 16, dtype=f16), [x(2, 4, 2, 16, dtype=f16), x(2, 4, 2, 16, dtype=f16)]
    refused("atb._npu_paged_attention.functional", "rank", "lengths", q, *pair, 2, 4, 1.0, pages, pages, q)
    refused("atb._npu_paged_attention.functional", "heads", "three", q, *pair, 3, 4, 1.0, pages, two, q)
    latent = [x(1, 1, 2, 64, dtype=f16), x(32, dtype=f16), x(1, 1, 2, 32, dtype=f16), x(1, 1, 2, 32, dtype=f16)]
    places = [x(2, 4, 1, 32, dtype=f16), x(2, 4, 1, 32, dtype=f16)]
    name = "npu_kv_rmsnorm_rope_cache_v2_functional"
    refused(name, "rank", "two", latent[0], latent[0], *latent[2:], x(2, dtype=i64), *places, cache_mode="PA")
    refused(name, "mode", "other", *latent, x(2, dtype=i64), *places, cache_mode="NZ")
    refused(name, "index", "one", *latent, x(2, dtype=i64), *places)
    refused(name, "even", "odd", latent[0], x(33, dtype=f16), latent[2][..., 1:], latent[3][..., 1:], x(2, dtype=i64), *places, cache_mode="PA")
    name, turns = "npu_qkv_rms_norm_rope_cache_functional", [x(32, dtype=f16), x(32, dtype=f16), x(2, 32, dtype=f16), x(2, 32, dtype=f16), x(2, dtype=i64)]
    into = [x(2, 64, dtype=f16), x(2, 2, 4, 16, dtype=f16), x(2, 2, 4, 16, dtype=f16)]
    refused(name, "sizes", "heads", x(2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 2])
    refused(name, "rank", "three", x(1, 2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 1])
    refused(name, "mode", "rows", x(2, 128, dtype=f16), *turns, *into, [1, 2, 4, 32], [2, 1, 1], cache_mode="PA")


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    kv = [zeros(5, 2, 16), zeros(5, 2, 16), zeros(2, 4, 2, 16), zeros(2, 4, 2, 8)]
    refused("npu_scatter_pa_kv_cache_functional", "sizes", "values", *kv, zeros_i32(5), cache_mode="Norm")
    refused("atb._npu_reshape_and_cache.functional", "sizes", "values", *kv, zeros_i32(5))
    refused("npu_gather_pa_kv_cache_functional", "sizes", "values", *kv[2:], zeros_i32(2, 2), zeros_i32(2), *kv[:2])
    pages = [zeros_f16(3, 4, 8), zeros_f16(4, 2, 2, 8), zeros_f16(4, 2, 2, 8), 2, 4, 1.0]
    refused("atb._npu_paged_attention.functional", "sizes", "table", *pages, zeros_i32(2, 2), zeros_i32(3), zeros_f16(3, 4, 8))
    latent = [zeros_f16(1, 1, 2, 64), zeros_f16(32), zeros_f16(1, 1, 2, 32), zeros_f16(1, 1, 2, 32), zeros_i64(2), zeros_f16(2, 4, 1, 32), zeros_f16(2, 3, 1, 32)]
    refused("npu_kv_rmsnorm_rope_cache_v2_functional", "sizes", "caches", *latent, cache_mode="PA")
    small = zeros(2, 4, 1, 32, dtype=torch.int8)
    refused("npu_kv_rmsnorm_rope_cache_v2_functional", "scales", "none", *latent[:5], small, small, cache_mode="PA")
    name, turns = "npu_qkv_rms_norm_rope_cache_functional", [zeros_f16(32), zeros_f16(32), zeros_f16(2, 32), zeros_f16(2, 32)]
    into, heads = [zeros_f16(2, 64), zeros_f16(2, 2, 4, 16)], [[1, 2, 4, 32], [2, 1, 1]]
    refused(name, "tokens", "three", zeros_f16(2, 128), *turns, zeros_i64(3), *into, zeros_f16(2, 2, 4, 16), *heads)
    small = zeros(2, 2, 4, 16, dtype=torch.int8)
    refused(name, "scales", "none", zeros_f16(2, 128), *turns, zeros_i64(2), into[0], small, small, *heads)
    refused(name, "caches", "blocks", zeros_f16(2, 128), *turns, zeros_i64(2), *into, zeros_f16(3, 2, 4, 16), *heads)
