# SPDX-License-Identifier: Apache-2.0
"""Cases of GE types of TorchAir's converters that formulas compute. Results are those of the reference implementations of
torch_npu's operators (tests/ops/npu_reference.py), or of loops over tokens as the kernels of CANN have them."""

import os
import sys

import torch
from caselib import Case, T, op, rnd

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../ops"))

import npu_reference_caches  # noqa: E402, F401
import npu_reference_sequences  # noqa: E402, F401
import npu_reference_states  # noqa: E402, F401
import npu_reference_updates  # noqa: E402, F401
from npu_reference import OPERATORS as NPU  # noqa: E402

TOL = {"f16": (2e-3, 2e-3), "bf16": (2e-2, 2e-2)}


@op("ReduceMeanWithCast")
def reduce_mean_with_cast():
    x = rnd("f16", 2, 3, 4)
    yield Case("without a dtype", {"x": x, "axes": T("i64", [1])}, [x.double().mean(1).half()])
    yield Case("f32", {"x": x, "axes": T("i64", [0, 2])}, [x.float().mean((0, 2), True)], keep_dims=True, dtype=torch.float32)
    i = rnd("i32", 3, 4)
    yield Case("integers", {"x": i, "axes": T("i32", [-1])}, [i.float().mean(-1)], dtype=torch.float32)


@op("ScatterList")
def scatter_list():
    var, updates, at = [rnd("f16", 2, 6, 3, seed=i) for i in range(3)], rnd("f16", 3, 2, 2, 3, seed=9), T("i32", [0, 3, 4])
    for name, mask in (("plain", None), ("mask", T("u8", [1, 0, 1]))):
        ins = {"var": var, "indice": at, "updates": updates} | ({} if mask is None else {"mask": mask})
        yield Case(name, ins, NPU["npu_scatter_list"](var, at, updates, mask), reduce="update", axis=-2)
    along = rnd("f32", 2, 3, 2, 5), T("i64", [1, 0])
    lists = [rnd("f32", 3, 2, 8, seed=i) for i in range(2)]
    yield Case("last axis", {"var": lists, "indice": along[1], "updates": along[0]},
               NPU["npu_scatter_list"](lists, along[1], along[0], None, "update", -1), axis=-1)


@op("ScatterPaKvCache")
def scatter_pa_kv_cache():
    slots = T("i32", [5, -1, 0])
    for mode, shapes in (("Norm", [(3, 4, 2, 8), (3, 4, 2, 16)]), ("PA_NZ", [(3, 1, 4, 16), (3, 2, 4, 16)])):
        key, value = rnd("f16", 3, 2, 8), rnd("f16", 3, 2, 16)
        caches = [rnd("f16", *s, seed=4) for s in shapes]
        yield Case(mode, {"key": key, "key_cache": caches[0], "slot_mapping": slots, "value": value, "value_cache": caches[1]},
                   NPU["npu_scatter_pa_kv_cache_functional"](key, value, *caches, slots, cache_mode=mode), cache_mode=mode)


@op("QuantUpdateScatter")
def quant_update_scatter():
    var, at, updates, scales = rnd("i8", 2, 6, 4), T("i64", [1, 3]), rnd("f16", 2, 2, 4, lo=-40, hi=40), rnd("f32", 4, lo=0.3, hi=2)
    for name, zero in (("plain", None), ("zero points", T("i32", [1, -2, 3, 0]))):
        ins = {"var": var, "indices": at, "updates": updates, "quant_scales": scales} | ({} if zero is None else {"quant_zero_points": zero})
        yield Case(name, ins, [NPU["npu_quant_scatter"](var, at, updates, scales, zero)], reduce="update", axis=-2, quant_axis=-1)
    yield Case("reciprocal scale", {"var": var, "indices": at, "updates": updates, "quant_scales": scales}, error="UNSUPPORTED_FORM",
               reduce="update", reciprocal_scale=True)


@op("KvRmsNormRopeCache")
def kv_rms_norm_rope_cache():
    kv, gamma = rnd("f16", 2, 1, 3, 16), rnd("f16", 12, seed=2)
    cos, sin = rnd("f16", 2, 1, 3, 4, lo=-1, hi=1, seed=3), rnd("f16", 2, 1, 3, 4, lo=-1, hi=1, seed=4)
    for mode, index, shape in (("Norm", T("i64", [[0, 1, 2], [2, -1, 3]]), (2, 1, 5)), ("PA", T("i64", [7, 0, -1, 3, 4, 1]), (4, 2, 1))):
        caches = [rnd("f16", *shape, d, seed=5) for d in (4, 12)]
        args = (kv, gamma, cos, sin, index, *caches)
        k, c, k_new, c_new = NPU["npu_kv_rmsnorm_rope_cache_v2_functional"](*args, cache_mode=mode, is_output_kv=True)
        names = ("kv", "gamma", "cos", "sin", "index", "k_cache", "ckv_cache")
        yield Case(mode, dict(zip(names, args, strict=True)), [k_new, c_new, k, c], tol=TOL["f16"], cache_mode=mode, is_output_kv=True)


@op("QkvRmsNormRopeCache")
def qkv_rms_norm_rope_cache():
    args = (rnd("f16", 3, 64), rnd("f16", 16, seed=1), rnd("f16", 16, seed=2), rnd("f16", 3, 16, lo=-1, hi=1, seed=3),
            rnd("f16", 3, 16, lo=-1, hi=1, seed=4), T("i64", [2, 5, 0]), rnd("f16", 3, 32, seed=5), rnd("f16", 2, 1, 4, 16, seed=6),
            rnd("f16", 2, 1, 4, 16, seed=7))
    names = ("qkv", "q_gamma", "k_gamma", "cos", "sin", "index", "q_out", "k_cache", "v_cache")
    attrs = {"qkv_size": [1, 3, 4, 16], "head_nums": [2, 1, 1]}
    for before in (False, True):
        found = NPU["npu_qkv_rms_norm_rope_cache_functional"](*args, *attrs.values(), is_output_qkv=before)
        outs = [*found[3:], *(found[:3] if before else [None] * 3)]
        yield Case(f"before {before}", dict(zip(names, args, strict=True)), outs, tol=TOL["f16"], is_output_qkv=before, **attrs)


def convolved():
    x, w, states = rnd("f16", 5, 8), rnd("f16", 3, 8, seed=1), rnd("f16", 3, 4, 8, seed=2)
    starts, lines = T("i32", [0, 2, 5]), T("i32", [2, 0])
    for residual in (0, 1):
        y, new = NPU["npu_fused_causal_conv1d_functional"](x, w, states, query_start_loc=starts, cache_indices=lines, residual_connection=residual)
        ins = {"x": x, "weight": w, "conv_states": states, "query_start_loc": starts, "cache_indices": lines}
        yield Case(f"residual {residual}", ins, [new, y], tol=TOL["f16"], residual_connection=residual)
    yield Case("activation", ins, error="UNSUPPORTED_FORM", activation_mode=1)


@op("FusedCausalConv1d")
def fused_causal_conv1d():
    yield from convolved()


@op("InplaceFusedCausalConv1d")
def inplace_fused_causal_conv1d():
    yield from convolved()


@op("RecurrentGatedDeltaRule")
def recurrent_gated_delta_rule():
    q, k, v = rnd("bf16", 4, 1, 6, lo=-1, hi=1), rnd("bf16", 4, 1, 6, lo=-1, hi=1, seed=1), rnd("bf16", 4, 2, 3, seed=2)
    beta, state = rnd("bf16", 4, 2, lo=0, hi=1, seed=3), rnd("bf16", 5, 2, 3, 6, seed=4)
    lens, places, g = T("i32", [1, 3]), T("i32", [3, 0, 1, 4]), rnd("f32", 4, 2, lo=-1, hi=0, seed=5)
    for name, more in (("plain", {}), ("gates", {"g": g})):
        found = NPU["npu_recurrent_gated_delta_rule_functional"](q, k, v, state, beta=beta, scale=0.5, actual_seq_lengths=lens,
                                                                 ssm_state_indices=places, **more)
        ins = {"query": q, "key": k, "value": v, "beta": beta, "state": state, "actual_seq_lengths": lens, "ssm_state_indices": places}
        yield Case(name, ins | more, found, tol=TOL["bf16"], scale_value=0.5)


@op("FusedQuantMatMul")
def fused_quant_matmul():
    a, b, bias = rnd("i8", 3, 8, lo=-90, hi=90), rnd("i8", 8, 4, lo=-90, hi=90, seed=1), rnd("i32", 4, lo=-900, hi=900)
    scales = torch.tensor([0.25, 0.5, -0.125, 0.001], dtype=torch.float32)
    bits = scales.view(torch.int32).long() & 0xFFFFFFFF
    for name, more in (("plain", {}), ("bias", {"bias": bias})):
        acc = a.int() @ b.int() + more.get("bias", 0)
        yield Case(name, {"x1": a, "x2": b, "x2_scale": bits} | more, [(acc.float().relu() * scales).half()], dtype=1, fused_op_type="relu")
    yield Case("swiglu", {"x1": a, "x2": b, "x2_scale": bits}, error="UNSUPPORTED_FORM", dtype=1, fused_op_type="swiglu")


def merge_operands(batch, n, b, size, rate):
    generator = torch.Generator().manual_seed(n)
    order = torch.stack([torch.randperm(n, generator=generator) for _ in range(batch)])
    most = torch.randint(0, b, (batch, n), generator=generator)
    return rnd("i32", batch, n, size, lo=-8, hi=8).half() / 4, rnd("i32", batch, b, size, lo=-8, hi=8, seed=1).half() / 4, order, most, int((n + b) * rate)


@op("TomeMerge")
def tome_merge():
    for batch, n, b, size, rate in ((2, 24, 10, 4, 0.5), (1, 8, 4, 3, 0.25)):
        a, other, order, most, top = merge_operands(batch, n, b, size, rate)
        kept = torch.stack([a[i, order[i, top:]] for i in range(batch)])
        sums, counts = torch.zeros(batch, 8, b, size, dtype=torch.float16), torch.zeros(batch, 8, b)
        sums[:, 0], counts[:, 0] = other, 1
        for i in range(batch):
            for j in range(top):
                core, source = min(j // (top // 8), 7) if top >= 8 else 7, order[i, j]
                sums[i, core, most[i, source]] += a[i, source]
                counts[i, core, most[i, source]] += 1
        yield Case(f"{n} and {b}", {"token_a": a, "token_b": other, "topk_indice": order, "arg_max": most}, [kept, sums, counts], top_rate=rate)


@op("TomeUnmerge")
def tome_unmerge():
    for batch, n, b, size, rate in ((2, 24, 10, 4, 0.5), (1, 8, 4, 3, 0.25)):
        _, _, order, most, top = merge_operands(batch, n, b, size, rate)
        places = torch.stack([torch.randperm(n + b, generator=torch.Generator().manual_seed(i)) for i in range(batch)])
        x, y = rnd("f16", batch, n + b - top, size, seed=3), torch.zeros(batch, n + b, size, dtype=torch.float16)
        of_a, of_b = places[:, :n].contiguous(), places[:, n:].contiguous()
        for i in range(batch):
            y[i, of_a[i, order[i, top:]]] = x[i, : n - top]
            y[i, of_b[i]] = x[i, n - top:]
            for j in order[i, :top]:
                y[i, of_a[i, j]] = x[i, n - top + most[i, j]]
        yield Case(f"{n} and {b}", {"atten_out": x, "Ori_IndiceA": of_a, "Ori_IndiceB": of_b, "TOPK_Indice": order, "Arg_Max": most}, [y], top_r_rate=rate)
