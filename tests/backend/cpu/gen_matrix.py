# SPDX-License-Identifier: Apache-2.0
"""Cases of matrix products, convolutions and poolings."""

import torch
import torch.nn.functional as F
from caselib import TORCH, Case, T, op, rnd
from gen_reduce import LOOSE

HALVES = ["f32", "f16", "bf16"]
# Returns the error of sums of products in f32, relative to the largest partial sum.
TOL = {"f32": (1e-5, 2e-5), "f16": (1e-3, 1e-3), "bf16": (8e-3, 1e-2), "f64": (1e-13, 1e-13)}


def product(a, b, bias=None):
    y = torch.matmul(a.double(), b.double())
    return y if bias is None else y + bias.double()


def mat_mul_cases(dts, bias):
    for dt in dts:
        a, b = rnd(dt, 5, 7, seed=1), rnd(dt, 7, 3, seed=2)
        yield Case(dt, {"x1": a, "x2": b}, [product(a, b).to(a.dtype)], tol=TOL[dt])
    a, b, c = rnd("f32", 5, 7, seed=1), rnd("f32", 7, 3, seed=2), rnd("f32", 3, seed=3)
    for t1 in (False, True):
        for t2 in (False, True):
            ins = {"x1": a.t().contiguous() if t1 else a, "x2": b.t().contiguous() if t2 else b}
            if bias:
                ins["bias"] = c
            yield Case("transposed %d %d" % (t1, t2), ins, [product(a, b, c if bias else None).float()], transpose_x1=t1, transpose_x2=t2, tol=TOL["f32"])
    # Larger than one block in every direction.
    a, b = rnd("f32", 61, 300, seed=1), rnd("f32", 300, 37, seed=2)
    yield Case("blocks", {"x1": a, "x2": b}, [product(a, b).float()], tol=(1e-5, 2e-4))
    yield Case("no columns", {"x1": rnd("f32", 2, 3), "x2": rnd("f32", 3, 0)}, [rnd("f32", 2, 0)])
    yield Case("an empty sum", {"x1": rnd("f32", 2, 0), "x2": rnd("f32", 0, 3)}, [torch.zeros(2, 3)])
    yield Case("inner sizes differ", {"x1": rnd("f32", 2, 3), "x2": rnd("f32", 4, 3)}, error="SIZE_MISMATCH")


@op("MatMul")
def mat_mul():
    yield from mat_mul_cases(HALVES, True)
    a, b = rnd("i32", 4, 5), rnd("i32", 5, 3, seed=2)
    yield Case("i32", {"x1": a, "x2": b}, [(a.long() @ b.long()).int()])
    v = rnd("f32", 5)
    yield Case("vector and matrix", {"x1": v, "x2": rnd("f32", 5, 3)}, [product(v, rnd("f32", 5, 3)).float()], tol=TOL["f32"])
    yield Case("matrix and vector", {"x1": rnd("f32", 3, 5), "x2": v}, [product(rnd("f32", 3, 5), v).float()], tol=TOL["f32"])


@op("MatMulV2")
def mat_mul_v2():
    yield from mat_mul_cases(HALVES, True)
    a, b = rnd("i8", 4, 5, lo=-100, hi=100), rnd("i8", 5, 3, lo=-100, hi=100, seed=2)
    yield Case("i8 gives i32", {"x1": a, "x2": b}, [(a.int() @ b.int())])


@op("MatMulV3")
def mat_mul_v3():
    yield from mat_mul_cases(HALVES, True)
    a, b, c = rnd("bf16", 4, 5), rnd("bf16", 5, 3, seed=2), rnd("f32", 3, seed=3)
    yield Case("bf16 with a bias in f32", {"x1": a, "x2": b, "bias": c}, [product(a, b, c).bfloat16()], tol=TOL["bf16"])


def batch_cases():
    for dt in HALVES:
        a, b = rnd(dt, 2, 3, 4, 5, seed=1), rnd(dt, 2, 3, 5, 6, seed=2)
        yield Case(dt, {"x1": a, "x2": b}, [product(a, b).to(a.dtype)], tol=TOL[dt])
    a, b = rnd("f32", 2, 1, 4, 5, seed=1), rnd("f32", 3, 5, 6, seed=2)
    yield Case("batch dims broadcast", {"x1": a, "x2": b}, [product(a, b).float()], tol=TOL["f32"])
    a, b = rnd("f32", 3, 5, 4, seed=1), rnd("f32", 3, 6, 5, seed=2)
    yield Case("transposed", {"x1": a, "x2": b}, [product(a.mT, b.mT).float()], adj_x1=True, adj_x2=True, tol=TOL["f32"])
    yield Case("one matrix for all", {"x1": rnd("f32", 3, 2, 4), "x2": rnd("f32", 4, 2)}, [product(rnd("f32", 3, 2, 4), rnd("f32", 4, 2)).float()], tol=TOL["f32"])
    for m, k, n in [(1, 3, 2), (4, 1, 2), (1, 1, 3), (4, 3, 1), (1, 3, 1), (4, 1, 1)]:  # transposed matrices whose memory equals that of row-major ones
        a, b = rnd("f32", 3, m, k, seed=1), rnd("f32", k, n, seed=2)
        ins = {"x1": a.mT.contiguous(), "x2": b.mT.contiguous()}
        yield Case("transposed, %d %d %d" % (m, k, n), ins, [product(a, b).float()], adj_x1=True, adj_x2=True, tol=TOL["f32"])
    yield Case("no batch", {"x1": rnd("f32", 0, 2, 3), "x2": rnd("f32", 0, 3, 2)}, [rnd("f32", 0, 2, 2)])


op("BatchMatMul")(batch_cases)


@op("BatchMatMulV2")
def batch_v2():
    yield from batch_cases()
    a, b, c = rnd("f32", 2, 4, 5), rnd("f32", 2, 5, 3, seed=2), rnd("f32", 3, seed=3)
    yield Case("bias", {"x1": a, "x2": b, "bias": c}, [product(a, b, c).float()], tol=TOL["f32"])
    c = rnd("f32", 2, 1, 3, seed=3)
    yield Case("a bias each", {"x1": a, "x2": b, "bias": c}, [product(a, b, c).float()], tol=TOL["f32"])


@op("Dot")
def dot():
    a, b = rnd("f32", 9, seed=1), rnd("f32", 9, seed=2)
    yield Case("f32", {"input_x": a, "input_y": b}, [product(a, b).float().reshape(1)], tol=TOL["f32"])


# ---- convolutions ----

@op("Conv2D")
def conv2d():
    for dt in HALVES:
        x, w, b = rnd(dt, 2, 4, 7, 6, seed=1), rnd(dt, 3, 4, 3, 3, lo=-1, hi=1, seed=2), rnd(dt, 3, seed=3)
        y = F.conv2d(x.double(), w.double(), b.double(), 1, 1).to(x.dtype)
        yield Case(dt, {"x": x, "filter": w, "bias": b}, [y], strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], data_format="NCHW", tol=TOL[dt])
    x, w = rnd("f32", 1, 4, 9, 8, seed=1), rnd("f32", 6, 2, 3, 2, seed=2)
    y = F.conv2d(F.pad(x.double(), (1, 0, 2, 1)), w.double(), None, (2, 1), 0, (2, 3), 2).float()
    yield Case("strides, uneven pads, dilations, groups", {"x": x, "filter": w}, [y], strides=[1, 1, 2, 1], pads=[2, 1, 1, 0], dilations=[1, 1, 2, 3], groups=2, data_format="NCHW", tol=TOL["f32"])
    w = rnd("f32", 4, 1, 3, 3, seed=2)
    yield Case("depthwise", {"x": x, "filter": w}, [F.conv2d(x.double(), w.double(), groups=4).float()], strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], groups=4, data_format="NCHW", tol=TOL["f32"])
    w = rnd("f32", 5, 4, 1, 1, seed=2)
    yield Case("pointwise", {"x": x, "filter": w}, [F.conv2d(x.double(), w.double()).float()], strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], data_format="NCHW", tol=TOL["f32"])
    yield from wide_convolutions()
    yield Case("no images", {"x": x[:0], "filter": w}, [torch.zeros(0, 5, 9, 8)], strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], data_format="NCHW")
    yield Case("channels differ", {"x": x, "filter": rnd("f32", 5, 3, 1, 1)}, error="SIZE_MISMATCH", strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], data_format="NCHW")


def wide_convolutions():
    """Groups of 16 and more output channels."""
    for dt in HALVES:
        x, w, b = rnd(dt, 2, 5, 7, 6, seed=1), rnd(dt, 19, 5, 3, 2, lo=-1, hi=1, seed=2), rnd(dt, 19, seed=3)
        y = F.conv2d(x.double(), w.double(), b.double(), 1, (1, 0)).to(x.dtype)
        yield Case("wide " + dt, {"x": x, "filter": w, "bias": b}, [y], strides=[1, 1, 1, 1], pads=[1, 1, 0, 0], data_format="NCHW", tol=TOL[dt])
    x, w = rnd("f32", 1, 6, 9, 8, seed=1), rnd("f32", 34, 3, 3, 2, seed=2)
    y = F.conv2d(F.pad(x.double(), (1, 0, 2, 1)), w.double(), None, (2, 1), 0, (2, 3), 2).float()
    yield Case("wide, strides, uneven pads, dilations, groups", {"x": x, "filter": w}, [y], strides=[1, 1, 2, 1], pads=[2, 1, 1, 0], dilations=[1, 1, 2, 3], groups=2, data_format="NCHW", tol=TOL["f32"])
    x, w = rnd("f32", 1, 300, 2, 5, seed=1), rnd("f32", 16, 300, 1, 1, lo=-1, hi=1, seed=2)
    yield Case("wide, many channels, pointwise", {"x": x, "filter": w}, [F.conv2d(x.double(), w.double(), None, 2).float()], strides=[1, 1, 2, 2], pads=[0, 0, 0, 0], data_format="NCHW", tol=TOL["f32"])
    x, w = rnd("f32", 1, 67, 3, 3, seed=1), rnd("f32", 16, 67, 3, 3, lo=-1, hi=1, seed=2)
    yield Case("wide, many channels", {"x": x, "filter": w}, [F.conv2d(x.double(), w.double(), None, 1, 1).float()], strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], data_format="NCHW", tol=TOL["f32"])
    for dt in ("f32", "bf16"):
        x, w, b = rnd(dt, 2, 19, 7, 6, seed=1), rnd(dt, 19, 1, 3, 2, lo=-1, hi=1, seed=2), rnd(dt, 19, seed=3)
        y = F.conv2d(x.double(), w.double(), b.double(), (2, 1), (1, 2), (1, 2), 19).to(x.dtype)
        yield Case("wide, depthwise " + dt, {"x": x, "filter": w, "bias": b}, [y], strides=[1, 1, 2, 1], pads=[1, 1, 2, 2], dilations=[1, 1, 1, 2], groups=19, data_format="NCHW", tol=TOL[dt])
    w, b = rnd("f32", 17, 0, 1, 1), rnd("f32", 17, seed=3)
    yield Case("wide, an empty sum", {"x": rnd("f32", 1, 0, 2, 2), "filter": w, "bias": b}, [b.reshape(1, 17, 1, 1).expand(1, 17, 2, 2).contiguous()], strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], data_format="NCHW")


@op("Conv3D")
def conv3d():
    x, w, b = rnd("f32", 1, 2, 4, 5, 6, seed=1), rnd("f32", 3, 2, 2, 3, 3, seed=2), rnd("f32", 3, seed=3)
    y = F.conv3d(x.double(), w.double(), b.double(), (1, 2, 1), 1).float()
    yield Case("f32", {"x": x, "filter": w, "bias": b}, [y], strides=[1, 1, 1, 2, 1], pads=[1] * 6, data_format="NCDHW", tol=TOL["f32"])
    w, b = rnd("f32", 18, 2, 2, 3, 3, seed=2), rnd("f32", 18, seed=3)
    y = F.conv3d(x.double(), w.double(), b.double(), (1, 2, 1), 1).float()
    yield Case("wide", {"x": x, "filter": w, "bias": b}, [y], strides=[1, 1, 1, 2, 1], pads=[1] * 6, data_format="NCDHW", tol=TOL["f32"])


@op("Conv2DTranspose")
def conv2d_transpose():
    for dt in HALVES:
        x, w = rnd(dt, 2, 4, 3, 5, seed=1), rnd(dt, 4, 3, 3, 2, lo=-1, hi=1, seed=2)
        y = F.conv_transpose2d(x.double(), w.double(), None, 2, 1, 1, 1).to(x.dtype)
        yield Case(dt, {"input_size": T("i64", list(y.shape)), "x": x, "filter": w}, [y], strides=[1, 1, 2, 2], pads=[1, 1, 1, 1], output_padding=[0, 0, 1, 1], data_format="NCHW", tol=TOL[dt])


# ---- poolings ----

@op("MaxPoolV3")
def max_pool():
    for dt in HALVES + ["f64"]:
        x = rnd(dt, 2, 3, 7, 6)
        yield Case(dt, {"x": x}, [F.max_pool2d(x, 3, 2, 1)], ksize=[1, 1, 3, 3], strides=[1, 1, 2, 2], pads=[1, 1, 1, 1])
    x = rnd("f32", 1, 2, 6, 6)
    yield Case("ceil", {"x": x}, [F.max_pool2d(x, 2, 3, 1, ceil_mode=True)], ksize=[1, 1, 2, 2], strides=[1, 1, 3, 3], pads=[1, 1, 1, 1], ceil_mode=True)
    n = x.clone()
    n[0, 0, 2, 2] = float("nan")
    yield Case("nan", {"x": n}, [F.max_pool2d(n, 2)], ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2])


@op("AvgPoolV2")
def avg_pool():
    for dt in HALVES:
        x = rnd(dt, 2, 3, 7, 6)
        for exclusive in (True, False):
            y = F.avg_pool2d(x.double(), 3, 2, 1, count_include_pad=not exclusive).to(x.dtype)
            yield Case("%s exclusive %s" % (dt, exclusive), {"x": x}, [y], ksize=[1, 1, 3, 3], strides=[1, 1, 2, 2], pads=[1, 1, 1, 1], exclusive=exclusive, tol=LOOSE[dt])
    x = rnd("f32", 1, 2, 6, 6)
    yield Case("divisor", {"x": x}, [F.avg_pool2d(x, 2, 2, divisor_override=3)], ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2], divisor_override=3, tol=(1e-6, 1e-6))


@op("AdaptiveAvgPool2d")
def adaptive():
    for dt in HALVES:
        x = rnd(dt, 2, 3, 7, 5)
        yield Case(dt, {"x": x}, [F.adaptive_avg_pool2d(x.double(), (3, 2)).to(x.dtype)], output_size=[3, 2], tol=LOOSE[dt])
    x = rnd("f32", 2, 3, 7, 5)
    yield Case("to one", {"x": x}, [F.adaptive_avg_pool2d(x.double(), 1).float()], output_size=[1, 1], tol=(1e-6, 1e-6))


@op("MaxPoolWithArgmaxV1")
def max_pool_argmax_v1():
    for dt in ("f32", "f16"):
        x = rnd(dt, 2, 3, 7, 6)
        for name, up, gap in (("plain", False, 1), ("ceil", True, 1), ("gaps", False, 2)):
            v, i = F.max_pool2d(x, (3, 2), (2, 3), 1, gap, up, return_indices=True)
            yield Case(f"{name}, {dt}", {"x": x}, [v, i.int()], ksize=[1, 3, 2, 1], strides=[1, 2, 3, 1], pads=[1, 1, 1, 1], dilation=[1, gap, gap, 1], ceil_mode=up)


@op("MaxPool3DWithArgmaxV2")
def max_pool_argmax():
    x = rnd("f32", 2, 2, 1, 7, 6)
    v, i = F.max_pool3d(x, (1, 3, 3), (1, 2, 2), (0, 1, 1), return_indices=True)
    image = {"ksize": [1, 3, 3], "strides": [1, 2, 2], "pads": [0, 1, 1]}
    yield Case("image", {"x": x}, [v, i.int()], **image)
    for dt in ("f16", "bf16"):
        y = x.to(TORCH[dt])
        v, i = F.max_pool3d(y, (1, 3, 3), (1, 2, 2), (0, 1, 1), return_indices=True)
        yield Case(f"image, {dt}", {"x": y}, [v, i.int()], **image)
    y = x.clone()
    y[:, :, :, 1:3, 2:5] = torch.nan
    v, i = F.max_pool3d(y, (1, 3, 3), (1, 2, 2), (0, 1, 1), return_indices=True)
    yield Case("of several NaN the last", {"x": y}, [v, i.int()], **image)
    y = torch.full_like(x, -torch.inf)
    y[0, 0, 0, 3, 2] = torch.nan
    v, i = F.max_pool3d(y, (1, 3, 3), (1, 2, 2), (0, 1, 1), return_indices=True)
    yield Case("nothing but -inf", {"x": y}, [v, i.int()], **image)
    x = rnd("f32", 2, 5, 4, 6)
    v, i = F.max_pool3d(x, (3, 2, 2), (2, 1, 3), (1, 0, 1), ceil_mode=True, return_indices=True)
    yield Case("volume, ceil", {"x": x[None]}, [v[None], i[None].int()], ksize=[3, 2, 2], strides=[2, 1, 3], pads=[1, 0, 1], ceil_mode=True)
    v, i = F.max_pool3d(x, 2, 1, 1, dilation=(2, 1, 3), return_indices=True)
    yield Case("gaps, i64", {"x": x[None]}, [v[None], i[None]], ksize=[2] * 3, strides=[1] * 3, pads=[1] * 3, dilation=[2, 1, 3], dtype=9)


@op("AdaptiveMaxPool2d")
def adaptive_max():
    x = rnd("f32", 2, 3, 7, 5)
    v, i = F.adaptive_max_pool2d(x, (3, 2), return_indices=True)
    yield Case("f32", {"x": x}, [v, i.int()], output_size=[3, 2])
    x[:, :, 1:3, 2:5] = torch.nan
    v, i = F.adaptive_max_pool2d(x, (3, 2), return_indices=True)
    yield Case("of several NaN the last", {"x": x}, [v, i.int()], output_size=[3, 2])
