# SPDX-License-Identifier: Apache-2.0
"""Cases of recurrent layers: by the equations of GE's documentation, step by step in f64."""

import torch
from caselib import Case, op, rnd

TOL = {"f32": (1e-5, 1e-6), "f16": (4e-3, 1e-3)}


def lstm(x, w, b, h, c, order, forget_bias):
    """Returns all eight results of DynamicRNN, which rounds the states at every step."""
    dt, wide = x.dtype, torch.float64
    h, c = h[0].to(wide), c[0].to(wide)
    steps = []
    for row in x.to(wide):
        gates = dict(zip(order, (torch.cat([row, h], 1) @ w.to(wide) + b.to(wide)).chunk(4, 1), strict=True))
        i, j, f, o = gates["i"].sigmoid(), gates["j"].tanh(), (gates["f"] + forget_bias).sigmoid(), gates["o"].sigmoid()
        c = f * c + i * j
        t = c.tanh()
        h, c = (o * t).to(dt).to(wide), c.to(dt).to(wide)
        steps.append((h, h, c, i, j, f, o, t))
    return [torch.stack(r).to(dt) for r in zip(*steps, strict=True)]


def inputs(dt, steps, batch, size, hidden):
    return {"x": rnd(dt, steps, batch, size, seed=1), "w": rnd(dt, size + hidden, 4 * hidden, lo=-1, hi=1, seed=2),
            "b": rnd(dt, 4 * hidden, seed=3), "init_h": rnd(dt, 1, batch, hidden, lo=-1, hi=1, seed=4),
            "init_c": rnd(dt, 1, batch, hidden, seed=5)}


def case(name, dt, steps, batch, size, hidden, order="ijfo", forget_bias=0.0, **attrs):
    ins = inputs(dt, steps, batch, size, hidden)
    outs = lstm(*ins.values(), order, forget_bias)
    return Case(name, ins, outs, gate_order=order, forget_bias=forget_bias, tol=TOL[dt], **attrs)


@op("DynamicRNN")
def dynamic_rnn():
    for dt in TOL:
        yield case(dt, dt, 4, 3, 5, 6)
        yield case(dt + " in the other order", dt, 3, 2, 4, 5, order="ifjo", forget_bias=1.0, is_training=False)
    yield case("many rows", "f32", 2, 40, 3, 17)
    yield case("nothing goes in", "f32", 3, 2, 0, 4)
    ins = inputs("f32", 3, 2, 4, 5)
    x, w, b = ins["x"], ins["w"], ins["b"]
    zero = torch.zeros(1, 2, 5)
    yield Case("from zero", {"x": x, "w": w, "b": b}, lstm(x, w, b, zero, zero, "ijfo", 0.0), forget_bias=0.0, tol=TOL["f32"])
    yield Case("rank of x", {"x": x[0], "w": w, "b": b}, error="CONSTRAINT", forget_bias=0.0)
    yield Case("rows of w", {"x": x, "w": w[1:], "b": b}, error="SIZE_MISMATCH", forget_bias=0.0)
    yield Case("columns of w", {"x": x, "w": w[:, 1:].contiguous(), "b": b}, error="SIZE_MISMATCH", forget_bias=0.0)
    yield Case("elements of b", {"x": x, "w": w, "b": b[1:]}, error="SIZE_MISMATCH", forget_bias=0.0)
    yield Case("rank of a state", {**ins, "init_c": zero[0]}, error="CONSTRAINT", forget_bias=0.0)
    yield Case("size of a state", {**ins, "init_h": rnd("f32", 1, 3, 5)}, error="SIZE_MISMATCH", forget_bias=0.0)
    yield Case("no order", ins, error="CONSTRAINT", forget_bias=0.0, gate_order="ijof")
    yield Case("lengths", {"x": x, "w": w, "b": b, "seq_length": rnd("i32", 2)}, error="UNSUPPORTED_FORM", forget_bias=0.0)
    yield Case("other direction", ins, error="UNSUPPORTED_FORM", forget_bias=0.0, direction="BIDIRECTIONAL")
    yield Case("clipped", ins, error="UNSUPPORTED_FORM", forget_bias=0.0, cell_clip=1.0)
