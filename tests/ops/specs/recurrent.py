# SPDX-License-Identifier: Apache-2.0
"""Calls of recurrent layers."""

from __future__ import annotations

import sys
from typing import Any

import torch

from specs.base import SPECS, Maker, Spec, call, f16, f32, f64, group, static

FEW = (f32, f64, f16)

# ---- fxge's own operators, by torch.lstm and its gradients ----

_libraries: list[torch.library.Library] = []
_SCHEMAS = (
    "lstm_sequence(Tensor input, Tensor h, Tensor c, Tensor w_ih, Tensor w_hh, Tensor? b=None) -> "
    "(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
    "lstm_sequence_backward(Tensor input, Tensor h, Tensor c, Tensor w_ih, Tensor w_hh, Tensor? b, Tensor y, Tensor cs, "
    "Tensor i, Tensor j, Tensor f, Tensor o, Tensor tanh_c, Tensor dy, Tensor dh, Tensor dc) -> "
    "(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
)


def lstm(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, w_ih: torch.Tensor, w_hh: torch.Tensor, b: torch.Tensor | None) -> Any:
    params = [w_ih, w_hh] if b is None else [w_ih, w_hh, b, torch.zeros_like(b)]
    return torch.lstm(x, [h[None], c[None]], params, b is not None, 1, 0.0, False, False, False)


def lstm_sequence(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, w_ih: torch.Tensor, w_hh: torch.Tensor, b: torch.Tensor | None = None) -> Any:
    y = lstm(x, h, c, w_ih, w_hh, b)[0]
    cs = torch.stack([lstm(x[: n + 1], h, c, w_ih, w_hh, b)[2][0] for n in range(x.shape[0])])
    before = torch.cat([h[None], y[:-1]])
    i, f, g, o = (before @ w_hh.t() + torch.nn.functional.linear(x, w_ih, b)).chunk(4, -1)
    return y, cs, i.sigmoid(), g.tanh(), f.sigmoid(), o.sigmoid(), cs.tanh()


def lstm_sequence_backward(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, w_ih: torch.Tensor, w_hh: torch.Tensor, b: torch.Tensor | None, *more: torch.Tensor) -> Any:
    leaves = [t.detach().requires_grad_() for t in (x, h, c, w_ih, w_hh)]
    bias = (torch.zeros(w_ih.shape[0], dtype=x.dtype) if b is None else b.detach()).requires_grad_()
    dy, dh, dc = more[-3:]
    with torch.enable_grad():
        results = lstm(*leaves, bias)
        return torch.autograd.grad(results, [*leaves, bias], [dy, dh[None], dc[None]])


def shapes(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, w_ih: torch.Tensor, w_hh: torch.Tensor, b: torch.Tensor | None = None, *more: torch.Tensor) -> Any:
    if more:
        return (*(t.new_empty(t.shape) for t in (x, h, c, w_ih, w_hh)), w_ih.new_empty(w_ih.shape[0]))
    return tuple(x.new_empty(x.shape[0], x.shape[1], h.shape[1]) for _ in range(7))


def register() -> None:
    """Defines these operators of `torch.ops.fxge`, where the package fxge does not."""
    if "fxge" in sys.modules:
        from fxge._operators.recurrent_layers import define_sequences

        define_sequences()
        return
    library = torch.library.Library("fxge", "FRAGMENT")
    _libraries.append(library)
    for schema, run in zip(_SCHEMAS, (lstm_sequence, lstm_sequence_backward)):
        name = schema.partition("(")[0]
        library.define(schema)
        library.impl(name, run, "CPU")
        torch.library.register_fake(f"fxge::{name}", shapes, lib=library)


def sequence(m: Maker, steps: int, batch: int, biases: bool = True) -> list[Any]:
    """Makes the arguments of fxge.lstm_sequence, with 2 input and 3 hidden features."""
    w = weights(m, 4, 2, 3, True)
    return [m(steps, batch, 2), m(batch, 3) / 4, m(batch, 3) / 4, w[0], w[1], w[2] if biases else None]


def sequence_backward(m: Maker, steps: int, batch: int, biases: bool = True) -> list[Any]:
    args = sequence(m, steps, batch, biases)
    return [*args, *lstm_sequence(*args), m(steps, batch, 3), m(batch, 3), m(batch, 3)]


def weights(m: Maker, gates: int, size: int, hidden: int, biases: bool, ways: int = 1, layers: int = 1, projected: int = 0) -> list[torch.Tensor]:
    """Makes the parameters of nn.LSTM and similar modules, layer by layer."""
    out, state = [], projected or hidden
    for layer in range(layers):
        for _ in range(ways):
            out += [m(gates * hidden, state * ways if layer else size) / 4, m(gates * hidden, state) / 4]
            out += [m(gates * hidden), m(gates * hidden)] if biases else []
            out += [m(projected, hidden) / 4] if projected else []
    return out


def layer(m: Maker, gates: int, steps: int, batch: int, biases: bool = True, layers: int = 1,
          both: bool = False, batch_first: bool = False, projected: int = 0) -> list[Any]:
    """Makes the arguments of aten.lstm.input and similar operators, with 2 input and 3 hidden features.

    PyTorch unrolls the steps while it traces, so the number of steps is static.
    """
    ways = 2 if both else 1
    x = m(batch, steps, 2) if batch_first else m(steps, batch, 2)
    h, c = m(layers * ways, batch, projected or 3) / 4, m(layers * ways, batch, 3) / 4
    params = weights(m, gates, 2, 3, biases, ways, layers, projected)
    return [x, [h, c] if gates == 4 else h, params, biases, layers, 0.0, False, both, batch_first]


def steps_of_mkldnn(m: Maker, biases: bool, reverse: bool) -> list[Any]:
    w = weights(m, 4, 3, 5, True)
    w = w if biases else [*w[:2], *(torch.zeros_like(b) for b in w[2:])]
    return [m(4, 3, 3), *w, m(1, 3, 5), m(1, 3, 5), reverse, [], 2, 5, 1, biases, False, False, False]


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("lstm_cell", "unlike", lambda m: [m(3, 3), [m(3, 5), m(3, 5).double()], m(20, 3), m(20, 5)])


@group
def layers() -> None:
    """Adds layers over padded and packed sequences."""
    for name, gates in (("lstm.input", 4), ("gru.input", 3), ("rnn_tanh.input", 1), ("rnn_relu.input", 1)):
        call(name, "plain", lambda m, g=gates: layer(m, g, 4, m.a), FEW)
        static(name, "bf16", lambda m, g=gates: layer(m, g, 2, 3, biases=False), (torch.bfloat16,))
        static(name, "one_step", lambda m, g=gates: layer(m, g, 1, 2), FEW)
        call(name, "no_bias", lambda m, g=gates: layer(m, g, 3, m.b, biases=False))
        call(name, "both_ways", lambda m, g=gates: layer(m, g, 2, m.a, both=True), FEW)
        call(name, "deep", lambda m, g=gates: layer(m, g, 3, m.a, layers=3, batch_first=True))
        static(name, "deep_both_ways", lambda m, g=gates: layer(m, g, 4, 2, layers=2, both=True, batch_first=True))
        static(name, "long", lambda m, g=gates: layer(m, g, 50, 1), (f32, f64))
        static(name, "no_batch", lambda m, g=gates: layer(m, g, 3, 0))
    call("lstm.input", "projected", lambda m: layer(m, 4, 3, m.a, layers=2, projected=2), FEW)
    static("lstm.input", "projected_both_ways", lambda m: layer(m, 4, 3, 2, both=True, biases=False, projected=2))


@group
def sequences() -> None:
    """Adds a layer in training and its gradients."""
    for name, make in (("fxge.lstm_sequence", sequence), ("fxge.lstm_sequence_backward", sequence_backward)):
        call(name, "plain", lambda m, f=make: f(m, 4, m.a), (f32, f16))
        static(name, "no_bias", lambda m, f=make: f(m, 3, 2, False))
        static(name, "one_step", lambda m, f=make: f(m, 1, 2))
        static(name, "no_batch", lambda m, f=make: f(m, 3, 0))


@group
def cells() -> None:
    """Adds single steps."""
    for name, gates in (("gru_cell", 3), ("rnn_tanh_cell", 1), ("rnn_relu_cell", 1)):
        call(name, "plain", lambda m, g=gates: [m(m.a, 3), m(m.a, 5), *weights(m, g, 3, 5, True)], FEW)
        static(name, "no_bias", lambda m, g=gates: [m(2, 3), m(2, 5), *weights(m, g, 3, 5, False)])
        static(name, "one", lambda m, g=gates: [m(3), m(5), *weights(m, g, 3, 5, True)])
    call("lstm_cell", "plain", lambda m: [m(m.a, 3), [m(m.a, 5), m(m.a, 5)], *weights(m, 4, 3, 5, True)], FEW)
    static("lstm_cell", "no_bias", lambda m: [m(2, 3), [m(2, 5), m(2, 5)], *weights(m, 4, 3, 5, False)])
    for biases in (False, True):
        for reverse in (False, True):
            tag = f"{'biased' if biases else 'plain'}{'_reverse' if reverse else ''}"
            make = lambda m, b=biases, r=reverse: (steps_of_mkldnn(m, b, r), {})  # noqa: E731
            # the last result is a workspace of oneDNN
            SPECS.append(Spec("mkldnn_rnn_layer", tag, make, (f32,), False, lambda out: out[:3]))
