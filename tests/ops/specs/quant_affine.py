# SPDX-License-Identifier: Apache-2.0
"""Calls of torchao's quantisation by blocks; none where torchao is not installed."""

from __future__ import annotations

import importlib.util

import torch

from specs.base import FLOATS, Maker, bf16, call, f16, f32, group, i8, i32, static, u8

MAPPINGS = ("SYMMETRIC", "SYMMETRIC_NO_CLIPPING_ERR", "ASYMMETRIC")
BLOCKS = (("tensor", [4, 8], [1]), ("rows", [1, 8], [4, 1]), ("groups", [1, 4], [4, 2]), ("columns", [4, 1], [8]))


def scales(m: Maker, shape: list[int], dtype: torch.dtype = f32) -> torch.Tensor:
    return m.positive(*shape, dtype=dtype) / 8


def add_parameters() -> None:
    """Adds scales and zero points of blocks."""
    op = "torchao.choose_qparams_affine"
    for mapping in MAPPINGS:
        for tag, block, _ in BLOCKS:
            static(op, f"{mapping}_{tag}", lambda m, k=mapping, b=block: [m(4, 8), k, b, i8, -128, 127, 1e-7, f32, i8], FLOATS)
    call(op, "free", lambda m: [m(m.a, 8), "SYMMETRIC", [1, 8], i8, -128, 127, 1e-7, f32, i8, True])
    static(op, "bounds", lambda m: [m(4, 8), "ASYMMETRIC", [1, 8], i8], FLOATS)
    static(op, "own_dtype", lambda m: [m(4, 8), "SYMMETRIC", [1, 8], i8, -8, 7], FLOATS)
    static(op, "bytes", lambda m: [m.positive(4, 8), "ASYMMETRIC", [1, 4], u8, 0, 15, None, None, None, True], FLOATS)
    static(op, "zeros", lambda m: [torch.zeros(4, 8).to(m.dtype), "SYMMETRIC", [1, 8], i8, -127, 127, 1e-3, f32, i32], FLOATS)


def add_values() -> None:
    """Adds quantised and dequantised values."""
    for tag, block, shape in BLOCKS:
        static("torchao.quantize_affine", tag, lambda m, b=block, s=shape: [m(4, 8), b, scales(m, s), m(*s, dtype=i8), i8, -128, 127], FLOATS)
        for zero in (True, False):
            static("torchao.dequantize_affine", f"{tag}_{'zero' if zero else 'even'}", lambda m, b=block, s=shape, z=zero: [
                m(4, 8, dtype=i8), b, scales(m, s), m(*s, dtype=i8) if z else None, i8, -128, 127, m.dtype], FLOATS)
    call("torchao.quantize_affine", "free", lambda m: [m(m.a, 8), [1, 8], scales(m, [m.a, 1]), m(m.a, 1, dtype=i32), i8, -8, 7])
    call("torchao.dequantize_affine", "free", lambda m: [m(m.a, 8, dtype=u8), [1, 4], scales(m, [m.a, 2], f16), m(m.a, 2, dtype=u8), u8, 0, 15, f16])
    static("torchao.dequantize_affine", "narrow", lambda m: [m(4, 8, dtype=i8), [1, 4], scales(m, [4, 2], bf16), m(4, 2, dtype=i8), i8, -8, 7, bf16])
    static("torchao.quantize_affine", "beyond", lambda m: [m(4, 8) * 100, [4, 8], scales(m, [1]), m(1, dtype=i32), u8])


@group
def affine() -> None:
    """Adds all of them."""
    if importlib.util.find_spec("torchao"):
        add_parameters()
        add_values()
