# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu latent attention."""

from __future__ import annotations

import torch

from specs.base import Maker, bf16, f32, group, i8, i32, i64
from specs.npu.base import operand, program, static


@group
def prologs() -> None:
    """Adds the operators before latent attention, in bf16: modes of the cache, scales, batches."""

    def first(m: Maker, *rows: int) -> list[torch.Tensor]:
        return [m(*rows, 8), m(8, 16), m(16, 2 * 20), m(2, 4, 32), m(8, 48), m(16), m(32), m(*rows, 16), m(*rows, 16)]

    def caches(m: Maker) -> list[torch.Tensor]:
        return [m(2, 4, 1, 32), m(2, 4, 1, 16)]

    at = torch.tensor([5, 0, -1], dtype=i64)
    for op in ("npu_mla_prolog", "npu_mla_prolog_v2"):
        static(op + ".functional", "slots", lambda m: [*narrow(first(m, 3)), at, *caches(m)], (bf16,))
    op = "npu_mla_prolog_v3_functional"
    for mode in ("PA_BSND", "PA_NZ"):
        static(op, mode, lambda m: [*narrow(first(m, 3)), *caches(m)], (bf16,), cache_index=at, cache_mode=mode, query_norm_flag=True, qc_qr_scale=1.5, kc_scale=0.5)
    static(op, "batches", lambda m: [*narrow(first(m, 2, 2)), *caches(m)], (bf16,), cache_index=torch.tensor([[0, 1], [4, 5]]))
    static(op, "TND", lambda m: [*narrow(first(m, 3)), m(3, 1, 32), m(3, 1, 16)], (bf16,), cache_mode="TND")


def narrow(args: list[torch.Tensor]) -> list[torch.Tensor]:
    """Returns weights of a smaller norm, so that results have the size of the operands."""
    return [x / 4 if 0 < i < 5 else x for i, x in enumerate(args)]


@group
def compiled_only() -> None:
    """Adds latent attention, which is lowered and not executed."""
    i = {"dtype": i8}
    rows = [operand(2, 3, 4 * 8), operand(2, 3, 1, 8), operand(2, 3, 1, 8), operand(2, 16, 1, 8, **i), operand(2, 16, 1, 8, **i), operand(2, dtype=i32), operand(8, dtype=f32), operand(8, dtype=f32), [16, 8, 8]]
    for op in ("npu_rope_quant_kvcache", "npu_dequant_rope_quant_kvcache"):
        program(op, *rows)
        program(op + ".functional", *rows, kv_output=True)
