# SPDX-License-Identifier: Apache-2.0
"""The models that the C suite compiles, runs and compares with PyTorch: one per architecture."""
from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.export import Dim

Args = tuple[Any, ...]

WIDTH = 16
HEADS = 2
HEAD = 16
INNER = HEADS * HEAD
CACHE = 16


@dataclass(frozen=True)
class Entry:
    """One model: how to build it, what to feed it, which sizes are free.

    `cases` makes the inputs of one case from a seeded generator each; the first case is also the
    example of the export. With `steps` the cases run one after the other on the same state, else
    each starts from the saved one. `extra` holds further data sets, each in a file of its own.
    The decomposed form is made if `decomposed`: not where it would only repeat other files.
    """

    name: str
    build: Callable[[], nn.Module]
    cases: list[Callable[[torch.Generator], Args]]
    dynamic: Any = None
    steps: bool = False
    extra: dict[str, list[Callable[[torch.Generator], Args]]] = field(default_factory=dict)
    decomposed: bool = True


def seed_of(name: str) -> int:
    """A seed that depends on the model's name only, so that models can be added in any order."""
    return zlib.crc32(name.encode())


def normal(*shape: int, dtype: torch.dtype = torch.float32) -> Callable[[torch.Generator], Args]:
    """A case with one normally distributed input."""
    return lambda g: (torch.randn(shape, generator=g).to(dtype),)


class Mlp(nn.Module):
    """Three linear layers; the batch is dynamic."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 4)
        )

    def forward(self, x: Tensor) -> Tensor:
        return F.softmax(self.layers(x), dim=-1)


class ConvNet(nn.Module):
    """Strided, padded, depthwise, grouped convolutions, batch-norm in eval, pools, a residual."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, stride=2, padding=1, bias=False)
        self.norm1 = nn.BatchNorm2d(8)
        self.depthwise = nn.Conv2d(8, 8, 3, padding=1, groups=8, bias=False)
        self.norm2 = nn.BatchNorm2d(8)
        self.grouped = nn.Conv2d(8, 8, 1, groups=2)
        self.wide = nn.Conv2d(8, 12, (3, 1), padding=(2, 0), dilation=(2, 1))
        self.pool = nn.MaxPool2d(3, stride=2, padding=1)
        self.relu = nn.ReLU(inplace=True)
        self.head = nn.Linear(12, 5)
        for norm in (self.norm1, self.norm2):
            spread_statistics(norm)

    def forward(self, x: Tensor) -> Tensor:
        x = self.relu(self.norm1(self.stem(x)))
        y = self.grouped(self.relu(self.norm2(self.depthwise(x))))
        x = self.relu(self.pool(y + x))
        x = self.relu(self.wide(x))
        x = torch.flatten(F.adaptive_avg_pool2d(x, (1, 1)), 1)
        scores: Tensor = self.head(x)
        return scores


def spread_statistics(norm: nn.BatchNorm2d) -> None:
    """Fresh running statistics (0 and 1) would hide a swapped mean and variance."""
    assert norm.running_mean is not None and norm.running_var is not None
    with torch.no_grad():
        norm.running_mean.uniform_(-0.5, 0.5)
        norm.running_var.uniform_(0.5, 2.0)
        norm.weight.uniform_(0.5, 1.5)
        norm.bias.uniform_(-0.5, 0.5)


class Encoder(nn.Module):
    """One pre-norm transformer encoder block; a mask is true where attention is allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.norm1 = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * INNER)
        self.proj = nn.Linear(INNER, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH)
        with torch.no_grad():
            for norm in (self.norm1, self.norm2):
                norm.weight.uniform_(0.5, 1.5)
                norm.bias.uniform_(-0.5, 0.5)

    def attend(self, x: Tensor, mask: Tensor | None) -> Tensor:
        batch, length, _ = x.shape
        q, k, v = self.qkv(x).view(batch, length, 3, HEADS, HEAD).permute(2, 0, 3, 1, 4).unbind(0)
        y: Tensor = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        y = self.proj(y.transpose(1, 2).reshape(batch, length, INNER))
        return y

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        x = x + self.attend(self.norm1(x), mask)
        y: Tensor = self.down(F.gelu(self.up(self.norm2(x))))
        return x + y


class RmsNorm(nn.Module):
    """Root mean square norm, written out as language models do."""

    def __init__(self, width: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(width).uniform_(0.5, 1.5))
        self.eps = eps

    def forward(self, x: Tensor) -> Tensor:
        return self.weight * (x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps))


def rotate_half(x: Tensor) -> Tensor:
    low, high = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2 :]
    return torch.cat((-high, low), dim=-1)


class Block(nn.Module):
    """Common part of the decoder blocks: weights, rotary angles, the feed-forward part, the caches."""

    inv_freq: Tensor
    k_cache: Tensor
    v_cache: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.norm1 = RmsNorm(WIDTH)
        self.q = nn.Linear(WIDTH, INNER, bias=False)
        self.k = nn.Linear(WIDTH, HEAD, bias=False)
        self.v = nn.Linear(WIDTH, HEAD, bias=False)
        self.o = nn.Linear(INNER, WIDTH, bias=False)
        self.norm2 = RmsNorm(WIDTH)
        self.gate = nn.Linear(WIDTH, 2 * WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, 2 * WIDTH, bias=False)
        self.down = nn.Linear(2 * WIDTH, WIDTH, bias=False)
        angle = torch.arange(0, HEAD, 2, dtype=torch.float32) / HEAD
        self.register_buffer("inv_freq", 1.0 / 10000.0**angle, persistent=False)
        self.register_buffer("k_cache", torch.zeros(1, 1, CACHE, HEAD))
        self.register_buffer("v_cache", torch.zeros(1, 1, CACHE, HEAD))

    def heads(self, x: Tensor, count: int) -> Tensor:
        return x.view(1, 1, count, HEAD).transpose(1, 2)

    def rotate(self, angle: Tensor, *heads: Tensor) -> list[Tensor]:
        both = torch.cat((angle, angle), dim=-1)
        cos, sin = both.cos(), both.sin()
        return [x * cos + rotate_half(x) * sin for x in heads]

    def feed(self, x: Tensor) -> Tensor:
        y: Tensor = self.norm2(x)
        y = self.down(F.silu(self.gate(y)) * self.up(y))
        return x + y


class Decoder(Block):
    """A decoder block whose position is a tensor of one element; caches written by index_copy_."""

    def forward(self, x: Tensor, pos: Tensor) -> Tensor:
        y = self.norm1(x)
        angle = pos.to(self.inv_freq.dtype)[:, None] * self.inv_freq[None, :]
        q, k = self.rotate(angle, self.heads(self.q(y), HEADS), self.heads(self.k(y), 1))
        self.k_cache.index_copy_(2, pos, k)
        self.v_cache.index_copy_(2, pos, self.heads(self.v(y), 1))
        k = self.k_cache.expand(1, HEADS, CACHE, HEAD)
        v = self.v_cache.expand(1, HEADS, CACHE, HEAD)
        mask = (torch.arange(CACHE) <= pos)[None, None, None, :]
        a = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        return self.feed(x + self.o(a.transpose(1, 2).reshape(1, 1, INNER)))


class DecoderInt(Block):
    """The same with a Python int as the position, slice assignment, and attention written out."""

    def forward(self, x: Tensor, pos: int) -> Tensor:
        y = self.norm1(x)
        angle = (pos * self.inv_freq)[None, :]
        q, k = self.rotate(angle, self.heads(self.q(y), HEADS), self.heads(self.k(y), 1))
        self.k_cache[:, :, pos : pos + 1] = k
        self.v_cache[:, :, pos : pos + 1] = self.heads(self.v(y), 1)
        score = (q @ self.k_cache.transpose(-1, -2)) * (1.0 / math.sqrt(HEAD))
        score = score.masked_fill(torch.arange(CACHE) > pos, float("-inf"))
        a = torch.softmax(score, dim=-1) @ self.v_cache
        return self.feed(x + self.o(a.transpose(1, 2).reshape(1, 1, INNER)))


@torch.library.custom_op("my::linear", mutates_args=())
def my_linear(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, use_bias: bool = True
) -> Tensor:
    """A foreign operator, as users describe it in a file of their own."""
    y = x @ weight.t()
    return y + bias if use_bias and bias is not None else y


@my_linear.register_fake
def my_linear_meta(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, use_bias: bool = True
) -> Tensor:
    return x.new_empty((*x.shape[:-1], weight.shape[0]))


class CustomLinear(nn.Module):
    """Two calls of the foreign operator: with bias, and without."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(6, 10)
        self.second = nn.Linear(10, 3, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = F.relu(torch.ops.my.linear(x, self.first.weight, self.first.bias))
        y = torch.ops.my.linear(y, self.second.weight, None, use_bias=False)
        return y


def keep_mask(batch: int, length: int, g: torch.Generator) -> Tensor:
    """A keep mask without a row that is masked altogether: the diagonal always stays."""
    mask = torch.rand((batch, 1, length, length), generator=g) < 0.6
    return mask | torch.eye(length, dtype=torch.bool)


def masked(batch: int, length: int) -> Callable[[torch.Generator], Args]:
    return lambda g: (torch.randn((batch, length, WIDTH), generator=g), keep_mask(batch, length, g))


def one_row_masked(batch: int, length: int) -> Callable[[torch.Generator], Args]:
    """Row 1 of the last sequence is fully masked: attention yields 0 there, not NaN."""

    def make(g: torch.Generator) -> Args:
        x, mask = masked(batch, length)(g)
        mask[-1, 0, 1, :] = False
        return x, mask

    return make


def decode(pos: int, as_tensor: bool) -> Callable[[torch.Generator], Args]:
    def make(g: torch.Generator) -> Args:
        x = torch.randn((1, 1, WIDTH), generator=g)
        return x, torch.tensor([pos]) if as_tensor else pos

    return make


def batch_and_length() -> dict[int, Any]:
    return {0: Dim("batch", min=1, max=64), 1: Dim("length", min=1, max=128)}


def masked_dims() -> Any:
    batch, length = Dim("batch", min=1, max=64), Dim("length", min=1, max=128)
    return ({0: batch, 1: length}, {0: batch, 2: length, 3: length})


SIZES = ((2, 5), (1, 8), (3, 17))


def entries() -> list[Entry]:
    """All models of this file."""
    free_batch = {0: Dim("batch", min=1, max=1024)}
    tokens = [normal(b, s, WIDTH) for b, s in SIZES]
    images = [normal(n, 3, 16, 16) for n in (2, 1, 5)]
    half = torch.bfloat16
    return [
        Entry("mlp", Mlp, [normal(n, 8) for n in (3, 1, 17)], (free_batch,)),
        Entry("convnet", ConvNet, images[:1], decomposed=False),
        Entry("convnet_dyn", ConvNet, images, (free_batch,)),
        Entry("encoder", Encoder, tokens, (batch_and_length(),)),
        Entry(
            "encoder_mask",
            Encoder,
            [masked(b, s) for b, s in SIZES],
            masked_dims(),
            extra={"fullrow": [one_row_masked(2, 5), one_row_masked(3, 9)]},
        ),
        Entry(
            "encoder_bf16",
            lambda: Encoder().to(half),
            [normal(b, s, WIDTH, dtype=half) for b, s in SIZES],
            (batch_and_length(),),
        ),
        Entry("decoder", Decoder, [decode(p, True) for p in range(10)], steps=True),
        Entry(
            "decoder_int",
            DecoderInt,
            [decode(p, False) for p in range(10)],
            (None, Dim.DYNAMIC),
            steps=True,
        ),
        Entry("custom_linear", CustomLinear, [normal(n, 6) for n in (4, 1, 9)], (free_batch,)),
    ]
