# SPDX-License-Identifier: Apache-2.0
"""Calls of losses."""

from __future__ import annotations

import torch

from specs.base import COMPLEX, FLOATS, ONE, bf16, boolean, call, f16, f32, f64, group, i8, i64, short, static, u8


@group
def complex_losses() -> None:
    """Adds losses of complex tensors."""
    for reduction in (0, 1, 2):
        static("l1_loss", f"complex_{reduction}", lambda m, r=reduction: [m(3, 4), m(3, 4), r], COMPLEX)


@group
def margins() -> None:
    """Adds margin losses: targets that end early, targets without a class, rows and vectors."""
    for reduction in (0, 1, 2):
        tag = f"r{reduction}"
        call("multi_margin_loss", tag, lambda m, r=reduction: [m(m.a, m.b), m.index(m.b, m.a), 1, 1, None, r], (f32, f64))
        static("multi_margin_loss", f"{tag}_squares", lambda m, r=reduction: [m(3, 4), m.index(4, 3), 2, 0.5, m.positive(4), r], (f32, f64))
        static("multi_margin_loss", f"{tag}_one", lambda m, r=reduction: [m(4), torch.tensor([2]), 1, 1, None, r])
        if reduction != 1:  # a mean of no elements is uninitialised
            static("multi_margin_loss", f"{tag}_empty", lambda m, r=reduction: [m(0, 4), torch.zeros(0, dtype=i64), 1, 1, None, r])
        if reduction != 0:  # for a single row, the shapes of PyTorch's meta function and kernel differ
            static("multi_margin_loss", f"{tag}_row", lambda m, r=reduction: [m(4), torch.tensor(2), 1, 1, None, r])
            static("multi_margin_loss", f"{tag}_alone", lambda m, r=reduction: [m(), torch.tensor(0), 1, 1, m.positive(1), r])
        nan = torch.tensor([[0.5, torch.nan, -1.0, 2.0], [1.0, 0.25, torch.nan, 0.5]])
        static("multi_margin_loss", f"{tag}_nan", lambda m, r=reduction, x=nan: [x, torch.tensor([0, 3]), 1, 1, None, r])
        static("multilabel_margin_loss_forward", f"{tag}_nan", lambda m, r=reduction, x=nan: [x, torch.tensor([[0, 3, -1, 0], [3, 1, -1, 1]]), r])
        for name in ("multilabel_margin_loss", "multilabel_margin_loss_forward"):
            call(name, tag, lambda m, r=reduction: [m(m.a, m.b), m.index(m.b, m.a, m.b), r], (f32, f64))
            static(name, f"{tag}_ends", lambda m, r=reduction: [m(3, 4), torch.tensor([[3, -1, 0, 1], [-1, 0, 0, 0], [2, 2, 1, -1]]), r], (f32, f64))
            if reduction != 0:
                static(name, f"{tag}_row", lambda m, r=reduction: [m(4), torch.tensor([1, 3, -1, 2]), r])
                static(name, f"{tag}_alone", lambda m, r=reduction: [m(), torch.tensor(0), r])


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("poisson_nll_loss", "unlike", lambda m: [m(3, 4), torch.arange(12).view(3, 4), True, True, 1e-8, 0], (f16, bf16, f64))
    static("hinge_embedding_loss", "bytes", lambda m: [torch.arange(6).to(u8), torch.tensor([1, -1, 2] * 2), 2.5, 0])


@group
def no_classes() -> None:
    """Adds cross entropy over zero classes."""
    for how in (0, 1, 2):
        static("cross_entropy_loss", f"no_classes_{how}", lambda m, how=how: [m(3, 0), m(3, 0), None, how])


@group
def target_dtypes() -> None:
    """Adds targets of integer and bool dtypes."""
    for dtype in (i64, i8, u8, boolean):
        static("soft_margin_loss", f"target_{short(dtype)}", lambda m, d=dtype: [
            m(5), torch.tensor([1, 0, 1, 1, 0], dtype=d)], (f32, f16))


@group
def losses() -> None:
    """Adds losses for each reduction: none, mean, sum."""
    for reduction in (0, 1, 2):
        tag = f"reduction{reduction}"
        for name in ["mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "soft_margin_loss"]:
            call(name, tag, lambda m: [m(m.a, m.b), m(m.a, m.b)],
                 FLOATS if reduction == 1 else ONE, reduction=reduction)
            if name not in ("huber_loss", "soft_margin_loss"):
                static(name, f"{tag}_mixed", lambda m: [m(3), torch.tensor([2049, 70000, -3])], [torch.float16], reduction=reduction)
        if reduction != 1:
            static("l1_loss", f"{tag}_integers", lambda m: [torch.tensor([5, -128, 3]), torch.tensor([-7, 127, 3])], reduction=reduction)
        for x, y in [(f32, f16), (f64, f32), (f16, f32), (f16, bf16)]:
            static("binary_cross_entropy_with_logits", f"{tag}_{short(x)}_{short(y)}", lambda m, r=reduction, x=x, y=y: [
                m(3, 4, dtype=x), m.positive(3, 4, dtype=y) / 4, None, None, r])
        call("binary_cross_entropy_with_logits", tag, lambda m, r=reduction: [
            m(m.a, m.b), m.mask(m.a, m.b).float(), None, None, r])
        call("binary_cross_entropy", tag, lambda m, r=reduction: [
            m.positive(m.a, m.b) / 4, m.mask(m.a, m.b).float(), None, r])
        static("kl_div", tag, lambda m, r=reduction: [m(3, 4), m.positive(3, 4), r])
        call("cross_entropy_loss", tag, lambda m, r=reduction: [
            m(m.a, 5), m.index(5, m.a), None, r])
        static("nll_loss", tag, lambda m, r=reduction: [m(3, 5), m.index(5, 3), None, r])
        static("nll_loss_forward", tag, lambda m, r=reduction: [
            m(3, 5), m.index(5, 3), m.positive(5), r, -100])
    static("cross_entropy_loss", "weights", lambda m: [m(3, 5), m.index(5, 3), m.positive(5)])
    static("cross_entropy_loss", "ignored", lambda m: [
        m(3, 5), torch.tensor([0, -100, 2]), None, 1, -100])
    static("cross_entropy_loss", "smooth", lambda m: [
        m(3, 5), m.index(5, 3), None, 1, -100, 0.1])
    static("cross_entropy_loss", "images", lambda m: [m(2, 5, 3), m.index(5, 2, 3)])
    static("cross_entropy_loss", "probabilities", lambda m: [m(3, 5), m.positive(3, 5)])
    static("nll_loss_nd", "images", lambda m: [m(2, 5, 3, 2), m.index(5, 2, 3, 2)])
    static("nll_loss2d", "plain", lambda m: [m(2, 5, 3, 2), m.index(5, 2, 3, 2)])


@group
def other_losses() -> None:
    """Adds further losses for each reduction."""
    for r in (0, 1, 2):
        call("cosine_embedding_loss", f"r{r}", lambda m, r=r: [m(m.a, 4), m(m.a, 4), m.mask(m.a).to(m.dtype) * 2 - 1, 0.25, r])
        call("hinge_embedding_loss", f"r{r}", lambda m, r=r: [m(m.a, m.b), m.mask(m.a, m.b).to(m.dtype) * 2 - 1, 1.5, r])
        if r != 1:
            static("hinge_embedding_loss", f"whole{r}", lambda m, r=r: [m(3, 4), m.mask(3, 4).to(m.dtype) * 2 - 1, 1.5, r], (torch.int64, torch.int8))
        call("margin_ranking_loss", f"r{r}", lambda m, r=r: [m(m.a), m(m.a), m.mask(m.a).to(m.dtype) * 2 - 1, 0.5, r])
        call("poisson_nll_loss", f"r{r}", lambda m, r=r: [m(m.a, m.b), m.positive(m.a, m.b), True, False, 1e-8, r])
        call("poisson_nll_loss", f"full_r{r}", lambda m, r=r: [m.positive(m.a, m.b), m.positive(m.a, m.b), False, True, 1e-8, r])
        call("triplet_margin_loss", f"r{r}", lambda m, r=r: [m(m.a, 4), m(m.a, 4), m(m.a, 4), 1.0, 2.0, 1e-6, False, r])
        ignored = torch.tensor([[[0.5, torch.nan]], [[1.5, torch.inf]], [[-0.5, torch.nan]]])[None]
        static("nll_loss2d_forward", f"ignored_nan_r{r}", lambda m, r=r, x=ignored: [x, torch.tensor([[[1, 2]]]), m.positive(3), r, 2])
        call("nll_loss2d_forward", f"r{r}", lambda m, r=r: [m(2, 5, m.a, m.b), m.index(5, 2, m.a, m.b), m.positive(5), r, 2])
    static("triplet_margin_loss", "swap", lambda m: [m(3, 4), m(3, 4), m(3, 4), 1.0, 1.0, 1e-6, True, 1])
