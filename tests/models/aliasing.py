# SPDX-License-Identifier: Apache-2.0
"""Small modules that write in place through all kinds of alias, or hold unusual state."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.export import Dim

from zoo import Args, Entry, normal


class FreshWrites(nn.Module):
    """Writes on a value without aliases."""

    def forward(self, x: Tensor) -> Tensor:
        y = x * 2.0
        y.add_(1.0)
        y.mul_(x)
        y.sub_(x, alpha=2)
        y.clamp_(min=-3.0)
        return y.div_(4.0)


class FreshSelect(nn.Module):
    """A select is written; its base is read afterwards."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = x.clone()
        y.select(0, 1).fill_(3.0)
        y[0, 2].zero_()
        return y, y.sum(0)


class FreshSlice(nn.Module):
    """Slice assignment into a fresh tensor, which is read again; older views see the write."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        y = x + 0.5
        before = y[..., 2:4]
        turned = y.transpose(0, 1)
        y[..., 1:3] = x[..., :2] * 2.0
        y[0] = 1.0
        y[:, ::2] += 1.0
        return before * 1.0, turned + 0.0, y - x


class FreshTranspose(nn.Module):
    """Writes through a transpose and a permute of a fresh tensor."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = x * 1.0
        t = y.transpose(0, 1)
        t.add_(1.0)
        t[1].mul_(3.0)
        z = y.view(2, 2, 5).permute(2, 0, 1)
        z[3].neg_()
        return y, z.contiguous()


class FreshReshape(nn.Module):
    """reshape may be a view (the write shows) or a copy (it does not)."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        y = x * 1.0
        y.reshape(-1)[3:7].add_(10.0)
        y.view(-1)[0:2].mul_(0.0)
        copy = y.t().reshape(-1)
        copy.add_(100.0)
        flat = y.reshape(-1)
        y.sub_(1.0)
        return y, copy, flat


class FreshManyViews(nn.Module):
    """split, unbind, chunk, diagonal, squeeze, unsqueeze and narrow, each written."""

    def forward(self, x: Tensor) -> Tensor:
        y = x.clone()
        first, _ = torch.split(y, 2, dim=0)
        first.add_(1.0)
        y.unbind(0)[2].mul_(2.0)
        y.chunk(2, dim=1)[1].sub_(0.5)
        y.diagonal().fill_(9.0)
        y.unsqueeze(0).squeeze(0).narrow(1, 1, 2).abs_()
        return y


class DynamicWrites(nn.Module):
    """Writes into views whose sizes are symbols."""

    def forward(self, x: Tensor) -> Tensor:
        y = torch.zeros_like(x)
        y[1:] = x[:-1]
        y[:, 0] = 1.0
        y[x.shape[0] - 1].add_(2.0)
        return y.cumsum(0)


class FillZero(nn.Module):
    """Uninitialised memory, filled before it is read."""

    def forward(self, x: Tensor) -> Tensor:
        y = torch.empty_like(x)
        y.fill_(2.5)
        z = x.new_empty((4, 5)).zero_()
        z[2].fill_(1.0)
        return x + y * z


class MaskedFill(nn.Module):
    """masked_fill_ on a value and on a view of it."""

    def forward(self, x: Tensor) -> Tensor:
        y = x * 1.0
        y.masked_fill_(x > 0.5, -1.0)
        y[:, 1:3].masked_fill_(x[:, 1:3] < 0.0, 4.0)
        return y


class IndexPut(nn.Module):
    """index_put_ by positions, accumulating, into a view, and by a boolean mask."""

    def forward(self, x: Tensor, index: Tensor) -> Tensor:
        y = x.clone()
        y[index] = 2.0
        y.index_put_((index,), x[index], accumulate=True)
        y[:, 1:4][index, 0] = x[0, 0]
        y[x > 1.0] = 0.0
        return y


class IndexWrites(nn.Module):
    """index_copy_, index_add_, index_fill_ and scatter_ in place."""

    def forward(self, x: Tensor, index: Tensor) -> Tensor:
        y = x.clone()
        y.index_copy_(0, index, x[:2] * 10.0)
        y.index_add_(0, index, x[2:4], alpha=2)
        y.index_fill_(1, index, -7.0)
        y.t().scatter_(0, index[:, None], x.t()[:2, :1])
        return y


class BufferTwice(nn.Module):
    """A buffer written twice, read in between."""

    buf: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("buf", torch.arange(5, dtype=torch.float32))

    def forward(self, x: Tensor) -> Tensor:
        self.buf.add_(x.sum(0))
        y = self.buf * 2.0
        self.buf.mul_(0.5)
        return y


class BufferViews(nn.Module):
    """A buffer written through select, slice, transpose and nested views."""

    buf: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("buf", torch.arange(20, dtype=torch.float32).view(4, 5))

    def forward(self, x: Tensor) -> Tensor:
        self.buf[1].copy_(x[0])
        self.buf[:, 0:2].add_(1.0)
        self.buf.t()[3].mul_(2.0)
        self.buf.view(2, 2, 5).select(0, 1)[:, 1:3].copy_(x[2:4, 0:2])
        return self.buf.sum(0)


class BufferOutputs(nn.Module):
    """Outputs that are a mutated buffer, an untouched buffer and a parameter."""

    seen: Tensor
    fixed: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("seen", torch.zeros((), dtype=torch.int64))
        self.register_buffer("fixed", torch.tensor([1.0, 2.0]))
        self.weight = nn.Parameter(torch.tensor([3.0, 4.0]))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        self.seen.add_(1)
        return x + self.seen, self.seen, self.fixed, self.weight


class BufferAssigned(nn.Module):
    """A buffer replaced by assignment, not written in place."""

    mean: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(5))

    def forward(self, x: Tensor) -> Tensor:
        self.mean = 0.9 * self.mean + 0.1 * x.mean(0)
        return x - self.mean


class BatchNormTrain(nn.Module):
    """Batch-norm in training: writes its statistics, though its schema does not say so."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(5)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.norm(x)
        return y


class InputWrites(nn.Module):
    """An input written directly; the caller sees it."""

    def forward(self, x: Tensor) -> Tensor:
        x.add_(1.0)
        y = x * 2.0
        x.relu_()
        return y


class InputViews(nn.Module):
    """An input written through views."""

    def forward(self, x: Tensor) -> Tensor:
        x[0].zero_()
        x.transpose(0, 1)[1].fill_(5.0)
        x[..., 2:4] = x[..., 0:2]
        return x.sum(0)


class InputReturned(nn.Module):
    """Outputs that are inputs: one untouched, one written, one a view of the written one."""

    def forward(self, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        y.mul_(2.0)
        return x, y, y[1]


class NoneOutput(nn.Module):
    """None among the outputs, and a nested structure."""

    def forward(self, x: Tensor) -> dict[str, Any]:
        return {"first": x + 1.0, "nothing": None, "pair": (x * 2.0, None)}


class IntOutput(nn.Module):
    """Outputs that are numbers: a constant, and a size that is a symbol."""

    def forward(self, x: Tensor) -> tuple[Tensor, int, int]:
        return x + 1.0, 7, x.shape[0] * 2


class Tied(nn.Module):
    """Two layers with one weight."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(5, 5)
        self.second = nn.Linear(5, 5, bias=False)
        self.second.weight = self.first.weight

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.second(torch.tanh(self.first(x)))
        return y


class OddStorage(nn.Module):
    """Buffers of stride 0 and with offsets into one storage, and a transposed parameter."""

    wide: Tensor
    low: Tensor
    high: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("wide", torch.tensor([[1.0], [2.0], [3.0], [4.0]]).expand(4, 5))
        base = torch.arange(15, dtype=torch.float32)
        self.register_buffer("low", base[:10].view(2, 5))
        self.register_buffer("high", base[4:14].view(2, 5))
        self.weight = nn.Parameter(torch.randn(5, 3).t())

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = x * self.wide
        return F.linear(y, self.weight), self.low + self.high


class ZeroSize(nn.Module):
    """A buffer without elements, and an output without elements."""

    empty: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("empty", torch.zeros(0, 5))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return torch.cat((self.empty, x), 0), x[:0] * 2.0, self.empty.sum(0)


class Constants(nn.Module):
    """A non-persistent buffer, a tensor attribute that is no buffer, and literal tensors."""

    table: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("table", torch.tensor([0.5, 1.5, 2.5, 3.5, 4.5]), persistent=False)
        self.plain = torch.tensor([1.0, -1.0, 1.0, -1.0, 1.0])

    def forward(self, x: Tensor) -> Tensor:
        literal = torch.tensor([1.0, 2.0, 3.0, 4.0, 5.0])
        literal[0] = 7.0
        return x * self.table + self.plain * literal + torch.tensor(2.0)


class NoGrad(nn.Module):
    """A part without gradients, as rotary embeddings have it."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(5, 5)

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            scale = torch.cos(x.mean(-1, keepdim=True))
            scale.add_(1.0)
        y: Tensor = self.layer(x)
        return y * scale


class Autocast(nn.Module):
    """A part under autocast to bfloat16, with ops of both of its lists."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(5, 8)
        self.last = nn.Linear(8, 3)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast("cpu", torch.bfloat16):
            y = torch.relu(self.layer(x))
            z = self.last(y) @ torch.ones(3, 3, dtype=x.dtype)
        return z, y.float() * 2.0


class ConstantWritten(nn.Module):
    """A tensor attribute that is no buffer, written: state all the same.

    PyTorch refuses to decompose it, so only the default form exists.
    """

    def __init__(self) -> None:
        super().__init__()
        self.count = torch.zeros(5)

    def forward(self, x: Tensor) -> Tensor:
        self.count.add_(x[0])
        return x * self.count


class EvalDropout(nn.Module):
    """Ops that may return their input itself, and a write through the result.

    PyTorch's own decomposed program loses that write (dropout becomes a copy), so only the default
    form is saved.
    """

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = x * 1.0
        kept = F.dropout(y, 0.5, training=False)
        same = kept.to(x.dtype).contiguous().detach()
        same.add_(1.0)
        return y, kept * 2.0


class InputNested(nn.Module):
    """An input within a dictionary is written: the graph calls it otherwise than the caller."""

    def forward(self, past: dict[str, Tensor], x: Tensor) -> Tensor:
        past["key"].add_(x)
        return past["key"] * 2.0


def indexed(*shape: int) -> Callable[[torch.Generator], Args]:
    return lambda g: (torch.randn(shape, generator=g), torch.tensor([2, 0]))


def pair(*shape: int) -> Callable[[torch.Generator], Args]:
    return lambda g: (torch.randn(shape, generator=g), torch.randn(shape, generator=g))


def within(*shape: int) -> Callable[[torch.Generator], Args]:
    return lambda g: ({"key": torch.randn(shape, generator=g)}, torch.randn(shape, generator=g))


def entries() -> list[Entry]:
    """All modules of this file; their names open with `alias_`."""
    plain = [normal(4, 5)]
    three = plain * 3
    free = ({0: Dim("rows", min=3, max=64)},)
    sizes = [normal(n, 5) for n in (4, 3, 9)]
    return [
        Entry("alias_fresh_writes", FreshWrites, plain, decomposed=False),
        Entry("alias_fresh_select", FreshSelect, plain, decomposed=False),
        Entry("alias_fresh_slice", FreshSlice, plain),
        Entry("alias_fresh_transpose", FreshTranspose, plain, decomposed=False),
        Entry("alias_fresh_reshape", FreshReshape, plain, decomposed=False),
        Entry("alias_fresh_many_views", FreshManyViews, plain, decomposed=False),
        Entry("alias_dynamic_writes", DynamicWrites, sizes, free),
        Entry("alias_fill_zero", FillZero, plain, decomposed=False),
        Entry("alias_masked_fill", MaskedFill, plain, decomposed=False),
        Entry("alias_index_put", IndexPut, [indexed(4, 5)]),
        Entry("alias_index_writes", IndexWrites, [indexed(4, 5)], decomposed=False),
        Entry("alias_buffer_twice", BufferTwice, three, steps=True, decomposed=False),
        Entry("alias_buffer_views", BufferViews, three, steps=True),
        Entry("alias_buffer_outputs", BufferOutputs, [normal(2)] * 3, steps=True),
        Entry("alias_buffer_assigned", BufferAssigned, three, steps=True),
        Entry("alias_batch_norm_train", BatchNormTrain, three, steps=True),
        Entry("alias_input_writes", InputWrites, plain),
        Entry("alias_input_views", InputViews, plain, decomposed=False),
        Entry("alias_input_returned", InputReturned, [pair(3, 4)]),
        Entry("alias_input_nested", InputNested, [within(3, 4)]),
        Entry("alias_none_output", NoneOutput, plain),
        Entry("alias_int_output", IntOutput, sizes, free),
        Entry("alias_tied", Tied, plain),
        Entry("alias_odd_storage", OddStorage, plain),
        Entry("alias_zero_size", ZeroSize, plain),
        Entry("alias_constants", Constants, plain),
        Entry("alias_constant_written", ConstantWritten, three, steps=True, decomposed=False),
        Entry("alias_no_grad", NoGrad, plain, decomposed=False),
        Entry("alias_autocast", Autocast, plain),
        Entry("alias_eval_dropout", EvalDropout, plain, decomposed=False),
    ]
