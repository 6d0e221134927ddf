# SPDX-License-Identifier: Apache-2.0
"""Operators of the namespace `npu_inference`, which the import of this package defines.

Four of them are operators of torch_npu under another name. The others become nodes of GE, which run
in compiled graphs only.
"""

from __future__ import annotations

import importlib
import math
from typing import Any

import torch

from fxge._operators import converters
from fxge.errors import FxgeError
from fxge.torchair import _names, ge
from fxge.torchair.ge._ge_graph import torch_dtype_value_to_ge_type

__all__: list[str] = []

_OF_NPU = {
    "npu_moe_gating_top_k": "(Tensor x, int k, *, Tensor? bias=None, int k_group=1, "
    "int group_count=1, int group_select_mode=0, int renorm=0, int norm_type=0, "
    "bool out_flag=False, float routed_scaling_factor=1.0, float eps=1e-20) "
    "-> (Tensor, Tensor, Tensor)",
    "npu_kv_rmsnorm_rope_cache": "(Tensor kv, Tensor gamma, Tensor cos, Tensor sin, Tensor index, "
    "Tensor k_cache, Tensor ckv_cache, *, Tensor? k_rope_scale=None, Tensor? c_kv_scale=None, "
    "Tensor? k_rope_offset=None, Tensor? c_kv_offset=None, Tensor? v=None, float epsilon=1e-5, "
    "str cache_mode='Norm', bool is_output_kv=False) -> (Tensor, Tensor, Tensor, Tensor)",
    "npu_interleave_rope": "(Tensor x, Tensor cos, Tensor sin) -> Tensor",
    "npu_dequant_swiglu_quant": "(Tensor x, *, Tensor? weight_scale=None, "
    "Tensor? activation_scale=None, Tensor? bias=None, Tensor? quant_scale=None, "
    "Tensor? quant_offset=None, Tensor? group_index=None, bool activate_left=False, "
    "int quant_mode=0, int? dst_type=None, int? round_mode=None, int? activate_dim=None, "
    "int swiglu_mode=0, float clamp_limit=7.0, float glu_alpha=1.702, float glu_bias=1.0) "
    "-> (Tensor, Tensor)",
}

_OF_GE = {
    "npu_tome_merge": "(Tensor token_a, Tensor token_b, Tensor topk_indice, Tensor arg_max, "
    "float top_rate) -> (Tensor, Tensor, Tensor)",
    "npu_tome_unmerge": "(Tensor atten_out, Tensor ori_indice_a, Tensor ori_indice_b, "
    "Tensor topk_indice, Tensor arg_max, float top_rate) -> Tensor",
    "npu_fused_quant_matmul": "(Tensor x1, Tensor x2, Tensor scale, *, Tensor? offset=None, "
    "Tensor? pertoken_scale=None, Tensor? bias=None, Tensor? x3=None, str fused_op_type='', "
    "int? output_dtype=None, int? x1_dtype=None, int? x2_dtype=None, "
    "int? pertoken_scale_dtype=None, int? scale_dtype=None, int? x3_dtype=None, "
    "int[]? group_sizes=None, Tensor? y_scale=None) -> Tensor",
}


# ---- metadata ----


def _merged(a: Any, b: Any, indices: Any, targets: Any, top_rate: float) -> Any:
    """Returns metadata of npu_tome_merge: eight cores have a copy of the second tokens each."""
    del indices, targets
    gone = math.floor((a.shape[1] + b.shape[1]) * top_rate)
    of_b = (a.shape[0], 8, b.shape[1])
    return (
        a.new_empty((a.shape[0], a.shape[1] - gone, a.shape[2])),
        a.new_empty((*of_b, a.shape[2])),
        a.new_empty(of_b, dtype=torch.float32),
    )


def _unmerged(x: Any, a: Any, b: Any, indices: Any, targets: Any, top_rate: float) -> Any:
    del indices, targets, top_rate
    return x.new_empty((x.shape[0], a.shape[1] + b.shape[1], x.shape[2]))


def _product(x1: Any, x2: Any, scale: Any, *, output_dtype: int | None = None, **_: Any) -> Any:
    del scale
    number = torch_dtype_value_to_ge_type(1 if output_dtype is None else output_dtype)
    batch = torch.broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    return x1.new_empty((*batch, x1.shape[-2], x2.shape[-1]), dtype=ge.attr.DataType(number).value)


# ---- nodes of GE ----


def _merge(a: Any, b: Any, indices: Any, targets: Any, top_rate: float) -> Any:
    return ge.TomeMerge(a, b, indices, targets, top_rate=top_rate)


def _unmerge(x: Any, a: Any, b: Any, indices: Any, targets: Any, top_rate: float) -> Any:
    return ge.TomeUnmerge(x, a, b, indices, targets, top_r_rate=top_rate)


def _multiply(
    x1: Any, x2: Any, scale: Any, *, offset: Any = None, pertoken_scale: Any = None,
    bias: Any = None, x3: Any = None, fused_op_type: str = "", output_dtype: int | None = None,
    y_scale: Any = None, **others: Any,
) -> Any:  # fmt: skip
    given = [name for name, value in others.items() if value is not None]
    if given:
        raise FxgeError(f"npu_fused_quant_matmul: {', '.join(given)} are not supported", status=3)
    dtype = torch_dtype_value_to_ge_type(1 if output_dtype is None else output_dtype)
    return ge.FusedQuantMatMul(
        x1, x2, bias, x1_scale=pertoken_scale, x2_scale=scale, y_scale=y_scale, x2_offset=offset,
        x3=x3, dtype=int(dtype), group_size=0, fused_op_type=fused_op_type,
    )  # fmt: skip


_MADE: dict[str, tuple[Any, Any]] = {
    "npu_tome_merge": (_merged, _merge),
    "npu_tome_unmerge": (_unmerged, _unmerge),
    "npu_fused_quant_matmul": (_product, _multiply),
}


# ---- definition ----


def _eagerly(name: str) -> Any:
    def refuse(*_: Any, **__: Any) -> Any:
        raise FxgeError(f"npu_inference.{name} runs in compiled graphs only", status=3)

    return refuse


def _of_npu(name: str) -> Any:
    def call(*args: Any, **kwargs: Any) -> Any:
        importlib.import_module("fxge.npu")
        return getattr(torch.ops.npu, name)(*args, **kwargs)

    return call


def _define() -> torch.library.Library:
    library = torch.library.Library("npu_inference", "FRAGMENT")
    known = {s.name for s in torch._C._jit_get_all_schemas()}
    for name, schema in (_OF_NPU | _OF_GE).items():
        if f"npu_inference::{name}" in known:  # another package has defined it
            continue
        library.define(name + schema)
        if name in _OF_NPU:
            library.impl(name, _of_npu(name), "CompositeImplicitAutograd")
            continue
        meta, convert = _MADE[name]
        library.impl(name, meta, "Meta")
        library.impl(name, _eagerly(name), "CPU")
        converters.register_ours(getattr(torch.ops.npu_inference, name).default, convert)
    return library


_library = _define()


__getattr__ = _names.getter(__name__, __all__)
