# SPDX-License-Identifier: Apache-2.0
"""Models of transformers and a ResNet, live: eager's results, compilations, training."""

from __future__ import annotations

import copy
import sys
import unittest
from collections.abc import Callable
from typing import Any

import against_double
import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn

try:
    import transformers
except ImportError:
    print("skipped: this needs the transformers package (scripts/test.sh --torch installs it)")
    sys.exit(77)

import hf
import zoo

STEPS = 20
LOSS_TOLERANCE = 1e-4  # relative to eager's loss, at every step


class Inference(against_double.Case):
    """Each model, static and dynamic."""


def _add(entry: zoo.Entry, dynamic: bool) -> None:
    name = f"test_{entry.name}_{'dynamic' if dynamic else 'static'}"
    setattr(Inference, name, lambda self: self.check(entry, dynamic or None))


for _entry in hf.entries():
    _add(_entry, False)
    if len(_entry.cases) > 1:
        _add(_entry, True)


class Unkept(against_double.Case):
    """Models whose files are not in the tree: live, and by their exported programs."""

    def test_live(self) -> None:
        for entry in hf.unkept():
            self.check(entry, None)

    def test_saved(self) -> None:
        for entry in hf.unkept():
            self.saved(entry)


class Training(unittest.TestCase):
    """Forward, backward and an eager optimiser, from equal states."""

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
        """Two stages: with four, even float64 differs by 4 % in 20 steps (ReLUs flip)."""
        g = torch.Generator().manual_seed(2)
        x, y = torch.randn(8, 3, 32, 32, generator=g), torch.randint(10, (8,), generator=g)

        def loss(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
            return F.cross_entropy(model(x), y)

        self.check(lambda: hf.ResNet((1, 1), 8), loss, x, y)


if __name__ == "__main__":
    transformers.logging.set_verbosity_error()
    unittest.main()
