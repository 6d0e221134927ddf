# SPDX-License-Identifier: Apache-2.0
"""Faulty checkpoints: one error with tensor, file and expectation; the model stays as it was."""

from __future__ import annotations

import copy
import json
import os
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
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
Case = tuple[str, Fault, int, list[str]]  # name, fault, status, words of the message
NAN = float("nan")


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


def add(name: str, value: Tensor) -> Fault:
    """Returns the fault that adds a tensor to the layer b, or replaces it."""

    def fault(layers: Layers, _config: Config) -> None:
        layers["b"][name] = value

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


def inputs_by(strategy: str) -> Fault:
    """Returns the fault that changes the strategy of static activations."""

    def fault(_layers: Layers, config: Config) -> None:
        config["config_groups"]["group_0"]["input_activations"]["strategy"] = strategy

    return fault


def biases(dtypes: str = "F16 or BF16 or F32 or F64", static: bool = False) -> list[Case]:
    """Returns faults of the bias of a layer; numbers are checked where floats are read."""
    right = torch.zeros(N, dtype=torch.int32 if static else torch.bfloat16)
    wanted = ["b.bias", f"expected {dtypes} [16]"]
    other = right.float() if static else right.int()
    found: list[Case] = [
        ("bias of 1", add("bias", right[:1]), 4, wanted),
        ("bias of 15", add("bias", right[:15]), 4, wanted),
        ("bias of [1, 16]", add("bias", right[None]), 4, wanted),
        ("bias dtype", add("bias", other), 4, wanted),
    ]
    if not static:
        found.append(("bias nan", add("bias", right + NAN), 4, ["b.bias", "finite numbers"]))
    return found


def float_b(layers: Layers, _config: Config) -> None:
    layers["b"] = {"weight": torch.zeros(N, K, dtype=torch.bfloat16)}


def unknown_b(layers: Layers, config: Config) -> None:
    config.update({f"b.{name}": "W8A9_NEW" for name in layers["b"]})


def lose_inputs(layers: Layers, config: Config) -> None:
    config["group_size"] = -1
    layers["b"]["qweight"] = layers["b"]["qweight"][:0]
    del layers["a"]


def large_b(layers: Layers, _config: Config) -> None:
    layers["b"]["input_scale"] = torch.tensor(1e30)
    layers["b"]["weight_scale"] = layers["b"]["weight_scale"] * 1e20


def mixed_b(layers: Layers, _config: Config) -> None:
    layers["b"]["weight"] = torch.zeros(N, K, dtype=torch.bfloat16)


def scalar_b(layers: Layers, _config: Config) -> None:
    layers["b"]["weight"] = torch.tensor(1, dtype=torch.int8)


def other_scalar_b(layers: Layers, config: Config) -> None:
    config["format"] = "other"
    scalar_b(layers, config)


W8A8: list[Case] = [
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
    ("look-behind", configure(ignore=["re:.*(?<!x)b"]), 3, ["config.json: ignore", "look-behind"]),
    ("deep pattern", configure(ignore=["re:" + "(" * 3000]), 7, ["config.json", "parentheses"]),
    ("big pattern", configure(ignore=["re:a{99999999999}"]), 7, ["config.json", "too large"]),
    ("a long list", configure(ignore=[1] * 9999), 4, ["ignore: found [1, 1", "a list of names"]),
    ("format", configure(format="other"), 3, ["layer 'a'", "other", "the type is unknown"]),
    ("no format", configure(format=None, ignore=[]), 4, ["lm_head.weight", "a quantised weight"]),
    *biases(),
    ("strategy block", group(strategy="block"), 3, ["layer 'a'", "one scale a block"]),
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
W8A8_STATIC: list[Case] = [
    ("scale of 0 elements", add("input_scale", torch.ones(0)), 4, ["b.input_scale", "F32 [0]"]),
    ("scale of 2 elements", add("input_scale", torch.ones(2)), 4, ["b.input_scale", "F32 [2]"]),
    ("scale dtype", add("input_scale", torch.ones(1).int()), 4, ["b.input_scale", "I32 [1]"]),
    ("large", large_b, 4, ["b.", "beyond it"]),
    ("strategy", inputs_by("channel"), 3, ["layer 'a'", "of the whole tensor only"]),
]
W4A16: list[Case] = [
    ("two weights", mixed_b, 4, ["b.weight", "no weight beside 'b.weight_packed'"]),
    ("packed dtype", put("weight_packed", lambda w: w.long()), 4, ["b.weight_packed", "I32"]),
    ("no shape", lose("weight_shape"), 4, ["b.weight_shape", "missing"]),
    ("no scale", lose("weight_scale"), 4, ["b.weight_scale", "missing"]),
    ("no zero", lose("weight_zero_point"), 4, ["b.weight_zero_point", "missing"]),
    ("shape", put("weight_shape", lambda s: s.flip(0)), 4, ["b.weight_shape", "[64, 16]"]),
    ("zeros", put("weight_zero_point", lambda z: z[:1]), 4, ["b.weight_zero_point", "I32 [2, 2]"]),
    ("by outputs", put("weight_packed", lambda w: w.t()), 4, ["b.weight_", "expected"]),
    ("no columns", put("weight_packed", lambda w: w[:, :0]), 4, ["b.weight_packed", "[16, 0]"]),
    ("order", add("weight_g_idx", torch.zeros(N)), 4, ["b.weight_g_idx", "I32 or I64 [64]"]),
    *biases(),
]
GPTQ: list[Case] = [
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
    ("no inputs", lose_inputs, 4, ["b.qweight", "I32 [0, 16]"]),
    *biases(),
    ("scale inf", put("scales", lambda s: first(s, float("inf"))), 4, ["b.scales", "finite"]),
]
AWQ: list[Case] = [
    ("gptq in config", configure(quant_method="gptq"), 4, ["a.qweight", "packing of AWQ"]),
    ("version", configure(version="gemv"), 4, ["config.json", "gemv", "gemm"]),
    ("zeros", put("qzeros", lambda z: z[:, :1]), 4, ["b.qzeros", "I32 [2, 2]"]),
    *biases(),
]
ASCEND: list[Case] = [
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
ASCEND_DYNAMIC: list[Case] = [
    (
        "second",
        add("weight_offset_second", torch.ones(N, 1)),
        4,
        ["b.weight_offset_second", "of 0"],
    ),
    ("offset", add("weight_offset", torch.ones(N)), 4, ["b.weight_offset", "[16, 1]"]),
    *biases(),
]
AMCT: list[Case] = [
    ("deq_scale dtype", put("deq_scale", lambda s: s.half()), 4, ["b.deq_scale", "F16 [16]"]),
    ("deq_scale f64", put("deq_scale", lambda s: s.double()), 4, ["b.deq_scale", "F64 [16]"]),
    ("factor of 1", add("scale_factor", torch.ones(1)), 4, ["b.scale_factor", "[64] or [1, 64]"]),
    ("factor of 63", add("scale_factor", torch.ones(63)), 4, ["b.scale_factor", "[64]"]),
    ("factor dtype", add("scale_factor", torch.ones(K).int()), 4, ["b.scale_factor", "I32 [64]"]),
    ("factor inf", add("scale_factor", torch.ones(K) / 0), 4, ["b.scale_factor", "finite"]),
]
AMCT_WEIGHT: list[Case] = [
    ("no groups", put("scale_w", lambda s: s[:0]), 4, ["b.scale_w", "[groups, 16]"]),
    ("scale dtype", put("scale_w", lambda s: s.int()), 4, ["b.scale_w", "I32 [1, 16]"]),
    ("offset", add("offset_w", torch.zeros(16)), 4, ["b.offset_w", "[1, 16]"]),
    ("offset nan", add("offset_w", torch.zeros(1, 16) / 0), 4, ["b.offset_w", "finite"]),
    *biases(),
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
        self.assertLess(len(text), 1000)
        self.assertEqual(dict(self.net.named_modules()), modules)
        for name, tensor in self.net.state_dict().items():
            self.assertTrue(torch.equal(tensor, before[name]), name)
        return text

    def cases(
        self,
        faults: list[Case],
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

    def test_w8a8_static(self) -> None:
        def layer(w: Tensor) -> made.Tensors:
            return made.compressed(w, "W8A8")[0] | {"input_scale": torch.tensor([0.03])}

        self.cases([*W8A8_STATIC, *biases()], layer, lambda: made.compressed_config("W8A8"))

    def test_amct(self) -> None:
        for kind, faults in [
            ("W8A8_DYNAMIC", [*AMCT, *biases()]),
            ("W8A8", [*AMCT, *biases("I32", static=True)]),
            ("W8A16", AMCT_WEIGHT),
        ]:
            with self.subTest(kind):
                self.cases(faults, lambda w, kind=kind: made.amct(w, kind)[0], dict)  # type: ignore[misc]

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
        for kind, faults in [("W8A8", ASCEND), ("W8A8_DYNAMIC", ASCEND_DYNAMIC)]:
            layers = {name: made.ascend(w, kind)[0] for name, w in self.w.items()}
            names = [f"{m}.{n}" for m in layers for n in layers[m]]
            given = dict.fromkeys(names, kind) | dict.fromkeys(self.others, "FLOAT")
            given |= {"b.bias": "FLOAT"}

            def layer(w: Tensor, kind: str = kind) -> made.Tensors:
                return made.ascend(w, kind)[0]

            with self.subTest(kind):
                self.cases(faults, layer, lambda given=given: dict(given), described=True)  # type: ignore[misc]

    def test_missing_bias(self) -> None:
        """A model whose linear has a bias, and a checkpoint without it."""
        self.net.b = nn.Linear(K, N, dtype=torch.bfloat16)
        self.whole()
        self.refused(4, ["tensor 'b.bias' is missing", "expected [16] for the model"])

    def test_experts(self) -> None:
        """Experts have neither biases nor factors of inputs; their numbers are plain decimals."""
        module = nn.Module()
        module.gate_up_proj = nn.Parameter(torch.zeros(1, 2 * N, K, dtype=torch.bfloat16))
        module.down_proj = nn.Parameter(torch.zeros(1, K, N, dtype=torch.bfloat16))
        module.act_fn = nn.functional.silu
        self.net.mlp = nn.Module()
        self.net.mlp.experts = module
        down = torch.randn(K, N, generator=torch.Generator().manual_seed(1))
        path = "mlp.experts.0"

        def written(form: str, **more: Tensor) -> None:
            every = self.w | {f"{path}.{p}_proj": self.w["a"] for p in ("gate", "up")}
            every[f"{path}.down_proj"] = down
            (self.dir / "config.json").unlink(missing_ok=True)
            make = made.amct if form == "amct" else made.compressed
            layers = {name: dict(make(w, "W8A8_DYNAMIC")[0]) for name, w in every.items()}
            layers[f"{path}.up_proj"] |= more
            config = made.compressed_config("W8A8_DYNAMIC")
            made.write(self.dir, layers, None if form == "amct" else config, self.others)

        written("compressed", bias=torch.ones(N))
        self.refused(4, [f"{path}.up_proj.bias", "no bias of an expert"])
        written("amct", scale_factor=torch.full((K,), 2.0))
        self.refused(4, [f"{path}.up_proj.scale_factor", "no factors of an expert"])
        for number in ("9" * 5000, "00"):
            path = f"mlp.experts.{number}"
            written("compressed")
            self.refused_long(f"{path}.", "no such module")
        path = "mlp.experts.0"
        written("compressed", bias=torch.zeros(N))
        fxge.quant.load(self.net, self.dir, soc="ascend910b")

    def refused_long(self, *words: str) -> None:
        with self.assertRaises(FxgeError) as caught:
            fxge.quant.load(self.net, self.dir, soc="ascend910b")
        for word in words:
            self.assertIn(word, str(caught.exception))

    def test_caches(self) -> None:
        """Scales of keys and values: one, one of each head, or one of each output; floats."""
        attention = nn.Module()
        for name in ("k_proj", "v_proj"):
            attention.add_module(name, nn.Linear(8, 12, bias=False, dtype=torch.bfloat16))
            self.others[f"attn.{name}.weight"] = torch.zeros(12, 8).bfloat16()
        self.net.attn = attention
        config = made.compressed_config("W8A8_DYNAMIC", ignore=["lm_head", "re:attn.*"])
        config["kv_cache_scheme"] = config["config_groups"]["group_0"]["weights"]
        layers = {name: made.compressed(w, "W8A8_DYNAMIC")[0] for name, w in self.w.items()}

        def written(scale: Tensor) -> None:
            scales = {f"attn.{name}_scale": scale for name in "kv"}
            made.write(self.dir, layers, config, self.others | scales)

        written(torch.ones(1))
        with self.assertRaisesRegex(FxgeError, "attention 'attn': 12 numbers .* 0 heads"):
            fxge.quant.load(self.net, self.dir, soc="ascend910b")
        self.net.config = SimpleNamespace(num_key_value_heads=2)
        for bad in (torch.ones(3), torch.ones(0), torch.ones(24), torch.ones(2).int()):
            written(bad)
            self.refused(4, ["attn.k_scale", "with 1 or 2 or 12 elements"])
        for good in (torch.tensor(1.0), torch.ones(2, 1, 1), torch.ones(12)):
            written(good)
            fxge.quant.load(copy.deepcopy(self.net), self.dir, soc="ascend910b")

    def test_integers(self) -> None:
        """Buffers of integers take integers only."""
        self.net.register_buffer("steps", torch.zeros(2, dtype=torch.int64))
        self.others["steps"] = torch.ones(2)
        self.whole()
        self.refused(4, ["tensor 'steps'", "found F32 [2]", "an integer for the model's"])
        self.others["steps"] = torch.tensor([3, 4], dtype=torch.int32)
        self.whole()
        fxge.quant.load(self.net, self.dir, soc="ascend910b")
        self.assertEqual(self.net.get_buffer("steps").tolist(), [3, 4])

    def test_packed_scales(self) -> None:
        """Scales of a product as bits of f32 in integers of 64 bits, with other bits above."""
        layers = {name: made.amct(w, "W8A8")[0] for name, w in self.w.items()}
        wanted = layers["b"]["deq_scale"].clone()
        bits = wanted.view(torch.int32).to(torch.int64) | 5 << 32
        for dtype in (torch.int64, torch.uint64):
            layers["b"]["deq_scale"] = bits.view(dtype)
            made.write(self.dir, layers, None, self.others)
            net = Net()
            fxge.quant.load(net, self.dir, soc="ascend910b")
            self.assertTrue(torch.equal(net.b.get_buffer("scale"), wanted))

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

    def test_input_scales_that_f16_does_not_hold(self) -> None:
        """The kernel multiplies by the reciprocal of the scale of static inputs."""
        layers = {name: made.compressed(w, "W8A8")[0] for name, w in self.w.items()}
        for name, value in (("a", 0.03), ("b", 1e9)):
            layers[name]["input_scale"] = torch.tensor([value])
        made.write(self.dir, layers, made.compressed_config("W8A8"), self.others)
        fxge.quant.load(Net(), self.dir, soc="ascend910b")
        self.net = Net().half()
        self.refused(4, ["tensor 'b.", "a scale of inputs that becomes 0", "float16"])
        layers["b"]["input_scale"] = torch.tensor([1e4])
        layers["b"]["weight_scale"] = first(layers["b"]["weight_scale"], 1e36)
        made.write(self.dir, layers, made.compressed_config("W8A8"), self.others)
        self.net = Net().half()
        self.refused(4, ["tensor 'b.", "a product beyond it", "float32"])

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
