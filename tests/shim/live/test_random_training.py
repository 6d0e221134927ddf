# SPDX-License-Identifier: Apache-2.0
"""Training with random numbers, with checkpoints, autocast, gradient scaling, optimizers, copies,
functorch.
"""

from __future__ import annotations

import copy
import pickle
import unittest
from collections.abc import Callable
from typing import Any

import torch
from support import compiled, covering
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import fxge

Function = Callable[..., Any]


def losses(model: nn.Module, x: Tensor, y: Tensor, steps: int) -> list[float]:
    """Returns the losses of `steps` steps of Adam."""
    optimizer = torch.optim.Adam(model.parameters(), 1e-2)
    out = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = (model(x) - y).pow(2).mean()
        loss.backward()
        optimizer.step()
        out.append(float(loss.detach()))
    return out


class Models(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(0)

    def trains(self, model: nn.Module, x: Tensor, y: Tensor) -> None:
        """The loss falls, calls differ, a seeded training repeats, and eval equals eager."""
        start = copy.deepcopy(model.state_dict())
        f, _ = compiled(model)
        torch.manual_seed(1)
        first = losses(f, x, y, 20)
        self.assertLess(sum(first[-5:]), 0.8 * sum(first[:5]))
        self.assertFalse(torch.equal(f(x), f(x)))
        model.load_state_dict(start)
        torch.manual_seed(1)
        self.assertEqual(first, losses(f, x, y, 20))
        model.eval()
        torch.testing.assert_close(f(x), model(x), atol=1e-5, rtol=1e-4)

    def test_perceptron(self) -> None:
        layers = (nn.Linear(8, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 1))
        x = torch.randn(32, 8)
        self.trains(nn.Sequential(*layers), x, x[:, :1] * 2)

    def test_convolution(self) -> None:
        layers = (nn.Conv2d(2, 8, 3), nn.ReLU(), nn.Dropout2d(0.2), nn.Flatten(), nn.Linear(128, 1))
        x = torch.randn(16, 2, 6, 6)
        self.trains(nn.Sequential(*layers), x, x.mean((1, 2, 3))[:, None] * 5)

    def test_self_normalising(self) -> None:
        layers = (nn.Linear(8, 32), nn.SELU(), nn.AlphaDropout(0.1), nn.RReLU(), nn.Linear(32, 1))
        x = torch.randn(32, 8)
        self.trains(nn.Sequential(*layers), x, x[:, :1] * 2)

    def test_transformer_encoder(self) -> None:
        layer = nn.TransformerEncoderLayer(16, 4, 32, dropout=0.1, batch_first=True)
        x = torch.randn(4, 6, 16)
        self.trains(nn.TransformerEncoder(layer, 2), x, x.roll(1, 1) * 0.5)

    def test_multihead_attention(self) -> None:
        m = nn.MultiheadAttention(16, 4, dropout=0.4, batch_first=True)
        x = torch.randn(2, 5, 16, requires_grad=True)
        for weights in (True, False):
            f, _ = compiled(lambda x, w=weights: m(x, x, x, need_weights=w))
            y, w = f(x)
            (y.sum() + (w.sum() if weights else 0)).backward()
            self.assertTrue(bool(x.grad is not None and x.grad.isfinite().all()))
            self.assertFalse(torch.equal(f(x)[0], f(x)[0]))


class Checkpoints(unittest.TestCase):
    """Gradients equal those without checkpoint bitwise: the backward draws the same numbers."""

    def setUp(self) -> None:
        torch.manual_seed(0)
        self.a, self.b = nn.Linear(8, 8), nn.Linear(8, 8)

    def body(self, x: Tensor) -> Tensor:
        x = nn.functional.dropout(torch.relu(self.a(x)), 0.5, True) * torch.rand(8)
        x = self.b(x) * torch.randint(1, 5, (8,)) + torch.randn_like(x)
        return x[:, torch.randperm(8)]

    def results(self, f: Function) -> list[Tensor]:
        parameters = [*self.a.parameters(), *self.b.parameters()]
        x = torch.linspace(-1, 1, 32).reshape(4, 8).requires_grad_()
        torch.manual_seed(3)
        for p in parameters:
            p.grad = None
        y = f(x)
        y.pow(2).sum().backward()  # reentrant checkpoints do not support torch.autograd.grad
        return [y.detach(), *(p.grad for p in (x, *parameters) if p.grad is not None)]

    def same(self, found: list[Tensor], expected: list[Tensor]) -> None:
        for a, b in zip(found, expected, strict=True):
            self.assertTrue(torch.equal(a, b))

    def test_within(self) -> None:
        plain = self.results(compiled(lambda x: self.body(self.body(x)))[0])
        for reentrant in (False, True):

            def f(x: Tensor, r: bool = reentrant) -> Tensor:
                x = checkpoint(self.body, x, use_reentrant=r)
                return checkpoint(self.body, x, use_reentrant=r)  # type: ignore[no-any-return]

            self.same(self.results(compiled(f)[0]), plain)

    def test_around(self) -> None:
        inner, _ = compiled(self.body)
        plain = self.results(inner)
        for reentrant in (False, True):
            self.same(
                self.results(lambda x, r=reentrant: checkpoint(inner, x, use_reentrant=r)), plain
            )


class Precision(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(0)

    def test_autocast(self) -> None:
        m = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))
        x = torch.randn(6, 8)

        def step(f: Function) -> Function:
            def run(x: Tensor) -> Tensor:
                with torch.autocast("cpu", torch.bfloat16):
                    return f(x).float().pow(2).sum()  # type: ignore[no-any-return]

            return run

        def results(f: Function) -> list[Tensor]:
            loss = f(x)
            return [loss.detach(), *torch.autograd.grad(loss, list(m.parameters()))]

        expected = results(step(m))
        for f in (compiled(step(m))[0], step(compiled(m)[0])):
            for a, b in zip(results(f), expected, strict=True):
                self.assertLess(float((a - b).norm()), 0.02 * float(b.norm()) + 1e-6)

    def test_autocast_of_dropout(self) -> None:
        m = nn.Sequential(nn.Linear(8, 16), nn.Dropout(0.5))

        def f(x: Tensor) -> Tensor:
            with torch.autocast("cpu", torch.bfloat16):
                return m(x)  # type: ignore[no-any-return]

        y = compiled(f)[0](torch.randn(64, 8))
        self.assertEqual(y.dtype, torch.bfloat16)
        self.assertLess(abs(float((y != 0).double().mean()) - 0.5), 0.06)

    def test_scaler(self) -> None:
        def train(ours: bool) -> list[float]:
            torch.manual_seed(1)
            m: Any = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
            optimizer = torch.optim.SGD(m.parameters(), 0.01)
            f = compiled(m)[0] if ours else m
            scaler = torch.amp.GradScaler("cpu", init_scale=2.0**20)  # the first steps overflow
            x, out = torch.randn(16, 8), []
            for _ in range(12):
                optimizer.zero_grad()
                with torch.autocast("cpu", torch.float16):
                    loss = (f(x).float() - 1).pow(2).mean()
                scaler.scale(loss).backward()
                scaler.unscale_(optimizer)
                scaler.step(optimizer)
                scaler.update()
                out += [float(loss.detach()), scaler.get_scale()]
            return out

        for a, b in zip(train(True), train(False), strict=True):
            self.assertAlmostEqual(a, b, delta=0.01)


class Optimizers(unittest.TestCase):
    def same(self, make: Callable[[Any], Any]) -> None:
        """Compares four compiled steps with four eager ones."""
        torch.manual_seed(0)
        ours = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2))
        theirs = copy.deepcopy(ours)
        optimizers = make(ours.parameters()), make(theirs.parameters())
        torch._dynamo.reset()
        step = torch.compile(optimizers[0].step, backend=fxge.backend.get_backend())
        x = torch.randn(5, 4)
        for _ in range(4):
            for m, o, s in (
                (ours, optimizers[0], step),
                (theirs, optimizers[1], optimizers[1].step),
            ):
                o.zero_grad()
                m(x).pow(2).sum().backward()
                s()
        for p, q in zip(ours.parameters(), theirs.parameters(), strict=True):
            torch.testing.assert_close(p, q, atol=1e-6, rtol=1e-5)

    def test_steps(self) -> None:
        forms: dict[str, dict[str, bool]] = {
            "plain": {},
            "fused": {"fused": True},
            "foreach": {"foreach": True},
        }
        names = {
            "plain": ("Adam", "AdamW", "SGD", "Adagrad", "RMSprop"),
            "fused": ("Adam", "AdamW", "SGD", "Adagrad"),
            "foreach": (
                *("Adam", "AdamW", "SGD", "Adagrad", "RMSprop", "Adamax", "NAdam", "RAdam"),
                *("Adadelta", "ASGD", "Rprop"),
            ),
        }
        for name, form in covering((n, way) for way in forms for n in names[way]):
            with self.subTest(name, form=form):
                self.same(
                    lambda p, n=name, form=form: getattr(torch.optim, n)(p, 1e-2, **forms[form])
                )

    def test_clipping(self) -> None:
        def f(xs: list[Tensor]) -> list[Tensor]:
            norms = torch._foreach_norm(xs)
            total = torch.linalg.vector_norm(torch.stack(norms))
            return list(torch._foreach_mul(xs, torch.clamp(1 / (total + 1e-6), max=1.0)))

        xs = [torch.randn(3, 4), torch.randn(5)]
        for a, b in zip(compiled(f)[0](xs), f(xs), strict=True):
            torch.testing.assert_close(a, b)


class Copies(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(0)
        self.model = nn.Sequential(nn.Linear(4, 4), nn.ReLU())
        self.x = torch.randn(2, 4)

    def stands_alone(self, first: Any, other: Any) -> None:
        expected = first(self.x)
        torch.testing.assert_close(other(self.x), expected)
        with torch.no_grad():
            next(iter(other.parameters())).zero_()
        torch.testing.assert_close(first(self.x), expected)
        self.assertFalse(torch.allclose(other(self.x), expected))

    def test_of_compiled_modules(self) -> None:
        torch._dynamo.reset()
        f: Any = torch.compile(self.model, backend=fxge.backend)
        f(self.x)
        self.stands_alone(f, copy.deepcopy(f))
        self.stands_alone(f, pickle.loads(pickle.dumps(f)))

    def test_of_modules_that_compiled_themselves(self) -> None:
        torch._dynamo.reset()
        self.model.compile(backend=fxge.backend)
        expected = nn.functional.relu(self.model[0](self.x))
        torch.testing.assert_close(self.model(self.x), expected)
        self.stands_alone(self.model, copy.deepcopy(self.model))
        self.stands_alone(self.model, pickle.loads(pickle.dumps(self.model)))


class Functorch(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(0)

    def test_vmap_and_grad(self) -> None:
        def loss(w: Tensor, x: Tensor) -> Tensor:
            return torch.tanh(x @ w).pow(2).sum()

        def per_sample(w: Tensor, x: Tensor) -> Any:
            return torch.vmap(torch.func.grad(loss), (None, 0))(w, x)

        def wave(x: Tensor) -> Tensor:
            return x.sin() * x.sum()

        w, x = torch.randn(4, 3), torch.randn(5, 4)
        torch.testing.assert_close(compiled(per_sample)[0](w, x), per_sample(w, x))
        for transform in (torch.func.jacrev, torch.func.jacfwd):
            f, _ = compiled(lambda v, t=transform: t(wave)(v))
            torch.testing.assert_close(f(w[0]), transform(wave)(w[0]))

    def test_randomness_of_vmap(self) -> None:
        for randomness in ("same", "different"):

            def f(x: Tensor, r: str = randomness) -> Any:
                return torch.vmap(lambda a: nn.functional.dropout(a, 0.5, True), randomness=r)(x)

            y = compiled(f)[0](torch.ones(3, 50))
            self.assertEqual(torch.equal(y[0], y[1]), randomness == "same")


if __name__ == "__main__":
    unittest.main()
