# SPDX-License-Identifier: Apache-2.0
"""A small Llama with a paged cache, as one function of a batch of chunks."""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn


@dataclass(frozen=True)
class Sizes:
    """Sizes of the model, and of the calls that its programs are compiled for.

    Attributes:
        batch: requests that are decoded together.
        chunk: tokens of a prompt that one prefill call reads.
        block: tokens of a block of the cache.
        blocks: blocks of the cache, for all requests together.
        length: longest request, prompt and answer together; a multiple of `block`.
    """

    vocabulary: int = 128
    hidden: int = 64
    inner: int = 160
    heads: int = 4
    kv_heads: int = 2
    layers: int = 2
    batch: int = 8
    chunk: int = 16
    block: int = 8
    blocks: int = 64
    length: int = 96

    @property
    def head(self) -> int:
        return self.hidden // self.heads

    @property
    def slots(self) -> int:
        """Tokens of the cache; one more slot receives what padding writes."""
        return self.blocks * self.block


def rotate(x: Tensor, positions: Tensor) -> Tensor:
    """Applies rotary embeddings to x [batch, chunk, heads, head] at positions [batch, chunk]."""
    half = x.shape[-1] // 2
    frequencies = 10000.0 ** (-torch.arange(half, dtype=torch.float32) / half)
    angles = positions[:, :, None, None].float() * frequencies
    a, b = x[..., :half], x[..., half:]
    cos, sin = angles.cos(), angles.sin()
    return torch.cat((a * cos - b * sin, b * cos + a * sin), -1)


class Attention(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        kv = sizes.kv_heads * sizes.head
        self.q = nn.Linear(sizes.hidden, sizes.hidden, bias=False)
        self.k = nn.Linear(sizes.hidden, kv, bias=False)
        self.v = nn.Linear(sizes.hidden, kv, bias=False)
        self.out = nn.Linear(sizes.hidden, sizes.hidden, bias=False)
        for name in ("keys", "values"):
            self.register_buffer(name, torch.zeros(sizes.slots + 1, sizes.kv_heads, sizes.head))

    def cached(self, cache: Tensor, new: Tensor, slots: Tensor, tables: Tensor) -> Tensor:
        """Writes `new` into its slots and returns the blocks of each request, for all heads."""
        s = self.sizes
        cache.index_copy_(0, slots.flatten(), new.flatten(0, 1))
        found = cache[: s.slots].view(s.blocks, s.block, s.kv_heads, s.head)[tables].flatten(1, 2)
        return found.repeat_interleave(s.heads // s.kv_heads, 2).transpose(1, 2)

    def forward(self, x: Tensor, positions: Tensor, slots: Tensor, tables: Tensor) -> Tensor:
        s = self.sizes
        split = (*x.shape[:2], -1, s.head)
        q = rotate(self.q(x).view(split), positions).transpose(1, 2)
        k, v = rotate(self.k(x).view(split), positions), self.v(x).view(split)
        keys = self.cached(self.keys, k, slots, tables)
        values = self.cached(self.values, v, slots, tables)
        seen = torch.arange(keys.shape[2]) <= positions[:, None, :, None]
        y = F.scaled_dot_product_attention(q, keys, values, attn_mask=seen)
        return self.out(y.transpose(1, 2).flatten(2))


class Layer(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.norm, self.norm2 = nn.RMSNorm(sizes.hidden), nn.RMSNorm(sizes.hidden)
        self.attention = Attention(sizes)
        self.gate = nn.Linear(sizes.hidden, sizes.inner, bias=False)
        self.up = nn.Linear(sizes.hidden, sizes.inner, bias=False)
        self.down = nn.Linear(sizes.inner, sizes.hidden, bias=False)

    def forward(self, x: Tensor, positions: Tensor, slots: Tensor, tables: Tensor) -> Tensor:
        x = x + self.attention(self.norm(x), positions, slots, tables)
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    """Computes the logits that follow one token of each row.

    Args of a call, all int64:
        tokens: [batch, chunk].
        positions: [batch, chunk], place of each token in its request; 0 for padding.
        slots: [batch, chunk], where keys and values go in the cache; `sizes.slots` for padding.
        tables: [batch, sizes.length / sizes.block], blocks of each request in order.
        last: [batch], the token of each row whose logits [batch, vocabulary] are the result.
    """

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.embed = nn.Embedding(sizes.vocabulary, sizes.hidden)
        self.layers = nn.ModuleList(Layer(sizes) for _ in range(sizes.layers))
        self.norm = nn.RMSNorm(sizes.hidden)
        self.head = nn.Linear(sizes.hidden, sizes.vocabulary, bias=False)

    def forward(self, tokens: Tensor, positions: Tensor, slots: Tensor, tables: Tensor, last: Tensor) -> Tensor:
        x = self.embed(tokens)
        for layer in self.layers:
            x = layer(x, positions, slots, tables)
        rows = torch.arange(x.shape[0])
        return self.head(self.norm(x[rows, last]))


def make(sizes: Sizes, seed: int = 0) -> Llama:
    """Returns the model with weights of that seed."""
    torch.manual_seed(seed)
    return Llama(sizes).eval()


def example(sizes: Sizes, batch: int, chunk: int) -> tuple[Tensor, ...]:
    """Returns arguments of a call of `batch` rows of `chunk` tokens, each a tensor of its own.

    torch.export takes one tensor that is passed twice for one input.
    """
    tokens, positions, slots = (torch.zeros(batch, chunk, dtype=torch.int64) for _ in range(3))
    tables = torch.zeros(batch, sizes.length // sizes.block, dtype=torch.int64)
    return tokens, positions, slots, tables, torch.zeros(batch, dtype=torch.int64)
