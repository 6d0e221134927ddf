# SPDX-License-Identifier: Apache-2.0
"""Cases of elementwise operators, comparisons, selections and casts."""

import math

import torch
from caselib import ALL, EIGHTHS, FLOATS, INTS, TORCH, UNSIGNED, Case, T, op, rnd, wide

NAN, INF = math.nan, math.inf


def unary(name, fn, dtypes=FLOATS, lo=-4.0, hi=4.0, specials=True, port="x", **attrs):
    def make():
        for dt in dtypes:
            x = rnd(dt, 3, 5, lo=lo, hi=hi)
            yield Case(dt, {port: x}, [fn(wide(x)).to(x.dtype)], **attrs)
        x = rnd(dtypes[0], 2, 0, 3)
        yield Case("zero size", {port: x}, [x], **attrs)
        x = rnd(dtypes[0], lo=lo, hi=hi)
        yield Case("rank 0", {port: x}, [fn(wide(x)).to(x.dtype)], **attrs)
        if specials and "f32" in dtypes:
            x = T("f32", [NAN, INF, -INF, 0.0, -0.0])
            yield Case("specials", {port: x}, [fn(wide(x)).to(x.dtype)], **attrs)
    op(name)(make)


def integer(name, fn, dtypes=INTS, port="x"):
    """Adds cases of integers to those of floats."""
    from caselib import makers
    before = makers.get(name, lambda: [])

    def make():
        yield from before()
        for dt in dtypes:
            x = rnd(dt, 7, lo=-100, hi=100)
            yield Case(dt, {port: x}, [fn(x)])
    op(name)(make)


for n, f in {"Sqrt": torch.sqrt, "Rsqrt": lambda x: 1 / torch.sqrt(x), "Reciprocal": lambda x: 1 / x,
        "Log1p": torch.log1p, "Expm1": torch.expm1, "Sin": torch.sin, "Cos": torch.cos, "Tan": torch.tan,
        "Atan": torch.atan, "Sinh": torch.sinh, "Cosh": torch.cosh, "Tanh": torch.tanh, "Asinh": torch.asinh,
        "Erf": torch.erf, "Erfc": torch.erfc, "Floor": torch.floor, "Ceil": torch.ceil, "Rint": torch.round,
        "Round": torch.round, "Abs": torch.abs, "Neg": torch.neg, "Square": lambda x: x * x,
        "Sigmoid": torch.sigmoid, "Log": torch.log, "Exp": torch.exp, "Relu": torch.relu,
        "Softplus": torch.nn.functional.softplus}.items():
    unary(n, f)
unary("Sign", lambda x: torch.where(x.isnan(), 0.0, torch.sign(x)))
unary("Trunc", torch.trunc, ["f32", "f16", "bf16"], port="input_x")
for n, f in {"Asin": torch.asin, "Acos": torch.acos, "Atanh": torch.atanh}.items():
    unary(n, f, lo=-0.99, hi=0.99)
unary("Acosh", torch.acosh, lo=1.0)
unary("Lgamma", torch.lgamma, ["f32", "f64"], lo=-9.0, hi=9.0)
F3 = ["f32", "f16", "bf16"]
op("Signbit")(lambda: [Case(dt, {"x": T(dt, [NAN, INF, -INF, 0.0, -0.0, 1.5, -2.5])}, [T("bool", [0, 0, 1, 0, 1, 0, 1])]) for dt in FLOATS])
unary("Erfinv", torch.erfinv, F3, lo=-0.99, hi=0.99, port="input_x")
unary("Relu6", torch.nn.functional.relu6, F3, lo=-9.0, hi=9.0)
unary("LeakyRelu", lambda x: torch.where(x > 0, x, x * 0.25), negative_slope=0.25)
unary("Elu", lambda x: torch.where(x > 0, 3 * x, 2.0 * 3 * torch.expm1(0.5 * x)), alpha=2.0, scale=3.0,
    input_scale=0.5)
unary("CeluV2", lambda x: torch.celu(x, 1.5), F3, alpha=1.5)
unary("Selu", torch.selu)
unary("LogSigmoid", torch.nn.functional.logsigmoid, F3, lo=-30.0, hi=30.0)
unary("Softsign", torch.nn.functional.softsign)
unary("Mish", torch.nn.functional.mish, F3, specials=False)
unary("HardSwish", torch.nn.functional.hardswish, ["f32", "f16"], specials=False)
unary("HardSigmoid", torch.nn.functional.hardsigmoid, F3, port="input_x")
unary("Swish", lambda x: x * torch.sigmoid(0.5 * x), F3, specials=False, scale=0.5)
unary("SoftplusV2", lambda x: torch.nn.functional.softplus(x, 2.0, 3.0), F3, beta=2.0, threshold=3.0)
unary("Logit", lambda x: torch.logit(x, 0.2), F3, lo=0.0, hi=1.0, specials=False, eps=0.2)
integer("Abs", torch.abs)
integer("Neg", torch.neg, ["i8", "i32", "i64"])
integer("Sign", torch.sign)
integer("Square", lambda x: x * x, ["i32", "i64"])
integer("Relu", torch.relu, ["i8", "i16", "i32", "i64", "u8"])
integer("Round", lambda x: x, ["i32", "i64"])
integer("Invert", torch.bitwise_not)


@op("GeluV2")
def gelu():
    for approximate in ("none", "tanh"):
        for dt in F3:
            x = rnd(dt, 4, 6)
            y = torch.nn.functional.gelu(x.double(), approximate=approximate)
            yield Case(dt + " " + approximate, {"x": x}, [y.to(x.dtype)], approximate=approximate, tol=(1e-3 if dt == "f16" else 8e-3 if dt == "bf16" else 3e-7, 1e-7))
    x = T("f32", [-INF, INF, 0.0, -30.0])
    for approximate in ("none", "tanh"):  # PyTorch's f32 vector loop returns NaN for inf
        y = torch.nn.functional.gelu(x.double(), approximate=approximate).float()
        yield Case("ends " + approximate, {"x": x}, [y], approximate=approximate, tol=(1e-6, 1e-30))
    yield Case("another form", {"x": x}, error="CONSTRAINT", approximate="sigmoid")


@op("ThresholdV2")
def threshold():
    x = T("f32", [-1.0, 0.5, 0.6, 2.0])
    yield Case("value", {"x": x, "threshold": T("f32", 0.5), "value": T("f32", [9.0])}, [T("f32", [9.0, 9.0, 0.6, 2.0])])
    yield Case("no value", {"x": T("i32", [1, 5]), "threshold": T("i32", 3)}, [T("i32", [0, 5])])


@op("PRelu")
def prelu():
    x, w = rnd("f32", 2, 3, 4), T("f32", [0.5, 0.25, 2.0])
    yield Case("per channel", {"x": x, "weight": w}, [torch.nn.functional.prelu(x, w)])
    yield Case("one weight", {"x": x, "weight": w[:1]}, [torch.nn.functional.prelu(x, w[:1])])


@op("LogicalNot")
def logical_not():
    x = rnd("bool", 9)
    yield Case("bool", {"x": x}, [~x])


# Yields cases of Log and Exp with attributes.
def with_affine(name, fn):
    from caselib import makers
    before = makers[name]

    def make():
        yield from before()
        x = rnd("f32", 6, lo=0.5)
        for base in (-1.0, 2.0, 10.0, 3.0):
            for scale, shift in ((1.0, 0.0), (0.5, 1.0)):
                y = fn(x.double() * scale + shift, base)
                yield Case("base %g scale %g" % (base, scale), {"x": x}, [y.float()], base=base, scale=scale, shift=shift, tol=(4e-7, 1e-7))
    op(name)(make)


with_affine("Exp", lambda x, b: torch.exp(x) if b < 0 else b ** x)
with_affine("Log", lambda x, b: torch.log(x) / (1 if b < 0 else math.log(b)))
from caselib import makers  # noqa: E402

_log = makers["Log"]


@op("Log")
def log_ints():
    yield from _log()
    x = T("i32", [1, 2, 100])
    yield Case("integers give f32", {"x": x}, [torch.log(x.double()).float()])


# ---- binary ----

def binary(name, fn, floats=FLOATS, ints=INTS, positive=False, ports=("x1", "x2"), integer_fn=None, nonzero=False):
    def pair(dt, s1, s2):
        lo = 0.5 if positive else -8.0
        a, b = rnd(dt, *s1, lo=lo, hi=8.0, seed=1), rnd(dt, *s2, lo=lo, hi=8.0, seed=2)
        if nonzero:
            b = torch.where(b == 0, torch.ones_like(b), b)
        return a, b

    def make():
        for dt in floats:
            a, b = pair(dt, (3, 4), (3, 4))
            yield Case(dt, dict(zip(ports, (a, b))), [fn(wide(a), wide(b)).to(a.dtype)])
        for dt in ints:
            a, b = pair(dt, (3, 4), (3, 4))
            yield Case(dt, dict(zip(ports, (a, b))), [(integer_fn or fn)(a, b).to(a.dtype)])
        for s1, s2 in (((2, 1, 4), (3, 1)), ((4,), ()), ((), ()), ((0, 3), (1, 3)), ((2, 3, 1), (2, 1, 5)), ((1, 4), (3, 4))):
            dt = (list(floats) + list(ints))[0]
            a, b = pair(dt, s1, s2)
            f = fn if dt in FLOATS else (integer_fn or fn)
            yield Case("broadcast %s %s" % (list(s1), list(s2)), dict(zip(ports, (a, b))), [f(wide(a), wide(b)).to(a.dtype)])
    op(name)(make)


def more(name, *cases):
    before = makers[name]

    def make():
        yield from before()
        yield from cases
    op(name)(make)


trunc_div = lambda a, b: torch.div(a, b, rounding_mode="trunc")  # noqa: E731
floor_div = lambda a, b: torch.div(a, b, rounding_mode="floor")  # noqa: E731
binary("Add", torch.add)
more("Add", Case("bool is or", {"x1": T("bool", [0, 0, 1, 1]), "x2": T("bool", [0, 1, 0, 1])}, [T("bool", [0, 1, 1, 1])]),
    Case("wraps", {"x1": T("i32", [2147483647]), "x2": T("i32", [1])}, [T("i32", [-2147483648])]),
    Case("promotes", {"x1": T("i32", [3]), "x2": T("f32", [0.5])}, [T("f32", [3.5])]),
    Case("shapes differ", {"x1": T("f32", [1.0, 2.0]), "x2": T("f32", [1.0, 2.0, 3.0])}, error="SIZE_MISMATCH"))
binary("Sub", torch.sub)
more("Sub", Case("promotes", {"x1": T("i32", [3]), "x2": T("i64", [1 << 40])}, [T("i64", [3 - (1 << 40)])]))
binary("Mul", torch.mul)
more("Mul", Case("promotes", {"x1": T("i32", [3]), "x2": T("f32", [0.5])}, [T("f32", [1.5])]),
    Case("bool is and", {"x1": T("bool", [0, 0, 1, 1]), "x2": T("bool", [0, 1, 0, 1])}, [T("bool", [0, 0, 0, 1])]))
binary("Maximum", torch.maximum, ints=["i8", "i32", "i64", "u8"])
more("Maximum", Case("nan", {"x1": T("f32", [NAN, 1.0]), "x2": T("f32", [1.0, NAN])}, [T("f32", [NAN, NAN])]))
binary("Minimum", torch.minimum, ints=["i8", "i32", "i64", "u8"])
more("Minimum", Case("nan", {"x1": T("f32", [NAN, 1.0]), "x2": T("f32", [1.0, NAN])}, [T("f32", [NAN, NAN])]))
binary("SquaredDifference", lambda a, b: (a - b) ** 2, ints=["i32", "i64"])
binary("Atan2", torch.atan2, ints=[])
binary("Xlogy", torch.xlogy, ints=[], positive=True)
more("Xlogy", Case("zero and nan", {"x1": T("f32", [0.0, 0.0]), "x2": T("f32", [0.0, NAN])}, [T("f32", [0.0, NAN])]))
binary("Zeta", torch.special.zeta, ["f32", "f64"], ints=[], positive=True, ports=("x", "q"))
more("Zeta", Case("poles, and below 0", {"x": T("f32", [1.0, 0.5, 2.0, 3.0, 2.5, 2.0]), "q": T("f32", [2.0, 2.0, -2.0, -8.5, -8.5, -8.5])},
    [torch.special.zeta(torch.tensor([1.0, 0.5, 2.0, 3.0, 2.5, 2.0]).double(), torch.tensor([2.0, 2.0, -2.0, -8.5, -8.5, -8.5]).double()).float()]))
large, near = T("f64", [15.5, 30.0, 70.0]), T("f64", [14.5, 25.0, 55.0])
more("Zeta", *(Case(f"large {i}", {"x": large[i : i + 1], "q": near[i : i + 1]}, [torch.special.zeta(large[i : i + 1], near[i : i + 1])], tol=(2e-15, 0))
    for i in range(3)))
binary("Igamma", torch.special.gammainc, ["f32", "f64"], ints=[], positive=True, ports=("a", "x"))
binary("Igammac", torch.special.gammaincc, ["f32", "f64"], ints=[], positive=True, ports=("a", "x"))
for n, f in {"Igamma": torch.special.gammainc, "Igammac": torch.special.gammaincc}.items():
    ends = torch.tensor([0.0, 1.0, 3.0, 1e3, 1e9, INF, NAN, -1.0], dtype=torch.float64)
    pairs = torch.cartesian_prod(ends, ends)
    near = torch.tensor([[50.0, 45.0], [1e3, 1010.0], [99999.0, 1e5], [100001.0, 1e5], [1e7, 10003000.0], [1e15, 1e15]], dtype=torch.float64)
    more(n, Case("ends", {"a": pairs[:, 0].float(), "x": pairs[:, 1].float()}, [f(pairs[:, 0], pairs[:, 1]).float()]),
        Case("a large near x", {"a": near[:, 0], "x": near[:, 1]}, [f(near[:, 0], near[:, 1])], tol=(1e-9, 1e-9)))  # PyTorch's own rounding errors
FAR = torch.tensor([255.3, 1023.9, -1000.7, -0.1], dtype=torch.float64)
more("Exp", Case("base 2, far", {"x": FAR}, [torch.exp2(FAR)], tol=(1e-15, 0), base=2.0))
SMALL = [  # (a, x, Q by mpmath): PyTorch loses digits here
    (1e-16, 1e-16, 3.62641458230031318e-15), (1e-10, 1e-10, 2.24486352400241102e-9), (1e-3, 1e-3, 0.0063123532911397099),
    (1e-16, 1.05, 2.01872813220196596e-17), (1e-8, 0.5, 5.5977359770995871e-9), (0.1, 1.05, 0.0222822248684422823)]
more("Igammac", Case("a small", {"a": T("f64", [a for a, _, _ in SMALL]), "x": T("f64", [x for _, x, _ in SMALL])},
    [T("f64", [q for _, _, q in SMALL])], tol=(4e-15, 0)))
binary("NextAfter", lambda a, b: torch.nextafter(a.float(), b.float()), ["f32"], ints=[])
binary("Div", torch.div, integer_fn=floor_div, nonzero=True)
more("Div", Case("integers round down", {"x1": T("i32", [-7, 7, -7, 7]), "x2": T("i32", [2, -2, -2, 2])}, [T("i32", [-4, -4, 3, 3])]),
    Case("by zero", {"x1": T("i32", [1]), "x2": T("i32", [0])}, error="RUN_VALUE"))
binary("RealDiv", torch.div, ints=["i32", "i64", "i8"], integer_fn=trunc_div, nonzero=True)
more("RealDiv", Case("integers are cut", {"x1": T("i32", [-7, 7]), "x2": T("i32", [2, -2])}, [T("i32", [-3, -3])]),
    Case("bool gives f32", {"x1": T("bool", [1, 0]), "x2": T("bool", [1, 1])}, [T("f32", [1.0, 0.0])]),
    Case("float by zero", {"x1": T("f32", [1.0, -1.0, 0.0]), "x2": T("f32", [0.0, 0.0, 0.0])}, [T("f32", [INF, -INF, NAN])]))
binary("FloorDiv", lambda a, b: torch.floor(a / b), integer_fn=floor_div, nonzero=True)
binary("TruncateDiv", lambda a, b: torch.trunc(a / b), integer_fn=trunc_div, nonzero=True)
binary("FloorMod", torch.remainder, ints=["i32", "i64"], nonzero=True)
more("FloorMod", Case("sign of x2", {"x1": T("i32", [-7, 7, -7]), "x2": T("i32", [3, -3, -3])}, [T("i32", [2, -2, -1])]))
binary("Mod", torch.fmod, ints=["i8", "i32", "i64", "u8"], nonzero=True)
more("Mod", Case("sign of x1", {"x1": T("i32", [-7, 7, 5]), "x2": T("i32", [3, -3, 0])}, [T("i32", [-1, 1, -1])]))
binary("TruncateMod", torch.fmod, ints=["i32"], nonzero=True)
binary("Pow", torch.pow, ints=[], positive=True)
more("Pow", Case("integers", {"x1": T("i32", [2, -1, 1, 3, 0, 2]), "x2": T("i32", [10, -3, -5, -1, 0, 33])}, [T("i32", [1024, -1, 1, 0, 1, 0])]),
    Case("promotes", {"x1": T("f32", [2.0]), "x2": T("i32", [3])}, [T("f32", [8.0])]))
binary("BitwiseAnd", torch.bitwise_and, floats=[])
binary("BitwiseOr", torch.bitwise_or, floats=[])
binary("BitwiseXor", torch.bitwise_xor, floats=[])


@op("LeftShift")
def left_shift():
    yield Case("i32", {"x": T("i32", [1, 1, -1, 5]), "y": T("i32", [3, 32, 1, -1])}, [T("i32", [8, 0, -2, 5])])


@op("RightShift")
def right_shift():
    yield Case("i32", {"x": T("i32", [8, -8, -1, 5]), "y": T("i32", [2, 1, 40, -1])}, [T("i32", [2, -4, -1, 5])])
    yield Case("u8", {"x": T("u8", [255]), "y": T("u8", [4])}, [T("u8", [15])])


@op("LogicalAnd")
def logical_and():
    yield Case("bool", {"x1": T("bool", [0, 0, 1, 1]), "x2": T("bool", [0, 1, 0, 1])}, [T("bool", [0, 0, 0, 1])])


@op("LogicalOr")
def logical_or():
    yield Case("bool", {"x1": T("bool", [0, 0, 1, 1]), "x2": T("bool", [0, 1, 0, 1])}, [T("bool", [0, 1, 1, 1])])
    yield Case("f32", {"x1": T("f32", [0.0, 2.0]), "x2": T("f32", [0.0, 0.0])}, [T("bool", [0, 1])])


@op("Adds")
def adds():
    for dt in F3 + ["i32", "i64", "i16"]:
        x = rnd(dt, 5)
        yield Case(dt, {"x": x}, [(wide(x) + 2).to(x.dtype)], value=2.0)
    yield Case("a fraction", {"x": T("i32", [1])}, error="CONSTRAINT", value=0.5)


@op("Muls")
def muls():
    for dt in F3 + ["i32"]:
        x = rnd(dt, 5)
        yield Case(dt, {"x": x}, [(wide(x) * 3).to(x.dtype)], value=3.0)
    yield Case("a number beyond i32", {"x": T("i32", [1])}, error="CONSTRAINT", value=1e30)


@op("AddN")
def add_n():
    x = [rnd("f32", 2, 3, seed=i) for i in range(3)]
    yield Case("three", {"x": x}, [(x[0] + x[1]) + x[2]], N=3)


@op("Addcmul")
def addcmul():
    a, b, c = (rnd("f32", 3, 4, seed=i) for i in range(3))
    yield Case("f32", {"input_data": a, "x1": b, "x2": c[:1], "value": T("f32", 0.5)}, [(a.double() + 0.5 * b.double() * c[:1].double()).float()], tol=(5e-7, 1e-6))
    for dt in ("f16", "bf16"):  # PyTorch keeps the factor in f32; GE has it in the operands' dtype
        a, b, c, v = (*(rnd(dt, 3, 4, seed=i) for i in range(3)), T(dt, 0.3))
        yield Case(dt, {"input_data": a, "x1": b, "x2": c, "value": v}, [torch.addcmul(a, b, c, value=v.item())])


@op("Addcdiv")
def addcdiv():
    a, b, c = (rnd("f32", 3, 4, seed=i, lo=1.0) for i in range(3))
    yield Case("f32", {"input_data": a, "x1": b, "x2": c, "value": T("f32", 0.5)}, [(a.double() + 0.5 * b.double() / c.double()).float()], tol=(5e-7, 1e-6))
    for dt in ("f16", "bf16"):
        a, b, c, v = (*(rnd(dt, 3, 4, seed=i, lo=1.0) for i in range(3)), T(dt, 0.3))
        yield Case(dt, {"input_data": a, "x1": b, "x2": c, "value": v}, [torch.addcdiv(a, b, c, value=v.item())])


@op("Lerp")
def lerp():
    for dt in F3:
        a, b, w = rnd(dt, 3, 4, seed=1), rnd(dt, 3, 4, seed=2), rnd(dt, 3, 4, seed=3, lo=0.0, hi=1.0)
        y = (wide(a) + wide(w) * (wide(b) - wide(a))).to(a.dtype)
        yield Case(dt, {"start": a, "end": b, "weight": w}, [y], tol=(1e-2 if dt != "f32" else 1e-6, 1e-6))


# ---- comparisons, selection ----

for n, f in {"Equal": torch.eq, "NotEqual": torch.ne, "Greater": torch.gt, "GreaterEqual": torch.ge, "Less": torch.lt, "LessEqual": torch.le}.items():
    def make(f=f, n=n):
        for dt in FLOATS + INTS:
            a, b = rnd(dt, 40, lo=-2, hi=2, seed=1), rnd(dt, 40, lo=-2, hi=2, seed=2)
            if dt in FLOATS:
                a, b = a.round(), b.round()
            yield Case(dt, {"x1": a, "x2": b}, [f(a, b)])
        a, b = T("f32", [NAN, NAN, 1.0, -0.0, INF]), T("f32", [NAN, 1.0, NAN, 0.0, INF])
        yield Case("nan", {"x1": a, "x2": b}, [f(a, b)])
        a = rnd("i32", 2, 1, 3)
        yield Case("broadcast", {"x1": a, "x2": rnd("i32", 4, 1)}, [f(a, rnd("i32", 4, 1))])
        yield Case("zero size", {"x1": rnd("f32", 0, 3), "x2": rnd("f32", 3)}, [torch.zeros(0, 3, dtype=torch.bool)])
    op(n)(make)

for n, f in {"IsNan": torch.isnan, "IsInf": torch.isinf, "IsFinite": torch.isfinite}.items():
    def make(f=f):
        for dt in FLOATS:
            x = T(dt, [NAN, INF, -INF, 0.0, 1.0])
            yield Case(dt, {"x": x}, [f(x)])
    op(n)(make)


@op("SelectV2")
def select():
    for dt in FLOATS + INTS + ["bool"]:
        c, a, b = rnd("bool", 3, 4), rnd(dt, 3, 4, seed=1), rnd(dt, 3, 4, seed=2)
        yield Case(dt, {"condition": c, "then": a, "else": b}, [torch.where(c, a, b)])
    c, a, b = rnd("bool", 2, 1, 1), rnd("f32", 3, 1, seed=1), rnd("f32", 4, seed=2)
    yield Case("broadcast", {"condition": c, "then": a, "else": b}, [torch.where(c, a, b)])
    yield Case("nan stays", {"condition": T("bool", [1, 0]), "then": T("bf16", [NAN, 1.0]), "else": T("bf16", [1.0, NAN])}, [T("bf16", [NAN, NAN])])


@op("MaskedFill")
def masked_fill():
    for dt in ("f32", "f16", "bf16", "i8", "i32", "i64", "bool"):
        x, m = rnd(dt, 3, 4), rnd("bool", 4)
        v = T(dt, 1)
        yield Case(dt, {"x": x, "mask": m, "value": v}, [x.masked_fill(m, v)])
    x, m = rnd("f16", 3, 4), rnd("bool", 4)
    yield Case("a value of another dtype", {"x": x, "mask": m, "value": T("f32", 1.5)}, [x.masked_fill(m, 1.5)])
    x, m = rnd("f32", 1, 4), rnd("bool", 3, 1)
    yield Case("the mask is wider", {"x": x, "mask": m, "value": T("f32", [-INF])}, [torch.where(m, torch.tensor(-INF), x)])


@op("ClipByValueV2")
def clip():
    for dt in FLOATS + ["i8", "i32", "i64", "u8"]:
        x = rnd(dt, 3, 4)
        yield Case(dt, {"x": x, "clip_value_min": T(dt, 1), "clip_value_max": T(dt, 3)}, [x.clamp(1, 3)])
    yield Case("lo above hi", {"x": T("f32", [0.0, 9.0, NAN]), "clip_value_min": T("f32", 3.0), "clip_value_max": T("f32", 1.0)}, [T("f32", [1.0, 1.0, NAN])])


GE = {"f32": 0, "f16": 1, "i8": 2, "i32": 3, "u8": 4, "i16": 6, "i64": 9, "f64": 11, "bool": 12, "bf16": 27, "f8e5m2": 35, "f8e4m3": 36}


@op("Cast")
def cast():
    for a in TORCH:
        for b in TORCH:
            x = rnd(a, 6, lo=-3, hi=3) if a in FLOATS and b != "u8" else rnd(a, 6, lo=0, hi=3)
            yield Case("%s to %s" % (a, b), {"x": x}, [x.to(TORCH[b])], dst_type=GE[b])
    for e in EIGHTHS:
        every = torch.arange(256, dtype=torch.uint8).view(ALL[e])
        for f in FLOATS:
            yield Case("%s to %s" % (e, f), {"x": every}, [every.to(TORCH[f])], dst_type=GE[f])
            x = T(f, [0.0, -0.0, 1.0625, 1.1875, 2**-9 * 1.5, 2**-10, 2**-17, -3.3, 448.0, 464.0, 480.0, 57344.0, 61440.0, math.inf, -math.inf, NAN])
            yield Case("%s to %s" % (f, e), {"x": x}, [x.to(ALL[e])], dst_type=GE[e])
        for i in INTS:
            yield Case("%s to %s" % (e, i), {"x": T(e, [0.0, 1.75, 100.0])}, [T(i, [0, 1, 96])], dst_type=GE[i])
            yield Case("%s to %s" % (i, e), {"x": T(i, [0, 1, 100])}, [T(e, [0.0, 1.0, 100.0])], dst_type=GE[e])
        yield Case("%s to bool" % e, {"x": T(e, [0.0, -0.0, 0.5])}, [torch.tensor([False, False, True])], dst_type=12)
    x = T("u16", [0, 3, 40000, 65535])
    for b in ("f32", "f64", "bf16", "i32", "i64", "i16", "u8", "bool"):
        yield Case("u16 to %s" % b, {"x": x}, [x.to(TORCH[b])], dst_type=GE[b])
    for a in ("f32", "f16", "i32", "u8", "bool"):
        yield Case("%s to u16" % a, {"x": rnd(a, 6, lo=0, hi=3)}, [rnd(a, 6, lo=0, hi=3).to(torch.uint16)], dst_type=7)
    for u, code in (("u32", 8), ("u64", 10)):
        x = T(u, [0, 3, 16777217, 2**32 - 1])
        for b in (*TORCH, *UNSIGNED):
            if b not in ("f16", "i8", "u8"):
                yield Case("%s to %s" % (u, b), {"x": x}, [x.to(ALL[b])], dst_type={**GE, "u16": 7, "u32": 8, "u64": 10}[b])
        for b in ("f16", "i8", "u8"):
            yield Case("%s to %s" % (u, b), {"x": T(u, [0, 3, 100])}, [T(b, [0, 3, 100])], dst_type=GE[b])
        for a in (*TORCH, "u16"):
            x = T(a, [0, 1, 3, 100]) if a != "bool" else T(a, [0, 1])
            yield Case("%s to %s" % (a, u), {"x": x}, [x.to(ALL[u])], dst_type=code)
        for e in EIGHTHS:
            yield Case("%s to %s" % (e, u), {"x": T(e, [0.0, 1.75, 100.0])}, [T(u, [0, 1, 96])], dst_type=code)
            yield Case("%s to %s" % (u, e), {"x": T(u, [0, 1, 100])}, [T(e, [0.0, 1.0, 100.0])], dst_type=GE[e])
        yield Case("f64 above i32 to %s" % u, {"x": T("f64", [3e9, 4294967295.0])}, [T(u, [3000000000, 4294967295])], dst_type=code)
    big = torch.tensor([2**64 - 1, 2**63, 2**63 + 1025, 2**53 + 1], dtype=torch.uint64)
    for b in ("f32", "f64", "bf16"):
        yield Case("large u64 to %s" % b, {"x": big}, [big.to(TORCH[b])], dst_type=GE[b])
    yield Case("f64 to a large u64", {"x": T("f64", [2.0**63, 2.0**63 + 2048])}, [torch.tensor([2**63, 2**63 + 2048], dtype=torch.uint64)], dst_type=10)
    yield Case("out of range", {"x": T("f32", [300.0, -1e20, 1e20, NAN, -2.9])}, [T("i32", [300, -2147483648, 2147483647, 0, -2])], dst_type=3)
    yield Case("low bits of an i32", {"x": T("f32", [300.0, -1.5])}, [T("i8", [44, -1])], dst_type=2)
    yield Case("integers keep low bits", {"x": T("i32", [300, -1, 65536])}, [T("i8", [44, -1, 0])], dst_type=2)
    yield Case("half to even", {"x": T("f32", [1.00390625, 1.01171875])}, [T("bf16", [1.0, 1.015625])], dst_type=27)
    yield Case("i64 to f32 rounds once", {"x": T("i64", [16777217, 9007199791611905])}, [T("i64", [16777217, 9007199791611905]).to(torch.float32)], dst_type=0)
    yield Case("zero size", {"x": rnd("f32", 0, 2)}, [rnd("i32", 0, 2)], dst_type=3)


@op("Bitcast")
def bitcast():
    x = T("f32", [1.0, -2.0])
    yield Case("f32 as i32", {"x": x}, [x.view(torch.int32)], type=torch.int32)
    yield Case("f32 in parts", {"x": x}, [x.view(torch.int16).view(2, 2)], type=torch.int16)
    yield Case("parts joined", {"x": x.view(torch.int16).view(2, 2)}, [x], type=torch.float32)
    yield Case("parts in the last dim", {"x": x}, [x.view(torch.int16)], type=torch.int16, keep_dim=True)
    yield Case("joined in the last dim", {"x": x.view(torch.int16)}, [x], type=torch.float32, keep_dim=True)


for n in ("Identity", "TensorMove"):
    def make():
        for dt in TORCH:
            x = rnd(dt, 2, 3)
            yield Case(dt, {"x": x}, [x])
    op(n)(make)
