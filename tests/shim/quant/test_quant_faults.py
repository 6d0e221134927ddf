# SPDX-License-Identifier: Apache-2.0
"""Faulty checkpoints: one error with tensor, file and expectation; the model stays as it was."""

from __future__ import annotations

import json
import os
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import checkpoints as made
import support  # noqa: F401  (finds the package)
import torch
from torch import Tensor, nn

import fxge.quant
from fxge.errors import FxgeError

K, N = 64, 16
Layers = dict[str, made.Tensors]
Config = dict[str, Any]
Fault = Callable[[Layers, Config], None]


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.a = nn.Linear(K, N, bias=False, dtype=torch.bfloat16)
        self.b = nn.Linear(K, N, bias=False, dtype=torch.bfloat16)
        self.norm = nn.LayerNorm(N, dtype=torch.bfloat16)
        self.lm_head = nn.Linear(N, 8, bias=False, dtype=torch.bfloat16)


def put(name: str, value: Callable[[Tensor], Tensor]) -> Fault:
    """Returns the fault that replaces a tensor of the layer b."""

    def fault(layers: Layers, _config: Config) -> None:
        layers["b"][name] = value(layers["b"][name])

    return fault


def lose(name: str) -> Fault:
    def fault(layers: Layers, _config: Config) -> None:
        del layers["b"][name]

    return fault


def configure(**values: Any) -> Fault:
    return lambda _layers, config: config.update(values)


def first(x: Tensor, value: float) -> Tensor:
    y = x.clone()
    y.view(-1)[0] = value
    return y


def group(**values: Any) -> Fault:
    """Returns the fault that changes the weights of group_0."""
    return lambda _layers, config: config["config_groups"]["group_0"]["weights"].update(values)


def float_b(layers: Layers, _config: Config) -> None:
    layers["b"] = {"weight": torch.zeros(N, K, dtype=torch.bfloat16)}


def unknown_b(layers: Layers, config: Config) -> None:
    config.update({f"b.{name}": "W8A9_NEW" for name in layers["b"]})


def mixed_b(layers: Layers, _config: Config) -> None:
    layers["b"]["weight"] = torch.zeros(N, K, dtype=torch.bfloat16)


def scalar_b(layers: Layers, _config: Config) -> None:
    layers["b"]["weight"] = torch.tensor(1, dtype=torch.int8)


def other_scalar_b(layers: Layers, config: Config) -> None:
    config["format"] = "other"
    scalar_b(layers, config)


NAN = float("nan")
W8A8: list[tuple[str, Fault, int, list[str]]] = [
    ("scale missing", lose("weight_scale"), 4, ["b.weight_scale", "missing"]),
    ("scale nan", put("weight_scale", lambda s: first(s, NAN)), 4, ["b.weight_scale", "finite"]),
    ("scale < 0", put("weight_scale", lambda s: first(s, -1)), 4, ["b.weight_scale", "at least 0"]),
    ("scale shape", put("weight_scale", lambda s: s[:-1]), 4, ["b.weight_scale", "BF16 [15, 1]"]),
    ("scale dtype", put("weight_scale", lambda s: s.int()), 4, ["b.weight_scale", "I32", "F32"]),
    ("weight dtype", put("weight", lambda w: w.int()), 4, ["b.weight", "found I32", "expected I8"]),
    ("shape", put("weight", lambda w: w[:, :-1]), 4, ["[16, 63]", "[16, 64] of the model's 'b'"]),
    ("ignored", configure(ignore=["lm_head", "b"]), 4, ["b.weight_scale", "ignores this layer"]),
    ("no groups", configure(config_groups={}), 4, ["config.json", "config_groups"]),
    ("pattern", configure(ignore=["re:("]), 4, ["config.json", "not a pattern"]),
    ("slow pattern", configure(ignore=[r"re:(\w+\.?)+!"]), 4, ["config.json", "forever"]),
    ("transforms", configure(transform_config={"R1": {}}), 3, ["config.json", "transform_config"]),
    ("4 bits", group(num_bits=4), 4, ["a.weight", "integers of 4 bits in [-8, 7]"]),
    ("float in config", group(type="float"), 4, [".weight", "expected F8_E4M3"]),
    ("group size", group(strategy="group", group_size=48), 4, ["groups of 48 columns"]),
    ("packed", configure(format="pack-quantized"), 4, ["weight_packed", "pack-quantized"]),
    ("left float", float_b, 4, ["b.weight", "config.json has W8A8_DYNAMIC for it"]),
    ("method", configure(quant_method="bitsandbytes"), 3, ["config.json", "bitsandbytes"]),
    ("0 bits", group(num_bits=0), 4, ["config.json", "num_bits, 1 to 16"]),
    ("-4 bits", group(num_bits=-4), 4, ["config.json", "num_bits, 1 to 16"]),
    ("many bits", group(num_bits=1 << 70), 4, ["config.json", "num_bits, 1 to 16"]),
    ("true bits", group(num_bits=True), 4, ["config.json", "num_bits, 1 to 16"]),
    ("size abc", group(group_size="abc", strategy=None), 4, ["group_size 'abc'", "an integer"]),
    ("size list", group(group_size=[1], strategy="group"), 4, ["group_size [1]", "an integer"]),
    ("strategy", group(strategy="rows"), 4, ["strategy 'rows'"]),
    ("strategy list", group(strategy=["group"]), 4, ["strategy ['group']"]),
    ("scalar", scalar_b, 4, ["b.weight", "I8 []", "two dimensions"]),
    ("other scalar", other_scalar_b, 4, ["b.weight", "I8 []", "two dimensions"]),
]
W4A16: list[tuple[str, Fault, int, list[str]]] = [
    ("two weights", mixed_b, 4, ["b.weight", "no weight beside 'b.weight_packed'"]),
    ("packed dtype", put("weight_packed", lambda w: w.long()), 4, ["b.weight_packed", "I32"]),
    ("no shape", lose("weight_shape"), 4, ["b.weight_shape", "missing"]),
    ("no scale", lose("weight_scale"), 4, ["b.weight_scale", "missing"]),
    ("no zero", lose("weight_zero_point"), 4, ["b.weight_zero_point", "missing"]),
    ("shape", put("weight_shape", lambda s: s.flip(0)), 4, ["b.weight_shape", "[64, 16]"]),
    ("zeros", put("weight_zero_point", lambda z: z[:1]), 4, ["b.weight_zero_point", "I32 [2, 2]"]),
    ("by outputs", put("weight_packed", lambda w: w.t()), 4, ["b.weight_", "expected"]),
]
GPTQ: list[tuple[str, Fault, int, list[str]]] = [
    ("awq in config", configure(quant_method="awq"), 4, [".qweight", "packing of GPTQ"]),
    ("zeros of v2", configure(checkpoint_format="gptq_v2"), 4, ["a.qzeros", "zero points of 8"]),
    ("format", configure(checkpoint_format="marlin"), 3, ["checkpoint_format 'marlin'", "gptq_v2"]),
    ("format 2", configure(checkpoint_format=2), 3, ["checkpoint_format 2", "gptq_v2"]),
    ("zero -1", put("qzeros", lambda z: z | 15), 4, ["b.qzeros", "15, which stands for -1"]),
    ("no zeros", lose("qzeros"), 4, ["b.qzeros", "missing"]),
    ("groups", put("g_idx", lambda g: first(g, 1)), 4, ["b.g_idx", "2 groups 32 times"]),
    ("group size", configure(group_size=16), 4, ["a.scales", "F16 [2, 16]", "[4, 16]"]),
    ("uneven", configure(group_size=48), 4, ["config.json", "does not divide the 64 inputs"]),
    ("bits", configure(bits="4"), 4, ["config.json", "bits '4'"]),
    ("3 bits", configure(bits=3), 4, ["a.qweight", "inputs * 3 / 32"]),
    ("scale inf", put("scales", lambda s: first(s, float("inf"))), 4, ["b.scales", "finite"]),
]
AWQ: list[tuple[str, Fault, int, list[str]]] = [
    ("gptq in config", configure(quant_method="gptq"), 4, ["a.qweight", "packing of AWQ"]),
    ("version", configure(version="gemv"), 4, ["config.json", "gemv", "gemm"]),
    ("zeros", put("qzeros", lambda z: z[:, :1]), 4, ["b.qzeros", "I32 [2, 2]"]),
]
ASCEND: list[tuple[str, Fault, int, list[str]]] = [
    ("offset", put("input_offset", lambda _: torch.tensor([300.0])), 4, ["b.input_offset", "300"]),
    ("scale 0", put("input_scale", lambda s: s * 0), 4, ["b.input_scale", "finite scales"]),
    ("bias", put("quant_bias", lambda b: b.float()), 4, ["b.quant_bias", "expected I32 [16]"]),
    ("no deq_scale", lose("deq_scale"), 4, ["b.deq_scale", "missing"]),
    ("mixed", configure(**{"b.deq_scale": "W8A16"}), 4, ["b.deq_scale", "type W8A16"]),
    ("unnamed", lambda _l, c: c.pop("b.weight") and None, 4, ["b.weight", "a type of this tensor"]),
    ("no tensor", configure(**{"c.weight": "W8A8"}), 4, ["c.weight", "which no file has"]),
    ("W4A4", configure(**{"b.weight": "W4A4_DYNAMIC"}), 4, ["b.", "W4A4_DYNAMIC"]),
    ("unknown", unknown_b, 3, ["layer 'b'", "(W8A9_NEW)", "the type is unknown"]),
]


class Faults(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = Path(self.enterContext(tempfile.TemporaryDirectory()))
        g = torch.Generator().manual_seed(0)
        self.w = {name: torch.randn(N, K, generator=g) / 8 for name in ("a", "b")}
        self.net = Net()
        self.others = {
            "norm.weight": torch.rand(N).bfloat16(),
            "norm.bias": torch.rand(N).bfloat16(),
            "lm_head.weight": torch.rand(8, N).bfloat16(),
        }

    def refused(self, status: int, words: list[str], soc: str = "ascend910b") -> str:
        """Loads the checkpoint; asserts the error, and that the model did not change."""
        modules = dict(self.net.named_modules())
        before = {n: t.clone() for n, t in self.net.state_dict().items()}
        with self.assertRaises(FxgeError) as caught:
            fxge.quant.load(self.net, self.dir, soc=soc)
        text = str(caught.exception)
        self.assertEqual(caught.exception.status, status, text)
        for word in words:
            self.assertIn(word, text)
        self.assertIn(str(self.dir), text)
        self.assertEqual(dict(self.net.named_modules()), modules)
        for name, tensor in self.net.state_dict().items():
            self.assertTrue(torch.equal(tensor, before[name]), name)
        return text

    def cases(
        self,
        faults: list[tuple[str, Fault, int, list[str]]],
        layer: Callable[[Tensor], made.Tensors],
        config: Callable[[], Config],
        described: bool = False,
    ) -> None:
        for what, fault, status, words in [("none", configure(), 0, []), *faults]:
            with self.subTest(what):
                layers = {name: dict(layer(w)) for name, w in self.w.items()}
                given = config()
                fault(layers, given)
                if described:
                    (self.dir / "quant_model_description.json").write_text(json.dumps(given))
                    made.write(self.dir, layers, None, self.others)
                else:
                    made.write(self.dir, layers, given, self.others)
                if status:
                    self.refused(status, words)
                else:
                    fxge.quant.load(Net(), self.dir, soc="ascend910b")

    def test_w8a8(self) -> None:
        self.cases(
            W8A8,
            lambda w: made.compressed(w, "W8A8_DYNAMIC")[0],
            lambda: made.compressed_config("W8A8_DYNAMIC"),
        )

    def test_w4a16(self) -> None:
        self.cases(
            W4A16,
            lambda w: made.compressed(w, "W4A16_ASYM", 32)[0],
            lambda: made.compressed_config("W4A16_ASYM", 32),
        )

    def test_gptq(self) -> None:
        config = {"quant_method": "gptq", "bits": 4, "group_size": 32, "sym": True}
        self.cases(GPTQ, lambda w: made.gptq(w, 32)[0], lambda: dict(config))

    def test_awq(self) -> None:
        config = {"quant_method": "awq", "bits": 4, "group_size": 32, "zero_point": True}
        self.cases(AWQ, lambda w: made.awq(w, 32)[0], lambda: dict(config))

    def test_ascend(self) -> None:
        def described() -> Config:
            names = [f"{m}.{n}" for m in ("a", "b") for n in made.ascend(self.w["a"], "W8A8")[0]]
            return dict.fromkeys(names, "W8A8") | dict.fromkeys(self.others, "FLOAT")

        self.cases(ASCEND, lambda w: made.ascend(w, "W8A8")[0], described, described=True)

    def whole(self, shards: int = 1) -> None:
        layers = {name: made.compressed(w, "W8A8_DYNAMIC")[0] for name, w in self.w.items()}
        config = made.compressed_config("W8A8_DYNAMIC")
        made.write(self.dir, layers, config, self.others, shards)

    def test_truncated(self) -> None:
        self.whole()
        file = self.dir / "model.safetensors"
        data = file.read_bytes()
        file.write_bytes(data[:-3])
        self.refused(4, ["model.safetensors: truncated in tensor '", f"expected {len(data)}"])
        for size in (0, 5, 60):
            file.write_bytes(data[:size])
            self.refused(4, ["model.safetensors: truncated", f"found {size} bytes"])
        file.write_bytes(b"\x08" + bytes(7) + b"nonsense" * 4)
        self.refused(4, ["not a file of safetensors"])
        file.write_bytes(b"\xff" * 64)
        self.refused(4, ["truncated"])

    def test_pipes(self) -> None:
        """Files whose reading would never end."""
        self.whole()
        os.mkfifo(self.dir / "z.safetensors")
        self.refused(5, ["z.safetensors", "not a regular file"])
        (self.dir / "z.safetensors").unlink()
        (self.dir / "quant_model_description.json").symlink_to("/dev/zero")
        self.refused(5, ["quant_model_description.json", "not a regular file"])

    def test_scales_that_f16_does_not_hold(self) -> None:
        """A checkpoint for bf16 may have scales beyond f16, or below it."""
        config = {"quant_method": "gptq", "bits": 4, "group_size": 32, "sym": True}
        for value, found in ((1e6, "a scale beyond it"), (1e-9, "a scale that becomes 0")):
            layers = {name: made.gptq(w, 32)[0] for name, w in self.w.items()}
            layers["b"]["scales"] = first(layers["b"]["scales"].float(), value)
            made.write(self.dir, layers, config, self.others)
            self.net = Net()
            fxge.quant.load(self.net, self.dir, soc="ascend910b")
            self.net = Net().half()
            self.refused(4, ["b.scales", found, "float16"])

    def test_zero_points_of_0(self) -> None:
        """The format gptq has no number for a zero point of 0; gptq_v2 has."""
        config = {"quant_method": "gptq", "bits": 4, "group_size": 32, "sym": False}
        layers = {name: made.gptq(w, 32, symmetric=False)[0] for name, w in self.w.items()}
        layers["b"]["qzeros"] = torch.zeros_like(layers["b"]["qzeros"])
        made.write(self.dir, layers, config | {"checkpoint_format": "gptq_v2"}, self.others)
        fxge.quant.load(self.net, self.dir, soc="ascend910b")
        self.assertTrue(bool((self.net.b.offset == 8).all()), self.net.b.offset)
        layers["b"]["qzeros"] -= 1  # as AutoGPTQ would store it: all bits of a word
        made.write(self.dir, layers, config, self.others)
        self.net = Net()
        self.refused(4, ["b.qzeros", "15, which stands for -1", "gptq_v2"])

    def test_long_names(self) -> None:
        self.whole(shards=3)
        index = self.dir / "model.safetensors.index.json"
        found = json.loads(index.read_text())
        for name in (f"{'n' * 300}.safetensors", "a\0.safetensors", "\ud800.safetensors"):
            found["weight_map"]["c.weight"] = name
            index.write_text(json.dumps(found))
            self.refused(4, ["index.json: names"])
        with self.assertRaises(FxgeError) as caught:
            fxge.quant.read(self.dir / ("n" * 300))
        self.assertEqual(caught.exception.status, 5)

    def test_shards(self) -> None:
        self.whole(shards=3)
        name = "model-00002-of-00003.safetensors"
        index = self.dir / "model.safetensors.index.json"
        shard, text = (self.dir / name).read_bytes(), index.read_text()
        (self.dir / name).unlink()
        self.refused(
            5, [f"{name}: missing", "expected by model.safetensors.index.json", "tensor '"]
        )
        (self.dir / name).write_bytes(shard[:-1])
        self.refused(4, [name, "truncated"])
        (self.dir / name).write_bytes(shard)
        found = json.loads(text)
        found["weight_map"]["c.weight"] = name
        index.write_text(json.dumps(found))
        self.refused(4, [name, "has no tensor 'c.weight'"])
        for bad in ("../x.safetensors", "/etc/x.safetensors", "model.bin"):
            found["weight_map"]["c.weight"] = bad
            index.write_text(json.dumps(found))
            self.refused(4, ["index.json", bad])
        index.write_text("[1")
        self.refused(4, ["index.json: not JSON"])

    def test_names(self) -> None:
        self.others["other"] = torch.zeros(3)
        self.whole()
        self.refused(4, ["tensor 'other'", "a parameter or buffer of the model"])
        del self.others["other"]
        self.others["norm.bias"] = torch.zeros(3)
        self.whole()
        self.refused(4, ["tensor 'norm.bias'", "found F32 [3]", "[16] of the model"])
        del self.others["norm.bias"]
        self.whole()
        self.refused(4, ["tensor 'norm.bias' is missing"])
        self.w["c"] = self.w["a"]
        self.whole()
        self.refused(4, ["'c.", "no such module", "a Linear 'c' in the model"])

    def test_nothing_quantised(self) -> None:
        made.write(self.dir, {}, None, self.others, model={})
        self.refused(4, ["not quantised"])
        made.write(self.dir, {}, made.compressed_config("W8A8"), self.others)
        self.refused(4, ["no tensor is quantised"])
        for file in self.dir.iterdir():
            file.unlink()
        (self.dir / "pytorch_model.bin").write_bytes(b"")
        self.refused(5, ["no *.safetensors", "pickled"])

    def test_schemes_without_kernels(self) -> None:
        cases: list[tuple[str, int, dict[str, Any], str, str]] = [
            ("W4A16", 0, {}, "Ascend310P3", "no kernel for weights of 4 bits"),
            ("W8A16", 32, {}, "Ascend310P3", "weights with groups of inputs"),
            ("W8A8_DYNAMIC", 0, {}, "Ascend310B4", "no kernel of quantised products is known"),
            ("W8A8_DYNAMIC", 32, {}, "ascend910b", "one scale a group"),
            ("W4A16", 16, {}, "ascend910b", "groups have 16 inputs"),
        ]
        for scheme, size, more, soc, reason in cases:
            with self.subTest(scheme=scheme, soc=soc):
                layers = {n: made.compressed(w, scheme, size)[0] for n, w in self.w.items()}
                made.write(
                    self.dir, layers, made.compressed_config(scheme, size, **more), self.others
                )
                self.refused(3, ["layer 'a'", scheme, reason], soc)
        layers = {
            name: {
                "weight": w.to(torch.float8_e4m3fn),
                "weight_scale": torch.ones(N, 1).bfloat16(),
            }
            for name, w in self.w.items()
        }
        config = made.compressed_config("W8A8_DYNAMIC", format="float-quantized")
        for part in ("weights", "input_activations"):
            config["config_groups"]["group_0"][part]["type"] = "float"
        made.write(self.dir, layers, config, self.others)
        self.assertEqual(fxge.quant.read(self.dir).schemes(), {"FP8A8_DYNAMIC": 2})
        self.refused(3, ["layer 'a'", "floating-point numbers"])

    def test_models_and_chips(self) -> None:
        self.whole()
        with self.assertRaisesRegex(FxgeError, "unknown chip"):
            fxge.quant.load(self.net, self.dir, soc="ascend1")
        with self.assertRaisesRegex(FxgeError, r"layer 'a': the model is float32.*\n.*bfloat16"):
            fxge.quant.load(Net().float(), self.dir, soc="ascend910b")
        with self.assertRaisesRegex(FxgeError, "parameter 'a.weight' .* meta"):
            fxge.quant.load(Net().to("meta"), self.dir, soc="ascend910b")
        with self.assertRaisesRegex(FxgeError, "not a directory"):
            fxge.quant.read(self.dir / "config.json")


if __name__ == "__main__":
    unittest.main()
