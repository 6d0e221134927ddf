# SPDX-License-Identifier: Apache-2.0
"""Requests for the loop of examples/serve, and their reference.

The reference is a second model in plain PyTorch without a cache, in float64. It reads each prompt
with its answer. Wherever its two best logits differ by more than twice the allowed difference, its
best token must be the loop's.
"""

from __future__ import annotations

import functools
import json
import math
import random
import sys
import unittest
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import support
import torch
import torch.nn.functional as F
from torch import Tensor

EXAMPLE = support.ROOT / "examples/serve"
sys.path.insert(0, str(EXAMPLE))
from loop import Request  # noqa: E402
from model import Sizes, make  # noqa: E402

torch.set_num_threads(1)  # tensors are tiny
SIZES = Sizes()
ALLOWED = 1e-4  # difference of a logit, of at most 4


@functools.cache
def weights() -> dict[str, Tensor]:
    return {name: t.double() for name, t in make(SIZES).state_dict().items()}


def plain(tokens: list[int], w: Mapping[str, Tensor] | None = None) -> Tensor:
    """Returns the logits [token, vocabulary] behind each token, without a cache, in float64."""
    w = weights() if w is None else w
    s, n = SIZES, len(tokens)
    at = torch.arange(n).double()
    angles = at[:, None] * 10000.0 ** (-torch.arange(s.head // 2).double() / (s.head // 2))
    turn = torch.polar(torch.ones_like(angles), angles)

    def norm(x: Tensor, name: str) -> Tensor:
        eps = torch.finfo(torch.float32).eps
        return x / (x.square().mean(-1, keepdim=True) + eps).sqrt() * w[name + ".weight"]

    def heads(x: Tensor, name: str) -> Tensor:
        return (x @ w[name + ".weight"].T).view(n, -1, s.head)

    def rotated(x: Tensor) -> Tensor:
        pairs = torch.complex(*x.chunk(2, -1)) * turn[:, None]
        return torch.cat((pairs.real, pairs.imag), -1)

    x = w["embed.weight"][tokens]
    for i in range(s.layers):
        layer = f"layers.{i}."
        y = norm(x, layer + "norm")
        q, k = (rotated(heads(y, f"{layer}attention.{name}")) for name in "qk")
        v = heads(y, layer + "attention.v")
        k, v = (t.repeat_interleave(s.heads // s.kv_heads, 1) for t in (k, v))
        scores = torch.einsum("qhd,khd->hqk", q, k) / math.sqrt(s.head)
        scores = scores.masked_fill(torch.ones(n, n).triu(1).bool(), -math.inf)
        y = torch.einsum("hqk,khd->qhd", scores.softmax(-1), v).flatten(1)
        x = x + y @ w[layer + "attention.out.weight"].T
        y = norm(x, layer + "norm2")
        gate, up = (y @ w[f"{layer}{name}.weight"].T for name in ("gate", "up"))
        x = x + (F.silu(gate) * up) @ w[layer + "down.weight"].T
    return norm(x, "norm") @ w["head.weight"].T


def requests(count: int, seed: int = 0) -> list[Request]:
    """Returns requests of random lengths, some as long as the cache allows."""
    rng = random.Random(seed)
    made = []
    for i in range(count):
        limit = rng.randint(1, 30)
        length = rng.choice((1, SIZES.chunk, SIZES.length - limit, rng.randint(1, 60)))
        prompt = [rng.randrange(SIZES.vocabulary) for _ in range(length)]
        made.append(Request(f"r{i}", prompt, limit, frozenset({rng.randrange(128)})))
    return made


def check_answers(
    case: unittest.TestCase,
    made: Iterable[Request],
    of: Callable[[Request], Mapping[str, Tensor]] = lambda _: weights(),
) -> None:
    """Compares the answers with the reference, where its margin is clear.

    Args:
        of: returns the weights for a request.
    """
    steps = clear = 0
    for request in made:
        case.assertTrue(request.done)
        case.assertFalse(request.stop & set(request.answer[:-1]))
        logits = plain(request.tokens, of(request))[len(request.prompt) - 1 : -1]
        best = logits.topk(2).values
        sure = best[:, 0] - best[:, 1] > 2 * ALLOWED
        steps, clear = steps + len(sure), clear + int(sure.sum())
        same = logits.argmax(1) == torch.tensor(request.answer)
        case.assertTrue(bool(same[sure].all()), request.name)
    print(f"{steps} tokens, {clear} of them clear")
    case.assertGreaterEqual(clear, 0.9 * steps)


def line(r: Request) -> str:
    x = {"name": r.name, "prompt": r.prompt, "limit": r.limit, "stop": sorted(r.stop)}
    return json.dumps(x) + "\n"


def write(path: Path, made: Iterable[Request]) -> Path:
    path.write_text("".join(map(line, made)))
    return path
