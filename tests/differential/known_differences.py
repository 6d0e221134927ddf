# SPDX-License-Identifier: Apache-2.0
"""Differences that are PyTorch's own or follow from the order of a sum: operator, condition, and reason.

A test with a wrong number of one operator consults this list, element by element. A row holds for few operators and
under a condition on their values, so that it hides no other fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import torch
from calls import parts
from torch import Tensor

Again = Callable[[list[Tensor]], Tensor]


@dataclass(frozen=True)
class Difference:
    """One result of one operator that differs from eager's."""

    operator: str  # `aten::prod.dim_int`, or a line of a program: `x.prod(-1)`
    given: list[Tensor]
    got: Tensor
    want: Tensor
    again: Again  # the same result in eager, of other tensors


def apart(d: Difference) -> Tensor:
    """Returns a mask of differing elements."""
    return ~((d.got == d.want) | (d.got.isnan() & d.want.isnan()))


def wide(d: Difference, change: Callable[[Tensor], Tensor]) -> Tensor:
    """Returns the result in float64 for magnitudes: the size of its sums or products."""
    floats = any(x.is_floating_point() for x in d.given)  # integers are terms if there are no floats
    found = d.again([change(x.double().abs()) if x.is_floating_point() or not floats else x for x in d.given])
    return found.double().abs().nan_to_num(torch.inf)


def most(d: Difference) -> float:
    """Returns the largest number of the dtype in which PyTorch computes."""
    halves = (torch.float16, torch.bfloat16)
    return torch.finfo(torch.float32 if d.want.dtype in halves else d.want.dtype).max


def beyond(d: Difference) -> Tensor:
    """One of the two is NaN or infinite, the other may be finite."""
    return ~(d.got.isfinite() & d.want.isfinite())


def sums(d: Difference) -> Tensor:
    """The sum of magnitudes overflows, so that the order of terms decides which sums are infinite; or last bits of
    terms that cancel."""
    terms = wide(d, lambda x: x)
    return (terms >= most(d) / 4) & beyond(d) | ((d.got.double() - d.want.double()).abs() <= 4 * torch.finfo(d.want.dtype).eps * terms)


def fused(d: Difference) -> Tensor:
    """The addend is finite, and the product alone overflows; or an infinity cancels it. Eager's scalar tail of a
    vector loop rounds twice."""
    alone = d.got.isinf() & (d.want.isfinite() | d.want.isnan()) | d.got.isnan() & d.want.isinf()
    return alone & (wide(d, lambda x: x) >= most(d) / 2)


def products(d: Difference) -> Tensor:
    """Large factors overflow where small ones are left out."""
    largest = torch.finfo(d.want.dtype).max  # PyTorch rounds each product of two to a 16-bit float
    return (wide(d, lambda x: x.clamp(min=1)) >= largest / 4) & (beyond(d) | (d.got == 0) | (d.want == 0))


def squares(d: Difference) -> Tensor:
    """Squares of the values overflow float, or underflow."""
    sizes = torch.cat([x.double().abs().flatten() for x in d.given if x.is_floating_point()] or [torch.zeros(0)])
    finite = sizes[sizes.isfinite() & (sizes > 0)]
    count = max(finite.numel(), 1)
    large = bool((finite**2 * count > most(d)).any())
    lost = (count * torch.finfo(d.want.dtype).smallest_normal * torch.finfo(d.want.dtype).eps) ** 0.5
    return torch.full_like(d.want, large, dtype=torch.bool) | ((d.got.double() - d.want.double()).abs() <= lost)


def masked(d: Difference) -> Tensor:
    """NaN in masked scores, of inputs that are not finite."""
    strange = any(not bool(x.isfinite().all()) for x in d.given if x.is_floating_point())
    by_bools = "aten::" not in d.operator or any(x.dtype == torch.bool for x in d.given)
    return d.want.isnan() & d.got.isfinite() & strange & by_bools


def scores(d: Difference) -> Tensor:
    """NaN, where products of two rows of the values overflow."""
    rows = [x for x in d.given if x.is_floating_point() and x.numel() and x.dim()]
    far = [float(x[x.isfinite()].double().abs().max()) ** 2 * x.shape[-1] > torch.finfo(x.dtype).max for x in rows if x.isfinite().any()]
    return d.got.isnan() & d.want.isfinite() & any(far)


def unseen(d: Difference) -> Tensor:
    """NaN instead of 0, in a row whose scores are all -inf or NaN, or all that a causal mask keeps."""
    seen = d.given[0].double() @ d.given[1].double().mT > -torch.inf
    nothing = ~(seen.any(-1, keepdim=True) & seen.tril().any(-1, keepdim=True))
    if d.want.dim() < nothing.dim():  # one number a row: the logarithms of sums
        nothing = nothing.squeeze(-1)
    return d.got.isnan() & (d.want == 0) & nothing


def sixfold(d: Difference) -> Tensor:
    """Infinite, where six times the value overflows, and the result does not."""
    return d.want.isinf() & d.got.isfinite() & (d.given[0].double().abs() >= most(d) / 6)


def oscillating(d: Difference) -> Tensor:
    """As near to the other as PyTorch is to the function itself near its zeros."""
    far = 4e-6 if "airy" in d.operator else 1e-6
    return (d.got.double() - d.want.double()).abs() <= max(far, 4 * torch.finfo(d.want.dtype).eps)


def reflected(d: Difference) -> Tensor:
    """Near to the other, except for digits that the tangent loses where it is steep."""
    x = d.given[0].double()
    steep = 16 * torch.finfo(d.want.dtype).eps * x.abs() * torch.special.polygamma(1, x)
    return (d.got.double() - d.want.double()).abs() <= 1e-12 * d.want.double().abs().clamp_min(1) + steep


def shortened(d: Difference) -> Tensor:
    """As near as PyTorch's truncated series is to the function: 4e-10 of it, in f64."""
    return (d.got.double() - d.want.double()).abs() <= 1e-9 * d.want.double().abs()


def slope(d: Difference) -> Tensor:
    """As near for the gradient, which is a trigamma."""
    return shortened(d) & (d.want != torch.special.digamma(d.given[0]))


def tied(d: Difference) -> Tensor:
    """Gradients of elements that are equal to others."""
    x = d.given[0]
    _, back, counts = x.unique(return_inverse=True, return_counts=True)
    return (counts > 1)[back] if x.shape == d.want.shape else torch.zeros_like(d.want, dtype=torch.bool)


def complement(d: Difference) -> Tensor:
    """Equal to the last bit of 1, which is the complement of the other function; for large and near operands, to
    1e-9."""
    a, x = d.given[0].double(), d.given[min(1, len(d.given) - 1)].double()
    far = 2 * torch.finfo(d.want.dtype).eps + 1e-9 * d.want.double() * ((a > 20) & ((a - x).abs() < 0.3 * a))
    return (d.got.double() - d.want.double()).abs() <= far


def lost_terms(d: Difference) -> Tensor:
    """0, and PyTorch has NaN: each term of the sum underflows, and the correction is 0 times infinity."""
    return d.want.isnan() & (d.got == 0)


def no_rows(d: Difference) -> Tensor:
    """An empty result."""
    return torch.full_like(d.want, not d.given[0].numel(), dtype=torch.bool)


def without_order(d: Difference) -> Tensor:
    """Some of the numbers are NaN."""
    return torch.full_like(d.want, bool(d.given[0].isnan().any()), dtype=torch.bool)


def rows_without_order(d: Difference) -> Tensor:
    """The same rows in another order, some of them with NaN; for integers, their positions."""
    same = not d.want.is_floating_point() or sorted(map(str, d.got.tolist())) == sorted(map(str, d.want.tolist()))
    return without_order(d) & same


def least_integer(d: Difference) -> Tensor:
    """One of the two numbers is the least of its dtype: its absolute value is itself."""
    least = [x == torch.iinfo(x.dtype).min for x in d.given if not x.is_floating_point() and x.dtype != torch.bool]
    return torch.stack([x.expand(d.want.shape) for x in least]).any(0)


def no_width(d: Difference) -> Tensor:
    """All numbers are one, so large that adding 1 has no effect."""
    x = d.given[0].double()
    return torch.full_like(d.want, bool((x == x.flatten()[0]).all()) and float(x.flatten()[0].abs()) > 1e7, dtype=torch.bool)


def never_set(d: Difference) -> Tensor:
    """NaN of NaN."""
    return d.got.isnan() & any(bool(x.isnan().any()) for x in d.given if x.is_floating_point())


def transformed(d: Difference) -> Tensor:
    """One of the two is NaN or infinite in a sum that is not finite or may overflow; or they are as near as the last
    bits of the largest number."""
    numbers = [x.is_floating_point() or x.is_complex() for x in d.given]
    dice = torch.Generator().manual_seed(0)
    marks = []
    for x, is_number in zip(d.given, numbers):
        far = ~(x.isfinite() & (x.abs() < most(d) / max(x.numel(), 1))) if is_number else x
        mark = (1 + torch.rand(x.shape, generator=dice)) * (1 + 0.7j if x.is_complex() else 1)
        marks.append((far * mark).to(x.dtype) if is_number else x)
    got, want = parts(d.got).double(), parts(d.want).double()
    reached = parts(d.again(marks)) != 0
    for turn in (1j, 1 + 1j) if want.shape == d.want.shape else ():  # terms of a real result that a factor of 0 hides
        try:
            reached |= parts(d.again([x * turn if is_number else x for x, is_number in zip(marks, numbers)])) != 0
        except RuntimeError:  # does not support complex numbers
            break
    if want.dim() and want.shape[-1] == 2:  # one part of a complex number, and so the other: by 0 times infinity
        reached = reached.any(-1, keepdim=True).expand(want.shape)
    if len(re.findall(r"fft\(", d.operator)) > 1:  # the second transform reads infinities of the first everywhere
        reached = reached.any().expand(want.shape)
    largest = torch.where(want.isfinite(), want, 0).abs().max()
    near = (got - want).abs() <= 16 * torch.finfo(d.want.dtype).eps * largest
    return reached & ~(got.isfinite() & want.isfinite()) | near


def padded(d: Difference) -> Tensor:
    """NaN, where a weight is not finite."""
    return d.got.isnan() & any(not bool(w.isfinite().all()) for w in d.given[1:2])


def padded_gradient(d: Difference) -> Tensor:
    """NaN in an element whose window is partly padding, where the weight or the input is not finite."""
    grad, x, w = d.given[:3]
    products = d.again([torch.ones_like(t) for t in d.given])
    places = w.numel() // x.shape[1] if d.want.shape == x.shape else max(t.numel() // t.shape[1] for t in (grad, x))
    return d.got.isnan() & (products < places) & any(not bool(t.isfinite().all()) for t in (x, w))


def order(d: Difference) -> Tensor:
    """NaN, where the mean of infinities is infinite: a running mean subtracts the next one from it."""
    return d.want.isnan() & d.got.isinf()


def scaled(d: Difference) -> Tensor:
    """NaN, where an infinite weight makes the result infinite: PyTorch multiplies the mean by it separately."""
    return d.want.isnan() & d.got.isinf() & any(bool(x.isinf().any()) for x in d.given if x.is_floating_point())


def cancelled(d: Difference) -> Tensor:
    """1 + erf, or 1 + tanh, is 0 to the last bit of 1."""
    return (d.got.double() - d.want.double()).abs() <= 2 * torch.finfo(d.want.dtype).eps * d.given[0].double().abs()


def one_by_one(d: Difference) -> Tensor:
    """Results that PyTorch itself contradicts for single elements."""
    return d.got == torch.stack([d.again([d.given[0], x]) for x in d.given[1].flatten()]).any(0)


def unsorted(d: Difference) -> Tensor:
    """A sequence with NaN, which is not sorted for a binary search: off by as many at most."""
    floats = [x for x in d.given if x.is_floating_point() and (x.dim() == 1 or len(d.given) == 1)]
    return (d.got - d.want).abs() <= max((int(x.isnan().sum()) for x in floats), default=0)


def nowhere(d: Difference) -> Tensor:
    """A position of a 16-bit dtype that is not finite."""
    grid = d.given[1]
    halves = grid.dtype in (torch.float16, torch.bfloat16)
    return (~grid.isfinite().all(-1)).unsqueeze(1).expand(d.got.shape) if halves else torch.zeros_like(d.got, dtype=torch.bool)


def not_finite(d: Difference) -> Tensor:
    """An operand has an element that is not finite, or whose square is not."""
    floats = [x.abs() for x in d.given if x.is_floating_point() or x.is_complex()]
    return torch.full_like(d.want, any(not bool((x < torch.finfo(x.dtype).max ** 0.5).all()) for x in floats), dtype=torch.bool)


def strided(d: Difference) -> Tensor:
    """A tensor's memory order differs from its dims."""
    return torch.full_like(d.want, any(not x.is_contiguous() for x in d.given), dtype=torch.bool)


def in_memory(d: Difference) -> Tensor:
    """A tensor is not dense in order, and PyTorch yields the found result for the same elements in order."""
    dense = d.again([x.contiguous() for x in d.given])
    near = (d.got.double() - dense.double()).abs() <= 8 * torch.finfo(d.want.dtype).eps * dense.double().abs()
    return strided(d) & (near | d.got.isnan() & dense.isnan())


def weighed(d: Difference) -> Tensor:
    """As near as weights of f32 are to those of f64; NaN and infinities meet a weight of 0 in one of them only."""
    grads = d.given[0].double()
    largest = torch.where(grads.isfinite(), grads, 0.0).abs().max()
    near = (d.got.double() - d.want.double()).abs() <= 32 * torch.finfo(torch.float32).eps * largest
    return near | beyond(d) & ~grads.isfinite().all()


def unrounded(d: Difference) -> Tensor:
    """The product of a half and the number itself."""
    number = re.search(r", ([^,]+)\)$", d.operator)
    return d.got == torch.mul(d.given[0], float(number[1])) if number else torch.zeros_like(d.got, dtype=torch.bool)


def cubic(d: Difference) -> Tensor:
    """As near as a weight that cancels to almost zero."""
    x = d.given[0].double()
    largest = torch.where(x.isfinite(), x, 0.0).abs().max()
    return (d.got.double() - d.want.double()).abs() <= 32 * torch.finfo(d.want.dtype).eps * largest


def up_to_sign(d: Difference) -> Tensor:
    """The same number with another sign."""
    far = 64 * torch.finfo(d.want.dtype).eps * d.want.double().abs().max()
    return (d.got.double().abs() - d.want.double().abs()).abs() <= far


def two_orders(d: Difference) -> Tensor:
    """An image whose memory is both plain and channels last."""
    x = d.given[0]
    both = x.dim() == 4 and x.is_contiguous() and x.is_contiguous(memory_format=torch.channels_last)
    return torch.full_like(d.want, both, dtype=torch.bool)


def nan_shrunk(d: Difference) -> Tensor:
    """The value that decides is NaN: the gradient, or 0."""
    return d.given[1].isnan().expand_as(d.want) & ((d.got == 0) | (d.want == 0))


KNOWN: list[tuple[str, Callable[[Difference], Tensor], str]] = [
    (r"@|\b(sum|mean|cumsum|matmul|linear|mm|bmm|mv|dot|vdot|inner|outer|einsum|addmm|baddbmm|addbmm|addmv|tensordot|bilinear|kron"
     r"|conv\d?d?|_?convolution|conv_transpose\dd?|_?(adaptive_)?avg_pool\dd|trace|_euclidean_dist|_?cdist\w*|index_add|scatter_add|scatter_reduce|mse_loss|chain_matmul|multi_dot|_upsample_bi\w+2d_aa|interpolate|upsample_bicubic2d)\b",
     sums, "the order of the terms decides what overflows, and which last bits are left"),
    (r"(\b|_foreach_)(add|sub|subtract|rsub)_?\b.*alpha=|(\b|_foreach_)addcmul_?\b", fused, "PyTorch adds to a product before it is rounded"),
    (r"\b(prod|cumprod)\b", products, "the order of the factors decides what overflows; PyTorch's own differs by layout"),
    (r"\b(norm|vector_norm|normalize|var|std|var_mean|std_mean|layer_norm|native_layer_norm|rms_norm|group_norm|native_group_norm"
     r"|batch_norm|native_batch_norm|instance_norm|cosine_similarity|_native_batch_norm\w*|_fused_rms_norm)\b",
     squares, "squares beyond float: PyTorch's kernels sum some in double, some in float"),
    (r"\b_?conv(olution|\d?d?|_transpose\dd?)\b", padded,
     "zeros of the padding or between the elements meet a weight that is not finite; PyTorch's kernels skip some of them"),
    (r"\bconvolution_backward\b", padded_gradient, "likewise: what the strides leave between the gradient's elements is 0"),
    (r"\b(std_mean|var_mean|layer_norm|native_layer_norm)\b", order, "the order of a running mean decides whether infinities leave a NaN"),
    (r"\b(instance_norm|group_norm|native_group_norm(_backward)?)\b", scaled, "PyTorch folds the mean into the bias, infinity minus infinity"),
    (r"\bmul_\.Scalar\b", unrounded, "PyTorch's mul_ of a half rounds the number first, its mul does not"),
    (r"\bgelu(_backward)?\b", cancelled, "1 + erf, or 1 + tanh, cancels, and 1 - tanh^2"),
    (r"\b(hard|soft)shrink_backward\b", nan_shrunk, "PyTorch's vector loop gives 0 of NaN, its scalar tail the gradient"),
    (r"\bhardswish\b", sixfold, "PyTorch multiplies by 6 before it divides by 6"),
    (r"\b(special_)?(bessel_[jy][01]|airy_ai)\b", oscillating,
     "near zeros the digits are those of the terms; PyTorch's of f64 are off by 2e-7 to 9e-7 at 5, airy_ai by 2.4e-6 near -2.2"),
    (r"\b(special_)?(digamma|psi)_?\b", reflected, "below 0 the digits are those of a tangent near its poles"),
    (r"\b(special_)?(digamma|psi)_?\b", slope, "its gradient is a trigamma (below)"),
    (r"\b(topk|kthvalue)\b", tied, "of equal elements PyTorch takes any"),
    (r"\b(special_)?(polygamma|trigamma)\b", shortened, "PyTorch's trigamma of f64 ends its series early: 4e-10 off at 0.5"),
    (r"\b(igammac?|(special_)?gammaincc?)\b", complement,
     "of a small a PyTorch loses digits, at (1e-16, 1e-16) it is 1.6 % off; at (41, 41) 3e-10, at (65504, 65504) 1.4e-11, where ours are mpmath's 15"),
    (r"\b(special_)?zeta\b", lost_terms, "of large numbers PyTorch's corrections are 0 times infinity; the sum is 0"),
    (r"\b(multi_margin|multilabel_margin)_loss(_forward)?\b", no_rows, "without rows PyTorch returns memory as it was; the mean of nothing is NaN"),
    (r"\bunique(_dim)?\b", rows_without_order, "PyTorch sorts rows by <, which NaN leaves without an order"),
    (r"\bmode\b", without_order, "PyTorch sorts by <, which NaN leaves without an order"),
    (r"_polynomial_[tuvwhlp]e?\b", never_set, "PyTorch's recurrence stops at NaN before it has set its result, which is memory as it was"),
    (r"\bfft(\b|_)|_fft_|\bi?stft\b", transformed,
     "a transform by products multiplies infinities by 0, another order of sums does not; last bits are those of the largest"),
    (r"\b(gcd|lcm)\b", least_integer, "of the least integer C++ leaves the absolute value open"),
    (r"\bhistc\b", no_width, "PyTorch divides 0 by the width 0, and makes the NaN an integer"),
    (r"\bchoose_qparams\w*", not_finite, "PyTorch makes an integer of what is no number"),
    (r"\bisin\b", one_by_one, "PyTorch's sorting takes integers that are equal as floats for found"),
    (r"\b(searchsorted|bucketize)\b", unsorted, "PyTorch halves a sequence that NaN leaves without an order; ours counts"),
    (r"\b(_?linalg_\w+|linalg\.(qr|svd\w*|eig\w*|lu\w*|solve\w*|inv\w*|pinv|det|slogdet|lstsq|cholesky\w*|matrix_\w+)"
     r"|cholesky\w*|qr|svd|ormqr|orgqr|det|slogdet|logdet|inverse|pinverse|lu_\w+|matrix_exp|triangular_solve)\b", not_finite,
     "LAPACK leaves open what it makes of matrices that are not finite; ours reads other elements, or refuses them"),
    (r"\b_?(linalg_)?(eigh|svd|qr)\b", up_to_sign, "vectors of a factor have no sign of their own"),
    (r"\b(_linalg_(det|slogdet|solve_ex)|linalg_lu\w*)\b", strided, "PyTorch factors a matrix, or its transpose, as it lies in memory"),
    (r"\b_(weight_norm_interface(_backward)?|upsample_bi\w+2d_aa)\b", in_memory, "PyTorch's kernel reads what is not contiguous as if it were"),
    (r"\bnative_group_norm_backward\b", strided, "PyTorch's kernel reads the statistics in memory's order"),
    (r"\b_upsample_bi\w+2d_aa_backward\b", weighed, "PyTorch makes the weights in f32, ours are of f64"),
    (r"\b_upsample_bi\w+2d_aa\b", two_orders, "PyTorch's kernel takes one column of several channels for channels last, and mixes their rows"),
    (r"\binterpolate\b.*bicubic|upsample_bicubic2d(_aa)?\b", cubic, "a cubic's terms cancel near its ends: its last bits are those of the terms"),
    (r"\bgrid_sampler(_2d|_3d)?\b", nowhere, "what is no place is outside; PyTorch's kernels of halves take the first one for some"),
    (r"\b_?scaled_dot_product_(flash_)?attention(_for_cpu)?\b", scores,
     "a score overflows before it is scaled, in f16 where attention is not fused; PyTorch's kernels differ in when they scale"),
    (r"\b_?scaled_dot_product_(flash_)?attention(_for_cpu)?\b", unseen,
     "the fused operator gives NaN where no score of a row is a number above -inf (doc/guide.md); PyTorch's gives 0, of NaN with few keys, too"),
    (r"\b_?scaled_dot_product_(flash_)?attention(_for_cpu)?\b", masked, "a bool mask takes a score away; PyTorch adds -inf to it, which leaves NaN"),
]


def reason(d: Difference) -> str | None:
    """Returns the reason why a difference is not our fault, if any: each element by some row."""
    if d.got.shape != d.want.shape or d.got.dtype != d.want.dtype:
        return None
    left, reasons = apart(d), []
    for operators, holds, why in KNOWN:
        if not bool(left.any()):
            break
        if re.search(operators, d.operator):
            try:
                held = left & holds(d)
            except Exception:  # no float64 result, or not a float
                continue
            if bool(held.any()):
                left = left & ~held
                reasons.append(why)
    return "; ".join(reasons) if reasons and not bool(left.any()) else None
