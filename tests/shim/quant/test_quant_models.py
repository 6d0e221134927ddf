# SPDX-License-Identifier: Apache-2.0
"""Language models from quantised checkpoints: prefill and decode over one cache, integer kernels.

Tokens are those of the dequantised model in float32, computed by PyTorch.
"""

from __future__ import annotations

import copy
import re
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import checkpoints as made
import support  # noqa: F401  (finds the package)
import tiny_models
import torch
from torch import Tensor, nn
from transformers import StaticCache

import fxge
import fxge.quant

LENGTH, PROMPT, STEPS = 16, 4, 8
ALLOWED = 0.02  # share of the largest logit
FLOAT = {"MatMulV2", "MatMul", "MatMulV3", "BatchMatMul", "BatchMatMulV2"}


class Decoder(nn.Module):
    """A model over a cache in buffers: tokens and their positions to logits of each."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        config = model.config
        self.model = model
        self.cache = StaticCache(config=config, max_cache_len=LENGTH)
        heads, width = config.num_key_value_heads, config.head_dim
        self.cache.early_initialization(1, heads, width, model.dtype, torch.device("cpu"))
        for i, layer in enumerate(self.cache.layers):
            self.register_buffer(f"key_{i}", layer.keys)
            self.register_buffer(f"value_{i}", layer.values)
            self.register_buffer(f"length_{i}", layer.cumulative_length)

    def forward(self, ids: Tensor, position: Tensor) -> Tensor:
        for layer in self.cache.layers:
            layer.cumulative_length.copy_(position[0])
        out = self.model(
            input_ids=ids, position_ids=position[None], past_key_values=self.cache, use_cache=True
        )
        return out.logits[:, -1].float()


def programs(model: Any, soc: str) -> tuple[Any, Any]:
    """Exports and compiles prefill, for any length, and decode, over one cache."""
    module = Decoder(model).eval()
    seq = torch.export.Dim("seq", min=2, max=LENGTH)
    ids = torch.zeros(1, PROMPT, dtype=torch.int64)
    shapes = ({1: seq}, {0: seq})
    exported = torch.export.export(module, (ids, torch.arange(PROMPT)), dynamic_shapes=shapes)
    prefill = fxge.compile(exported, soc=soc)
    step = torch.export.export(module, (ids[:, :1], torch.arange(1)))
    return prefill, fxge.compile(step, beside=prefill)


def types(program: Any) -> Counter[str]:
    return Counter(re.findall(r"= ge\.(\w+)\(", program.text()))


def attention(found: Counter[str], model: Any) -> int:
    """Returns the products of attention: two a layer unless they are one operator."""
    fused = sum(n for t, n in found.items() if "Attention" in t)
    return 2 * (model.config.num_hidden_layers - fused)


class Router:
    """Differences of the router's second and third expert for the last token."""

    def __init__(self, model: Any) -> None:
        self.least = 1.0
        for module in model.modules():
            if type(module).__name__.endswith("TopKRouter"):
                module.register_forward_hook(self.see)

    def see(self, _module: Any, _inputs: Any, result: Any) -> None:
        logits = result[0][-1]
        best = logits.topk(3).values
        self.least = min(self.least, float((best[1] - best[2]) / logits.abs().max()))

    def tied(self) -> bool:
        """Tests whether bf16 may choose another expert; forgets what was seen."""
        least, self.least = self.least, 1.0
        return least < ALLOWED


class Models(unittest.TestCase):
    trained: ClassVar[dict[str, Any]] = {}

    def setUp(self) -> None:
        self.dir = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def model(self, kind: str) -> Any:
        if kind not in self.trained:
            model = tiny_models.llama() if kind == "llama" else tiny_models.qwen3_moe()
            self.assertLess(tiny_models.train(model, 40), 0.5)
            self.trained[kind] = model.bfloat16()
        return self.trained[kind]

    def quantised(self, model: Any, scheme: str, size: int) -> Any:
        """Writes the checkpoint of a model; returns the dequantised model in float32."""
        real = copy.deepcopy(model).float()
        layers, others = {}, dict(model.state_dict())
        for name, module in model.named_modules():
            if isinstance(module, nn.Linear) and name != "lm_head":
                weight = others.pop(f"{name}.weight").float()
                layers[name], plain = made.compressed(weight, scheme, size)
                real.get_submodule(name).weight.data = plain.float()
            if type(module).__name__.endswith("Experts"):
                gate_up, down = others.pop(f"{name}.gate_up_proj"), others.pop(f"{name}.down_proj")
                own = real.get_submodule(name)
                for e in range(down.shape[0]):
                    gate, up = gate_up[e].float().chunk(2)
                    parts = {"gate_proj": gate, "up_proj": up, "down_proj": down[e].float()}
                    plain = {}
                    for part, w in parts.items():
                        layers[f"{name}.{e}.{part}"], plain[part] = made.compressed(w, scheme, size)
                    both = torch.cat([plain["gate_proj"], plain["up_proj"]])
                    own.gate_up_proj.data[e] = both.float()
                    own.down_proj.data[e] = plain["down_proj"].float()
        config = made.compressed_config(scheme, size, ignore=["lm_head", "re:.*mlp.gate$"])
        made.write(self.dir, layers, config, others, shards=2)
        return real

    def check(self, kind: str, scheme: str, size: int, wanted: dict[str, int]) -> None:
        trained = self.model(kind)
        real = self.quantised(trained, scheme, size)
        model = type(trained)(trained.config).bfloat16().eval()
        loaded = fxge.quant.load(model, self.dir, soc="ascend910b")
        self.assertEqual([x.name for x in loaded.linears if x.kernel is None], ["lm_head"])
        prefill, decode = programs(model, "ascend910b")
        routers = 1 if kind == "qwen3_moe" else 0
        for program in (prefill, decode):
            found = types(program)
            self.assertEqual({t: found[t] for t in wanted}, wanted, found)
            floats = sum(found[t] for t in FLOAT)
            self.assertEqual(floats, 1 + routers + attention(found, model), found)
        self.tokens(real, prefill, decode)

    def tokens(self, real: Any, prefill: Any, decode: Any) -> None:
        """Compares logits and tokens of several prompts with the dequantised model."""
        clear = equal = steps = 0
        router = Router(real)
        for prompt in tiny_models.sequences(3, PROMPT, 77):
            ids = prompt[None]
            for i in range(STEPS):
                known = ids.shape[1]
                if i == 0:
                    logits = prefill(ids, torch.arange(known))
                else:
                    logits = decode(ids[:, -1:], torch.tensor([known - 1]))
                with torch.no_grad():
                    expected = real(input_ids=ids).logits[:, -1]
                largest = expected.abs().max()
                if not router.tied():
                    self.assertLessEqual((logits - expected).abs().max() / largest, ALLOWED)
                best = expected.topk(2, -1).values[0]
                token = expected.argmax(-1, keepdim=True)
                steps += 1
                if best[0] - best[1] > 2 * ALLOWED * largest:
                    clear += 1
                    equal += int(logits.argmax()) == int(token)
                ids = torch.cat([ids, token], 1)
        self.assertEqual(equal, clear)
        self.assertGreaterEqual(clear, 0.8 * steps)

    def test_llama_w8a8(self) -> None:
        self.check("llama", "W8A8_DYNAMIC", 0, {"QuantBatchMatmulV3": 14, "DynamicQuant": 8})

    def test_llama_w4a16(self) -> None:
        self.check("llama", "W4A16", 32, {"WeightQuantBatchMatmulV2": 14})

    def test_qwen3_moe_w8a8(self) -> None:
        wanted = {"QuantBatchMatmulV3": 4, "GroupedMatmul": 2, "MoeInitRoutingV3": 1}
        self.check("qwen3_moe", "W8A8_DYNAMIC", 0, wanted)

    def test_qwen3_moe_w4a16(self) -> None:
        wanted = {"WeightQuantBatchMatmulV2": 4, "GroupedMatmul": 2, "MoeInitRoutingV3": 1}
        self.check("qwen3_moe", "W4A16", 32, wanted)


if __name__ == "__main__":
    unittest.main()
