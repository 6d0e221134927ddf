# SPDX-License-Identifier: Apache-2.0
"""More architectures, written for this test: graphs, tables, series, signals, fields, loops."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from models import Inputs, own
from torch import Tensor, nn
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop

FREE2: dict[str, tuple[int, ...]] = {"x": (0, 1)}
BATCH: dict[str, tuple[int, ...]] = {"x": (0,)}


def series(batch: int, length: int) -> Inputs:
    """Three channels over time, channels last."""
    return {"x": torch.randn(batch, length, 3)}


def graph(nodes: int, edges: int) -> Inputs:
    """Features of nodes, and edges as pairs."""
    return {"x": torch.randn(nodes + 3, 6), "edges": torch.randint(0, nodes + 3, (2, edges))}




@own("graph network", graph, {})
class Gcn(nn.Module):
    """Two graph convolutions with symmetric degrees."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(6, 8), nn.Linear(8, 4)

    def spread(self, x: Tensor, edges: Tensor) -> Tensor:
        degree = torch.ones(x.shape[0]).index_add(0, edges[1], torch.ones(edges.shape[1]))
        weight = (degree[edges[0]] * degree[edges[1]]).rsqrt()
        return x.index_add(0, edges[1], x[edges[0]] * weight[:, None])

    def forward(self, x: Tensor, edges: Tensor) -> Tensor:
        return self.spread(self.second(self.spread(self.first(x), edges).relu()), edges).log_softmax(-1)


@own("graph network", graph, {})
class Gat(nn.Module):
    """Attention over the edges of each node: a softmax by segments."""

    def __init__(self) -> None:
        super().__init__()
        self.enter, self.score = nn.Linear(6, 8), nn.Linear(16, 1)

    def forward(self, x: Tensor, edges: Tensor) -> Tensor:
        h = self.enter(x)
        s = F.leaky_relu(self.score(torch.cat([h[edges[0]], h[edges[1]]], -1)).squeeze(-1), 0.2)
        top = torch.full((x.shape[0],), -1e9).scatter_reduce(0, edges[1], s, "amax")
        e = (s - top[edges[1]]).exp()
        total = torch.zeros(x.shape[0]).scatter_add(0, edges[1], e)
        return torch.zeros_like(h).index_add(0, edges[1], h[edges[0]] * (e / total[edges[1]].clamp(min=1e-6))[:, None])


@own("graph network", graph, {})
class Gin(nn.Module):
    """Sums of neighbours, batch norm, and one vector for the graph."""

    def __init__(self) -> None:
        super().__init__()
        self.eps = nn.Parameter(torch.tensor(0.1))
        self.mlp = nn.Sequential(nn.Linear(6, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 8))

    def forward(self, x: Tensor, edges: Tensor) -> Tensor:
        around = torch.zeros_like(x).scatter_add(0, edges[1][:, None].expand(-1, 6), x[edges[0]])
        return torch.cat([self.mlp((1 + self.eps) * x + around).mean(0), x.amax(0)])


@own("recommender", lambda b, n: {"x": torch.randn(b, 4), "ids": torch.randint(0, 20, (b, 3)), "bag": torch.randint(0, 30, (b * 5,)), "offsets": torch.arange(b) * 5}, {})
class Dlrm(nn.Module):
    """Embeddings and their products with dense features."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(20, 8) for _ in range(3))
        self.bag = nn.EmbeddingBag(30, 8, mode="mean")
        self.bottom, self.top = nn.Linear(4, 8), nn.Linear(8 + 10, 1)

    def forward(self, x: Tensor, ids: Tensor, bag: Tensor, offsets: Tensor) -> Tensor:
        dense = self.bottom(x).relu()
        all_ = torch.stack([dense, self.bag(bag, offsets), *(t(ids[:, i]) for i, t in enumerate(self.tables))], 1)
        products = all_ @ all_.mT
        i, j = torch.tril_indices(5, 5, -1)
        return self.top(torch.cat([dense, products[:, i, j]], -1)).sigmoid()


@own("recommender", lambda b, n: {"x": torch.randint(0, 40, (b, n))}, FREE2)
class SasRec(nn.Module):
    """The next item by attention over the last ones."""

    def __init__(self) -> None:
        super().__init__()
        self.items, self.places = nn.Embedding(40, 16, padding_idx=0), nn.Embedding(64, 16)
        self.layer = nn.TransformerEncoderLayer(16, 2, 24, batch_first=True, norm_first=True)

    def forward(self, x: Tensor) -> Tensor:
        n = x.shape[1]
        h = self.items(x) * math.sqrt(16) + self.places(torch.arange(n))
        mask = torch.triu(torch.ones(n, n, dtype=torch.bool), 1)
        return self.layer(h, src_mask=mask) @ self.items.weight.T


@own("time series", series, FREE2)
class Forecaster(nn.Module):
    """An LSTM in both directions, and quantiles of the next values."""

    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(3, 8, num_layers=2, batch_first=True, bidirectional=True)
        self.head = nn.Linear(16, 3)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.lstm(x)[0][:, -1]).cumsum(-1)


@own("time series", series, FREE2)
class GruEncoder(nn.Module):
    """A GRU with attention over its steps."""

    def __init__(self) -> None:
        super().__init__()
        self.gru, self.score = nn.GRU(3, 8, batch_first=True), nn.Linear(8, 1)

    def forward(self, x: Tensor) -> Tensor:
        h, last = self.gru(x)
        return torch.cat([(self.score(h).softmax(1) * h).sum(1), last[0]], -1)


@own("time series", series, BATCH)
class Tcn(nn.Module):
    """Causal convolutions, dilated."""

    def __init__(self) -> None:
        super().__init__()
        self.convs = nn.ModuleList(nn.utils.parametrizations.weight_norm(nn.Conv1d(3 if i == 0 else 8, 8, 3, dilation=2**i)) for i in range(3))

    def forward(self, x: Tensor) -> Tensor:
        h = x.mT
        for i, conv in enumerate(self.convs):
            h = F.gelu(conv(F.pad(h, (2 * 2**i, 0)))) + (h if i else 0)
        return h[..., -1]


@own("time series", lambda b, _: {"x": torch.randn(b, 24)}, BATCH)
class NBeats(nn.Module):
    """Blocks that fit the residual of earlier ones."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(nn.Sequential(nn.Linear(24, 16), nn.ReLU(), nn.Linear(16, 24 + 6)) for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(-1, keepdim=True)
        rest, forecast = x - mean, torch.zeros(x.shape[0], 6)
        for block in self.blocks:
            back, ahead = block(rest).split([24, 6], -1)
            rest, forecast = rest - back, forecast + ahead
        return forecast + mean


@own("signals", lambda b, _: {"x": torch.randn(b, 64)}, {})
class Separator(nn.Module):
    """A mask over the spectrum, with inverse transform."""

    def __init__(self) -> None:
        super().__init__()
        self.mask = nn.GRU(17, 17, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        window = torch.hann_window(32)
        spectrum = torch.stft(x, 32, 8, window=window, return_complex=True)
        mask = self.mask(spectrum.abs().log1p().mT)[0].mT.sigmoid()
        return torch.istft(spectrum * mask, 32, 8, window=window, length=64)


@own("signals", lambda b, _: {"x": torch.randn(b, 2, 16, 16)}, BATCH)
class Fno(nn.Module):
    """A Fourier neural operator: a product of low frequencies."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(2, 4, 4, 4, dtype=torch.complex64) / 4)
        self.skip = nn.Conv2d(2, 4, 1)

    def forward(self, x: Tensor) -> Tensor:
        low = torch.fft.rfft2(x)[..., :4, :4]
        out = torch.zeros(x.shape[0], 4, 16, 9, dtype=torch.complex64)
        out[..., :4, :4] = torch.einsum("bixy,ioxy->boxy", low, self.weight)
        return F.gelu(torch.fft.irfft2(out, s=(16, 16)) + self.skip(x))


@own("state space", series, FREE2)
class LinearRecurrence(nn.Module):
    """A diagonal state space over the steps, by a scan."""

    def __init__(self) -> None:
        super().__init__()
        self.rate, self.enter, self.back = nn.Parameter(torch.rand(8)), nn.Linear(3, 8), nn.Linear(8, 3)

    def forward(self, x: Tensor) -> Tensor:
        rate = self.rate.sigmoid()

        def step(h: Tensor, u: Tensor) -> tuple[Tensor, Tensor]:
            h = h * rate + u
            return h, h.clone()

        _, states = scan(step, torch.zeros(x.shape[0], 8), self.enter(x).transpose(0, 1).contiguous())
        return self.back(states.transpose(0, 1)) + x


@own("control flow", lambda b, _: {"x": torch.randn(b, 4)}, BATCH)
class NeuralOde(nn.Module):
    """Steps of Heun's method until the end time."""

    def __init__(self) -> None:
        super().__init__()
        self.field = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 4))

    def forward(self, x: Tensor) -> Tensor:
        def more(t: Tensor, x: Tensor) -> Tensor:
            return t < 1.0

        def step(t: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            a = self.field(x)
            b = self.field(x + 0.1 * a)
            return t + 0.1, x + 0.05 * (a + b)

        return while_loop(more, step, (torch.zeros(()), x))[1]


@own("control flow", lambda b, _: {"x": torch.randn(b, 6)}, BATCH)
class EarlyExit(nn.Module):
    """The second half only where the first is uncertain."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(6, 3), nn.Sequential(nn.Linear(6, 12), nn.ReLU(), nn.Linear(12, 3))

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(x).softmax(-1)
        return torch.cond(y.amax(-1).min() > 0.5, lambda x, y: y.clone(), lambda x, y: (y + self.second(x).softmax(-1)) / 2, (x, y))


@own("detection", lambda b, _: {"x": torch.randn(b, 3, 32, 32)}, {})
class AnchorFree(nn.Module):
    """Centres, sizes and classes on a grid, and the best eight boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1), nn.BatchNorm2d(8), nn.SiLU(), nn.Conv2d(8, 8, 3, 2, 1), nn.SiLU())
        self.head = nn.Conv2d(8, 5 + 4, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        h = self.head(self.body(x)).flatten(2).mT
        y, x_ = torch.meshgrid(torch.arange(8.0), torch.arange(8.0), indexing="ij")
        centre = torch.stack([x_, y], -1).view(1, 64, 2) + h[..., :2].sigmoid()
        size = h[..., 2:4].exp()
        boxes = torch.cat([centre - size / 2, centre + size / 2], -1) * 4
        score, kind = (h[..., 4:5].sigmoid() * h[..., 5:].softmax(-1)).max(-1)
        best = score.topk(8).indices
        return boxes.gather(1, best[..., None].expand(-1, -1, 4)).clamp(0, 32), kind.gather(1, best)


@own("diffusion", lambda b, _: {"x": torch.randn(b, 4, 16, 16), "t": torch.arange(b) * 10}, {"x": (0,), "t": (0,)})
class Denoiser(nn.Module):
    """A UNet with a time embedding and attention in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.time = nn.Sequential(nn.Linear(16, 16), nn.SiLU(), nn.Linear(16, 16))
        self.first, self.down = nn.Conv2d(4, 16, 3, padding=1), nn.Conv2d(16, 16, 3, 2, 1)
        self.norm, self.qkv, self.out = nn.GroupNorm(4, 16), nn.Conv2d(16, 48, 1), nn.Conv2d(16, 16, 1)
        self.last = nn.Conv2d(32, 4, 3, padding=1)

    def forward(self, x: Tensor, t: Tensor) -> Tensor:
        f = torch.exp(-math.log(1e4) * torch.arange(8) / 8)
        angle = t[:, None].float() * f
        time = self.time(torch.cat([angle.sin(), angle.cos()], -1))
        a = self.first(x)
        b = self.down(F.silu(a + time[:, :, None, None]))
        q, k, v = self.qkv(self.norm(b)).flatten(2).mT.chunk(3, -1)
        b = b + self.out(F.scaled_dot_product_attention(q, k, v).mT.reshape(b.shape))
        return self.last(torch.cat([a, F.interpolate(b, scale_factor=2.0, mode="nearest")], 1))


@own("generation", lambda b, n: {"x": torch.randn(b, 1, 16), "keys": torch.randn(b, 2, 32, 8), "values": torch.randn(b, 2, 32, 8), "place": torch.tensor([5])}, {})
class CacheStep(nn.Module):
    """One step of a decoder, whose cache is written at a position."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(16, 48, bias=False), nn.Linear(16, 16, bias=False)

    def forward(self, x: Tensor, keys: Tensor, values: Tensor, place: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        q, k, v = (y.view(x.shape[0], 1, 2, 8).transpose(1, 2) for y in self.qkv(x).chunk(3, -1))
        keys, values = keys.index_copy(2, place, k), values.index_copy(2, place, v)
        mask = (torch.arange(32) <= place)[None, None, None]
        y = F.scaled_dot_product_attention(q, keys, values, attn_mask=mask)
        return self.out(y.transpose(1, 2).reshape(x.shape)), keys, values


@own("quantised", lambda b, _: {"x": torch.randn(b, 16)}, BATCH)
class Int8Linear(nn.Module):
    """Weights of eight bits, activations quantised on the fly."""

    def __init__(self) -> None:
        super().__init__()
        weight = torch.randn(8, 16)
        self.register_buffer("scale", weight.abs().amax(1) / 127)
        self.register_buffer("weight", (weight / self.scale[:, None]).round().to(torch.int8))

    def forward(self, x: Tensor) -> Tensor:
        s = x.abs().amax(-1, keepdim=True) / 127
        q = (x / s).round().clamp(-128, 127).to(torch.int8)
        return (q.int() @ self.weight.T.int()).float() * s * self.scale


@own("other", lambda b, n: {"x": torch.rand(b * 4, 3) * 2 - 1}, {"x": (0,)})
class Nerf(nn.Module):
    """Colours of points in a field, with encoded coordinates."""

    def __init__(self) -> None:
        super().__init__()
        self.mlp = nn.Sequential(nn.Linear(3 + 24, 32), nn.ReLU(), nn.Linear(32, 4))

    def forward(self, x: Tensor) -> Tensor:
        f = 2.0 ** torch.arange(4) * math.pi
        e = (x[..., None] * f).flatten(-2)
        rgb, density = self.mlp(torch.cat([x, e.sin(), e.cos()], -1)).split([3, 1], -1)
        w = 1 - torch.exp(-F.softplus(density))
        return torch.cat([rgb.sigmoid() * w, torch.cumprod(1 - w + 1e-10, 0)], -1)


@own("other", lambda b, _: {"x": torch.randn(b, 1, 16, 16)}, BATCH)
class Vqvae(nn.Module):
    """The nearest vectors of a codebook."""

    def __init__(self) -> None:
        super().__init__()
        self.encode, self.decode = nn.Conv2d(1, 4, 4, 4), nn.ConvTranspose2d(4, 1, 4, 4)
        self.book = nn.Parameter(torch.randn(12, 4))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        z = self.encode(x).permute(0, 2, 3, 1)
        index = torch.cdist(z.reshape(-1, 4), self.book).argmin(-1)
        q = self.book[index].view(z.shape)
        return self.decode((z + (q - z).detach()).permute(0, 3, 1, 2)), F.one_hot(index, 12).float().mean(0)


@own("other", lambda b, _: {"x": torch.randn(b, 3, 16, 16)}, BATCH)
class SpatialTransformer(nn.Module):
    """An image that is rotated by a predicted transform."""

    def __init__(self) -> None:
        super().__init__()
        self.theta = nn.Sequential(nn.AdaptiveAvgPool2d(4), nn.Flatten(), nn.Linear(48, 6))

    def forward(self, x: Tensor) -> Tensor:
        theta = self.theta(x).view(-1, 2, 3) + torch.eye(2, 3)
        return F.grid_sample(x, F.affine_grid(theta, list(x.shape), align_corners=False), align_corners=False, padding_mode="border")


@own("other", lambda b, n: {"x": torch.randn(b, n, 5)}, {"x": (0, 1)})
class Kalman(nn.Module):
    """A Gaussian process in its simplest form: solves with a Cholesky factor."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        k = torch.exp(-0.5 * torch.cdist(x, x).square()) + 0.1 * torch.eye(x.shape[1])
        factor = torch.linalg.cholesky(k)
        alpha = torch.cholesky_solve(x[..., :1], factor)
        return k @ alpha, 2 * factor.diagonal(dim1=-2, dim2=-1).log().sum(-1)


