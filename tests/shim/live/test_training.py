# SPDX-License-Identifier: Apache-2.0
"""Training live: 20 steps of SGD have eager's losses; fxge compiles forward and backward."""

from __future__ import annotations

import copy
import unittest
from collections.abc import Callable
from functools import partial

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.nn.utils import parametrizations

STEPS = 20
TOLERANCE = 1e-4


class Mlp(nn.Sequential):
    """Linear layers with several activations."""

    def __init__(self) -> None:
        super().__init__(
            nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 32), nn.GELU(), nn.Linear(32, 16),
            nn.Tanh(), nn.Linear(16, 16), nn.SiLU(), nn.Linear(16, 4), nn.Sigmoid(),
        )  # fmt: skip


class Block(nn.Module):
    """Pre-norm transformer block on embedded tokens, as in BERT and GPT."""

    def __init__(self, width: int = 16, heads: int = 2, approximate: str = "none") -> None:
        super().__init__()
        self.heads, self.approximate = heads, approximate
        self.embed = nn.Embedding(11, width)
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.head = nn.Linear(width, 11)

    def attend(self, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        """Computes attention on [batch, heads, length, width]."""
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.embed(tokens)
        b, n, w = x.shape
        qkv = self.qkv(self.norm1(x)).view(b, n, 3, self.heads, w // self.heads)
        q, k, v = (t.transpose(1, 2) for t in qkv.unbind(2))
        x = x + self.out(self.attend(q, k, v).transpose(1, 2).reshape(b, n, w))
        x = x + self.down(F.gelu(self.up(self.norm2(x)), approximate=self.approximate))
        return self.head(x)


class PlainAttention(Block):
    """The same with explicit attention, and a mask."""

    def attend(self, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        n = q.shape[2]
        scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
        mask = torch.ones(n, n, dtype=torch.bool).tril()
        return scores.masked_fill(~mask, float("-inf")).softmax(-1) @ v


class ConvNet(nn.Module):
    """Residual block of ResNet: strides, batch norm in training, pooling."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, stride=2, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(3, stride=2, padding=1)
        self.conv1, self.norm1 = nn.Conv2d(8, 8, 3, padding=1), nn.BatchNorm2d(8)
        self.conv2, self.norm2 = nn.Conv2d(8, 8, 3, padding=1, groups=4), nn.BatchNorm2d(8)
        self.head = nn.Linear(8, 4)

    def forward(self, x: Tensor) -> Tensor:
        x = self.pool(F.relu(self.norm(self.stem(x))))
        y = F.relu(self.norm1(self.conv1(x)))
        x = F.relu(x + self.norm2(self.conv2(y)))
        return self.head(F.adaptive_avg_pool2d(x, 1).flatten(1))


class Enlarger(nn.Module):
    """Upsampling of generators and UNets: transposed convolutions of every kind."""

    def __init__(self) -> None:
        super().__init__()
        self.up1 = nn.ConvTranspose2d(3, 8, 4, stride=2, padding=1, bias=False)
        self.up2 = nn.ConvTranspose2d(8, 8, 3, 3, output_padding=2, groups=4)
        self.up3 = nn.ConvTranspose2d(8, 4, 2, padding=3, dilation=2)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.up3(F.relu(self.up2(F.relu(self.up1(x)))))).mean((-1, -2))


class MixedNorms(nn.Module):
    """Norms with half-precision inputs and f32 parameters, under autocast."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv1d(3, 8, 3)
        self.norms = nn.Sequential(
            nn.GroupNorm(2, 8), nn.BatchNorm1d(8), nn.InstanceNorm1d(8, affine=True)
        )
        self.last = nn.LayerNorm(5)
        self.head = nn.Linear(5, 4)

    def forward(self, x: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            return self.head(self.last(self.norms(self.conv(x))).amax(1)).float()


class Normalised(nn.Module):
    """Weight norms of a matrix and of a vector."""

    def __init__(self, dtype: torch.dtype) -> None:
        super().__init__()
        self.hidden = parametrizations.weight_norm(nn.Linear(8, 16))
        self.gain = nn.LayerNorm(16)
        parametrizations.weight_norm(self.gain)  # one dim: a norm for each element
        self.head = nn.Linear(16, 4)
        self.to(dtype)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(F.relu(self.gain(self.hidden(x)))).float()


def classify(model: nn.Module) -> Callable[[Tensor, Tensor], Tensor]:
    """Returns the cross entropy of the model's outputs, as one function to compile."""

    def loss(x: Tensor, y: Tensor) -> Tensor:
        out = model(x)
        return F.cross_entropy(out.reshape(-1, out.shape[-1]), y.reshape(-1))

    return loss


def train(
    loss: Callable[[Tensor, Tensor], Tensor], model: nn.Module, x: Tensor, y: Tensor
) -> list[float]:
    """Trains for STEPS steps; returns the losses."""
    sgd = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    losses = []
    for _ in range(STEPS):
        sgd.zero_grad()
        value = loss(x, y)
        value.backward()
        sgd.step()
        losses.append(float(value.detach()))
    return losses


class Training(unittest.TestCase):
    """Each model against eager, from equal states."""

    def check(
        self, build: Callable[[], nn.Module], x: Tensor, y: Tensor, tolerance: float = TOLERANCE
    ) -> None:
        torch.manual_seed(0)
        model = build()
        reference = copy.deepcopy(model)
        f, counter = support.compiled(classify(model))
        found = train(f, model, x, y)
        expected = train(classify(reference), reference, x, y)
        # losses that fell below a tenth are compared relative to that tenth
        least = expected[0] / 10
        worst = max(abs(a - b) / max(abs(b), least) for a, b in zip(found, expected, strict=True))
        self.assertLessEqual(worst, tolerance, f"found {found}, expected {expected}")
        self.assertLess(found[-1], found[0], "nothing was learnt")
        self.assertEqual(counter.count, 1)
        for (name, a), b in zip(model.named_buffers(), reference.buffers(), strict=True):
            self.assertLessEqual(support.error_of(a, b), max(tolerance, 1e-3), name)

    def test_mlp(self) -> None:
        g = torch.Generator().manual_seed(1)
        self.check(Mlp, torch.randn(12, 8, generator=g), torch.randint(4, (12,), generator=g))

    def test_block(self) -> None:
        g = torch.Generator().manual_seed(2)
        tokens = torch.randint(11, (3, 7), generator=g)
        self.check(Block, tokens, tokens.roll(-1, 1))

    def test_block_tanh_gelu(self) -> None:
        g = torch.Generator().manual_seed(2)
        tokens = torch.randint(11, (3, 7), generator=g)
        self.check(lambda: Block(approximate="tanh"), tokens, tokens.roll(-1, 1))

    def test_plain_attention(self) -> None:
        g = torch.Generator().manual_seed(3)
        tokens = torch.randint(11, (2, 5), generator=g)
        self.check(PlainAttention, tokens, tokens.roll(-1, 1))

    def test_convnet(self) -> None:
        g = torch.Generator().manual_seed(4)
        x = torch.randn(6, 3, 17, 17, generator=g)
        self.check(ConvNet, x, torch.randint(4, (6,), generator=g))

    def test_mixed_norms(self) -> None:
        g = torch.Generator().manual_seed(6)
        x = torch.randn(6, 3, 7, generator=g)
        self.check(MixedNorms, x, torch.randint(4, (6,), generator=g), 5e-2)  # bf16

    def test_weight_norms(self) -> None:
        g = torch.Generator().manual_seed(7)
        x, y = torch.randn(12, 8, generator=g), torch.randint(4, (12,), generator=g)
        for dtype, tolerance in ((torch.float32, TOLERANCE), (torch.float16, 1e-2)):
            with self.subTest(dtype=dtype):
                self.check(partial(Normalised, dtype), x.to(dtype), y, tolerance)

    def test_transposed_convolutions(self) -> None:
        g = torch.Generator().manual_seed(5)
        x = torch.randn(6, 3, 5, 4, generator=g)
        self.check(Enlarger, x, torch.randint(4, (6,), generator=g))


if __name__ == "__main__":
    unittest.main()
