# SPDX-License-Identifier: Apache-2.0
"""Common part of the generators of case files: tensors, their text form, one case."""

import torch

TORCH = {"f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16,
    "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64, "u8": torch.uint8,
    "bool": torch.bool}
UNSIGNED = {"u16": torch.uint16, "u32": torch.uint32, "u64": torch.uint64}  # few kernels support them
EIGHTHS = {"f8e4m3": torch.float8_e4m3fn, "f8e5m2": torch.float8_e5m2}  # stored and cast only
ALL = TORCH | UNSIGNED | EIGHTHS
NAME = {v: k for k, v in ALL.items()}
FLOATS = ["f32", "f64", "f16", "bf16"]
INTS = ["i8", "i16", "i32", "i64", "u8"]

makers = {}


def op(name):
    """Registers the decorated function, which yields the cases of the operator."""
    def register(fn):
        makers[name] = fn
        return fn
    return register


def T(dtype, values, shape=None):
    t = torch.tensor(values, dtype=torch.float64 if dtype in FLOATS or dtype in EIGHTHS else torch.int64).to(ALL[dtype])
    return t if shape is None else t.reshape(shape)


def rnd(dtype, *shape, lo=-4.0, hi=4.0, seed=0):
    g = torch.Generator().manual_seed(seed + 7 * len(shape) + sum(shape))
    if dtype in FLOATS:
        return (torch.rand(shape, generator=g, dtype=torch.float64) * (hi - lo) + lo).to(TORCH[dtype])
    if dtype == "bool":
        return torch.randint(0, 2, shape, generator=g).to(torch.bool)
    lo = 0 if dtype == "u8" else int(lo)
    return torch.randint(lo, int(hi) + 1, shape, generator=g).to(TORCH[dtype])


def wide(t):
    """Returns a tensor for the computation: floats as float64."""
    return t.double() if t.dtype.is_floating_point else t


def show(t):
    t = t.detach()
    v = []
    for x in t.reshape(-1).tolist():
        if isinstance(x, bool):
            v.append(str(int(x)))
        elif isinstance(x, float):
            v.append(repr(x) if t.dtype == torch.float64 else "%.9g" % x)
        else:
            v.append(str(x))
    return "%s[%s] %s" % (NAME[t.dtype], ",".join(map(str, t.shape)), " ".join(v))


def attr(name, v):
    if isinstance(v, bool):
        return "attr %s bool %s" % (name, str(v).lower())
    if isinstance(v, int):
        return "attr %s int %d" % (name, v)
    if isinstance(v, float):
        return "attr %s float %r" % (name, v)
    if isinstance(v, torch.dtype):
        return "attr %s dtype %s" % (name, NAME[v])
    if isinstance(v, str):
        return "attr %s str %s" % (name, v)
    return "attr %s %s %s" % (name, "floats" if v and isinstance(v[0], float) else "ints", " ".join(map(str, v)))


class Case:
    """Makes a case. ins: name -> tensor or list of tensors; outs: tensors, None is not compared; or error=. among: bounds of random
    results, whose dtypes and shapes are compared."""

    def __init__(self, name, ins, outs=(), error=None, tol=None, among=None, **attrs):
        self.lines = ["case " + name]
        for k, v in ins.items():
            for t in v if isinstance(v, (list, tuple)) else [v]:
                self.lines.append("in %s %s" % (k, show(t)))
        self.lines += [attr(k, v) for k, v in attrs.items()]
        if tol:
            self.lines.append("tol %g %g" % tol)
        if among:
            self.lines.append("among %g %g" % among)
        if error:
            self.lines.append("error " + error)
        for t in outs:
            self.lines.append("out any" if t is None else "out " + show(t))
        self.lines = [line.rstrip() for line in self.lines]
