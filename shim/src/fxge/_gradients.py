"""Gradients for which torch has no decomposition, in terms of operators that the library takes."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

aten = torch.ops.aten


# ---- convolution ----


def _full(values: Any, n: int) -> list[int]:
    listed = list(values)
    return listed if len(listed) == n else listed * n


def convolution_backward(
    grad: Tensor,
    x: Tensor,
    weight: Tensor,
    bias_sizes: list[int] | None,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
    output_mask: list[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
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
    grad: Tensor,
    x: Tensor,
    weight: Tensor,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    groups: int,
) -> Tensor:
    n = len(stride)
    if transposed:
        return aten.convolution(
            grad, weight, None, stride, padding, dilation, False, [0] * n, groups
        )
    wide, pads = grad, []
    for i in reversed(range(n)):
        at, reach = i + 2, dilation[i] * (weight.shape[i + 2] - 1)
        wide = _spread(wide, at, stride[i])
        # full correlation, without what the padding cut off, with what the stride lost
        pads += [reach - padding[i], x.shape[at] + padding[i] - wide.shape[at]]
    wide = aten.constant_pad_nd(wide, pads)
    flipped = _swapped(weight, groups).flip(list(range(2, n + 2)))
    return aten.convolution(wide, flipped, None, [1] * n, [0] * n, dilation, False, [0] * n, groups)


def _spread(x: Tensor, dim: int, stride: int) -> Tensor:
    """stride - 1 zeros between the elements along `dim`."""
    if stride == 1:
        return x
    n, after = x.shape[dim], x.dim() - dim - 1
    x = aten.constant_pad_nd(x.unsqueeze(dim + 1), [0, 0] * after + [0, stride - 1])
    return x.flatten(dim, dim + 1).narrow(dim, 0, (n - 1) * stride + 1)


def _swapped(weight: Tensor, groups: int) -> Tensor:
    """[groups * a, b, ...] to [groups * b, a, ...]."""
    a, b, size = weight.shape[0] // groups, weight.shape[1], list(weight.shape[2:])
    w = weight.reshape(groups, a, b, *size).transpose(1, 2)
    return w.reshape(groups * b, a, *size)


def _grad_weight(
    x: Tensor,
    grad: Tensor,
    weight: Tensor,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> Tensor:
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


# ---- attention ----


def _scores(
    q: Tensor, k: Tensor, is_causal: bool, mask: Tensor | None, scale: float | None
) -> tuple[Tensor, float]:
    """Scaled and masked products of [..., length, width] and [..., source, width]."""
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
    """Attention and the logarithm of each row's sum. Rows that see nothing give 0.

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
    """Gradients of query, key, value."""
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
    """How many windows there are; with `ceil` the last may reach beyond the padding."""
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
    """The largest of each window of x[..., h, w], and its place: row * w + col."""
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
    """The gradient of each window goes to the place of its largest element."""
    del kernel_size, stride, padding, dilation, ceil_mode
    h, w = x.shape[-2:]
    zero = torch.zeros((*x.shape[:-2], h * w), dtype=grad_output.dtype, device=x.device)
    places = indices.reshape(*x.shape[:-2], -1)
    g = grad_output.reshape(*x.shape[:-2], -1)
    return zero.scatter_add(-1, places, g).reshape(x.shape)
