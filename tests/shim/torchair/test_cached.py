# SPDX-License-Identifier: Apache-2.0
"""cache_compile: methods that later processes find compiled, and the cache directory."""

from __future__ import annotations

import dataclasses
import io
import multiprocessing
import os
import stat
import subprocess
import tempfile
import types
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import support
import torch
from torch import Tensor, nn

import fxge
from fxge import torchair
from fxge._core.disk_store import Store, key_of
from fxge._operators import converters
from fxge.torchair import _cached


class Decoder(nn.Module):
    """Linear layer whose results are stored in a cache."""

    cache: Tensor

    def __init__(self, width: int = 4) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.linear = nn.Linear(width, width)
        self.register_buffer("cache", torch.zeros(8, width))
        self.factor = 2.0

    def decode(self, x: Tensor, place: Tensor, *, scale: int = 1) -> dict[str, Tensor]:
        y: Tensor = self.linear(x) * (scale * self.factor)
        self.cache.index_copy_(0, place, y)
        return {"sum": self.cache.sum(0), "y": y}


class Cached(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = tempfile.mkdtemp(prefix="fxge-cache-")
        self.traced = 0

    def cached(self, f: Any, **options: Any) -> Any:
        return torchair.inference.cache_compile(f, cache_dir=self.directory, **options)

    def tracing(self, cached: Any) -> Any:
        """Counts the tracing of a method."""
        trace = cached._traced

        def counted(*args: Any) -> bytes:
            self.traced += 1
            return bytes(trace(*args))

        cached._traced = counted
        return cached

    def files(self) -> list[Path]:
        return sorted(Path(self.directory).rglob("*.fxge"))

    def check(self, f: Any, ours: Decoder, n: int, **kwargs: Any) -> None:
        theirs = Decoder()
        theirs.load_state_dict(ours.state_dict())
        theirs.factor = ours.factor
        x, place = torch.randn(n, 4), torch.randperm(8)[:n]
        got, expected = f(x, place, **kwargs), theirs.decode(x, place, **kwargs)
        self.assertEqual(got.keys(), expected.keys())
        for key in got:
            torch.testing.assert_close(got[key], expected[key], rtol=1e-5, atol=1e-5)
        torch.testing.assert_close(ours.cache, theirs.cache, rtol=1e-5, atol=1e-5)

    def test_one_program_serves_all_sizes_and_processes(self) -> None:
        model = Decoder()
        f = self.tracing(self.cached(model.decode))
        for n in (3, 5, 2):
            self.check(f, model, n)
        self.assertEqual((self.traced, len(self.files())), (1, 1))
        again = self.tracing(self.cached(model.decode))
        self.check(again, model, 4)
        self.assertEqual(self.traced, 1)
        with torch.no_grad():
            model.linear.weight.mul_(2)  # weights are not part of the entry
        model.linear.bias = nn.Parameter(torch.ones(4))
        self.check(again, model, 4)
        self.assertEqual((self.traced, len(self.files())), (1, 1))

    def test_other_layouts_at_the_same_address(self) -> None:
        """Tensors of a module may become views of themselves, of the same sizes."""
        model = Decoder()
        f = self.cached(model.decode)
        self.check(f, model, 3)
        weight = model.linear.weight
        weight.data = weight.data.t()
        self.check(f, model, 3)
        model.linear.bias = nn.Parameter(model.linear.bias.data.as_strided((4,), (0,)))
        self.check(f, model, 3)

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("x", torch.arange(4.0))
                self.kept = torch.arange(9.0).view(3, 3)

            def run(self, y: Tensor) -> Tensor:
                return self.x * y[0] + self.kept[0].sum()

        other = Model()
        g, y = self.cached(other.run), torch.tensor([2.0, 3.0])
        torch.testing.assert_close(g(y), other.run(y))
        other.x = other.x.view(torch.int32)
        torch.testing.assert_close(g(y), other.run(y))
        other.kept = other.kept.t()
        torch.testing.assert_close(g(y), other.run(y))

    def test_arguments_that_export_does_not_take(self) -> None:
        class Slots:
            __slots__ = ()

        def made(value: float) -> Any:
            class Record:
                def __init__(self) -> None:
                    self.z = value

            return Record()

        class Model(nn.Module):
            def run(self, x: Tensor, other: Any) -> Tensor:
                return x * getattr(other, "z", 1)

        f = self.cached(Model().run)
        for wrong in (Slots(), len, lambda: 1):
            with self.assertRaisesRegex(fxge.FxgeError, "Unsupported input type") as caught:
                f(torch.ones(2), wrong)
            self.assertEqual(caught.exception.status, 2)
        torch.testing.assert_close(f(torch.ones(2), made(2.0)), torch.full((2,), 2.0))
        torch.testing.assert_close(f(torch.ones(2), made(3.0)), torch.full((2,), 3.0))
        with self.assertRaisesRegex(fxge.FxgeError, "two classes are called"):
            f(torch.ones(2), [made(2.0), made(3.0)])

    def test_kinds_of_arguments(self) -> None:
        model = Decoder()
        f = self.tracing(self.cached(model.decode))
        for n, scale in ((3, 1), (3, 2), (1, 1), (4, 2)):
            self.check(f, model, n, scale=scale)
        self.assertEqual(self.traced, 3)
        fixed = self.tracing(self.cached(model.decode, dynamic=False))
        for n in (2, 3, 3):
            self.check(fixed, model, n)
        self.assertEqual(self.traced, 5)

    def test_sizes_that_the_program_refuses(self) -> None:
        class Model(nn.Module):
            def run(self, x: Tensor) -> Tensor:
                return x * 2 if x.shape[0] > 4 else x + 100

        f = self.tracing(self.cached(Model().run))
        for n in (6, 3, 8, 3):
            x = torch.randn(n)
            torch.testing.assert_close(f(x), Model().run(x))
        self.assertEqual(self.traced, 2)

    def test_another_model_is_another_program(self) -> None:
        model = Decoder()
        self.check(self.cached(model.decode), model, 3)
        model.factor = 3.0
        self.check(self.cached(model.decode), model, 3)
        self.assertEqual(len(self.files()), 2)
        with mock.patch.object(_cached, "installation", return_value=("upgraded",)):
            self.check(self.cached(model.decode), model, 3)
        self.assertEqual(len(self.files()), 3)

    def test_whatever_tracing_reads_counts(self) -> None:
        class Scale:
            by = 2.0

        def times(number: float) -> Any:
            return lambda x: x * number

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.sizes, self.names = (2, 3), {"by": [1.0]}
                self.table = torch.arange(6.0)
                self.act = torch.relu
                self.scale = Scale()

            def run(self, x: Tensor) -> Tensor:
                y: Tensor = self.act(x * self.names["by"][0] + self.table).view(self.sizes)
                return y * self.scale.by

        model, x = Model(), torch.arange(6.0) - 3

        def call() -> None:
            f = self.tracing(self.cached(model.run))
            torch.testing.assert_close(f(x), model.run(x))

        changes = (
            lambda: None,
            lambda: setattr(model, "sizes", (3, 2)),
            lambda: model.names["by"].__setitem__(0, 2.0),
            lambda: setattr(model, "act", torch.tanh),
            lambda: setattr(model.scale, "by", 3.0),
            lambda: setattr(model, "act", times(2.0)),
            lambda: setattr(model, "act", times(4.0)),
        )
        for n, change in enumerate(changes):
            change()
            call()
            call()
            self.assertEqual((self.traced, len(self.files())), (n + 1, n + 1))
        model.table.add_(1)  # an input of the program, as weights are
        call()
        self.assertEqual(self.traced, len(changes))
        f = self.tracing(self.cached(nn.Linear(6, 2).forward))
        self.assertEqual(f(x[None]).dtype, torch.float32)
        with torch.autocast("cpu"):
            self.assertEqual(f(x[None]).dtype, torch.bfloat16)
        self.assertEqual(self.traced, len(changes) + 2)

    def test_caches_in_attributes(self) -> None:
        """Tensors that are neither parameters nor buffers are written in place, as in eager."""

        class Layer(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.linear = nn.Linear(4, 4)
                self.weights = [self.linear.weight]
                self.k_cache = torch.Tensor([])
                self.caches: dict[str, list[Tensor]] = {"v": []}

            def decode(self, x: Tensor, place: Tensor) -> Tensor:
                y = self.linear(x) + self.weights[0].sum()
                self.k_cache.index_copy_(0, place, y)
                self.caches["v"][0][place] = y * 2
                sums: Tensor = self.k_cache.sum(0) + self.caches["v"][0].sum(0)
                return sums

        def layer() -> Layer:
            torch.manual_seed(0)
            return Layer()

        for _ in range(2):
            ours, theirs = layer(), layer()
            options = {"dynamic": False, "fullgraph": True, "ge_cache": True}
            f = self.tracing(self.cached(ours.decode, config=torchair.CompilerConfig(), **options))
            for m in (ours, theirs):  # allocated when the method is compiled already
                m.k_cache, m.caches["v"] = torch.zeros(8, 4), [torch.zeros(8, 4)]
            for step in range(3):
                x, place = torch.randn(1, 4), torch.tensor([step])
                torch.testing.assert_close(f(x, place), theirs.decode(x, place))
                torch.testing.assert_close(ours.k_cache, theirs.k_cache)
                torch.testing.assert_close(ours.caches["v"][0], theirs.caches["v"][0])
        self.assertEqual((self.traced, len(self.files())), (1, 1))

    def test_objects_as_arguments(self) -> None:
        """Attributes of objects are arguments, and their tensors are written in place."""

        @dataclasses.dataclass(frozen=True)
        class Lengths:
            most: int
            slots: dict[str, Tensor]
            mask: Tensor | None = None

        class Other(Lengths):
            most = 1

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.linear = nn.Linear(4, 4)

            def decode(self, x: Tensor, *, data: Any, held: Any) -> Tensor:
                y = torch.matmul(x, self.linear.weight.data) * data.most
                held.cache.data.index_copy_(0, data.slots["a"], y)
                return y if data.mask is None else y.masked_fill(data.mask, type(data) is Other)

        def arguments(kind: type[Lengths], mask: Tensor | None) -> dict[str, Any]:
            data = kind(2, {"a": torch.tensor([3, 1])}, mask)
            return {"data": data, "held": types.SimpleNamespace(cache=torch.zeros(4, 4))}

        model, x = Model(), torch.randn(2, 4)
        for _ in range(2):
            f = self.tracing(self.cached(model.decode, dynamic=False))
            for kind in (Lengths, Other):
                for mask in (None, torch.tensor([[True], [False]])):
                    ours, theirs = arguments(kind, mask), arguments(kind, mask)
                    torch.testing.assert_close(f(x, **ours), model.decode(x, **theirs))
                    torch.testing.assert_close(ours["held"].cache, theirs["held"].cache)
        self.assertEqual((self.traced, len(self.files())), (4, 4))
        held = types.SimpleNamespace()
        held.held = held
        with self.assertRaisesRegex(fxge.FxgeError, "an argument contains itself"):
            f(x, data=None, held=held)

    def test_backend_and_flags(self) -> None:
        method, config = Decoder().decode, torchair.CompilerConfig()
        config.experimental_config.frozen_parameter = True
        backend = torchair.get_npu_backend(compiler_config=config)
        self.check(self.cached(method, backend=backend), method.__self__, 3)  # type: ignore[attr-defined]
        self.check(self.cached(method, backend=backend, config=config), method.__self__, 3)  # type: ignore[attr-defined]
        live = torchair.CompilerConfig()
        live.debug.run_eagerly = True
        wrong = (
            ({"backend": backend, "config": torchair.CompilerConfig()}, "'config' differs"),
            ({"backend": "npu"}, "one of get_npu_backend"),
            ({"backend": torchair.get_npu_backend(compiler_config=live)}, "'debug.run_eagerly'"),
            ({"fullgraph": 1}, "'fullgraph' expects a bool"),
            ({"ge_cache": "yes"}, "'ge_cache' expects a bool"),
        )
        for options, text in wrong:
            with self.assertRaisesRegex(fxge.FxgeError, text):
                self.cached(method, **options)
        with self.assertRaisesRegex(TypeError, "unexpected keyword argument 'full_graph'"):
            self.cached(method, full_graph=True)

    def test_a_converter_is_part_of_it(self) -> None:
        op = torch.ops.aten.tanh.default

        class Model(nn.Module):
            def run(self, x: Tensor) -> Tensor:
                return x.tanh()

        x = torch.tensor([-1.0, 2.0])
        torch.testing.assert_close(self.cached(Model().run)(x), x.tanh())
        try:
            torchair.register_fx_node_ge_converter(op)(
                lambda x, meta_outputs=None: torchair.ge.custom_op(  # noqa: ARG005
                    "Relu", inputs={"x": x}, outputs=["y"]
                )
            )
            torch.testing.assert_close(self.cached(Model().run)(x), x.relu())
        finally:
            converters.forget(op)
        torch.testing.assert_close(self.cached(Model().run)(x), x.tanh())
        self.assertEqual(len(self.files()), 2)

    def test_a_new_process_traces_nothing(self) -> None:
        program = (
            "import sys, torch, logging\n"
            "sys.path.insert(0, sys.argv[1])\n"
            "from test_cached import Decoder\n"
            "from fxge import torchair\n"
            "import torch.export\n"
            "if sys.argv[3] == 'found':\n"
            "    torch.export.export = None\n"
            "m = Decoder()\n"
            "options = dict(config=torchair.CompilerConfig(), fullgraph=True, ge_cache=True)\n"
            "f = torchair.inference.cache_compile(m.decode, cache_dir=sys.argv[2], **options)\n"
            "print(f(torch.ones(2, 4), torch.tensor([1, 6]))['sum'].tolist())\n"
        )
        said = [
            subprocess.run(
                support.python(
                    "-W", "ignore", "-c", program, Path(__file__).parent, self.directory, how
                ),
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(map(str, (support.SOURCES, support.HELPERS))),
                },
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for how in ("new", "found")
        ]
        self.assertEqual(said[0], said[1])
        self.assertTrue(said[0].startswith("["))

    def test_damaged_entries_are_replaced(self) -> None:
        model = Decoder()
        self.check(self.cached(model.decode), model, 3)
        (path,) = self.files()
        whole = path.read_bytes()
        for at in range(0, len(whole), max(1, len(whole) // 40)):
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
            self.assertIsNone(Store(path.parent).get(path.stem), f"byte {at}")
            self.assertFalse(path.exists())
        for data in (b"", whole[:-1], whole + b"x", b"\x80\x04."):
            path.write_bytes(data)
            self.assertIsNone(Store(path.parent).get(path.stem))
        path.write_bytes(whole[: len(whole) // 2])
        f = self.tracing(self.cached(model.decode))
        self.check(f, model, 3)
        self.assertEqual((self.traced, path.read_bytes()), (1, whole))

    def test_refused_arguments(self) -> None:
        for wrong in (torch.relu, Decoder, Decoder().linear, lambda x: x, "decode"):
            with self.assertRaisesRegex(fxge.FxgeError, "expects a method of a torch.nn.Module"):
                self.cached(wrong)
        with self.assertRaisesRegex(fxge.FxgeError, "expected a CompilerConfig"):
            self.cached(Decoder().decode, config={"a": 1})

        config = torchair.CompilerConfig()
        config.debug.run_eagerly = True
        with self.assertRaisesRegex(fxge.FxgeError, "'debug.run_eagerly' acts on graphs of") as e:
            self.cached(Decoder().decode, config=config)
        self.assertEqual(e.exception.status, 3)

        class Lacking(nn.Module):
            def run(self, x: Tensor) -> Tensor:
                return torch.ops.aten.special_airy_ai(x) + torch.ops.fxge_cached.none(x)  # type: ignore[no-any-return]

        library = torch.library.Library("fxge_cached", "DEF")
        library.define("none(Tensor x) -> Tensor")
        library.impl("none", torch.clone, "CompositeExplicitAutograd")
        with self.assertRaisesRegex(fxge.FxgeError, "fxge_cached.none"):
            self.cached(Lacking().run)(torch.ones(3))

    def test_readable(self) -> None:
        model = Decoder()
        self.check(self.cached(model.decode), model, 3)
        (path,) = self.files()
        out = io.StringIO()
        text = torchair.inference.readable_cache(str(path), print_output=False, file=out)
        self.assertEqual(text, out.getvalue())
        self.assertRegex(text, r'model "model" stage "import"')
        self.assertIn("test_cached.py", text)
        with self.assertRaisesRegex(fxge.FxgeError, "does not exist"):
            torchair.inference.readable_cache(str(path) + "x")
        notes = path.with_name("notes.txt")
        for damaged in (path, path.with_name("notes.fxge"), notes):
            damaged.write_bytes(b"something")
        for named in (
            path,
            notes,
        ):  # nothing is deleted: neither the file nor one of another suffix
            with self.assertRaisesRegex(fxge.FxgeError, "not a file of cache_compile"):
                torchair.inference.readable_cache(str(named))
        for kept in (path, path.with_name("notes.fxge"), notes):
            self.assertEqual(kept.read_bytes(), b"something")

    def test_ranks_and_homes(self) -> None:
        model = Decoder()
        self.check(self.cached(model.decode, global_rank=3, tp_rank=1), model, 2)
        (path,) = self.files()
        self.assertEqual(path.parts[-4:-1], ("Decoder", "global3_tp1", "decode"))
        for name in ("TORCHAIR_CACHE_HOME", "XDG_CACHE_HOME"):
            home = tempfile.mkdtemp(prefix="fxge-cache-")
            with mock.patch.dict(os.environ, {name: home}):
                self.check(torchair.inference.cache_compile(model.decode), model, 2)
            self.assertEqual(len(list(Path(home).rglob("*.fxge"))), 1)


def _fill(directory: str, number: int) -> None:
    store = Store(Path(directory))
    for k in range(60):
        key = key_of(k % 5)
        data = store.get(key)
        if data is not None and data != bytes([k % 5]) * 5000:
            os._exit(3)
        store.put(key, bytes([k % 5]) * 5000)
        if k == 40 and number % 3 == 0:
            with open(Path(directory) / f"{number}.part", "wb"):
                os.kill(os.getpid(), 9)


class Stores(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-store-")) / "in" / "it"

    def test_get_and_put(self) -> None:
        store = Store(self.directory)
        self.assertIsNone(store.get(key_of("a")))
        self.assertTrue(store.put(key_of("a"), b"data"))
        self.assertEqual(store.get(key_of("a")), b"data")
        self.assertIsNone(store.get(key_of("b")))
        self.assertEqual(stat.S_IMODE(self.directory.stat().st_mode), 0o700)
        self.assertNotEqual(key_of("ab", "c"), key_of("a", "bc"))

    def test_least_recently_used_entries_are_deleted(self) -> None:
        store = Store(self.directory, limit=3500)
        for k in range(3):
            store.put(key_of(k), b"x" * 1000)
            os.utime(self.directory / f"{key_of(k)}.fxge", (k, k))
        store.get(key_of(0))
        store.put(key_of(3), b"x" * 1000)
        self.assertEqual(
            [store.get(key_of(k)) is None for k in range(4)], [False, True, False, False]
        )

    def test_directories_of_others_are_refused(self) -> None:
        store = Store(self.directory)
        store.put(key_of(1), b"x")
        self.directory.chmod(0o777)
        for call in (lambda: store.get(key_of(1)), lambda: store.put(key_of(2), b"y")):
            with self.assertRaisesRegex(fxge.FxgeError, "can be written by others") as raised:
                call()
            self.assertEqual(raised.exception.status, 5)
        self.directory.chmod(0o700)
        with (
            mock.patch("os.geteuid", return_value=12345),
            self.assertRaisesRegex(fxge.FxgeError, "is not a directory of this user"),
        ):
            store.get(key_of(1))
        link = self.directory.parent / "link"
        link.symlink_to(self.directory)
        with self.assertRaisesRegex(fxge.FxgeError, "is not a directory of this user"):
            Store(link).get(key_of(1))

    def test_a_link_is_no_entry(self) -> None:
        store = Store(self.directory)
        store.put(key_of(1), b"x")
        (self.directory / f"{key_of(2)}.fxge").symlink_to(self.directory / f"{key_of(1)}.fxge")
        self.assertIsNone(store.get(key_of(2)))

    def test_a_directory_that_cannot_be_written(self) -> None:
        blocked = Path(tempfile.mkdtemp(prefix="fxge-store-")) / "file"
        blocked.write_text("no directory")
        self.assertFalse(Store(blocked / "below").put(key_of(1), b"x"))

    def test_eight_processes_and_killed_writers(self) -> None:
        context = multiprocessing.get_context("fork")
        jobs = [context.Process(target=_fill, args=(str(self.directory), n)) for n in range(8)]
        for job in jobs:
            job.start()
        for n, job in enumerate(jobs):
            job.join()
            self.assertEqual(job.exitcode, -9 if n % 3 == 0 else 0)
        for k in range(5):
            self.assertEqual(Store(self.directory).get(key_of(k)), bytes([k]) * 5000)
        for part in self.directory.glob("*.part"):
            os.utime(part, (1, 1))
        Store(self.directory).put(key_of(9), b"x")
        self.assertEqual(list(self.directory.glob("*.part")), [])


if __name__ == "__main__":
    unittest.main()
