"""What operators of torch_npu compute, in plain PyTorch: the numbers that rows of ops/npu/ are compared with.

Every function here is the operator of its name, written from the published meaning without a look at the rows.
`register()` makes them `torch.ops.npu.*` by the rows' schemas, so that they export and run without torch_npu.
"""

from __future__ import annotations

import math
import pathlib
import re
from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch._subclasses.fake_tensor import FakeTensor

ROOT = pathlib.Path(__file__).resolve().parents[2]
OPERATORS: dict[str, Callable[..., Any]] = {}
_libraries: list[torch.library.Library] = []


def operator(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The function is the operator of its name."""
    OPERATORS[fn.__name__] = fn
    return fn


def schemas() -> dict[str, str]:
    """Of the rows: `npu::npu_linear` -> schema."""
    found = {}
    for path in sorted((ROOT / "ops" / "npu").glob("*.yaml")):
        for text in re.findall(r'^- schema: "(.*)"$', path.read_text(), re.M):
            found[text.partition("(")[0]] = text.replace('\\"', '"')
    return found


def in_place(name: str) -> Callable[..., Any] | None:
    """Of `scatter_update_` what writes the result of `scatter_update` to its first argument."""
    fn = OPERATORS.get(name[:-1]) if name.endswith("_") else None
    return fn and (lambda self, *args, **kwargs: self.copy_(fn(self, *args, **kwargs)))


def register() -> None:
    """Defines `torch.ops.npu`, unless that was done."""
    if _libraries:
        return
    for name, schema in schemas().items():
        namespace, _, base = name.partition("::")
        fn = OPERATORS.get(base) or in_place(base)
        if not fn:
            continue
        library = torch.library.Library(namespace, "FRAGMENT")  # noqa: TOR901
        library.define(schema.partition("::")[2])
        library.impl(base, fn, "CompositeExplicitAutograd")
        _libraries.append(library)


def wide(x: torch.Tensor) -> torch.Tensor:
    """Halves in f32."""
    return x.float() if x.dtype in (torch.float16, torch.bfloat16) else x


def _is_fake(x: torch.Tensor) -> bool:
    """Whether it has no values: only shapes and dtypes are asked for."""
    return isinstance(x, FakeTensor) or x.is_meta


# ---- normalisations ----

def _rms(x: torch.Tensor, gamma: torch.Tensor, epsilon: float) -> tuple[torch.Tensor, torch.Tensor]:
    dims = list(range(x.dim() - gamma.dim(), x.dim()))
    rstd = 1 / torch.sqrt(x.square().mean(dims, keepdim=True) + epsilon)
    return x * rstd * wide(gamma), rstd


@operator
def npu_rms_norm(self, gamma, epsilon=1e-6):
    y, rstd = _rms(wide(self), gamma, epsilon)
    return y.to(self.dtype), rstd


@operator
def npu_rms_norm_backward(dy, self, gamma, rstd):
    x, g = wide(self), wide(dy) * wide(gamma)
    n = self.dim() - gamma.dim()
    over = list(range(n, self.dim()))
    count = gamma.numel()
    dx = g * rstd - x * rstd**3 * (g * x).sum(over, keepdim=True) / count
    dgamma = (wide(dy) * x * rstd).reshape(-1, *gamma.shape).sum(0)
    return dx.to(self.dtype), dgamma


@operator
def npu_add_rms_norm(x1, x2, gamma, epsilon=1e-6):
    x = wide(x1) + wide(x2)
    y, rstd = _rms(x, gamma, epsilon)
    return y.to(x1.dtype), rstd, x.to(x1.dtype)


@operator
def npu_add_rms_norm_v2_functional(x1, x2, gamma, epsilon=1e-6):
    y, rstd, x = npu_add_rms_norm(x1, x2, gamma, epsilon)
    return rstd, y, x


@operator
def npu_add_rms_norm_cast(x1, x2, gamma, epsilon=1e-6):
    y, rstd, x = npu_add_rms_norm(x1, x2, gamma, epsilon)
    return y.float(), y, rstd, x


@operator
def npu_gemma_rms_norm(self, gamma, epsilon=1e-6):
    y, rstd = _rms(wide(self), wide(gamma) + 1, epsilon)
    return y.to(self.dtype), rstd


@operator
def npu_add_rms_norm_dynamic_quant(x1, x2, gamma, *, smooth_scale1=None, smooth_scale2=None, beta=None, epsilon=1e-6,
                                   output_mask=None, y_dtype=None):
    x = wide(x1) + wide(x2)
    y, _ = _rms(x, gamma, epsilon)
    y = y if beta is None else y + wide(beta)
    ys, scales = [], []
    wanted = output_mask or [True, smooth_scale1 is not None and smooth_scale2 is not None]
    for smooth, on in zip((smooth_scale1, smooth_scale2), wanted):
        t = y if smooth is None else y * wide(smooth)
        s = t.abs().amax(-1, keepdim=True) / 127
        s = torch.where(s == 0, 1.0, s)
        ys.append(_sat(t / s) if on else torch.empty([0], dtype=torch.int8, device=x.device))
        scales.append(s.squeeze(-1).float() if on else torch.empty([0], device=x.device, dtype=torch.float32))
    return *ys, x.to(x1.dtype), *scales


@operator
def npu_add_rms_norm_quant(x1, x2, gamma, scales1, zero_points1, beta=None, scales2=None, zero_points2=None, *, axis=-1,
                           epsilon=1e-6, div_mode=True, dst_type=None):
    x = wide(x1) + wide(x2)
    y, _ = _rms(x, gamma, epsilon)
    y = y if beta is None else y + wide(beta)
    results = []
    for scale, zero in ((scales1, zero_points1), (scales2, zero_points2)):
        if scale is None:
            results.append(torch.zeros_like(y, dtype=torch.int8))
            continue
        q = y / wide(scale) if div_mode else y * wide(scale)
        results.append(_sat(q if zero is None else q + zero))
    return *results, x.to(x1.dtype)


@operator
def npu_rms_norm_quant(x, gamma, beta, scale, offset, epsilon=1e-6, *, dst_dtype=None):
    y, _ = _rms(wide(x), gamma.flatten(), epsilon)
    return _sat((y + wide(beta).flatten()) / wide(scale) + offset)


@operator
def npu_layer_norm_eval(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    w, b = (None if t is None else wide(t) for t in (weight, bias))
    return F.layer_norm(wide(input), normalized_shape, w, b, eps).to(input.dtype)


@operator
def npu_group_norm_silu(input, weight, bias, group, eps=1e-5):
    w, b = (None if t is None else wide(t) for t in (weight, bias))
    flat = wide(input).reshape(input.shape[0], group, -1)
    mean = flat.mean(-1)
    rstd = 1 / torch.sqrt(flat.var(-1, correction=0) + eps)
    dtype = input.dtype if weight is None else weight.dtype
    return F.silu(F.group_norm(wide(input), group, w, b, eps)).to(input.dtype), mean.to(dtype), rstd.to(dtype)


@operator
def npu_add_layer_norm(x1, x2, gamma, beta, epsilon=1e-5, additional_output=False):
    x = wide(x1) + wide(x2)
    y = F.layer_norm(x, gamma.shape, wide(gamma), wide(beta), epsilon)
    dims = list(range(x.dim() - gamma.dim(), x.dim()))
    var, mean = torch.var_mean(x, dims, correction=0, keepdim=True)
    return y.to(x1.dtype), mean, 1 / torch.sqrt(var + epsilon), x.to(x1.dtype)


# ---- activations ----

def _gelu(x, tanh):
    return F.gelu(x, approximate="tanh" if tanh else "none")


@operator
def npu_swiglu(self, dim=-1):
    a, b = torch.chunk(wide(self), 2, dim)
    return (F.silu(a) * b).to(self.dtype)


@operator
def npu_swiglu_backward(grad_output, self, dim=-1):
    a, b = torch.chunk(wide(self), 2, dim)
    g, s = wide(grad_output), torch.sigmoid(a)
    return torch.cat([g * b * s * (1 + a * (1 - s)), g * a * s], dim).to(self.dtype)


@operator
def npu_fast_gelu(self):
    x = wide(self)
    y = x * torch.exp(0.851 * (x - x.abs())) / (1 + torch.exp(-1.702 * x.abs()))
    return y.to(self.dtype)


@operator
def fast_gelu(self):
    return npu_fast_gelu(self)


@operator
def npu_fast_gelu_backward(grad, self):
    x = wide(self)
    e = torch.exp(-1.702 * x)
    return (wide(grad) * (1 / (1 + e) + 1.702 * x * e / (1 + e) ** 2)).to(self.dtype)


@operator
def npu_gelu(self, *, approximate="none"):
    return _gelu(wide(self), approximate == "tanh").to(self.dtype)


def _gelu_slope(x, tanh):
    if not tanh:
        return 0.5 * (1 + torch.erf(x / math.sqrt(2))) + x * torch.exp(-x * x / 2) / math.sqrt(2 * math.pi)
    k = math.sqrt(2 / math.pi)
    t = torch.tanh(k * (x + 0.044715 * x**3))
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * k * (1 + 3 * 0.044715 * x * x)


@operator
def npu_gelu_backward(grad_output, self, *, approximate="none"):
    return (wide(grad_output) * _gelu_slope(wide(self), approximate == "tanh")).to(self.dtype)


@operator
def npu_geglu(self, dim=-1, approximate=1, activate_left=False):
    a, b = torch.chunk(wide(self), 2, dim)
    active, other = (a, b) if activate_left else (b, a)
    gelu = _gelu(active, approximate == 1)
    return (gelu * other).to(self.dtype), gelu.to(self.dtype)


@operator
def npu_geglu_grad(grad_output, self, gelu, dim=-1, approximate=1, activate_left=False):
    a, b = torch.chunk(wide(self), 2, dim)
    active, other = (a, b) if activate_left else (b, a)
    g = wide(grad_output)
    of_active, of_other = g * other * _gelu_slope(active, approximate == 1), g * wide(gelu)
    parts = [of_active, of_other] if activate_left else [of_other, of_active]
    return torch.cat(parts, dim).to(self.dtype)


@operator
def npu_clipped_swiglu(x, *, group_index=None, dim=-1, alpha=1.702, limit=7.0, bias=1.0, interleaved=True):
    d = dim % x.dim()
    before, after = list(x.shape[:d]), list(x.shape[d:])
    flat = wide(x).reshape(math.prod(before), math.prod(after))
    half = flat.shape[1] // 2
    a, b = (flat[:, ::2], flat[:, 1::2]) if interleaved else (flat[:, :half], flat[:, half:])
    a, b = a.clamp(max=limit), b.clamp(-limit, limit)
    y = a * torch.sigmoid(alpha * a) * (b + bias)
    if group_index is not None:
        y = torch.where((torch.arange(y.shape[0], device=x.device) < group_index.sum())[:, None], y, 0.0)
    return y.to(x.dtype).reshape(*before, after[0] // 2, *after[1:])


# ---- rotary embeddings ----

def _turned(x, mode="half"):
    if mode == "half":
        half = x.shape[-1] // 2
        return torch.cat([-x[..., half:], x[..., :half]], -1)
    return torch.stack([-x[..., 1::2], x[..., ::2]], -1).flatten(-2)


def _rotary(x, cos, sin, mode="half"):
    w = wide(x)
    return (w * wide(cos) + _turned(w, mode) * wide(sin)).to(x.dtype)


@operator
def npu_rotary_mul(self, r1, r2, rotary_mode="half", rotate=None):
    return _rotary(self, r1, r2, rotary_mode)


@operator
def npu_rotary_mul_backward(grad, self, r1, r2, rotary_mode="half"):
    x, g = wide(self), wide(grad)
    cos, sin = (wide(r).expand(x.shape) for r in (r1, r2))
    t = -_turned(g * sin, rotary_mode)  # a quarter turn back is three more
    dims = [d for d in range(x.dim()) if r1.shape[d] == 1 and x.shape[d] != 1]
    dr1, dr2 = g * x, g * _turned(x, rotary_mode)
    if dims:
        dr1, dr2 = dr1.sum(dims, keepdim=True), dr2.sum(dims, keepdim=True)
    return (g * cos + t).to(x.dtype if self.dtype == x.dtype else self.dtype), dr1.to(r1.dtype), dr2.to(r2.dtype)


@operator
def npu_apply_rotary_pos_emb(query, key, cos, sin, layout="BSND", rotary_mode="half"):
    return _rotary(query, cos, sin), _rotary(key, cos, sin)


@operator
def npu_interleave_rope(x, cos, sin):
    w = torch.cat([x[..., ::2], x[..., 1::2]], -1)
    return _rotary(w, cos, sin)


def _heads(x, cos, sin, size, interleaved):
    heads = wide(x).reshape(x.shape[0], -1, size)
    n = 2 * cos.shape[-1]
    c, s = wide(cos)[:, None], wide(sin)[:, None]
    part = heads[..., :n]
    a, b = (part[..., ::2], part[..., 1::2]) if interleaved else (part[..., : n // 2], part[..., n // 2 :])
    first, second = a * c - b * s, b * c + a * s
    turned = torch.stack([first, second], -1).flatten(-2) if interleaved else torch.cat([first, second], -1)
    return torch.cat([turned, heads[..., n:]], -1).reshape(x.shape).to(x.dtype)


@operator
def npu_mrope(positions, query, key, cos_sin_cache, head_size, *, mrope_section=None, rotary_mode="half",
              cache_mode="default"):
    cos, sin = cos_sin_cache[positions.long()].chunk(2, -1)
    if positions.dim() == 2:
        sections = mrope_section or [cos.shape[-1]]
        cos, sin = (torch.cat([p[i] for i, p in enumerate(t.split(sections, -1))], -1) for t in (cos, sin))
    interleaved = rotary_mode == "interleave"
    return _heads(query, cos, sin, head_size, interleaved), _heads(key, cos, sin, head_size, interleaved)


# ---- quantisers ----

TORCH_DTYPES = {0: torch.uint8, 1: torch.int8, 2: torch.int16, 3: torch.int32, 4: torch.int64, 5: torch.float16,
                6: torch.float32, 12: torch.int8, 13: torch.uint8, 14: torch.int32, 15: torch.bfloat16}
INT4 = 16


def _sat(x, dtype=torch.int8):
    info = torch.iinfo(dtype)
    return torch.round(x).clamp(info.min, info.max).to(dtype)


def _pack(x):
    """Numbers of four bits, eight in an int32."""
    nibbles = x.to(torch.int64).bitwise_and(15).unflatten(-1, (-1, 8))
    word = sum(nibbles[..., i] << (4 * i) for i in range(8))
    return torch.where(word >= 2**31, word - 2**32, word).to(torch.int32)


def _unpack(x):
    nibbles = torch.stack([(x.to(torch.int64) >> (4 * i)) & 15 for i in range(8)], -1).flatten(-2)
    return torch.where(nibbles > 7, nibbles - 16, nibbles).to(torch.int8)


def _groups(n, ends):
    """Of each row the group, by where the groups end."""
    return torch.searchsorted(ends.contiguous(), torch.arange(n, device=ends.device, dtype=ends.dtype), right=True)


def _smoothed(x, smooth, ends):
    if smooth is None:
        return wide(x)
    if ends is None:
        return wide(x) * wide(smooth)
    rows = x.reshape(-1, x.shape[-1])
    g = _groups(rows.shape[0], ends).clamp(max=smooth.shape[0] - 1)
    return (wide(rows) * wide(smooth)[g]).reshape(x.shape)


def _over(x, mode):
    return {"pertoken": [x.dim() - 1], "perchannel": [x.dim() - 2], "pertensor": list(range(x.dim()))}[mode]


def _scale_shape(x, mode):
    shape = list(x.shape)
    return {"pertoken": shape[:-1], "perchannel": shape[:-2] + shape[-1:], "pertensor": [1]}[mode]


@operator
def npu_dynamic_quant(input, *, smooth_scales=None, group_index=None, dst_type=None, quant_mode="pertoken",
                      dst_type_max=0.0):
    t = _smoothed(input, smooth_scales, group_index)
    most = 7 if dst_type == INT4 else 127
    s = t.abs().amax(_over(t, quant_mode), keepdim=True) / most
    y = torch.where(s == 0, 0.0, torch.round(t / s)).to(torch.int8)
    return _pack(y) if dst_type == INT4 else y, s.reshape(_scale_shape(t, quant_mode)).to(torch.float32)


@operator
def npu_dynamic_quant_asymmetric(input, *, smooth_scales=None, group_index=None, dst_type=None, quant_mode="pertoken",
                                 dst_type_max=0.0):
    t = _smoothed(input, smooth_scales, group_index)
    most = 7 if dst_type == INT4 else 127
    dims, shape = _over(t, quant_mode), _scale_shape(t, quant_mode)
    high, low = t.amax(dims, keepdim=True), t.amin(dims, keepdim=True)
    s = (high - low) / (255 if most == 127 else 15)
    offset = most - high / s
    y = torch.round(t / s + offset).clamp(-most - 1, most).to(torch.int8)
    y = _pack(y) if dst_type == INT4 else y
    return y, s.reshape(shape).to(torch.float32), offset.reshape(shape).to(torch.float32)


def _on_axis(x, axis, rank):
    shape = [1] * rank
    shape[axis] = -1
    return wide(x).reshape(shape)


@operator
def npu_quantize(self, scales, zero_points, dtype, axis=1, div_mode=True):
    axis = axis if div_mode else -2 if axis == -2 else -1
    s = _on_axis(scales, axis, self.dim())
    y = wide(self) / s if div_mode else wide(self) * s
    if zero_points is not None:
        y = y + _on_axis(zero_points, axis, self.dim())
    if dtype == INT4:
        return _pack(torch.round(y).clamp(-8, 7))
    return _sat(y, TORCH_DTYPES[dtype])


@operator
def npu_anti_quant(x, scale, *, offset=None, dst_dtype=None, src_dtype=None):
    q = (_unpack(x) if x.dtype == torch.int32 else x).to(wide(scale).dtype)
    y = (q if offset is None else q + wide(offset)) * wide(scale)
    return y.to(TORCH_DTYPES[dst_dtype or 5])


@operator
def npu_convert_weight_to_int4pack(weight, inner_k_tiles=0):
    return _pack(weight)


@operator
def npu_trans_quant_param(scale, offset=None, round_mode=0):
    bits = scale.float().view(torch.int32).to(torch.int64) & 0xFFFFFFFF & 0xFFFFE000 | 1 << 46
    if offset is not None:
        o = torch.round(offset).clamp(-256, 255).to(torch.int64)
        bits = bits & 0x4000FFFFFFFF | (o & 0x1FF) << 37
    return bits


@operator
def npu_group_quant(x, scale, group_index, *, offset=None, dst_dtype=None):
    y = _smoothed(x, scale, group_index)
    return _sat(y if offset is None else y + wide(offset))


def _round(x, mode):
    return {"rint": torch.round, "floor": torch.floor, "ceil": torch.ceil, "trunc": torch.trunc}[mode](x)


@operator
def npu_gelu_quant(self, *, input_scale=None, input_offset=None, approximate="none", quant_mode="dynamic",
                   dst_type=None, round_mode="rint"):
    t = F.gelu(wide(self), approximate=approximate)
    if input_scale is not None:
        t = t * wide(input_scale)
    if quant_mode == "dynamic":
        s = t.abs().amax(-1, keepdim=True) / 127
        return _sat(_round(t / s, round_mode)), s.squeeze(-1).to(torch.float32)
    y = t if input_offset is None else t + wide(input_offset)
    return _sat(_round(y, round_mode)), torch.empty([0], dtype=torch.float32, device=self.device)


@operator
def npu_dequant_bias(x, weight_scale, activation_scale, bias, *, output_dtype=None):
    late = bias is not None and bias.is_floating_point()
    y = (x if bias is None or late else x + bias).to(wide(weight_scale).dtype) * wide(weight_scale)
    if activation_scale is not None:
        y = y * activation_scale[:, None]
    return (y + wide(bias) if late else y).to(output_dtype or torch.float16)


@operator
def npu_dynamic_block_quant(x, *, min_scale=0.0, round_mode="rint", dst_type=1, row_block_size=1, col_block_size=128,
                            dst_type_max=0.0):
    rows, columns = x.shape[-2:]
    w = wide(x)
    ys, scales = [], []
    for r in range(0, rows, row_block_size):
        across, s_across = [], []
        for c in range(0, columns, col_block_size):
            block = w[..., r : r + row_block_size, c : c + col_block_size]
            s = (block.abs().amax((-2, -1), keepdim=True) / 127).clamp(min=min_scale)
            across.append(torch.where(s == 0, 0.0, block / s))
            s_across.append(s)
        ys.append(torch.cat(across, -1))
        scales.append(torch.cat(s_across, -1))
    return _sat(_round(torch.cat(ys, -2), round_mode)), torch.cat(scales, -2).to(torch.float32)


@operator
def npu_rotate_quant(x, rotation, *, alpha=None, dst_dtype=None, axis=-1, round_mode="rint", scale_alg=0,
                     dst_type_max=0.0, transpose_y=False):
    k = rotation.shape[0]
    t = (wide(x).reshape(-1, k) @ wide(rotation)).reshape(x.shape)
    return npu_dynamic_quant(t, dst_type=dst_dtype)


# ---- products ----

def _mm(a, b):
    """Exact of integers, of halves in f32."""
    if a.dtype.is_floating_point:
        return wide(a) @ wide(b)
    return (a.double() @ b.double()).to(torch.int64)


def _plain_scale(scale):
    """f32 that npu_trans_quant_param packed."""
    if scale.dtype == torch.int64:
        return (scale & 0xFFFFFFFF).to(torch.int32).view(torch.float32)
    return wide(scale)


def _whole(x):
    return _unpack(x) if x.dtype == torch.int32 else x


def _finish(y, dtype):
    return _sat(y) if dtype == torch.int8 else y.to(dtype)


def _dequant(acc, scale, per_token, bias):
    late = bias is not None and bias.is_floating_point()
    y = acc if bias is None or late else acc + bias
    if scale is not None:
        s = _plain_scale(scale)
        y = y.to(s.dtype) * s
    if per_token is not None:
        y = y * per_token[..., None]
    return y + wide(bias) if late else y


@operator
def npu_linear(input, weight, bias=None):
    return F.linear(input, weight, bias)


@operator
def npu_bmmV2(self, mat2, output_sizes):
    y = torch.matmul(self, mat2)
    return y.reshape(output_sizes) if output_sizes else y


@operator
def npu_bmm_v2_mat1_backward(grad, mat1, mat2, size):
    return torch.matmul(wide(grad), wide(mat2).mT).sum_to_size(size).to(grad.dtype)


@operator
def npu_bmm_v2_mat2_backward(grad, mat1, mat2, size):
    return torch.matmul(wide(mat1).mT, wide(grad)).sum_to_size(size).to(grad.dtype)


@operator
def npu_quant_matmul(x1, x2, scale, *, offset=None, pertoken_scale=None, bias=None, output_dtype=None, x1_dtype=None,
                     x2_dtype=None, pertoken_scale_dtype=None, scale_dtype=None, group_sizes=None, y_scale=None):
    dtype = TORCH_DTYPES[1 if output_dtype is None else output_dtype]
    acc = _mm(_whole(x1), _whole(x2))
    if dtype == torch.int32:
        return (acc if bias is None else acc + bias).to(dtype)
    y = _dequant(acc, scale, pertoken_scale, bias)
    return _finish(y if offset is None else y + offset, dtype)


@operator
def npu_weight_quant_batchmatmul(x, weight, antiquant_scale, antiquant_offset=None, quant_scale=None, quant_offset=None,
                                 bias=None, antiquant_group_size=0, inner_precise=0, weight_dtype=None):
    k = x.shape[1]

    def each(s):
        if s.dim() == 2 and s.shape[0] > 1:
            return s.repeat_interleave(antiquant_group_size or -(-k // s.shape[0]), 0)[:k]
        return s

    w = _whole(weight).to(x.dtype)
    if antiquant_offset is not None:
        w = w + each(antiquant_offset)
    y = _mm(x, w * each(antiquant_scale))
    y = y if bias is None else y + wide(bias)
    if quant_scale is None:
        return y.to(x.dtype)
    y = y * quant_scale
    return _sat(y if quant_offset is None else y + quant_offset)


def _of_counts(group_list, kind, rows):
    """Of each row the expert, or -1."""
    if kind == 2:
        experts, counts = group_list[:, 0], group_list[:, 1]
    else:
        ends = group_list
        counts = ends if kind == 1 else torch.diff(ends, prepend=ends.new_zeros(1))
        experts = torch.arange(len(counts))
    found = torch.repeat_interleave(experts, counts)
    return torch.cat([found, found.new_full([rows - len(found)], -1)])


def _act(y, act):
    return {0: lambda t: t, 1: F.relu, 2: lambda t: F.gelu(t, approximate="tanh"),
            4: lambda t: t * torch.sigmoid(1.702 * t), 5: F.silu}[act or 0](y)


def _weight(w, scale, offset, x):
    w = _whole(w)
    if scale is None:
        return w
    w = w.to(x.dtype)
    if offset is not None:
        w = w + offset.unsqueeze(-2)
    return w * scale.unsqueeze(-2)


def _at(tensors, i):
    return tensors[i] if tensors else None


def _per_group(tensors, e, dims):
    """The vector of group e, out of one tensor of all or of one a group."""
    if not tensors:
        return None
    return tensors[0][e] if tensors[0].dim() == dims else tensors[e]


def _pairs(x, weight, bias, scale, anti_scale, anti_offset, per_token, act, dtype, split):
    ys = []
    for i, a in enumerate(x):
        acc = _mm(a, _weight(weight[i], _at(anti_scale, i), _at(anti_offset, i), a))
        ys.append(_finish(_act(_dequant(acc, _at(scale, i), _at(per_token, i), _at(bias, i)), act), dtype))
    return [torch.cat(ys)] if split in (2, 3) else ys


@operator
def npu_grouped_matmul(x, weight, *, bias=None, scale=None, offset=None, antiquant_scale=None, antiquant_offset=None,
                       per_token_scale=None, group_list=None, activation_input=None, activation_quant_scale=None,
                       activation_quant_offset=None, split_item=0, group_type=None, group_list_type=0, act_type=0,
                       tuning_config=None, output_dtype=None, x_dtype=None, weight_dtype=None, scale_dtype=None,
                       per_token_scale_dtype=None):
    dtype = x[0].dtype if output_dtype is None else TORCH_DTYPES[output_dtype]
    if output_dtype is None and x[0].dtype == torch.float64:
        dtype = torch.float64
    if group_type in (None, -1):
        return _pairs(x, weight, bias, scale, antiquant_scale, antiquant_offset, per_token_scale, act_type, dtype,
                      split_item)
    a, n = x[0], weight[0].shape[-1] * (8 if weight[0].dtype == torch.int32 else 1)
    if group_type == 2:
        y = a.new_zeros([len(group_list), a.shape[0], n], dtype=wide(a).dtype)
        if not _is_fake(a):
            of = _of_counts(group_list, group_list_type, a.shape[1])
            for e in range(len(group_list)):
                y[e] = _mm(a[:, of == e], weight[0][of == e])
        return [y.to(dtype)]
    y = a.new_zeros([a.shape[0], n], dtype=dtype)
    if _is_fake(a):
        return [y]
    of = _of_counts(group_list, group_list_type, a.shape[0])
    for e in of.unique().tolist():
        if e < 0:
            continue
        rows = of == e
        w = weight[0][e] if weight[0].dim() == 3 else weight[e]
        w = _weight(w, _per_group(antiquant_scale, e, 2), _per_group(antiquant_offset, e, 2), a)
        per_token = per_token_scale[0][rows] if per_token_scale else None
        t = _dequant(_mm(a[rows], w), _per_group(scale, e, 2), per_token, _per_group(bias, e, 2))
        y[rows] = _finish(_act(t, act_type), dtype)
    return [y]


def npu_grouped_matmul_List(x, weight, *, bias=None, scale=None, offset=None, antiquant_scale=None,
                            antiquant_offset=None, per_token_scale=None, group_list=None, activation_input=None,
                            activation_quant_scale=None, activation_quant_offset=None, split_item=0, group_type=None,
                            group_list_type=0, act_type=0, output_dtype=None):
    if group_list and len(x) == 1 and len(weight) > 1:
        counts = [e - s for s, e in zip([0, *group_list], group_list)]
        x = list(x[0].split(counts))
    return _pairs(x, weight, bias, scale, antiquant_scale, antiquant_offset, per_token_scale, act_type,
                  output_dtype or x[0].dtype, split_item)


OPERATORS["npu_grouped_matmul.List"] = npu_grouped_matmul_List


@operator
def npu_grouped_matmul_swiglu_quant(x, weight, group_list, weight_scale, x_scale, *, bias=None, offset=None):
    t = npu_grouped_matmul([x], [weight], scale=[weight_scale], per_token_scale=[x_scale], group_list=group_list,
                           group_type=0, output_dtype=6)[0]
    a, b = t.chunk(2, -1)
    s = (F.silu(a) * b).abs().amax(-1, keepdim=True) / 127
    y = torch.where(s == 0, 0.0, torch.round(F.silu(a) * b / s)).to(torch.int8)
    return y, s.squeeze(-1).float(), torch.zeros([], device=x.device)


@operator
def npu_grouped_matmul_finalize_routing(
        x, w, group_list, *, scale=None, bias=None, offset=None, pertoken_scale=None, shared_input=None, logit=None,
        row_index=None, dtype=None, shared_input_weight=1.0, shared_input_offset=0, output_bs=0, group_list_type=1,
        tuning_config=None, x_dtype=None, w_dtype=None, scale_dtype=None, pertoken_scale_dtype=None):
    t = npu_grouped_matmul([x], [w], scale=[scale], per_token_scale=[pertoken_scale] if pertoken_scale is not None else [],
                           group_list=group_list, group_type=0, group_list_type=group_list_type, output_dtype=6)[0]
    y = t.new_zeros([output_bs or x.shape[0], t.shape[1]])
    index = torch.arange(x.shape[0], device=x.device) if row_index is None else row_index.long()
    y = y.index_add(0, index, t if logit is None else t * logit.float()[:, None])
    if shared_input is not None:
        at = torch.arange(shared_input.shape[0], device=x.device) + shared_input_offset
        y = y.index_add(0, at, shared_input.float() * shared_input_weight)
    return y


def _rows_i8(x, smooth, scale, mode):
    t = wide(x) if smooth is None else wide(x) * wide(smooth)
    if scale is not None:
        s = scale.reshape(-1, 1)
    else:
        s = t.abs().amax(-1, keepdim=True) / 127 if mode == "pertoken" else t.abs().amax() / 127
    return _sat(t / s), s


@operator
def npu_quant_matmul_dequant(x, quantized_weight, weight_scale, *, bias=None, x_scale=None, x_offset=None,
                             smooth_scale=None, quant_mode="pertoken"):
    q, s = _rows_i8(x, smooth_scale, x_scale, quant_mode)
    return (_mm(q, quantized_weight.T) * s * weight_scale).to(x.dtype)


@operator
def npu_quant_grouped_matmul_dequant(x, quantized_weight, weight_scale, group_list, *, bias=None, x_scale=None,
                                     x_offset=None, smooth_scale=None, quant_mode="pertoken"):
    q, s = _rows_i8(x, smooth_scale, x_scale, quant_mode)
    y = torch.zeros([x.shape[0], weight_scale.shape[1]], dtype=x.dtype, device=x.device)
    if _is_fake(x):
        return y
    of = _of_counts(group_list, 0, x.shape[0])
    for e in range(len(group_list)):
        rows = of == e
        y[rows] = (_mm(q[rows], quantized_weight[e].T) * (s[rows] if s.dim() else s) * weight_scale[e]).to(x.dtype)
    return y


@operator
def npu_quant_matmul_reduce_sum(x1, x2, *, x1_scale=None, x2_scale=None):
    return (_mm(x1, x2) * wide(x1_scale)[..., None] * wide(x2_scale)).sum(0).to(torch.bfloat16)


@operator
def npu_fused_matmul(x1, x2, *, bias=None, x3=None, fused_op_type=""):
    y = _mm(x1, x2)
    y = y if bias is None else y + wide(bias)
    y = {"": lambda: y, "add": lambda: y + wide(x3), "mul": lambda: y * wide(x3), "relu": lambda: F.relu(y),
         "gelu_erf": lambda: F.gelu(y), "gelu_tanh": lambda: F.gelu(y, approximate="tanh"), "16cast32": lambda: y}[fused_op_type]()
    return y if fused_op_type == "16cast32" else y.to(x1.dtype)


@operator
def npu_transpose_batchmatmul(input, weight, *, bias=None, scale=None, perm_x1=None, perm_x2=None, perm_y=None,
                              batch_split_factor=1):
    a, b = input.permute(perm_x1 or [0, 1, 2]), weight.permute(perm_x2 or [0, 1, 2])
    y = _mm(a, b).transpose(0, 1)  # [M, B, N]
    if batch_split_factor > 1:
        y = y.reshape(y.shape[0], batch_split_factor, -1).transpose(0, 1)
    return y.to(input.dtype).contiguous()


@operator
def npu_ffn(x, weight1, weight2, activation, *, expert_tokens=None, expert_tokens_index=None, bias1=None, bias2=None,
            scale=None, offset=None, deq_scale1=None, deq_scale2=None, antiquant_scale1=None, antiquant_scale2=None,
            antiquant_offset1=None, antiquant_offset2=None, inner_precise=None, output_dtype=None):
    act = {"relu": F.relu, "silu": F.silu, "gelu": F.gelu, "fastgelu": lambda t: t * torch.sigmoid(1.702 * t),
           "swiglu": lambda t: F.silu(t.chunk(2, -1)[0]) * t.chunk(2, -1)[1]}[activation]

    def run(rows, w1, w2, b1, b2):
        y = _mm(rows, w1)
        y = act(y if b1 is None else y + wide(b1)) @ wide(w2)
        return y if b2 is None else y + wide(b2)

    counts = expert_tokens
    if expert_tokens_index is not None:
        counts = [e - s for s, e in zip([0, *expert_tokens_index], expert_tokens_index)]
    if counts is None:
        return run(x, weight1, weight2, bias1, bias2).to(x.dtype)
    ys = [run(rows, weight1[e], weight2[e], bias1[e] if bias1 is not None else None,
              bias2[e] if bias2 is not None else None) for e, rows in enumerate(x.split(counts))]
    return torch.cat(ys).to(x.dtype)


@operator
def npu_batch_gather_matmul(self, x, weight_b, indices, weight_a=None, layer_idx=0, scale=1e-3, y_offset=0,
                            y_slice_size=-1):
    b = torch.cat([weight_b, torch.zeros_like(weight_b[:1])])[indices.long(), layer_idx]
    t = wide(x)
    if weight_a is not None:
        a = torch.cat([weight_a, torch.zeros_like(weight_a[:1])])[indices.long(), layer_idx]
        t = torch.einsum("mk,mrk->mr", t, wide(a))
    t = torch.einsum("mr,mnr->mn", t, wide(b)) * scale
    n = t.shape[1]
    return (wide(self) + F.pad(t, [y_offset, self.shape[1] - n - y_offset])).to(self.dtype)


@operator
def npu_kronecker_quant(x, kronecker_p1, kronecker_p2, clip_ratio=None, dst_dtype=None, dst_type_max=None):
    t = wide(kronecker_p1) @ wide(x) @ wide(kronecker_p2)
    s = t.abs().amax((1, 2), keepdim=True) / (7 * (clip_ratio or 1.0))
    return _pack(torch.round(t / s).clamp(-8, 7)), s.flatten().float()


# ---- mixtures of experts ----

def _best(x, k):
    values, at = torch.sort(x, dim=-1, descending=True, stable=True)
    return values[..., :k], at[..., :k]


def _i32(x):
    return x.to(torch.int32)


@operator
def npu_moe_gating_top_k(x, k, *, bias=None, input_ids=None, tid2eid=None, k_group=1, group_count=1,
                         group_select_mode=0, renorm=0, norm_type=0, out_flag=False, routed_scaling_factor=1.0,
                         eps=1e-20):
    s = wide(x).softmax(-1) if norm_type == 0 else wide(x).sigmoid()
    t = s if bias is None else s + wide(bias)
    if group_count > 1:
        groups = t.unflatten(-1, (group_count, -1))
        score = groups.amax(-1) if group_select_mode == 0 else _best(groups, 2)[0].sum(-1)
        keep = torch.zeros_like(score, dtype=torch.bool).scatter(1, _best(score, k_group)[1], True)
        t = torch.where(keep[..., None], groups, -torch.inf).flatten(1)
    at = _best(t, k)[1]
    y = s.gather(1, at)
    if norm_type == 1:
        y = y / (y.sum(-1, keepdim=True) + eps)
    return (y * routed_scaling_factor).to(x.dtype), _i32(at), s.to(torch.float32)


def _finished(at, finished, n):
    return _i32(at if finished is None else torch.where(finished[..., None], n, at))


@operator
def npu_moe_gating_top_k_softmax(x, finished=None, k=1):
    y, at = _best(wide(x).softmax(-1), k)
    n = math.prod(x.shape[:-1])
    rows = torch.arange(n * k, device=x.device).reshape(k, n).T.reshape(*x.shape[:-1], k)
    return y.to(x.dtype), _finished(at, finished, x.shape[-1]), _i32(rows).contiguous()


@operator
def npu_moe_gating_top_k_softmax_v2(x, *, k=1, finished=None, renorm=0, output_softmax=False):
    w = wide(x)
    y, at = _best(w if renorm else w.softmax(-1), k)
    y = y.softmax(-1) if renorm else y
    all_of = w.softmax(-1).float() if output_softmax and not renorm else torch.empty([0], device=x.device, dtype=torch.float32)
    return y.to(x.dtype), _finished(at, finished, x.shape[-1]), all_of


@operator
def npu_moe_finalize_routing(expanded_permuted_rows, skip1, skip2, bias, scales, expanded_src_to_dst_row,
                             export_for_source_row, drop_pad_mode=0, k=1):
    rows = wide(expanded_permuted_rows).flatten(0, -2)
    slots = k if scales is None else scales.shape[1]
    n = expanded_src_to_dst_row.shape[0] // slots
    y = rows.new_zeros([n, rows.shape[1]])
    for j in range(slots):
        at = expanded_src_to_dst_row[j * n : (j + 1) * n] if drop_pad_mode < 2 else expanded_src_to_dst_row[j::slots]
        t = torch.where((at >= 0)[:, None], rows[at.long().clamp(min=0)], 0.0)
        if bias is not None:
            t = t + wide(bias)[export_for_source_row[:, j].long()]
        y = y + (t if scales is None else t * wide(scales)[:, j : j + 1])
    for skip in (skip1, skip2):
        y = y if skip is None else y + wide(skip)
    return y.to(expanded_permuted_rows.dtype)


@operator
def npu_moe_init_routing(x, row_idx, expert_idx, active_num):
    n, k = expert_idx.shape
    ids, order = torch.sort(expert_idx.flatten(), stable=True)
    src = row_idx.flatten()[order].long()
    where = torch.empty_like(src).scatter(0, src, torch.arange(n * k, device=x.device))
    return x[src[: min(n, active_num) * k] % n], _i32(where), ids


@operator
def npu_moe_init_routing_v2(x, expert_idx, *, scale=None, offset=None, active_num=-1, expert_capacity=-1, expert_num=-1,
                            drop_pad_mode=0, expert_tokens_num_type=0, expert_tokens_num_flag=False, quant_mode=-1,
                            active_expert_range=(), row_idx_type=0, x_dtype=None):
    n, k = expert_idx.shape
    h, slots = x.shape[1], n * k
    start, end = active_expert_range or (0, expert_num)
    rows = expert_num * expert_capacity if drop_pad_mode else min(active_num, slots) if active_num > 0 else slots
    dtype = x.dtype if quant_mode == -1 else torch.int8
    y, s = torch.zeros([rows, h], dtype=dtype, device=x.device), torch.zeros([rows], device=x.device, dtype=torch.float32)
    place = torch.full([slots], -1, dtype=torch.int32, device=x.device)
    counts = torch.zeros([end - start], dtype=torch.int64, device=x.device)
    told = {0: counts, 1: counts, 2: torch.zeros([expert_num, 2], dtype=torch.int64, device=x.device)}[expert_tokens_num_type]
    if not _is_fake(x):
        flat = expert_idx.flatten().tolist()
        order = sorted((f for f in range(slots) if start <= flat[f] < end), key=lambda f: flat[f])
        for p, f in enumerate(order):
            e = flat[f]
            to = p if not drop_pad_mode else e * expert_capacity + counts[e - start].item()
            fits = p < rows if not drop_pad_mode else counts[e - start] < expert_capacity
            counts[e - start] += 1
            if not drop_pad_mode or fits:
                place[f] = to
            if not fits:
                continue
            row = wide(x[f // k])
            if quant_mode == 0:
                row = _sat(row * scale + offset)
            if quant_mode == 1:
                t = row if scale is None else row * scale[min(e - start, len(scale) - 1)]
                s[to] = t.abs().max() / 127
                row = _sat(t / s[to])
            if quant_mode == -1 and scale is not None:
                s[to] = scale.flatten()[f // k]
            y[to] = row.to(dtype)
        if row_idx_type == 1:
            place = torch.tensor(order, dtype=torch.int32)
        told = {0: counts.cumsum(0), 1: counts, 2: told}[expert_tokens_num_type]
        if expert_tokens_num_type == 2:
            pairs = [(start + i, c) for i, c in enumerate(counts.tolist()) if c]
            told[: len(pairs)] = torch.tensor(pairs)
    if not expert_tokens_num_flag:
        told = torch.zeros([0], dtype=torch.int64, device=x.device)
    if drop_pad_mode:
        y = y.reshape(expert_num, expert_capacity, h)
    return y, place, told, s[:0].clone() if quant_mode == 0 else s


@operator
def npu_moe_token_permute(tokens, indices, num_out_tokens=None, padded_mode=False):
    k = indices.shape[1] if indices.dim() == 2 else 1
    order = torch.argsort(indices.flatten(), stable=True)
    slots = order.shape[0]
    rows = slots if not num_out_tokens else min(num_out_tokens, slots) if num_out_tokens > 0 else slots + num_out_tokens
    where = torch.empty_like(order).scatter(0, order, torch.arange(slots, device=tokens.device))
    return tokens[order[:rows] // k], _i32(where)


@operator
def npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs=None, padded_mode=False, restore_shape=None):
    k = 1 if probs is None else probs.shape[1]
    at, rows = sorted_indices.long(), permuted_tokens.shape[0]
    y = torch.where((at < rows)[:, None], wide(permuted_tokens)[at.clamp(max=rows - 1)], 0.0).unflatten(0, (-1, k))
    return (y if probs is None else y * wide(probs)[..., None]).sum(1).to(permuted_tokens.dtype)


@operator
def _npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs=None, padded_mode=False, restore_shape=None):
    return npu_moe_token_unpermute(permuted_tokens, sorted_indices, probs), permuted_tokens.clone()


@operator
def npu_moe_token_permute_with_routing_map(tokens, routing_map, *, probs=None, num_out_tokens=None, drop_and_pad=False):
    n, experts = routing_map.shape
    by = experts if drop_and_pad else n
    rows = num_out_tokens // by * by
    dtype = tokens.dtype if probs is None else probs.dtype
    if _is_fake(tokens):
        return (tokens.new_empty([rows, tokens.shape[1]]), tokens.new_empty([rows if probs is not None else 0], dtype=dtype),
                tokens.new_empty([rows], dtype=torch.int32))
    if drop_and_pad:
        at = torch.sort(routing_map.T.int(), dim=1, descending=True, stable=True)[1][:, : rows // experts]
        e = torch.arange(experts)[:, None].expand_as(at)
        e, at = e.flatten(), at.flatten()
        indices = at
    else:
        e, at = routing_map.T.nonzero(as_tuple=True)
        e, at = e[:rows], at[:rows]
        indices = torch.argsort(at, stable=True)
    chosen = torch.empty([0], dtype=dtype) if probs is None else probs[at, e]
    return tokens[at], chosen, _i32(indices)


@operator
def npu_moe_token_unpermute_with_routing_map(permuted_tokens, sorted_indices, restore_shape, *, probs=None,
                                             routing_map=None, drop_and_pad=False):
    if _is_fake(permuted_tokens):
        return permuted_tokens.new_empty(restore_shape)
    n, rows = restore_shape[0], permuted_tokens.shape[0]
    w, at = wide(permuted_tokens), sorted_indices.long()
    if drop_and_pad:
        capacity = rows // routing_map.shape[1]
        if probs is not None:
            w = w * wide(probs)[at, torch.arange(rows) // capacity][:, None]
        return w.new_zeros(restore_shape).index_add(0, at, w).to(permuted_tokens.dtype)
    y = w[at].unflatten(0, (n, -1))
    if probs is not None:
        y = y * wide(probs)[routing_map.bool()].reshape(n, -1, 1)
    return y.sum(1).to(permuted_tokens.dtype)


@operator
def npu_moe_re_routing(tokens, expert_token_num_per_rank, *, per_token_scales=None, expert_token_num_type=1, idx_type=0,
                       tokens_dtype=None):
    rows = tokens.shape[0]
    scales = torch.zeros([rows], device=tokens.device) if per_token_scales is None else per_token_scales
    if _is_fake(tokens):
        return (torch.empty_like(tokens), torch.empty_like(scales), tokens.new_empty([rows], dtype=torch.int32),
                expert_token_num_per_rank.new_empty(expert_token_num_per_rank.shape[1]))
    blocks = torch.arange(rows).split(expert_token_num_per_rank.flatten().tolist())
    experts = expert_token_num_per_rank.shape[1]
    order = torch.cat([b for e in range(experts) for b in blocks[e::experts]])
    return tokens[order], scales[order], _i32(order), expert_token_num_per_rank.sum(0).to(expert_token_num_per_rank.dtype)


@operator
def npu_moe_compute_expert_tokens(sorted_expert_for_source_row, num_expert):
    wanted = torch.arange(num_expert, dtype=torch.int32, device=sorted_expert_for_source_row.device)
    return _i32(torch.searchsorted(sorted_expert_for_source_row, wanted, right=True))


@operator
def npu_moe_update_expert(expert_ids, eplb_table, *, expert_scales=None, pruning_threshold=None, active_mask=None,
                          local_rank_id=-1, world_size=-1, balance_mode=0):
    rows = eplb_table[expert_ids.long()]  # [n, k, 1 + ranks]
    many = rows[..., 0]
    if balance_mode == 0:
        pick = local_rank_id // torch.ceil(world_size / many).long()
    else:
        pick = torch.arange(expert_ids.shape[0], device=many.device)[:, None] % many
    ids = rows.gather(2, (pick + 1).long()[..., None]).squeeze(-1).to(expert_ids.dtype)
    mask = torch.ones_like(expert_ids, dtype=torch.bool)
    if active_mask is not None:
        mask = mask & active_mask[:, None]
    if expert_scales is not None:
        s = wide(expert_scales)
        mask = mask & ~(s < pruning_threshold.reshape(1, -1) * s.sum(-1, keepdim=True))
    return ids, mask


# ---- formats, casts, softmaxes, losses, samples, states ----

@operator
def npu_dtype_cast(self, dtype, input_dtype=None):
    return self.to(TORCH_DTYPES[dtype], copy=True)


@operator
def npu_dtype_cast_backward(grad, dtype, grad_dtype=None, input_dtype=None):
    return grad.to(dtype, copy=True)


@operator
def _npu_dtype_cast(self, dtype):
    return self.to(dtype, copy=True)


@operator
def _npu_dtype_cast_backward(grad, dtype):
    return grad.to(dtype, copy=True)


@operator
def npu_format_cast(self, acl_format, *, customize_dtype=None, input_dtype=None):
    return self.clone()


@operator
def npu_confusion_transpose(self, perm, shape, transpose_first):
    y = self.permute(perm).reshape(shape) if transpose_first else self.reshape(shape).permute(perm)
    return y.clone(memory_format=torch.contiguous_format)


@operator
def npu_one_hot(self, num_classes=-1, depth=1, on_value=1, off_value=0):
    hot = torch.stack([self == i for i in range(depth)], num_classes)
    return torch.where(hot, float(on_value), float(off_value))


def _triu(x):
    return torch.ones(x.shape[-2:], dtype=torch.bool, device=x.device).triu(1)


@operator
def npu_scaled_masked_softmax(x, mask, scale=1, fixed_triu_mask=False):
    return torch.where(_triu(x) if fixed_triu_mask else mask, -10000.0, wide(x) * scale).softmax(-1).to(x.dtype)


@operator
def npu_scaled_masked_softmax_backward(y_grad, y, mask, scale, fixed_triu_mask):
    g, p = wide(y_grad), wide(y)
    d = p * g - p * (p * g).sum(-1, keepdim=True)
    return torch.where(_triu(y) if fixed_triu_mask else mask, 0.0, d * scale).to(y.dtype)


@operator
def npu_masked_softmax_with_rel_pos_bias(x, atten_mask, relative_pos_bias, scale_value=1.0, inner_precision_mode=0):
    t = wide(x) * scale_value + wide(relative_pos_bias)
    if atten_mask is not None:
        m = wide(atten_mask).unsqueeze(-3)  # [windows, 1, rows, columns]
        t = t + (m if x.dim() == 5 else m.repeat(x.shape[0] // m.shape[0], 1, 1, 1))
    return t.softmax(-1).to(x.dtype)


@operator
def npu_gather_backward(grad, self_size, dim, index, sparse_grad):
    return grad.new_zeros(self_size).scatter_add(dim, index, grad)


@operator
def batch_norm_reduce(input, eps):
    x = wide(input).transpose(0, 1).flatten(1)
    return x.sum(1), x.square().sum(1)


@operator
def npu_masked_causal_conv1d(input, weight, *, mask=None):
    x, w = wide(input).permute(1, 2, 0), wide(weight).T[:, None]  # [batch, channels, places]
    y = F.conv1d(F.pad(x, [weight.shape[0] - 1, 0]), w, groups=weight.shape[1]).permute(2, 0, 1)
    if mask is not None:
        y = torch.where(mask.T[..., None], y, 0.0)
    return y.to(input.dtype).contiguous()


@operator
def npu_top_k_top_p(logits, p=None, k=None):
    values, order = torch.sort(logits, dim=1, stable=True)
    n = values.shape[1]
    if k is not None:
        values = values.masked_fill(values < values.gather(1, (n - k.long())[:, None]), -torch.inf)
    if p is not None:
        drops = wide(values).softmax(1).cumsum(1) <= 1 - wide(p)[:, None]
        drops[:, -1] = False
        values = values.masked_fill(drops, -torch.inf)
    return torch.empty_like(logits).scatter(1, order, values)


@operator
def npu_cross_entropy_loss(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0,
                           lse_square_scale_for_zloss=0.0, return_zloss=False):
    lp = wide(input).log_softmax(1)
    w = torch.ones_like(lp[0]) if weight is None else weight.to(lp.dtype)
    kept = (target != ignore_index).to(lp.dtype)
    at = target.clamp(min=0)
    loss = -(lp.gather(1, at[:, None])[:, 0] * w[at] * (1 - label_smoothing)
             + (lp * w).sum(1) * label_smoothing / lp.shape[1]) * kept
    if reduction != "none":
        loss = loss.sum() / (w[at] * kept).sum() if reduction == "mean" else loss.sum()
    none = input.new_zeros([0])
    return loss.reshape(-1).to(input.dtype), lp.to(input.dtype), none, none.clone()


@operator
def npu_attention_update(lse, local_out, update_type):
    whole = torch.logsumexp(torch.stack(list(lse)), 0)
    y = sum(wide(o) * (part - whole).exp()[:, None] for part, o in zip(lse, local_out))
    return y.to(local_out[0].dtype), whole


@operator
def npu_ring_attention_update(prev_attn_out, prev_softmax_max, prev_softmax_sum, cur_attn_out, cur_softmax_max,
                              cur_softmax_sum, *, actual_seq_qlen=None, input_layout="SBH", input_softmax_layout=""):
    most = torch.maximum(prev_softmax_max, cur_softmax_max)
    a, b = prev_softmax_sum * (prev_softmax_max - most).exp(), cur_softmax_sum * (cur_softmax_max - most).exp()
    share = (a / (a + b))[..., 0]  # [batch, heads, places], or [tokens, heads]
    x, y = wide(prev_attn_out), wide(cur_attn_out)
    if input_layout == "SBH":
        size = x.shape[2] // share.shape[1]
        share = share.permute(2, 0, 1).repeat_interleave(size, 2)
    else:
        share = share[..., None]
    return (x * share + y * (1 - share)).to(prev_attn_out.dtype), most, a + b


@operator
def npu_scatter_nd_update(self, indices, updates):
    return self.index_put(tuple(indices.long().unbind(-1)), updates)


@operator
def scatter_update(self, indices, updates, axis):
    y = self.clone()
    if _is_fake(y):
        return y
    for b, start in enumerate(indices.tolist()):
        y[b].narrow(axis % self.dim() - 1, start, updates.shape[axis]).copy_(updates[b])
    return y


@operator
def npu_quant_scatter(self, indices, updates, quant_scales, quant_zero_points=None, axis=-2, quant_axis=-1,
                      reduce="update", dst_type=None, round_mode="rint"):
    y = wide(updates) / _on_axis(quant_scales, quant_axis, updates.dim())
    if quant_zero_points is not None:
        y = y + _on_axis(quant_zero_points, quant_axis, updates.dim())
    return scatter_update(self, indices, _sat(y), axis)


def _cached(x, cache, slots, tiles):
    y = cache.clone()
    if _is_fake(y):
        return y
    size = cache.shape[2] if tiles else cache.shape[1]
    for row, slot in zip(x, slots.tolist()):
        if slot >= 0:
            where = y[slot // size][:, slot % size] if tiles else y[slot // size, slot % size]
            where.copy_(row.reshape(where.shape))
    return y


@operator
def npu_scatter_pa_kv_cache_functional(key, value, key_cache, value_cache, slot_mapping, *, compress_lens=None,
                                       compress_seq_offsets=None, seq_lens=None, cache_mode="PA_NZ"):
    tiles = cache_mode == "PA_NZ"
    return _cached(key, key_cache, slot_mapping, tiles), _cached(value, value_cache, slot_mapping, tiles)


def _rows_of(table, group_index, kind, rows):
    """Of each row the table's row of its group."""
    if table.dim() == 1:
        table = table[:, None] if group_index is not None else table[None]
    if group_index is None:
        return table[:1]
    if _is_fake(table):
        return table[:1].expand(rows, table.shape[1])
    return table[_of_counts(group_index, kind, rows).clamp(min=0)]


@operator
def npu_swiglu_quant(x, *, smooth_scales=None, offsets=None, group_index=None, activate_left=False, quant_mode=0,
                     group_list_type=0, dst_type=None):
    a, b = wide(x).flatten(0, -2).chunk(2, -1)
    t = F.silu(a) * b if activate_left else F.silu(b) * a
    if smooth_scales is not None:
        t = t * _rows_of(smooth_scales, group_index, group_list_type, len(t))
    if quant_mode == 1:
        q = 127 / t.abs().amax(-1, keepdim=True)
        y, s = _sat(t * q), q.squeeze(-1).float()
    else:
        t = t if offsets is None else t + _rows_of(offsets, group_index, group_list_type, len(t))
        y, s = _sat(t), torch.zeros(t.shape[0], device=x.device)
    return y.reshape(*x.shape[:-1], -1), s.reshape(x.shape[:-1])


@operator
def npu_dequant_swiglu_quant(x, *, weight_scale=None, activation_scale=None, bias=None, quant_scale=None,
                             quant_offset=None, group_index=None, activate_left=False, quant_mode=0, dst_type=None,
                             round_mode=None, activate_dim=None, swiglu_mode=0, clamp_limit=7.0, glu_alpha=1.702,
                             glu_bias=1.0):
    rows = x.shape[0]
    t = wide(x)
    if x.dtype == torch.int32:
        if bias is not None and bias.dtype == torch.int32:
            t = t + _rows_of(bias, group_index, 1, rows)
        t = t.to(weight_scale.dtype) * _rows_of(weight_scale, group_index, 1, rows)
        t = t if activation_scale is None else t * activation_scale.reshape(-1, 1)
        if bias is not None and bias.dtype != torch.int32:
            t = t + _rows_of(wide(bias), group_index, 1, rows)
    half = t.shape[1] // 2
    if swiglu_mode == 0:
        a, b = (t[:, :half], t[:, half:]) if activate_left else (t[:, half:], t[:, :half])
        y = F.silu(a) * b
    else:
        a, b = (t[:, ::2], t[:, 1::2]) if swiglu_mode == 1 else (t[:, :half], t[:, half:])
        a, b = a.clamp(max=clamp_limit), b.clamp(-clamp_limit, clamp_limit)
        y = a * torch.sigmoid(glu_alpha * a) * (b + glu_bias)
    if quant_mode == 1:
        y = y if quant_scale is None else y * _rows_of(wide(quant_scale), group_index, 1, rows)
        s = y.abs().amax(-1, keepdim=True) / 127
        return _sat(y / s), s.squeeze(-1).float()
    y = y / _rows_of(wide(quant_scale), group_index, 1, rows)
    y = y if quant_offset is None else y + _rows_of(wide(quant_offset), group_index, 1, rows)
    return _sat(y), torch.zeros([rows], device=x.device)


# ---- attention ----

def _heads_first(x, layout, heads):
    if layout == "BSH":
        return x.unflatten(2, (heads, -1)).transpose(1, 2)
    return x if layout == "BNSD" else x.transpose(1, 2)


def _attend(q, k, v, out, pse, scale):
    """By batch, heads and queries, one softmax each over the keys that are not left out."""
    groups = q.shape[1] // k.shape[1]
    k, v = (wide(t).repeat_interleave(groups, 1) for t in (k, v))
    s = torch.einsum("bhid,bhjd->bhij", wide(q), k) * scale
    s = s if pse is None else s + wide(pse)
    s = s.masked_fill(out, -torch.inf)
    p = torch.where(out.all(-1, keepdim=True), 0.0, s.softmax(-1))
    return torch.einsum("bhij,bhjd->bhid", p, v)


def _left_out(q, k, mask, mode, before, after, q_lengths, k_lengths):
    b, sq, sk = q.shape[0], q.shape[2], k.shape[2]
    i, j = torch.arange(sq, device=q.device)[:, None], torch.arange(sk, device=q.device)[None]
    out = torch.zeros([b, 1, sq, sk], dtype=torch.bool, device=q.device)
    if mask is not None and mode in (0, 1):
        out = out | (mask != 0)
    for n in range(b):
        kl = (k_lengths * b)[n] if k_lengths and len(k_lengths) == 1 else k_lengths[n] if k_lengths else sk
        ql = (q_lengths * b)[n] if q_lengths and len(q_lengths) == 1 else q_lengths[n] if q_lengths else sq
        hides = j >= kl
        if mode == 2:
            hides = hides | (j > i)
        if mode == 3:
            hides = hides | (j > i + kl - ql)
        if mode == 4:
            hides = hides | (j > i + kl - ql + after) | (j < i + kl - ql - before)
        if mode == 0 and mask is not None:
            hides = hides | (j > i + after) | (j < i - before)
        out[n] = out[n] | hides
    return out


@operator
def npu_prompt_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                               actual_seq_lengths=None, deq_scale1=None, quant_scale1=None, deq_scale2=None,
                               quant_scale2=None, quant_offset2=None, num_heads=1, scale_value=1.0,
                               pre_tokens=2147483647, next_tokens=0, input_layout="BSH", num_key_value_heads=0,
                               actual_seq_lengths_kv=None, sparse_mode=0):
    layout, _, to = input_layout.partition("_")
    kv = num_key_value_heads or num_heads
    q, k, v = _heads_first(query, layout, num_heads), _heads_first(key, layout, kv), _heads_first(value, layout, kv)
    out = _left_out(q, k, atten_mask, sparse_mode, pre_tokens, next_tokens, actual_seq_lengths, actual_seq_lengths_kv)
    y = _attend(q, k, v, out, pse_shift, scale_value).to(query.dtype)
    to = to or layout
    return (y if to == "BNSD" else y.transpose(1, 2) if to == "BSND" else y.transpose(1, 2).flatten(2)).contiguous()


@operator
def npu_incre_flash_attention(query, key, value, *, padding_mask=None, atten_mask=None, pse_shift=None,
                              actual_seq_lengths=None, antiquant_scale=None, antiquant_offset=None, block_table=None,
                              dequant_scale1=None, quant_scale1=None, dequant_scale2=None, quant_scale2=None,
                              quant_offset2=None, kv_padding_size=None, num_heads=1, scale_value=1.0,
                              input_layout="BSH", num_key_value_heads=0, block_size=0, inner_precise=1):
    kv = num_key_value_heads or num_heads
    q = _heads_first(query, input_layout, num_heads)
    if block_table is not None:  # [blocks, size, heads * d]
        key, value = (c[block_table.long()].flatten(1, 2) for c in (key, value))
        k, v = _heads_first(key, "BSH", kv), _heads_first(value, "BSH", kv)
    else:
        k, v = _heads_first(key, input_layout, kv), _heads_first(value, input_layout, kv)
    out = _left_out(q, k, atten_mask, 1, 0, 0, None, actual_seq_lengths)
    y = _attend(q, k, v, out, pse_shift, scale_value).to(query.dtype)
    y = y if input_layout == "BNSD" else y.transpose(1, 2)
    return (y.flatten(2) if input_layout == "BSH" else y).contiguous()


def _infer(query, key, value, q_rope, k_rope, pse, mask, q_lengths, k_lengths, table, sink, heads, kv, scale, before, after,
           layout, mode, flag):
    kv = kv or heads
    first, _, to = layout.partition("_")
    if q_rope is not None:  # more dims of the same heads, which add to the scores
        query, key = torch.cat([query, q_rope], -1), torch.cat([key, k_rope], -1)
    if first == "TND":
        ys, lses = [], []
        for q0, q1, k0, k1 in zip([0, *q_lengths], q_lengths, [0, *k_lengths], k_lengths):
            y, lse = _infer(query[None, q0:q1], key[None, k0:k1], value[None, k0:k1], None, None, pse, mask, None, None, None,
                            sink, heads, kv, scale, before, after, "BSND", mode, True)
            ys.append(y[0])
            lses.append(lse[0].transpose(0, 1))
        return torch.cat(ys), torch.cat(lses) if flag else torch.zeros([0], device=query.device)
    q = _heads_first(query, first, heads)
    if table is not None:
        key, value = (c[table.long()].flatten(1, 2) for c in (key, value))
        first_kv = "BSH"
    else:
        first_kv = first
    k, v = _heads_first(key, first_kv, kv), _heads_first(value, first_kv, kv)
    out = _left_out(q, k, mask, mode, before, after, q_lengths, k_lengths)
    groups = heads // kv
    s = torch.einsum("bhid,bhjd->bhij", wide(q), wide(k).repeat_interleave(groups, 1)) * scale
    s = (s if pse is None else s + wide(pse)).masked_fill(out, -torch.inf)
    if sink is not None:  # one more score of each row, whose value is nothing
        s = torch.cat([s, wide(sink).reshape(1, -1, 1, 1).expand(*s.shape[:3], 1)], -1)
    p = torch.where(out.all(-1, keepdim=True), 0.0, s.softmax(-1))[..., : k.shape[2]]
    y = torch.einsum("bhij,bhjd->bhid", p, wide(v).repeat_interleave(groups, 1)).to(query.dtype)
    lse = torch.logsumexp(s, -1, keepdim=True).float() if flag else torch.zeros([0], device=query.device)
    to = to or first
    return (y if to == "BNSD" else y.transpose(1, 2) if to == "BSND" else y.transpose(1, 2).flatten(2)).contiguous(), lse


@operator
def npu_fused_infer_attention_score(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                    actual_seq_lengths=None, actual_seq_lengths_kv=None, block_table=None, num_heads=1,
                                    scale=1.0, pre_tokens=2147483647, next_tokens=2147483647, input_layout="BSH",
                                    num_key_value_heads=0, sparse_mode=0, softmax_lse_flag=False, **ignored):
    return _infer(query, key, value, query_rope, key_rope, pse_shift, atten_mask, actual_seq_lengths, actual_seq_lengths_kv,
                  block_table, None, num_heads, num_key_value_heads, scale, pre_tokens, next_tokens, input_layout, sparse_mode,
                  softmax_lse_flag)


@operator
def npu_fused_infer_attention_score_v2(query, key, value, *, query_rope=None, key_rope=None, pse_shift=None, atten_mask=None,
                                       actual_seq_qlen=None, actual_seq_kvlen=None, block_table=None, learnable_sink=None,
                                       num_query_heads=1, num_key_value_heads=0, softmax_scale=1.0, pre_tokens=2147483647,
                                       next_tokens=2147483647, input_layout="BSH", sparse_mode=0, return_softmax_lse=False,
                                       **ignored):
    return _infer(query, key, value, query_rope, key_rope, pse_shift, atten_mask, actual_seq_qlen, actual_seq_kvlen, block_table,
                  learnable_sink, num_query_heads, num_key_value_heads, softmax_scale, pre_tokens, next_tokens, input_layout,
                  sparse_mode, return_softmax_lse)
