# SPDX-License-Identifier: Apache-2.0
"""Recurrent layers in one direction in training: scans with the gradients of their gates.

Gradients of weights are products over all steps, after the scan of backward.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.library import Library

Step = Callable[..., list[Tensor]]  # states, rows, weights -> new states, outputs of the step
States = list[Tensor]
Layer = Callable[..., Any]

_library = Library("fxge", "FRAGMENT")


def _scan(step: Step, states: States, rows: list[Tensor], weights: list[Tensor]) -> list[Tensor]:
    """Returns the final states and the stacked outputs of a loop over the first dim of `rows`."""
    from torch._higher_order_ops.scan import scan_op

    with torch._C._AutoDispatchBelowAutograd():  # gradients are those of the layer's function
        return list(scan_op(step, states, rows, tuple(weights)))


def _scan_back(
    step: Step, states: States, rows: list[Tensor], weights: list[Tensor]
) -> list[Tensor]:
    """Does the same from the last step to the first; outputs are in order of time."""
    found = _scan(step, states, [row.flip(0) for row in rows], weights)
    n = len(states)
    return [*found[:n], *(y.flip(0) for y in found[n:])]


def _given(bias: Tensor | None) -> list[Tensor]:
    return [] if bias is None else [bias]


def _split(tensors: Sequence[Tensor], bias: object) -> tuple[list[Tensor], list[Tensor]]:
    """Returns the bias, which comes first if there is one, and the other tensors."""
    n = 0 if bias is None else 1
    return list(tensors[:n]), list(tensors[n:])


def _wide(tensors: Sequence[Tensor]) -> list[Tensor]:
    """Returns tensors in the dtype of gradients between steps: f32 for half precision."""
    return [t.float() if t.dtype in (torch.float16, torch.bfloat16) else t for t in tensors]


def _like(grads: Sequence[Tensor | None], dtype: torch.dtype) -> tuple[Tensor | None, ...]:
    return tuple(g if g is None else g.to(dtype) for g in grads)


def _before(first: Tensor, all_steps: Tensor) -> Tensor:
    """Returns the state before each step."""
    return torch.cat([first[None], all_steps[:-1]])


def _weight_gradient(of_gates: Tensor, of_input: Tensor) -> Tensor:
    """Returns the gradient of a weight as one product over all steps."""
    return of_gates.flatten(0, 1).t() @ of_input.flatten(0, 1)


# ---- layers in one direction ----
#
# rows [T, B, G * H] holds the products of the input of all steps. Backward recomputes the gates of
# all steps by one product, so that forward keeps states alone.


class _LSTM(torch.autograd.Function):  # type: ignore[misc]
    """An LSTM: rows, h [B, P], c [B, H], w [4H, P], bias [4H] and projection [P, H], if any."""

    @staticmethod
    def forward(
        ctx: Any, rows: Tensor, h: Tensor, c: Tensor, w: Tensor, bias: Tensor | None, *more: Tensor
    ) -> tuple[Tensor, ...]:
        def step(h: Tensor, c: Tensor, row: Tensor, w: Tensor, *more: Tensor) -> list[Tensor]:
            biases, projection = _split(more, bias)
            of_h, of_x = _wide([F.linear(h, w, *biases), row])
            i, f, g, o = (of_h + of_x).chunk(4, -1)
            c = f.sigmoid() * c + i.sigmoid() * g.tanh()
            h = (o.sigmoid() * c.tanh()).to(row.dtype)
            if projection:
                h = F.linear(h, *projection)
            return [h, c, h.clone(), c.clone()]  # outputs share no memory with states

        weights = [w, *_given(bias), *more]
        last_h, last_c, hs, cs = _scan(step, [h, *_wide([c])], [rows], weights)
        ctx.save_for_backward(rows, h, c, hs, cs, *weights)
        ctx.bias = bias is not None
        return last_h, last_c.to(c.dtype), hs

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        dtype = grads[0].dtype
        rows, h, c, hs, cs, w, *more = _wide(ctx.saved_tensors)
        dh, dc, dy = _wide(grads)
        bias, projection = _split(more, ctx.bias or None)
        before, c_before = _before(h, hs), _before(c, cs)
        i, f, g, o = (F.linear(before, w, *bias) + rows).chunk(4, -1)
        i, f, g, o, t = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid(), cs.tanh()
        slopes = [g * i * (1 - i), c_before * f * (1 - f), i * (1 - g * g), t * o * (1 - o)]

        def step(
            dh: Tensor, dc: Tensor, dy: Tensor, k: Tensor, of_c: Tensor, f: Tensor, w: Tensor,
            *projection: Tensor,
        ) -> list[Tensor]:  # fmt: skip
            dh = dh + dy
            dm = dh @ projection[0] if projection else dh
            dc = dc + dm * of_c
            gates = torch.cat([dc, dc, dc, dm], -1) * k
            return [gates @ w, dc * f, gates, *([dh] if projection else [])]

        dh, dc, gates, *dhs = _scan_back(
            step, [dh, dc], [dy, torch.cat(slopes, -1), o * (1 - t * t), f], [w, *projection]
        )  # fmt: skip
        of_projection = [_weight_gradient(d, o * t) for d in dhs]
        of_bias = gates.sum((0, 1)) if bias else None
        of_weight = _weight_gradient(gates, before)
        return _like((gates, dh, dc, of_weight, of_bias, *of_projection), dtype)


class _LSTMByGE(torch.autograd.Function):  # type: ignore[misc]
    """An LSTM by GE's DynamicRNN and DynamicRNNGrad: x [T, B, N], h and c [B, H], weights, bias."""

    @staticmethod
    def forward(ctx: Any, *arguments: Tensor | None) -> tuple[Tensor, ...]:
        y, cs, *more = torch.ops.fxge.lstm_sequence(*arguments)
        ctx.save_for_backward(*arguments, y, cs, *more)
        return y[-1].clone(), cs[-1].clone(), y

    @staticmethod
    def backward(ctx: Any, dh: Tensor, dc: Tensor, dy: Tensor) -> tuple[Tensor | None, ...]:
        found = torch.ops.fxge.lstm_sequence_backward(*ctx.saved_tensors, dy, dh, dc)
        return (*found[:5], None if ctx.saved_tensors[5] is None else found[5])


class _GRU(torch.autograd.Function):  # type: ignore[misc]
    """A GRU: rows, h [B, H], w [3H, H], and bias [3H], if any."""

    @staticmethod
    def forward(
        ctx: Any, rows: Tensor, h: Tensor, w: Tensor, bias: Tensor | None
    ) -> tuple[Tensor, ...]:
        def step(h: Tensor, row: Tensor, w: Tensor, *bias: Tensor) -> list[Tensor]:
            of_h, of_x, before = _wide([F.linear(h, w, *bias), row, h])
            (r, z, n), (of_r, of_z, of_n) = of_x.chunk(3, -1), of_h.chunk(3, -1)
            z, n = (of_z + z).sigmoid(), (n + of_n * (of_r + r).sigmoid()).tanh()
            h = ((before - n) * z + n).to(row.dtype)
            return [h, h.clone()]

        last, hs = _scan(step, [h], [rows], [w, *_given(bias)])
        ctx.save_for_backward(rows, h, hs, w, *_given(bias))
        return last, hs

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        dtype = grads[0].dtype
        rows, h, hs, w, *bias = _wide(ctx.saved_tensors)
        dh, dy = _wide(grads)
        before = _before(h, hs)
        r, z, n = rows.chunk(3, -1)
        of_r, of_z, of_n = F.linear(before, w, *bias).chunk(3, -1)
        r, z = (of_r + r).sigmoid(), (of_z + z).sigmoid()
        n = (n + of_n * r).tanh()
        slope = (1 - z) * (1 - n * n)
        common = [slope * of_n * r * (1 - r), (before - n) * z * (1 - z)]
        k = torch.cat([*common, slope * r], -1)

        def step(dh: Tensor, dy: Tensor, k: Tensor, z: Tensor, w: Tensor) -> list[Tensor]:
            dh = dh + dy
            return [dh * z + (torch.cat([dh, dh, dh], -1) * k) @ w, dh]

        dh, dhs = _scan_back(step, [dh], [dy, k, z], [w])
        gates = torch.cat([dhs, dhs, dhs], -1) * k
        of_rows = torch.cat([gates[..., : -dhs.shape[-1]], dhs * slope], -1)
        of_bias = gates.sum((0, 1)) if bias else None
        return _like((of_rows, dh, _weight_gradient(gates, before), of_bias), dtype)


class _RNN(torch.autograd.Function):  # type: ignore[misc]
    """A plain RNN with tanh or relu: rows, h [B, H], w [H, H], and bias [H], if any."""

    @staticmethod
    def forward(
        ctx: Any, is_relu: bool, rows: Tensor, h: Tensor, w: Tensor, bias: Tensor | None
    ) -> tuple[Tensor, ...]:
        def step(h: Tensor, row: Tensor, w: Tensor, *bias: Tensor) -> list[Tensor]:
            gates = F.linear(h, w, *bias) + row
            h = gates.relu() if is_relu else gates.tanh()
            return [h, h.clone()]

        last, hs = _scan(step, [h], [rows], [w, *_given(bias)])
        ctx.save_for_backward(h, hs, w)
        ctx.is_relu, ctx.bias = is_relu, bias is not None
        return last, hs

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        dtype = grads[0].dtype
        h, hs, w = _wide(ctx.saved_tensors)
        dh, dy = _wide(grads)
        slope = (hs > 0).to(hs.dtype) if ctx.is_relu else 1 - hs * hs

        def step(dh: Tensor, dy: Tensor, slope: Tensor, w: Tensor) -> list[Tensor]:
            gates = (dh + dy) * slope
            return [gates @ w, gates]

        dh, gates = _scan_back(step, [dh], [dy, slope], [w])
        of_bias = gates.sum((0, 1)) if ctx.bias else None
        of_weight = _weight_gradient(gates, _before(h, hs))
        return _like((None, gates, dh, of_weight, of_bias), dtype)


# ---- operators of an LSTM in training ----

_LSTM_SCHEMAS = (
    "lstm_sequence(Tensor input, Tensor h, Tensor c, Tensor w_ih, Tensor w_hh, Tensor? b=None) -> "
    "(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
    "lstm_sequence_backward(Tensor input, Tensor h, Tensor c, Tensor w_ih, Tensor w_hh, Tensor? b, "
    "Tensor y, Tensor cs, Tensor i, Tensor j, Tensor f, Tensor o, Tensor tanh_c, Tensor dy, "
    "Tensor dh, Tensor dc) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
)


def _sequence(
    x: Tensor, h: Tensor, c: Tensor, w_ih: Tensor, w_hh: Tensor, b: Tensor | None = None
) -> tuple[Tensor, ...]:
    """Computes fxge::lstm_sequence in PyTorch: where a graph runs in eager PyTorch."""
    found: list[list[Tensor]] = [[] for _ in range(7)]
    for row in F.linear(x, w_ih, b):
        i, f, g, o = (F.linear(h, w_hh) + row).chunk(4, -1)
        i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
        c = f * c + i * g
        t = c.tanh()
        h = o * t
        for values, value in zip(found, (h, c, i, g, f, o, t), strict=True):
            values.append(value)
    return tuple(torch.stack(values) for values in found)


def _sequence_backward(
    x: Tensor, h: Tensor, c: Tensor, w_ih: Tensor, w_hh: Tensor, _bias: Tensor | None, y: Tensor,
    cs: Tensor, i: Tensor, g: Tensor, f: Tensor, o: Tensor, t: Tensor, dy: Tensor, dh: Tensor,
    dc: Tensor,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Computes fxge::lstm_sequence_backward in PyTorch."""
    before = _before(c, cs)
    gates: list[Tensor] = []
    for k in range(x.shape[0] - 1, -1, -1):
        dh = dh + dy[k]
        dc = dc + dh * o[k] * (1 - t[k] * t[k])
        di, dg = dc * g[k] * i[k] * (1 - i[k]), dc * i[k] * (1 - g[k] * g[k])
        df, do = dc * before[k] * f[k] * (1 - f[k]), dh * t[k] * o[k] * (1 - o[k])
        gates.insert(0, torch.cat([di, df, dg, do], -1))
        dh, dc = gates[0] @ w_hh, dc * f[k]
    of_gates = torch.stack(gates)
    of_weights = _weight_gradient(of_gates, x), _weight_gradient(of_gates, _before(h, y))
    return of_gates @ w_ih, dh, dc, *of_weights, of_gates.sum((0, 1))


def _sequence_shapes(x: Tensor, h: Tensor, *_rest: Tensor | None) -> tuple[Tensor, ...]:
    return tuple(x.new_empty(x.shape[0], x.shape[1], h.shape[1]) for _ in range(7))


def _sequence_backward_shapes(
    x: Tensor, h: Tensor, c: Tensor, w_ih: Tensor, w_hh: Tensor, *_rest: Tensor | None
) -> tuple[Tensor, ...]:
    like = (x, h, c, w_ih, w_hh)
    return (*(t.new_empty(t.shape) for t in like), w_ih.new_empty(w_ih.shape[0]))


@lru_cache(maxsize=1)
def define_sequences() -> None:
    """Registers fxge::lstm_sequence and its backward with PyTorch."""
    for schema, run, shapes in zip(
        _LSTM_SCHEMAS,
        (_sequence, _sequence_backward),
        (_sequence_shapes, _sequence_backward_shapes),
        strict=True,
    ):
        _library.define(schema)
        name = schema.partition("(")[0]
        _library.impl(name, run, "CPU")
        torch.library.register_fake(f"fxge::{name}", shapes, lib=_library)


# ---- the layer ----

# Layers in one direction: rows, states, weight, bias, and projection -> final states, outputs.
LAYERS: dict[Any, Layer] = {
    torch.lstm: _LSTM.apply,
    torch.gru: _GRU.apply,
    torch.rnn_tanh: partial(_RNN.apply, False),
    torch.rnn_relu: partial(_RNN.apply, True),
}


def one_way(
    layer: Layer, by_ge: bool, x: Tensor, states: States, w: Sequence[Tensor], biases: bool
) -> States:
    """Returns the final states, then the outputs of all steps.

    Args:
        layer: the kind of layer.
        by_ge: True if the chip may have kernels for GE's operators of an LSTM and its gradients.
        x: [T, B, N].
        states: initial states, [B, H] each.
        w: weights of one layer in one direction, in torch.nn's order.
        biases: True if the weights include two biases.
    """
    if by_ge and x.dtype in (torch.float16, torch.float32) and len(w) in (2, 4):
        bias = w[2] + w[3] if len(w) == 4 else None
        return list(_LSTMByGE.apply(x, *states, w[0], w[1], bias))
    rows = F.linear(x, w[0], w[2] if biases else None)
    return list(layer(rows, *states, w[1], w[3] if biases else None, *w[4 if biases else 2 :]))
