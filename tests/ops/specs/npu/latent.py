# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu latent attention."""

from __future__ import annotations

from specs.base import bf16, f32, group, i8, i32, i64
from specs.npu.base import operand, program


@group
def compiled_only() -> None:
    """Adds latent attention, which is lowered and not executed."""
    b = {"dtype": bf16}
    first = [operand(3, 32, **b), operand(32, 16, **b), operand(16, 2 * 24, **b), operand(2, 16, 20, **b), operand(32, 28, **b), operand(16, **b), operand(20, **b), operand(3, 8, **b), operand(3, 8, **b)]
    caches = [operand(2, 16, 1, 20, **b), operand(2, 16, 1, 8, **b)]
    at = operand(3, dtype=i64)
    for op in ("npu_mla_prolog", "npu_mla_prolog_v2"):
        program(op, *first, at, *caches)
        program(op + ".functional", *first, at, *caches)
    for op in ("npu_mla_prolog_v3", "npu_mla_prolog_v3_functional"):
        program(op, *first, *caches, cache_index=at, query_norm_flag=True)
    i = {"dtype": i8}
    rows = [operand(2, 3, 4 * 8), operand(2, 3, 1, 8), operand(2, 3, 1, 8), operand(2, 16, 1, 8, **i), operand(2, 16, 1, 8, **i), operand(2, dtype=i32), operand(8, dtype=f32), operand(8, dtype=f32), [16, 8, 8]]
    for op in ("npu_rope_quant_kvcache", "npu_dequant_rope_quant_kvcache"):
        program(op, *rows)
        program(op + ".functional", *rows, kv_output=True)
