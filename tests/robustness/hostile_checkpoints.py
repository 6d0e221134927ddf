# SPDX-License-Identifier: Apache-2.0
"""Quantised checkpoints of every format with changed configurations, tensors and bytes; a model that loads them."""

from __future__ import annotations

import copy
import json
import pathlib
import random
from types import SimpleNamespace
from typing import Any

import checkpoints as made
import fxge
import fxge.quant
import hostile_json
import torch
from fxge.quant import attention
from safetensors.torch import save_file
from torch import Tensor, nn

N, K, HEADS, EXPERTS, WIDTH = 16, 64, 2, 2, 32
Checkpoint = tuple[dict[str, Any], made.Tensors]  # JSON by the name of its file, tensors
SOCS = ("Ascend910B1", "Ascend910B1", "Ascend310P3", "Ascend950", "Ascend310B4")
VALUES = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 8, 16, 32, 64, 0.5, 2**31, 2**63, 10**30, float("nan"), "", "4", [], {}, [1]),
    *("int", "float", "tensor", "channel", "group", "block", "token", "tensor_group", ["Linear"], ["fc"], ["re:.*"]),
    *("gptq", "gptq_v2", "awq", "compressed-tensors", "int-quantized", "pack-quantized", "float-quantized", "dense"),
    *("W8A8", "W8A8_DYNAMIC", "W8A8_MIX", "W8A16", "W4A16", "W4A8_DYNAMIC", "FLOAT", "WFP8AFP8_DYNAMIC"),
    *(["re:" + "a?" * 40 + "a" * 40], ["re:(.*)*.*.*.*c"], ["re:" + "(" * 999], ["re:a{99999999999}"], ["re:(?<!a)b"]),
)
KEYS = ("bits", "ignore", "format", "group_size", "kv_cache_scheme", "config_groups", "sym", "desc_act", "quant_method")
DTYPES = (
    *(torch.int8, torch.uint8, torch.int16, torch.int32, torch.int64, torch.uint64, torch.bool, torch.complex64),
    *(torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.float8_e4m3fn),
)
PARTS = (
    *("fc.weight", "fc.qweight", "fc.weight_scale", "fc.weight_packed", "fc.g_idx", "fc.weight_g_idx", "fc.other"),
    *("fc.weight_scale_second", "fc.weight_offset_second", "fc.scale_factor", "fc.bias", "fc.quantized_weight"),
    *("attn.k_scale", "attn.v_scale", "attn.v_zero_point", "other.weight", f"mlp.experts.{'9' * 5000}.up_proj.weight"),
    *("mlp.experts.0.up_proj.bias", "mlp.experts.00.up_proj.weight", "mlp.experts.7.down_proj.weight_scale"),
)


class Experts(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.gate_up_proj = nn.Parameter(torch.randn(EXPERTS, 2 * WIDTH, K))
        self.down_proj = nn.Parameter(torch.randn(EXPERTS, K, WIDTH))
        self.act_fn = nn.functional.silu


class Net(nn.Module):
    """A linear, the projections of an attention, and experts."""

    def __init__(self) -> None:
        super().__init__()
        self.config = SimpleNamespace(num_key_value_heads=HEADS)
        self.fc = nn.Linear(K, N)
        self.attn = nn.Module()
        self.attn.k_proj, self.attn.v_proj = nn.Linear(8, N, bias=False), nn.Linear(8, N, bias=False)
        self.mlp = nn.Module()
        self.mlp.experts = Experts()


def _linear(form: str, w: Tensor, bias: Tensor) -> Checkpoint:
    """Returns a linear and its configuration."""
    kind, _, scheme = form.partition(" ")
    tensors: made.Tensors
    if kind == "compressed":
        size = 32 if "W4" in scheme else 0
        tensors, config = made.compressed(w, scheme, size)[0], made.compressed_config(scheme, size)
        config["ignore"] = ["lm_head", r"re:attn\.[kv]_proj$"]
        if scheme == "W8A8":
            config["config_groups"]["group_0"]["input_activations"]["symmetric"] = False
            tensors |= {"input_scale": torch.tensor([0.02]), "input_zero_point": torch.tensor([3], dtype=torch.int8)}
        if size:
            tensors["weight_g_idx"] = torch.arange(K) // size
        return {"config.json": {"quantization_config": config}}, tensors | {"bias": bias}
    if kind in ("gptq", "awq"):
        config = {"quant_method": kind, "bits": 4, "group_size": 32, "sym": False, "zero_point": True, "desc_act": False}
        tensors = made.gptq(w, 32, symmetric=False)[0] if kind == "gptq" else made.awq(w, 32)[0]
        return {"config.json": {"quantization_config": config}}, tensors | {"bias": bias}
    if kind == "ascend":
        tensors = made.ascend(w, scheme, bias)[0] | ({} if scheme == "W8A8" else {"bias": bias})
        described = {f"fc.{name}": "FLOAT" if name == "bias" else scheme for name in tensors}
        return {"quant_model_description.json": described}, tensors
    tensors = made.amct(w, scheme)[0] | {"scale_factor": torch.rand(K) + 0.5}
    return {}, tensors | {"bias": bias.to(torch.int32) if scheme == "W8A8" else bias}


FORMS = (
    *("compressed W8A8", "compressed W8A8_DYNAMIC", "compressed W8A16", "compressed W4A16_ASYM", "gptq", "awq"),
    *("ascend W8A8", "ascend W8A8_DYNAMIC", "ascend W8A16", "ascend W4A16", "amct W8A8", "amct W8A8_DYNAMIC", "amct W8A16"),
)


def good(form: str) -> Checkpoint:
    """Returns a checkpoint of the model in one of FORMS; "compressed" ones have experts and a cache of i8, too."""
    torch.manual_seed(0)
    net = Net().bfloat16()
    state = {name: t.detach().clone() for name, t in net.state_dict().items()}
    files, tensors = _linear(form, state.pop("fc.weight").float(), state.pop("fc.bias"))
    every = {f"fc.{name}": t for name, t in tensors.items()}
    if form == "compressed W8A8_DYNAMIC":
        config = files["config.json"]["quantization_config"]
        config["kv_cache_scheme"] = {"num_bits": 8, "type": "int", "symmetric": True, "strategy": "tensor", "dynamic": False}
        every |= {f"attn.{name}_scale": torch.tensor([0.1]) for name in "kv"}
        both, down = state.pop("mlp.experts.gate_up_proj").float(), state.pop("mlp.experts.down_proj").float()
        for e in range(EXPERTS):
            parts = {"gate_proj": both[e, :WIDTH], "up_proj": both[e, WIDTH:], "down_proj": down[e]}
            for part, w in parts.items():
                every |= {f"mlp.experts.{e}.{part}.{n}": t for n, t in made.compressed(w, "W8A8_DYNAMIC")[0].items()}
    for name in state:
        files.get("quant_model_description.json", {}).setdefault(name, "FLOAT")
    return files, every | state


def _changed_json(rng: random.Random, tree: Any) -> Any:
    """Returns a configuration with other values of the formats, or with any other ones."""
    if rng.random() < 0.3:
        return hostile_json.changed(rng, tree)
    tree = copy.deepcopy(tree)
    at, key = rng.choice(hostile_json.places(tree) or [({}, "")])
    at[key] = copy.deepcopy(rng.choice(VALUES))
    if rng.random() < 0.2 and isinstance(at, dict):
        at[rng.choice(KEYS)] = copy.deepcopy(rng.choice(VALUES))
    return tree


def _changed_tensor(rng: random.Random, tensors: made.Tensors) -> None:
    """Changes one tensor: its name, dtype, shape or a number."""
    ours = [n for n in tensors if n.startswith("fc.")] if rng.random() < 0.8 else []
    name = rng.choice(ours or list(tensors))
    x, draw = tensors[name], rng.randrange(9)
    if draw == 0:
        del tensors[name]
    elif draw == 1:
        tensors[name] = x.to(rng.choice(DTYPES))
    elif draw == 2:
        sizes = [rng.choice((0, 1, 2, 3, 8, N, 17, 32, K)) for _ in range(rng.randint(0, 3))]
        tensors[name] = torch.zeros(sizes, dtype=x.dtype)
    elif draw == 3 and x.numel():
        tensors[name] = x.clone(memory_format=torch.contiguous_format)
        numbers = (float("nan"), float("inf"), -1, 0, 1e30, 1e-40, -0.0, 3e38) if x.is_floating_point() else (0, 1, -1, 127)
        tensors[name].view(-1)[rng.randrange(x.numel())] = rng.choice(numbers)
    elif draw == 4:
        tensors[rng.choice(PARTS)] = x
    elif draw == 5:
        tensors[name] = x.reshape(-1)
    elif draw == 6:
        tensors[name] = x.unsqueeze(0)
    elif draw == 7:
        tensors[name] = x.transpose(0, -1) if x.dim() else x
    else:
        tensors[name] = x[: len(x) // 2] if x.dim() else x


def write(files: dict[str, Any], tensors: made.Tensors, into: pathlib.Path) -> None:
    """Writes a checkpoint in place of that of a directory."""
    for file in into.iterdir():
        file.unlink()
    for name, tree in files.items():
        (into / name).write_bytes(json.dumps(tree).encode())
    save_file({n: t.clone().contiguous() for n, t in tensors.items()}, into / "model.safetensors")


def write_changed(rng: random.Random, into: pathlib.Path) -> None:
    """Writes a changed checkpoint; one in ten is as it should be."""
    files, tensors = good(rng.choice(FORMS))
    for _ in range(rng.choice((0, 1, 1, 1, 1, 1, 1, 2, 2, 3))):
        if files and rng.random() < 0.4:
            name = rng.choice(list(files))
            files[name] = _changed_json(rng, files[name])
        elif tensors:
            _changed_tensor(rng, tensors)
    write(files, tensors, into)
    for file in into.iterdir():
        if rng.random() < 0.03:
            data = file.read_bytes()
            file.write_bytes(hostile_json.flipped(rng, data[:2000]) + data[2000:])


def load(directory: pathlib.Path, soc: str, dtype: torch.dtype) -> bool:
    """Loads a checkpoint and runs its model of this dtype. Returns True if it ran.

    Raises:
        FxgeError: the checkpoint is refused; the model is as it was.
    """
    net = Net().to(dtype)
    before, modules = {n: t.clone() for n, t in net.state_dict().items()}, dict(net.named_modules())
    try:
        str(fxge.quant.read(directory))
        str(fxge.quant.load(net, directory, soc=soc))
    except fxge.FxgeError as e:
        if not all(c.isprintable() or c == "\n" for c in str(e)) or len(str(e)) > 20000:
            raise AssertionError(f"the message {str(e)[:500]!r}") from e
        after = net.state_dict()
        if dict(net.named_modules()) != modules or any(not torch.equal(after[n], t) for n, t in before.items()):
            raise AssertionError(f"a model that changed beside {e}") from e
        raise
    try:
        _run(net)
    except Exception as e:
        raise AssertionError(f"a loaded model fails: {type(e).__name__}: {e}") from e
    return True


def _run(net: Any) -> None:
    """Runs the parts of a model; checks the sizes of its results and buffers."""
    dtype = net.attn.k_proj.weight.dtype
    rows = torch.randn(4, K).to(dtype)
    _expect(net.fc(rows), dtype, (4, N))
    for name, buffer in net.fc.named_buffers():
        sizes = {"order": (K,), "factor": (K,), "bias": (N,)}.get(name)
        if sizes is not None and tuple(buffer.shape) != sizes:
            raise AssertionError(f"a {name} {list(buffer.shape)}")
    if isinstance(net.mlp.experts, fxge.quant.QuantExperts):
        chosen = torch.tensor([[0, 1]] * 4)
        _expect(net.mlp.experts(rows, chosen, torch.full((4, 2), 0.5)), dtype, (4, K))
    cache = getattr(net.attn, attention.PART, None)
    if cache is not None:
        _expect(cache.quantise("key", torch.randn(1, HEADS, 3, N // HEADS).to(dtype)), torch.int8, (1, HEADS, 3, N // HEADS))


def _expect(found: Tensor, dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    if found.dtype != dtype or tuple(found.shape) != shape:
        raise AssertionError(f"found {found.dtype} {list(found.shape)}, expected {dtype} {list(shape)}")
