# SPDX-License-Identifier: Apache-2.0
"""Sizes 0, 1 and 2 of dims exported by Dim.AUTO or Dim.DYNAMIC.

PyTorch traces them as at least two. Each module is saved once and runs for all sizes, from `.pt2`,
`.fxpb` and `.air`, compared with `ep.module()`.
"""

from __future__ import annotations

import shutil
import tempfile
import unittest
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.export import Dim, ExportedProgram, export

import fxge

SIZES = (0, 1, 2, 5)
TRACED = 3


class Function(nn.Module):
    """A function as a module."""

    def __init__(self, f: Callable[..., Any]) -> None:
        super().__init__()
        self.f = f

    def forward(self, *args: Tensor) -> Any:
        return self.f(*args)


class Attention(nn.Module):
    """Self-attention of two heads."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.MultiheadAttention(8, 2, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        return self.inner(x, x, x)[0]  # type: ignore[no-any-return]


class Recurrent(nn.Module):
    """Outputs of an LSTM or a GRU."""

    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner = inner

    def forward(self, x: Tensor) -> Tensor:
        return self.inner(x)[0]  # type: ignore[no-any-return]


# By name: the module or function, its inputs; 0 in a shape is the dynamic size.
IMAGE, ROWS, SEQUENCE = (0, 3, 8, 8), (0, 8), (0, 4, 8)
MODULES: dict[str, tuple[Any, list[tuple[int, ...]]]] = {
    "linear": (nn.Linear(8, 4), [ROWS]),
    "conv1d": (nn.Conv1d(4, 6, 3, padding=1), [SEQUENCE]),
    "conv2d": (nn.Conv2d(3, 4, 3, stride=2), [IMAGE]),
    "conv2d width": (nn.Conv2d(3, 4, 3, padding=1), [(2, 3, 8, 0)]),
    "conv transposed": (nn.ConvTranspose2d(3, 4, 3, stride=2), [IMAGE]),
    "depthwise": (nn.Conv2d(3, 3, 3, groups=3), [IMAGE]),
    "attention": (Attention(), [SEQUENCE]),
    "attention length": (Attention(), [(2, 0, 8)]),
    "sdpa": (F.scaled_dot_product_attention, [(0, 2, 4, 8)] * 3),
    "sdpa causal": (
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        [(1, 2, 0, 8)] * 3,
    ),
    "encoder": (nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), [SEQUENCE]),
    "layer norm": (nn.LayerNorm(8), [SEQUENCE]),
    "batch norm": (nn.BatchNorm2d(3), [IMAGE]),
    "group norm": (nn.GroupNorm(3, 3), [IMAGE]),
    "instance norm": (nn.InstanceNorm2d(3), [IMAGE]),
    "rms norm": (nn.RMSNorm(8), [SEQUENCE]),
    "max pool": (nn.MaxPool2d(2), [IMAGE]),
    "average pool": (nn.AvgPool2d(3, padding=1), [IMAGE]),
    "adaptive pool": (nn.AdaptiveAvgPool2d(2), [IMAGE]),
    "cat": (lambda x, y: torch.cat([x, y, x]), [ROWS, ROWS]),
    "cat self": (lambda x: torch.cat([x, x], 1), [(4, 0)]),
    "stack": (lambda x: torch.stack([x, x * 2], 1), [ROWS]),
    "slice last": (lambda x: x[-1:], [ROWS]),
    "slice first": (lambda x: x[:2] * 2, [ROWS]),
    "slice rest": (lambda x: x[1:] + x[:-1], [ROWS]),
    "slice step": (lambda x: x[::2], [ROWS]),
    "select": (lambda x: x[-1] + 1, [ROWS]),
    "roll": (lambda x: x.roll(1, 0), [ROWS]),
    "flip": (lambda x: x.flip(0), [ROWS]),
    "softmax": (lambda x: x.softmax(0), [ROWS]),
    "log softmax": (lambda x: x.log_softmax(-1), [ROWS]),
    "logsumexp": (lambda x: x.logsumexp(0), [ROWS]),
    "mean": (lambda x: (x.mean(0), x.mean(0, keepdim=True) + x, x.sum()), [ROWS]),
    "var": (lambda x: (x.var(0), x.std(1), x.var(0, correction=0)), [ROWS]),
    "amax": (lambda x: x.amax(0), [ROWS]),
    "argmax": (lambda x: x.argmax(1), [ROWS]),
    "norm": (lambda x: x / x.norm(dim=0, keepdim=True), [ROWS]),
    "cumsum": (lambda x: x.cumsum(0), [ROWS]),
    "cumprod": (lambda x: x.cumprod(0), [ROWS]),
    "interpolate": (lambda x: F.interpolate(x, scale_factor=2.0), [IMAGE]),
    "bilinear": (lambda x: F.interpolate(x, size=(5, 6), mode="bilinear"), [IMAGE]),
    "bilinear width": (
        lambda x: F.interpolate(x, scale_factor=2.0, mode="bilinear"),
        [(1, 3, 8, 0)],
    ),
    "embedding": (lambda x: F.embedding(x.long().clamp(0, 4), torch.ones(5, 3)), [ROWS]),
    "one hot": (lambda x: F.one_hot(x.argmax(1), 8), [ROWS]),
    "index": (lambda x: x[:, torch.tensor([2, 0])], [ROWS]),
    "index by": (lambda x: x[x.argmax(0) * 0], [ROWS]),
    "gather": (lambda x: x.gather(1, x.argsort(1)), [ROWS]),
    "scatter": (lambda x: torch.zeros_like(x).scatter(1, x.argsort(1), x), [ROWS]),
    "matmul": (torch.matmul, [(0, 4, 8), (0, 8, 3)]),
    "matmul inner": (torch.matmul, [(4, 0), (0, 3)]),
    "matmul outer": (lambda x: x @ x.mT, [ROWS]),
    "matrix by vector": (lambda x, y: x @ y, [(4, 0), (0,)]),
    "bmm": (torch.bmm, [(0, 4, 8), (0, 8, 3)]),
    "einsum": (lambda x, y: torch.einsum("bij,bjk->bik", x, y), [(0, 4, 8), (0, 8, 3)]),
    "flatten": (lambda x: x.flatten(1), [IMAGE]),
    "flatten all": (lambda x: x.flatten(), [ROWS]),
    "reshape": (lambda x: x.reshape(-1, 2, 4).transpose(0, 1), [ROWS]),
    "reshape joined": (lambda x: x.reshape(x.shape[0] * 4, 8), [SEQUENCE]),
    "view transposed": (lambda x: x.transpose(0, 1).reshape(4, -1), [SEQUENCE]),
    "squeeze": (lambda x: x.unsqueeze(0).squeeze(0), [ROWS]),
    "squeeze all": (lambda x: x[:, :1].squeeze(1), [ROWS]),
    "expand": (lambda x: x[:1].expand(x.shape[0], 8) + x, [ROWS]),
    "expand one": (lambda x: torch.ones(1, 8).expand(x.shape[0], 8), [ROWS]),
    "broadcast": (lambda x, y: x * y, [ROWS, (1, 8)]),
    "broadcast outer": (lambda x: x[:, None] - x[None], [ROWS]),
    "repeat": (lambda x: x.repeat(2, 1), [ROWS]),
    "repeat interleave": (lambda x: x.repeat_interleave(2, 0), [ROWS]),
    "lstm": (Recurrent(nn.LSTM(8, 4, batch_first=True)), [SEQUENCE]),
    "gru": (Recurrent(nn.GRU(8, 4, batch_first=True)), [SEQUENCE]),
    "topk": (lambda x: tuple(x.topk(3, 1)), [ROWS]),
    "sort": (lambda x: tuple(x.sort(0)), [ROWS]),
    "where": (lambda x: torch.where(x > 0, x, x.new_zeros(())), [ROWS]),
    "mask": (lambda x: x.masked_fill(torch.ones_like(x).triu(1).bool(), 0), [ROWS]),
    "arange": (lambda x: torch.arange(x.shape[0]) + x.shape[0], [ROWS]),
    "ones": (lambda x: x.new_ones(x.shape[0], 2), [ROWS]),
    "pad": (lambda x: F.pad(x, (1, 2, 0, 1)), [ROWS]),
    "chunk": (lambda x: x.chunk(2, 1), [ROWS]),
    "pixel shuffle": (lambda x: F.pixel_shuffle(x, 2), [(0, 4, 3, 3)]),
    "unfold": (lambda x: F.unfold(x, 3), [IMAGE]),
    "cross entropy": (lambda x: F.cross_entropy(x, x.argmax(1)), [ROWS]),
    "gelu": (lambda x: F.gelu(x) + F.silu(x), [ROWS]),
    "squeeze dynamic": (lambda x: x.squeeze(0) * 2, [ROWS]),
    "var of two": (lambda x: x.var(0, correction=2), [ROWS]),
    "size at least two": (lambda x: x * torch.sym_max(x.shape[0], 2), [ROWS]),
    "tril": (lambda x: (x @ x.mT).tril(), [ROWS]),
}

# By module: sizes for which a result has another rank or size than the exported program declares.
REFUSED: dict[str, tuple[int, ...]] = {
    "slice last": (0,),
    "slice first": (0, 1),
    "slice rest": (0,),
    "expand": (0,),
    "squeeze dynamic": (1,),
}


def inputs(shapes: list[tuple[int, ...]], size: int) -> tuple[Tensor, ...]:
    torch.manual_seed(size)
    return tuple(torch.randn([d or size for d in shape]) for shape in shapes)


class SmallSizes(unittest.TestCase):
    """Each program is exported, saved and compiled once."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    def programs(self, ep: ExportedProgram) -> dict[str, Any]:
        """Returns the program, read from each kind of file."""
        pt2, fxpb, air = (self.directory / f"m.{kind}" for kind in ("pt2", "fxpb", "air"))
        torch.export.save(ep, pt2)
        fxge.save(ep, fxpb)
        found = {kind: fxge.load(path, threads=1) for kind, path in (("pt2", pt2), ("fxpb", fxpb))}
        for p in found.values():
            p.compile()
        found["pt2"].write(air, force=True)
        return found | {"air": fxge.load(air, threads=1)}

    def compare(self, name: str, dim: Any) -> None:
        module, shapes = MODULES[name]
        module = module.eval() if isinstance(module, nn.Module) else Function(module)
        dims = tuple({d: dim for d, n in enumerate(shape) if n == 0} for shape in shapes)
        dynamic = (dims,) if isinstance(module, Function) else dims
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ep = export(module, inputs(shapes, TRACED), dynamic_shapes=dynamic)
            eager = ep.module()
            programs = self.programs(ep)
        for size in SIZES:
            args = inputs(shapes, size)
            try:
                expected = support.flat(eager(*args))
            except Exception:  # PyTorch refuses the size
                continue
            for kind, p in programs.items():
                with self.subTest(module=name, size=size, file=kind):
                    self.one(p, args, expected, size in REFUSED.get(name, ()))

    def one(self, p: Any, args: tuple[Tensor, ...], expected: list[Tensor], refused: bool) -> None:
        if refused:
            with self.assertRaisesRegex(fxge.FxgeError, "E095[78]"):
                p(*args)
            return
        for found, wanted in zip(support.flat(p(*args)), expected, strict=True):
            self.assertLess(support.error_of(found, wanted), 1e-5)

    def test_auto(self) -> None:
        for name in support.thin(MODULES, 2):
            with self.subTest(module=name):
                self.compare(name, Dim.AUTO)

    def test_dynamic(self) -> None:
        for name in support.thin(list(MODULES)[::4], 2):
            with self.subTest(module=name):
                self.compare(name, Dim.DYNAMIC)


if __name__ == "__main__":
    unittest.main()
