"""Specs of floats of 8 bits: stored, moved, cast and multiplied by scales (see specs.py)."""

from __future__ import annotations

import torch
from specs import Maker, bf16, boolean, call, f16, f32, f64, i8, i32, i64, still, u8

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
EIGHTHS = (e4, e5)


def every(dtype: torch.dtype) -> torch.Tensor:
    """All 256 of them."""
    return torch.arange(256, dtype=u8).view(dtype)


def ends(dtype: torch.dtype) -> torch.Tensor:
    """What rounds up, down, to even, to 0 and beyond the range."""
    return torch.tensor([0.0, -0.0, 1.0625, 1.1875, 1.125, 1.375, 448, 464, 465, 480, 57344, 61439, 61440, 65504, 2**-10, 2**-9 * 1.5,
                         2**-16, 2**-17, 2**-17 * 1.1, 2**-6, 2**-7 * 1.9375, -3.3, torch.inf, -torch.inf, torch.nan], dtype=dtype)


def casts() -> None:
    for dtype in EIGHTHS:
        tag = str(dtype)[13:]
        for source in (f32, f16, bf16, f64):
            still("_to_copy", f"{tag}_to_{str(source)[6:]}", lambda m, d=dtype: [every(d)], dtype=source)
            still("_to_copy", f"{str(source)[6:]}_to_{tag}", lambda m, s=source: [ends(s)], dtype=dtype)
        for whole in (i8, i32, i64, u8, boolean):
            still("_to_copy", f"{str(whole)[6:]}_to_{tag}", lambda m, s=whole: [m(2, 7, dtype=s)], dtype=dtype)
            still("_to_copy", f"{tag}_to_{str(whole)[6:]}", lambda m, d=dtype: [m.positive(2, 7, dtype=d)], dtype=whole)
        other = e5 if dtype == e4 else e4
        still("_to_copy", f"{tag}_to_other", lambda m, d=dtype: [every(d)], dtype=other)
    call("_to_copy", "to_eighth", lambda m: [m(m.a, m.b)], dtype=e4)


def moves() -> None:
    still("view", "eighth", lambda m: [m(3, 4, 5), [3, 2, 10]], EIGHTHS)
    call("cat", "eighth", lambda m: [[m(m.a, m.b), m(2, m.b)]], EIGHTHS)
    call("permute", "eighth", lambda m: [m(m.a, m.b), [1, 0]], EIGHTHS)
    still("clone", "eighth", lambda m: [m(3, 4)], EIGHTHS)
    still("slice.Tensor", "eighth", lambda m: [m(3, 4), 1, 1, 4, 2], EIGHTHS)
    still("select.int", "eighth", lambda m: [m(3, 4), 0, 1], EIGHTHS)
    still("expand", "eighth", lambda m: [m(3, 1), [3, 4]], EIGHTHS)
    still("index_select", "eighth", lambda m: [m(3, 4), 0, torch.tensor([2, 0])], EIGHTHS)
    still("gather", "eighth", lambda m: [m(3, 4), 0, m.index(3, 2, 4)], EIGHTHS)
    still("index.Tensor", "eighth", lambda m: [m(3, 4), [torch.tensor([2, 0]), torch.tensor([1, 3])]], EIGHTHS)
    still("index_put", "eighth", lambda m: [m(3, 4), [torch.tensor([1])], m(4)], EIGHTHS)
    still("stack", "eighth", lambda m: [[m(3, 4), m(3, 4)]], EIGHTHS)
    still("unbind.int", "eighth", lambda m: [m(3, 4)], EIGHTHS)
    still("split_with_sizes", "eighth", lambda m: [m(3, 4), [1, 3], 1], EIGHTHS)
    still("flip", "eighth", lambda m: [m(3, 4), [0]], EIGHTHS)
    still("where.self", "eighth", lambda m: [m.mask(3, 4), m(3, 4), m(3, 4)], EIGHTHS)
    still("full", "eighth", lambda m: [[2, 3], 1.7], dtype=e4)
    still("eq.Tensor", "eighth", lambda m: [every(m.dtype), every(m.dtype)], EIGHTHS)
    still("copy", "eighth", lambda m: [m(3, 4), m(3, 4, dtype=f32)], EIGHTHS)


def factors(m: Maker, rows: int, columns: int, left: torch.dtype = e4, right: torch.dtype = e4) -> list[torch.Tensor]:
    return [m(rows, 16, dtype=left), m(columns, 16, dtype=right).t()]


def products() -> None:
    one = [torch.tensor(0.5), torch.tensor(0.3)]
    for out in (f32, bf16, f16):
        call("_scaled_mm", str(out)[6:], lambda m: [*factors(m, m.a, 5), *one], out_dtype=out)
    still("_scaled_mm", "own_dtype", lambda m: [*factors(m, 3, 5, e5), *one])
    still("_scaled_mm", "mixed", lambda m: [*factors(m, 3, 5, e5, e4), *one], out_dtype=f32)
    still("_scaled_mm", "rows", lambda m: [*factors(m, 3, 5), m.positive(3, 1, dtype=f32), m.positive(1, 5, dtype=f32)], out_dtype=f32)
    still("_scaled_mm", "bias", lambda m: [*factors(m, 3, 5), *one, m(5, dtype=f32)], out_dtype=bf16)
    still("_scaled_mm", "result_scale", lambda m: [*factors(m, 3, 5), *one, None, torch.tensor(2.0)], out_dtype=e4)
    still("_scaled_mm", "no_result_scale", lambda m: [*factors(m, 3, 5), *one, None, torch.tensor(2.0)], out_dtype=f32)
    still("_scaled_mm", "nothing", lambda m: [*factors(m, 0, 5), *one], out_dtype=f32)


casts()
moves()
products()
