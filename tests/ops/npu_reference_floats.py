# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's operators on fp8, fp4, hifloat8 and block scales; see npu_reference.py.

Dtypes that PyTorch lacks are tables of values: numbers are rounded by search among the midpoints of neighbours.
"""

from __future__ import annotations

import math

import npu_reference_products  # noqa: F401  (products of integers, which this module extends)
import torch
from npu_reference import OPERATORS, _rms, operator, wide

E5M2, E4M3, HIFLOAT8, E2M1, E1M2 = 35, 36, 34, 40, 41  # GE's numbers
GE_DTYPES = {23: E5M2, 24: E4M3, 290: HIFLOAT8, 291: E5M2, 292: E4M3, 296: E2M1, 297: E1M2}
TORCH_FLOATS = {E5M2: torch.float8_e5m2, E4M3: torch.float8_e4m3fn}
LARGEST = {E5M2: 57344.0, E4M3: 448.0, E2M1: 6.0, E1M2: 1.75}
EXPONENT = {E5M2: 15, E4M3: 8, E2M1: 2, E1M2: 0}  # exponents of the largest powers of two
FP4 = {E2M1: [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0], E1M2: [i / 4 for i in range(8)]}


def _hifloat8_value(code: int) -> float:
    """Returns the number of seven bits: a prefix that says the width of the exponent, sign and rest of the exponent,
    mantissa."""
    bits = f"{code:07b}"
    if bits.startswith("0000"):
        return 2.0 ** (code - 23) if code else 0.0
    prefix, width = next((p, w) for p, w in (("11", 4), ("10", 3), ("01", 2), ("001", 1), ("0001", 0)) if bits.startswith(p))
    exponent, mantissa = bits[len(prefix) : len(prefix) + width], bits[len(prefix) + width :]
    e = 0 if not width else int("1" + exponent[1:], 2) * (-1 if exponent[0] == "1" else 1)
    return 2.0**e * (1 + int(mantissa, 2) / 2 ** len(mantissa))


INFINITY = 111
HIFLOAT8_VALUES = [_hifloat8_value(i) for i in range(128)]
HIFLOAT8_ORDER = sorted((i for i in range(128) if i != INFINITY), key=HIFLOAT8_VALUES.__getitem__)
HIFLOAT8_VALUES[INFINITY] = math.inf


def eighth(x, code):
    """Rounds to fp8; the largest number bounds the result, and NaN becomes 0."""
    most = LARGEST[code]
    return x.nan_to_num(0, most, -most).clamp(-most, most).to(torch.float32).to(TORCH_FLOATS[code])


def hifloat8(x):
    """Rounds to hifloat8, ties away from zero; returns bytes."""
    values = torch.tensor([HIFLOAT8_VALUES[i] for i in HIFLOAT8_ORDER], dtype=torch.float64, device=x.device)
    codes = torch.tensor(HIFLOAT8_ORDER, device=x.device)
    a = x.double().abs().nan_to_num(0, 2.0**15)
    code = codes[torch.bucketize(a, (values[1:] + values[:-1]) / 2, right=True)]
    code = torch.where((x < 0) & (code != 0), code + 128, code)
    return torch.where(x.isnan(), 128, code).to(torch.uint8)


def of_hifloat8(b):
    values = torch.tensor(HIFLOAT8_VALUES, dtype=torch.float64, device=b.device)
    return torch.where(b == 128, torch.nan, values[(b & 127).long()] * torch.where(b > 127, -1, 1))


def fp4(x, code, mode="rint"):
    """Rounds to fp4 and packs two in a byte, the first in the low bits."""
    values = torch.tensor(FP4[code], dtype=torch.float64, device=x.device)
    middle = (values[1:] + values[:-1]) / 2
    a, negative = x.double().abs(), torch.signbit(x)
    low, high = torch.bucketize(a, middle), torch.bucketize(a, middle, right=True)
    if mode == "rint":
        n = torch.where(low % 2 == 0, low, high)  # a tie goes to the even code
    elif mode == "round":
        n = high
    else:  # floor: towards minus infinity
        n = torch.where(negative, torch.bucketize(a, values), torch.bucketize(a, values, right=True) - 1)
    bits = n.clamp(max=7) + 8 * negative.long()
    return (bits[..., ::2] + 16 * bits[..., 1::2]).to(torch.uint8)


def of_fp4(b, code=E2M1):
    bits = torch.stack([b & 15, b >> 4], -1).flatten(-2).long()
    return torch.tensor(FP4[code], dtype=torch.float64, device=b.device)[bits & 7] * torch.where(bits > 7, -1, 1)


def of_e8m0(b):
    return torch.where(b == 255, torch.nan, torch.exp2(b.double() - 127))


def mx_quantise(x, axis, block, code, alg=0, mode="rint"):
    """Quantises blocks of a dim: numbers, and the scales of pairs of blocks in a last dim of 2."""
    w = x.double().movedim(axis, -1)
    n = w.shape[-1]
    pairs = -(-n // (2 * block))
    blocks = torch.nn.functional.pad(w, (0, 2 * pairs * block - n)).unflatten(-1, (2 * pairs, block))
    most = blocks.abs().amax(-1)
    finite = most.nan_to_num(0, 0)
    if alg == 0:
        exponent = torch.frexp(finite)[1] - 1 - EXPONENT[code]
    else:
        m, e = torch.frexp((finite.float() / LARGEST[code]).double())
        exponent = torch.where(m > 0.5, e, e - 1)
    byte = torch.where(finite == 0, 0, (exponent + 127).clamp(min=0))
    y = torch.where(most.isfinite()[..., None], blocks / torch.exp2(byte.double() - 127)[..., None], 0.0)
    y = y.flatten(-2)[..., :n].movedim(-1, axis)
    byte = torch.where(most.isfinite(), byte, 255).to(torch.uint8).unflatten(-1, (pairs, 2))
    scales = byte.movedim(-2, axis if axis >= 0 else axis - 1)
    return fp4(y, code, mode) if code in FP4 else eighth(y, code), scales


def mx_scaled(x, scale):
    """Multiplies blocks of 32 of the last dim by their scales."""
    return x.double() * of_e8m0(scale).flatten(-2).repeat_interleave(32, -1)[..., : x.shape[-1]]


@operator
def npu_dynamic_mx_quant(input, *, axis=-1, round_mode="rint", dst_type=296, block_size=32, scale_alg=0, dst_type_max=0.0,
                         max_low_bound=0.0):
    return mx_quantise(input, axis, block_size, GE_DTYPES[dst_type], scale_alg, round_mode)


@operator
def npu_dynamic_mx_quant_with_dual_axis(input, *, round_mode="rint", dst_type=296, scale_alg=0, dst_type_max=0.0):
    last = mx_quantise(input, -1, 32, GE_DTYPES[dst_type], scale_alg, round_mode)
    return *last, *mx_quantise(input, -2, 32, GE_DTYPES[dst_type], scale_alg, round_mode)


def _normed_mx(x, dtype, gamma, beta, epsilon, dst_type, scale_alg):
    y, rstd = _rms(x, gamma, epsilon)
    y = y if beta is None else y + wide(beta)
    return *mx_quantise(y.to(dtype), -1, 32, GE_DTYPES[dst_type], scale_alg), rstd.to(torch.float32)


@operator
def npu_rms_norm_dynamic_mx_quant(x, gamma, *, beta=None, epsilon=1e-6, scale_alg=0, round_mode="rint", dst_type=296):
    return _normed_mx(wide(x), x.dtype, gamma, beta, epsilon, dst_type, scale_alg)


@operator
def npu_add_rms_norm_dynamic_mx_quant(x1, x2, gamma, *, beta=None, epsilon=1e-6, scale_alg=0, round_mode="rint", dst_type=296):
    t = wide(x1) + wide(x2)
    y, s, rstd = _normed_mx(t, x1.dtype, gamma, beta, epsilon, dst_type, scale_alg)
    return y, t.to(x1.dtype), s, rstd


@operator
def npu_swiglu_mx_quant(x, *, group_index=None, activate_dim=-1, activate_left=False, swiglu_mode=0, clamp_limit=7.0,
                        glu_alpha=1.702, glu_bias=1.0, group_mode=0, axis=-1, dst_type=296, round_mode="rint", scale_alg=0,
                        max_dtype_value=0):
    w = wide(x)
    if swiglu_mode == 0:
        a, b = w.chunk(2, activate_dim)
        y = torch.nn.functional.silu(a) * b if activate_left else torch.nn.functional.silu(b) * a
    else:
        a, b = w[..., ::2].clamp(max=clamp_limit), w[..., 1::2].clamp(-clamp_limit, clamp_limit)
        y = a * torch.sigmoid(glu_alpha * a) * (b + glu_bias)
    if group_index is not None:
        rows = group_index[-1] if group_mode == 1 else group_index.sum()
        y = torch.where((torch.arange(y.shape[0], device=y.device) < rows)[:, None], y, 0.0)
    return mx_quantise(y.to(x.dtype), axis, 32, GE_DTYPES[dst_type], scale_alg, round_mode)


_integers = {name: OPERATORS[name] for name in
             ("npu_quantize", "npu_dynamic_quant", "npu_dynamic_block_quant", "npu_quant_matmul", "npu_rms_norm_quant")}


@operator
def npu_quantize(self, scales, zero_points, dtype, axis=1, div_mode=True):
    if dtype not in GE_DTYPES:
        return _integers["npu_quantize"](self, scales, zero_points, dtype, axis, div_mode)
    shape = [1] * self.dim()
    shape[axis] = -1
    s = wide(scales).reshape(shape)
    y = wide(self) / s if div_mode else wide(self) * s
    return eighth(y if zero_points is None else y + wide(zero_points).reshape(shape), GE_DTYPES[dtype])


@operator
def npu_dynamic_quant(input, *, smooth_scales=None, group_index=None, dst_type=None, quant_mode="pertoken", dst_type_max=0.0):
    if dst_type not in GE_DTYPES:
        return _integers["npu_dynamic_quant"](input, smooth_scales=smooth_scales, group_index=group_index, dst_type=dst_type,
                                              quant_mode=quant_mode)
    w, code = wide(input), GE_DTYPES[dst_type]
    s = w.abs().amax(-1, keepdim=True) / LARGEST[code]
    return eighth(w / torch.where(s == 0, 1, s), code), s.squeeze(-1).to(torch.float32)


@operator
def npu_dynamic_block_quant(x, *, min_scale=0.0, round_mode="rint", dst_type=1, row_block_size=1, col_block_size=128,
                            dst_type_max=0.0):
    if dst_type not in GE_DTYPES:
        return _integers["npu_dynamic_block_quant"](x, min_scale=min_scale, round_mode=round_mode, dst_type=dst_type,
                                                    row_block_size=row_block_size, col_block_size=col_block_size)
    code = GE_DTYPES[dst_type]
    s = torch.stack([
        torch.stack([c.nan_to_num(0, 0, 0).abs().amax((-2, -1)) for c in r.split(col_block_size, -1)], -1)
        for r in wide(x).split(row_block_size, -2)], -2) / LARGEST[code]
    if min_scale:
        s = s.clamp(max=1 / min_scale)
    each = s.repeat_interleave(row_block_size, -2)[..., : x.shape[-2], :].repeat_interleave(col_block_size, -1)[..., : x.shape[-1]]
    return eighth(wide(x) / torch.where(each == 0, 1, each), code), s.to(torch.float32)


@operator
def npu_rms_norm_quant(x, gamma, beta, scale, offset, epsilon=1e-6, *, dst_dtype=None):
    if dst_dtype in (None, 1):
        return _integers["npu_rms_norm_quant"](x, gamma, beta, scale, offset, epsilon)
    y, _ = _rms(wide(x), gamma.flatten(), epsilon)
    y = (y + wide(beta).flatten()) / wide(scale) + wide(offset.to(scale.dtype))
    code = GE_DTYPES[dst_dtype]
    return hifloat8(y) if code == HIFLOAT8 else eighth(y, code)


def _numbers(x, dtype):
    return of_fp4(x) if dtype == 296 else of_hifloat8(x) if dtype == 290 else x.double()


def cut(scale):
    """Clears the last 13 bits of f32 numbers."""
    return (scale.to(torch.float32).view(torch.int32) >> 13 << 13).view(torch.float32)


def float_product(a, b, sa, sb, groups, bias):
    """Multiplies [.., m, k] by [.., k, n] with scales by block (e8m0 bytes or f32), by row and column, or whole."""
    if sb.dtype == torch.uint8:
        y = mx_scaled(a, sa) @ mx_scaled(b.mT, sb.transpose(-2, -3)).mT
    elif sb.dim() > 1:
        m, n, k = groups
        rows = sa.double().repeat_interleave(m, -2)[..., : a.shape[-2], :]
        columns = sb.double().repeat_interleave(n, -1)[..., : b.shape[-1]]
        y = sum(a[..., i * k : (i + 1) * k] @ b[..., i * k : (i + 1) * k, :] * rows[..., i, None] * columns[..., i, None, :]
                for i in range(rows.shape[-1]))
    else:
        s = sb.double() if sa is None else sb.double() * (sa if len(sa) == 1 else sa[:, None]).double()
        if s.numel() == 1 and bias is None:
            s = cut(sb.float() if sa is None else sb.float() * sa.float()).double()
        y = a @ b * s
    return y if bias is None else y + bias.double()


@operator
def npu_quant_matmul(x1, x2, scale, *, offset=None, pertoken_scale=None, bias=None, output_dtype=None, x1_dtype=None,
                     x2_dtype=None, pertoken_scale_dtype=None, scale_dtype=None, group_sizes=None, y_scale=None):
    if x1.dtype in (torch.int8, torch.int32):
        return _integers["npu_quant_matmul"](x1, x2, scale, offset=offset, pertoken_scale=pertoken_scale, bias=bias,
                                             output_dtype=output_dtype)
    a, k = _numbers(x1, x1_dtype), x1.shape[-1] * (2 if x1_dtype == 296 else 1)
    b = _numbers(x2.mT, x2_dtype).mT if x2_dtype == 296 and 2 * x2.shape[-2] == k else _numbers(x2, x2_dtype)
    y = float_product(a, b, pertoken_scale, scale, group_sizes, bias)
    return y.to({5: torch.float16, 6: torch.float32, 15: torch.bfloat16}[output_dtype])


@operator
def npu_transpose_quant_batchmatmul(x1, x2, dtype, *, bias=None, x1_scale=None, x2_scale=None, group_sizes=None, perm_x1=None,
                                    perm_x2=None, perm_y=None, batch_split_factor=1, x1_dtype=None, x2_dtype=None):
    a, b = _numbers(x1, x1_dtype).transpose(0, 1), _numbers(x2, x2_dtype)
    if perm_x2 == [0, 2, 1]:
        b = b.mT
        x2_scale = x2_scale.transpose(1, 2) if x2_scale.dim() == 4 else x2_scale
    if x2_scale.dtype == torch.uint8:
        y = mx_scaled(a, x1_scale.transpose(0, 1)) @ mx_scaled(b.mT, x2_scale.transpose(1, 2)).mT
    else:
        y = a @ b * x2_scale.double() * (1 if x1_scale is None else x1_scale.double()[:, None])
    y = y.transpose(0, 1)
    if batch_split_factor > 1:
        y = y.flatten(1).unflatten(1, (batch_split_factor, -1)).transpose(0, 1)
    return hifloat8(y) if dtype == 290 else y.to({5: torch.float16, 15: torch.bfloat16}[dtype])
