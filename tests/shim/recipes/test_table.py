# SPDX-License-Identifier: Apache-2.0
"""Table of the operator calls of public GE-mode recipes: the test that runs each call, and the
types of its nodes in the graph engine's file.
"""

from __future__ import annotations

import collections
import functools
import os
import re
import sys
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import recipe_cases
import support
import test_attention
import test_experts
import test_experts_ranks
import test_floats
import test_operators
from torch import Tensor

sys.path.insert(0, str(support.ROOT / "tests" / "torch"))
import fxge_ctypes

# Calls that run in several processes, and calls that do not run, with the missing fact.
OF_RANKS = {
    "npu_mm_all_reduce_base",
    "npu moe_distribute_dispatch_v2",
    "npu moe_distribute_combine_v2",
}
NOT_RUN = {
    "npu mla_prolog_v3 w8a8 c8": "the roundings of its quantised variants are not documented"
}
# Operators of the calls.
OPERATORS = [
    "npu_add_rms_norm",
    "npu_add_rms_norm_cast",
    "npu_add_rms_norm_dynamic_mx_quant",
    "npu_apply_rotary_pos_emb",
    "npu_chunk_gated_delta_rule",
    "npu_clipped_swiglu",
    "npu_dequant_swiglu_clamp_quant",
    "npu_dequant_swiglu_quant",
    "npu_dynamic_block_quant",
    "npu_dynamic_mx_quant",
    "npu_dynamic_quant",
    "npu_format_cast",
    "npu_fused_infer_attention_score",
    "npu_fused_infer_attention_score_v2",
    "npu_gather_selection_kv_cache",
    "npu_grouped_matmul",
    "npu_interleave_rope",
    "npu_kv_quant_sparse_flash_attention",
    "npu_kv_rmsnorm_rope_cache",
    "npu_kv_rmsnorm_rope_cache_v2",
    "npu_lightning_indexer",
    "npu_mla_prolog_v3",
    "npu_mm_all_reduce_base",
    "npu_moe_distribute_combine_v2",
    "npu_moe_distribute_dispatch_v2",
    "npu_moe_finalize_routing",
    "npu_moe_gating_top_k",
    "npu_moe_gating_top_k_softmax",
    "npu_moe_init_routing_group_quant",
    "npu_moe_init_routing_v2",
    "npu_moe_re_routing",
    "npu_prefetch",
    "npu_quant_lightning_indexer",
    "npu_quant_matmul",
    "npu_quantize",
    "npu_recurrent_gated_delta_rule",
    "npu_rms_norm",
    "npu_rms_norm_dynamic_mx_quant",
    "npu_rms_norm_quant",
    "npu_rotary_mul",
    "npu_scatter_nd_update",
    "npu_scatter_pa_kv_cache",
    "npu_sparse_flash_attention",
    "npu_swiglu",
    "npu_swiglu_mx_quant",
    "npu_transpose_batchmatmul",
    "npu_transpose_quant_batchmatmul",
    "npu_weight_quant_batchmatmul",
    "scatter_update",
]
# File with the case, then names of calls and the types of their nodes without views, copies of
# states that the calls return, and lists of lengths.
TABLE: dict[str, dict[str, str]] = {
    "test_attention.py": {
        "tng.ops fia_v2 TND paged, lengths tensors": "FusedInferAttentionScore",
        "npu fia_v2 TND paged, lengths lists": "FusedInferAttentionScore",
        "npu fia_v2 TND unpaged, lengths lists": "FusedInferAttentionScore",
        "tng.ops fia_v2 MLA TND_NTD paged NZ, lengths tensors": "FusedInferAttentionScore",
        "npu fia_v2 MLA TND_NTD paged NZ, lengths lists": "FusedInferAttentionScore",
        "npu fia_v2 MLA BSND_NBSD paged, lengths lists": "FusedInferAttentionScore",
        "npu fia_v2 MLA int8 KV (query_quant_mode 3)": "FusedInferAttentionScore",
        "npu fia MLA prefill NTD_TND": "FusedInferAttentionScore",
        "tng.ops fia BSH contiguous KV, kv lengths tensor": "FusedInferAttentionScore",
        "npu fia BSH contiguous KV, kv lengths list": "FusedInferAttentionScore",
        "npu fia BSH, int8 KV antiquant": "FusedInferAttentionScore",
        "npu fia BNSD": "FusedInferAttentionScore",
        "npu fia BSND + lse": "FusedInferAttentionScore",
        "npu fia BNSD lengths lists pre/next tokens": "FusedInferAttentionScore",
        "npu fia_v2 TND sink + window (sparse_mode 4)": "FusedInferAttentionScore",
        "npu fia_v2 fp8 KV (key_quant_mode 4)": "FusedInferAttentionScore",
        "npu lightning_indexer PA_BSND TND": "LightningIndexer",
        "npu quant_lightning_indexer": "QuantLightningIndexer",
        "npu sparse_flash_attention TND PA_BSND mode 2": "SparseFlashAttention",
        "npu kv_quant_sparse_flash_attention": "KvQuantSparseFlashAttention",
        "npu mla_prolog_v3 PA_NZ bf16": "MlaPrologV3",
        "npu mla_prolog_v3 w8a8 c8": "MlaPrologV3",
        "npu transpose_batchmatmul absorb q": "TransposeBatchMatMul",
        "npu transpose_batchmatmul absorb v": "TransposeBatchMatMul",
    },
    "test_operators.py": {
        "npu kv_rmsnorm_rope_cache_v2 PA_NZ": "KvRmsNormRopeCache",
        "npu kv_rmsnorm_rope_cache PA_NZ out kv": "KvRmsNormRopeCache",
        "npu scatter_nd_update_ into a view of a cache": "ScatterNdUpdate",
        "npu scatter_update_ axis -2": "Scatter",
        "npu scatter_pa_kv_cache": "ScatterPaKvCache",
        "npu gather_selection_kv_cache": "GatherSelectionKvCache",
        "npu interleave_rope": "InterleaveRope",
        "npu rotary_mul half": "RotaryMul",
        "npu rotary_mul interleave": "RotaryPositionEmbedding",
        "npu apply_rotary_pos_emb TND": "ApplyRotaryPosEmb",
        "npu recurrent_gated_delta_rule": "RecurrentGatedDeltaRule",
        "npu chunk_gated_delta_rule": "ChunkGatedDeltaRule",
        "npu rms_norm": "RmsNorm",
        "npu add_rms_norm": "AddRmsNorm",
        "npu add_rms_norm_cast": "AddRmsNormCast",
        "npu swiglu": "SwiGlu",
        "npu clipped_swiglu": "ClippedSwiglu",
        "npu moe_init_routing_group_quant": "MoeInitRoutingGroupQuant",
        "npu dequant_swiglu_clamp_quant": "DequantSwigluClampQuant",
        "tng scopes: npu_stream_switch + npu_wait_tensor": "Add + Add + Mul",
        "tng scopes: super_kernel + limit_core_num": "Add + Mul",
        "npu_prefetch": "MatMulV2",
        "npu_format_cast NZ": "MatMulV2",
        "npu_mm_all_reduce_base": "MatmulAllReduce",
    },
    "test_floats.py": {
        "npu transpose_quant_batchmatmul mx": "TransposeQuantBatchMatMul",
        "npu rms_norm_quant hif8": "RmsNormQuantV2",
        "npu rms_norm_dynamic_mx_quant": "RmsNormDynamicMxQuant",
        "npu add_rms_norm_dynamic_mx_quant": "AddRmsNormDynamicMxQuant",
        "npu swiglu_mx_quant": "SwigluMxQuant",
        "npu dynamic_block_quant fp8": "DynamicBlockQuant",
        "npu quant_matmul fp8 per block": "QuantBatchMatmulV4",
        "npu quant_matmul fp8 per token": "QuantBatchMatmulV4",
        "npu dynamic_mx_quant e4m3": "DynamicMxQuant",
        "npu quant_matmul mxfp8": "QuantBatchMatmulV4",
        "npu quant_matmul mxfp4": "QuantBatchMatmulV4",
        "npu quantize fp8 div": "Quantize",
        "npu quant_matmul hif8": "QuantBatchMatmulV4",
    },
    "test_experts.py": {
        "npu dynamic_quant + quant_matmul w8a8 (dtype object)": "DynamicQuant + QuantBatchMatmulV3",
        "npu quant_matmul -> int32 then dequant_swiglu_quant": (
            "DequantSwigluQuant + DynamicQuant + QuantBatchMatmulV3"
        ),
        "npu weight_quant_batchmatmul w4a16 group": "WeightQuantBatchMatmulV2",
        "npu moe_gating_top_k sigmoid groups": "MoeGatingTopK",
        "npu moe_gating_top_k_softmax": "MoeGatingTopKSoftmax",
        "npu moe_init_routing_v2 bf16": "MoeInitRoutingV3",
        "npu moe_init_routing_v2 dynamic quant": "MoeInitRoutingV3",
        "npu moe_re_routing": "MoeReRouting",
        "npu grouped_matmul bf16": "GroupedMatmul",
        "npu grouped_matmul int8 -> int32 + dequant_swiglu_quant group": (
            "DequantSwigluQuant + GroupedMatmul"
        ),
        "npu grouped_matmul int8 scale per token": "GroupedMatmul",
        "npu grouped_matmul w4a16 antiquant": "GroupedMatmul",
        "npu grouped_matmul a8w4 bias 8*sum": "GroupedMatmul",
        "npu moe_finalize_routing drop_pad_mode 2": "MoeFinalizeRoutingV2",
        "npu moe_distribute_dispatch_v2": "MoeDistributeDispatchV2",
        "npu moe_distribute_combine_v2": "MoeDistributeCombineV2",
    },
}


class Table(unittest.TestCase):
    """The calls and their states."""

    def test_counts(self) -> None:
        names = [name for calls in TABLE.values() for name in calls]
        self.assertEqual(len(names), 77)
        self.assertEqual(len(names) - len(NOT_RUN), 76)

    def test_cases(self) -> None:
        """Each call has a case, and a call that does not run has the missing fact."""
        self.assertEqual(set(programs()), {name for calls in TABLE.values() for name in calls})
        for one in [*all_cases()]:
            self.assertEqual(getattr(one, "state", "runs"), NOT_RUN.get(one.name, "runs"), one.name)
        for name, reason in NOT_RUN.items():
            self.assertIn("not documented", reason, name)


Programs = dict[str, tuple[Callable[..., Any], tuple[Tensor, ...]]]


def all_cases() -> Iterator[Any]:
    """Yields the cases of all files that run in one process."""
    yield from (make() for make in test_attention.CASES.values())
    yield from test_operators.calls()
    yield from test_floats.calls()
    yield from test_experts.cases()


@functools.cache
def programs() -> Programs:
    """Returns the call and the tensors of each program of the table."""
    found: Programs = {}
    for one in all_cases():
        inputs = one.args if isinstance(one, test_experts.Case) else one.inputs
        found[one.name] = one.call, tuple(inputs)
    return found | test_operators.programs_of_ranks() | test_experts_ranks.programs_of_ranks()


@unittest.skipUnless(recipe_cases.FXGE, "needs the command")
class Conversion(unittest.TestCase):
    """Files for the graph engine."""

    def test_types(self) -> None:
        """Each program becomes a file that passes the checks, with the nodes of the table."""
        for calls in TABLE.values():
            for name, types in calls.items():
                with self.subTest(name):
                    found = recipe_cases.convert(*programs()[name])
                    wanted = collections.Counter(types.split(" + "))
                    self.assertEqual({kind: found[kind] for kind in wanted}, wanted, found)
                    dense = found["MatMulV2"] + found["BatchMatMulV2"]
                    self.assertEqual(dense, wanted["MatMulV2"], found)


# A golden of an operator of the table is mutated: dtypes, ranks, sizes of inputs, texts, numbers.
INPUT = re.compile(r"^( +%\w+ : )(\w+)\[([^\]]*)\]", re.M)
TEXT, NUMBER = re.compile(r'(?<==)"\w+"(?=[,)])'), re.compile(r"(?<==)-?\d+(?=[,)])")
OPERAND = re.compile(r", \w+=%\w+(?=[,)])")
RESULTS = re.compile(r"\) : [^\n]*?(?=\n|(?: name\(| loc\())")


def mutants(text: str) -> Iterator[str]:
    """Yields programs that differ from a golden in one place."""
    text = RESULTS.sub(
        lambda m: ") : " + ", ".join("?" * (m[0].count("[") or m[0].count("?"))), text
    )
    for m in INPUT.finditer(text):
        sizes = m[3].split(", ") if m[3] else []
        shapes = [sizes[1:], ["1", *sizes], [*sizes[:-1], "3"], ["7", *sizes[1:]]]
        for dtype in {"f64", "i64", "f32", "bool", "i8"} - {m[2]}:
            yield text[: m.start(2)] + dtype + text[m.end(2) :]
        for shape in shapes:
            yield text[: m.start(3)] + ", ".join(shape) + text[m.end(3) :]
    for pattern, values in ((TEXT, ('"other"', '"BSH"')), (NUMBER, ("-7", "99")), (OPERAND, ("",))):
        for m in pattern.finditer(text):
            for value in values:
                yield text[: m.start()] + value + text[m.end() :]


class Refusals(unittest.TestCase):
    """Messages for calls that an operator of the table does not take."""

    def test_texts(self) -> None:
        """No message shows the text of a formula, or names of parts of fxge."""
        library = fxge_ctypes.library(os.environ["FXGE_LIBRARY"])
        counts: collections.Counter[str] = collections.Counter()
        for file in goldens():
            whole, accepted = file.read_text(), file.with_suffix(".ge").exists()
            for text in mutants(whole) if accepted else [whole]:
                with fxge_ctypes.Session(library) as session:
                    try:
                        session.compile(session.load(text.encode(), "case"))
                        counts["taken"] += 1
                    except fxge_ctypes.FxgeError as e:
                        counts["refused"] += 1
                        self.assertNotEqual(e.status, 70, text + e.text)
                        self.assertNotRegex(message(e.text), recipe_cases.INTERNAL, text)
        self.assertGreater(counts["refused"], 1000, counts)


def message(text: str) -> str:
    """Returns the lines of a diagnostic without those on its origin."""
    return "\n".join(line for line in text.splitlines() if "in the formula of" not in line)


def goldens() -> list[Path]:
    """Returns the goldens of the operators of the table."""
    files = (support.ROOT / "tests" / "ops").glob("npu_*/*.fx")
    names = [f"{name}{form}." for name in OPERATORS for form in ("", "_functional")]
    return [f for f in sorted(files) if any(f.name.startswith((n, f"air.{n}")) for n in names)]


if __name__ == "__main__":
    unittest.main()
