"""Decompositions of PyTorch that AOTAutograd applies before a graph comes to the library.

Only operators that the library has no way for are decomposed: it says which it knows. What remains
without either is reported as unsupported, with the user's lines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import torch
from torch._decomp import core_aten_decompositions, get_decompositions

from ._program import session_ops
from .config import Config

aten = torch.ops.aten

# Beyond torch's own core set: what backward graphs and losses hold.
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
    aten.soft_margin_loss_backward,
    aten.softplus_backward,
    aten.tanh_backward,
    aten.threshold_backward,
    aten.unfold_backward,
    aten.upsample_nearest2d_backward,
)


@lru_cache(maxsize=8)
def _supported(ops: tuple[str, ...]) -> frozenset[str]:
    return frozenset(row["op"] for row in session_ops(ops) if row["supported"])


def table(config: Config) -> dict[Any, Callable[..., Any]]:
    """The decompositions for AOTAutograd, without the operators that the library takes itself."""
    known = _supported(config.ops)
    everything = {**core_aten_decompositions(), **get_decompositions(MORE)}
    everything.update(_ours())
    return {op: f for op, f in everything.items() if str(op) not in known}


# ---- convolution_backward, for which torch has none ----


def _ours() -> dict[Any, Callable[..., Any]]:
    return {aten.convolution_backward.default: convolution_backward}


def _full(values: Any, n: int) -> list[int]:
    values = list(values)
    return values if len(values) == n else values * n


def convolution_backward(
    grad: torch.Tensor,
    x: torch.Tensor,
    weight: torch.Tensor,
    bias_sizes: list[int] | None,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
    output_mask: list[bool],
) -> tuple[torch.Tensor | None, torch.Tensor | None, torch.Tensor | None]:
    """Gradients of a convolution by convolutions.

    grad: [n, out, ...], x: [n, in, ...], weight: [out, in / groups, ...] (transposed:
    [in, out / groups, ...]). Not for transposed convolutions of more than one group.
    """
    del bias_sizes
    n = x.dim() - 2
    stride, padding = _full(stride, n), _full(padding, n)
    dilation, output_padding = _full(dilation, n), _full(output_padding, n)
    gx = gw = gb = None
    if output_mask[0]:
        gx = _grad_input(grad, x, weight, stride, padding, dilation, transposed, groups)
    if output_mask[1]:
        first, second = (grad, x) if transposed else (x, grad)
        gw = _grad_weight(first, second, weight, stride, padding, dilation, groups)
    if output_mask[2]:
        gb = grad.sum([0, *range(2, n + 2)])
    return gx, gw, gb


def _grad_input(
    grad: torch.Tensor,
    x: torch.Tensor,
    weight: torch.Tensor,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    groups: int,
) -> torch.Tensor:
    n = len(stride)
    if transposed:
        return aten.convolution(
            grad, weight, None, stride, padding, dilation, False, [0] * n, groups
        )
    lost = [
        x.shape[i + 2]
        - (
            (grad.shape[i + 2] - 1) * stride[i]
            - 2 * padding[i]
            + dilation[i] * (weight.shape[i + 2] - 1)
            + 1
        )
        for i in range(n)
    ]
    return aten.convolution(grad, weight, None, stride, padding, dilation, True, lost, groups)


def _grad_weight(
    x: torch.Tensor,
    grad: torch.Tensor,
    weight: torch.Tensor,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> torch.Tensor:
    """x: [n, g * a, ...], grad: [n, g * b, ...] give [g * b, a, ...].

    The batch becomes the channels summed over, each group its own slice of a grouped convolution.
    """
    n, size = len(stride), list(x.shape[2:])
    batch, a, b = x.shape[0], x.shape[1] // groups, grad.shape[1] // groups
    # [a, g * n, ...] with weights [g * b, n, ...]
    left = x.view(batch, groups, a, *size).permute(2, 1, 0, *range(3, n + 3))
    left = left.reshape(a, groups * batch, *size)
    right = grad.transpose(0, 1).contiguous()
    if groups > 1:
        right = right.view(groups * b, batch, *grad.shape[2:])
    out = aten.convolution(left, right, None, dilation, padding, stride, False, [0] * n, groups)
    for i in range(n):  # sizes that the stride did not divide leave rows that no weight has
        out = out.narrow(i + 2, 0, weight.shape[i + 2])
    return out.transpose(0, 1).contiguous()
