# SPDX-License-Identifier: Apache-2.0
"""Twelve programs as users bring them on their first day: written for this test, without regard to the features of
fxge. Each is built from a seed and called with the inputs of `args`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn


@dataclass(frozen=True)
class User:
    """One program.

    Attributes:
        live_graph: Dynamo passes a graph to the backend. Without one nothing is compiled.
        fullgraph: Dynamo traces it as one graph.
    """

    name: str
    build: Callable[[], nn.Module]
    args: Callable[[], tuple[Any, ...]]
    live_graph: bool = True
    fullgraph: bool = True


class Tagger(nn.Module):
    """A bidirectional LSTM over words."""

    def __init__(self) -> None:
        super().__init__()
        self.words = nn.Embedding(50, 12)
        self.lstm = nn.LSTM(12, 16, num_layers=2, batch_first=True, bidirectional=True)
        self.tag = nn.Linear(32, 5)

    def forward(self, words: Tensor) -> Tensor:
        hidden, _ = self.lstm(self.words(words))
        return self.tag(hidden).log_softmax(-1)


class Block(nn.Module):
    """Two convolutions with group norm."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__()
        self.first, self.second = nn.Conv2d(a, b, 3, padding=1), nn.Conv2d(b, b, 3, padding=1)
        self.norm = nn.GroupNorm(2, b)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.second(F.relu(self.norm(self.first(x)), inplace=True)), inplace=True)


class UNet(nn.Module):
    """Two steps down and up, with skip connections."""

    def __init__(self) -> None:
        super().__init__()
        self.a, self.b, self.c = Block(3, 8), Block(8, 16), Block(16, 32)
        self.up_b, self.up_a = nn.ConvTranspose2d(32, 16, 2, 2), nn.ConvTranspose2d(16, 8, 2, 2)
        self.join_b, self.join_a = Block(32, 16), Block(16, 8)
        self.mask = nn.Conv2d(8, 2, 1)

    def forward(self, image: Tensor) -> Tensor:
        a = self.a(image)
        b = self.b(F.max_pool2d(a, 2))
        c = self.c(F.max_pool2d(b, 2))
        b = self.join_b(torch.cat([self.up_b(c), b], 1))
        a = self.join_a(torch.cat([self.up_a(b), a], 1))
        return self.mask(a).softmax(1)


class Generator(nn.Module):
    """A generator of images from noise: transposed convolutions and batch norm."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.ConvTranspose2d(10, 16, 4, 1, 0, bias=False), nn.BatchNorm2d(16), nn.ReLU(True),
            nn.ConvTranspose2d(16, 8, 4, 2, 1, bias=False), nn.BatchNorm2d(8), nn.LeakyReLU(0.2, True),
            nn.ConvTranspose2d(8, 3, 3, 2, 1, output_padding=1), nn.Tanh())

    def forward(self, noise: Tensor) -> Tensor:
        return self.layers(noise[..., None, None])


class Recommender(nn.Module):
    """Bags of categories with numbers, and their products."""

    def __init__(self) -> None:
        super().__init__()
        self.bags = nn.ModuleList(nn.EmbeddingBag(40, 8, mode=mode) for mode in ("sum", "mean", "max"))
        self.bottom = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 8))
        self.top = nn.Sequential(nn.Linear(14, 16), nn.ReLU(), nn.Linear(16, 1))

    def forward(self, numbers: Tensor, ids: Tensor, offsets: Tensor) -> Tensor:
        x = self.bottom(numbers)
        features = torch.stack([x, *[bag(ids, offsets) for bag in self.bags]], 1)
        crossed = torch.bmm(features, features.transpose(1, 2))
        i, j = torch.triu_indices(4, 4, offset=1)
        return self.top(torch.cat([x, crossed[:, i, j]], 1)).sigmoid().squeeze(-1)


class TopDetector(nn.Module):
    """Boxes on a grid; the best ones are kept."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1), nn.Hardswish(), nn.Conv2d(8, 12, 3, 2, 1), nn.SiLU())
        self.score, self.box = nn.Conv2d(12, 3, 1), nn.Conv2d(12, 4, 1)

    def boxes(self, image: Tensor) -> tuple[Tensor, Tensor]:
        x = self.body(image)
        h, w = x.shape[-2:]
        ys, xs = torch.meshgrid(torch.arange(h), torch.arange(w), indexing="ij")
        centre = torch.stack([xs, ys], -1).reshape(-1, 2) + 0.5
        raw = self.box(x).flatten(2).transpose(1, 2)
        box = torch.cat([centre + raw[..., :2].tanh(), raw[..., 2:].exp().clamp(max=8)], -1)
        return self.score(x).flatten(2).transpose(1, 2).sigmoid(), box

    def forward(self, image: Tensor) -> dict[str, Tensor]:
        scores, boxes = self.boxes(image)
        best, label = scores.max(-1)
        top, at = best.topk(5, dim=1)
        return {"scores": top, "labels": label.gather(1, at),
                "boxes": boxes.gather(1, at[..., None].expand(-1, -1, 4))}


class FilterDetector(TopDetector):
    """Boxes above a threshold; their number is data-dependent."""

    def forward(self, image: Tensor) -> dict[str, Tensor]:
        scores, boxes = self.boxes(image)
        keep = scores[0].amax(-1) > 0.5
        return {"scores": scores[0][keep], "boxes": boxes[0][keep]}


class Speech(nn.Module):
    """A spectrogram and a GRU."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("window", torch.hann_window(64))
        self.gru = nn.GRU(33, 16, batch_first=True)
        self.word = nn.Linear(16, 4)

    def forward(self, wave: Tensor) -> Tensor:
        spectrum = torch.stft(wave, 64, hop_length=32, window=self.window, return_complex=True)
        loud = spectrum.abs().pow(2).clamp(min=1e-6).log().transpose(1, 2)
        return self.word(self.gru(loud)[0][:, -1])


class Diffusion(nn.Module):
    """One denoising step: time embedding, residual block, attention over pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.time = nn.Sequential(nn.Linear(16, 16), nn.SiLU(), nn.Linear(16, 16))
        self.enter, self.leave = nn.Conv2d(3, 16, 3, padding=1), nn.Conv2d(16, 3, 3, padding=1)
        self.norm, self.conv = nn.GroupNorm(4, 16), nn.Conv2d(16, 16, 3, padding=1)
        self.norm2, self.qkv, self.out = nn.GroupNorm(4, 16), nn.Conv2d(16, 48, 1), nn.Conv2d(16, 16, 1)
        self.register_buffer("alpha", torch.linspace(0.999, 0.1, 20))

    def forward(self, x: Tensor, t: Tensor) -> Tensor:
        angle = t[:, None].float() * torch.exp(torch.arange(8) * -0.8)
        emb = self.time(torch.cat([angle.sin(), angle.cos()], -1))
        h = self.enter(x)
        h = h + self.conv(F.silu(self.norm(h) * (1 + emb[..., None, None])))
        b, c, height, width = h.shape
        q, k, v = self.qkv(self.norm2(h)).reshape(b, 3, 2, c // 2, height * width).unbind(1)
        seen = F.scaled_dot_product_attention(q.mT, k.mT, v.mT)
        h = h + self.out(seen.mT.reshape(b, c, height, width))
        a = self.alpha[t][:, None, None, None]
        return (x - (1 - a) / (1 - a).sqrt() * self.leave(h)) / a.sqrt()


class Quantised(nn.Module):
    """A linear layer in 8 bits, activations quantised on the fly."""

    def __init__(self) -> None:
        super().__init__()
        w = torch.randn(24, 32)
        self.register_buffer("scale", w.abs().amax(1) / 127)
        self.register_buffer("weight", (w / self.scale[:, None]).round().clamp(-128, 127).to(torch.int8))
        self.bias = nn.Parameter(torch.randn(24))

    def forward(self, x: Tensor) -> Tensor:
        s = x.abs().amax(-1, keepdim=True).clamp(min=1e-8) / 127
        q = torch.round(x / s).clamp(-128, 127).to(torch.int8)
        acc = torch._int_mm(q, self.weight.t())
        return acc.float() * s * self.scale + self.bias


class Cond(nn.Module):
    """Two branches, chosen by data."""

    def __init__(self) -> None:
        super().__init__()
        self.small, self.large = nn.Linear(8, 8), nn.Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        def large(x: Tensor) -> Tensor:
            return self.large(x).relu() + 1

        def small(x: Tensor) -> Tensor:
            return self.small(x).tanh()

        return torch.cond(x.abs().max() > 2, large, small, (x,))


class While(nn.Module):
    """Newton's method until it converges."""

    def forward(self, a: Tensor) -> tuple[Tensor, Tensor]:
        from torch._higher_order_ops.while_loop import while_loop

        def going(i: Tensor, x: Tensor) -> Tensor:
            return (i < 20) & ((x * x - a).abs().max() > 1e-4)

        def step(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            return i + 1, 0.5 * (x + a / x)

        i, x = while_loop(going, step, (torch.tensor(0), torch.ones_like(a)))
        return i, x


class Fourier(nn.Module):
    """A Fourier neural operator."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(4, 4, 5, 5, dtype=torch.cfloat) / 16)
        self.local = nn.Conv2d(4, 4, 1)

    def forward(self, field: Tensor) -> Tensor:
        modes = torch.fft.rfft2(field)
        low = torch.einsum("bixy,ioxy->boxy", modes[..., :5, :5], self.weight)
        kept = torch.zeros_like(modes)
        kept[..., :5, :5] = low
        return F.gelu(torch.fft.irfft2(kept, s=field.shape[-2:]) + self.local(field))


class Mixture(nn.Module):
    """Two of four experts for each token."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(16, 4, bias=False)
        self.up, self.down = nn.Parameter(torch.randn(4, 16, 32) / 4), nn.Parameter(torch.randn(4, 32, 16) / 6)

    def forward(self, x: Tensor) -> Tensor:
        tokens = x.flatten(0, 1)
        weight, chosen = self.gate(tokens).softmax(-1).topk(2, -1)
        weight = weight / weight.sum(-1, keepdim=True)
        share = torch.zeros(len(tokens), 4).scatter_(1, chosen, weight)
        hidden = F.gelu(torch.einsum("td,edh->teh", tokens, self.up))
        every = torch.einsum("teh,ehd->ted", hidden, self.down)
        return (share[..., None] * every).sum(1).view_as(x)


USERS = [
    User("lstm", Tagger, lambda: (torch.randint(0, 50, (3, 7)),), live_graph=False, fullgraph=False),
    User("unet", UNet, lambda: (torch.randn(2, 3, 16, 24),)),
    User("gan", Generator, lambda: (torch.randn(4, 10),)),
    User("recommender", Recommender,
         lambda: (torch.randn(3, 6), torch.randint(0, 40, (9,)), torch.tensor([0, 4, 6]))),
    User("detector_topk", TopDetector, lambda: (torch.randn(2, 3, 16, 16),)),
    User("detector_filter", FilterDetector, lambda: (torch.randn(1, 3, 16, 16),), fullgraph=False),
    User("speech", Speech, lambda: (torch.randn(2, 320),), fullgraph=False),
    User("diffusion", Diffusion, lambda: (torch.randn(2, 3, 8, 8), torch.tensor([3, 15]))),
    User("quantised", Quantised, lambda: (torch.randn(20, 32),)),
    User("cond", Cond, lambda: (torch.randn(5, 8),)),
    User("while_loop", While, lambda: (torch.rand(6) * 9 + 1,)),
    User("fourier", Fourier, lambda: (torch.randn(2, 4, 12, 16),)),
    User("mixture", Mixture, lambda: (torch.randn(2, 5, 16),)),
]
