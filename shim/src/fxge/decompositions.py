# SPDX-License-Identifier: Apache-2.0
"""Selection of the decompositions that AOTAutograd applies before the library compiles a graph.

Only operators without a lowering in the library are decomposed. The library reports operators
that have neither as unsupported, with the user's lines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import torch
from torch._decomp import core_aten_decompositions, get_decompositions

from ._operators import converters
from ._operators import gradients as grad
from ._programs.sessions import session_ops
from .config import Config

aten = torch.ops.aten

# Operators of backward graphs and losses, beyond torch's own core set.
MORE = (
    aten._log_softmax_backward_data,
    aten._softmax_backward_data,
    aten.binary_cross_entropy,
    aten.binary_cross_entropy_backward,
    aten.cudnn_batch_norm_backward,
    aten.elu_backward,
    aten.embedding_dense_backward,
    aten.gelu_backward,
    aten.glu_backward,
    aten.hardsigmoid_backward,
    aten.hardswish_backward,
    aten.hardtanh_backward,
    aten.huber_loss_backward,
    aten.leaky_relu_backward,
    aten.linear_backward,
    aten.logsumexp,
    aten.masked_fill,
    aten.max_pool2d_with_indices_backward,
    aten.mse_loss,
    aten.mse_loss_backward,
    aten.native_batch_norm_backward,
    aten.native_dropout_backward,
    aten.native_group_norm,
    aten.native_group_norm_backward,
    aten.native_layer_norm_backward,
    aten.nll_loss_backward,
    aten.nll_loss_forward,
    aten.select_backward,
    aten.sigmoid_backward,
    aten.silu_backward,
    aten.slice_backward,
    aten.smooth_l1_loss,
    aten.smooth_l1_loss_backward,
    aten.softplus_backward,
    aten.tanh_backward,
    aten.threshold_backward,
    aten.unfold_backward,
    aten.upsample_nearest2d_backward,
)


@lru_cache(maxsize=8)
def _supported(ops: tuple[str, ...]) -> frozenset[str]:
    return frozenset(row["op"] for row in session_ops(ops) if row["supported"])


@lru_cache(maxsize=1)
def _everything() -> dict[Any, Callable[..., Any]]:
    """Returns all decompositions, once.

    Reads the entries of `aten`: as a mapping, PyTorch's table first walks the operators of all
    namespaces, which takes 0.1 s. The dispatcher decomposes composite operators of others.
    """
    core = core_aten_decompositions()
    return {
        **getattr(core, "decomp_table", core),
        **get_decompositions(MORE),
        aten._new_zeros_with_same_feature_meta.default: _zeros_of_a_tangent,
    }


def _zeros_of_a_tangent(
    self: torch.Tensor, other: torch.Tensor, *, self_num_batch_dims: int = 0
) -> torch.Tensor:
    """Returns forward-mode AD's zeros in the shape of `other`, after the batch dims of `self`."""
    return other.new_zeros((*self.shape[:self_num_batch_dims], *other.shape))


def table(config: Config, training: bool) -> dict[Any, Callable[..., Any]]:
    """Returns the decompositions for AOTAutograd, without the operators that the library supports.

    Args:
        training: includes forward operators with a second result that only the backward reads and
            that the library does not compute.
    """
    known = _supported(config.ops)
    chosen = {op: f for op, f in _everything().items() if str(op) not in known}
    if training:
        chosen.update(
            {
                op: f
                for forward, backward, functions in TRAINING
                for op, f in zip((forward, backward), functions, strict=True)
                if str(backward) not in known
            }
        )
        chosen.update({op: grad.in_f32(op) for op in NORMS})
        chosen[aten._weight_norm_interface.default] = grad.weight_norm
        # its meta function returns f32 for a result that the kernel returns in half precision
        chosen.update(get_decompositions([aten.native_group_norm_backward]))
    converted = converters.operators()
    return {op: f for op, f in chosen.items() if op not in converted}


# Norms with statistics that have the dtype of the parameters, contrary to their meta functions.
NORMS = (
    aten._native_batch_norm_legit.no_stats,
    aten._native_batch_norm_legit_functional.default,
    aten.native_batch_norm.default,
    aten.native_group_norm.default,
    aten.native_layer_norm.default,
)

# Forward operators and the backward operators that read their second results: both are
# decomposed, or neither.
TRAINING = (
    (
        aten._scaled_dot_product_flash_attention_for_cpu.default,
        aten._scaled_dot_product_flash_attention_for_cpu_backward.default,
        (grad.attention, grad.attention_backward),
    ),
    (
        aten.max_pool2d_with_indices.default,
        aten.max_pool2d_with_indices_backward.default,
        (grad.max_pool2d, grad.max_pool2d_backward),
    ),
)
