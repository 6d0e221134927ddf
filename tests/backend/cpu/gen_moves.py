# SPDX-License-Identifier: Apache-2.0
"""Cases of operators that move elements: views, joins, slices, padding, indexing, creation, sorting."""

import numpy as np
import torch
import torch.nn.functional as F
from caselib import FLOATS, INTS, TORCH, Case, T, op, rnd

ALL = FLOATS + INTS + ["bool"]
I64 = lambda *v: T("i64", list(v))  # noqa: E731


def each_dtype(fn, dtypes=ALL):
    """Yields cases of fn(x) -> (inputs, outputs, attrs) on a [2,3,4] tensor of each dtype."""
    for dt in dtypes:
        x = rnd(dt, 2, 3, 4)
        ins, outs, attrs = fn(x)
        yield Case(dt, ins, outs, **attrs)


@op("Reshape")
def reshape():
    yield from each_dtype(lambda x: ({"x": x, "shape": I64(4, -1)}, [x.reshape(4, -1)], {}))
    x = rnd("f32", 2, 3)
    yield Case("0 is x's size", {"x": x, "shape": I64(0, 3, 1)}, [x.reshape(2, 3, 1)])
    yield Case("to rank 0", {"x": x[:1, :1], "shape": T("i64", [], (0,))}, [x[0, 0]])
    yield Case("zero size", {"x": rnd("f32", 0, 3), "shape": I64(3, 0)}, [rnd("f32", 3, 0)])
    yield Case("i32", {"x": x, "shape": T("i32", [6])}, [x.reshape(6)])
    yield Case("counts differ", {"x": x, "shape": I64(4, 2)}, error="SIZE_MISMATCH")


@op("Squeeze")
def squeeze():
    x = rnd("f32", 1, 3, 1)
    yield Case("all", {"x": x}, [x.reshape(3)])
    yield Case("one", {"x": x}, [x.reshape(1, 3)], axis=[-1])
    yield Case("not 1", {"x": x}, error="SIZE_MISMATCH", axis=[1])


@op("SqueezeV3")
def squeeze_v3():
    x = rnd("f32", 1, 3, 1)
    yield Case("one", {"x": x, "axes": I64(0)}, [x.reshape(3, 1)])


@op("Unsqueeze")
def unsqueeze():
    x = rnd("f32", 3, 2)
    yield Case("ends", {"x": x}, [x.reshape(1, 3, 2, 1)], axes=[0, -1])
    yield Case("rank 0", {"x": T("i32", 5)}, [T("i32", [5])], axes=[0])


@op("UnsqueezeV3")
def unsqueeze_v3():
    x = rnd("f32", 3, 2)
    yield Case("middle", {"x": x, "axes": I64(1)}, [x.reshape(3, 1, 2)])


@op("ExpandDims")
def expand_dims():
    x = rnd("f32", 3, 2)
    yield Case("last", {"x": x, "axis": T("i32", -1)}, [x.reshape(3, 2, 1)])


@op("FlattenV2")
def flatten_v2():
    x = rnd("f32", 2, 3, 4)
    yield Case("from 1", {"x": x}, [x.reshape(2, 12)])
    yield Case("the first two", {"x": x}, [x.reshape(6, 4)], axis=0, end_axis=1)


@op("Flatten")
def flatten():
    x = rnd("f32", 2, 3, 4)
    yield Case("axis 2", {"x": x}, [x.reshape(6, 4)], axis=2)


@op("Transpose")
def transpose():
    yield from each_dtype(lambda x: ({"x": x, "perm": I64(2, 0, 1)}, [x.permute(2, 0, 1).contiguous()], {}))
    x = rnd("f32", 0, 3)
    yield Case("zero size", {"x": x, "perm": I64(1, 0)}, [x.t()])
    yield Case("rank 0", {"x": T("f32", 1.0), "perm": T("i64", [], (0,))}, [T("f32", 1.0)])
    x = rnd("f32", 2, 3, 4, 5)
    yield Case("four", {"x": x, "perm": T("i32", [0, 2, 1, 3])}, [x.permute(0, 2, 1, 3).contiguous()])
    yield Case("an order of more dims than are tracked", {"x": x, "perm": torch.arange(200)}, error="SIZE_MISMATCH")


@op("TransposeD")
def transpose_d():
    x = rnd("f32", 2, 3)
    yield Case("two", {"x": x}, [x.t().contiguous()], perm=[1, 0])


@op("BroadcastTo")
def broadcast_to():
    for dt in ALL:
        x = rnd(dt, 3, 1)
        yield Case(dt, {"x": x, "shape": I64(2, 3, 4)}, [x.expand(2, 3, 4).contiguous()])
    x = rnd("f32", 3, 1)
    yield Case("-1 keeps", {"x": x, "shape": I64(-1, 5)}, [x.expand(3, 5).contiguous()])
    yield Case("rank 0", {"x": T("f32", 2.0), "shape": I64(2, 2)}, [T("f32", [2.0] * 4, (2, 2))])
    yield Case("to zero", {"x": x, "shape": I64(3, 0)}, [rnd("f32", 3, 0)])
    yield Case("does not fit", {"x": x, "shape": I64(4, 1)}, error="SIZE_MISMATCH")


@op("Expand")
def expand():
    x = rnd("f32", 3, 1)
    yield Case("1 keeps too", {"x": x, "shape": I64(2, 1, 4)}, [x.expand(2, 3, 4).contiguous()])


@op("Tile")
def tile():
    yield from each_dtype(lambda x: ({"x": x, "multiples": I64(2, 1, 3)}, [x.repeat(2, 1, 3)], {}))
    x = rnd("f32", 2, 3)
    yield Case("longer", {"x": x, "multiples": I64(2, 1, 2)}, [x.repeat(2, 1, 2)])
    yield Case("shorter is right-aligned", {"x": x, "multiples": I64(2)}, [x.repeat(1, 2)])
    yield Case("zero", {"x": x, "multiples": I64(0, 2)}, [x.repeat(0, 2)])


@op("TileD")
def tile_d():
    for dt in ("f16", "f32", "i32"):
        x = rnd(dt, 2, 3)
        yield Case(dt, {"x": x}, [x.repeat(3, 2)], multiples=[3, 2])
    yield Case("zero", {"x": x}, [x.repeat(0, 2)], multiples=[0, 2])


@op("RepeatInterleave")
def repeat_interleave():
    x = rnd("f32", 3, 2)
    yield Case("one number", {"x": x, "repeats": T("i64", 2)}, [x.repeat_interleave(2, 0)], axis=0)
    yield Case("a slice each", {"x": x, "repeats": I64(2, 0, 1)}, [x.repeat_interleave(torch.tensor([2, 0, 1]), 0)], axis=0)
    yield Case("flat", {"x": x, "repeats": I64(2)}, [x.repeat_interleave(2)])
    yield Case("more repeats than slices, too many to be tracked", {"x": x, "repeats": torch.ones(200, dtype=torch.int64)}, error="SIZE_MISMATCH", axis=0)


@op("AsStrided")
def as_strided():
    x = rnd("f32", 12)
    yield Case("overlapping", {"x": x, "size": I64(3, 4), "stride": I64(2, 1), "storage_offset": I64(1)}, [x.as_strided((3, 4), (2, 1), 1).contiguous()])
    yield Case("outside", {"x": x, "size": I64(3, 4), "stride": I64(4, 1), "storage_offset": I64(1)}, error="CONSTRAINT")
    yield Case("before the first", {"x": x, "size": I64(3), "stride": I64(-1), "storage_offset": I64(1)}, error="CONSTRAINT")
    yield Case("a stride too few", {"x": x, "size": I64(3, 4), "stride": I64(1), "storage_offset": I64(0)}, error="SIZE_MISMATCH")
    yield Case("two offsets", {"x": x, "size": I64(3), "stride": I64(1), "storage_offset": I64(0, 1)}, error="CONSTRAINT")
    yield Case("places that overflow", {"x": x, "size": I64(3), "stride": I64(2**62 + 1), "storage_offset": I64(0)}, error="CONSTRAINT")
    yield Case("empty, beyond the end", {"x": x, "size": I64(0, 3), "stride": I64(1, 2**62), "storage_offset": I64(20)}, [rnd("f32", 0, 3)])


@op("ViewCopy")
def view_copy():
    d, s = rnd("f32", 3, 4), rnd("f32", 6, seed=3)
    y = d.clone()
    y.as_strided((2, 3), (4, 1), 1).copy_(s.as_strided((2, 3), (3, 1), 0))
    yield Case("a window", {"dst": d, "dst_size": I64(2, 3), "dst_stride": I64(4, 1), "dst_storage_offset": I64(1), "src": s, "src_size": I64(2, 3), "src_stride": I64(3, 1), "src_storage_offset": I64(0)}, [y])
    a = {"dst": d, "dst_size": I64(2, 3), "dst_stride": I64(4, 1), "dst_storage_offset": I64(1), "src": s, "src_size": I64(2, 3), "src_stride": I64(3, 1), "src_storage_offset": I64(0)}
    yield Case("other sizes", {**a, "src_size": I64(3, 2)}, error="CONSTRAINT")
    yield Case("outside dst", {**a, "dst_storage_offset": I64(6)}, error="CONSTRAINT")
    yield Case("outside src", {**a, "src_stride": I64(16, 1)}, error="CONSTRAINT")
    many = torch.ones(65, dtype=torch.int64)
    yield Case("more dims than there can be", {**a, "dst_size": many, "dst_stride": many, "src_size": many, "src_stride": many}, error="LIMIT")
    yield Case("no element", {**a, "dst_size": I64(0, 3), "src_size": I64(0, 3), "src_storage_offset": I64(99)}, [d])


@op("ReverseV2")
def reverse():
    x = rnd("f32", 2, 3)
    yield Case("one", {"x": x, "axis": I64(1)}, [x.flip(1)])
    yield Case("both", {"x": x, "axis": I64(0, 1)}, [x.flip(0, 1)])
    yield Case("rank 0", {"x": x[0, 0], "axis": I64(-1)}, [x[0, 0]])
    yield Case("no such dim", {"x": x, "axis": I64(2)}, error="DIM_RANGE")
    yield Case("a dim twice", {"x": x, "axis": I64(1, -1)}, error="DIM_TWICE")
    yield Case("more axes than dims, too many to be tracked", {"x": x, "axis": torch.zeros(200, dtype=torch.int64)}, error="CONSTRAINT")


@op("Roll")
def roll():
    x = rnd("f32", 3, 4)
    yield Case("dims", {"x": x}, [x.roll((1, -2), (0, 1))], shifts=[1, -2], dims=[0, 1])
    yield Case("flat", {"x": x}, [x.roll(5)], shifts=[5])
    yield Case("no elements", {"x": x[:0]}, [x[:0]], shifts=[5], dims=[0])
    yield Case("a shift too few", {"x": x}, error="CONSTRAINT", shifts=[1], dims=[0, 1])
    yield Case("no such dim", {"x": x}, error="DIM_RANGE", shifts=[1], dims=[2])


@op("Diag")
def diag():
    x = rnd("f32", 3)
    yield Case("vector", {"x": x}, [torch.diag(x)])


# ---- joins, splits ----

@op("ConcatV2")
def concat_v2():
    for dt in ALL:
        a, b = rnd(dt, 2, 3, seed=1), rnd(dt, 2, 2, seed=2)
        yield Case(dt, {"x": [a, b], "concat_dim": T("i32", 1)}, [torch.cat([a, b], 1)], N=2)
    a = rnd("f32", 2, 3)
    yield Case("dim 0", {"x": [a, a, a], "concat_dim": I64(-2)}, [torch.cat([a, a, a], 0)], N=3)
    yield Case("one is empty", {"x": [a, a[:0]], "concat_dim": T("i64", 0)}, [a], N=2)
    yield Case("sizes differ", {"x": [a, a[:, :2]], "concat_dim": T("i64", 0)}, error="SIZE_MISMATCH", N=2)
    yield Case("scalars", {"x": [T("i64", 4), T("i64", 5)], "concat_dim": T("i64", 0)}, [I64(4, 5)], N=2)


@op("ConcatD")
def concat_d():
    a = rnd("f32", 2, 3)
    yield Case("dim 1", {"x": [a, a]}, [torch.cat([a, a], 1)], concat_dim=1, N=2)


@op("Concat")
def concat():
    a = rnd("f32", 2, 3)
    yield Case("dim 1", {"concat_dim": T("i32", 1), "x": [a, a]}, [torch.cat([a, a], 1)], N=2)


@op("Pack")
def pack():
    a, b = rnd("f32", 2, 3, seed=1), rnd("f32", 2, 3, seed=2)
    for axis in (0, 1, -1):
        yield Case("axis %d" % axis, {"x": [a, b]}, [torch.stack([a, b], axis)], axis=axis, N=2)
    yield Case("rank 0", {"x": [T("i64", 4), T("i64", 5)]}, [I64(4, 5)], N=2)
    yield Case("two dtypes", {"x": [T("i32", 4), T("i64", 5)]}, [I64(4, 5)], N=2)


@op("Unpack")
def unpack():
    x = rnd("f32", 2, 3)
    yield Case("axis 1", {"x": x}, [t.contiguous() for t in x.unbind(1)], num=3, axis=1)


@op("Split")
def split():
    x = rnd("f32", 4, 3)
    yield Case("dim 0", {"split_dim": T("i32", 0), "x": x}, list(x.split(2)), num_split=2)


@op("SplitD")
def split_d():
    x = rnd("f32", 2, 4)
    yield Case("dim 1", {"x": x}, [t.contiguous() for t in x.split(2, 1)], split_dim=1, num_split=2)


@op("SplitV")
def split_v():
    x = rnd("f32", 2, 5)
    a = {"x": x, "size_splits": I64(2, 3), "split_dim": T("i64", 1)}
    yield Case("two", a, [t.contiguous() for t in x.split((2, 3), 1)], num_split=2)
    yield Case("the rest", {**a, "size_splits": I64(1, -1)}, [t.contiguous() for t in x.split((1, 4), 1)], num_split=2)
    yield Case("too much", {**a, "size_splits": I64(2, 4)}, error="SIZE_MISMATCH", num_split=2)
    yield Case("a size too few", {**a, "size_splits": I64(5)}, error="CONSTRAINT", num_split=2)


# ---- slices ----

@op("Slice")
def slice_():
    yield from each_dtype(lambda x: ({"x": x, "offsets": I64(0, 1, 1), "size": I64(-1, 2, 3)}, [x[:, 1:3, 1:4].contiguous()], {}),
                          [dt for dt in ALL if dt != "bool"])
    yield Case("too far", {"x": rnd("f32", 3), "offsets": I64(2), "size": I64(2)}, error="CONSTRAINT")
    yield Case("too many offsets to be tracked", {"x": rnd("f32", 3), "offsets": torch.zeros(200, dtype=torch.int64), "size": I64(2)}, error="SIZE_MISMATCH")


@op("SliceD")
def slice_d():
    x = rnd("f32", 4, 5)
    yield Case("two dims", {"x": x}, [x[1:3, 2:].contiguous()], offsets=[1, 2], size=[2, -1])


@op("StridedSlice")
def strided_slice():
    x = rnd("f32", 4, 5, 6)
    n = x.numpy()

    def case(name, begin, end, strides, y, **masks):
        return Case(name, {"x": x, "begin": I64(*begin), "end": I64(*end), "strides": I64(*strides)}, [torch.from_numpy(np.ascontiguousarray(y))], **masks)
    yield case("plain", (1, 0), (3, 4), (1, 2), n[1:3, 0:4:2])
    yield case("negative", (-1, 3), (-4, 0), (-1, -2), n[-1:-4:-1, 3:0:-2])
    yield case("masked", (2, 2), (1, 1), (1, 1), n[:, :], begin_mask=3, end_mask=3)
    yield case("masked backwards", (2,), (1,), (-1,), n[::-1], begin_mask=1, end_mask=1)
    yield case("shrink", (1, -1), (2, 0), (1, 1), n[1, -1], shrink_axis_mask=3)
    yield case("ellipsis", (0, 0, 1), (2, 0, 3), (1, 1, 1), n[0:2, ..., 1:3], ellipsis_mask=2)
    yield case("new axis", (0, 0, 1), (2, 0, 3), (1, 1, 1), n[0:2, np.newaxis, 1:3], new_axis_mask=2)
    yield case("clamped", (-100,), (100,), (1,), n)
    yield case("nothing", (3,), (1,), (1,), n[3:1])
    yield Case("out of range", {"x": x, "begin": I64(4), "end": I64(5), "strides": I64(1)}, error="CONSTRAINT", shrink_axis_mask=1)
    yield Case("stride 0", {"x": x, "begin": I64(0), "end": I64(2), "strides": I64(0)}, error="CONSTRAINT")


@op("StridedSliceV2")
def strided_slice_v2():
    for dt in ALL:
        x = rnd(dt, 4, 5)
        yield Case(dt, {"x": x, "begin": I64(1), "end": I64(4), "axes": I64(1), "strides": I64(2)}, [x[:, 1:4:2].contiguous()])
    x = rnd("f32", 4, 5)
    yield Case("no axes", {"x": x, "begin": I64(1, 1), "end": I64(3, 2147483647)}, [x[1:3, 1:].contiguous()])
    yield Case("negative", {"x": x, "begin": I64(-2), "end": I64(9223372036854775807), "axes": I64(-1)}, [x[:, -2:].contiguous()])
    yield Case("empty", {"x": x, "begin": I64(2), "end": I64(2), "axes": I64(0)}, [x[2:2]])
    none = T("i64", [], (0,))
    yield Case("no lists", {"x": x, "begin": none, "end": none, "axes": none, "strides": none}, [x])
    yield Case("a dim goes", {"x": x, "begin": I64(1), "end": I64(2), "axes": I64(1)}, [x[:, 1].contiguous()], shrink_axis_mask=2)
    yield Case("a dim goes that is no axis", {"x": x, "begin": I64(1), "end": I64(2), "axes": I64(1)}, error="CONSTRAINT", shrink_axis_mask=1)
    yield Case("an end too few", {"x": x, "begin": I64(1, 1), "end": I64(2)}, error="SIZE_MISMATCH")
    many = torch.zeros(200, dtype=torch.int64)
    yield Case("too many lists to be tracked", {"x": x, "begin": many, "end": many, "axes": none}, error="SIZE_MISMATCH")


@op("StridedSliceV3")
def strided_slice_v3():
    for dt in ALL:
        x = rnd(dt, 4, 5)
        yield Case(dt, {"x": x, "begin": I64(1), "end": I64(4), "axes": I64(1), "strides": I64(2)}, [x[:, 1:4:2].contiguous()])
    x = rnd("f32", 4, 5)
    yield Case("no axes", {"x": x, "begin": I64(1, 1), "end": I64(3, 2147483647)}, [x[1:3, 1:].contiguous()])
    yield Case("negative", {"x": x, "begin": I64(-2), "end": I64(9223372036854775807), "axes": I64(-1)}, [x[:, -2:].contiguous()])
    yield Case("an end too few", {"x": x, "begin": I64(1, 1), "end": I64(2)}, error="SIZE_MISMATCH")


@op("StridedSliceAssignV2")
def strided_slice_assign():
    x, v = rnd("f32", 4, 5), rnd("f32", 2, 5, seed=3)
    y = x.clone()
    y[1:4:2] = v
    yield Case("every other row", {"var": x, "input_value": v, "begin": I64(1), "end": I64(4), "strides": I64(2), "axes": I64(0)}, [y])
    a = {"var": x, "input_value": v, "begin": I64(1), "end": I64(4), "strides": I64(2), "axes": I64(0)}
    yield Case("another slice", {**a, "end": I64(3)}, error="SIZE_MISMATCH")
    yield Case("stride 0", {**a, "strides": I64(0)}, error="CONSTRAINT")
    yield Case("an axis too many", {**a, "axes": I64(0, 1)}, error="SIZE_MISMATCH")
    many = torch.zeros(200, dtype=torch.int64)
    yield Case("too many strides to be tracked", {**a, "strides": many}, error="SIZE_MISMATCH")
    yield Case("too many positions to be tracked", {**a, "begin": many, "end": many, "strides": many, "axes": many}, error="LIMIT")


# ---- padding ----

@op("Pad")
def pad():
    for dt in ALL:
        x = rnd(dt, 2, 3)
        yield Case(dt, {"x": x, "paddings": I64(1, 0, 0, 2)}, [F.pad(x, (0, 2, 1, 0))])


@op("PadV2")
def pad_v2():
    x = rnd("f32", 2, 3)
    yield Case("value", {"x": x, "paddings": I64(1, 0, 0, 2), "constant_values": T("f32", 7.0)}, [F.pad(x, (0, 2, 1, 0), value=7.0)])


@op("PadV3")
def pad_v3():
    x = rnd("f32", 1, 2, 3, 4)
    p = I64(0, 0, 0, 0, 1, 2, 3, 1)
    yield Case("constant", {"x": x, "paddings": p, "constant_values": T("f32", 2.0)}, [F.pad(x, (3, 1, 1, 2), value=2.0)])
    yield Case("a value of another dtype", {"x": x, "paddings": p, "constant_values": T("i64", 2)}, [F.pad(x, (3, 1, 1, 2), value=2.0)])
    yield Case("zero", {"x": x, "paddings": p}, [F.pad(x, (3, 1, 1, 2))])
    for ge, np_mode in (("reflect", "reflect"), ("edge", "edge"), ("symmetric", "symmetric"), ("circular", "wrap")):
        y = np.pad(x.numpy(), ((0, 0), (0, 0), (1, 2), (3, 1)), mode=np_mode)
        yield Case(ge, {"x": x, "paddings": p}, [torch.from_numpy(y)], mode=ge)
    yield Case("all before, then all after", {"x": x[0, 0], "paddings": I64(1, 0, 2, 3)}, [F.pad(x[0, 0], (0, 3, 1, 2))], paddings_contiguous=False)
    yield Case("cropped", {"x": x[0, 0], "paddings": I64(-1, 0, 0, -2)}, [x[0, 0, 1:, :2].contiguous()])
    yield Case("too far", {"x": x[0, 0], "paddings": I64(3, 0, 0, 0)}, error="CONSTRAINT", mode="reflect")
    yield Case("too many to be tracked", {"x": x[0, 0], "paddings": torch.zeros(200, dtype=torch.int64)}, error="SIZE_MISMATCH")
    x = rnd("f32", *[1] * 40)
    yield Case("more dims than half of all", {"x": x, "paddings": I64(*[0] * 79, 1)}, [F.pad(x, (0, 1))])
    x = rnd("f32", 1, 2, 3, 4)
    yield Case("upper case", {"x": x[0, 0], "paddings": I64(1, 0, 0, 0)}, error="CONSTRAINT", mode="REFLECT")


# ---- gathers ----

@op("GatherV2")
def gather_v2():
    for dt in ALL:
        x, i = rnd(dt, 5, 3), I64(4, 0, 4)
        yield Case(dt, {"x": x, "indices": i, "axis": T("i64", 0)}, [x[i]])
    x, i = rnd("f32", 2, 5, 3), T("i32", [[4, 0], [1, 1]])
    yield Case("axis 1", {"x": x, "indices": i, "axis": I64(1)}, [x[:, i.long()].contiguous()])
    yield Case("rank 0", {"x": x, "indices": T("i64", 1), "axis": T("i64", -1)}, [x[:, :, 1].contiguous()])
    b = torch.stack([x[n][i[n].long()] for n in range(2)])
    yield Case("batch", {"x": x, "indices": i, "axis": T("i64", 1)}, [b], batch_dims=1)
    yield Case("negative", {"x": x, "indices": I64(-1), "axis": T("i64", 1)}, [x[:, -1:].contiguous()], negative_index_support=True)
    yield Case("negative without support", {"x": x, "indices": I64(-1), "axis": T("i64", 1)}, error="RUN_VALUE")
    yield Case("out of range", {"x": x, "indices": I64(5), "axis": T("i64", 1)}, error="RUN_VALUE")
    yield Case("zero size", {"x": x, "indices": T("i64", [], (0,)), "axis": T("i64", 1)}, [x[:, :0].contiguous()])


@op("Gather")
def gather():
    x = rnd("f32", 5, 3)
    yield Case("rows", {"x": x, "indices": T("i32", [2, 2])}, [x[[2, 2]]])


@op("GatherElements")
def gather_elements():
    x, i = rnd("f32", 3, 4), I64(2, 0, 1, 1, 0, 0).reshape(2, 3)
    yield Case("dim 0", {"x": x, "index": i}, [x.gather(0, i)])
    j = I64(3, 0, 1).reshape(3, 1)
    yield Case("dim 1", {"x": x, "index": j}, [x.gather(1, j)], dim=1)
    yield Case("negative", {"x": x, "index": -j}, error="RUN_VALUE", dim=1)


@op("GatherNd")
def gather_nd():
    x = rnd("f32", 3, 4, 2)
    yield Case("rows", {"x": x, "indices": I64(2, 1, 0, 3).reshape(2, 2)}, [torch.stack([x[2, 1], x[0, 3]])])
    yield Case("elements", {"x": x, "indices": I64(2, 1, 1).reshape(1, 3)}, [x[2, 1, 1].reshape(1)])


@op("Index")
def index():
    x = rnd("f32", 4, 5, 6)
    i, j = I64(3, -1, 0), I64(1, 2, 4)

    def case(name, mask, idx, y):
        return Case(name, {"x": x, "indexed_sizes": I64(*mask), "indexed_strides": I64(*mask), "indices": idx}, [y.contiguous()])
    yield case("first", (1,), [i], x[i])
    yield case("second", (0, 1, 0), [j], x[:, j])
    yield case("neighbours", (0, 1, 1), [j, i], x[:, j, i])
    yield case("apart", (1, 0, 1), [i, j], x[i, :, j])
    yield case("broadcast", (1, 1), [i.reshape(3, 1), j], x[i.reshape(3, 1), j])


@op("NonZero")
def non_zero():
    for dt in ("f32", "bool", "i32", "u8"):
        x = rnd(dt, 3, 4, lo=0, hi=1).round() if dt == "f32" else rnd(dt, 3, 4, lo=0, hi=1)
        yield Case(dt, {"x": x}, [x.nonzero()])
    yield Case("transposed", {"x": rnd("bool", 3, 4)}, [rnd("bool", 3, 4).nonzero().t().contiguous()], transpose=True)
    yield Case("none", {"x": T("bool", [0, 0])}, [T("i64", [], (0, 1))])


@op("MaskedSelect")
def masked_select():
    x, m = rnd("f32", 3, 4), rnd("bool", 4)
    yield Case("broadcast", {"x": x, "mask": m}, [x.masked_select(m)])


@op("MaskedScatter")
def masked_scatter():
    x, m, u = rnd("f32", 3, 4), rnd("bool", 3, 4), rnd("f32", 12, seed=2)
    yield Case("same shape", {"x": x, "mask": m, "updates": u}, [x.masked_scatter(m, u)])
    yield Case("too few", {"x": x, "mask": T("bool", 1), "updates": u[:3]}, error="RUN_VALUE")


# ---- writes ----

@op("ScatterElements")
def scatter_elements():
    for dt in FLOATS + INTS:
        x, u = rnd(dt, 3, 4), rnd(dt, 2, 4, seed=2)
        i = I64(0, 1, 2, 0, 2, 1, 0, 0).reshape(2, 4)
        yield Case(dt, {"data": x, "indices": i, "updates": u}, [x.scatter(0, i, u)])
        y = x.double().scatter_add(0, i, u.double()).to(x.dtype) if dt in FLOATS else x.scatter_add(0, i, u)
        yield Case(dt + " add", {"data": x, "indices": i, "updates": u}, [y], reduction="add", tol=(1e-2, 1e-6))
    x, i = rnd("f32", 3, 4), I64(-1, 0).reshape(1, 2)
    u = rnd("f32", 2, 3, seed=2)
    yield Case("negative, larger updates", {"data": x, "indices": i, "updates": u}, [x.scatter(1, I64(3, 0).reshape(1, 2), u)], axis=1)
    yield Case("out of range", {"data": x, "indices": i - 4, "updates": u}, error="RUN_VALUE", axis=1)
    yield Case("another reduction", {"data": x, "indices": i, "updates": u}, error="CONSTRAINT", axis=1, reduction="xor")


@op("ScatterElementsV2")
def scatter_elements_v2():
    x, u, i = rnd("f32", 3, 4), rnd("f32", 2, 4, seed=2), I64(0, 1, 2, 0, 2, 1, 0, 0).reshape(2, 4)
    for how, torch_how in (("mul", "prod"), ("max", "amax"), ("min", "amin")):
        yield Case(how, {"var": x, "indices": i, "updates": u}, [x.scatter_reduce(0, i, u, torch_how)], reduction=how, tol=(1e-6, 1e-7))


@op("ScatterNd")
def scatter_nd():
    y = torch.zeros(4, 2)
    y[1] += T("f32", [1.0, 2.0])
    y[1] += T("f32", [3.0, 4.0])
    yield Case("duplicates add", {"indices": I64(1, 1).reshape(2, 1), "x": T("f32", [1.0, 2.0, 3.0, 4.0], (2, 2)), "shape": I64(4, 2)}, [y])
    yield Case("an update too few", {"indices": I64(1, 1).reshape(2, 1), "x": T("f32", [1.0, 2.0], (1, 2)), "shape": I64(4, 2)}, error="SIZE_MISMATCH")


def nd_cases(port, dts, fn):
    for dt in dts:
        x, u, i = rnd(dt, 4, 3), rnd(dt, 2, 3, seed=2), I64(3, 0).reshape(2, 1)
        yield Case(dt, {port: x, "indices": i, "updates": u}, [fn(x.clone(), i.reshape(2), u)], tol=(1e-2, 1e-2) if dt in ("f16", "bf16") else (1e-6, 1e-7) if dt in FLOATS else None)
    x = rnd(dts[0], 4, 3)
    y = x.clone()
    v = rnd(dts[0], 1, seed=5)
    yield Case("an element", {port: x, "indices": I64(2, 1).reshape(1, 2), "updates": v}, [fn(y.reshape(-1), I64(7), v).reshape(4, 3)], tol=(1e-6, 1e-7))


def put(x, i, u):
    x[i] = u
    return x


for n, port in (("ScatterNdUpdate", "var"), ("TensorScatterUpdate", "x")):
    def make(port=port):
        yield from nd_cases(port, FLOATS + INTS, put)
    op(n)(make)
for n, port in (("ScatterNdAdd", "var"), ("TensorScatterAdd", "x")):
    def make(port=port):
        yield from nd_cases(port, ["f32", "f16", "i32"], lambda x, i, u: x.index_add(0, i, u))
    op(n)(make)


@op("ScatterUpdate")
def scatter_update():
    x, u = rnd("f32", 4, 3), rnd("f32", 2, 3, seed=2)
    y = x.clone()
    y[[1, 3]] = u
    yield Case("rows", {"var": x, "indices": T("i32", [1, 3]), "updates": u}, [y])


@op("ScatterAdd")
def scatter_add():
    x, u = rnd("f32", 4, 3), rnd("f32", 2, 3, seed=2)
    yield Case("duplicates", {"var": x, "indices": T("i32", [1, 1]), "updates": u}, [x.index_add(0, I64(1, 1), u)], tol=(1e-6, 1e-6))


@op("InplaceUpdate")
def inplace_update():
    x, u = rnd("f32", 4, 3), rnd("f32", 1, 3, seed=2)
    y = x.clone()
    y[2] = u[0]
    yield Case("a row", {"x": x, "indices": T("i32", [2]), "v": u}, [y])


@op("InplaceIndexAdd")
def inplace_index_add():
    x, u = rnd("f32", 2, 4), rnd("f32", 2, 3, seed=2)
    i = T("i32", [3, 0, 3])
    yield Case("axis 1", {"var": x, "indices": i, "updates": u}, [x.index_add(1, i, u)], axis=1, tol=(1e-6, 1e-6))
    yield Case("alpha", {"var": x, "indices": i, "updates": u, "alpha": T("f32", 2.0)}, [x.index_add(1, i, u, alpha=2)], axis=1, tol=(1e-6, 1e-6))


@op("IndexPutV2")
def index_put():
    for dt in FLOATS + INTS:
        x, v = rnd(dt, 4, 3), rnd(dt, 2, 3, seed=2)
        yield Case(dt, {"x": x, "value": v, "indexed_sizes": I64(1, 0), "indexed_strides": I64(1, 0), "indices": [I64(3, -3)]}, [put(x.clone(), I64(3, 1), v)])
    x = rnd("f32", 4, 3)
    i, j = I64(0, 0, 2), I64(1, 1, 0)
    yield Case("accumulate", {"x": x, "value": T("f32", [1.0, 2.0, 3.0]), "indexed_sizes": I64(1, 1), "indexed_strides": I64(1, 1), "indices": [i, j]}, [x.index_put((i, j), T("f32", [1.0, 2.0, 3.0]), True)], accumulate=True, tol=(1e-6, 1e-6))
    yield Case("a number", {"x": x, "value": T("f32", [9.0]), "indexed_sizes": I64(0, 1), "indexed_strides": I64(0, 1), "indices": [I64(2)]}, [x.index_fill(1, I64(2), 9.0)])
    a = {"x": x, "value": T("f32", [9.0]), "indexed_sizes": I64(1, 1), "indexed_strides": I64(1, 1), "indices": [i, j]}
    yield Case("an index too few", {**a, "indices": [i]}, error="CONSTRAINT")
    yield Case("more dims than x", {**a, "indexed_sizes": I64(1, 0, 1)}, error="CONSTRAINT")
    yield Case("indices do not broadcast", {**a, "indices": [i, I64(0, 1)]}, error="SIZE_MISMATCH")
    yield Case("value has too many dims", {**a, "value": rnd("f32", 1, 3)}, error="CONSTRAINT")
    yield Case("value does not broadcast", {**a, "value": rnd("f32", 2)}, error="SIZE_MISMATCH")


for n, f in (("Assign", lambda a, b: b), ("AssignAdd", torch.add), ("AssignSub", torch.sub)):
    def make(f=f, n=n):
        a, b = ("var", "value") if n == "AssignSub" else ("ref", "value")
        for dt in FLOATS + INTS:
            x, y = rnd(dt, 2, 3), rnd(dt, 2, 3, seed=2)
            yield Case(dt, {a: x, b: y}, [f(x, y)])
        yield Case("shapes differ", {a: rnd("f32", 2), b: rnd("f32", 3)}, error="SIZE_MISMATCH")
    op(n)(make)


# ---- creation ----

@op("Fill")
def fill():
    for dt in ALL:
        yield Case(dt, {"dims": I64(2, 3), "value": T(dt, 1)}, [torch.full((2, 3), 1).to(TORCH[dt])])
    yield Case("rank 0", {"dims": T("i64", [], (0,)), "value": T("f32", 2.0)}, [T("f32", 2.0)])
    yield Case("zero size", {"dims": I64(0, 2), "value": T("f32", 2.0)}, [rnd("f32", 0, 2)])


@op("Empty")
def empty():
    yield Case("zeroed", {"shape": T("i32", [2, 2])}, [torch.zeros(2, 2)], dtype=0)


@op("ZerosLike")
def zeros_like():
    yield Case("f32", {"x": rnd("f32", 2, 2)}, [torch.zeros(2, 2)])


@op("OnesLike")
def ones_like():
    for dt in FLOATS + INTS:
        yield Case(dt, {"x": rnd(dt, 2, 2)}, [torch.ones(2, 2).to(TORCH[dt])])


@op("Eye")
def eye():
    yield Case("wide", {}, [torch.eye(2, 3)], num_rows=2, num_columns=3)
    yield Case("batch", {}, [torch.eye(2, dtype=torch.int64).expand(3, 2, 2).contiguous()], num_rows=2, batch_shape=[3], dtype=9)


@op("Range")
def range_():
    for dt in ("i32", "i64"):
        yield Case(dt, {"start": T(dt, 2), "limit": T(dt, 9), "delta": T(dt, 3)}, [torch.arange(2, 9, 3, dtype=TORCH[dt])])
    yield Case("down", {"start": T("i64", 5), "limit": T("i64", 0), "delta": T("i64", -2)}, [torch.arange(5, 0, -2)])
    yield Case("f32", {"start": T("f32", 0.0), "limit": T("f32", 1.0), "delta": T("f32", 0.3)}, [torch.tensor([0.0, 0.3, 0.6, 0.9])], tol=(2e-7, 0))
    yield Case("two dtypes", {"start": T("i64", 2), "limit": T("i32", 5), "delta": T("i64", 1)}, [torch.tensor([2.0, 3.0, 4.0])])
    yield Case("nothing", {"start": T("i64", 2), "limit": T("i64", 2), "delta": T("i64", 1)}, [T("i64", [], (0,))])
    yield Case("the wrong way", {"start": T("i64", 2), "limit": T("i64", 0), "delta": T("i64", 1)}, error="CONSTRAINT")
    yield Case("a whole delta 0", {"start": T("i64", 2), "limit": T("i64", 3), "delta": T("i64", 0)}, error="CONSTRAINT")
    yield Case("delta 0", {"start": T("f32", 2.0), "limit": T("f32", 3.0), "delta": T("f32", 0.0)}, error="RUN_VALUE")


@op("LinSpace")
def lin_space():
    yield Case("five", {"start": T("f32", 0.0), "stop": T("f32", 1.0), "num": T("i32", 5)}, [torch.linspace(0, 1, 5)])
    yield Case("one", {"start": T("f32", 3.0), "stop": T("f32", 1.0), "num": T("i32", 1)}, [T("f32", [3.0])])
    yield Case("none", {"start": T("f32", 3.0), "stop": T("f32", 1.0), "num": T("i32", 0)}, error="CONSTRAINT")


@op("OneHot")
def one_hot():
    x = T("i64", [[0, 2], [1, 9]])
    y = torch.where(x.unsqueeze(-1) == torch.arange(3), 5.0, -1.0)
    yield Case("last, out of range is off", {"x": x, "depth": T("i32", 3), "on_value": T("f32", 5.0), "off_value": T("f32", -1.0)}, [y])
    yield Case("axis 0", {"x": x, "depth": T("i32", 3), "on_value": T("i32", 1), "off_value": T("i32", 0)}, [(y > 0).int().permute(2, 0, 1).contiguous()], axis=0)


for n, f in (("Tril", torch.tril), ("Triu", torch.triu)):
    def make(f=f):
        for dt in ALL:
            x = rnd(dt, 2, 3, 4)
            yield Case(dt, {"x": x}, [f(x)])
        for d in (-1, 2):
            yield Case("diagonal %d" % d, {"x": rnd("f32", 4, 3)}, [f(rnd("f32", 4, 3), d)], diagonal=d)
    op(n)(make)


@op("Shape")
def shape():
    yield Case("i32", {"x": rnd("f32", 2, 0, 3)}, [T("i32", [2, 0, 3])])
    yield Case("i64", {"x": rnd("f32", 2, 3)}, [I64(2, 3)], dtype=9)
    yield Case("rank 0", {"x": T("f32", 1.0)}, [T("i32", [], (0,))])


@op("ShapeN")
def shape_n():
    yield Case("two", {"x": [rnd("f32", 2), rnd("f32", 3, 4)]}, [T("i32", [2]), T("i32", [3, 4])])


@op("Size")
def size():
    yield Case("i32", {"x": rnd("f32", 2, 3)}, [T("i32", 6)])


@op("Rank")
def rank():
    yield Case("two", {"x": rnd("f32", 2, 3)}, [T("i32", 2)])


@op("BroadcastArgs")
def broadcast_args():
    yield Case("two", {"x1": I64(2, 1), "x2": I64(3, 1, 4)}, [I64(3, 2, 4)])
    yield Case("sizes differ", {"x1": I64(2), "x2": I64(3)}, error="SIZE_MISMATCH")
    yield Case("more dims than there can be", {"x1": I64(*[1] * 65), "x2": I64(3)}, error="LIMIT")


# ---- sorting ----

NAN = float("nan")


@op("Sort")
def sort():
    for dt in ("f32", "f16", "bf16", "i8", "i32", "i64", "u8"):
        x = rnd(dt, 3, 7)
        v, i = x.sort(stable=True)
        yield Case(dt, {"x": x}, [v, i.int()])
    x = T("i32", [3, 1, 3, 1, 2])
    v, i = x.sort(stable=True, descending=True)
    yield Case("equal ones keep their order", {"x": x}, [v, i.int()], descending=True)
    x = T("f32", [1.0, NAN, -1.0])
    for d in (False, True):
        v, i = x.sort(stable=True, descending=d)
        yield Case("nan, descending %s" % d, {"x": x}, [v, i.int()], descending=d)
    x = rnd("f32", 4, 3)
    v, i = x.sort(dim=0, stable=True)
    yield Case("axis 0", {"x": x}, [v, i.int()], axis=0)


@op("TopKV2")
def top_k():
    for dt in FLOATS + INTS:
        x = torch.randperm(14, generator=torch.Generator().manual_seed(1)).reshape(2, 7).to(TORCH[dt])
        v, i = x.topk(3)
        yield Case(dt, {"x": x, "k": T("i32", 3)}, [v, i.int()])
    x = torch.randperm(12, generator=torch.Generator().manual_seed(2)).reshape(4, 3).float()
    v, i = x.topk(2, dim=0, largest=False)
    yield Case("smallest of dim 0", {"x": x, "k": T("i64", 2)}, [v, i.int()], dim=0, largest=False)
    yield Case("ties take the lower index", {"x": T("f32", [1.0, 2.0, 2.0, 2.0]), "k": T("i32", 2)}, [T("f32", [2.0, 2.0]), T("i32", [1, 2])])
    yield Case("k is too large", {"x": x, "k": T("i32", 4)}, error="CONSTRAINT")


@op("Bucketize")
def bucketize():
    x = T("f32", [0.0, 1.0, 1.5, 9.0])
    b = torch.tensor([1.0, 2.0, 3.0])
    for right in (True, False):
        yield Case("right %s" % right, {"x": x}, [torch.bucketize(x, b, right=right, out_int32=True)], boundaries=[1.0, 2.0, 3.0], right=right)


@op("SearchSorted")
def search_sorted():
    s, v = T("f32", [1.0, 3.0, 3.0, 5.0]), T("f32", [0.0, 3.0, 4.0, 9.0, NAN])
    for right in (True, False):
        yield Case("right %s" % right, {"sorted_sequence": s, "values": v}, [torch.searchsorted(s, v, right=right)], right=right)
    for dt in ("f32", "i32"):
        rows, w = rnd(dt, 2, 3, 5), rnd(dt, 2, 3, 4, seed=1)
        order = rows.argsort(-1)
        for right in (True, False):
            yield Case("sorter %s right %s" % (dt, right), {"sorted_sequence": rows, "values": w, "sorter": order},
                       [torch.searchsorted(rows, w, sorter=order, right=right)], right=right)
    yield Case("sorter out of range", {"sorted_sequence": s, "values": v, "sorter": T("i64", [0, 1, 2, 4])}, error="RUN_VALUE")
    yield Case("sorter of other sizes", {"sorted_sequence": s, "values": v, "sorter": T("i64", [0, 1, 2])}, error="SIZE_MISMATCH")
