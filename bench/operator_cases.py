# SPDX-License-Identifier: Apache-2.0
"""Calls of operators at growing sizes, for operators.py.

A case is a name and a function that returns, for a count of elements and a dtype, a call and its tensors. The largest
tensor has about that many elements. Values come from a fixed seed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F

Call = tuple[Callable[..., Any], list[torch.Tensor]]


class Case(NamedTuple):
    """A named call. `make(n, dtype)` returns a function and its tensors; `dtypes` are those in which it exists.

    Cases with `forms` or `sizes` have those alone; n is a count of steps there.
    """

    family: str
    name: str
    make: Callable[[int, torch.dtype], Call]
    dtypes: tuple[torch.dtype, ...]
    trains: bool
    largest: int
    forms: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()


CASES: dict[str, Case] = {}
F32, F64, F16, BF16, I64 = torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.int64
FLOATS, NUMBERS, INTEGERS, SINGLE = (F32, F64, F16, BF16), (F32, F64, F16, BF16, I64), (I64,), (F32, F64)
LARGEST = 10**7


def add(
    family: str,
    name: str,
    make: Callable[[int, torch.dtype], Call],
    dtypes: tuple[torch.dtype, ...] = FLOATS,
    trains: bool = True,
    largest: int = LARGEST,
    forms: tuple[str, ...] = (),
    sizes: tuple[int, ...] = (),
) -> None:
    """Adds a case; a name occurs once."""
    assert name not in CASES, name
    CASES[name] = Case(family, name, make, dtypes, trains, largest, forms, sizes)


# ---- values ----


def rand(shape: list[int] | tuple[int, ...], dtype: torch.dtype, low: float = 0.1, high: float = 0.9) -> torch.Tensor:
    """Returns floats in [low, high), or integers in [1, 100)."""
    if dtype == I64:
        return torch.randint(1, 100, shape)
    return (torch.rand(shape) * (high - low) + low).to(dtype)


def index(shape: list[int] | tuple[int, ...], bound: int) -> torch.Tensor:
    """Returns positions in [0, bound)."""
    return torch.randint(0, bound, shape)


def matrix(n: int) -> list[int]:
    """Returns the shape of a matrix with about n elements and rows that are longer than columns for large n."""
    rows = max(1, round(math.sqrt(n / 10)))
    return [rows, max(1, n // rows)]


def square(n: int) -> int:
    """Returns the side of a square matrix with about n elements."""
    return max(2, round(math.sqrt(n)))


def image(n: int, channels: int = 8, batch: int = 2) -> list[int]:
    """Returns the shape of images with about n elements."""
    side = max(4, round(math.sqrt(n / channels / batch)))
    return [batch, channels, side, side]


def volume(n: int, channels: int = 4) -> list[int]:
    """Returns the shape of a volume with about n elements."""
    side = max(4, round((n / channels) ** (1 / 3)))
    return [1, channels, side, side, side]


def series(n: int, channels: int = 8) -> list[int]:
    """Returns the shape of a time series with about n elements."""
    return [2, channels, max(8, n // channels // 2)]


# ---- elementwise ----

UNARY = """abs acos asin asinh atan atanh ceil cos cosh deg2rad digamma erf erfc erfinv exp exp2 expm1 floor frac lgamma
log log10 log1p log2 logit neg rad2deg reciprocal round rsqrt sigmoid sign sin sinc sinh sqrt square tan tanh trunc
nan_to_num i0 angle relu isnan isfinite isinf isposinf signbit logical_not sgn positive"""
SPECIAL = """entr erfcx i0e i1 i1e log_ndtr ndtr ndtri bessel_j0 bessel_j1 bessel_y0 bessel_y1 modified_bessel_i0
modified_bessel_i1 modified_bessel_k0 modified_bessel_k1 scaled_modified_bessel_k0 scaled_modified_bessel_k1
spherical_bessel_j0 airy_ai"""
ACTIVATIONS = """relu6 elu selu celu gelu silu mish softplus softsign hardtanh hardswish hardsigmoid leaky_relu
logsigmoid tanhshrink softshrink hardshrink"""


def unary(family: str, name: str, f: Callable[..., Any], dtypes: tuple[torch.dtype, ...] = FLOATS, high: float = 0.9) -> None:
    """Adds a function of one tensor."""
    add(family, name, lambda n, t: (f, [rand(matrix(n), t, high=high)]), dtypes)


def binary(family: str, name: str, f: Callable[..., Any], dtypes: tuple[torch.dtype, ...] = FLOATS) -> None:
    """Adds a function of two tensors of one shape."""
    add(family, name, lambda n, t: (f, [rand(matrix(n), t), rand(matrix(n), t)]), dtypes)


add("call", "nothing", lambda n, t: (lambda x: x + 1, [torch.ones(1)]), (F32,), sizes=(1000,))
for word in UNARY.split():
    unary("elementwise", word, getattr(torch, word))
unary("elementwise", "acosh", torch.acosh, high=3.0)
for word in SPECIAL.split():
    unary("elementwise", "special_" + word, getattr(torch.special, word), SINGLE)
for word in ACTIVATIONS.split():
    unary("elementwise", word, getattr(F, word))
unary("elementwise", "gelu_tanh", lambda x: F.gelu(x, approximate="tanh"))
unary("elementwise", "threshold", lambda x: F.threshold(x, 0.5, 0.0))
unary("elementwise", "polygamma", lambda x: torch.polygamma(1, x), SINGLE)
unary("elementwise", "mvlgamma", lambda x: torch.mvlgamma(x + 2, 2), SINGLE)
unary("elementwise", "clamp", lambda x: torch.clamp(x, 0.3, 0.7))
unary("elementwise", "pow_2", lambda x: x**2)
unary("elementwise", "pow_0.3", lambda x: x**0.3)
unary("elementwise", "scalar_pow", lambda x: 2.0**x)
unary("elementwise", "float_power", lambda x: torch.float_power(x, 1.5))
unary("elementwise", "add_scalar", lambda x: x + 1, NUMBERS)
unary("elementwise", "glu", lambda x: F.glu(torch.cat([x, x], 1)))
unary("elementwise", "to_f16", lambda x: x.to(F16))
unary("elementwise", "to_bf16", lambda x: x.to(BF16))
unary("elementwise", "to_f64", lambda x: x.to(F64))
unary("elementwise", "to_i64", lambda x: x.to(I64))
unary("elementwise", "to_bool", lambda x: x.to(torch.bool))
unary("elementwise", "to_u8", lambda x: x.to(torch.uint8))
for word in """add sub mul div true_divide atan2 maximum minimum fmax fmin hypot copysign logaddexp logaddexp2 xlogy
remainder fmod pow gt ge lt le eq ne logical_and logical_or logical_xor isclose""".split():
    binary("elementwise", word, getattr(torch, word))
for word in "floor_divide add mul remainder gcd lcm bitwise_and bitwise_or bitwise_xor maximum eq fmod".split():
    binary("elementwise", word + "_i64", getattr(torch, word), INTEGERS)
for word in "bitwise_left_shift bitwise_right_shift".split():
    binary("elementwise", word, lambda x, y, f=getattr(torch, word): f(x, y % 7), INTEGERS)
unary("elementwise", "bitwise_not", torch.bitwise_not, INTEGERS)
binary("elementwise", "nextafter", torch.nextafter, SINGLE)
binary("elementwise", "heaviside", torch.heaviside)
binary("elementwise", "ldexp", torch.ldexp, SINGLE)
binary("elementwise", "floor_divide", torch.floor_divide)
binary("elementwise", "special_xlog1py", torch.special.xlog1py)
binary("elementwise", "special_zeta", lambda x, y: torch.special.zeta(x + 2, y), SINGLE)
for word in "chebyshev_polynomial_t chebyshev_polynomial_u hermite_polynomial_h laguerre_polynomial_l legendre_polynomial_p".split():
    unary("elementwise", "special_" + word, lambda x, f=getattr(torch.special, word): f(x, 5), SINGLE)
binary("elementwise", "prelu", lambda x, y: F.prelu(x, y[0, :1]))
binary("elementwise", "where", lambda x, y: torch.where(x > y, x, y))
binary("elementwise", "lerp", lambda x, y: torch.lerp(x, y, 0.3))
binary("elementwise", "lerp_tensor", lambda x, y: torch.lerp(x, y, x))
binary("elementwise", "addcmul", lambda x, y: torch.addcmul(x, y, y, value=0.5))
binary("elementwise", "addcdiv", lambda x, y: torch.addcdiv(x, y, y, value=0.5))
binary("elementwise", "clamp_tensor", lambda x, y: torch.clamp(x, y, y + 1))
binary("elementwise", "add_column", lambda x, y: x + y[:, :1])
binary("elementwise", "mul_row", lambda x, y: x * y[:1])
binary("elementwise", "div_floor", lambda x, y: torch.div(x, y, rounding_mode="floor"))
binary("elementwise", "div_trunc", lambda x, y: torch.div(x, y, rounding_mode="trunc"))
binary("elementwise", "equal", lambda x, y: torch.eq(x, y).all())
unary("elementwise", "transposed_add", lambda x: x.t() + 1)
add("elementwise", "complex_mul", lambda n, t: (torch.mul, [torch.randn(matrix(n // 2), dtype=torch.complex64) for _ in "12"]), (F32,))
add("elementwise", "complex_abs", lambda n, t: (torch.abs, [torch.randn(matrix(n // 2), dtype=torch.complex64)]), (F32,))
binary("elementwise", "polar", lambda x, y: torch.view_as_real(torch.polar(x, y)), SINGLE)
unary("elementwise", "fake_quantize", lambda x: torch.fake_quantize_per_tensor_affine(x, 0.01, 0, -128, 127), (F32,))

# ---- reductions ----


def reduction(name: str, f: Callable[..., Any], dtypes: tuple[torch.dtype, ...] = FLOATS, largest: int = LARGEST) -> None:
    """Adds a reduction of each dim and of all."""
    unary("reduction", name + "_rows", lambda x: f(x, 1), dtypes)
    unary("reduction", name + "_columns", lambda x: f(x, 0), dtypes)
    add("reduction", name + "_all", lambda n, t: (lambda x: f(x, 0), [rand([n], t)]), dtypes, largest=largest)


for word in """sum mean prod amax amin max min argmax argmin logsumexp var std var_mean std_mean median nanmedian mode
nansum nanmean cumsum cumprod cummax cummin logcumsumexp softmax log_softmax diff_ norm_ count_nonzero all any aminmax_ quantile_
nanquantile_ renorm_ vector_norm1_ vector_norm_inf_ trapezoid_ cumulative_trapezoid_ normalize_ softmin_ flip_ sort argsort msort_ topk_
kthvalue_ sort_stable_ sort_descending_""".split():
    g = {
        "diff_": lambda x, d: torch.diff(x, dim=d),
        "norm_": lambda x, d: torch.norm(x, dim=d),
        "aminmax_": lambda x, d: torch.aminmax(x, dim=d),
        "quantile_": lambda x, d: torch.quantile(x, 0.3, dim=d),
        "nanquantile_": lambda x, d: torch.nanquantile(x, 0.3, dim=d),
        "renorm_": lambda x, d: torch.renorm(x.reshape(x.shape[0], -1), 2, d, 1.0),
        "vector_norm1_": lambda x, d: torch.linalg.vector_norm(x, 1, dim=d),
        "vector_norm_inf_": lambda x, d: torch.linalg.vector_norm(x, math.inf, dim=d),
        "trapezoid_": lambda x, d: torch.trapezoid(x, dim=d),
        "cumulative_trapezoid_": lambda x, d: torch.cumulative_trapezoid(x, dim=d),
        "normalize_": lambda x, d: F.normalize(x, dim=d),
        "softmin_": lambda x, d: F.softmin(x, dim=d),
        "flip_": lambda x, d: torch.flip(x, [d]),
        "msort_": lambda x, d: torch.msort(x if d == 0 else x.t()),
        "topk_": lambda x, d: torch.topk(x, min(10, x.shape[d]), dim=d),
        "kthvalue_": lambda x, d: torch.kthvalue(x, x.shape[d] // 2 + 1, dim=d),
        "sort_stable_": lambda x, d: torch.sort(x, dim=d, stable=True),
        "sort_descending_": lambda x, d: torch.sort(x, dim=d, descending=True),
    }.get(word) or getattr(torch, word)
    reduction(word.strip("_"), g, SINGLE if "quantile" in word else FLOATS)
for word in "sum mean amax argmax softmax cumsum sort".split():
    add("reduction", word + "_short", lambda n, t, f=getattr(torch, word): (lambda x: f(x, 1), [rand([n // 3, 3], t)]))
add("reduction", "norm_short", lambda n, t: (lambda x: torch.linalg.vector_norm(x, dim=1), [rand([n // 3, 3], t)]))
for word in "sum prod amax argmax cumsum sort".split():
    reduction(word + "_i64", getattr(torch, word), INTEGERS)

# ---- products ----


def product(
    name: str, make: Callable[[int, torch.dtype], list[torch.Tensor]], f: Callable[..., Any], largest: int = 10**6, dtypes: tuple[torch.dtype, ...] = FLOATS
) -> None:
    """Adds a matrix product; the largest operand has n elements."""
    add("product", name, lambda n, t: (f, make(n, t)), dtypes, largest=largest)


product("mm", lambda n, t: [rand([square(n)] * 2, t), rand([square(n)] * 2, t)], torch.mm)
product("mm_thin", lambda n, t: [rand([4, square(n)], t), rand([square(n)] * 2, t)], torch.mm, LARGEST)
product("linear", lambda n, t: [rand([16, square(n)], t), rand([square(n)] * 2, t), rand([square(n)], t)], F.linear, LARGEST)
product("mv", lambda n, t: [rand([square(n)] * 2, t), rand([square(n)], t)], torch.mv, LARGEST)
product("dot", lambda n, t: [rand([n], t), rand([n], t)], torch.dot, LARGEST)
product("outer", lambda n, t: [rand([square(n)], t), rand([square(n)], t)], torch.outer, LARGEST)
product("bmm", lambda n, t: [rand([max(1, n // 1024), 32, 32], t) for _ in "12"], torch.bmm, LARGEST)
product("baddbmm", lambda n, t: [rand([max(1, n // 1024), 32, 32], t) for _ in "123"], torch.baddbmm, LARGEST)
product("addbmm", lambda n, t: [rand([32, 32], t)] + [rand([max(1, n // 1024), 32, 32], t) for _ in "12"], torch.addbmm, LARGEST)
product("addmm", lambda n, t: [rand([square(n)] * 2, t) for _ in "123"], torch.addmm)
product("addmv", lambda n, t: [rand([square(n)], t), rand([square(n)] * 2, t), rand([square(n)], t)], torch.addmv, LARGEST)
product("addr", lambda n, t: [rand([square(n)] * 2, t), rand([square(n)], t), rand([square(n)], t)], torch.addr, LARGEST)
product("matmul_broadcast", lambda n, t: [rand([max(1, n // 2048), 64, 32], t), rand([32, 64], t)], torch.matmul, LARGEST)
product("kron", lambda n, t: [rand([8, 8], t), rand([square(n / 64)] * 2, t)], torch.kron, LARGEST)
product("einsum_bij_bjk", lambda n, t: [rand([max(1, n // 1024), 32, 32], t) for _ in "12"], lambda x, y: torch.einsum("bij,bjk->bik", x, y), LARGEST)
product("einsum_bhqd_bhkd", lambda n, t: [rand([2, 4, max(2, n // 256), 32], t) for _ in "12"], lambda x, y: torch.einsum("bhqd,bhkd->bhqk", x, y), 10**5)
product("einsum_trace", lambda n, t: [rand([square(n)] * 2, t)], lambda x: torch.einsum("ii->", x), LARGEST)
product("einsum_outer_sum", lambda n, t: [rand(matrix(n), t), rand(matrix(n), t)], lambda x, y: torch.einsum("ij,ij->i", x, y), LARGEST)
product("tensordot", lambda n, t: [rand([square(n), square(n)], t), rand([square(n), 32], t)], lambda x, y: torch.tensordot(x, y, 1), LARGEST)
product("bilinear", lambda n, t: [rand([max(1, n // 32), 32], t), rand([max(1, n // 32), 16], t), rand([8, 32, 16], t)], F.bilinear, LARGEST)
product("cdist", lambda n, t: [rand([square(n), 16], F32), rand([square(n), 16], F32)], torch.cdist, LARGEST)
product("cdist_1", lambda n, t: [rand([square(n), 16], F32), rand([square(n), 16], F32)], lambda x, y: torch.cdist(x, y, 1.0), LARGEST)
product("cdist_3", lambda n, t: [rand([square(n), 16], F32), rand([square(n), 16], F32)], lambda x, y: torch.cdist(x, y, 3.0), LARGEST)
product("pdist", lambda n, t: [rand([square(n), 16], F32)], F.pdist, LARGEST)
product("cosine_similarity", lambda n, t: [rand(matrix(n), t), rand(matrix(n), t)], F.cosine_similarity, LARGEST)
product("pairwise_distance", lambda n, t: [rand(matrix(n), t), rand(matrix(n), t)], F.pairwise_distance, LARGEST)
product("cross", lambda n, t: [rand([n // 3, 3], t), rand([n // 3, 3], t)], lambda x, y: torch.cross(x, y, dim=1), LARGEST)
product("chain_matmul", lambda n, t: [rand([square(n), 8], t), rand([8, square(n)], t), rand([square(n), 8], t)], lambda a, b, c: torch.linalg.multi_dot([a, b, c]), LARGEST)
product("dist", lambda n, t: [rand(matrix(n), t), rand(matrix(n), t)], torch.dist, LARGEST)
product("vander", lambda n, t: [rand([max(1, n // 16)], t)], lambda x: torch.linalg.vander(x, N=16), LARGEST, SINGLE)
product("cov", lambda n, t: [rand([32, max(2, n // 32)], t)], torch.cov, LARGEST)
product("corrcoef", lambda n, t: [rand([32, max(2, n // 32)], t)], torch.corrcoef, LARGEST)

# ---- indices ----


def indexed(name: str, make: Callable[[int, torch.dtype], Call], dtypes: tuple[torch.dtype, ...] = FLOATS, largest: int = LARGEST, trains: bool = True) -> None:
    """Adds an operator with positions or comparisons of elements."""
    add("index", name, make, dtypes, trains, largest)


def pick(f: Callable[..., Any], rows: bool = True, many: bool = True) -> Callable[[int, torch.dtype], Call]:
    """Returns a maker of a call f(x, i, y): i has positions in the rows of x, y its values."""

    def make(n: int, t: torch.dtype) -> Call:
        shape = matrix(n)
        i = index([shape[0]], shape[0]) if rows else index(shape, shape[0])
        return f, [rand(shape, t), i] + ([rand(shape, t)] if many else [])

    return make


def flat(f: Callable[..., Any], many: bool = True) -> Callable[[int, torch.dtype], Call]:
    """Returns a maker of a call f(x, i, y) of vectors."""
    return lambda n, t: (f, [rand([n], t), index([n], n)] + ([rand([n], t)] if many else []))


indexed("gather_0", pick(lambda x, i: torch.gather(x, 0, i), False, False))
indexed("gather_1", pick(lambda x, i: torch.gather(x, 1, i), False, False))
indexed("take_along_dim", pick(lambda x, i: torch.take_along_dim(x, i, 0), False, False))
indexed("index_select", pick(lambda x, i: torch.index_select(x, 0, i), True, False))
indexed("index_select_1", pick(lambda x, i: torch.index_select(x, 1, i), True, False))
indexed("index_rows", pick(lambda x, i: x[i], True, False))
indexed("index_columns", pick(lambda x, i: x[:, i], True, False))
indexed("index_pairs", pick(lambda x, i: x[i, i], True, False))
indexed("index_flat", flat(lambda x, i: x[i], False))
indexed("index_mask", lambda n, t: (lambda x: x[x > 0.5], [rand(matrix(n), t)]), trains=False)
indexed("take", lambda n, t: (torch.take, [rand(matrix(n), t), index([n // 2], n // 2)]))
indexed("put", lambda n, t: (lambda x, i, y: torch.put(x, i, y), [rand(matrix(n), t), torch.randperm(n // 2), rand([n // 2], t)]))
indexed("put_accumulate", lambda n, t: (lambda x, i, y: torch.put(x, i, y, accumulate=True), [rand(matrix(n), t), index([n // 2], n // 2), rand([n // 2], t)]))
indexed("index_put", lambda n, t: (lambda x, i, y: torch.index_put(x, [i], y), [rand([n], t), torch.randperm(n), rand([n], t)]))
indexed("index_put_accumulate", flat(lambda x, i, y: torch.index_put(x, [i], y, accumulate=True)))
indexed("index_put_rows", pick(lambda x, i, y: torch.index_put(x, [i], y, accumulate=True)))
indexed("index_add", pick(lambda x, i, y: torch.index_add(x, 0, i, y)))
indexed("index_add_1", lambda n, t: (lambda x, i, y: torch.index_add(x, 1, i, y), [rand(matrix(n), t), index([matrix(n)[1]], matrix(n)[1]), rand(matrix(n), t)]))
indexed("index_add_flat", flat(lambda x, i, y: torch.index_add(x, 0, i, y)))
indexed("index_copy", lambda n, t: (lambda x, i, y: torch.index_copy(x, 0, i, y), [rand(matrix(n), t), torch.randperm(matrix(n)[0]), rand(matrix(n), t)]))
indexed("index_fill", pick(lambda x, i: torch.index_fill(x, 0, i, 2.0), True, False))
indexed("index_reduce_amax", pick(lambda x, i, y: torch.index_reduce(x, 0, i, y, "amax")), trains=False)
indexed("index_reduce_mean", pick(lambda x, i, y: torch.index_reduce(x, 0, i, y, "mean")), trains=False)
indexed("scatter_flat", lambda n, t: (lambda x, i, y: torch.scatter(x, 0, i, y), [rand([n], t), torch.randperm(n), rand([n], t)]))
indexed("scatter_rows", lambda n, t: (lambda x, i, y: torch.scatter(x, 1, i, y), [rand(matrix(n), t), torch.rand(matrix(n)).argsort(1), rand(matrix(n), t)]))
indexed("scatter_value", flat(lambda x, i: torch.scatter(x, 0, i, 1.0), False))
indexed("scatter_add_0", pick(lambda x, i, y: torch.scatter_add(x, 0, i, y), False))
indexed("scatter_add_1", pick(lambda x, i, y: torch.scatter_add(x, 1, i, y), False))
indexed("scatter_add_flat", flat(lambda x, i, y: torch.scatter_add(x, 0, i, y)))
for word in "sum prod mean amax amin".split():
    indexed("scatter_reduce_" + word, pick(lambda x, i, y, r=word: torch.scatter_reduce(x, 0, i, y, r), False))
indexed("masked_fill", lambda n, t: (lambda x: x.masked_fill(x > 0.5, 0.0), [rand(matrix(n), t)]))
indexed("masked_select", lambda n, t: (lambda x: torch.masked_select(x, x > 0.5), [rand(matrix(n), t)]), trains=False)
indexed("masked_scatter", lambda n, t: (lambda x, y: x.masked_scatter(x > 0.5, y), [rand(matrix(n), t), rand(matrix(n), t)]))
indexed("nonzero", lambda n, t: (lambda x: torch.nonzero(x > 0.5), [rand(matrix(n), t)]), trains=False)
indexed("argwhere", lambda n, t: (lambda x: torch.argwhere(x > 0.5), [rand([n], t)]), trains=False)
indexed("embedding", lambda n, t: (F.embedding, [index([max(1, n // 64)], 1000), rand([1000, 64], t)]))
indexed("embedding_large_table", lambda n, t: (F.embedding, [index([64], max(1, n // 64)), rand([max(1, n // 64), 64], t)]))
for word in "sum mean max".split():
    indexed("embedding_bag_" + word, lambda n, t, m=word: (lambda i, w, o: F.embedding_bag(i, w, o, mode=m), [index([max(16, n // 64)], 1000), rand([1000, 64], t), torch.arange(0, max(16, n // 64), 8)]), SINGLE)
indexed("embedding_bag_2d", lambda n, t: (F.embedding_bag, [index([max(1, n // 512), 8], 1000), rand([1000, 64], t)]), SINGLE)
indexed("one_hot", lambda n, t: (lambda i: F.one_hot(i, 64), [index([max(1, n // 64)], 64)]), (F32,))
indexed("unique", lambda n, t: (torch.unique, [index([n], n)]), (F32,), trains=False)
indexed("unique_inverse", lambda n, t: (lambda x: torch.unique(x, return_inverse=True, return_counts=True), [index([n], n)]), (F32,), trains=False)
indexed("unique_dim", lambda n, t: (lambda x: torch.unique(x, dim=0), [index([max(1, n // 4), 4], 4)]), (F32,), trains=False)
indexed("unique_consecutive", lambda n, t: (torch.unique_consecutive, [index([n], 4)]), (F32,), trains=False)
indexed("unique_f32", lambda n, t: (torch.unique, [rand([n], t)]), trains=False)
indexed("searchsorted", lambda n, t: (torch.searchsorted, [rand([n], t).sort().values, rand([n], t)]), NUMBERS)
indexed("searchsorted_rows", lambda n, t: (torch.searchsorted, [rand(matrix(n), t).sort(1).values, rand(matrix(n), t)]), NUMBERS)
indexed("bucketize", lambda n, t: (torch.bucketize, [rand([n], t), rand([max(2, n // 10)], t).sort().values]), NUMBERS)
indexed("isin", lambda n, t: (torch.isin, [index([n], n), index([max(1, n // 10)], n)]), (F32,), trains=False)
indexed("bincount", lambda n, t: (lambda i: torch.bincount(i, minlength=n), [index([n], n)]), (F32,), trains=False)
indexed("bincount_weights", lambda n, t: (lambda i, w: torch.bincount(i, w, minlength=n), [index([n], n), rand([n], t)]), SINGLE, trains=False)
indexed("histc", lambda n, t: (lambda x: torch.histc(x, max(2, n // 100), 0.0, 1.0), [rand([n], t)]), SINGLE, trains=False)
indexed("histogram", lambda n, t: (lambda x: torch.histogram(x, max(2, n // 100), range=(0.0, 1.0)), [rand([n], t)]), SINGLE, trains=False)
indexed("histogram_bins", lambda n, t: (torch.histogram, [rand([n], t), rand([max(2, n // 100)], t).sort().values]), SINGLE, trains=False)
indexed("histogramdd", lambda n, t: (lambda x: torch.histogramdd(x, [16, 16], range=[0.0, 1.0, 0.0, 1.0])[0], [rand([n // 2, 2], t)]), SINGLE, trains=False)
indexed("segment_reduce", lambda n, t: (lambda x, c: torch.segment_reduce(x, "sum", lengths=c), [rand([n // 8 * 8], t), torch.full([n // 8], 8)]), SINGLE)
indexed("repeat_interleave", lambda n, t: (lambda x: torch.repeat_interleave(x, 3, dim=0), [rand(matrix(n), t)]))
indexed("repeat_interleave_tensor", lambda n, t: (lambda x, c: torch.repeat_interleave(x, c, output_size=2 * n), [rand([n], t), torch.full([n], 2)]))
indexed("select_scatter", pick(lambda x, i: torch.select_scatter(x, x[0], 0, 1), True, False))
indexed("slice_scatter", lambda n, t: (lambda x: torch.slice_scatter(x, x[:2] * 2, 0, 0, 2), [rand(matrix(n), t)]))
indexed("diagonal_scatter", lambda n, t: (lambda x: torch.diagonal_scatter(x, x[0]), [rand([square(n)] * 2, t)]))
indexed("index_of_tuple", lambda n, t: (lambda x, i, j: x[i[:, None], j[None]], [rand([square(n)] * 2, t), index([square(n)], square(n)), index([square(n)], square(n))]))
indexed("nms_like_mask", lambda n, t: (lambda x: torch.where(x > 0.5)[0], [rand([n], t)]), trains=False)
indexed("bitonic_inverse", lambda n, t: (lambda p: torch.argsort(p), [torch.randperm(n)]), (F32,), trains=False)

# ---- layout ----


def layout(name: str, f: Callable[..., Any], square_matrix: bool = False, dtypes: tuple[torch.dtype, ...] = FLOATS) -> None:
    """Adds an operator that moves elements of one matrix."""
    add("layout", name, lambda n, t: (f, [rand([square(n)] * 2 if square_matrix else matrix(n), t)]), dtypes)


layout("transpose", lambda x: x.t().contiguous(), True)
layout("permute", lambda x: x.view(x.shape[0], -1, 2).permute(2, 0, 1).contiguous() if x.shape[1] % 2 == 0 else x.t().contiguous())
layout("clone", torch.clone)
layout("roll", lambda x: torch.roll(x, 3, 1))
layout("roll_flat", lambda x: torch.roll(x, 3))
layout("rot90", torch.rot90)
layout("fliplr", torch.fliplr)
layout("tril", torch.tril, True)
layout("triu", torch.triu, True)
layout("diag", torch.diag, True)
layout("diagonal", lambda x: torch.diagonal(x).contiguous(), True)
layout("trace", torch.trace, True)
add("layout", "diag_embed", lambda n, t: (torch.diag_embed, [rand([square(n)], t)]))
add("layout", "diag_of_vector", lambda n, t: (torch.diag, [rand([square(n)], t)]))
add("layout", "block_diag", lambda n, t: (torch.block_diag, [rand([square(n // 4)] * 2, t) for _ in "12"]))
layout("repeat", lambda x: x.repeat(2, 3))
layout("tile", lambda x: torch.tile(x, (2, 2)))
layout("expand", lambda x: x[:, None].expand(-1, 4, -1).contiguous())
layout("cat_0", lambda x: torch.cat([x, x], 0))
layout("cat_1", lambda x: torch.cat([x, x + 1], 1))
layout("stack", lambda x: torch.stack([x, x, x], 1))
layout("chunk", lambda x: [y + 1 for y in torch.chunk(x, 4, 1)])
layout("unbind", lambda x: sum(torch.unbind(x[:8], 0)))
layout("unfold_method", lambda x: x.unfold(1, 4, 2).contiguous())
layout("as_strided", lambda x: torch.as_strided(x, (x.shape[0], x.shape[1] // 2), (x.shape[1], 2)).contiguous())
layout("slice_step", lambda x: x[:, ::2].contiguous())
layout("meshgrid", lambda x: torch.meshgrid(x[0, :10], x[0], indexing="ij")[1].contiguous())
add("layout", "cartesian_prod", lambda n, t: (torch.cartesian_prod, [rand([square(n / 2)], t), rand([square(n / 2)], t)]))
add("layout", "combinations", lambda n, t: (torch.combinations, [rand([square(n)], t)]))
add("layout", "pixel_shuffle", lambda n, t: (lambda x: F.pixel_shuffle(x, 2), [rand(image(n), t)]))
add("layout", "pixel_unshuffle", lambda n, t: (lambda x: F.pixel_unshuffle(x, 2), [rand([2, 4, square(n / 8) // 2 * 2, square(n / 8) // 2 * 2], t)]))
add("layout", "channel_shuffle", lambda n, t: (lambda x: F.channel_shuffle(x, 2), [rand(image(n), t)]))
for mode in "constant reflect replicate circular".split():
    add("layout", f"pad_{mode}_1d", lambda n, t, m=mode: (lambda x: F.pad(x, (3, 2), m), [rand(series(n), t)]))
    add("layout", f"pad_{mode}_2d", lambda n, t, m=mode: (lambda x: F.pad(x, (3, 2, 1, 2), m), [rand(image(n), t)]))
    add("layout", f"pad_{mode}_3d", lambda n, t, m=mode: (lambda x: F.pad(x, (1, 2, 1, 2, 1, 1), m), [rand(volume(n), t)]))

# ---- images ----


def vision(name: str, f: Callable[..., Any], *weights: list[int], dtypes: tuple[torch.dtype, ...] = FLOATS, shape: Callable[..., list[int]] = image, **more: int) -> None:
    """Adds an operator of images, volumes or series, and weights of fixed shapes."""
    add("vision", name, lambda n, t: (f, [rand(shape(n, **more), t), *(rand(w, t) for w in weights)]), dtypes)


vision("conv1d", F.conv1d, [8, 8, 3], shape=series)
vision("conv1d_long_kernel", F.conv1d, [8, 1, 8], shape=series, channels=1)
vision("conv1d_depthwise", lambda x, w: F.conv1d(x, w, groups=8), [8, 1, 4], shape=series)
vision("conv2d", lambda x, w: F.conv2d(x, w, padding=1), [16, 8, 3, 3])
vision("conv2d_1x1", F.conv2d, [16, 8, 1, 1])
vision("conv2d_stride", lambda x, w: F.conv2d(x, w, stride=2), [16, 8, 3, 3])
vision("conv2d_dilated", lambda x, w: F.conv2d(x, w, padding=2, dilation=2), [16, 8, 3, 3])
vision("conv2d_depthwise", lambda x, w: F.conv2d(x, w, padding=1, groups=8), [8, 1, 3, 3])
vision("conv2d_grouped", lambda x, w: F.conv2d(x, w, padding=1, groups=2), [16, 4, 3, 3])
vision("conv2d_7x7", lambda x, w: F.conv2d(x, w, padding=3, stride=2), [16, 3, 7, 7], channels=3)
vision("conv3d", lambda x, w: F.conv3d(x, w, padding=1), [8, 4, 3, 3, 3], shape=volume)
vision("conv_transpose1d", lambda x, w: F.conv_transpose1d(x, w, stride=2), [8, 8, 4], shape=series)
vision("conv_transpose2d", lambda x, w: F.conv_transpose2d(x, w, stride=2), [8, 8, 2, 2])
vision("conv_transpose2d_4x4", lambda x, w: F.conv_transpose2d(x, w, stride=2, padding=1), [8, 8, 4, 4])
vision("conv_transpose3d", lambda x, w: F.conv_transpose3d(x, w, stride=2), [4, 4, 2, 2, 2], shape=volume)
vision("max_pool1d", lambda x: F.max_pool1d(x, 2), shape=series)
vision("max_pool2d", lambda x: F.max_pool2d(x, 2))
vision("max_pool2d_overlap", lambda x: F.max_pool2d(x, 3, 2, 1))
vision("max_pool2d_indices", lambda x: F.max_pool2d(x, 2, return_indices=True))
vision("max_pool2d_wide", lambda x: F.max_pool2d(x, 13, 1, 6), dtypes=SINGLE)
vision("max_pool3d", lambda x: F.max_pool3d(x, 2), shape=volume)
vision("avg_pool1d", lambda x: F.avg_pool1d(x, 3, 1, 1), shape=series)
vision("avg_pool2d", lambda x: F.avg_pool2d(x, 2))
vision("avg_pool2d_overlap", lambda x: F.avg_pool2d(x, 3, 1, 1))
vision("avg_pool3d", lambda x: F.avg_pool3d(x, 2), shape=volume, dtypes=SINGLE)
vision("lp_pool2d", lambda x: F.lp_pool2d(x, 2.0, 2))
vision("adaptive_avg_pool1d", lambda x: F.adaptive_avg_pool1d(x, 7), shape=series)
vision("adaptive_avg_pool2d_1", lambda x: F.adaptive_avg_pool2d(x, 1))
vision("adaptive_avg_pool2d_7", lambda x: F.adaptive_avg_pool2d(x, 7))
vision("adaptive_avg_pool3d", lambda x: F.adaptive_avg_pool3d(x, 3), shape=volume)
vision("adaptive_max_pool1d", lambda x: F.adaptive_max_pool1d(x, 7), shape=series)
vision("adaptive_max_pool2d", lambda x: F.adaptive_max_pool2d(x, 7))
vision("adaptive_max_pool3d", lambda x: F.adaptive_max_pool3d(x, 3), shape=volume)
vision("max_unpool2d", lambda x: F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2, output_size=x.shape[2:]))
vision("unfold", lambda x: F.unfold(x, 3, padding=1))
vision("fold", lambda x: F.fold(F.unfold(x, 2, stride=2), (x.shape[2] // 2 * 2, x.shape[3] // 2 * 2), 2, stride=2))
for mode in "nearest bilinear bicubic area nearest-exact".split():
    vision(f"upsample_{mode}", lambda x, m=mode: F.interpolate(x, scale_factor=2, mode=m))
    vision(f"downsample_{mode}", lambda x, m=mode: F.interpolate(x, scale_factor=0.5, mode=m))
for mode in "bilinear bicubic".split():
    vision(f"upsample_{mode}_corners", lambda x, m=mode: F.interpolate(x, scale_factor=2, mode=m, align_corners=True))
    vision(f"downsample_{mode}_antialias", lambda x, m=mode: F.interpolate(x, scale_factor=0.5, mode=m, antialias=True), dtypes=SINGLE)
vision("upsample_linear", lambda x: F.interpolate(x, scale_factor=2, mode="linear"), shape=series)
vision("upsample_nearest_1d", lambda x: F.interpolate(x, scale_factor=2), shape=series)
vision("upsample_trilinear", lambda x: F.interpolate(x, scale_factor=2, mode="trilinear"), shape=volume)
vision("upsample_nearest_3d", lambda x: F.interpolate(x, scale_factor=2), shape=volume)
for mode in "bilinear nearest bicubic".split():
    add("vision", f"grid_sample_{mode}", lambda n, t, m=mode: (lambda x, g: F.grid_sample(x, g, mode=m, align_corners=False), [rand(image(n), t), rand([*image(n)[:1], *image(n)[2:], 2], t, -1, 1)]), SINGLE)
add("vision", "grid_sample_3d", lambda n, t: (lambda x, g: F.grid_sample(x, g, align_corners=False), [rand(volume(n), t), rand([1, *volume(n)[2:], 3], t, -1, 1)]), SINGLE)
add("vision", "affine_grid", lambda n, t: (lambda a: F.affine_grid(a, [2, 3, square(n // 4), square(n // 4)], align_corners=False), [rand([2, 2, 3], t)]), SINGLE)
vision("batch_norm", lambda x, m, v, w, b: F.batch_norm(x, m, v, w, b), [8], [8], [8], [8])
vision("batch_norm_training", lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True), [8], [8])
vision("instance_norm", lambda x: F.instance_norm(x))
vision("group_norm", lambda x, w, b: F.group_norm(x, 4, w, b), [8], [8])
vision("local_response_norm", lambda x: F.local_response_norm(x, 5), dtypes=SINGLE)
vision("channels_last", lambda x: x.contiguous(memory_format=torch.channels_last))
add("norm", "layer_norm", lambda n, t: (lambda x, w, b: F.layer_norm(x, [x.shape[1]], w, b), [rand(matrix(n), t), rand([matrix(n)[1]], t), rand([matrix(n)[1]], t)]))
add("norm", "layer_norm_64", lambda n, t: (lambda x, w, b: F.layer_norm(x, [64], w, b), [rand([max(1, n // 64), 64], t), rand([64], t), rand([64], t)]))
add("norm", "rms_norm", lambda n, t: (lambda x, w: F.rms_norm(x, [64], w, 1e-6), [rand([max(1, n // 64), 64], t), rand([64], t)]))
add("norm", "softmax_64", lambda n, t: (lambda x: x.softmax(-1), [rand([max(1, n // 64), 64], t)]))
add("norm", "log_softmax_64", lambda n, t: (lambda x: x.log_softmax(-1), [rand([max(1, n // 64), 64], t)]))
add("norm", "softmax_channels", lambda n, t: (lambda x: x.softmax(1), [rand(image(n), t)]))
add("norm", "gumbel_softmax_hard", lambda n, t: (lambda x: F.gumbel_softmax(x, hard=True), [rand([max(1, n // 64), 64], t)]), SINGLE)

# ---- losses ----

for word in """l1_loss mse_loss smooth_l1_loss huber_loss soft_margin_loss binary_cross_entropy
binary_cross_entropy_with_logits poisson_nll_loss kl_div""".split():
    binary("loss", word, lambda x, y, f=getattr(F, word): f(x, y))
binary("loss", "mse_none", lambda x, y: F.mse_loss(x, y, reduction="none"))
binary("loss", "gaussian_nll_loss", lambda x, y: F.gaussian_nll_loss(x, y, y), SINGLE)
binary("loss", "hinge_embedding_loss", lambda x, y: F.hinge_embedding_loss(x, y))
binary("loss", "multilabel_soft_margin_loss", lambda x, y: F.multilabel_soft_margin_loss(x, y), SINGLE)
binary("loss", "cross_entropy_soft", lambda x, y: F.cross_entropy(x, y.softmax(1)), SINGLE)
binary("loss", "triplet_margin_loss", lambda x, y: F.triplet_margin_loss(x, y, x + 1), SINGLE)
binary("loss", "cosine_embedding_loss", lambda x, y: F.cosine_embedding_loss(x, y, torch.ones(x.shape[0])), SINGLE)
binary("loss", "margin_ranking_loss", lambda x, y: F.margin_ranking_loss(x, y, torch.ones_like(x)), SINGLE)


def classes(name: str, f: Callable[..., Any], width: int = 64) -> None:
    """Adds a loss of logits [N, width] and classes [N]."""
    add("loss", name, lambda n, t: (f, [rand([max(1, n // width), width], t), index([max(1, n // width)], width)]), SINGLE)


classes("cross_entropy", F.cross_entropy)
classes("cross_entropy_smooth", lambda x, y: F.cross_entropy(x, y, label_smoothing=0.1))
classes("cross_entropy_vocabulary", F.cross_entropy, 10000)
classes("cross_entropy_ignore", lambda x, y: F.cross_entropy(x, y, ignore_index=3))
classes("nll_loss", F.nll_loss)
classes("multi_margin_loss", F.multi_margin_loss)
add("loss", "multilabel_margin_loss", lambda n, t: (F.multilabel_margin_loss, [rand([max(1, n // 64), 64], t), torch.rand(max(1, n // 64), 64).argsort(1)]), SINGLE, largest=10**6)
add("loss", "cross_entropy_2d", lambda n, t: (F.cross_entropy, [rand(image(n), t), index([image(n)[0], *image(n)[2:]], 8)]), SINGLE)
add("loss", "ctc_loss", lambda n, t: (lambda x, y: F.ctc_loss(x.log_softmax(2), y, [x.shape[0]] * 4, [10] * 4), [rand([max(24, n // 128), 4, 32], t), index([4, 10], 31) + 1]), SINGLE)

# ---- attention ----


def heads(n: int, t: torch.dtype, length: int | None = None) -> list[torch.Tensor]:
    """Returns query, key and value [1, 4, S, 32] whose attention matrix has about n elements."""
    steps = length or max(4, round(math.sqrt(n / 4)))
    return [rand([1, 4, steps, 32], t) for _ in "123"]


add("attention", "sdpa", lambda n, t: (F.scaled_dot_product_attention, heads(n, t)))
add("attention", "sdpa_causal", lambda n, t: (lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True), heads(n, t)))
add("attention", "sdpa_mask", lambda n, t: (lambda q, k, v: F.scaled_dot_product_attention(q, k, v, torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).tril()), heads(n, t)))
add("attention", "sdpa_grouped", lambda n, t: (lambda q, k, v: F.scaled_dot_product_attention(q, k[:, :2], v[:, :2], enable_gqa=True), heads(n, t)))
add("attention", "sdpa_token", lambda n, t: (lambda q, k, v: F.scaled_dot_product_attention(q[:, :, :1], k, v), heads(n, t, max(4, n // 128))))
add("attention", "written_attention", lambda n, t: (lambda q, k, v: (q @ k.transpose(-1, -2) / 5.66).softmax(-1) @ v, heads(n, t)))

# ---- transforms ----

for word in "fft ifft rfft hfft fft2 ifft2 rfft2 fftn".split():
    g = getattr(torch.fft, word)
    add("transform", "fft_" + word, lambda n, t, f=g: (lambda x: f(x) if f is torch.fft.hfft else torch.view_as_real(f(x) * 2), [rand(matrix(n), t)]), SINGLE)
add("transform", "fft_irfft", lambda n, t: (lambda x: torch.fft.irfft(torch.fft.rfft(x)), [rand(matrix(n), t)]), SINGLE)
add("transform", "fft_vector", lambda n, t: (lambda x: torch.view_as_real(torch.fft.rfft(x)), [rand([n], t)]), SINGLE)
add("transform", "fft_power_of_2", lambda n, t: (lambda x: torch.view_as_real(torch.fft.rfft(x)), [rand([1 << round(math.log2(n))], t)]), SINGLE)
add("transform", "fft_prime", lambda n, t: (lambda x: torch.view_as_real(torch.fft.rfft(x)), [rand([{1000: 997, 10**5: 99991, 10**7: 9999991}.get(n, n)], t)]), SINGLE)
add("transform", "fftshift", lambda n, t: (torch.fft.fftshift, [rand(matrix(n), t)]), SINGLE)
add("transform", "stft", lambda n, t: (lambda x, w: torch.view_as_real(torch.stft(x, 256, 64, window=w, return_complex=True)), [rand([max(512, n // 4)], t), rand([256], t)]), SINGLE)
add("transform", "istft", lambda n, t: (lambda x, w: torch.istft(torch.stft(x, 256, 64, window=w, return_complex=True), 256, 64, window=w), [rand([max(512, n // 4)], t), rand([256], t)]), SINGLE)

# ---- linear algebra ----


def linear(name: str, f: Callable[..., Any], positive: bool = False, largest: int = 10**5, right: bool = False, trains: bool = True) -> None:
    """Adds a function of square matrices: one of n elements, and a batch of 16 x 16 ones."""

    def well(shape: list[int], t: torch.dtype) -> torch.Tensor:
        a = torch.randn(shape, dtype=t) / math.sqrt(shape[-1])
        eye = torch.eye(shape[-1], dtype=t)
        return a @ a.mT + eye if positive else a + 2 * eye

    def make(shape: Callable[[int], list[int]]) -> Callable[[int, torch.dtype], Call]:
        return lambda n, t: (f, [well(shape(n), t)] + ([rand([*shape(n)[:-1], 4], t)] if right else []))

    add("linalg", name, make(lambda n: [square(n)] * 2), SINGLE, trains, largest)
    add("linalg", name + "_batch", make(lambda n: [max(1, n // 256), 16, 16]), SINGLE, trains, 10**6)


linear("cholesky", torch.linalg.cholesky, True, 10**6)
linear("qr", torch.linalg.qr)
linear("svd", lambda a: torch.linalg.svd(a, full_matrices=False))
linear("svdvals", torch.linalg.svdvals)
linear("eigh", torch.linalg.eigh, True)
linear("eigvals", lambda a: torch.view_as_real(torch.linalg.eigvals(a)))
linear("inv", torch.linalg.inv, False, 10**6)
linear("det", torch.linalg.det)
linear("slogdet", torch.linalg.slogdet)
linear("solve", torch.linalg.solve, False, 10**6, True)
linear("lu", torch.linalg.lu)
linear("lu_factor", torch.linalg.lu_factor)
linear("lstsq", lambda a, b: torch.linalg.lstsq(a, b).solution, right=True)
linear("matrix_exp", torch.linalg.matrix_exp)
linear("matrix_power", lambda a: torch.linalg.matrix_power(a, 5))
linear("pinv", torch.linalg.pinv)
linear("matrix_rank", torch.linalg.matrix_rank, trains=False)
linear("solve_triangular", lambda a, b: torch.linalg.solve_triangular(a.tril(), b, upper=False), True, 10**6, True)
linear("cholesky_solve", lambda a, b: torch.cholesky_solve(b, torch.linalg.cholesky(a)), True, 10**6, True)
linear("cholesky_inverse", lambda a: torch.cholesky_inverse(torch.linalg.cholesky(a)), True)
linear("matrix_norm", torch.linalg.matrix_norm)
linear("nuclear_norm", lambda a: torch.linalg.matrix_norm(a, "nuc"))
linear("ldl_factor", lambda a: torch.linalg.ldl_factor(a), True, trains=False)
linear("householder", lambda a: torch.linalg.householder_product(*torch.geqrf(a)))

# ---- values from sizes and seeds ----


def made(name: str, f: Callable[..., Any]) -> None:
    """Adds an operator whose tensor gives sizes only."""
    add("made", name, lambda n, t: (f, [rand(matrix(n), t)]), trains=False)


made("zeros_like", torch.zeros_like)
made("full_like", lambda x: torch.full_like(x, 0.5))
made("arange", lambda x: torch.arange(x.shape[0] * x.shape[1]) + x[0, 0].long())
made("linspace", lambda x: torch.linspace(0, 1, x.shape[0] * x.shape[1]) + x[0, 0])
made("eye", lambda x: torch.eye(x.shape[0]) + x[0, 0])
made("tril_indices", lambda x: torch.tril_indices(x.shape[0], x.shape[0]) + x[0, 0].long())
made("rand_like", torch.rand_like)
made("randn_like", torch.randn_like)
made("randint", lambda x: torch.randint(0, 10, x.shape) + x[0, 0].long())
made("randperm", lambda x: torch.randperm(x.shape[0] * x.shape[1]) + x[0, 0].long())
made("bernoulli", lambda x: torch.bernoulli(x.float()))
made("dropout", lambda x: F.dropout(x, 0.5, True))
made("normal", lambda x: torch.normal(x.float(), 1.0))
made("exponential", lambda x: torch.empty_like(x).exponential_())
made("uniform", lambda x: torch.empty_like(x).uniform_())
made("poisson", lambda x: torch.poisson(x.float()))
add("made", "multinomial", lambda n, t: (lambda x: torch.multinomial(x, 10), [rand(matrix(n), t)]), SINGLE, trains=False)
add("made", "multinomial_replacement", lambda n, t: (lambda x: torch.multinomial(x, 100, True), [rand(matrix(n), t)]), SINGLE, trains=False)
