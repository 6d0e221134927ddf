# SPDX-License-Identifier: Apache-2.0
"""Calls of views and of operators that only move elements."""

from __future__ import annotations

import torch

from specs.base import ALL, COMPLEX, FLOATS, NUMBERS, ONE, c64, call, f16, f32, f64, group, i32, i64, static

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
FLOAT8 = (e4, e5)


@group
def views() -> None:
    """Adds joins, reshapes, permutations, slices, pads and copies."""
    call("cat", "plain", lambda m: [[m(m.a, m.b), m(2, m.b)]], ALL)
    call("cat", "last", lambda m: [[m(m.a, m.b), m(m.a, 2), m(m.a, m.b)], -1])
    static("cat", "one", lambda m: [[m(3, 4)]])
    static("cat", "empty", lambda m: [[m(3, 4), m(0), m(0, 4)]])
    static("cat", "promote", lambda m: [[m(2, dtype=i64), m(3, dtype=f16), m(2, dtype=f32)]])
    static("cat", "strided", lambda m: [[m(3, 4).t(), m(4, 2)], 1])
    call("stack", "plain", lambda m: [[m(m.a, m.b), m(m.a, m.b)]], ALL)
    call("stack", "last", lambda m: [[m(m.a, m.b), m(m.a, m.b)], -1])
    static("stack", "zero_d", lambda m: [[m(), m()]])
    for name in ["view", "reshape", "_unsafe_view"]:
        call(name, "merge", lambda m: [m(m.a, 2, 4), [-1, 4]], ALL if name == "view" else ONE)
        static(name, "split", lambda m: [m(6, 4), [2, 3, 4]])
        static(name, "zero_d", lambda m: [m(1), []])
        static(name, "empty", lambda m: [m(0, 4), [2, 0]])
    static("reshape", "strided", lambda m: [m(3, 4).t(), [2, 6]])
    static("view", "strided", lambda m: [m(3, 4).t(), [2, 2, 3]])
    call("view_as", "plain", lambda m: [m(m.a, m.b), m(m.b, m.a)], dynamic=False)
    call("reshape_as", "plain", lambda m: [m(m.a, m.b), m(m.b, m.a)], dynamic=False)
    call("unflatten.int", "plain", lambda m: [m(m.a, 6), 1, [2, -1]])
    call("flatten.using_ints", "plain", lambda m: [m(m.a, m.b, 2), 1])
    static("flatten.using_ints", "zero_d", lambda m: [m()])
    call("ravel", "plain", lambda m: [m(m.a, m.b)])
    static("expand", "plain", lambda m: [m(3, 1), [3, 4]], ALL)
    call("expand", "new", lambda m: [m(m.a, 1), [2, -1, 4]])
    static("expand", "zero_d", lambda m: [m(), [2, 3]])
    call("expand_as", "plain", lambda m: [m(m.b), m(m.a, m.b)])
    call("expand_copy", "plain", lambda m: [m(m.a, 1), [2, -1, 4]])
    call("broadcast_to", "plain", lambda m: [m(m.b, 1), [-1, 4]])
    call("permute", "plain", lambda m: [m(m.a, m.b, 2), [2, 0, 1]], ALL)
    static("permute", "negative", lambda m: [m(3, 4, 2), [-1, 0, -2]])
    static("permute", "strided", lambda m: [m(3, 4, 2).permute(1, 2, 0), [2, 0, 1]])
    call("transpose.int", "plain", lambda m: [m(m.a, m.b), 0, -1])
    for name in ["swapaxes", "swapdims"]:
        call(name, "plain", lambda m: [m(m.a, m.b, 2), 0, 1])
    call("t", "plain", lambda m: [m(m.a, m.b)])
    static("t", "vector", lambda m: [m(3)])
    call("mT", "plain", lambda m: [m(2, m.a, m.b)])
    call("numpy_T", "plain", lambda m: [m(m.a, m.b)])
    call("movedim.int", "plain", lambda m: [m(m.a, m.b, 2), 0, -1])
    static("movedim.int", "zero_d", lambda m: [m(), -1, 0])
    static("movedim.intlist", "zero_d", lambda m: [m(), [0], [-1]])
    static("movedim.intlist", "plain", lambda m: [m(3, 4, 2), [0, 2], [1, 0]])
    call("unsqueeze", "plain", lambda m: [m(m.a, m.b), -1])
    static("unsqueeze", "zero_d", lambda m: [m(), 0])
    static("squeeze", "plain", lambda m: [m(1, 3, 1)])
    call("squeeze.dim", "plain", lambda m: [m(m.a, 1, m.b), 1])
    static("squeeze.dim", "kept", lambda m: [m(3, 4), 1])
    call("squeeze.dims", "plain", lambda m: [m(1, m.a, 1), [0, -1]])
    call("select.int", "plain", lambda m: [m(m.a, m.b), 0, 1], ALL)
    static("select.int", "negative", lambda m: [m(3, 4), -1, -2])
    call("slice.Tensor", "plain", lambda m: [m(m.a, m.b), 0, 1, 3], ALL)
    call("slice.Tensor", "to_end", lambda m: [m(m.a, m.b), 1, 1])
    for tag, args in [("negative", (1, -3, -1)), ("step", (1, 0, 100, 2)), ("nothing", (0, 2, 1)),
                      ("beyond", (0, -100, 100)), ("step3", (1, 1, None, 3))]:
        static("slice.Tensor", tag, lambda m, args=args: [m(3, 8), *args])
    static("slice.Tensor", "strided", lambda m: [m(4, 3).t(), 1, 1, 3])
    call("narrow", "plain", lambda m: [m(m.a, m.b), 1, 1, 2])
    for name, n in [("chunk", 2), ("split.Tensor", 2), ("split.sizes", [1, 3]),
                    ("split_with_sizes", [3, 1]), ("tensor_split.sections", 3),
                    ("tensor_split.indices", [1, 3])]:
        call(name, "last", lambda m, n=n: [m(m.a, 4), n, 1], (f32, i64))
    static("split.Tensor", "uneven", lambda m: [m(5, 2), 2])
    call("unbind.int", "plain", lambda m: [m(3, m.b)])
    call("flip", "plain", lambda m: [m(m.a, m.b), [0, -1]], ALL)
    call("repeat", "plain", lambda m: [m(m.a, m.b), [2, 3]], ALL)
    static("repeat", "new", lambda m: [m(3), [2, 1, 2]])
    static("repeat", "zero", lambda m: [m(3), [0]])
    call("constant_pad_nd", "plain", lambda m: [m(m.a, m.b), [1, 2]], NUMBERS)
    static("constant_pad_nd", "value", lambda m: [m(3, 4), [1, 0, 0, 2], 1.5], FLOATS)
    call("constant_pad_nd", "negative", lambda m: [m(m.a, m.b), [-1, 2, 0, -1], 1.5], NUMBERS)
    call("constant_pad_nd", "cut", lambda m: [m(m.a, m.b), [-1, -1]], ALL)
    static("constant_pad_nd", "cut_to_nothing", lambda m: [m(3, 4), [-3, -1]])
    static("pad", "negative", lambda m: [m(3, 4), [-1, 1, 2, -1], "constant", 2.5], FLOATS)
    static("pad", "constant", lambda m: [m(3, 4), [1, 1]], mode="constant", value=2.0)
    for mode in ["reflect", "replicate", "circular"]:
        static("pad", mode, lambda m: [m(1, 3, 4), [1, 2]], mode=mode)
        static("pad", f"{mode}.cut", lambda m: [m(1, 3, 4), [-1, 1]], mode=mode)
    call("roll", "plain", lambda m: [m(m.a, m.b), [1], [0]])
    call("repeat_interleave.self_int", "plain", lambda m: [m(m.a, m.b), 2, 1])
    for name in ["clone", "contiguous", "alias", "detach", "lift_fresh_copy"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL if name == "clone" else ONE)
        static(name, "strided", lambda m: [m(3, 4).t()])
    call("select_scatter", "plain", lambda m: [m(m.a, m.b), m(m.b), 0, 1], (f32, i64))
    call("slice_scatter", "plain", lambda m: [m(m.a, 6), m(m.a, 2), 1, 1, 3], (f32, i64))
    static("slice_scatter", "step", lambda m: [m(3, 6), m(3, 3), 1, 0, 6, 2])
    call("diagonal", "plain", lambda m: [m(3, 3)], dynamic=False)
    static("diagonal_scatter", "plain", lambda m: [m(3, 3), m(3)])
    static("unfold", "plain", lambda m: [m(3, 8), 1, 3, 2])
    static("as_strided", "plain", lambda m: [m(3, 4), [2, 3], [1, 4], 1])


@group
def complex_pads() -> None:
    """Adds complex pads."""
    for name in ("isreal",):
        static(name, "complex", lambda m: [m(3, 4)], (c64,))
    static("linalg_cross", "complex", lambda m: [m(4, 3), m(4, 3)], (c64,))


@group
def complex_moves() -> None:
    """Adds operators that only move complex elements."""
    call("cat", "complex", lambda m: [[m(m.a, m.b), m(m.a, 2)], 1], COMPLEX)
    call("stack", "complex", lambda m: [[m(m.a, m.b), m(m.a, m.b)], -1], COMPLEX)
    call("permute", "complex", lambda m: [m(m.a, m.b, 2), [2, 0, 1]], COMPLEX)
    call("select.int", "complex", lambda m: [m(m.a, m.b), 1, -1], COMPLEX)
    call("slice.Tensor", "complex", lambda m: [m(m.a, 6), 1, 1, 6, 2], COMPLEX)
    static("expand", "complex", lambda m: [m(3, 1), [3, 4]], COMPLEX)
    call("flip", "complex", lambda m: [m(m.a, m.b), [1]], COMPLEX)


@group
def padded_chunks() -> None:
    """Adds chunks joined with padding."""
    static("_chunk_cat", "plain", lambda m: [[m(5, 2), m(3, 4, 2)], 0, 2], FLOATS)
    static("_chunk_cat", "inner", lambda m: [[m(2, 5), m(2, 4)], -1, 1])
    static("_chunk_cat", "short", lambda m: [[m(2, 1), m(2, 4, 3)], 1, 3])


@group
def float8() -> None:
    """Adds operators that only move elements, of f8."""
    static("view", "eighth", lambda m: [m(3, 4, 5), [3, 2, 10]], FLOAT8)
    call("cat", "eighth", lambda m: [[m(m.a, m.b), m(2, m.b)]], FLOAT8)
    call("permute", "eighth", lambda m: [m(m.a, m.b), [1, 0]], FLOAT8)
    static("clone", "eighth", lambda m: [m(3, 4)], FLOAT8)
    static("slice.Tensor", "eighth", lambda m: [m(3, 4), 1, 1, 4, 2], FLOAT8)
    static("select.int", "eighth", lambda m: [m(3, 4), 0, 1], FLOAT8)
    static("expand", "eighth", lambda m: [m(3, 1), [3, 4]], FLOAT8)
    static("stack", "eighth", lambda m: [[m(3, 4), m(3, 4)]], FLOAT8)
    static("unbind.int", "eighth", lambda m: [m(3, 4)], FLOAT8)
    static("split_with_sizes", "eighth", lambda m: [m(3, 4), [1, 3], 1], FLOAT8)
    static("flip", "eighth", lambda m: [m(3, 4), [0]], FLOAT8)


@group
def joins() -> None:
    """Adds joins of every rank, also of rank 0."""
    for n in (1, 2, 3):
        call(f"atleast_{n}d", "plain", lambda m: [m(m.a, m.b)])
        static(f"atleast_{n}d", "one", lambda m: [m(3)])
        static(f"atleast_{n}d", "zero_d", lambda m: [m()])
        static(f"atleast_{n}d.Sequence", "plain", lambda m: [[m(3), m(), m(2, 3)]])
    for name in ("hstack", "vstack", "dstack", "column_stack"):
        call(name, "plain", lambda m: [[m(m.a, m.b), m(m.a, m.b)]], (f32, i64))
        static(name, "one", lambda m: [[m(3), m(3)]])
    static("hstack", "zero_d", lambda m: [[m(), m(3)]])
    static("column_stack", "zero_d", lambda m: [[m(), m(1)]])
    static("block_diag", "plain", lambda m: [[m(2, 3), m(), m(2), m(1, 2)]], (f32, i32))
    static("cartesian_prod", "plain", lambda m: [[m(2), m(3), m(2)]], (f32, i32))
    static("cartesian_prod", "one", lambda m: [[m(2)]])
    for k in (0, 1, -2):
        call("diag", f"of_{k}", lambda m, k=k: [m(m.a), k])
        static("diag", f"matrix_{k}", lambda m, k=k: [m(4, 5), k])
        call("diagflat", f"of_{k}", lambda m, k=k: [m(2, m.a), k])
        static("linalg_diagonal", f"of_{k}", lambda m, k=k: [m(2, 4, 5)], offset=k)
    static("trace", "plain", lambda m: [m(4, 5)], NUMBERS)
    call("sum_to_size", "plain", lambda m: [m(2, m.a, m.b), [1, m.b]], dynamic=False)
    for name in ("isreal",):
        call(name, "plain", lambda m: [m(m.a, m.b)], (f32, i32))
    for name in ("linalg_cross", "cross"):
        call(name, "plain", lambda m: [m(m.a, 3), m(m.a, 3)], (f32, f64, i32), dim=-1)
    call("linalg_cross", "broadcast", lambda m: [m(3, m.a), m(3, 1)], dim=0)
    static("cross", "first", lambda m: [m(2, 3, 4), m(2, 3, 4)])


@group
def rearranging() -> None:
    """Adds shuffles, rotations, pads and further operators that move elements."""
    call("diagonal_copy", "plain", lambda m: [m(3, 4)], dynamic=False)
    for k in (-1, 1):
        static("diagonal", f"offset{k}", lambda m, k=k: [m(3, 4), k])
    static("diagonal", "dims", lambda m: [m(3, 4, 3), 0, 2, 0])
    static("diag_embed", "plain", lambda m: [m(2, 3)])
    static("pixel_shuffle", "plain", lambda m: [m(1, 8, 2, 3), 2])
    static("pixel_unshuffle", "plain", lambda m: [m(1, 2, 4, 6), 2])
    static("channel_shuffle", "plain", lambda m: [m(1, 6, 2, 2), 3])
    call("meshgrid", "plain", lambda m: [[m(m.a), m(m.b)]])
    static("meshgrid.indexing", "xy", lambda m: [[m(3), m(4)]], indexing="xy")
    call("broadcast_tensors", "plain", lambda m: [[m(m.a, 1), m(m.b)]])
    for kind in ["reflection", "replication"]:
        static(f"{kind}_pad1d", "plain", lambda m: [m(1, 2, 5), [2, 1]], (f32, f16))
        static(f"{kind}_pad2d", "plain", lambda m: [m(1, 2, 5, 4), [2, 1, 1, 2]])
        static(f"{kind}_pad3d", "plain", lambda m: [m(1, 2, 3, 4, 3), [1, 1, 1, 2, 1, 0]])
    call("tile", "plain", lambda m: [m(m.a, m.b), [2, 1, 2]], (f32, i64))
    static("tile", "fewer", lambda m: [m(3, 4), [2]])
    for name in ["fliplr", "flipud"]:
        call(name, "plain", lambda m: [m(m.a, m.b)])
    for k in range(-1, 3):
        call("rot90", f"k{k}", lambda m, k=k: [m(m.a, m.b), k], ALL)
    call("rot90", "dims", lambda m: [m(2, m.a, m.b), 1, [-1, 0]])
    static("rot90", "far", lambda m: [m(2, 3, 4), -5, [1, 2]])
    static("rot90", "empty", lambda m: [m(0, 4)])
    call("concat", "plain", lambda m: [[m(m.a, m.b), m(2, m.b)]])
    static("unsafe_split.Tensor", "plain", lambda m: [m(4, 3), 2])
    static("unsafe_chunk", "plain", lambda m: [m(4, 3), 2])
    static("roll", "flat", lambda m: [m(3, 4), [2]])
    static("roll", "both", lambda m: [m(3, 4), [1, -1], [0, 1]])
    static("unfold", "dynamic", lambda m: [m(m.a, 8), 1, 4, 4])
    static("as_strided", "overlap", lambda m: [m(12), [3, 4], [2, 1], 1])


@group
def moveaxis() -> None:
    """Adds aliases of dim permutations."""
    call("moveaxis.int", "plain", lambda m: [m(m.a, m.b, 2), 0, -1])
    call("moveaxis.intlist", "plain", lambda m: [m(m.a, m.b, 2), [0, 2], [1, 0]])


@group
def copies() -> None:
    """Adds copies of views."""
    call("alias_copy", "plain", lambda m: [m(m.a, m.b)])
    call("detach_copy", "plain", lambda m: [m(m.a, m.b)])
    static("as_strided_copy", "plain", lambda m: [m(4, 6), [2, 3], [6, 2], 1])
    call("narrow_copy", "plain", lambda m: [m(m.a, m.b), 1, 1, 2])
    call("permute_copy", "plain", lambda m: [m(m.a, m.b, 2), [2, 0, 1]])
    call("select_copy.int", "plain", lambda m: [m(m.a, m.b), 1, -1])
    call("slice_copy.Tensor", "plain", lambda m: [m(m.a, m.b), 1, 1, 3])
    static("split_copy.Tensor", "plain", lambda m: [m(5, 3), 2])
    static("split_with_sizes_copy", "plain", lambda m: [m(5, 3), [2, 3]])
    static("squeeze_copy", "plain", lambda m: [m(3, 1, 2)])
    static("squeeze_copy.dim", "plain", lambda m: [m(3, 1, 2), 1])
    static("squeeze_copy.dims", "plain", lambda m: [m(3, 1, 2, 1), [1, -1]])
    call("t_copy", "plain", lambda m: [m(m.a, m.b)])
    call("transpose_copy.int", "plain", lambda m: [m(m.a, m.b, 2), 0, 2])
    static("unbind_copy.int", "plain", lambda m: [m(3, 4), 0])
    call("unfold_copy", "plain", lambda m: [m(m.a, m.b + 3), 1, 3, 2])
    call("unsqueeze_copy", "plain", lambda m: [m(m.a, m.b), 1])
    static("view_copy", "plain", lambda m: [m(m.a, m.b), [m.b, m.a]])


@group
def aliases() -> None:
    """Adds aliases."""
    call("positive", "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    call("lift_fresh", "plain", lambda m: [m(m.a, m.b)])


@group
def bit_views() -> None:
    """Adds views of the bytes as another dtype."""
    bits = ((f32, i32), (f32, torch.int16), (f64, torch.uint8), (i64, f32), (torch.int16, torch.float16), (torch.uint8, i64), (torch.int8, torch.int16))
    bits += ((torch.bfloat16, torch.int16), (torch.int16, torch.bfloat16), (torch.bfloat16, f32), (torch.uint8, torch.bfloat16))
    for a, b in bits:
        static("view.dtype", f"{a}_{b}", lambda m, a=a, b=b: [m(3, 8, dtype=a), b])
        static("view.dtype", f"{a}_{b}_nothing", lambda m, a=a, b=b: [m(0, 8, dtype=a), b])
    call("view.dtype", "sizes", lambda m: [m(m.a, m.b), torch.int16])
    static("view.dtype", "0d", lambda m: [m(), i32])


@group
def repeats() -> None:
    """Adds repetitions whose counts are data."""
    static("repeat_interleave.Tensor", "plain", lambda m: [torch.tensor([2, 0, 3]).to(m.dtype)], (i32, i64))
    static("repeat_interleave.Tensor", "sized", lambda m: [torch.tensor([2, 0, 3])], output_size=5)
    call("repeat_interleave.self_Tensor", "plain", lambda m: [m(m.a, 3), torch.tensor([2, 0, 3]), 1], (f32, f16, i32))
    static("repeat_interleave.self_Tensor", "flat", lambda m: [m.mask(3), torch.tensor([2, 0, 3])])
    static("repeat_interleave.self_Tensor", "sized", lambda m: [m(3, 2), torch.tensor([2, 0, 3]), 0], output_size=5)
