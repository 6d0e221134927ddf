# SPDX-License-Identifier: Apache-2.0
"""Language models from quantised checkpoints: prefill and decode over one cache, integer kernels.

Tokens are those of the dequantised model in float32, computed by PyTorch.
"""

from __future__ import annotations

import copy
import functools
import json
import os
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import checkpoints as made
import support  # noqa: F401  (finds the package)
import tiny_models
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from transformers import DynamicCache

import fxge
import fxge.quant
from fxge.errors import FxgeError

LENGTH, PROMPT, STEPS = 16, 4, 8
ALLOWED = 0.02  # share of the largest logit
FLOAT = {"MatMulV2", "MatMul", "MatMulV3", "BatchMatMul", "BatchMatMulV2"}


class Decoder(nn.Module):
    """A model over a cache in buffers: tokens and their positions to logits of each."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model
        self.cache = fxge.quant.cache(model, LENGTH)
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


class Rounded(DynamicCache):
    """A cache of PyTorch that returns what i8 keys and values stand for, by layer."""

    def __init__(self, scales: list[list[Tensor]], zeros: list[list[Tensor]]) -> None:
        super().__init__()
        self.scales, self.zeros = scales, zeros

    def update(self, key: Tensor, value: Tensor, layer_idx: int, *args: Any, **kwargs: Any) -> Any:
        both = []
        for x, scale, zero in zip(
            (key, value), self.scales[layer_idx], self.zeros[layer_idx], strict=True
        ):
            s, z = (t.reshape(1, t.numel() // x.shape[-1] or 1, 1, -1) for t in (scale, zero))
            both.append((((x / s).round() + z).clamp(-128, 127) - z) * s)
        return super().update(*both, layer_idx, *args, **kwargs)


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


def floats(program: Any) -> list[str]:
    """Returns the layers with weights that the certificate of the written program has in floats."""
    with tempfile.TemporaryDirectory() as directory:
        path = f"{directory}/m.air"
        program.write(path)
        words = [os.environ["FXGE_COMMAND"], "quant", "report", path, "--json"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=True)
    layers = json.loads(done.stdout)["layers"]
    products = [x for x in layers if x["kind"] != "cache" and x["grade"] != "float"]
    assert all(x["pattern"] for x in products), layers
    kinds = ("linear", "grouped")
    return [x["layer"] for x in layers if x["kind"] in kinds and x["grade"] == "float"]


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

    def ranges(self, model: Any) -> list[list[Tensor]]:
        """Returns for each layer the largest key and value of each channel [heads * width]."""
        cache = DynamicCache()
        with torch.no_grad():
            model(input_ids=tiny_models.sequences(8, LENGTH, 5), past_key_values=cache)
        return [
            [x.float().abs().amax((0, 2)).flatten() for x in (layer.keys, layer.values)]
            for layer in cache.layers
        ]

    def quantised(self, model: Any, scheme: str, size: int, more: made.Tensors) -> Any:
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
        if more:
            kept = {"num_bits": 8, "type": "int", "strategy": "tensor", "symmetric": True}
            config["kv_cache_scheme"] = kept | {"dynamic": False}
            others |= more
        made.write(self.dir, layers, config, others, shards=2)
        return real

    def check(
        self, kind: str, scheme: str, size: int, wanted: dict[str, int], i8_cache: bool = False
    ) -> None:
        trained = self.model(kind)
        more, cache = {}, DynamicCache
        if i8_cache:
            scales = [[x.amax()[None] / 127 for x in both] for both in self.ranges(trained)]
            for i, (key, value) in enumerate(scales):
                more[f"model.layers.{i}.self_attn.k_scale"] = key
                more[f"model.layers.{i}.self_attn.v_scale"] = value
            zeros = [[torch.zeros(1)] * 2] * len(scales)
            cache = functools.partial(Rounded, scales, zeros)
        real = self.quantised(trained, scheme, size, more)
        model = type(trained)(trained.config).bfloat16().eval()
        loaded = fxge.quant.load(model, self.dir, soc="ascend910b")
        self.assertEqual([x.name for x in loaded.linears if x.kernel is None], ["lm_head"])
        prefill, decode = programs(model, "ascend910b")
        routers = 1 if kind == "qwen3_moe" else 0
        for program in (prefill, decode):
            found = types(program)
            self.assertEqual({t: found[t] for t in wanted}, wanted, found)
            products = sum(found[t] for t in FLOAT)
            self.assertEqual(products, 1 + routers + attention(found, model), found)
            self.assertEqual(len(floats(program)), 1 + routers, floats(program))
        self.tokens(real, prefill, decode, cache)

    def tokens(self, real: Any, prefill: Any, decode: Any, cache: Any) -> None:
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
                    expected = real(input_ids=ids, past_key_values=cache()).logits[:, -1]
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

    def test_llama_w8a8_and_i8_cache(self) -> None:
        wanted = {"QuantBatchMatmulV3": 14, "FusedInferAttentionScore": 2, "Quantize": 4}
        self.check("llama", "W8A8_DYNAMIC", 0, wanted, i8_cache=True)

    def test_export(self) -> None:
        """`python -m fxge export` takes the directory, and verifies the tokens of its programs."""
        trained = self.model("llama")
        scales = {
            f"model.layers.{i}.self_attn.{part}_scale": x.amax()[None] / 127
            for i, both in enumerate(self.ranges(trained))
            for part, x in zip("kv", both, strict=True)
        }
        self.quantised(trained, "W8A8_DYNAMIC", 0, scales)
        config = trained.config.to_dict() | json.loads((self.dir / "config.json").read_text())
        config |= {"architectures": ["LlamaForCausalLM"], "dtype": "bfloat16"}
        (self.dir / "config.json").write_text(json.dumps(config))
        with self.assertRaisesRegex(FxgeError, "kernels depend on the chip\n.*--soc"):
            fxge.export(str(self.dir), self.dir / "none")
        sizes = f"cache={LENGTH},seq={PROMPT}"
        made = fxge.export(str(self.dir), self.dir / "out", soc="ascend910b", size=sizes)
        self.assertIn("decode", str(made))
        tokens = json.loads((self.dir / "out" / "manifest.json").read_text())["tokens"]
        self.assertEqual(tokens["clear"], tokens["equal"])
        program = fxge.load(self.dir / "out" / "decode.air")
        found = types(program)
        self.assertEqual(found["QuantBatchMatmulV3"], 14, found)
        self.assertEqual(found["FusedInferAttentionScore"], 2, found)

    def test_i8_cache_by_channel(self) -> None:
        """Keys and values of AscendV1 have a scale and a zero point for each channel."""
        trained = self.model("llama")
        ranges, more = self.ranges(trained), {}
        described: dict[str, str] = {"kv_quant_type": "C8"}
        zero = torch.arange(64).float() % 9 - 4
        scales = [[x / 120 for x in both] for both in ranges]
        for i, both in enumerate(scales):
            for part, scale in zip("kv", both, strict=True):
                name = f"model.layers.{i}.self_attn.{part}_proj.kv_cache_"
                more |= {f"{name}scale": scale, f"{name}offset": zero}
        layers, others = {}, dict(trained.state_dict()) | more
        real = copy.deepcopy(trained).float()
        for name, module in trained.named_modules():
            if isinstance(module, nn.Linear) and name != "lm_head":
                weight = others.pop(f"{name}.weight").float()
                layers[name], plain = made.ascend(weight, "W8A8_DYNAMIC")
                real.get_submodule(name).weight.data = plain.float()
                described |= {f"{name}.{n}": "W8A8_DYNAMIC" for n in layers[name]}
        (self.dir / "quant_model_description.json").write_text(json.dumps(described))
        made.write(self.dir, layers, None, others)
        model = type(trained)(trained.config).bfloat16().eval()
        fxge.quant.load(model, self.dir, soc="ascend910b")
        ids = tiny_models.sequences(1, PROMPT, 9)
        cache = Rounded(scales, [[zero, zero]] * len(scales))
        with torch.no_grad():
            expected = real(input_ids=ids, past_key_values=cache).logits
            module = Decoder(model)
            whole = module(ids, torch.arange(PROMPT))
            first = module(ids[:, :-1], torch.arange(PROMPT - 1))
            last = module(ids[:, -1:], torch.tensor([PROMPT - 1]))
        self.assertEqual(module.key_0.dtype, torch.int8)
        largest = expected.abs().max()
        for found, wanted in (
            (whole, expected[:, -1]),
            (first, expected[:, -2]),
            (last, expected[:, -1]),
        ):
            self.assertLessEqual((found - wanted).abs().max() / largest, ALLOWED)
        missing = "model.layers.1.self_attn.v_proj.kv_cache_scale"
        del others[missing]
        made.write(self.dir, layers, None, others)
        fresh = type(trained)(trained.config).bfloat16()
        with self.assertRaisesRegex(FxgeError, f"tensor '{missing}' is missing"):
            fxge.quant.load(fresh, self.dir, soc="ascend910b")
        self.assertIsInstance(fresh.model.layers[0].self_attn.q_proj, nn.Linear)
        with self.assertRaisesRegex(FxgeError, "keys and values cannot be quantised on ascend310p"):
            fxge.quant.load(fresh.half(), self.dir, soc="Ascend310P3")

    def test_experts_of_one_layer(self) -> None:
        """Experts share a kernel: another scheme of one, or one that is missing, is refused."""
        trained = self.model("qwen3_moe")
        self.quantised(trained, "W8A8_DYNAMIC", 0, {})
        tensors = {}
        for file in self.dir.glob("*.safetensors"):
            tensors |= load_file(file)
            file.unlink()
        (self.dir / "model.safetensors.index.json").unlink()
        name = "model.layers.0.mlp.experts.2.up_proj"
        cases: list[tuple[made.Tensors, str]] = [
            ({}, f"'{name}' is not quantised, expected W8A8_DYNAMIC"),
            (
                {"weight": torch.zeros(32, 64).to(torch.int8), "weight_scale": torch.ones(32, 1)},
                rf"'{name}.weight.*' *: found a linear \[32, 64\]",
            ),
        ]
        rest = {n: t for n, t in tensors.items() if not n.startswith(f"{name}.")}
        fresh = type(trained)(trained.config).bfloat16()
        for others, text in cases:
            save_file(
                rest | {f"{name}.{n}": t for n, t in others.items()},
                self.dir / "model.safetensors",
            )
            with self.assertRaisesRegex(FxgeError, text):
                fxge.quant.load(fresh, self.dir, soc="ascend910b")
        config = json.loads((self.dir / "config.json").read_text())
        group = copy.deepcopy(config["quantization_config"]["config_groups"]["group_0"])
        group["targets"] = [name]
        group["input_activations"] = None
        config["quantization_config"]["config_groups"]["group_1"] = group
        (self.dir / "config.json").write_text(json.dumps(config))
        save_file(tensors, self.dir / "model.safetensors")
        with self.assertRaisesRegex(FxgeError, r"found W8A16, expected W8A8_DYNAMIC as"):
            fxge.quant.load(fresh, self.dir, soc="ascend910b")
        with self.assertRaisesRegex(FxgeError, "no kernel of grouped products|is bfloat16"):
            fxge.quant.load(fresh, self.dir, soc="Ascend310P3")

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
