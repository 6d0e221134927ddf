# SPDX-License-Identifier: Apache-2.0
"""Modules of torch.nn and optimizers at growing sizes, for operators.py. Recurrent modules grow in steps."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from operator_cases import F32, Call, add, image, rand, series, volume
from torch import nn

STEPS = (10, 100, 1000)
FLOAT = (F32,)


def module(name: str, make: Callable[[], nn.Module], shape: Callable[[int], list[int]], largest: int = 10**7, inputs: int = 1) -> None:
    """Adds a module that is called with `inputs` tensors of the shape that n gives."""
    add("module", name, lambda n, t: (make(), [rand(shape(n), t) for _ in range(inputs)]), FLOAT, largest=largest)


# ---- recurrent ----


class Last(nn.Module):
    """Returns all steps of a recurrent module without its states."""

    def __init__(self, recurrent: nn.Module) -> None:
        super().__init__()
        self.recurrent = recurrent

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.recurrent(x)[0]


def recurrent(name: str, make: Callable[[], nn.Module], width: int, batch: int = 4) -> None:
    """Adds a recurrent module over sequences [batch, steps, width]."""
    add("recurrent", name, lambda n, t: (Last(make()), [rand([batch, n, width], t, -1, 1)]), FLOAT, sizes=STEPS)


for kind in (nn.LSTM, nn.GRU, nn.RNN):
    for layers in (1, 2, 4):
        recurrent(f"{kind.__name__}_{layers}", lambda k=kind, c=layers: k(40, 128, c, batch_first=True), 40)
    recurrent(f"{kind.__name__}_bidirectional", lambda k=kind: k(40, 128, batch_first=True, bidirectional=True), 40)
recurrent("LSTM_projected", lambda: nn.LSTM(40, 128, proj_size=32, batch_first=True), 40)
recurrent("LSTM_wide", lambda: nn.LSTM(40, 256, batch_first=True), 40)
recurrent("RNN_relu", lambda: nn.RNN(40, 128, nonlinearity="relu", batch_first=True), 40)


class Cells(nn.Module):
    """A loop of a cell over the steps, as users write it."""

    def __init__(self, cell: nn.Module) -> None:
        super().__init__()
        self.cell = cell

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        state, results = None, []
        for step in x.unbind(1):
            state = self.cell(step, state)
            results.append(state[0] if isinstance(state, tuple) else state)
        return torch.stack(results, 1)


add("recurrent", "LSTMCell_loop", lambda n, t: (Cells(nn.LSTMCell(40, 128)), [rand([4, n, 40], t)]), FLOAT, sizes=(10, 50))
add("recurrent", "GRUCell_loop", lambda n, t: (Cells(nn.GRUCell(40, 128)), [rand([4, n, 40], t)]), FLOAT, sizes=(10, 50))

# ---- attention ----


def steps(n: int, width: int = 64) -> list[int]:
    """Returns [2, S, width] whose attention matrices of 4 heads have about n elements."""
    return [2, max(4, round(math.sqrt(n / 8))), width]


class SelfAttention(nn.Module):
    """Attention of a sequence to itself."""

    def __init__(self) -> None:
        super().__init__()
        self.attention = nn.MultiheadAttention(64, 4, batch_first=True)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.attention(x, x, x, need_weights=False)[0]


module("MultiheadAttention", SelfAttention, steps)
module("TransformerEncoderLayer", lambda: nn.TransformerEncoderLayer(64, 4, 128, 0.0, batch_first=True), steps)
module("TransformerDecoderLayer", lambda: nn.TransformerDecoderLayer(64, 4, 128, 0.0, batch_first=True), steps, inputs=2)
module("Transformer", lambda: nn.Transformer(64, 4, 1, 1, 128, 0.0, batch_first=True), steps, inputs=2)

# ---- dense, convolutions, norms ----

module("mlp", lambda: nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64), nn.LayerNorm(64)), lambda n: [max(1, n // 64), 64])
module("Bilinear", lambda: nn.Bilinear(16, 16, 8), lambda n: [max(1, n // 16), 16], inputs=2)
module("conv_block", lambda: nn.Sequential(nn.Conv2d(8, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2)), image)
module("mobile_block", lambda: nn.Sequential(nn.Conv2d(8, 32, 1), nn.BatchNorm2d(32), nn.SiLU(), nn.Conv2d(32, 32, 3, padding=1, groups=32), nn.SiLU(), nn.AdaptiveAvgPool2d(1)), image)
module("conv1d_block", lambda: nn.Sequential(nn.Conv1d(8, 16, 5, padding=2), nn.GroupNorm(4, 16), nn.GELU(), nn.ConvTranspose1d(16, 8, 4, 2, 1)), series)
module("conv3d_block", lambda: nn.Sequential(nn.Conv3d(4, 8, 3, padding=1), nn.InstanceNorm3d(8, affine=True), nn.LeakyReLU()), volume)
module("unet_block", lambda: nn.Sequential(nn.Conv2d(8, 8, 3, padding=1), nn.MaxPool2d(2), nn.Conv2d(8, 8, 3, padding=1), nn.Upsample(scale_factor=2, mode="bilinear")), image)
module("BatchNorm1d", lambda: nn.BatchNorm1d(8), series)
module("SyncBatchNorm_eval", lambda: nn.BatchNorm2d(8).eval(), image)
module("LayerNorm", lambda: nn.LayerNorm(256), lambda n: [max(1, n // 256), 256])
module("RMSNorm", lambda: nn.RMSNorm(256), lambda n: [max(1, n // 256), 256])
module("CrossMapLRN2d", lambda: nn.LocalResponseNorm(5), image)
module("PReLU", lambda: nn.PReLU(8), image)
module("spectral_norm", lambda: nn.utils.parametrizations.spectral_norm(nn.Linear(64, 64)), lambda n: [max(1, n // 64), 64])
module("weight_norm", lambda: nn.utils.parametrizations.weight_norm(nn.Linear(64, 64)), lambda n: [max(1, n // 64), 64])
module("FractionalMaxPool2d", lambda: nn.FractionalMaxPool2d(3, output_ratio=0.5), image)
module("MaxUnpool", lambda: nn.Softmax2d(), image)


class Lookup(nn.Module):
    """An embedding with a head over its vocabulary."""

    def __init__(self) -> None:
        super().__init__()
        self.table, self.head = nn.Embedding(5000, 64), nn.Linear(64, 5000)

    def forward(self, i: torch.Tensor) -> torch.Tensor:
        return nn.functional.cross_entropy(self.head(self.table(i)), i)


add("module", "embedding_head", lambda n, t: (Lookup(), [torch.randint(0, 5000, [max(1, n // 5000)])]), FLOAT)


class AdaptiveSoftmax(nn.Module):
    """nn.AdaptiveLogSoftmaxWithLoss as a module of one tensor."""

    def __init__(self) -> None:
        super().__init__()
        self.loss = nn.AdaptiveLogSoftmaxWithLoss(64, 1000, [100, 500])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.loss.log_prob(x)


add("module", "AdaptiveLogSoftmaxWithLoss", lambda n, t: (AdaptiveSoftmax(), [rand([max(1, n // 1000), 64], t)]), FLOAT)

# ---- optimizers ----


def optimizer(name: str, make: Callable[[list[nn.Parameter]], torch.optim.Optimizer]) -> None:
    """Adds a step over 8 parameters with n elements together."""

    def make_call(n: int, t: torch.dtype) -> Call:
        side = max(1, round(math.sqrt(n / 8)))
        parameters = [nn.Parameter(rand([side, side], t)) for _ in range(8)]
        for p in parameters:
            p.grad = rand([side, side], t)
        one = make(parameters)

        def step() -> Any:
            one.step()

        return step, []

    add("optimizer", name, make_call, FLOAT, trains=False, forms=("live",))


optimizer("SGD", lambda p: torch.optim.SGD(p, 1e-3))
optimizer("SGD_momentum", lambda p: torch.optim.SGD(p, 1e-3, momentum=0.9, nesterov=True))
for word in "Adam AdamW Adagrad Adadelta Adamax NAdam RAdam RMSprop Rprop ASGD".split():
    optimizer(word, lambda p, o=getattr(torch.optim, word): o(p, 1e-3))
optimizer("Adam_amsgrad", lambda p: torch.optim.Adam(p, 1e-3, amsgrad=True))
optimizer("Adafactor", lambda p: torch.optim.Adafactor(p, 1e-3))
optimizer("Muon", lambda p: torch.optim.Muon(p, 1e-3))
