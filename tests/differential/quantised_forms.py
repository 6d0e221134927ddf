# SPDX-License-Identifier: Apache-2.0
"""Differential test of the lowering of quantised programs: unusual forms against eager.

    python3 tests/differential/quantised_forms.py build/dev/libfxge.so [--seed 1] [--cases 100000] [--seconds 600] [--case N]

Case N of a seed is always the same program; `--case N` shows one. A program is a product as PT2E or torchao writes it,
in which each part may be another one: transposed or not, other views of the input, of scales and of the result, other
dtypes, ranges, zero points, biases and factors. Most tensors are square, so that a wrong order of dims is no error of
sizes. Each program is compiled with --quant=exact and --quant=npu. A case is right if the results have eager's shapes
and dtypes and are near eager's, or if a product without a kernel is refused. Anything else is printed, and the exit
code is 1.
"""

from __future__ import annotations

import pathlib
import random
import sys
from collections import Counter
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]

import campaign
import torch
import torch.ao.quantization.fx._decomposed  # registers the operators
import torch.nn.functional as F
import torchao  # noqa: F401  (registers its operators)
from torch import Tensor, nn

QD, AO = torch.ops.quantized_decomposed, torch.ops.torchao
NEAR = {"exact": 0.01, "npu": 0.03}  # distances relative to the norm of eager's result
SOCS = ["Ascend910B1", "Ascend310P3"]


class Form(nn.Module):
    """A program by the choices of a random generator; the first choice of each is the usual one."""

    def __init__(self, r: random.Random) -> None:
        super().__init__()
        self.odd = r.choice([0.05, 0.15, 0.4])
        self.r, self.choices = r, {}
        g = torch.Generator().manual_seed(r.randrange(1 << 30))
        n, k = r.choice([(32, 32), (32, 32), (64, 32), (32, 64)])
        self.n, self.k = n, k
        self.half = r.choice([torch.bfloat16, torch.float16])
        for name, x in {
            "w": torch.randint(-127, 127, (n, k), dtype=torch.int8, generator=g),
            "small": torch.randint(-8, 8, (n, k), dtype=torch.int8, generator=g),
            "s": torch.rand(n, generator=g) * 0.05 + 0.01,
            "b": torch.randn(n, generator=g),
            "groups": torch.rand(n, k // 32, generator=g) * 0.05 + 0.01,
            "zeros": torch.randint(-3, 3, (n, k // 32), dtype=torch.int8, generator=g),
        }.items():
            self.register_buffer(name, x)
        self.kind = r.choice(["linear", "matmul", "convolution", "dynamic", "weight", "groups", "tokens", "embedding"])
        rows = r.choice([(32,), (32,), (2, 16), (16,)])
        self.x = torch.randn(*rows, k, generator=g)
        if self.kind in ("weight", "groups", "tokens"):
            self.x = self.x.to(self.half)

    def pick(self, name: str, *choices: Any) -> Any:
        """Returns the same choice in each call: the first one mostly."""
        if name not in self.choices:
            other = len(choices) > 1 and self.r.random() < self.odd
            self.choices[name] = self.r.randrange(1, len(choices)) if other else 0
        return choices[self.choices[name]]

    # ---- parts ----

    def quantised(self, name: str, x: Tensor) -> Tensor:
        z = self.pick(f"{name} zero", 3, 0, -128, 127, 100)
        low, high = self.pick(f"{name} range", (-128, 127), (-127, 127), (-8, 7))
        scale = self.pick(f"{name} scale", 0.05, 0.5, 0.125, 1e-3)
        if self.pick(f"{name} unsigned", False, True):
            low, high, z, d = 0, 255, abs(z), torch.uint8
        else:
            d = torch.int8
        q = QD.quantize_per_tensor(x, scale, z, low, high, d)
        q = self.pick(f"{name} moved", q, q.flatten(0, 0), q.clone(), q.relu())
        again = self.pick(f"{name} dequantised", (scale, z), (2 * scale, z), (scale, z - 2))
        return QD.dequantize_per_tensor(q, *again, low, high, d)

    def weight(self) -> Tensor:
        form = self.pick("weight", "rows", "one", "columns", "zeros", "negative")
        if form == "one":
            return QD.dequantize_per_tensor(self.w, 0.02, self.pick("one zero", 0, 2), -127, 127, torch.int8)
        zeros = torch.zeros(self.n if form != "columns" else self.k, dtype=torch.int64)
        if form == "zeros":
            zeros = zeros + 2
        s = self.s if form != "columns" else self.s.repeat(2)[: self.k]
        s = -s if form == "negative" else s
        return QD.dequantize_per_channel(self.w, s, zeros, int(form == "columns"), -127, 127, torch.int8)

    def bias(self) -> Tensor:
        b = self.b.to(self.half) if self.x.dtype != torch.float32 else self.b
        return self.pick("bias", b, b[:1], b[:, None], b[None], b * (1e6 if b.dtype == torch.float32 else 100))

    def product(self, x: Tensor, w: Tensor) -> Tensor:
        """Returns x w^T, plus a bias mostly."""
        flat = x.reshape(-1, x.shape[-1]) if x.dim() > 2 else x
        flat = self.pick("flat", flat, x.reshape(-1, self.k).contiguous(), x.reshape(self.k, -1), flat.t())
        turned = self.pick("turned", w.t(), w, w.t().contiguous(), w.view(-1, w.shape[0]))
        form = self.pick("product", "addmm", "mm", "linear", "factors", "add")
        if form == "linear":
            return F.linear(x, w, self.b.to(x.dtype))
        if form == "mm":
            return torch.mm(flat, turned)
        if form == "add":
            return torch.mm(flat, turned) + self.bias()
        if form == "factors":
            return torch.addmm(self.bias(), flat, turned, beta=2, alpha=3)
        return torch.addmm(self.bias(), flat, turned)

    def finished(self, y: Tensor) -> Any:
        """Returns the result, or one that is quantised again."""
        y = self.pick("shape", y, y.view(2, -1), y.t(), y.unsqueeze(0), y.view(-1, y.shape[-1], 1) + self.b)
        y = self.pick("activation", y, F.relu(y), F.gelu(y), y + y)
        if self.kind in ("linear", "matmul", "convolution") and self.pick("again", False, True, True):
            y = self.quantised("result", y), self.pick("used twice", None, y)
        return y

    # ---- kinds ----

    def linear(self, x: Tensor) -> Any:
        return self.finished(self.product(self.quantised("x", x), self.weight()))

    def matmul(self, x: Tensor) -> Any:
        a = self.quantised("x", x.reshape(-1, self.k))
        b = self.quantised("other", self.pick("operand", self.s.repeat(2)[: self.k, None] * x.reshape(self.k, -1) * 9, x))
        a = self.pick("batch", a, a.view(2, -1, self.k), a.view(4, -1, self.k), a[None, None])
        b = self.pick("batch of b", b, b.view(2, self.k, -1), b[None], b.transpose(-2, -1))
        return self.finished(torch.matmul(a, b))

    def convolution(self, x: Tensor) -> Any:
        x = self.quantised("x", x.reshape(1, 4, -1, 16))
        w = self.weight().reshape(-1, self.pick("channels", 4, 2, 1), 2, 2)
        groups = 4 // w.shape[1]
        stride, padding = self.pick("stride", 1, 2, (2, 1)), self.pick("padding", 0, 1, (0, 1), "same")
        if self.pick("form", "convolution", "transposed") == "transposed":
            return self.finished(F.conv_transpose2d(x, w[:4], None, stride))
        b = self.pick("bias", None, torch.ones(w.shape[0]))
        return self.finished(F.conv2d(x, w, b, stride, padding, self.pick("dilation", 1, 2), groups))

    def dynamic(self, x: Tensor) -> Any:
        low, high, d = self.pick(
            "range", (-128, 127, torch.int8), (-127, 127, torch.int8), (0, 255, torch.uint8), (0, 127, torch.uint8)
        )
        choose = self.pick("choose", QD.choose_qparams, QD.choose_qparams_symmetric)
        s, z = choose(self.pick("chosen of", x, x * 2, x.abs()), low, high, self.pick("eps", 1e-6, 0.5), d)
        q = QD.quantize_per_tensor.tensor(x, s, z, low, high, d)
        real = QD.dequantize_per_tensor.tensor(q, self.pick("scale", s, 2 * s), z, low, high, d)
        return self.finished(self.product(real, self.weight()))

    def of_scales(self, s: Tensor) -> Tensor:
        """Returns the scales of the columns of a result."""
        s = self.pick("scales' dtype", s, s.float(), (s * 90).int(), s.to(torch.float64))
        return self.pick("scales' shape", s, s.view(1, -1), s.view(-1, 1), s[:1], s.view(1, 1, -1))

    def weight_alone(self, x: Tensor) -> Any:
        w = self.pick("turned", self.w.t(), self.w, self.w.view(-1, self.n))
        w = w.to(self.pick("dtype", x.dtype, x.dtype))
        y = torch.mm(x.reshape(-1, self.k), w) * self.of_scales(self.s.to(x.dtype))
        y = self.pick("view", y, y.view(2, -1, self.n), y.view(-1, self.n, 1), y.t())
        return self.pick("sum", y, y + self.bias(), torch.add(y, self.bias(), alpha=3))

    def grouped(self, x: Tensor) -> Any:
        w = self.pick("data", self.small, self.w)
        block = self.pick("block", [1, 32], [1, self.k])
        s, z = (t[:, :1] if block[1] == self.k else t for t in (self.groups, self.zeros))
        s = s.to(self.pick("scales' dtype", x.dtype, torch.float32))
        z = self.pick("zero", z, z * 20, None, z.float() + 0.5)
        low, high = self.pick("range", (-8, 7), (-128, 127), (0, 15), (None, None))
        real = AO.dequantize_affine(w, block, s, z, torch.int8, low, high, output_dtype=x.dtype)
        return self.finished(self.product(x, real))

    def tokens(self, x: Tensor) -> Any:
        block = self.pick("block", [1] * (x.dim() - 1) + [x.shape[-1]], list(x.shape))
        eps = self.pick("eps", 1e-5, 5.0)
        s, z = AO.choose_qparams_affine(
            x, "SYMMETRIC", block, torch.int8, -128, 127, eps, torch.float32, torch.int8, True
        )
        low = self.pick("low", -128, -127, -8)
        q = AO.quantize_affine(x, block, s, z, torch.int8, low, 127)
        q = self.pick("rows", q.reshape(-1, x.shape[-1]), q.reshape(self.n, -1))
        y = torch._int_mm(q, self.pick("turned", self.w.t(), self.w)).float()
        y = y * self.pick("tokens", s.reshape(-1, 1), s.reshape(1, -1), s.reshape(-1)[:1])
        y = y.to(self.pick("narrow", x.dtype, torch.int32, torch.float32)) * self.of_scales(self.s)
        y = self.pick("view", y.view(*x.shape[:-1], -1), y, y.view(2, 16, -1), y.view(-1, self.n, 1))
        y = self.pick("sum", y + self.bias(), y, torch.add(y, self.bias(), alpha=2))
        return y.to(self.pick("result", x.dtype, torch.float32, torch.float64))

    def embedding(self, x: Tensor) -> Any:
        rows = (x.abs() * 5).long().clamp(0, 31)
        table = self.weight()
        return self.pick("rows", F.embedding(rows, table), table[rows], table[rows - self.n])

    def forward(self, x: Tensor) -> Any:
        y = getattr(self, {"weight": "weight_alone", "groups": "grouped"}.get(self.kind, self.kind))(x)
        return tuple(t for t in y if t is not None) if isinstance(y, tuple) else (y,)


def distance(found: Tensor, wanted: Tensor) -> float:
    """Returns the norm of the difference, relative to that of the wanted tensor."""
    a, b = found.double(), wanted.double()
    if not torch.equal(a.isnan(), b.isnan()):
        return float("inf")
    a, b = a.nan_to_num(), b.nan_to_num()
    return float((a - b).norm() / b.norm().clamp(min=1e-30))


def fault(seed: str, _: pathlib.Path, counts: Counter[str], show: bool) -> str | None:
    """Returns the fault of one case."""
    import fxge

    r = random.Random(seed)
    model = Form(r)
    try:
        wanted = model(model.x)
        ep = torch.export.export(model, (model.x,))
    except Exception as e:  # the parts do not fit together, or PyTorch does not export them
        if show:
            print(e)
        counts["not exported"] += 1
        return None
    soc, odd = r.choice(SOCS), {k: v for k, v in model.choices.items() if v}
    what = f"{model.kind} n={model.n} k={model.k} {tuple(model.x.shape)} {model.x.dtype} {soc} {odd}"
    if show:
        print(what, ep.graph_module.code)
    for quant in ("exact", "npu"):
        try:
            found = fxge.compile(ep, quant=quant, soc=soc)(model.x)
        except fxge.FxgeError as e:
            if e.status != 3:
                return f"{what} {quant}: {e}"
            counts[f"{quant} refused"] += 1
            continue
        for y, z in zip(found, wanted, strict=True):
            if y.shape != z.shape or y.dtype != z.dtype:
                return f"{what} {quant}: found {y.dtype} {list(y.shape)}, expected {z.dtype} {list(z.shape)}"
            if (d := distance(y, z)) > NEAR[quant]:
                return f"{what} {quant}: a distance of {d:.3g}"
        counts[f"{quant} right"] += 1
    return None


if __name__ == "__main__":
    sys.exit(campaign.run(fault, "exact right", "npu right", "exact refused", "npu refused"))
