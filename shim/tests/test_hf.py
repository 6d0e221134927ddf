"""Models of the transformers package and a ResNet, live: eager's results, compiles, training."""

from __future__ import annotations

import copy
import sys
import unittest
from collections.abc import Callable
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._dynamo.testing import CompileCounterWithBackend
from torch.utils import _pytree as pytree

try:
    import transformers
except ImportError:
    print("skipped: this needs the transformers package (scripts/test.sh --torch installs it)")
    sys.exit(77)

import export
import hf
import zoo

STEPS = 20
LOSS_TOLERANCE = 1e-4  # of eager's loss, at every step


def share(found: Tensor, reference: Tensor) -> float:
    """The error against float64, in units of the largest element."""
    scale = float(reference.abs().max()) or 1.0
    return float((found.double() - reference).abs().max()) / scale


def bar(own: float, dtype: torch.dtype) -> float:
    """How large the error may be where PyTorch's own is `own`: the bars of `fxge verify`."""
    return 1.5 * own + 2**-8 if dtype == torch.bfloat16 else max(3 * own, 2e-6)


class Inference(unittest.TestCase):
    """Each model, static and dynamic, against eager in float64."""

    def check(self, entry: zoo.Entry, dynamic: bool | None) -> None:
        model = export.build(entry)
        reference = export.build(entry).double()
        f, counter = support.compiled(model, dynamic=dynamic)
        calls = [export.make_cases(entry, "")[i] for i in range(len(entry.cases))]
        with torch.no_grad():
            for i, args in enumerate(calls):
                with self.subTest(model=entry.name, case=i):
                    expected = model(*args)
                    wanted = reference(*pytree.tree_map(export.double, args))
                    found = f(*args)
                    self.assertEqual(found.dtype, expected.dtype)
                    self.assertEqual(found.stride(), expected.stride())
                    self.assertLessEqual(
                        share(found, wanted), bar(share(expected, wanted), expected.dtype)
                    )
        self.assertLessEqual(counter.count, self.demanded(model, calls, dynamic))

    def demanded(self, model: nn.Module, calls: list[Any], dynamic: bool | None) -> int:
        """The compiles that dynamo's guards demand of any backend."""
        torch._dynamo.reset()
        counter = CompileCounterWithBackend("aot_eager")
        f = torch.compile(model, backend=counter, fullgraph=True, dynamic=dynamic)
        with torch.no_grad():
            for args in calls:
                f(*args)
        return int(counter.frame_count)


def _add(entry: zoo.Entry, dynamic: bool) -> None:
    name = f"test_{entry.name}_{'dynamic' if dynamic else 'static'}"
    setattr(Inference, name, lambda self: self.check(entry, dynamic or None))


for _entry in hf.entries():
    _add(_entry, False)
    if len(_entry.cases) > 1:
        _add(_entry, True)


class Training(unittest.TestCase):
    """Forward, backward and an optimiser of eager's, from the same start."""

    def check(
        self, build: Callable[[], nn.Module], loss: Callable[..., Tensor], *args: Any
    ) -> None:
        torch.manual_seed(0)
        model = build().train()
        reference = copy.deepcopy(model)
        f, counter = support.compiled(lambda *a: loss(model, *a))
        found = self.losses(f, model, args)
        expected = self.losses(lambda *a: loss(reference, *a), reference, args)
        worst = max(abs(a - b) / abs(b) for a, b in zip(found, expected, strict=True))
        self.assertLessEqual(worst, LOSS_TOLERANCE, f"found {found}, expected {expected}")
        self.assertLess(found[-1], found[0], "nothing was learnt")
        self.assertEqual(counter.count, 1)

    def losses(self, f: Callable[..., Tensor], model: nn.Module, args: Any) -> list[float]:
        sgd = torch.optim.SGD(model.parameters(), lr=0.01)
        found = []
        for _ in range(STEPS):
            sgd.zero_grad()
            value = f(*args)
            value.backward()
            sgd.step()
            found.append(float(value.detach()))
        return found

    def test_bert(self) -> None:
        config = transformers.BertConfig(
            vocab_size=hf.VOCAB,
            hidden_size=32,
            num_hidden_layers=2,
            num_attention_heads=2,
            intermediate_size=64,
            max_position_embeddings=32,
            hidden_dropout_prob=0.0,
            attention_probs_dropout_prob=0.0,
        )
        g = torch.Generator().manual_seed(1)
        ids, mask = hf.tokens(3, 8)(g)
        labels = ids.roll(-1, 1)

        def loss(model: nn.Module, ids: Tensor, mask: Tensor, labels: Tensor) -> Tensor:
            value: Tensor = model(input_ids=ids, attention_mask=mask, labels=labels).loss
            return value

        self.check(lambda: transformers.BertForMaskedLM(config), loss, ids, mask, labels)

    def test_resnet(self) -> None:
        """Two stages: with four, float64 itself leaves eager by 4 % in 20 steps (ReLUs flip)."""
        g = torch.Generator().manual_seed(2)
        x, y = torch.randn(8, 3, 32, 32, generator=g), torch.randint(10, (8,), generator=g)

        def loss(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
            return F.cross_entropy(model(x), y)

        self.check(lambda: hf.ResNet((1, 1), 8), loss, x, y)


if __name__ == "__main__":
    transformers.logging.set_verbosity_error()
    unittest.main()
