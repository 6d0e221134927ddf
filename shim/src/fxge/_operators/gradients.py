# SPDX-License-Identifier: Apache-2.0
"""Gradients without a decomposition in torch, in terms of operators that the library supports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

aten = torch.ops.aten


# ---- normalisations ----


def in_f32(op: Callable[..., Any]) -> Callable[..., Any]:
    """Returns `op` in f32 for half precision with f32 parameters, as PyTorch's kernels do."""

    def norm(x: Tensor, *args: Any) -> Any:
        mixed = any(isinstance(a, Tensor) and a.dtype == torch.float32 for a in args)
        if x.dtype not in (torch.float16, torch.bfloat16) or not mixed:
            return NotImplemented
        y, *statistics = op(x.float(), *args)
        return (y.to(x.dtype), *statistics)

    return norm


def weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Any:
    """Returns a weight and its norms, for a vector or in f16.

    PyTorch's meta function returns one norm for all elements of a vector, and f16 norms for f16.
    The kernel returns one norm for each element, and f32 norms.
    """
    column = v.dim() == 1
    if not column and v.dtype != torch.float16:
        return NotImplemented
    direction, length = (t.float() if t.dtype == torch.float16 else t for t in (v, g))
    if column:
        direction, length = direction.unsqueeze(1), length.unsqueeze(1)
    w, norms = aten._weight_norm_interface(direction, length, dim)
    w = w.to(v.dtype)
    return (w.squeeze(1), norms.squeeze(1)) if column else (w, norms)


# ---- attention ----


def _scores(
    q: Tensor, k: Tensor, is_causal: bool, mask: Tensor | None, scale: float | None
) -> tuple[Tensor, float]:
    """Returns scaled and masked products of [..., length, width] and [..., source, width]."""
    factor = q.shape[-1] ** -0.5 if scale is None else scale
    s = torch.matmul(q, k.transpose(-1, -2)) * factor
    if is_causal:
        keep = torch.ones((q.shape[-2], k.shape[-2]), dtype=torch.bool, device=q.device).tril()
        s = torch.where(keep, s, float("-inf"))
    if mask is not None:
        s = torch.where(mask, s, float("-inf")) if mask.dtype == torch.bool else s + mask
    return s, factor


def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor]:
    """Computes attention and the logarithm of each row's sum; a fully masked row is 0.

    query: [batch, heads, length, width], key and value: [batch, heads, source, width].
    """
    if dropout_p:
        return NotImplemented
    q, k, v = query.float(), key.float(), value.float()
    s, _ = _scores(q, k, is_causal, attn_mask, scale)
    top = s.amax(-1, keepdim=True)
    top = torch.where(top == float("-inf"), 0.0, top)
    e = (s - top).exp()
    total = e.sum(-1, keepdim=True)
    y = torch.matmul(e / torch.where(total == 0, 1.0, total), v)
    # The kernel's strides: [batch, length, heads, width] in memory.
    y = y.to(query.dtype).transpose(1, 2).contiguous().transpose(1, 2)
    return y, (top + total.log()).squeeze(-1)


def attention_backward(
    grad_out: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the gradients of query, key and value."""
    if dropout_p:
        return NotImplemented
    g, q, k, v = grad_out.float(), query.float(), key.float(), value.float()
    s, factor = _scores(q, k, is_causal, attn_mask, scale)
    lse = torch.where(logsumexp == float("-inf"), 0.0, logsumexp)
    p = (s - lse.unsqueeze(-1)).exp()
    dp = torch.matmul(g, v.transpose(-1, -2))
    ds = p * (dp - (g * out.float()).sum(-1, keepdim=True)) * factor
    gq, gk = torch.matmul(ds, k), torch.matmul(ds.transpose(-1, -2), q)
    gv = torch.matmul(p.transpose(-1, -2), g)
    return gq.to(query.dtype), gk.to(key.dtype), gv.to(value.dtype)


# ---- max pooling ----


def _windows(size: int, kernel: int, stride: int, padding: int, dilation: int, ceil: bool) -> int:
    """Returns the number of windows; with `ceil` the last one may exceed the padding."""
    span = size + 2 * padding - dilation * (kernel - 1) - 1
    n = (span + (stride - 1 if ceil else 0)) // stride + 1
    return n - 1 if ceil and (n - 1) * stride >= size + padding else n


def max_pool2d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = (),
    padding: Any = 0,
    dilation: Any = 1,
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """Returns the maximum of each window of x[..., h, w], and its position row * w + col."""
    kernel = _pair(kernel_size)
    step = _pair(stride) if _pair(stride) else kernel
    pad, gap = _pair(padding), _pair(dilation)
    h, w = x.shape[-2:]
    rows = _windows(h, kernel[0], step[0], pad[0], gap[0], ceil_mode)
    cols = _windows(w, kernel[1], step[1], pad[1], gap[1], ceil_mode)
    need = [
        (n - 1) * s + g * (k - 1) + 1
        for n, s, g, k in zip((rows, cols), step, gap, kernel, strict=True)
    ]
    more = [max(need[0] - h - pad[0], 0), max(need[1] - w - pad[1], 0)]
    wide = aten.constant_pad_nd(x, [pad[1], more[1], pad[0], more[0]], float("-inf"))
    parts, places = [], []
    top = torch.arange(rows, device=x.device).unsqueeze(-1) * step[0] - pad[0]
    left = torch.arange(cols, device=x.device) * step[1] - pad[1]
    for i in range(kernel[0]):
        for j in range(kernel[1]):
            part = aten.slice(wide, -2, i * gap[0], i * gap[0] + (rows - 1) * step[0] + 1, step[0])
            part = aten.slice(part, -1, j * gap[1], j * gap[1] + (cols - 1) * step[1] + 1, step[1])
            parts.append(part)
            places.append((top + i * gap[0]) * w + (left + j * gap[1]))
    best, place = parts[0], places[0].expand(parts[0].shape)
    for part, here in zip(parts[1:], places[1:], strict=True):
        better = part > best
        if part.dtype.is_floating_point:
            better = better | part.isnan()
        best, place = torch.where(better, part, best), torch.where(better, here, place)
    return best, place


def _pair(values: Any) -> list[int]:
    values = [values] if isinstance(values, int) else list(values)
    return values * 2 if len(values) == 1 else values


def max_pool2d_backward(
    grad_output: Tensor,
    x: Tensor,
    kernel_size: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    ceil_mode: bool,
    indices: Tensor,
) -> Tensor:
    """Adds the gradient of each window at the position of its maximum."""
    del kernel_size, stride, padding, dilation, ceil_mode
    h, w = x.shape[-2:]
    zero = torch.zeros((*x.shape[:-2], h * w), dtype=grad_output.dtype, device=x.device)
    places = indices.reshape(*x.shape[:-2], -1)
    g = grad_output.reshape(*x.shape[:-2], -1)
    return zero.scatter_add(-1, places, g).reshape(x.shape)
