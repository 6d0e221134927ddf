# SPDX-License-Identifier: Apache-2.0
"""Decode layers that write caches as plain PyTorch programs do: nodes, numbers, and memory."""

from __future__ import annotations

import collections
import ctypes
import dataclasses
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import fxge
import fxge.npu
from fxge import torchair
from fxge._live.profile import profiles

npu: Any = fxge.npu
BF16 = torch.bfloat16
WRITES = ("StridedSliceAssignV2", "ScatterNdUpdate")
LATENT_SCALE = (512 + 64) ** -0.5
COPIES = ("TensorMove", "Assign", "ScatterElements", "ScatterElementsV2", "TensorScatterUpdate")


@dataclasses.dataclass(frozen=True)
class Sizes:
    """Sizes of a layer and its caches."""

    batch: int = 2
    heads: int = 4
    kv_heads: int = 2
    dim: int = 64
    inner: int = 128
    length: int = 32
    block: int = 8
    rank: int = 512  # width of compressed keys and values

    @property
    def hidden(self) -> int:
        return self.heads * self.dim


class Plain:
    """Operators of a layer in plain PyTorch."""

    @staticmethod
    def rope(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        a, b = x.chunk(2, -1)
        return x * cos + torch.cat([-b, a], -1) * sin

    @staticmethod
    def norm(x: Tensor, weight: Tensor) -> Tensor:
        return F.rms_norm(x, weight.shape, weight, 1e-6)

    @staticmethod
    def add_norm(x: Tensor, y: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
        return F.rms_norm(x + y, weight.shape, weight, 1e-6), x + y

    @staticmethod
    def attention(q: Tensor, k: Tensor, v: Tensor, hidden: Tensor) -> Tensor:
        return F.scaled_dot_product_attention(q, k, v, attn_mask=~hidden, enable_gqa=True)

    @staticmethod
    def paged(q: Tensor, k: Tensor, v: Tensor, at: Any, hidden: Tensor) -> Tensor:
        _, table, _ = at
        k, v = (t[table].flatten(1, 2).transpose(1, 2) for t in (k, v))
        return Plain.attention(q, k, v, hidden)

    @staticmethod
    def latent(q: Tensor, q_rope: Tensor, kv: Tensor, k_rope: Tensor, hidden: Tensor) -> Tensor:
        n = q.shape[-1]
        q, k = torch.cat([q, q_rope], -1), torch.cat([kv, k_rope], -1)
        weights = (q @ k.transpose(-2, -1)).float() * LATENT_SCALE
        return weights.masked_fill(hidden, -torch.inf).softmax(-1).to(BF16) @ kv[..., :n]

    @staticmethod
    def put(cache: Tensor, slots: Tensor, x: Tensor) -> None:
        cache[slots] = x

    @staticmethod
    def swiglu(x: Tensor) -> Tensor:
        gate, up = x.chunk(2, -1)
        return F.silu(gate) * up


class Npu(Plain):
    """The same by operators of torch_npu, as recipes call them."""

    @staticmethod
    def rope(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        return npu.npu_rotary_mul(x, cos, sin)

    @staticmethod
    def norm(x: Tensor, weight: Tensor) -> Tensor:
        return npu.npu_rms_norm(x, weight, 1e-6)[0]

    @staticmethod
    def add_norm(x: Tensor, y: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
        y, _, x = npu.npu_add_rms_norm(x, y, weight, 1e-6)
        return y, x

    @staticmethod
    def attention(q: Tensor, k: Tensor, v: Tensor, hidden: Tensor) -> Tensor:
        return torch.ops.npu.npu_fused_infer_attention_score(
            q, k, v, atten_mask=hidden, num_heads=q.shape[1], scale=q.shape[-1] ** -0.5,
            input_layout="BNSD", num_key_value_heads=k.shape[1],
        )[0]  # fmt: skip

    @staticmethod
    def paged(q: Tensor, k: Tensor, v: Tensor, at: Any, hidden: Tensor) -> Tensor:  # noqa: ARG004 (by lengths)
        _, table, n = at
        return torchair.ops.npu_fused_infer_attention_score(
            q.flatten(1)[:, None], k.flatten(2), v.flatten(2), num_heads=q.shape[1],
            scale=q.shape[-1] ** -0.5, input_layout="BSH", num_key_value_heads=k.shape[2],
            block_table=table, block_size=k.shape[1], actual_seq_lengths_kv=n,
        )[0]  # fmt: skip

    @staticmethod
    def latent(q: Tensor, q_rope: Tensor, kv: Tensor, k_rope: Tensor, hidden: Tensor) -> Tensor:
        return torch.ops.npu.npu_fused_infer_attention_score(
            q, kv, kv, atten_mask=hidden, num_heads=q.shape[1], scale=LATENT_SCALE,
            input_layout="BNSD", num_key_value_heads=1, query_rope=q_rope, key_rope=k_rope,
        )[0]  # fmt: skip

    @staticmethod
    def put(cache: Tensor, slots: Tensor, x: Tensor) -> None:
        torch.ops.npu.npu_scatter_nd_update_(cache, slots[:, None], x)

    @staticmethod
    def swiglu(x: Tensor) -> Tensor:
        return npu.npu_swiglu(x)


class Layer(nn.Module):
    """A layer with grouped queries. Subclasses write one token to each request's caches."""

    shape = "{batch} {kv_heads} {length} {dim}"

    def __init__(self, s: Sizes, ops: type[Plain]) -> None:
        super().__init__()
        self.s, self.ops = s, ops
        kv = 2 * s.kv_heads * s.dim
        sizes = {
            "qkv": (s.hidden + kv, s.hidden),
            "out": (s.hidden, s.hidden),
            "gate_up": (2 * s.inner, s.hidden),
            "down": (s.hidden, s.inner),
        }
        for name, (n, k) in sizes.items():
            w = (torch.randn(n, k) / k**0.5).to(BF16)
            self.register_parameter(name, nn.Parameter(w, requires_grad=False))
        for name in ("first", "second"):
            w = 1 + torch.randn(s.hidden).to(BF16) / 8
            self.register_parameter(name, nn.Parameter(w, requires_grad=False))
        self.make_caches()

    def make_caches(self) -> None:
        shape = [int(n) for n in self.shape.format(**dataclasses.asdict(self.s)).split()]
        self.register_buffer("keys", torch.zeros(shape, dtype=BF16))
        self.register_buffer("values", torch.zeros(shape, dtype=BF16))

    @property
    def read(self) -> int:
        """Returns the bytes of copies of caches that a step reads."""
        return 0

    def place(self, at: int) -> Any:
        """Returns the argument of the layer for the position of the token."""
        return torch.tensor(at)

    def parts(self, x: Tensor, cos: Tensor, sin: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Returns queries, keys and values of the token, [batch, heads, 1, dim]."""
        s = self.s
        sizes = [s.hidden, s.kv_heads * s.dim, s.kv_heads * s.dim]
        parts = F.linear(x, self.qkv).split(sizes, -1)
        q, k, v = (t.view(s.batch, -1, 1, s.dim) for t in parts)
        return self.ops.rope(q, cos, sin), self.ops.rope(k, cos, sin), v

    def write(self, k: Tensor, v: Tensor, at: Any) -> tuple[Tensor, Tensor]:
        """Writes [batch, kv_heads, 1, dim]; returns all keys and values."""
        raise NotImplementedError

    def attend(self, x: Tensor, cos: Tensor, sin: Tensor, at: Any, hidden: Tensor) -> Tensor:
        q, k, v = self.parts(x, cos, sin)
        keys, values = self.write(k, v, at)
        y = self.ops.attention(q, keys, values, hidden)
        return F.linear(y.view(x.shape), self.out)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor, at: Any, hidden: Tensor) -> Tensor:
        y = self.attend(self.ops.norm(x, self.first), cos, sin, at, hidden)
        y, x = self.ops.add_norm(x, y, self.second)
        return x + F.linear(self.ops.swiglu(F.linear(y, self.gate_up)), self.down)


class BySlice(Layer):
    """Writes a slice at a position that is a number."""

    def write(self, k: Tensor, v: Tensor, at: Any) -> tuple[Tensor, Tensor]:
        n = at.item()
        torch._check(n >= 0)
        torch._check(n < self.s.length)
        self.keys[:, :, n : n + 1] = k
        self.values[:, :, n : n + 1] = v
        return self.keys, self.values


class ByCopy(Layer):
    """Writes at an index that is a tensor, as StaticCache does."""

    def write(self, k: Tensor, v: Tensor, at: Any) -> tuple[Tensor, Tensor]:
        self.keys.index_copy_(2, at.view(1), k)
        self.values.index_copy_(2, at.view(1), v)
        return self.keys, self.values


class ByRequest(Layer):
    """Writes each request's token at its own position."""

    def write(self, k: Tensor, v: Tensor, at: Any) -> tuple[Tensor, Tensor]:
        rows = torch.arange(self.s.batch)
        where = at.expand(self.s.batch)
        self.keys[rows, :, where] = k[:, :, 0]
        self.values[rows, :, where] = v[:, :, 0]
        return self.keys, self.values


class InBlocks(Layer):
    """Caches in blocks; request b has the blocks b, b + batch, ..."""

    def make_caches(self) -> None:
        s = self.s
        for name in ("keys", "values"):
            shape = s.batch * s.length // s.block, s.block, s.kv_heads, s.dim
            self.register_buffer(name, torch.zeros(shape, dtype=BF16))

    @property
    def blocks(self) -> int:
        return len(self.keys)

    def place(self, at: int) -> Any:
        s = self.s
        table = torch.arange(self.blocks).view(-1, s.batch).t().contiguous()
        slots = table[:, at // s.block] * s.block + at % s.block
        return slots, table.to(torch.int32), torch.full([s.batch], at + 1)

    def attend(self, x: Tensor, cos: Tensor, sin: Tensor, at: Any, hidden: Tensor) -> Tensor:
        s = self.s
        slots, _, _ = at
        q, k, v = self.parts(x, cos, sin)
        for cache, new in ((self.keys, k), (self.values, v)):
            cache.view(-1, s.kv_heads, s.dim)[slots] = new[:, :, 0]
        y = self.ops.paged(q, self.keys, self.values, at, hidden)
        return F.linear(y.view(s.batch, 1, s.hidden), self.out)


class Stacked(Layer):
    """Caches of all layers in one tensor; this layer has the second half, which GE cannot read
    without a copy.
    """

    def make_caches(self) -> None:
        s = self.s
        cache = torch.zeros(2, 2, s.batch, s.kv_heads, s.length, s.dim, dtype=BF16)
        self.register_buffer("caches", cache)

    @property
    def read(self) -> int:
        return 2 * int(self.caches[1].nbytes)  # both, then keys and values alone

    def write(self, k: Tensor, v: Tensor, at: Any) -> tuple[Tensor, Tensor]:
        keys, values = self.caches[1]
        keys.index_copy_(2, at.view(1), k)
        values.index_copy_(2, at.view(1), v)
        return keys, values


class StackedBlocks(InBlocks):
    """Keys and values in blocks of one tensor, written by an operator of torch_npu."""

    def make_caches(self) -> None:
        s = self.s
        shape = 2, s.batch * s.length // s.block, s.block, s.kv_heads, s.dim
        self.register_buffer("caches", torch.zeros(shape, dtype=BF16))

    @property
    def read(self) -> int:
        return int(self.caches.nbytes)  # keys and values alone

    @property
    def blocks(self) -> int:
        return self.caches.shape[1]

    def attend(self, x: Tensor, cos: Tensor, sin: Tensor, at: Any, hidden: Tensor) -> Tensor:
        s = self.s
        q, k, v = self.parts(x, cos, sin)
        keys, values = self.caches.unbind(0)
        for cache, new in ((keys, k), (values, v)):
            self.ops.put(cache.view(-1, s.kv_heads, s.dim), at[0], new[:, :, 0])
        y = self.ops.paged(q, keys, values, at, hidden)
        return F.linear(y.view(s.batch, 1, s.hidden), self.out)


class Latent(Layer):
    """Compressed keys and values with a rotated part (MLA), with absorbed products."""

    def make_caches(self) -> None:
        s = self.s
        self.register_buffer("latents", torch.zeros(s.batch, 1, s.length, s.rank, dtype=BF16))
        self.register_buffer("keys", torch.zeros(s.batch, 1, s.length, s.dim, dtype=BF16))
        for name, shape in (
            ("down_kv", (s.rank + s.dim, s.hidden)),
            ("up_q", (s.heads * (s.rank + s.dim), s.hidden)),
            ("up_v", (s.heads, s.rank, s.dim)),
        ):
            w = (torch.randn(shape) / shape[1] ** 0.5).to(BF16)
            self.register_parameter(name, nn.Parameter(w, requires_grad=False))

    def attend(self, x: Tensor, cos: Tensor, sin: Tensor, at: Any, hidden: Tensor) -> Tensor:
        s = self.s
        latent, k = F.linear(x, self.down_kv)[:, None].split([s.rank, s.dim], -1)
        q, r = F.linear(x, self.up_q).view(s.batch, s.heads, 1, -1).split([s.rank, s.dim], -1)
        n = at.item()
        torch._check(n >= 0)
        torch._check(n < s.length)
        self.latents.narrow(2, n, 1).copy_(latent)
        self.keys.narrow(2, n, 1).copy_(self.ops.rope(k, cos, sin))
        y = self.ops.latent(q, self.ops.rope(r, cos, sin), self.latents, self.keys, hidden)
        y = torch.matmul(y[:, :, 0].transpose(0, 1), self.up_v).transpose(0, 1)
        return F.linear(y.reshape(x.shape), self.out)


LAYERS = (BySlice, ByCopy, ByRequest, InBlocks, Stacked, StackedBlocks, Latent)


def inputs(layer: Layer, at: int) -> tuple[Any, ...]:
    """Returns the arguments of the step at a position."""
    s = layer.s
    angle = (at / 1e4 ** (torch.arange(s.dim) % (s.dim // 2) / (s.dim // 2))).view(1, 1, 1, -1)
    hidden = (torch.arange(s.length) > at).view(1, 1, 1, -1).expand(s.batch, 1, 1, -1).contiguous()
    x = torch.randn(s.batch, 1, s.hidden).to(BF16)
    return x, angle.cos().to(BF16), angle.sin().to(BF16), layer.place(at), hidden


def exported(layer: Layer) -> Any:
    return torch.export.export(layer, inputs(layer, 3), strict=False)


def types_of(text: str) -> collections.Counter[str]:
    """Returns how many nodes of each GE type a graph has; weights are not counted."""
    found = collections.Counter(re.findall(r"^  (?:%.*? = )?ge\.(\w+)\(", text, re.M))
    del found["Const"]
    return found


class Layers(unittest.TestCase):
    """A layer has at most 30 nodes, and copies no cache."""

    def test_nodes(self) -> None:
        for form in LAYERS:
            with self.subTest(form.__name__):
                types = types_of(str(fxge.compile(exported(form(Sizes(), Npu)))))
                self.assertLessEqual(types.total(), 30)
                for name in COPIES:
                    self.assertEqual(types[name], 0, name)
                self.assertEqual(sum(types[name] for name in WRITES), 2)

    def test_numbers(self) -> None:
        """Steps are near those of plain PyTorch; caches are equal where the operators are."""
        for form in LAYERS:
            for live in (False, True):
                with self.subTest(form.__name__, live=live):
                    self.check(form, live)

    def check(self, form: type[Layer], live: bool) -> None:
        torch.manual_seed(1)
        layer, plain = form(Sizes(), Npu), form(Sizes(), Plain)
        plain.load_state_dict(layer.state_dict())
        if live:
            f = torch.compile(layer, backend="fxge", dynamic=False)
            states = dict(layer.named_buffers())
        else:
            f = fxge.compile(exported(layer))
        for at in range(6):
            args = inputs(layer, at)
            wanted = plain(*args)
            support.assert_same(f(*args).float(), wanted.float(), 0.03)
        for name, cache in (states if live else f.states()).items():
            self.assertTrue(bool(cache.any()))
            support.assert_same(cache.float(), dict(plain.named_buffers())[name].float(), 0.03)


class Cost(unittest.TestCase):
    """`fxge cost` counts the written bytes of a write in place, not the cache."""

    def test_written(self) -> None:
        command = os.environ["FXGE_COMMAND"]
        with tempfile.TemporaryDirectory() as directory:
            for form in LAYERS:
                with self.subTest(form.__name__):
                    layer, path = form(Sizes(), Npu), Path(directory) / f"{form.__name__}.air"
                    fxge.compile(exported(layer)).write(path)
                    words = [command, "cost", path, "-v", "--json"]
                    out = subprocess.run(words, capture_output=True, text=True, check=True).stdout
                    writes = [
                        node["bytes_written"]
                        for node in json.loads(out)["nodes"]
                        if node["op"] in WRITES
                    ]
                    cache = next(layer.buffers())
                    self.assertEqual(len(writes), 2)
                    for n in writes:  # one token of each request
                        self.assertLessEqual(n, cache.nbytes // layer.s.length)


class Positions(unittest.TestCase):
    """A position outside of a cache is an error with the request; nothing is written."""

    def refused(self, form: type[Layer], at: Any, message: str) -> None:
        layer = form(Sizes(), Npu)
        program = fxge.compile(exported(layer))
        program(*inputs(layer, 3))
        before = {name: x.clone() for name, x in program.states().items()}
        args = list(inputs(layer, 3))
        args[3] = at
        with self.assertRaisesRegex(fxge.FxgeError, message):
            program(*args)
        for name, x in program.states().items():
            self.assertTrue(torch.equal(x, before[name]), name)

    def test_outside(self) -> None:
        for at in (-1, 32):
            self.refused(BySlice, torch.tensor(at), f"failed for {at}")
            self.refused(Latent, torch.tensor(at), f"failed for {at}")
            dim = f"index {at} at row .0, 0, 0. is out of range: dim 2 has 32 elements"
            self.refused(ByCopy, torch.tensor(at), dim)
            self.refused(Stacked, torch.tensor(at), dim.replace("dim 2", "dim 4"))
        _, table, lengths = InBlocks(Sizes(), Npu).place(3)
        for at in (-65, 64):
            message = f"index {at} at row 1 is out of range: dim 0 has 64 elements"
            self.refused(InBlocks, (torch.tensor([5, at]), table, lengths), message)


class Memory(unittest.TestCase):
    """A step needs little memory beside weights and caches."""

    def test_step(self) -> None:
        for form in LAYERS:
            with self.subTest(form.__name__):
                words = support.python(__file__, "measure", form.__name__)
                out = subprocess.run(words, capture_output=True, text=True, check=False)
                self.assertEqual(out.returncode, 0, out.stderr)
                held, grown, peak = map(int, out.stdout.split())
                self.assertLessEqual(held + peak, 1.1 * held)
                self.assertLessEqual(grown, 1.1 * held)


def status(field: str) -> int:
    """Returns a size of this process in bytes."""
    text = Path("/proc/self/status").read_text()
    return 1024 * int(re.findall(rf"{field}:\s*(\d+) kB", text)[0])


def measure(form: type[Layer]) -> None:
    """Prints the bytes of weights, caches and copies of caches that the layer reads; by how much
    memory of the process grows until the peak of a step after the layer is made, without pages of
    libraries, which the first call of a function adds; and the step's values and workspace.
    """
    ctypes.CDLL(None).mallopt(-3, 1 << 16)  # M_MMAP_THRESHOLD: freed blocks leave the process
    for sizes in (Sizes(), Sizes(batch=4, length=8192, dim=128, inner=256)):
        gc.collect()
        before = status("RssAnon")
        layer = form(sizes, Npu)
        f = torch.compile(layer, backend="fxge", dynamic=False, options={"profile": True})
        f(*inputs(layer, 3))
        Path("/proc/self/clear_refs").write_text("5")  # VmHWM begins again
        f(*inputs(layer, 4))
    grown = status("RssAnon") - before + status("VmHWM") - status("VmRSS")
    held = sum(t.nbytes for t in (*layer.parameters(), *layer.buffers()))
    print(held + layer.read, grown, max(0, profiles()[-1].profile.peak - layer.read))


if __name__ == "__main__":
    torch._dynamo.config.capture_scalar_outputs = True
    if sys.argv[1:2] == ["measure"]:
        measure(globals()[sys.argv[2]])
    else:
        unittest.main()
