# SPDX-License-Identifier: Apache-2.0
"""Disk cache of torch.compile's graphs: hits in later processes, right for any contents."""

from __future__ import annotations

import contextlib
import copy
import json
import multiprocessing
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import torch
import torch.nn.functional as F
from cache_entries import with_line, with_path
from support import LONG, assert_same, fxge, python
from torch import Tensor, nn
from torch._dynamo.utils import counters

from fxge._core import disk_store
from fxge._core.disk_store import Store
from fxge._live import cache, cache_checks

COMMAND = os.environ.get("FXGE_COMMAND", "fxge")
SECONDS = 8.0 if LONG else 2.0  # duration of processes that write at the same time


def mlp() -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 3)).eval()


def traced() -> int:
    """Returns the number of graphs that AOTAutograd traced; a hit traces none."""
    return int(counters["aot_autograd"]["total"])


def anew(f: Any, *args: Any, options: dict[str, Any] | None = None, **keywords: Any) -> Any:
    """Returns the result of the compiled f as in a new process, and True for a cache hit."""
    torch._dynamo.reset()
    before = traced()
    backend = fxge.backend.get_backend(config=fxge.Config.of({"threads": 1, **(options or {})}))
    with torch.no_grad():
        found = torch.compile(f, backend=backend, fullgraph=True, **keywords)(*args)
    return found, traced() == before


def stepped(f: Any, *args: Tensor, options: dict[str, Any] | None = None) -> tuple[Any, bool]:
    """Returns results and gradients of f as in a new process, and True for a cache hit."""
    torch._dynamo.reset()
    given = [a.detach().clone().requires_grad_(a.requires_grad) for a in args]
    before = traced()
    backend = fxge.backend.get_backend(config=fxge.Config.of({"threads": 1, **(options or {})}))
    found = torch.compile(f, backend=backend, fullgraph=True)(*given)
    listed = found if isinstance(found, (list, tuple)) else [found]
    sum(y.float().square().sum() for y in listed if y.requires_grad).backward()
    return ([y.detach() for y in listed], [a.grad for a in given]), traced() == before


def expected_of(f: Any, *args: Tensor) -> Any:
    """Returns the same in eager."""
    given = [a.detach().clone().requires_grad_(a.requires_grad) for a in args]
    found = f(*given)
    listed = found if isinstance(found, (list, tuple)) else [found]
    sum(y.float().square().sum() for y in listed if y.requires_grad).backward()
    return [y.detach() for y in listed], [a.grad for a in given]


def work(home: str, seconds: float, place: int) -> tuple[int, float]:
    """Compiles repeatedly in one process; returns the number and the largest error."""
    os.environ.update(XDG_CACHE_HOME=home, FXGE_CACHE="1")
    torch.set_num_threads(1)
    model, x = mlp().requires_grad_(False), torch.arange(12.0).reshape(3, 4)
    expected, count, error, end = model(x), 0, 0.0, time.monotonic() + seconds
    while count == 0 or time.monotonic() < end:
        error = max(error, float((anew(model, x)[0] - expected).abs().max()))
        count += 1
        if place == 0:
            shutil.rmtree(Path(home) / "fxge", ignore_errors=True)
        elif place == 1:
            for entry in (Path(home) / "fxge").glob("*.fxge"):
                with contextlib.suppress(FileNotFoundError):  # deleted meanwhile
                    entry.write_bytes(entry.read_bytes()[:-1])
    return count, error


class LiveCache(unittest.TestCase):
    def setUp(self) -> None:
        self.home = tempfile.mkdtemp(prefix="fxge-cache-")
        self.addCleanup(shutil.rmtree, self.home, True)
        self.directory = Path(self.home) / "fxge"
        environment = mock.patch.dict(os.environ, XDG_CACHE_HOME=self.home, FXGE_CACHE="1")
        environment.start()
        self.addCleanup(environment.stop)

    def entries(self) -> list[Path]:
        return sorted(self.directory.glob("*.fxge"))

    def keeps(self, f: Any, *args: Any, **keywords: Any) -> Path:
        """Runs f as two new processes would: the second finds the entry of the first."""
        before = set(self.entries())
        first, hit = anew(f, *args, **keywords)
        self.assertFalse(hit)
        (made,) = set(self.entries()) - before
        again, hit = anew(f, *args, **keywords)
        self.assertTrue(hit)
        assert_same(again, first, 0.0)
        with torch.no_grad():
            assert_same(again, f(*args))
        return made

    def keeps_nothing(self, f: Any, *args: Any, **keywords: Any) -> None:
        for _ in range(2):
            found, hit = anew(f, *args, **keywords)
            self.assertFalse(hit)
            self.assertEqual(self.entries(), [])
            with torch.no_grad():
                assert_same(found, f(*args))

    # ---- hits ----

    def test_another_process_does_without_aot(self) -> None:
        code = (
            f"import sys; sys.path[:0] = {sys.path!r}\n"
            "import test_live_cache as t, torch\n"
            "y, hit = t.anew(t.mlp(), torch.arange(12.0).reshape(3, 4))\n"
            "print(hit, y.flatten().tolist())"
        )
        said = [
            subprocess.run(python("-c", code), capture_output=True, text=True, check=True)
            for _ in range(2)
        ]
        first, second = (s.stdout.split(" ", 1) for s in said)
        self.assertEqual((first[0], second[0]), ("False", "True"))
        self.assertEqual(first[1], second[1])
        self.assertEqual(stat.S_IMODE(self.directory.stat().st_mode), 0o700)

    def test_kinds_of_results(self) -> None:
        x = torch.randn(3, 4)
        for f in (
            lambda x: (x + 1, 3, None, True, "a", 0.5),
            lambda x: (x * 2).t().contiguous().t(),
            lambda x: {"a": x.sum(), "b": [x.half(), x > 0]},
            lambda x: torch.nonzero(torch.ones(2, 2)).shape[0] + x,
            lambda x: torch.tensor([1.0, 2.0, 3.0, 4.0]) + x,
            lambda x: x[:0] * 2,
            lambda x: (x, x + 1),
        ):
            self.keeps(f, x)

    def test_strides_of_inputs(self) -> None:
        self.keeps(torch.neg, torch.randn(3, 4).t())
        self.keeps(torch.neg, torch.randn(20)[3:15].view(3, 4))
        self.keeps(torch.neg, torch.randn(3, 1).expand(3, 4))
        self.assertEqual(len(self.entries()), 3)

    def test_buffers_that_change(self) -> None:
        class Counting(nn.Module):
            n: Tensor

            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("n", torch.zeros(2))

            def forward(self, x: Tensor) -> Tensor:
                self.n.add_(x)
                return self.n * 2

        for hit in (False, True):
            model = Counting()
            version = model.n._version
            found, was = anew(model, torch.ones(2))
            self.assertEqual(was, hit)
            self.assertEqual(found.tolist(), [2.0, 2.0])
            self.assertEqual(model.n.tolist(), [1.0, 1.0])
            self.assertGreater(model.n._version, version)

    def test_random_numbers_follow_the_seed(self) -> None:
        drawn = []
        for hit in (False, True, True):
            torch.manual_seed(5)
            found, was = anew(lambda x: x + torch.rand(4), torch.zeros(4))
            self.assertEqual(was, hit)
            drawn.append(found)
        assert_same(drawn[1], drawn[2], 0.0)
        torch.manual_seed(6)
        self.assertFalse(
            torch.equal(anew(lambda x: x + torch.rand(4), torch.zeros(4))[0], drawn[2])
        )

    def test_autocast_and_gradients_are_off_in_a_call(self) -> None:
        def mixed(x: Tensor) -> Tensor:
            with torch.autocast("cpu", torch.bfloat16):
                return x @ x

        self.keeps_nothing(mixed, torch.randn(4, 4))  # PyTorch has no key for such a graph
        model, x = mlp(), torch.randn(3, 4)
        self.keeps(model, x)
        with torch.autocast("cpu", torch.bfloat16):
            found = [anew(model, x) for _ in range(2)]
        self.assertEqual([hit for _, hit in found], [False, True])
        self.assertEqual([y.dtype for y, _ in found], [torch.bfloat16] * 2)

    def test_calls_after_a_hit_are_guarded(self) -> None:
        model, x = mlp(), torch.randn(3, 4)
        self.keeps(model, x)
        torch._dynamo.reset()
        f = torch.compile(model, backend=fxge.backend.get_backend(config=fxge.Config(threads=1)))
        with torch.no_grad():
            assert_same(f(x), model(x))
        assert_same(f(torch.ones(5, 4)), model(torch.ones(5, 4)))
        f(x).sum().backward()
        self.assertIsNotNone(model[0].weight.grad)

    # ---- other entries, and graphs without entries ----

    def test_whatever_counts_is_in_the_key(self) -> None:
        x = torch.randn(3, 4)
        self.keeps(with_line(1), x)
        for n, (f, arg, options) in enumerate(
            [
                (with_line(2), x, {}),  # diagnostics contain the line
                (with_line(1), x.double(), {}),
                (with_line(1), x[:2], {}),
                (with_line(1), x, {"no_fuse": ["gelu"]}),
                (with_line(1), x, {"threads": 2}),
            ]
        ):
            self.keeps(f, arg, options=options)
            self.assertEqual(len(self.entries()), n + 2)
        for patched in ("_ourselves", "_machine"):
            with mock.patch.object(cache, patched, return_value="another"):
                self.keeps(with_line(1), x)
        with tempfile.NamedTemporaryFile("w", suffix=".yaml", dir=self.home) as file:
            row = '- schema: "my::same(Tensor self) -> Tensor"\n  formula: "return self{}"\n'
            for more in ("", " + 0"):
                Path(file.name).write_text(row.format(more), encoding="utf-8")
                self.keeps(with_line(1), x, options={"ops": [file.name]})

    def test_training(self) -> None:
        """Forward and backward are one entry; gradients are eager's."""
        x = torch.randn(3, 4)
        w, b = torch.randn(4, 4, requires_grad=True), torch.randn(4, requires_grad=True)
        seen = set()
        for f in (
            lambda x, w, b: torch.tanh(x @ w + b),
            lambda x, w, b: (torch.relu(x @ w), x * 2, (x + 1).long(), b.sum()),
            lambda x, w, b: (F.linear(x[None], w), (x @ w).t().contiguous().t(), b * 1),
            lambda x, w, b: F.layer_norm(x @ w, (4,), b),
            lambda _, w, b: F.embedding(torch.tensor([0, 2, 2]), w) * b,
        ):
            expected = expected_of(f, x, w, b)
            for hit in (False, True):
                found, was = stepped(f, x, w, b)
                self.assertEqual(was, hit)
                assert_same(found, expected, 1e-5)
            seen.update(self.entries())
        self.assertEqual(len(seen), 5)
        for hit in (False, True):  # without gradients: a graph for inference
            torch._dynamo.reset()
            before = traced()
            largest = torch.compile(lambda x, w: (x @ w).argmax(-1), backend=fxge.backend)
            assert_same(largest(x, w), (x @ w).argmax(-1))
            self.assertEqual(traced() == before, hit)
        stepped(f, x, w, b.detach())  # other gradients: another entry
        self.assertEqual(len(self.entries()), 7)

    def test_a_training_graph_of_the_cache(self) -> None:
        """No gradients, some twice, none of second order, other layouts."""

        def f(x: Tensor, w: Tensor) -> Tensor:
            return torch.exp(x @ w) + (w * w).sum()

        x, w = torch.randn(3, 4), torch.randn(4, 5, requires_grad=True)
        stepped(f, x, w)
        torch._dynamo.reset()
        config = fxge.Config.of({"threads": 1})
        before = traced()
        y = torch.compile(f, backend=fxge.backend.get_backend(config=config))(x, w)
        self.assertEqual(traced(), before)
        expected = f(x, w)
        for grad in (torch.ones(3, 5), torch.randn(5, 3).t(), torch.ones(1, 1).expand(3, 5)):
            assert_same(
                torch.autograd.grad(y, w, grad, retain_graph=True),
                torch.autograd.grad(expected, w, grad, retain_graph=True),
                1e-5,
            )
        (once,) = torch.autograd.grad(y, w, torch.ones(3, 5), create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "double backward"):
            (once.sum() + expected.sum()).backward()
        y.sum().backward()
        with self.assertRaisesRegex(RuntimeError, "second time"):
            y.sum().backward()
        z = torch.compile(f, backend=fxge.backend.get_backend(config=config))(x, w)
        with torch.no_grad():
            w.add_(1)
        with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
            z.sum().backward()

    def test_a_module_that_trains(self) -> None:
        """Batch normalisation changes its statistics; dropout draws again in each call."""

        class Net(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                torch.manual_seed(0)
                self.layers = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Dropout(0.5))

            def forward(self, x: Tensor) -> Tensor:
                y: Tensor = self.layers(x)
                return y

        x, statistics = torch.randn(64, 4), []
        for hit in (False, True):
            torch._dynamo.reset()
            model, before = Net(), traced()
            compiled = torch.compile(model, backend=fxge.backend.get_backend(), fullgraph=True)
            first, second = compiled(x), compiled(x)
            (first.sum() + second.sum()).backward()
            self.assertEqual(traced() == before, hit)
            self.assertTrue(0.3 < (first == 0).float().mean() < 0.7)
            self.assertFalse(torch.equal(first == 0, second == 0))
            weight: Any = model.layers[0].weight
            self.assertGreater(float(weight.grad.abs().sum()), 0)
            statistics.append(model.layers[1].running_mean)
        assert_same(statistics[0], statistics[1], 0.0)

    def test_uncached_graphs(self) -> None:
        x = torch.randn(3, 4)
        self.keeps_nothing(torch.sin, x, dynamic=True)
        self.keeps_nothing(lambda x: x.view(12), x)
        self.keeps_nothing(lambda x, y: x.add_(y), x, x.view(3, 4))
        self.keeps_nothing(lambda x: x.nonzero(), x)
        for name in ("accuracy", "fallback", "first_nan", "profile"):
            self.keeps_nothing(torch.sin, x, options={name: True})
        w = torch.randn(4, requires_grad=True)
        for _ in range(2):
            self.assertFalse(stepped(lambda x, w: (x * w, w.view(2, 2)), x, w)[1])

        def assigned(x: Tensor, y: Tensor) -> Tensor:  # PyTorch's own check of such a graph fails
            x.data = y * 2
            return x + 1

        self.keeps_nothing(assigned, torch.randn(3), torch.randn(3))

    def test_an_operator_of_ones_own(self) -> None:
        @torch.library.custom_op("live_cache::twice", mutates_args=())
        def twice(x: Tensor) -> Tensor:
            return x * 2

        twice.register_fake(torch.empty_like)
        self.keeps_nothing(lambda x: twice(x) + 1, torch.ones(3), options={"fallback": True})

        def twice_of(x: Tensor) -> Tensor:
            return torch.ops.live_cache.twice(x)

        graph = torch.fx.symbolic_trace(twice_of)
        entry = cache.entry_of(graph, [torch.ones(3)], fxge.Config(), False)
        self.assertIsNone(entry)

    def test_switches(self) -> None:
        with mock.patch.dict(os.environ, FXGE_CACHE="0"):
            self.keeps_nothing(torch.sin, torch.ones(3))
        with torch.compiler.config.patch(force_disable_caches=True):
            self.keeps_nothing(torch.sin, torch.ones(3))
        self.assertFalse(self.directory.exists())

    # ---- contents of an entry ----

    def test_neither_weights_nor_source_lines(self) -> None:
        def secret(x: Tensor, weight: Tensor) -> Tensor:
            return torch.sin(x) @ weight  # words_of_the_source

        weight = torch.full((4, 4), 1.2345)
        data = self.keeps(secret, torch.randn(3, 4), weight).read_bytes()
        self.assertNotIn(b"torch.sin", data)
        self.assertNotIn(b"words_of_the_source", data)
        self.assertNotIn(weight.numpy().tobytes()[:8], data)
        self.assertIn(Path(__file__).name.encode(), data)  # diagnostics contain the file

    def test_a_bit_of_every_byte(self) -> None:
        f, x = torch.sin, torch.ones(3)
        path = self.keeps(f, x)
        whole = path.read_bytes()
        for at in range(len(whole)):
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :])
            self.assertIsNone(Store(self.directory).get(path.stem), f"byte {at}")
            self.assertFalse(path.exists())
        found, hit = anew(f, x)
        self.assertFalse(hit)
        assert_same(found, torch.sin(x))
        self.assertEqual(path.read_bytes(), whole)

    def test_entries_of_a_liar(self) -> None:
        """Entries with a right checksum and wrong contents: refused, or a valid program."""
        config = fxge.Config(threads=1)
        path = self.keeps(lambda x: (x.t() + 1, 5), torch.ones(3, 2))
        data = Store(self.directory).get(path.stem)
        assert data is not None
        entry = cache.Entry(path.stem)
        refused = 0
        for at in range(0, len(data), 3):
            changed = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
            Store(self.directory).put(path.stem, changed)
            refused += entry.find(config, False) is None
        self.assertGreater(refused, 50)
        end = 8 + int.from_bytes(data[:8], "little")
        ((what, plan, size),) = json.loads(data[8:end])
        for change in (
            {"written": ["0])); print(1"]},
            {"written": [-1]},
            {"inputs": [["x", ["float32; import os", [2], [1], 0]]]},
            {"inputs": [["x", ["float32", ["2"], [1], 0]]]},
            {
                "outputs": [
                    {"kind": "input", "index": "0]", "value": plan["inputs"][0][1], "base": None}
                ]
            },
            {"outputs": [{"kind": "constant", "index": 0, "value": [], "base": None}]},
            {"computed": []},
            {"inputs": None},
        ):
            text = json.dumps([[what, {**plan, **change}, size]]).encode()
            Store(self.directory).put(
                path.stem, len(text).to_bytes(8, "little") + text + data[end:]
            )
            self.assertIsNone(entry.find(config, False), change)
        for short in (b"", b"\0" * 7, b"\xff" * 8, data[: end + 5]):
            Store(self.directory).put(path.stem, short)
            self.assertIsNone(entry.find(config, False))
        found, _ = anew(lambda x: (x.t() + 1, 5), torch.ones(3, 2))
        self.assertEqual(found[1], 5)

    def test_paths_of_weights(self) -> None:
        """An entry is bytes: it names no file, not even one of the current directory."""
        x = torch.ones(4)
        path = self.keeps(lambda x: x + torch.tensor([1.0, 2.0, 3.0, 4.0]), x)
        data = Store(self.directory).get(path.stem)
        assert data is not None
        self.assertIsNotNone(cache.Entry(path.stem).find(fxge.Config(threads=1), False))
        weight = torch.tensor([1.0, 2.0, 3.0, 4.0]).numpy().tobytes()
        self.assertEqual(data.count(weight), 1)
        end = 8 + int.from_bytes(data[:8], "little")
        ((what, plan, _),) = json.loads(data[8:end])
        graph = with_path(data[end:], weight, b"w.bin")
        text = json.dumps([[what, plan, len(graph)]]).encode()
        Store(self.directory).put(path.stem, len(text).to_bytes(8, "little") + text + graph)
        with tempfile.TemporaryDirectory() as here, contextlib.chdir(here):
            Path("w.bin").write_bytes(weight)
            Path("m.fxpb").write_bytes(graph)
            fxge.load("m.fxpb")  # a file may name its neighbour
            self.assertIsNone(cache.Entry(path.stem).find(fxge.Config(threads=1), False))
            with self.assertRaisesRegex(fxge.FxgeError, "bytes in memory have no directory"):
                fxge._programs.program.Program().load_bytes(graph, "m.fxpb")

    def test_entries_with_another_number_of_results(self) -> None:
        """An entry that lacks results, or repeats one, is replaced."""

        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            return x.t() + 1, x * 2

        x = torch.ones(3, 2)
        path = self.keeps(f, x)
        data = Store(self.directory).get(path.stem)
        assert data is not None
        end = 8 + int.from_bytes(data[:8], "little")
        ((what, plan, size),) = json.loads(data[8:end])
        for outputs in ([], plan["outputs"][:1], [*plan["outputs"], plan["outputs"][0]]):
            text = json.dumps([[what, {**plan, "outputs": outputs}, size]]).encode()
            Store(self.directory).put(
                path.stem, len(text).to_bytes(8, "little") + text + data[end:]
            )
            found, hit = anew(f, x)
            self.assertFalse(hit)
            assert_same(found[0], x.t() + 1)
            assert_same(found[1], x * 2)

    def test_training_entries_of_a_liar(self) -> None:
        config = fxge.Config(threads=1)
        x, w = torch.randn(2, 3), torch.randn(3, 2, requires_grad=True)
        stepped(lambda x, w: torch.exp(x @ w), x, w)
        (path,) = self.entries()
        data = Store(self.directory).get(path.stem)
        assert data is not None
        entry = cache.Entry(path.stem)
        self.assertIsNotNone(entry.find(config, True))
        self.assertIsNone(entry.find(config, False))
        end = 8 + int.from_bytes(data[:8], "little")
        forward, backward = json.loads(data[8:end])
        around = forward[1]["around"]
        for change in (
            {"returned": -1},
            {"returned": 9},
            {"checked": 9},
            {"checked": True},
            {"plain": [3]},
            {"tangents": []},
            {"tangents": ["0"]},
            {"unsafe": None},
        ):
            changed = [forward[0], {**forward[1], "around": {**around, **change}}, forward[2]]
            text = json.dumps([changed, backward]).encode()
            Store(self.directory).put(
                path.stem, len(text).to_bytes(8, "little") + text + data[end:]
            )
            self.assertIsNone(entry.find(config, True), change)
        text = json.dumps([forward]).encode()
        Store(self.directory).put(path.stem, len(text).to_bytes(8, "little") + text + data[end:])
        self.assertIsNone(entry.find(config, True))

    def parts(self, path: Path) -> tuple[list[Any], bytes]:
        """Returns the plans of an entry, and its graphs."""
        data = Store(self.directory).get(path.stem)
        assert data is not None
        end = 8 + int.from_bytes(data[:8], "little")
        return json.loads(data[8:end]), data[end:]

    def put(self, path: Path, plans: list[Any], graphs: bytes) -> None:
        """Stores an entry with a right checksum."""
        text = json.dumps(plans).encode()
        Store(self.directory).put(path.stem, len(text).to_bytes(8, "little") + text + graphs)

    def test_inputs_that_are_smaller_than_the_graph_reads(self) -> None:
        """A graph with other inputs than its plan, and both with others than the call's tensors."""
        config, small, large = fxge.Config(threads=1), torch.ones(4), torch.ones(1 << 20)
        path = self.keeps(torch.sin, small)
        others = set(self.entries())
        anew(torch.sin, large)
        (other,) = set(self.entries()) - others
        plans, graph = self.parts(path)
        big_plans, big_graph = self.parts(other)
        layouts = [cache_checks.layout(small)]
        entry = cache.Entry(path.stem, layouts)
        self.assertIsNotNone(entry.find(config, False))
        mixed = [["inference", {**plans[0][1]}, len(big_graph)]]
        for name, now in (("of another plan", mixed), ("of other tensors", big_plans)):
            self.put(path, now, big_graph)
            self.assertIsNone(entry.find(config, False), name)
            found, hit = anew(torch.sin, small)
            self.assertFalse(hit, name)
            assert_same(found, torch.sin(small))
        wide = json.loads(json.dumps(plans).replace("float32", "float64"))
        self.put(path, wide, graph)
        self.assertIsNone(entry.find(config, False), "a wider dtype")

    def test_views_beyond_their_base(self) -> None:
        path = self.keeps(lambda x: (x + 1).view(2, 2)[1], torch.ones(4))
        plans, graph = self.parts(path)
        self.assertIsNotNone(cache.Entry(path.stem).find(fxge.Config(threads=1), False))
        (source,) = plans[0][1]["outputs"]
        for kind in ("input", "number", "changed", "else"):
            plans[0][1]["outputs"] = [{**source, "kind": kind}]
            self.put(path, plans, graph)
            entry = cache.Entry(path.stem)
            self.assertIsNone(entry.find(fxge.Config(threads=1), False), kind)
        if source["kind"] == "view":
            source["value"][1:] = [[1 << 20], [1], 0]
            plans[0][1]["outputs"] = [source]
            self.put(path, plans, graph)
            self.assertIsNone(cache.Entry(path.stem).find(fxge.Config(threads=1), False))

    def test_bools_of_other_bytes(self) -> None:
        """A bool whose byte is neither 0 nor 1 is undefined in PyTorch's kernels."""

        path = self.keeps(lambda x: (x + 1).view(2, 2)[1], torch.ones(4))
        plans, graph = self.parts(path)
        base = {"kind": "computed", "index": 0, "value": plans[0][1]["computed"][0][1]}
        for dtype, found in (("int8", True), ("bool", False)):
            view = {"kind": "view", "index": 0, "value": [dtype, [2], [1], 0]}
            plans[0][1]["outputs"] = [view | {"base": base | {"base": None}}]
            self.put(path, plans, graph)
            entry = cache.Entry(path.stem).find(fxge.Config(threads=1), False)
            self.assertEqual(entry is not None, found, dtype)

    def test_views_as_bools(self) -> None:
        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            y = x * 1
            return y, y.view(torch.bool)

        x = torch.tensor([0, 1], dtype=torch.uint8)
        for _ in range(2):
            assert_same(anew(f, x)[0], f(x))

    def test_other_results_than_the_graph_returns(self) -> None:
        """No outputs, more, or of other sizes: Dynamo accesses results by index."""

        def f(x: Tensor) -> tuple[Tensor, Tensor]:
            return x + 1, x.sum()

        x = torch.ones(4)
        path = self.keeps(f, x)
        plans, graph = self.parts(path)
        first, second = plans[0][1]["outputs"]
        constant = {"kind": "constant", "index": 0, "value": 3, "base": None}
        others = ([], [first], [first, second, first], [second, first], [first, constant])
        for outputs in others:
            plans[0][1]["outputs"] = outputs
            self.put(path, plans, graph)
            with self.subTest(outputs):
                found, hit = anew(f, x)
                assert_same(found, f(x))
                self.assertFalse(hit)
        plans[0][1].update(outputs=[first, second], single=True)
        self.put(path, plans, graph)
        self.assertFalse(anew(f, x)[1])

    def test_a_backward_that_reads_more_than_is_saved(self) -> None:
        config, w = fxge.Config(threads=1), torch.randn(3, 2, requires_grad=True)
        stepped(lambda x, w: torch.exp(x @ w), torch.randn(2, 3), w)
        (path,) = self.entries()
        plans, graphs = self.parts(path)
        before = set(self.entries())
        stepped(lambda x, w: torch.exp(x @ w), torch.randn(512, 3), w)
        (other,) = set(self.entries()) - before
        big, big_graphs = self.parts(other)
        cut, big_cut = plans[0][2], big[0][2]
        entry = cache.Entry(path.stem)
        self.assertIsNotNone(entry.find(config, True))
        self.put(path, [plans[0], big[1]], graphs[:cut] + big_graphs[big_cut:])
        self.assertIsNone(entry.find(config, True))

    def test_gradients_of_a_liar(self) -> None:
        """Gradients of impossible layouts, and results with holes in memory."""
        w = torch.randn(3, 2, requires_grad=True)
        stepped(lambda x, w: torch.exp(x @ w), torch.randn(2, 3), w)
        (path,) = self.entries()
        plans, graphs = self.parts(path)

        def computed(index: int, value: list[Any]) -> list[Any]:
            """Returns the plans of a graph whose first value has another layout."""
            changed = copy.deepcopy(plans)
            changed[index][1]["computed"][0][1] = value
            source = next(s for s in changed[index][1]["outputs"] if s["kind"] == "computed")
            source["value"] = value
            return changed

        def changed(index: int, *keys: Any, to: Any) -> list[Any]:
            found = copy.deepcopy(plans)
            at = found[index][1]
            for key in keys[:-1]:
                at = at[key]
            at[keys[-1]] = to
            return found

        entry = cache.Entry(path.stem)
        for name, now in {
            "the same": plans,
            "a wider dtype": computed(1, ["float64", [3, 2], [2, 1], 0]),
            "other sizes": computed(1, ["float32", [2, 3], [3, 1], 0]),
            "a number": changed(1, "outputs", 0, "value", to=3),
            "elements in one place": changed(1, "inputs", 2, 1, to=["float32", [2, 2], [0, 1], 0]),
            "of what has none": changed(0, "around", "plain", to=[0]),
            "memory before a result": computed(0, ["float32", [2, 2], [2, 1], 1 << 30]),
        }.items():
            self.put(path, now, graphs)
            with self.subTest(name):
                found = entry.find(fxge.Config(threads=1), True)
                self.assertEqual(found is not None, now is plans)

    def test_plans_in_another_encoding(self) -> None:
        """json would import the codec that the first bytes of a file select."""
        path = self.keeps(torch.sin, torch.ones(4))
        plans, graphs = self.parts(path)
        entry = cache.Entry(path.stem)
        for encoding in ("utf-8", "utf-16", "utf-32-le"):
            text = json.dumps(plans).encode(encoding)
            Store(self.directory).put(path.stem, len(text).to_bytes(8, "little") + text + graphs)
            found = entry.find(fxge.Config(threads=1), False)
            self.assertEqual(found is not None, encoding == "utf-8", encoding)

    # ---- directories ----

    def test_a_directory_that_others_write_to_is_not_used(self) -> None:
        path = self.keeps(torch.sin, torch.ones(3))
        self.directory.chmod(0o777)
        cache._warned.clear()
        with self.assertLogs("fxge", "WARNING") as logs:
            for _ in range(2):
                found, hit = anew(torch.sin, torch.ones(3))
                self.assertFalse(hit)
                assert_same(found, torch.ones(3).sin())
        self.assertEqual(len(logs.output), 1, logs.output)
        self.assertIn("chmod 700", logs.output[0])
        self.assertEqual(self.entries(), [path])

    def test_no_place_for_a_cache(self) -> None:
        file = Path(self.home) / "file"
        file.touch()
        for home in (str(file), "/proc/nowhere"):
            with mock.patch.dict(os.environ, XDG_CACHE_HOME=home):
                found, hit = anew(torch.sin, torch.ones(3))
                self.assertFalse(hit)
                assert_same(found, torch.ones(3).sin())

    # ---- many processes ----

    def test_eight_processes(self) -> None:
        """One process deletes the directory repeatedly, one damages entries, one is killed."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["torch", "fxge", "fxge.backend"])
        with context.Pool(8) as pool:
            jobs = [pool.apply_async(work, (self.home, SECONDS, k)) for k in range(8)]
            done = [j.get(600) for j in jobs]
        self.assertEqual(len(done), 8)
        self.assertLess(max(error for _, error in done), 1e-5)
        victim = context.Process(target=work, args=(self.home, 600.0, 2))
        victim.start()
        time.sleep(SECONDS / 2)
        os.kill(victim.pid or 0, signal.SIGKILL)
        victim.join()
        found, _ = anew(mlp(), torch.arange(12.0).reshape(3, 4))
        assert_same(found, mlp()(torch.arange(12.0).reshape(3, 4)).detach())

    def test_artifacts_go_to_other_machines(self) -> None:
        from torch.compiler._cache import CacheArtifactManager

        with CacheArtifactManager.with_fresh_cache():
            anew(torch.sin, torch.ones(3))
            saved = torch.compiler.save_cache_artifacts()
            assert saved is not None
            shutil.rmtree(self.directory)
            info = torch.compiler.load_cache_artifacts(saved[0])
            assert info is not None
            self.assertEqual([p.stem for p in self.entries()], info.artifacts["fxge"])
            self.assertTrue(anew(torch.sin, torch.ones(3))[1])

    def test_keys_of_artifacts_stay_in_the_cache(self) -> None:
        """Artifacts are data: a key is not a path."""
        from torch.compiler._cache import CacheArtifactFactory

        outside = Path(self.home) / "X.fxge"
        for key in ("../X", str(Path(self.home) / "X"), "a/../../X", "X\0", "", ".", "ab"):
            with self.assertLogs("fxge", "WARNING"):
                CacheArtifactFactory.create("fxge", key, b"data").populate_cache()
            self.assertFalse(outside.exists())
            if key != "ab":
                with self.assertRaises(fxge.FxgeError):
                    Store(self.directory).put(key, b"data")
        self.assertEqual(list(Path(self.home).rglob("*.fxge")), [])

    def test_the_command(self) -> None:
        def says(*words: str) -> Any:
            done = subprocess.run(
                [COMMAND, "cache", "--json", *words], capture_output=True, text=True
            )
            return json.loads(done.stdout)

        self.assertEqual(says()["entries"], 0)
        path = self.keeps(torch.sin, torch.ones(3))
        unfinished = self.directory / "x.part"
        unfinished.write_bytes(b"12345")
        other = self.directory / "mine.txt"
        other.touch()
        size = path.stat().st_size
        said = says()
        self.assertEqual((said["folder"], said["entries"]), (str(self.directory), 1))
        self.assertEqual(said["bytes"], size + 5)
        self.assertTrue(says("--clear")["cleared"])
        self.assertEqual(list(self.directory.iterdir()), [other])
        self.assertEqual(says()["entries"], 0)
        self.directory.chmod(0o777)
        refused = says("--clear")
        self.assertEqual(refused["exit"], 5)
        self.assertIn("only you can write", refused["diagnostics"][0]["message"])


class Stores(unittest.TestCase):
    def test_a_directory_that_goes_while_it_is_written(self) -> None:
        directory = Path(tempfile.mkdtemp(prefix="fxge-cache-"))
        self.addCleanup(shutil.rmtree, directory, True)
        store = Store(directory)
        with mock.patch.object(
            disk_store.os, "replace", side_effect=lambda *_: shutil.rmtree(directory)
        ):
            self.assertTrue(store.put("k", b"x"))
        self.assertIsNone(store.get("k"))

    def test_a_pipe_is_no_entry(self) -> None:
        directory = Path(tempfile.mkdtemp(prefix="fxge-cache-"))
        self.addCleanup(shutil.rmtree, directory, True)
        os.mkfifo(directory / "k.fxge")
        self.assertIsNone(Store(directory).get("k"))


if __name__ == "__main__":
    unittest.main()
