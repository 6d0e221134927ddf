# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's operators in plain PyTorch, for comparison with the rows of ops/npu/.

Each function implements the operator of its name, from the published documentation and independent of the rows.
`register()` defines them as `torch.ops.npu.*` with the schemas of the rows, so that they export and run without
torch_npu.
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
    """Declares a function as the operator of its name."""
    OPERATORS[fn.__name__] = fn
    return fn


def schemas() -> dict[str, str]:
    """Reads the schemas of the rows: `npu::npu_linear` -> schema."""
    found = {}
    for path in sorted((ROOT / "ops" / "npu").glob("*.yaml")):
        for text in re.findall(r'^- schema: "(.*)"$', path.read_text(), re.M):
            found[text.partition("(")[0]] = text.replace('\\"', '"')
    return found


def functional_forms() -> dict[str, str]:
    """Returns the functional form of rows that write an operand: `npu::scatter_update_` -> `scatter_update`."""
    found = {}
    for path in sorted((ROOT / "ops" / "npu").glob("*.yaml")):
        for text, form in re.findall(r'^- schema: "(.*)"\n  functional: "([^"]*)"$', path.read_text(), re.M):
            found[text.partition("(")[0]] = name_of(form.partition(".")[2].removesuffix(".default"))
    return found


def name_of(base: str) -> str:
    """Returns the function of an operator; the overload is a part of its name."""
    return base.replace(".", "_")


def writer(schema: str, fn: Callable[..., Any]) -> Callable[..., Any]:
    """Wraps a function that returns new values last as an operator that writes them."""
    parsed = torch._C.parse_schema(schema)
    written = [a.name for a in parsed.arguments if a.alias_info and a.alias_info.is_write]

    def run(*args: Any, **kwargs: Any) -> Any:
        given = {a.name: v for a, v in zip(parsed.arguments, args)} | kwargs
        outs = fn(**given)
        outs = outs if isinstance(outs, tuple) else (outs,)
        for name, new in zip(written, outs[len(outs) - len(written):]):
            given[name].copy_(new)
        own = outs[: len(outs) - len(written)]
        if any(r.alias_info for r in parsed.returns):
            own = tuple(given[name] for name in written)
        return own if len(own) > 1 else own[0] if own else None

    return run


def register() -> None:
    """Defines `torch.ops.npu`, once."""
    if _libraries:
        return
    forms = functional_forms()
    for name, schema in schemas().items():
        namespace, _, base = name.partition("::")
        form = OPERATORS.get(forms.get(name, ""))
        fn = writer(schema, form) if form else OPERATORS.get(name_of(base))
        if not fn:
            continue
        library = torch.library.Library(namespace, "FRAGMENT")  # noqa: TOR901
        library.define(schema.partition("::")[2])
        library.impl(base, fn, "CompositeExplicitAutograd")
        _libraries.append(library)


def wide(x: torch.Tensor) -> torch.Tensor:
    """Converts half precision to f32."""
    return x.float() if x.dtype in (torch.float16, torch.bfloat16) else x


def _is_fake(x: torch.Tensor) -> bool:
    """Returns True for a fake tensor, of which only shape and dtype are used."""
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
    n, c, *rest = input.shape
    flat = wide(input).reshape(n, group, c // group * math.prod(rest))
    mean = flat.mean(-1, keepdim=True)
    rstd = 1 / torch.sqrt((flat - mean).square().mean(-1, keepdim=True) + eps)
    y = ((flat - mean) * rstd).reshape(n, c, -1) if n else flat.reshape(n, c, math.prod(rest))
    y = y if w is None else y * w[:, None]
    y = (y if b is None else y + b[:, None]).reshape(input.shape)
    dtype = input.dtype if weight is None else weight.dtype
    return F.silu(y).to(input.dtype), mean[..., 0].to(dtype), rstd[..., 0].to(dtype)


@operator
def npu_add_layer_norm(x1, x2, gamma, beta, epsilon=1e-5, additional_output=False):
    x = wide(x1) + wide(x2)
    y = F.layer_norm(x, gamma.shape, wide(gamma), wide(beta), epsilon)
    dims = list(range(x.dim() - gamma.dim(), x.dim()))
    mean = x.mean(dims, keepdim=True)
    var = (x - mean).square().mean(dims, keepdim=True)
    return y.to(x1.dtype), mean, 1 / torch.sqrt(var + epsilon), x.to(x1.dtype)


# ---- activations ----

def _gelu(x, tanh):
    if tanh:
        return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    return 0.5 * x * (1 + torch.erf(x / math.sqrt(2)))


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
    return (x * torch.sigmoid(1.702 * x)).to(self.dtype)


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
    t = -_turned(g * sin, rotary_mode)  # a rotation by minus a quarter turn is one by three quarters
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
                6: torch.float32, 7: torch.float64, 11: torch.bool, 12: torch.int8, 13: torch.uint8, 14: torch.int32,
                15: torch.bfloat16}
INT4 = 16


def _sat(x, dtype=torch.int8):
    info = torch.iinfo(dtype)
    return torch.round(x).clamp(info.min, info.max).to(dtype)


def _pack(x):
    """Unpacks 4-bit numbers, eight in an int32."""
    nibbles = x.to(torch.int64).bitwise_and(15).unflatten(-1, (-1, 8))
    word = sum(nibbles[..., i] << (4 * i) for i in range(8))
    return torch.where(word >= 2**31, word - 2**32, word).to(torch.int32)


def _unpack(x):
    nibbles = torch.stack([(x.to(torch.int64) >> (4 * i)) & 15 for i in range(8)], -1).flatten(-2)
    return torch.where(nibbles > 7, nibbles - 16, nibbles).to(torch.int8)


def _groups(n, ends):
    """Returns the group of each row, from the ends of the groups."""
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
    t = _gelu(wide(self), approximate == "tanh")
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
