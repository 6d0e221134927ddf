# SPDX-License-Identifier: Apache-2.0
"""Calls of normalisations."""

from __future__ import annotations

import torch

from specs.base import FLOATS, FOUR_FLOATS, Maker, bf16, boolean, c64, call, f16, f32, f64, group, i64, short, static


@group
def norms() -> None:
    """Adds softmax and normalisations."""
    for name in ["softmax.int", "log_softmax.int"]:
        static(name, "no_integers", lambda m: [m(0, 4), 0], (i64, boolean))
        call(name, "last", lambda m: [m(m.a, m.b), -1], FLOATS)
        static(name, "first", lambda m: [m(3, 4), 0])
        static(name, "dtype", lambda m: [m(3, 4, dtype=f16), -1], dtype=f32)
        static(name, "zero_d", lambda m: [m(), 0])
    for name in ["_softmax", "_log_softmax"]:
        call(name, "last", lambda m: [m(m.a, m.b), -1, False], FLOATS)
        static(name, "first", lambda m: [m(3, 4), 0, False])
        static(name, "strided", lambda m: [m(3, 4).t(), 1, False])
        static(name, "no_integers", lambda m: [m(0, 4), 0, False], (i64,))
    static("softmax.int", "masked", lambda m: [
        torch.tensor([[0.0, -float("inf"), 1.0], [2.0, 3.0, -float("inf")]]), -1])
    call("layer_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8)], FLOATS)
    static("layer_norm", "bare", lambda m: [m(3, 8), [8]])
    static("layer_norm", "two_dims", lambda m: [m(3, 4, 8), [4, 8], m(4, 8), m(4, 8), 1e-3])
    static("layer_norm", "weight", lambda m: [m(3, 8), [8], m(8)])
    call("native_layer_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8), 1e-5], FLOATS)
    static("native_layer_norm", "bare", lambda m: [m(3, 8), [8], None, None, 1e-5])
    call("rms_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), 1e-6], FLOATS)
    static("rms_norm", "bare", lambda m: [m(3, 8), [8]])
    stats = lambda m: [m(3), m(3), m(3), m.positive(3)]  # noqa: E731
    call("batch_norm", "eval", lambda m: [
        m(m.a, 3, m.b, 4), *stats(m), False, 0.1, 1e-5, False], FLOATS)
    static("batch_norm", "no_affine", lambda m: [
        m(2, 3, 4), None, None, m(3), m.positive(3), False, 0.1, 1e-5, False])
    static("batch_norm", "two_d", lambda m: [m(4, 3), *stats(m), False, 0.1, 1e-5, False])
    static("_native_batch_norm_legit_no_training", "plain", lambda m: [
        m(2, 3, 4, 4), *stats(m), 0.1, 1e-5])
    call("group_norm", "plain", lambda m: [m(m.a, 4, m.b), 2, m(4), m(4)], FLOATS)
    static("native_group_norm", "plain", lambda m: [m(2, 4, 3), m(4), m(4), 2, 4, 3, 2, 1e-5])
    static("instance_norm", "plain", lambda m: [
        m(2, 3, 8), m(3), m(3), None, None, True, 0.1, 1e-5, False])


@group
def renorm() -> None:
    """Adds renorm."""
    for p in (1, 2, 0.5, torch.inf):
        call("renorm", f"p{p}", lambda m, p=p: [m(m.a, m.b), p, 0, 2.5], FOUR_FLOATS)
    static("renorm", "last", lambda m: [m(2, 3, 4), 2, -1, 0], (f32, c64))
    static("renorm", "empty", lambda m: [m(2, 0), 2, 0, 1])


@group
def double_precision() -> None:
    """Adds normalisations of f64."""
    name = "native_layer_norm"
    call(name, "double", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8), 1e-5], (f64,))
    static(name, "double_bare", lambda m: [m(3, 4, 8), [4, 8], None, None, 0.5], (f64,))
    static(name, "double_weight", lambda m: [m(3, 8), [8], m(8), None, 1e-5], (f64,))
    static("native_group_norm", "double", lambda m: [m(2, 6, 3, 4), m(6), m(6), 2, 6, 12, 3, 1e-5], (f64,))
    call("batch_norm", "double", lambda m: [
        m(m.a, 3, m.b), m(3), m(3), m(3), m.positive(3), False, 0.1, 1e-5, False], (f64,))
    static("_native_batch_norm_legit_no_training", "double", lambda m: [m(4, 3), None, None, m(3), m.positive(3), 0.1, 1e-5], (f64,))


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("_weight_norm", "unlike", lambda m: [m(3, 4, 2), m.positive(1, 4, 1).double(), 1])


@group
def cosine_similarity() -> None:
    """Adds cosine_similarity with a broadcast dim, which counts in the norm."""
    name = "cosine_similarity"
    call(name, "broadcast", lambda m: [m(m.a, m.b), m(m.a, 1), 1], (f32, f16))
    static(name, "broadcast_both", lambda m: [m(3, 1), m(1, 4), 0])
    static(name, "ranks", lambda m: [m(2, 3, 4), m(4), -1])
    for x, y in [(i64, f32), (f16, f32), (f32, f64)]:
        static(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y: [
            m.positive(3, 4, dtype=x), m(3, 4, dtype=y)])


@group
def empty_group_norm() -> None:
    """Adds group_norm of an empty batch."""
    static("group_norm", "nothing", lambda m: [m(0, 4, 5), 2, m(4), m(4)], (f32, f16))


@group
def training_statistics() -> None:
    """Adds normalisations that compute statistics."""
    call("cosine_similarity", "plain", lambda m: [m(m.a, 4), m(m.a, 4), 1], FLOATS)
    call("_safe_softmax", "plain", lambda m: [m(m.a, m.b), -1], FLOATS)
    static("_safe_softmax", "all_masked", lambda m: [torch.full((2, 3), -float("inf")), -1])
    call("_fused_rms_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), 1e-6], FLOATS)
    static("native_batch_norm", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    static("_native_batch_norm_legit_functional", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    static("_native_batch_norm_legit_functional", "single", lambda m: [
        m(1, 3), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    call("_native_batch_norm_legit_functional", "counted", lambda m: [
        m(m.a, 3, m.b), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    static("_native_batch_norm_legit.no_stats", "plain", lambda m: [
        m(4, 3, 2), m(3), m(3), True, 0.1, 1e-5])
    static("batch_norm", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), None, None, True, 0.1, 1e-5, False])


@group
def mixed_precision() -> None:
    """Adds half precision with f32 parameters, as autocast produces. Exporters record a wrong dtype of the statistics."""
    half = (bf16, f16)
    wide = lambda m, n: m(n, dtype=f32)  # noqa: E731
    stats = lambda m: [*(wide(m, 4) for _ in range(3)), m.positive(4, dtype=f32)]  # noqa: E731
    call("layer_norm", "mixed", lambda m: [m(m.a, m.b, 8), [8], wide(m, 8), wide(m, 8)], half)
    call("native_layer_norm", "mixed", lambda m: [
        m(m.a, m.b, 8), [8], wide(m, 8), wide(m, 8), 1e-5], half)
    static("native_layer_norm", "mixed_weight", lambda m: [
        m(3, 8), [8], wide(m, 8), None, 1e-5], half)
    call("group_norm", "mixed", lambda m: [m(m.a, 4, m.b), 2, wide(m, 4), wide(m, 4)], half)
    static("native_group_norm", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), 2, 4, 3, 2, 1e-5], half)
    static("rms_norm", "mixed", lambda m: [m(3, 8), [8], wide(m, 8)], half)
    static("_fused_rms_norm", "mixed", lambda m: [m(3, 8), [8], wide(m, 8), 1e-5], half)
    static("batch_norm", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), False, 0.1, 1e-5, False], half)
    static("instance_norm", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), None, None, True, 0.1, 1e-5, False], half)
    static("_native_batch_norm_legit.no_stats", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), True, 0.1, 1e-5], half)
    static("_native_batch_norm_legit_no_training", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), 0.1, 1e-5], half)
    static("native_batch_norm", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), False, 0.1, 1e-5], half)
    static("_native_batch_norm_legit_functional", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), True, 0.1, 1e-5], half)
    static("_native_batch_norm_legit_functional", "mixed_bare", lambda m: [
        m(2, 4, 3), None, None, wide(m, 4), m.positive(4, dtype=f32), True, 0.1, 1e-5], half)
    static("_native_batch_norm_legit_functional", "half", lambda m: [
        m(2, 4, 3), m(4), m(4), m(4), m.positive(4), True, 0.1, 1e-5], half)


@group
def fused_rms_norm() -> None:
    """Adds fused RMS normalisation."""
    static("_batch_norm_with_update_functional", "plain", lambda m: [
        m(4, 3, 5), m(3), m(3), m(3), m.positive(3), 0.25, 1e-5])


@group
def weight_norms() -> None:
    """Adds weight norms, also in the form that autograd calls."""

    def lengths(m: Maker, d: int) -> torch.Tensor:
        return m.positive(*(n if i == d else 1 for i, n in enumerate((3, 4, 2))))

    for dim in (0, 1, 2, -1):
        static("norm_except_dim", f"dim{dim}", lambda m, d=dim: [m(3, 4, 2), 2, d], FLOATS)
        static("_weight_norm", f"dim{dim}", lambda m, d=dim: [
            m(3, 4, 2), m.positive(*(n if i == d else 1 for i, n in enumerate((3, 4, 2)))), d], FLOATS)
    for dim in (0, -1):  # a vector: each element has a norm of its own
        static("norm_except_dim", f"vector{dim}", lambda m, d=dim: [m(5), 2, d], FLOATS)
        static("_weight_norm", f"vector{dim}", lambda m, d=dim: [m(5), m.positive(5 if d == 0 else 1), d], FLOATS)
    static("norm_except_dim", "vector-pow3", lambda m: [m(5), 3, 0])
    static("_weight_norm_interface_backward", "vector", lambda m: [
        m(5), m(5), m.positive(5), m.positive(5), 0], (f32, f64))
    for dim in (0, 2):
        static("_weight_norm_interface", f"dim{dim}", lambda m, d=dim: [m(3, 4, 2), lengths(m, d), d], (f32, f64))
        static("_weight_norm_interface_backward", f"dim{dim}", lambda m, d=dim: [
            m(3, 4, 2), v := m(3, 4, 2), lengths(m, d), torch.norm_except_dim(v, 2, d), d], (f32, f64))
