# SPDX-License-Identifier: Apache-2.0
"""Attention of requests in float64, in plain PyTorch, and their tensors in the layouts of NPUs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import torch
from torch import Tensor

ENDLESS = 2**31 - 1


@dataclasses.dataclass
class Request:
    """One sequence: queries [n, heads, d], keys [m, key heads, d], values [m, key heads, dv]."""

    query: Tensor
    key: Tensor
    value: Tensor
    query_rope: Tensor | None = None
    key_rope: Tensor | None = None

    def whole(self) -> tuple[Tensor, Tensor]:
        """Returns queries and keys with their rotary parts, in float64."""
        if self.query_rope is None or self.key_rope is None:
            return self.query.double(), self.key.double()
        query = torch.cat([self.query.double(), self.query_rope.double()], -1)
        return query, torch.cat([self.key.double(), self.key_rope.double()], -1)


def requests(
    lengths: Sequence[tuple[int, int]],
    heads: int,
    key_heads: int,
    d: int,
    dtype: torch.dtype = torch.float16,
    *,
    dv: int = 0,
    rope: int = 0,
    latent: bool = False,
) -> list[Request]:
    """Makes requests of (queries, keys) tokens. `latent`: values are the keys, as in MLA."""
    made = []
    for n, m in lengths:
        key = torch.randn(m, key_heads, d).to(dtype)
        value = key if latent else torch.randn(m, key_heads, dv or d).to(dtype)
        one = Request(torch.randn(n, heads, d).to(dtype), key, value)
        if rope:
            one.query_rope = torch.randn(n, heads, rope).to(dtype)
            one.key_rope = torch.randn(m, key_heads, rope).to(dtype)
        made.append(one)
    return made


def hidden(n: int, m: int, mode: int, before: int, after: int) -> Tensor:
    """Returns the keys that a mode of the mask hides, [n, m]."""
    i, j = torch.arange(n)[:, None], torch.arange(m)[None]
    if mode == 2:
        return j > i
    if mode == 3:
        return j > i + m - n
    if mode == 4:
        return (j > i + m - n + after) | (j < i + m - n - before)
    return torch.zeros(n, m, dtype=torch.bool)


def band(r: Request, mode: int, before: int = ENDLESS, after: int = ENDLESS) -> Tensor:
    """Returns the keys that a mode hides from the queries of a request."""
    return hidden(len(r.query), len(r.key), mode, before, after)


def attend(
    r: Request,
    scale: float,
    out: Tensor | None = None,
    bias: Tensor | None = None,
    sink: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """Returns the result [n, heads, dv] and the logarithm of the sums [n, heads], in float64.

    Args:
        out: hidden keys, [n, m].
        bias: added to the scores, [heads, n, m].
        sink: one more score of each head, without a value.
    """
    query, key = r.whole()
    group = query.shape[1] // key.shape[1]
    key = key.repeat_interleave(group, 1)
    value = r.value.double().repeat_interleave(group, 1)
    scores = torch.einsum("nhd,mhd->hnm", query, key) * scale
    if bias is not None:
        scores = scores + bias.double()
    if out is not None:
        scores = scores.masked_fill(out, -torch.inf)
    if sink is not None:
        more = sink.double()[:, None, None].expand(-1, scores.shape[1], 1)
        scores = torch.cat([scores, more], -1)
    lse = (
        torch.logsumexp(scores, -1)
        if scores.shape[-1]
        else scores.new_full(scores.shape[:2], -torch.inf)
    )
    p = (scores - lse[..., None]).exp()[..., : key.shape[0]]
    p = torch.where((lse == -torch.inf)[..., None], 0.0, p)
    lse = torch.where(lse == -torch.inf, torch.inf, lse)
    return torch.einsum("hnm,mhd->nhd", p, value), lse.transpose(0, 1)


# ---- layouts ----


def ends(counts: Sequence[int]) -> list[int]:
    return torch.tensor(list(counts)).cumsum(0).tolist()


def batched(rows: Sequence[Tensor], layout: str, size: int, fill: float = torch.nan) -> Tensor:
    """Returns tokens [n, heads, d] of requests in a layout, with `fill` up to `size` positions."""
    if layout in ("TND", "NTD"):
        packed = torch.cat(list(rows))
        return packed if layout == "TND" else packed.transpose(0, 1).contiguous()
    made = rows[0].new_full(
        (len(rows), size, *rows[0].shape[1:]), fill if rows[0].is_floating_point() else 99
    )
    for i, x in enumerate(rows):
        made[i, : len(x)] = x
    if layout == "BSH":
        return made.flatten(2)
    if layout == "NSD":
        return made[0].transpose(0, 1).contiguous()
    return made if layout == "BSND" else made.transpose(1, 2).contiguous()


def tokens(x: Tensor, layout: str, counts: Sequence[int], heads: int) -> list[Tensor]:
    """Returns the tokens [n, heads, d] of each request of a result."""
    if layout in ("TND", "NTD"):
        return list(
            (x if layout == "TND" else x.transpose(0, 1))[: sum(counts)].split(list(counts))
        )
    if layout == "BSH":
        x = x.unflatten(2, (heads, -1))
    elif layout == "BNSD":
        x = x.transpose(1, 2)
    elif layout == "NBSD":
        x = x.permute(1, 2, 0, 3)
    elif layout == "NSD":
        x = x.transpose(0, 1)[None]
    return [x[i, :n] for i, n in enumerate(counts)]


def table_of(counts: Sequence[int], size: int, blocks: int, columns: int = 0) -> Tensor:
    """Returns a block table with blocks in any order; unused elements are out of range."""
    needed = [-(-n // size) for n in counts]
    table = torch.full((len(counts), columns or max([*needed, 1])), 10**6, dtype=torch.int32)
    order = torch.randperm(blocks, dtype=torch.int32)
    at = 0
    for i, n in enumerate(needed):
        table[i, :n] = order[at : at + n]
        at += n
    return table


def cache(
    rows: Sequence[Tensor], table: Tensor, size: int, blocks: int, form: str = "BSH"
) -> Tensor:
    """Returns tokens [n, heads, d] in blocks; unwritten elements are NaN, or 99 of integers.

    Args:
        form: BSH [blocks, size, heads * d], BNSD [blocks, heads, size, d], or NZ, in fractals.
    """
    heads, d = rows[0].shape[1:]
    fill = torch.nan if rows[0].is_floating_point() else 99
    made = torch.full((blocks, size, heads, d), fill).to(rows[0].dtype)
    for i, x in enumerate(rows):
        for at in range(0, len(x), size):
            part = x[at : at + size]
            made[int(table[i, at // size]), : len(part)] = part
    if form == "BSH":
        return made.flatten(2)
    if form == "BNSD":
        return made.transpose(1, 2).contiguous()
    c = 32 // made.element_size()
    return made.unflatten(3, (d // c, c)).permute(0, 2, 3, 1, 4).contiguous()
