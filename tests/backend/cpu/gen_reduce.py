# SPDX-License-Identifier: Apache-2.0
"""Cases of reductions, scans, arg-extremes, softmax and normalisations."""

import math

import torch
import torch.nn.functional as F
from caselib import FLOATS, INTS, TORCH, Case, T, op, rnd

NAN, INF = math.nan, math.inf
I64 = lambda *v: T("i64", list(v))  # noqa: E731
LOOSE = {"f32": (1e-6, 1e-6), "f64": (1e-14, 1e-14), "f16": (1e-3, 1e-4), "bf16": (8e-3, 1e-3)}


def back(y, x):
    return y.to(x.dtype)


def reduction(name, fn, floats, ints):
    """fn(x in f64 or integers, dim, keepdim)"""
    def make():
        for dt in floats:
            x = rnd(dt, 3, 4, 5)
            yield Case(dt, {"x": x, "axes": I64(1)}, [back(fn(x.double(), (1,), False), x)], tol=LOOSE[dt])
        for dt in ints:
            x = rnd(dt, 3, 4, lo=-2, hi=3)
            yield Case(dt, {"x": x, "axes": I64(-1)}, [back(fn(x, (1,), False), x)])
        x = rnd(floats[0], 3, 4, 5)
        tol = LOOSE[floats[0]]
        yield Case("kept", {"x": x, "axes": I64(0, 2)}, [back(fn(x.double(), (0, 2), True), x)], keep_dims=True, tol=tol)
        yield Case("all, one twice", {"x": x, "axes": I64(0, 1, 2, -1)}, [back(fn(x.double(), (0, 1, 2), False), x)], tol=tol)
        yield Case("without axes", {"x": x, "axes": T("i64", [], (0,))}, [x])
        yield Case("long", {"x": rnd(floats[0], 2, 3000), "axes": T("i32", 1)}, [back(fn(rnd(floats[0], 2, 3000).double(), (1,), False), x)], tol=(tol[0], 1e-3 if name == "ReduceSum" else tol[1]))
        x = T(floats[0], 2.0)
        yield Case("rank 0", {"x": x, "axes": T("i64", 0)}, [x])
        yield Case("axis out of range", {"x": x, "axes": T("i64", 1)}, error="DIM_RANGE")
        x = I64(1, 7, 2)
        yield Case("u16", {"x": x.to(torch.uint16), "axes": I64(0)}, [fn(x, (0,), False).to(torch.uint16)])
        for dt in ("u32", "u64"):
            yield Case(dt, {"x": T(dt, [1, 7, 2]), "axes": I64(0)}, error="RUN_DTYPE")
    op(name)(make)


def prod(x, dims, keep):
    for d in sorted(dims, reverse=True):
        x = x.prod(d, keepdim=keep)
    return x


reduction("ReduceSum", lambda x, d, k: x.sum(d, keepdim=k), FLOATS, ["i32", "i64", "i8"])
reduction("ReduceMean", lambda x, d, k: x.double().mean(d, keepdim=k).trunc() if not x.is_floating_point() else x.mean(d, keepdim=k), FLOATS, ["i32"])
reduction("ReduceMax", lambda x, d, k: x.amax(d, keepdim=k), FLOATS, INTS)
reduction("ReduceMin", lambda x, d, k: x.amin(d, keepdim=k), FLOATS, INTS)
reduction("ReduceProd", prod, ["f64"], ["i32", "i64"])
from caselib import makers  # noqa: E402


def more(name, *cases):
    before = makers[name]

    def make():
        yield from before()
        yield from cases
    op(name)(make)


more("ReduceSum", Case("nothing gives 0", {"x": rnd("f32", 2, 0), "axes": I64(1)}, [torch.zeros(2)]),
    Case("cancellation", {"x": T("f32", [1e8, 1.0, -1e8, 1.0]), "axes": I64(0)}, [T("f32", 2.0)]))
more("ReduceMean", Case("nothing gives nan", {"x": rnd("f32", 2, 0), "axes": I64(1)}, [T("f32", [NAN, NAN])]),
    Case("empty axes reduce all when asked", {"x": T("f32", [1.0, 2.0]), "axes": T("i64", [], (0,))}, [T("f32", 1.5)], noop_with_empty_axes=False))
for n in ("ReduceMax", "ReduceMin"):
    more(n, Case("nan", {"x": T("f32", [[1.0, NAN, 2.0], [NAN, 1.0, 0.0], [0.0, 1.0, NAN]]), "axes": I64(1)}, [T("f32", [NAN] * 3)]),
        Case("over nothing", {"x": rnd("f32", 2, 0), "axes": I64(1)}, error="CONSTRAINT"),
        Case("nothing over nothing", {"x": rnd("f32", 0, 0), "axes": I64(1)}, [torch.zeros(0)]))

for n, f in (("ReduceAll", torch.all), ("ReduceAny", torch.any)):
    def make(f=f):
        x = T("bool", [[1, 1], [0, 1], [0, 0]])
        yield Case("rows", {"x": x, "axes": I64(1)}, [f(x, 1)])
        yield Case("without axes: all", {"x": x, "axes": T("i64", [], (0,))}, [f(x)])
        yield Case("over nothing", {"x": x[:, :0], "axes": I64(1)}, [f(x[:, :0], 1)])
    op(n)(make)


@op("ReduceLogSumExp")
def log_sum_exp():
    for dt in ("f32", "f16", "bf16"):
        x = rnd(dt, 3, 5)
        yield Case(dt, {"x": x, "axes": I64(1)}, [back(x.double().logsumexp(1), x)], tol=LOOSE[dt])
    x = T("f32", [[-INF, -INF], [INF, 0.0], [1000.0, 1000.0]])
    yield Case("ends", {"x": x, "axes": I64(1)}, [x.double().logsumexp(1).float()])


@op("ReduceStdV2")
def std():
    x = rnd("f32", 3, 5)
    for c in (0, 1):
        yield Case("correction %d" % c, {"x": x}, [x.double().std(1, correction=c).float(), x.double().mean(1).float()], dim=[1], correction=c, tol=(1e-6, 1e-7))
    yield Case("one element", {"x": x[:, :1]}, [T("f32", [NAN] * 3), x[:, 0]], dim=[1])


@op("LpNormV2")
def lp_norm():
    x = rnd("f32", 3, 5)
    for p in (0.0, 1.0, 2.0, 3.0):
        yield Case("p %g" % p, {"x": x}, [torch.linalg.vector_norm(x.double(), p, 1).float()], p=p, axes=[1], epsilon=0.0, tol=(1e-6, 1e-7))
    yield Case("max", {"x": x}, [x.abs().amax(1)], p=2147483647.0, axes=[1], epsilon=0.0)
    yield Case("min", {"x": x}, [x.abs().amin(1)], p=-2147483648.0, axes=[1], epsilon=0.0)
    yield Case("epsilon", {"x": torch.zeros(3)}, [T("f32", 0.5)], epsilon=0.5)


# ---- scans, extremes ----

@op("Cumsum")
def cumsum():
    for dt in FLOATS + INTS:
        x = rnd(dt, 3, 4, 2)
        y = x.double().cumsum(1).to(x.dtype) if dt in FLOATS else x.cumsum(1).to(x.dtype)
        yield Case(dt, {"x": x, "axis": T("i32", 1)}, [y], tol=LOOSE.get(dt))
    yield Case("u16", {"x": T("u16", [1, 7, 2]), "axis": T("i64", 0)}, [T("u16", [1, 8, 10])])
    for dt in ("u32", "u64"):
        yield Case(dt, {"x": T(dt, [1, 7, 2]), "axis": T("i64", 0)}, error="RUN_DTYPE")
    x = T("i64", [1, 2, 3])
    yield Case("exclusive", {"x": x, "axis": T("i64", 0)}, [I64(0, 1, 3)], exclusive=True)
    yield Case("reverse", {"x": x, "axis": T("i64", -1)}, [I64(6, 5, 3)], reverse=True)
    yield Case("both", {"x": x, "axis": T("i64", 0)}, [I64(5, 3, 0)], exclusive=True, reverse=True)
    yield Case("rank 0", {"x": T("f32", 2.0), "axis": T("i64", 0)}, [T("f32", 2.0)])


@op("Cumprod")
def cumprod():
    x = rnd("f32", 3, 4)
    yield Case("f32", {"x": x, "axis": T("i32", 1)}, [x.double().cumprod(1).float()], tol=(1e-6, 1e-7))
    yield Case("exclusive", {"x": I64(2, 3, 4), "axis": T("i32", 0)}, [I64(1, 2, 6)], exclusive=True)


@op("CumulativeLogsumexp")
def cumulative_logsumexp():
    for dt in ("f32", "f16"):
        x = rnd(dt, 3, 4, 2)
        yield Case(dt, {"x": x, "axis": T("i32", 1)}, [x.double().logcumsumexp(1).to(x.dtype)])
    x = T("f32", [-INF, -INF, 1.0, 200.0, -300.0, INF, NAN, 0.0])
    yield Case("ends", {"x": x, "axis": T("i64", 0)}, [x.logcumsumexp(0)])
    x = T("f32", [1.0, 2.0, 3.0])
    y = x.flip(0).logcumsumexp(0).flip(0)
    yield Case("reverse", {"x": x, "axis": T("i64", -1)}, [y], reverse=True)
    yield Case("exclusive, reverse", {"x": x, "axis": T("i64", 0)}, [torch.cat([y[1:], T("f32", [-INF])])], exclusive=True, reverse=True)


for n, f, a in (("Cummax", torch.cummax, "dim"), ("Cummin", torch.cummin, "axis")):
    def make(f=f, a=a):
        x = T("f32", [1.0, 3.0, 2.0, 3.0, 0.0])
        v, i = f(x, 0)
        yield Case("f32", {"x": x}, [v, i.int()], **{a: 0})
        x = rnd("i32", 3, 4)
        v, i = f(x, 0)
        yield Case("dim 0", {"x": x}, [v, i.int()], **{a: 0})
    op(n)(make)

for n, f in (("ArgMaxV2", torch.argmax), ("ArgMin", torch.argmin)):
    def make(f=f):
        for dt in FLOATS + INTS:
            x = torch.randperm(12, generator=torch.Generator().manual_seed(1)).reshape(3, 4).to(TORCH[dt])
            yield Case(dt, {"x": x, "dimension": T("i64", 1)}, [f(x, 1)])
        x = T("f32", [[1.0, 2.0, 2.0, 1.0], [1.0, NAN, NAN, 5.0]])
        first = I64(1, 1) if f is torch.argmax else I64(0, 1)
        yield Case("first of equal ones, nan", {"x": x, "dimension": T("i32", -1)}, [first])
        yield Case("i32", {"x": x[:1], "dimension": T("i32", -1)}, [first[:1].int()], dtype=torch.int32)
        yield Case("over nothing", {"x": rnd("f32", 2, 0), "dimension": T("i32", 1)}, error="CONSTRAINT")
    op(n)(make)

for n, f in (("ArgMaxWithValue", torch.max), ("ArgMinWithValue", torch.min)):
    def make(f=f):
        for dt in ("f32", "f16", "bf16", "i32", "i64"):
            x = torch.randperm(12, generator=torch.Generator().manual_seed(1)).reshape(3, 4).to(TORCH[dt])
            v, i = f(x, 0)
            yield Case(dt, {"x": x}, [i.int(), v], dimension=0)
        v, i = f(rnd("f32", 3, 4), 1, keepdim=True)
        yield Case("kept", {"x": rnd("f32", 3, 4)}, [i.int(), v], dimension=1, keep_dims=True)
    op(n)(make)


# ---- softmax, norms ----

for n, f, port in (("SoftmaxV2", torch.softmax, "x"), ("LogSoftmaxV2", torch.log_softmax, "logits")):
    def make(f=f, port=port, n=n):
        for dt in FLOATS:
            x = rnd(dt, 3, 5)
            yield Case(dt, {port: x}, [back(f(x.double(), -1), x)], tol=LOOSE[dt])
        x = rnd("f32", 2, 3, 4)
        yield Case("axis 1", {port: x}, [f(x.double(), 1).float()], axes=[1], tol=(1e-6, 1e-7))
        yield Case("masked", {port: T("f32", [0.0, -INF, 1.0])}, [f(T("f64", [0.0, -INF, 1.0]), 0).float()], tol=(1e-6, 1e-7))
        yield Case("zero size", {port: rnd("f32", 2, 0)}, [rnd("f32", 2, 0)])
        yield Case("rank 0", {port: T("f32", 3.0)}, [f(T("f32", 3.0), 0)])
        if n == "SoftmaxV2":
            x = rnd("f16", 2, 3)
            yield Case("to f32", {port: x}, [f(x.double(), -1).float()], half_to_float=True, tol=(1e-6, 1e-7))
            yield Case("a masked row is nan", {port: T("f32", [-INF, -INF])}, [T("f32", [NAN, NAN])])
    op(n)(make)


def stats(x, dims):
    x = x.double()
    m = x.mean(dims, keepdim=True)
    return m, x.var(dims, correction=0, keepdim=True)


@op("LayerNormV4")
def layer_norm_v4():
    for dt in ("f32", "f16", "bf16"):
        x, g, b = rnd(dt, 2, 3, 8), rnd(dt, 8, seed=1), rnd(dt, 8, seed=2)
        y = F.layer_norm(x.double(), (8,), g.double(), b.double(), 1e-3).to(x.dtype)
        m, v = stats(x, (2,))
        yield Case(dt, {"x": x, "normalized_shape": I64(8), "gamma": g, "beta": b}, [y, m.float(), (1 / (v + 1e-3).sqrt()).float()], epsilon=1e-3, tol=LOOSE[dt])
    x = rnd("f32", 2, 3, 4)
    yield Case("two dims, plain", {"x": x, "normalized_shape": T("i32", [3, 4])}, [F.layer_norm(x.double(), (3, 4)).float(), None, None], tol=(2e-6, 1e-6))


@op("LayerNorm")
def layer_norm():
    x, g, b = rnd("f32", 2, 3, 4), rnd("f32", 4, seed=1), rnd("f32", 4, seed=2)
    m, v = stats(x, (2,))
    yield Case("variance", {"x": x, "gamma": g, "beta": b}, [F.layer_norm(x.double(), (4,), g.double(), b.double(), 1e-7).float(), m.float(), v.float()], begin_norm_axis=-1, begin_params_axis=-1, tol=(2e-6, 1e-6))


@op("LayerNormV3")
def layer_norm_v3():
    x, g, b = rnd("f32", 2, 3, 4), rnd("f32", 4, seed=1), rnd("f32", 4, seed=2)
    m, v = stats(x, (2,))
    yield Case("rstd", {"x": x, "gamma": g, "beta": b}, [F.layer_norm(x.double(), (4,), g.double(), b.double(), 1e-5).float(), m.float(), (1 / (v + 1e-5).sqrt()).float()], begin_norm_axis=2, begin_params_axis=2, tol=(2e-6, 1e-6))


def rms(x, g, eps):
    r = 1 / (x.double().square().mean(tuple(range(-g.dim(), 0)), keepdim=True) + eps).sqrt()
    return x.double() * r * g.double(), r


@op("RmsNorm")
def rms_norm():
    for dt in ("f32", "f16", "bf16"):
        x, g = rnd(dt, 2, 3, 8), rnd(dt, 8, seed=1)
        y, r = rms(x, g, 1e-6)
        yield Case(dt, {"x": x, "gamma": g}, [y.to(x.dtype), r.float()], tol=LOOSE[dt])
    x, g = rnd("f32", 2, 3, 4), rnd("f32", 3, 4, seed=1)
    y, r = rms(x, g, 0.5)
    yield Case("two dims", {"x": x, "gamma": g}, [y.float(), r.float()], epsilon=0.5, tol=(1e-6, 1e-6))


@op("AddRmsNorm")
def add_rms_norm():
    a, b, g = rnd("f32", 2, 8), rnd("f32", 2, 8, seed=1), rnd("f32", 8, seed=2)
    y, r = rms(a + b, g, 1e-6)
    yield Case("f32", {"x1": a, "x2": b, "gamma": g}, [y.float(), r.float(), a + b], tol=(1e-6, 1e-6))


def bn(x, s, o, m, v, eps):
    return F.batch_norm(x.double(), m.double(), v.double(), s.double(), o.double(), False, 0.1, eps)


@op("BNInfer")
def bn_infer():
    for dt in ("f32", "f16", "bf16"):
        x = rnd(dt, 2, 3, 4, 4)
        s, o, m, v = (rnd("f32", 3, lo=0.5, seed=i) for i in range(4))
        yield Case(dt, {"x": x, "scale": s, "offset": o, "mean": m, "variance": v}, [bn(x, s, o, m, v, 1e-5).to(x.dtype)], epsilon=1e-5, tol=(LOOSE[dt][0], 1e-5 if dt == "f32" else 1e-2))


@op("BatchNorm")
def batch_norm():
    x = rnd("f32", 2, 3, 4)
    s, o, m, v = (rnd("f32", 3, lo=0.5, seed=i) for i in range(4))
    a = {"x": x, "scale": s, "offset": o, "mean": m, "variance": v}
    yield Case("inference", a, [bn(x, s, o, m, v, 1e-4).float(), m, v, None, None, None], is_training=False, data_format="NCHW", tol=(1e-6, 1e-5))
    yield Case("training", a, error="UNSUPPORTED_FORM", data_format="NCHW")


@op("GroupNorm")
def group_norm():
    for dt in ("f32", "f16"):
        x, g, b = rnd(dt, 2, 6, 4), rnd(dt, 6, seed=1), rnd(dt, 6, seed=2)
        y = F.group_norm(x.double(), 3, g.double(), b.double(), 1e-5)
        m, v = stats(x.reshape(2, 3, 8), (2,))
        yield Case(dt, {"x": x, "gamma": g, "beta": b}, [y.to(x.dtype), m.reshape(2, 3).to(x.dtype), v.reshape(2, 3).to(x.dtype)], num_groups=3, data_format="NCHW", eps=1e-5, tol=(2e-3 if dt == "f16" else 1e-6, 1e-3 if dt == "f16" else 1e-6))
    x, g = rnd("f32", 1, 2, 0, 3), rnd("f32", 2, seed=1)
    y, m, r = torch.native_group_norm(x, g, g, 1, 2, 0, 2, 1e-5)
    yield Case("empty groups", {"x": x, "gamma": g, "beta": g}, [y, m, r ** -2 - 1e-5], num_groups=2, data_format="NCHW", eps=1e-5)


@op("SwiGlu")
def swi_glu():
    for dt in ("f32", "f16", "bf16"):
        x = rnd(dt, 3, 8)
        a, b = x.double().chunk(2, -1)
        yield Case(dt, {"x": x}, [(F.silu(a) * b).to(x.dtype)], dim=-1, tol=LOOSE[dt])
