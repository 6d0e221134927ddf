# SPDX-License-Identifier: Apache-2.0
"""Language models in plain PyTorch, float64: references of models that are written as recipes.

Weights are the same bf16 or i8 numbers. Activations are not rounded to bf16; they are quantised
where the recipes quantise them. Sequences are packed and computed whole, without caches.

A random network rarely prefers one token clearly. So its routers and its head are fitted: each is
the ridge regression from the network's own inputs to random experts, or to a given text.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import plain_attention
import torch
import torch.nn.functional as F
from torch import Tensor

BF16, I8 = torch.bfloat16, torch.int8
RIDGE = 2e-3  # part of the mean square of the inputs
MARGIN = 8.0  # logit of the right token; others are around 0


@dataclasses.dataclass
class Quantised:
    """Weight of i8 [.., out, in] with a scale for each output, and the scale of its inputs."""

    weight: Tensor
    scale: Tensor
    smooth: Tensor

    @staticmethod
    def of(weight: Tensor) -> Quantised:
        """Quantises a weight; the scales of its inputs are random."""
        smooth = (torch.rand(*weight.shape[:-2], weight.shape[-1]) + 0.5).to(BF16)
        wide = weight.double() / smooth.double().unsqueeze(-2)
        scale = (wide.abs().amax(-1) / 127).to(BF16)
        return Quantised(
            (wide / scale.double()[..., None]).round().clamp(-127, 127).to(I8), scale, smooth
        )


def quantise(x: Tensor) -> tuple[Tensor, Tensor]:
    """Returns rows as integers in float64, and their scales [rows, 1]."""
    scale = x.abs().amax(-1, keepdim=True) / 127
    return (x / torch.where(scale == 0, 1.0, scale)).round(), scale


def linear(x: Tensor, w: Tensor | Quantised, bias: Tensor | None = None, ranks: int = 1) -> Tensor:
    """Returns the product with a weight [out, in], quantised if the weight is.

    Args:
        ranks: parts of the inputs that are quantised by themselves.
    """
    if isinstance(w, Quantised):
        parts = (t.chunk(ranks, -1) for t in (x * w.smooth.double(), w.weight.double()))
        sums = [F.linear(*(q := quantise(a))[:1], b) * q[1] for a, b in zip(*parts, strict=True)]
        y = torch.stack(sums).sum(0) * w.scale.double()
    else:
        y = F.linear(x, w.double())
    return y if bias is None else y + bias.double()


def of_expert(w: Tensor | Quantised, e: int) -> Tensor | Quantised:
    if isinstance(w, Quantised):
        return Quantised(w.weight[e], w.scale[e], w.smooth[e])
    return w[e]


def rms_norm(x: Tensor, weight: Tensor, eps: float = 1e-6) -> Tensor:
    return x * (x.square().mean(-1, keepdim=True) + eps).rsqrt() * weight.double()


def turn(x: Tensor, positions: Tensor, base: float) -> Tensor:
    """Rotates [tokens, heads, dim] by the positions of the tokens; pairs are i and dim / 2 + i."""
    d = x.shape[-1]
    angle = positions.double()[:, None] * base ** (-torch.arange(0, d, 2).double() / d)
    cos, sin = angle.cos()[:, None], angle.sin()[:, None]
    a, b = x.chunk(2, -1)
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


def swiglu_mlp(
    x: Tensor, gate_up: Tensor | Quantised, down: Tensor | Quantised, ranks: int = 1
) -> Tensor:
    gate, up = linear(x, gate_up).chunk(2, -1)
    return linear(F.silu(gate) * up, down, ranks=ranks)


def experts_mlp(
    x: Tensor,
    index: Tensor,
    weight: Tensor,
    w13: Tensor | Quantised,
    w2: Tensor | Quantised,
    ranks: int = 1,
) -> Tensor:
    """Returns the weighted sum of each token's experts, in a loop over experts."""
    y = torch.zeros_like(x)
    for e in range(int(index.max()) + 1):
        token, place = (index == e).nonzero(as_tuple=True)
        if len(token):
            one = swiglu_mlp(x[token], of_expert(w13, e), of_expert(w2, e), ranks)
            y.index_add_(0, token, one * weight[token, place, None])
    return y


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    lengths: Sequence[int],
    scale: float,
    window: int | None = None,
    sink: Tensor | None = None,
) -> Tensor:
    """Returns causal attention within each of the packed sequences, [tokens, heads * dim]."""
    found = []
    for a, b, c in zip(
        q.split(list(lengths)), k.split(list(lengths)), v.split(list(lengths)), strict=True
    ):
        r = plain_attention.Request(a, b, c)
        out = plain_attention.hidden(
            len(a), len(b), *((3, 0, 0) if window is None else (4, window, 0))
        )
        found.append(plain_attention.attend(r, scale, out, sink=sink)[0])
    return torch.cat(found).flatten(1)


def fitted(x: Tensor, targets: Tensor) -> Tensor:
    """Returns the weight [targets, inputs] in bf16 whose products are near the targets."""
    x = x.double()
    ridge = RIDGE * float(x.square().sum(-1).mean())
    dual = torch.linalg.solve(
        x @ x.T + ridge * torch.eye(len(x), dtype=torch.float64), targets.double()
    )
    return (dual.T @ x).to(BF16)


def fitted_router(x: Tensor, experts: int, chosen: Tensor) -> Tensor:
    """Returns a router whose logits are far apart between the chosen experts and others.

    Args:
        chosen: numbers of the experts of each token, [tokens, top]; logits fall along them.
    """
    targets = torch.full((len(x), experts), -2.0, dtype=torch.float64)
    falling = 2.0 - 0.5 * torch.arange(chosen.shape[1], dtype=torch.float64)
    targets.scatter_(1, chosen, falling.expand(len(x), -1))
    return fitted(x, targets)


def fitted_head(x: Tensor, tokens: Tensor, vocabulary: int) -> Tensor:
    return fitted(x, F.one_hot(tokens, vocabulary) * MARGIN)


@dataclasses.dataclass
class Found:
    """Outcome of a comparison of logits.

    Attributes:
        drafts: numbers of accepted and of rejected ones.
    """

    steps: int
    clear: int
    error: float
    drafts: tuple[int, int] = (0, 0)


def compare(found: Tensor, expected: Tensor, allowed: float, share: float = 0.9) -> Found:
    """Compares rows of logits with the reference's.

    Args:
        share: least share of steps whose two largest logits are more than twice `allowed` apart.

    Raises:
        AssertionError: a logit differs by more than `allowed`, a token differs at such a step, or
            the share is less.
    """
    expected = expected.double()
    error = float((found.double() - expected).abs().max())
    best = expected.topk(2, -1).values
    clear = best[:, 0] - best[:, 1] > 2 * allowed
    same = found.argmax(-1) == expected.argmax(-1)
    about = Found(len(found), int(clear.sum()), error)
    wrong = (~same & clear).nonzero().flatten().tolist()
    assert not wrong, f"tokens differ at {wrong}: {about}"
    assert about.clear >= share * about.steps, f"few clear steps: {about}"
    assert error <= allowed, f"logits differ by more than {allowed}: {about}"
    return about
