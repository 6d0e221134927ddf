"""Differences that are PyTorch's own or follow from the order of a sum: who may differ, where, and why.

A hunter that sees a wrong number of one operator asks here, element by element. A row holds for few
operators and under a condition on their values, so that nothing else hides behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

Again = Callable[[list[Tensor]], Tensor]


@dataclass(frozen=True)
class Difference:
    """One result of one operator that is not eager's."""

    operator: str  # `aten::prod.dim_int`, or a line of a program: `x.prod(-1)`
    given: list[Tensor]
    got: Tensor
    want: Tensor
    again: Again  # the same result in eager, of other tensors


def apart(d: Difference) -> Tensor:
    """Where the two differ."""
    return ~((d.got == d.want) | (d.got.isnan() & d.want.isnan()))


def wide(d: Difference, change: Callable[[Tensor], Tensor]) -> Tensor:
    """The result in float64 of other magnitudes: how large what it sums or multiplies is."""
    found = d.again([change(x.double().abs()) if x.is_floating_point() else x for x in d.given])
    return found.double().abs().nan_to_num(torch.inf)


def most(d: Difference) -> float:
    """The largest number of the dtype in which PyTorch computes."""
    halves = (torch.float16, torch.bfloat16)
    return torch.finfo(torch.float32 if d.want.dtype in halves else d.want.dtype).max


def sums(d: Difference) -> Tensor:
    """The terms together are beyond the largest number, so that their order decides which sums are infinite."""
    return wide(d, lambda x: x) >= most(d) / 4


def products(d: Difference) -> Tensor:
    """Large factors are beyond the largest number where small ones are left out."""
    return wide(d, lambda x: x.clamp(min=1)) >= most(d) / 4


def squares(d: Difference) -> Tensor:
    """Squares of the values are beyond the largest number of float, or below its smallest."""
    sizes = torch.cat([x.double().abs().flatten() for x in d.given if x.is_floating_point()] or [torch.zeros(0)])
    finite = sizes[sizes.isfinite() & (sizes > 0)]
    beyond = bool((finite**2 * max(finite.numel(), 1) > most(d)).any())
    return torch.full_like(d.want, beyond, dtype=torch.bool)


def masked(d: Difference) -> Tensor:
    """NaN of scores of which bools take some away, of inputs that are not finite."""
    strange = any(not bool(x.isfinite().all()) for x in d.given if x.is_floating_point())
    by_bools = "aten::" not in d.operator or any(x.dtype == torch.bool for x in d.given)
    return d.want.isnan() & d.got.isfinite() & strange & by_bools


def padded(d: Difference) -> Tensor:
    """NaN, where a weight is not finite."""
    return d.got.isnan() & any(not bool(w.isfinite().all()) for w in d.given[1:2])


KNOWN: list[tuple[str, Callable[[Difference], Tensor], str]] = [
    (r"@|\b(sum|mean|cumsum|matmul|linear|mm|bmm|mv|dot|vdot|inner|outer|einsum|addmm|baddbmm|addbmm|addmv|tensordot|bilinear|kron"
     r"|conv\d?d?|convolution|conv_transpose\dd?|avg_pool\dd|trace|index_add|scatter_add|scatter_reduce|mse_loss|chain_matmul|multi_dot)\b",
     sums, "the order of the terms decides what overflows"),
    (r"\b(prod|cumprod)\b", products, "the order of the factors decides what overflows; PyTorch's own differs by layout"),
    (r"\b(norm|vector_norm|normalize|var|std|var_mean|std_mean|layer_norm|native_layer_norm|rms_norm|group_norm|native_group_norm"
     r"|batch_norm|native_batch_norm|instance_norm|cosine_similarity|_native_batch_norm\w*|_fused_rms_norm)\b",
     squares, "squares beyond float: PyTorch's kernels sum some in double, some in float"),
    (r"\bconv(olution|\d?d?|_transpose\dd?)\b", padded,
     "zeros of the padding or between the elements meet a weight that is not finite; PyTorch's kernels skip some of them"),
    (r"\bscaled_dot_product_attention\b", masked, "a bool mask takes a score away; PyTorch adds -inf to it, which leaves NaN"),
]


def reason(d: Difference) -> str | None:
    """Why it is no fault of ours, if so."""
    if d.got.shape != d.want.shape or d.got.dtype != d.want.dtype or not d.want.is_floating_point():
        return None
    where = apart(d)
    for operators, holds, why in KNOWN:
        if re.search(operators, d.operator):
            try:
                if bool(holds(d)[where].all()):
                    return why
            except Exception:  # no float64 of it
                continue
    return None
