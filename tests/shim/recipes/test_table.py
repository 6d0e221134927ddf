# SPDX-License-Identifier: Apache-2.0
"""Table of the operator calls of public GE-mode recipes, with the test that runs each call.

A state is "runs", "ranks" (runs in several processes), or the fact that public sources lack.
"""

from __future__ import annotations

import re
import unittest
from pathlib import Path

import support  # noqa: F401 (path of the package)

RUNS, RANKS = "runs", "ranks"
QUANTISED_PROLOG = "the roundings of its quantised variants are not documented"
# File with the case, then names of calls and their states if they are not "runs".
TABLE: dict[str, dict[str, str]] = {
    "test_attention.py": {
        "tng.ops fia_v2 TND paged, lengths tensors": RUNS,
        "npu fia_v2 TND paged, lengths lists": RUNS,
        "npu fia_v2 TND unpaged, lengths lists": RUNS,
        "tng.ops fia_v2 MLA TND_NTD paged NZ, lengths tensors": RUNS,
        "npu fia_v2 MLA TND_NTD paged NZ, lengths lists": RUNS,
        "npu fia_v2 MLA BSND_NBSD paged, lengths lists": RUNS,
        "npu fia_v2 MLA int8 KV (query_quant_mode 3)": RUNS,
        "npu fia MLA prefill NTD_TND": RUNS,
        "tng.ops fia BSH contiguous KV, kv lengths tensor": RUNS,
        "npu fia BSH contiguous KV, kv lengths list": RUNS,
        "npu fia BSH, int8 KV antiquant": RUNS,
        "npu fia BNSD": RUNS,
        "npu fia BSND + lse": RUNS,
        "npu fia BNSD lengths lists pre/next tokens": RUNS,
        "npu fia_v2 TND sink + window (sparse_mode 4)": RUNS,
        "npu fia_v2 fp8 KV (key_quant_mode 4)": RUNS,
        "npu lightning_indexer PA_BSND TND": RUNS,
        "npu quant_lightning_indexer": RUNS,
        "npu sparse_flash_attention TND PA_BSND mode 2": RUNS,
        "npu kv_quant_sparse_flash_attention": RUNS,
        "npu mla_prolog_v3 PA_NZ bf16": RUNS,
        "npu mla_prolog_v3 w8a8 c8": QUANTISED_PROLOG,
        "npu transpose_batchmatmul absorb q": RUNS,
        "npu transpose_batchmatmul absorb v": RUNS,
    },
    "test_operators.py": {
        "npu kv_rmsnorm_rope_cache_v2 PA_NZ": RUNS,
        "npu kv_rmsnorm_rope_cache PA_NZ out kv": RUNS,
        "npu scatter_nd_update_ into a view of a cache": RUNS,
        "npu scatter_update_ axis -2": RUNS,
        "npu scatter_pa_kv_cache": RUNS,
        "npu gather_selection_kv_cache": RUNS,
        "npu interleave_rope": RUNS,
        "npu rotary_mul half": RUNS,
        "npu rotary_mul interleave": RUNS,
        "npu apply_rotary_pos_emb TND": RUNS,
        "npu recurrent_gated_delta_rule": RUNS,
        "npu chunk_gated_delta_rule": RUNS,
        "npu rms_norm": RUNS,
        "npu add_rms_norm": RUNS,
        "npu add_rms_norm_cast": RUNS,
        "npu swiglu": RUNS,
        "npu clipped_swiglu": RUNS,
        "npu moe_init_routing_group_quant": RUNS,
        "npu dequant_swiglu_clamp_quant": RUNS,
        "tng scopes: npu_stream_switch + npu_wait_tensor": RUNS,
        "tng scopes: super_kernel + limit_core_num": RUNS,
        "npu_prefetch": RUNS,
        "npu_format_cast NZ": RUNS,
        "npu_mm_all_reduce_base": RANKS,
    },
    "test_floats.py": {
        "npu transpose_quant_batchmatmul mx": RUNS,
        "npu rms_norm_quant hif8": RUNS,
        "npu rms_norm_dynamic_mx_quant": RUNS,
        "npu add_rms_norm_dynamic_mx_quant": RUNS,
        "npu swiglu_mx_quant": RUNS,
        "npu dynamic_block_quant fp8": RUNS,
        "npu quant_matmul fp8 per block": RUNS,
        "npu quant_matmul fp8 per token": RUNS,
        "npu dynamic_mx_quant e4m3": RUNS,
        "npu quant_matmul mxfp8": RUNS,
        "npu quant_matmul mxfp4": RUNS,
        "npu quantize fp8 div": RUNS,
        "npu quant_matmul hif8": RUNS,
    },
    "test_experts.py": {
        "npu dynamic_quant + quant_matmul w8a8 (dtype object)": RUNS,
        "npu quant_matmul -> int32 then dequant_swiglu_quant": RUNS,
        "npu weight_quant_batchmatmul w4a16 group": RUNS,
        "npu moe_gating_top_k sigmoid groups": RUNS,
        "npu moe_gating_top_k_softmax": RUNS,
        "npu moe_init_routing_v2 bf16": RUNS,
        "npu moe_init_routing_v2 dynamic quant": RUNS,
        "npu moe_re_routing": RUNS,
        "npu grouped_matmul bf16": RUNS,
        "npu grouped_matmul int8 -> int32 + dequant_swiglu_quant group": RUNS,
        "npu grouped_matmul int8 scale per token": RUNS,
        "npu grouped_matmul w4a16 antiquant": RUNS,
        "npu grouped_matmul a8w4 bias 8*sum": RUNS,
        "npu moe_finalize_routing drop_pad_mode 2": RUNS,
        "npu moe_distribute_dispatch_v2": RANKS,
        "npu moe_distribute_combine_v2": RANKS,
    },
}


class Table(unittest.TestCase):
    """The calls and their states."""

    def test_counts(self) -> None:
        states = [state for calls in TABLE.values() for state in calls.values()]
        self.assertEqual(len(states), 77)
        self.assertEqual(sum(state in (RUNS, RANKS) for state in states), 76)

    def test_cases(self) -> None:
        """Each file has a case of that name; a call over ranks has a function that makes it."""
        for file, calls in TABLE.items():
            text = (Path(__file__).parent / file).read_text()
            for name, state in calls.items():
                with self.subTest(name):
                    found = name.removeprefix("npu ") if state == RANKS else f'"{name}"'
                    self.assertIn(found, text)
                    if state not in (RUNS, RANKS):
                        self.assertIn(state, text)

    def test_none_is_missing(self) -> None:
        """Names of cases that are not in the table."""
        known = {name for calls in TABLE.values() for name in calls}
        for file in TABLE:
            text = (Path(__file__).parent / file).read_text()
            for name in re.findall(r'"((?:npu|tng)[ _.][^"]*)"', text):
                if " " in name:
                    self.assertIn(name, known)


if __name__ == "__main__":
    unittest.main()
