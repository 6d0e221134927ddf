# SPDX-License-Identifier: Apache-2.0
"""A small Llama with a paged cache, as one function of a batch of chunks, and its draft."""

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
        drafts: tokens of a request that one draft call proposes.
        block: tokens of a block of the cache.
        blocks: blocks of the cache, for all requests together.
        length: longest request, prompt and answer together; a multiple of `block`.
        adapters: low-rank changes (LoRA) of which each request has one; the first changes nothing.
            0: the programs have no such input.
        rank: rank of these changes.
    """

    vocabulary: int = 128
    hidden: int = 64
    inner: int = 160
    heads: int = 4
    kv_heads: int = 2
    layers: int = 2
    batch: int = 8
    chunk: int = 16
    drafts: int = 3
    block: int = 8
    blocks: int = 64
    length: int = 96
    adapters: int = 0
    rank: int = 4

    @property
    def head(self) -> int:
        return self.hidden // self.heads

    @property
    def slots(self) -> int:
        """Tokens of the cache; one more block receives writes of padding."""
        return self.blocks * self.block


def rotate(x: Tensor, positions: Tensor) -> Tensor:
    """Applies rotary embeddings to x [batch, chunk, heads, head] at positions [batch, chunk]."""
    half = x.shape[-1] // 2
    frequencies = 10000.0 ** (-torch.arange(half, dtype=torch.float32) / half)
    angles = positions[:, :, None, None].float() * frequencies
    a, b = x[..., :half], x[..., half:]
    cos, sin = angles.cos(), angles.sin()
    return torch.cat((a * cos - b * sin, b * cos + a * sin), -1)


class Adapters(nn.Module):
    """Low-rank changes of a linear layer without a bias."""

    def __init__(self, inputs: int, outputs: int, sizes: Sizes) -> None:
        super().__init__()
        self.down = nn.Parameter(torch.randn(sizes.adapters, sizes.rank, inputs) / 4)
        self.up = nn.Parameter(torch.randn(sizes.adapters, outputs, sizes.rank) / 4)
        with torch.no_grad():
            self.up[0] = 0

    def forward(self, x: Tensor, which: Tensor) -> Tensor:
        """Returns the change of each row of x [batch, chunk, inputs] by its adapter, which [batch]."""
        low = torch.bmm(x, self.down[which].transpose(1, 2))
        return torch.bmm(low, self.up[which].transpose(1, 2))


class Attention(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        kv = sizes.kv_heads * sizes.head
        self.q = nn.Linear(sizes.hidden, sizes.hidden, bias=False)
        self.k = nn.Linear(sizes.hidden, kv, bias=False)
        self.v = nn.Linear(sizes.hidden, kv, bias=False)
        self.out = nn.Linear(sizes.hidden, sizes.hidden, bias=False)
        if sizes.adapters:
            self.q_adapters = Adapters(sizes.hidden, sizes.hidden, sizes)
            self.v_adapters = Adapters(sizes.hidden, kv, sizes)
        for name in ("keys", "values"):
            shape = sizes.blocks + 1, sizes.block, sizes.kv_heads, sizes.head
            self.register_buffer(name, torch.zeros(shape))

    def cached(self, cache: Tensor, new: Tensor, slots: Tensor, tables: Tensor) -> Tensor:
        """Writes `new` into its slots and returns the blocks of each request, for all heads."""
        s = self.sizes
        cache.view(-1, s.kv_heads, s.head).index_copy_(0, slots.flatten(), new.flatten(0, 1))
        found = cache[: s.blocks][tables].flatten(1, 2)
        return found.repeat_interleave(s.heads // s.kv_heads, 2).transpose(1, 2)

    def forward(self, x: Tensor, positions: Tensor, slots: Tensor, tables: Tensor, which: Tensor | None) -> Tensor:
        s = self.sizes
        split = (*x.shape[:2], -1, s.head)
        q, v = self.q(x), self.v(x)
        if which is not None:
            q, v = q + self.q_adapters(x, which), v + self.v_adapters(x, which)
        q = rotate(q.view(split), positions).transpose(1, 2)
        k, v = rotate(self.k(x).view(split), positions), v.view(split)
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

    def forward(self, x: Tensor, positions: Tensor, slots: Tensor, tables: Tensor, which: Tensor | None) -> Tensor:
        x = x + self.attention(self.norm(x), positions, slots, tables, which)
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


def chosen(adapters: Tensor | None) -> Tensor | None:
    """Returns the number of each row's adapter."""
    return None if adapters is None else adapters.argmax(-1)


class Llama(nn.Module):
    """Computes the logits that follow some tokens of each row.

    Args of a call, all int64:
        tokens: [batch, chunk].
        positions: [batch, chunk], place of each token in its request; 0 for padding.
        slots: [batch, chunk], where keys and values go in the cache; `sizes.slots` for padding.
        tables: [batch, sizes.length / sizes.block], blocks of each request in order.
        last: [batch, n], the tokens of each row whose logits [batch, n, vocabulary] are the result.
        adapters: [batch, sizes.adapters], 1 at the adapter of each row, 0 elsewhere.
    """

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.embed = nn.Embedding(sizes.vocabulary, sizes.hidden)
        self.layers = nn.ModuleList(Layer(sizes) for _ in range(sizes.layers))
        self.norm = nn.RMSNorm(sizes.hidden)
        self.head = nn.Linear(sizes.hidden, sizes.vocabulary, bias=False)

    def forward(
        self,
        tokens: Tensor,
        positions: Tensor,
        slots: Tensor,
        tables: Tensor,
        last: Tensor,
        adapters: Tensor | None = None,
    ) -> Tensor:
        x, which = self.embed(tokens), chosen(adapters)
        for layer in self.layers:
            x = layer(x, positions, slots, tables, which)
        rows = torch.arange(x.shape[0])[:, None]
        return self.head(self.norm(x[rows, last]))


class Draft(nn.Module):
    """Proposes the next tokens of each row by the first layer of a model, whose cache it shares.

    Args of a call, all int64:
        tokens: [batch, 1], the last token of each request.
        positions, slots: [batch, drafts], of that token and of the proposals behind it.
        tables, adapters: as for Llama.

    Returns:
        [batch, drafts], the proposals.
    """

    def __init__(self, llama: Llama) -> None:
        super().__init__()
        self.embed, self.layers = llama.embed, llama.layers[:1]
        self.norm, self.head = llama.norm, llama.head

    def forward(self, tokens: Tensor, positions: Tensor, slots: Tensor, tables: Tensor, adapters: Tensor | None = None) -> Tensor:
        found, which = [tokens], chosen(adapters)
        for i in range(positions.shape[1]):
            here = slice(i, i + 1)
            x = self.layers[0](self.embed(found[-1]), positions[:, here], slots[:, here], tables, which)
            found.append(self.head(self.norm(x)).argmax(-1))
        return torch.cat(found[1:], 1)


def make(sizes: Sizes, seed: int = 0) -> Llama:
    """Returns the model with weights of that seed."""
    torch.manual_seed(seed)
    return Llama(sizes).eval()


def zeros(*shapes: tuple[int, int]) -> tuple[Tensor, ...]:
    """Returns a tensor for each shape: torch.export takes one that is passed twice for one input."""
    return tuple(torch.zeros(shape, dtype=torch.int64) for shape in shapes)


def programs(llama: Llama, sizes: Sizes) -> dict[str, tuple[nn.Module, tuple[Tensor, ...]]]:
    """Returns each program of the loop as its module and the arguments of a call."""
    table, batch, drafts = sizes.length // sizes.block, sizes.batch, sizes.drafts

    def adapters(rows: int) -> list[tuple[int, int]]:
        return [(rows, sizes.adapters)] if sizes.adapters else []

    def call(rows: int, chunk: int, logits: int) -> tuple[Tensor, ...]:
        return zeros(*[(rows, chunk)] * 3, (rows, table), (rows, logits), *adapters(rows))

    return {
        "prefill": (llama, call(1, sizes.chunk, 1)),
        "decode": (llama, call(batch, 1, 1)),
        "draft": (Draft(llama), zeros((batch, 1), *[(batch, drafts)] * 2, (batch, table), *adapters(batch))),
        "verify": (llama, call(batch, 1 + drafts, 1 + drafts)),
    }
