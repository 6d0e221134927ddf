# SPDX-License-Identifier: Apache-2.0
"""Cases of grid samplers."""

import itertools

import torch
import torch.nn.functional as F
from caselib import Case, T, op, rnd

NAMED = "bilinear", "zeros", False  # defaults of the attributes
TOL = {"f32": (1e-5, 1e-5), "f64": (1e-12, 1e-12), "f16": (1e-3, 1e-3)}


def sampled(name, dt, x, grid, mode="bilinear", padding="zeros", corners=False):
    y = F.grid_sample(x.double(), grid.double(), mode, padding, corners).to(x.dtype)
    given = dict(zip(("interpolation_mode", "padding_mode", "align_corners"), (mode, padding, corners)))
    return Case(name, {"x": x, "grid": grid}, [y], tol=TOL[dt], **{k: v for (k, v), d in zip(given.items(), NAMED) if v != d})


def cases(dims, modes, dts):
    x, grid = rnd("f32", 2, 2, *(4, 3, 2)[:dims]), rnd("f32", 2, *(2, 3, 1)[:dims], dims, lo=-1.6, hi=1.6)
    for mode, padding, corners in itertools.product(modes, ("zeros", "border", "reflection"), (False, True)):
        yield sampled(f"{mode} {padding} {corners}", "f32", x, grid, mode, padding, corners)
    for dt in dts:
        yield sampled(dt, dt, rnd(dt, 2, 2, *(4, 3, 2)[:dims]), rnd(dt, 2, *(2, 3, 1)[:dims], dims, lo=-1.0, hi=1.0))
    yield sampled("many channels", "f32", rnd("f32", 1, 33, *(2, 3, 2)[:dims]), rnd("f32", 1, *(2, 1, 1)[:dims], dims, lo=-1.0, hi=1.0))
    many = [1, 1, *(6, 5, 4)[:dims]], [1, *(10, 7, 1)[:dims], dims]
    for mode in modes:
        yield sampled(f"many points {mode}", "f32", rnd("f32", *many[0]), rnd("f32", *many[1], lo=-1.0, hi=1.0), mode)
    one = rnd("f32", 1, 2, *(1,) * dims)
    for padding in ("border", "reflection"):
        yield sampled(f"one element {padding}", "f32", one, rnd("f32", 1, *(2, 1, 1)[:dims], dims), "bilinear", padding, True)
    none = T("f32", [torch.nan, 0.3, 0.6, torch.nan, 40.0, -40.0, torch.inf, -torch.inf, 0.1, 0.9, -0.9, 0.2], [1, 12 // dims, *(1,) * (dims - 1), dims])
    for mode, padding in itertools.product(modes, ("zeros", "border", "reflection")):
        yield sampled(f"no place {mode} {padding}", "f32", x[:1], none, mode, padding)
    # CANN's kernels choose another one than PyTorch of two equally near elements.
    row = T("f32", [1, 2, 3], [1, 1, *(1,) * (dims - 1), 3])
    halfway = torch.zeros(1, 2, *(1,) * (dims - 1), dims)
    halfway.view(2, dims)[:, 0] = torch.tensor([-0.5, 0.5])
    yield Case("halfway", {"x": row, "grid": halfway}, [T("f32", [2, 3], [1, 1, 2, *(1,) * (dims - 1)])], interpolation_mode="nearest", align_corners=True)
    yield Case("no such padding", {"x": x, "grid": grid}, error="CONSTRAINT", padding_mode="edge")
    yield Case("grid of other places", {"x": x, "grid": rnd("f32", 2, *(2, 3, 1)[:dims], dims - 1)}, error="SIZE_MISMATCH")
    yield Case("grid of another batch", {"x": x, "grid": grid[:1]}, error="SIZE_MISMATCH")
    yield Case("no elements", {"x": x[..., :0], "grid": grid}, error="CONSTRAINT")
    yield Case("dims", {"x": x[0], "grid": grid}, error="CONSTRAINT")


@op("GridSampler2D")
def grid_sampler2d():
    yield from cases(2, ("bilinear", "nearest", "bicubic"), ["f16"])
    far = T("f32", [0.1, 3e38, -3e38, 0.2], [1, 2, 1, 2])  # its double exceeds the range of f32
    yield sampled("far away", "f32", rnd("f32", 1, 1, 2, 2), far, "bicubic", "border")


@op("GridSampler3D")
def grid_sampler3d():
    yield from cases(3, ("bilinear", "nearest"), ["f16", "f64"])
    x, grid = rnd("f32", 1, 1, 2, 2, 2), rnd("f32", 1, 1, 1, 1, 3)
    yield Case("bicubic", {"x": x, "grid": grid}, error="CONSTRAINT", interpolation_mode="bicubic")
    yield Case("channels last", {"x": x, "grid": grid}, error="UNSUPPORTED_FORM", data_format="NDHWC")


@op("ResizeNearestNeighborV2")
def resize_nearest():
    x = rnd("f32", 2, 3, 3, 5)
    for size in ([6, 10], [2, 7], [1, 1], [3, 5]):
        name = "to %d x %d" % tuple(size)
        yield Case(name, {"x": x, "size": T("i32", size)}, [F.interpolate(x, size)])
        yield Case(name + ", half pixels", {"x": x, "size": T("i32", size)}, [F.interpolate(x, size, mode="nearest-exact")], half_pixel_centers=True)
    corners = x[:, :, [0, 1, 1, 2]][:, :, :, [0, 2, 4]].contiguous()  # rows 0, 2/3, 4/3 and 2 of 2
    yield Case("aligned", {"x": x, "size": T("i32", [4, 3])}, [corners], align_corners=True)
    for dt in ("f16", "i64", "u8"):
        yield Case(dt, {"x": rnd(dt, 1, 1, 2, 2), "size": T("i32", [4, 4])}, [rnd(dt, 1, 1, 2, 2).repeat_interleave(2, 2).repeat_interleave(2, 3)])
    yield Case("of nothing", {"x": T("f32", [], (1, 1, 0, 2)), "size": T("i32", [2, 2])}, error="RUN_VALUE")
