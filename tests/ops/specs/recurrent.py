# SPDX-License-Identifier: Apache-2.0
"""Calls of recurrent layers."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import SPECS, Maker, Spec, call, f16, f32, f64, group, static

FEW = (f32, f64, f16)


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
