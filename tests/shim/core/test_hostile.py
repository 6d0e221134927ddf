# SPDX-License-Identifier: Apache-2.0
"""Hostile files cause no import, no call of a name that they hold, and no raw exception."""

from __future__ import annotations

import collections
import dataclasses
import enum
import errno
import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import support
import torch
import watch
from torch import Tensor, nn
from torch.export import export
from torch.utils import _pytree as pytree

import fxge
from fxge import backend, config, torchair
from fxge._core import arrays, output_files
from fxge._operators import converters, schema_import
from fxge._programs import chip, torch_calls
from fxge.torchair import _compile, _dump

LEAF = {"type": None, "context": None, "children_spec": []}
EVIL = "open('EVIL_RAN', 'w').close()\nclass X:\n    a = 1\n"


_UMASK = os.umask(0o022)
os.umask(_UMASK)


class Colour(enum.Enum):
    """Enum whose members are keys."""

    RED = 1


class Pair(NamedTuple):
    """Registered named tuple."""

    low: Tensor
    high: Tensor


@dataclasses.dataclass
class Box:
    """Registered data class."""

    rows: Tensor
    note: Tensor | None = None


class Own:
    """Registered class with functions of its own, one of which reads its context."""

    def __init__(self, x: Tensor, mode: str) -> None:
        self.x, self.mode = x, mode


class Unnamed:
    """Registered class without a name in files."""


def read_mode(saved: Any) -> str:
    """Reads the context of Own."""
    return {"fast": "fast", "slow": "slow"}[saved]


pytree._register_namedtuple(Pair, serialized_type_name="test_hostile.Pair")
torch.export.register_dataclass(Box, serialized_type_name="test_hostile.Box")
pytree.register_pytree_node(
    Own,
    lambda o: ([o.x], o.mode),
    lambda values, mode: Own(*values, mode),
    serialized_type_name="test_hostile.Own",
    to_dumpable_context=lambda mode: mode,
    from_dumpable_context=read_mode,
    flatten_with_keys_fn=lambda o: ([(pytree.GetAttrKey("x"), o.x)], o.mode),
)
pytree.register_pytree_node(Unnamed, lambda _: ([], None), lambda *_: Unnamed())


def node(type_: Any, context: Any, *children: Any) -> dict[str, Any]:
    """Returns a node of a treespec, with one leaf unless children are given."""
    return {"type": type_, "context": context, "children_spec": list(children) or [LEAF]}


def factory(module: str, name: str) -> dict[str, Any]:
    """Returns a defaultdict of one key."""
    said = {"default_factory_module": module, "default_factory_name": name, "dict_context": ["k"]}
    return node("collections.defaultdict", said)


def member(path: str, name: str = "a") -> dict[str, Any]:
    """Returns an enum as PyTorch writes it."""
    return {"__enum__": True, "fqn": path, "name": name}


def deep(n: int) -> dict[str, Any]:
    """Returns nested tuples."""
    found: dict[str, Any] = LEAF
    for _ in range(n):
        found = node("builtins.tuple", "null", found)
    return found


# Expected types; None: refused before the run.
NAMES_CODE = {
    "an enum": (node("builtins.dict", json.dumps([member("evil:X")])), dict),
    "an enum of a module that runs": (
        node("builtins.dict", json.dumps([member("unittest.__main__:X")])), dict),
    "a class that is no enum": (node("builtins.dict", json.dumps([member("os:path")])), dict),
    "an enum in a factory": (
        node("collections.defaultdict", {"default_factory_module": "builtins",
             "default_factory_name": "list", "dict_context": [member("evil:X")]}),
        collections.defaultdict),
    "a factory": (factory("evil", "X"), collections.defaultdict),
    "a factory that stops": (factory("builtins", "breakpoint"), collections.defaultdict),
    "a factory that ends": (factory("builtins", "exit"), collections.defaultdict),
    "a class by its module": (node("evil.X", '["a"]'), dict),
    "a class without a name": (node("NO_SERIALIZED_TYPE_NAME_FOUND", "null"), tuple),
    "a namedtuple that is a class": (node("collections.namedtuple", "builtins.list"), None),
    "an enum in a class": (node("test_hostile.Box", json.dumps([[member("evil:X")], []])), None),
}  # fmt: skip
DAMAGED = {
    "deep": deep(150),
    "deeper than JSON": None,
    "a deep context": node("builtins.dict", "[" * 100000),
    "a deep context of an unknown class": node("some.Class", "[" * 100000),
    "unhashable keys": node("builtins.dict", '[["a"]]'),
    "keys that are dicts": node("builtins.dict", '[{"a": 1}]'),
    "equal keys": node("builtins.dict", '["a", "a"]', LEAF, LEAF),
    "keys beyond 64 bits": node("builtins.dict", f"[{2**63}]", LEAF),
    "keys of one hash": node("builtins.dict", json.dumps([k * (2**61 - 1) for k in range(5, 9005)]),
        *[LEAF] * 9000),
    "too few keys": node("collections.OrderedDict", "[]"),
    "keys that are no list": node("builtins.dict", '"a"'),
    "a negative length": node("collections.deque", "-5"),
    "a length that loses": node("collections.deque", "0"),
    "a length beyond C": node("collections.deque", "99999999999999999999"),
    "a long number": node("collections.deque", "9" * 10000),
    "a length that is a truth": node("collections.deque", "true"),
    "a factory without keys": node("collections.defaultdict", {}),
    "a factory that is a number": node("collections.defaultdict", {
        "default_factory_module": 1, "default_factory_name": 2, "dict_context": ["k"]}),
    "a namedtuple with other fields": node("collections.namedtuple", "test_hostile.Pair"),
    "a data class with other fields": node("test_hostile.Box", '[["__init__"], []]'),
    "a data class with a field twice": node("test_hostile.Box", '[["rows"], ["rows"]]'),
    "a data class with more fields": node("test_hostile.Box", '[["rows", "note"], []]'),
    "a context that its class refuses": node("test_hostile.Own", "sideways"),
    "a type that is a number": node(7, "null"),
    "a leaf with children": {"type": None, "context": None, "children_spec": [LEAF]},
    "no children": {"type": "builtins.tuple", "context": "null"},
    "a list": [],
}  # fmt: skip


def text_of(spec: Any) -> str:
    """Returns a treespec as PyTorch writes it; None gives JSON too deep for Python's reader."""
    return json.dumps([1, spec]) if spec is not None else "[1, " + "[" * 100000 + "]" * 100000 + "]"


class Relu(nn.Module):
    """Program of every file here."""

    def forward(self, x: Tensor) -> Tensor:
        return x.relu()


class Hostile(unittest.TestCase):
    """Forms of calls, in every kind of file that stores them."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)
        (self.directory / "evil.py").write_text(EVIL)
        sys.path.insert(0, str(self.directory))
        self.addCleanup(sys.path.remove, str(self.directory))
        self.x = torch.randn(3)
        ep = export(Relu(), (self.x,))
        torch.export.save(ep, self.directory / "m.pt2")
        fxge.load(self.directory / "m.pt2").compile().write(self.directory / "m.air")
        self.io = (self.directory / "m.io.json").read_text()
        fxge.load(self.directory / "m.air")(self.x)  # imports the modules that every call imports
        fxge.load(self.directory / "m.pt2")(self.x)

    def in_air(self, key: str, text: str) -> Path:
        """Returns the .air with this treespec in its interface."""
        io = json.loads(self.io)
        io["call"][key] = text
        (self.directory / "m.io.json").write_text(json.dumps(io))
        return self.directory / "m.air"

    def in_pt2(self, key: str, text: str) -> Path:
        """Returns the .pt2 with this treespec."""
        path = self.directory / "spec.pt2"
        with zipfile.ZipFile(self.directory / "m.pt2") as given, zipfile.ZipFile(path, "w") as made:
            for name in given.namelist():
                data = given.read(name)
                if name.endswith("models/model.json"):
                    graph = json.loads(data)
                    entries = graph["graph_module"]["module_call_graph"]
                    next(e for e in entries if e["fqn"] == "")["signature"][key] = text
                    data = json.dumps(graph).encode()
                made.writestr(name, data)
        return path

    def refused(self, path: Path) -> None:
        """Asserts that a file is refused before a run."""
        p = fxge.load(path).compile()
        p._run_fixed = p._run = lambda *_: self.fail("it ran")  # type: ignore[method-assign]
        with self.assertRaises(fxge.FxgeError) as caught:
            p(self.x)
        self.assertEqual(caught.exception.status, 4)

    def test_names_import_nothing(self) -> None:
        for make in (self.in_air, self.in_pt2):
            for name, (spec, expected) in NAMES_CODE.items():
                path = make("out_spec", text_of(spec))
                with self.subTest(f"{name}, {make.__name__}"), watch.watched() as seen:
                    if expected is None:
                        self.refused(path)
                    else:
                        self.assertIs(type(fxge.load(path)(self.x)), expected)
                self.assertEqual(seen, [], name)
                self.assertNotIn("evil", sys.modules)

    def test_text_is_not_looked_at_but_values(self) -> None:
        """Values count, not spelling: JSON without blanks, with escapes."""
        spec = text_of(factory("evil", "X"))
        for text in (spec.replace(": ", ":"), spec.replace("module", "mod\\u0075le")):
            path = self.in_air("out_spec", text)
            with self.subTest(text), watch.watched() as seen:
                found = fxge.load(path)(self.x)
                self.assertIsNone(found.default_factory)
            self.assertEqual(seen, [])

    def test_damaged_forms_are_refused_before_the_run(self) -> None:
        for name, spec in DAMAGED.items():
            for key in ("out_spec", "in_spec"):
                path = self.in_air(key, text_of(spec))
                with self.subTest(f"{name}, {key}"), watch.watched() as seen:
                    self.refused(path)
                self.assertEqual(seen, [])

    def test_a_class_that_refuses_its_fields(self) -> None:
        """A user's class that raises is reported as a fault of the file."""
        pytree.register_pytree_node(
            Strict, lambda _: ([], None), lambda *_: Strict(), serialized_type_name="hostile.Strict"
        )
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.load(self.in_air("out_spec", text_of(node("hostile.Strict", "null"))))(self.x)
        self.assertIn("RuntimeError: never", str(caught.exception))

    def test_without_torch(self) -> None:
        """The same results in a process without torch."""
        code = (
            "import sys, numpy as np, fxge\n"
            "try:\n    print(type(fxge.load('m.air')(np.ones(3, 'f4'))).__name__)\n"
            "except fxge.FxgeError as e:\n    assert e.status == 4, e\n    print(None)\n"
            "assert 'evil' not in sys.modules and 'torch' not in sys.modules\n"
        )
        env = {**os.environ, "PYTHONPATH": str(Path(fxge.__file__).parent.parent)}
        for spec, expected in (
            (NAMES_CODE["an enum"][0], "dict"),
            (NAMES_CODE["a factory"][0], "defaultdict"),
            (DAMAGED["unhashable keys"], "None"),
            (DAMAGED["a negative length"], "None"),
            (DAMAGED["deep"], "None"),
        ):
            self.in_air("out_spec", text_of(spec))
            done = subprocess.run(
                [sys.executable, "-c", code], capture_output=True, text=True, timeout=600,
                cwd=self.directory, env=env,
            )  # fmt: skip
            self.assertEqual(done.stdout.strip(), expected, done.stderr)
        self.assertFalse((self.directory / "EVIL_RAN").exists())


class Doubling(nn.Module):
    """Writes its input."""

    def forward(self, x: Tensor) -> Tensor:
        x.mul_(2)
        return x + 1


class WrittenInputs(unittest.TestCase):
    """Fields of an interface about inputs and states that the program writes."""

    def test_an_output_without_index(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "m.air"
            ep = export(Doubling(), (torch.ones(3),))
            fxge.compile(ep).write(path)
            io = json.loads(path.with_suffix(".io.json").read_text())
            written = [i for i, o in enumerate(io["outputs"]) if o["role"] != "user"]
            self.assertTrue(written)
            for i in written:
                changed = json.loads(json.dumps(io))
                del changed["outputs"][i]["index"]
                path.with_suffix(".io.json").write_text(json.dumps(changed))
                with self.subTest(io["outputs"][i]), self.assertRaises(fxge.FxgeError) as caught:
                    fxge.load(path)(torch.ones(3))
                self.assertEqual(caught.exception.status, 4)

    def test_values_of_other_sizes(self) -> None:
        for given in (torch.zeros(3), torch.zeros(3, 1), torch.zeros(3).numpy()):
            for value in (torch.ones(4), torch.ones(1), torch.ones(())):
                with self.assertRaises(fxge.FxgeError) as caught:
                    arrays.write(given, value)
                self.assertEqual(caught.exception.status, 4)
        x = torch.zeros(3)
        arrays.write(x, torch.ones(3))
        support.assert_same(x, torch.ones(3))

    def test_packed_files_in_another_encoding(self) -> None:
        """json would import the codec that the first bytes of a file select."""
        for encoding in ("utf-8", "utf-16", "utf-32-le"):
            head = json.dumps([["m.om", 3]]).encode(encoding)
            with tempfile.TemporaryDirectory() as directory:
                data = len(head).to_bytes(8, "little") + head + b"123"
                self.assertEqual(chip.unpack(data, Path(directory)), encoding == "utf-8")
                self.assertEqual(os.listdir(directory), ["m.om"] if encoding == "utf-8" else [])


class Strict:
    """Class that cannot be constructed."""

    def __init__(self) -> None:
        raise RuntimeError("never")


class Legal(nn.Module):
    """All classes that this process has registered, with enums and unusual keys."""

    def forward(self, own: Own, box: Box) -> dict[Any, Any]:
        return {
            Colour.RED: own.x + 1,
            None: Box(box.rows * 2),
            2: collections.defaultdict(set, {Colour.RED: own.x}),
            "own": Own(own.x * 2, own.mode),
            "pair": Pair(box.rows, own.x - 1),
            "size": torch.Size([1, 2]),
        }


class StillRead(unittest.TestCase):
    """Everything that torch.export can save is still read."""

    def test_registered_classes(self) -> None:
        own, box = Own(torch.randn(3), "fast"), Box(torch.randn(2))
        ep = export(Legal(), (own, box))
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "m.pt2"
            torch.export.save(ep, path)
            for p in (fxge.compile(ep), fxge.load(path)):
                found, expected = p(own, box), Legal()(own, box)
                self.assertEqual(list(found), list(expected))
                self.assertEqual((type(found["own"]), found["own"].mode), (Own, "fast"))
                self.assertIs(found[2].default_factory, set)
                self.assertIsNone(found[None].note)
                support.assert_same(found["pair"], expected["pair"])
                support.assert_same(found[2], expected[2])
                support.assert_same(found[Colour.RED], expected[Colour.RED])

    def test_keys_that_no_file_has(self) -> None:
        """Tuples as keys are lists in files: the program in memory has them, a file is refused."""

        class Module(nn.Module):
            def forward(self, x: Tensor) -> dict[Any, Tensor]:
                return {("a", 1): x + 1}

        x = torch.randn(3)
        ep = export(Module(), (x,))
        support.assert_same(fxge.compile(ep)(x), Module()(x))


LIBRARY = torch.library.Library("hostile", "FRAGMENT")
LIBRARY.define("op(Tensor x) -> Tensor")
LIBRARY.impl("op", lambda x: x + 1, "CPU")
LIBRARY.impl("op", torch.empty_like, "Meta")
CALLS = """fxge 1
model "m" stage "ge"
graph "main"(
    %x : f32[4]) {
  %y = ge.FxgePyTorchCall(x=[%x], call="CALL") : u8[4]
  return %y as "y"
}
"""


class Expressions(unittest.TestCase):
    """Sizes in operator descriptions are arithmetic."""

    def test_expressions_are_arithmetic(self) -> None:
        from fxge._operators.torch_definitions import parsed

        sizes = {"s0": 5}
        space = {"__builtins__": {}, "min": min}
        for text, value in (
            ("min(s0, 3) * 2 + s0 // 2 % 4", 8),
            ("1 if s0 >= 2 and not s0 == 3 else 0", 1),
        ):
            self.assertEqual(eval(parsed(text), space, sizes), value)
        for text in ("().__class__", "(lambda: 1)()", "[s0][0]", "min.__self__", "[x for x in s0]"):
            self.assertRaises(fxge.FxgeError, parsed, text)


class CallsOfPyTorch(unittest.TestCase):
    """If PyTorch computes a part of a session, only calls written by this process run."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)
        op = torch.ops.hostile.op.default
        torchair.register_fx_node_ge_converter(op)(
            lambda x, **_: torchair.ge.custom_op("Nowhere", inputs={"x": x}, outputs=["y"])
        )
        self.addCleanup(converters.forget, op)
        self.x = torch.randn(4)
        self.ep = export(Op(), (self.x,))
        self.ours = fxge.compile(self.ep)

    def file(self) -> Path:
        """Returns a program with a call of PyTorch's from_file."""
        call = {
            "op": "aten.from_file.default",
            "args": [str(self.directory / "made"), True, 4],
            "kwargs": {"dtype": {"dtype": "uint8"}},
            "returns": [0],
            "writes": {},
            "token": "0" * 32,
        }
        path = self.directory / "call.fx"
        path.write_text(CALLS.replace("CALL", json.dumps(call).replace('"', '\\"')))
        return path

    def test_files_do_not_call(self) -> None:
        support.assert_same(self.ours(self.x), Op()(self.x))
        early = fxge.compile(export(Relu(), (self.x,)))
        for name, other in (("before", early), ("after", self.ours)):
            with self.subTest(name):
                theirs = fxge.load(self.file(), beside=other)
                if name == "before":
                    fxge.compile(self.ep, beside=early)
                with watch.watched() as seen, self.assertRaises(fxge.FxgeError) as caught:
                    theirs(self.x)
                self.assertEqual(seen, [])
                self.assertEqual(caught.exception.status, 4)
                self.assertFalse((self.directory / "made").exists())

    def test_the_kernel_itself(self) -> None:
        for token in ("", ', "token": null', f', "token": "{"0" * 32}"'):
            with self.assertRaises(PermissionError):
                torch_calls._read('{"op": "aten.from_file.default"' + token + "}")

    def test_copies_in_other_processes(self) -> None:
        """A pickle, which can run any code, includes its calls."""
        torch_calls._accepted.clear()
        torch_calls._accepted.add("of another process")
        made, torch_calls._token = torch_calls._token, "of another process"
        try:
            data = pickle.dumps(fxge.compile(self.ep))
        finally:
            torch_calls._token = made
            torch_calls._accepted.clear()
            torch_calls._accepted.add(made)
        support.assert_same(pickle.loads(data)(self.x), Op()(self.x))


class Written(unittest.TestCase):
    """Files that fxge.save, fxge.package and fxge.save_expected replace or leave alone."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)
        x = torch.randn(3)
        ep = export(Relu(), (x,))
        rows = mock.patch.object(schema_import, "run", return_value="# no operators\n" * 10)
        rows.start()
        self.addCleanup(rows.stop)
        self.writers = {
            "save": lambda p: fxge.save(ep, p),
            "package": lambda p: fxge.package(ep, p, force=True),
            "save_expected": lambda p: fxge.save_expected(ep, (x,), p),
            "import_ops": lambda p: fxge.import_ops(path=p),
            "summary": lambda p: _compile._write_summary(str(p), [{"op": "hostile.op" * 10}]),
            "array": lambda p: _dump.save(str(p), x),
        }

    def test_links_devices_modes(self) -> None:
        for name, write in self.writers.items():
            with self.subTest(name):
                real, link = self.directory / f"{name}.real", self.directory / f"{name}.link"
                real.write_bytes(b"old")
                real.chmod(0o640)
                link.symlink_to(real)
                write(link)
                self.assertTrue(link.is_symlink())
                self.assertGreater(real.stat().st_size, 100)
                self.assertEqual(real.stat().st_mode & 0o777, 0o640)
                null = self.directory / f"{name}.null"
                null.symlink_to("/dev/null")
                write(null)
                self.assertTrue(null.is_symlink() and not Path("/dev/null").is_file())

    def test_names_of_many_bytes(self) -> None:
        for name, write in self.writers.items():
            path = self.directory / ("é" * 124 + ".npz")
            write(path)
            self.assertEqual(path.stat().st_mode & 0o777, 0o666 & ~_UMASK, name)
            path.unlink()

    def test_failures(self) -> None:
        for name, write in self.writers.items():
            for path in (self.directory / "no" / "such", self.directory, "/dev/full"):
                with self.subTest(f"{name} {path}"), self.assertRaises(fxge.FxgeError) as caught:
                    write(path)
                self.assertEqual(caught.exception.status, 5)
            self.assertEqual(list(self.directory.iterdir()), [])

    def test_a_full_temporary_directory(self) -> None:
        exported = export(Relu(), (torch.randn(3),))
        name = Path(tempfile.gettempdir(), "x")
        full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(name))
        for call in (fxge.compile, lambda e: fxge.verify(e, (torch.randn(3),))):
            with (
                mock.patch("fxge._saved.exported_programs._write", side_effect=full),
                self.assertRaisesRegex(fxge.FxgeError, "TMPDIR") as caught,
            ):
                call(exported)
            self.assertEqual(caught.exception.status, 5)

    def test_directories_that_cannot_be_made(self) -> None:
        (self.directory / "file").write_bytes(b"")
        x = torch.randn(3)
        for name, call in {
            "dump": lambda p: backend._directory(config.Config(dump=str(p))),
            "export": lambda p: torchair.dynamo_export(x, model=Relu(), export_path=str(p)),
        }.items():
            with self.subTest(name), self.assertRaises(fxge.FxgeError) as caught:
                call(self.directory / "file" / "dump")
            self.assertEqual(caught.exception.status, 5)

    def test_a_nul_in_a_path(self) -> None:
        calls = {**self.writers, "load": fxge.load, "load_ops": fxge.load_ops}
        for name, call in calls.items():
            with self.subTest(name), self.assertRaises(fxge.FxgeError) as caught:
                call(f"{self.directory}/m\0.air")
            self.assertEqual(caught.exception.status, 2)
        self.assertEqual(list(self.directory.iterdir()), [])


class Texts(unittest.TestCase):
    """Texts of callers with a NUL, which C would cut, and hidden characters in texts of files."""

    def refused(self, calls: dict[str, Any]) -> None:
        for name, call in calls.items():
            for text in ("ge\0", "\0", "ge\ud800"):
                with self.subTest(f"{name} {text!r}"), self.assertRaises(fxge.FxgeError) as caught:
                    call(text)
                self.assertEqual(caught.exception.status, 2)
                self.assertRegex(str(caught.exception), "holds a NUL|is not Unicode")

    def test_text_that_a_terminal_would_obey(self) -> None:
        controls = "\x1b[2J\x9b31m\u202e\x07\n"
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        file = Path(directory.name) / "m.air"
        fxge.compile(export(Relu(), (torch.randn(3),))).write(file)
        interface = file.with_name("m.io.json")
        said = json.loads(interface.read_text())
        for port in said["inputs"] + said["outputs"]:
            port["name"] += controls
        interface.write_text(json.dumps(said))
        program = fxge.load(file)
        shown = [repr(program)]
        for args in ((), (1,), (torch.randn(4),), (torch.randn(3), torch.randn(3))):
            with self.assertRaises(fxge.FxgeError) as caught:
                program(*args)
            shown.append(str(caught.exception))
        shown.append(str(fxge.FxgeError(os.fsdecode(b"\xff.air") + ": \ud800")))
        self.assertEqual(program(torch.ones(3)).tolist(), [1, 1, 1])
        for text in shown:
            self.assertNotRegex(text, "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\ud800-\udfff]")
        self.assertIn("\\x1b[2J\\xc2\\x9b31m\\xe2\\x80\\xae\\x07\\x0a", shown[0])
        self.assertEqual(shown[-1], "\\xff.air: \\xed\\xa0\\x80")

    def test_a_nul_in_a_text(self) -> None:
        ep = export(Relu(), (torch.randn(3),))
        program = fxge.compile(ep)
        self.refused({
            "compile": lambda t: fxge.compile(ep, no_fuse=(t,)),
            "explain": lambda t: fxge.compile(ep, explain=(t,)),
            "until": lambda t: fxge.compile(ep).compile(t),
            "cann": lambda t: fxge.compile(ep, cann=t),
            "soc": lambda t: fxge.compile(ep, soc=t),
            "variants": lambda t: fxge.compile(ep, variants=(t,)),
            "label": lambda t: fxge.Program().load_bytes(b"", t),
            "model": lambda t: fxge.Program().load("model.pt2", t),
            "gears": program.set_gears,
            "text": program.text,
            "type_text": program.type_text,
            "write": lambda t: program.write("model.air", t),
            "write_om": lambda t: program.write_om("model.om", soc=t),
            "atc_options": lambda t: program.write_om("model.om", atc_options=(t,)),
            "chip": program.chip,
            "device": program.run_on,
            "array": lambda t: arrays.view_of(t, torch.randn(3)),
            "plugin": fxge.Plugin,
            "description": lambda t: fxge.Plugin("p", t),
            "form": lambda t: fxge.Plugin("p", form=t),
            "kernel": lambda t: fxge.Plugin("p", kernels={t: print}),
        })  # fmt: skip


WRITER = """
import sys, time
from fxge._core import output_files, temporary_files
way, target = sys.argv[1:]
if way == "named":
    output_files._unnamed = lambda _: None
with temporary_files.directory() if way == "directory" else output_files.opened(target) as made:
    if way == "directory":
        made.joinpath("weights").write_bytes(b"x" * 100000)
    else:
        made.write(b"x" * 100000)
    print("ready", flush=True)
    time.sleep(600)
"""
OWN_HANDLER = """
import faulthandler, os, signal
from fxge._core import temporary_files
signal.signal(signal.SIGTERM, lambda *_: print("mine", flush=True))
signal.signal(signal.SIGHUP, signal.SIG_IGN)
with temporary_files.directory() as made:
    os.kill(os.getpid(), signal.SIGTERM)
    os.kill(os.getpid(), signal.SIGHUP)
    assert made.is_dir()
assert not made.exists() and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
signal.signal(signal.SIGTERM, signal.SIG_DFL)
with temporary_files.directory() as made:
    child = os.fork()
    if child == 0:
        os.kill(os.getpid(), signal.SIGTERM)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGTERM
    assert made.is_dir()
assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
faulthandler.register(signal.SIGUSR1, open(os.devnull, "w"))  # unknown to signal.getsignal
with temporary_files.directory() as made:
    os.kill(os.getpid(), signal.SIGUSR1)
    assert made.is_dir()
os.kill(os.getpid(), signal.SIGUSR1)
"""


class Ended(unittest.TestCase):
    """A writer that a signal ends leaves no files."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)
        (self.directory / "old").write_bytes(b"old")
        package = str(Path(fxge.__file__).parent.parent)
        self.env = {**os.environ, "PYTHONPATH": package, "TMPDIR": str(self.directory)}

    def has_unnamed_files(self) -> bool:
        handle = output_files._unnamed(self.directory)
        if handle is not None:
            os.close(handle)
        return handle is not None

    def test_signals(self) -> None:
        ending = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1)
        ways = [(w, s) for w in ("named", "directory") for s in ending]
        if self.has_unnamed_files():
            ways += [("unnamed", s) for s in (signal.SIGTERM, signal.SIGKILL)]
        for way, number in ways:
            with self.subTest(f"{way} {number.name}"):
                command = [sys.executable, "-c", WRITER, way, str(self.directory / "old")]
                with subprocess.Popen(command, stdout=subprocess.PIPE, env=self.env) as writer:
                    assert writer.stdout is not None
                    self.assertEqual(writer.stdout.readline(), b"ready\n")
                    writer.send_signal(number)
                self.assertEqual(writer.returncode, -number)
                self.assertEqual(os.listdir(self.directory), ["old"])
                self.assertEqual((self.directory / "old").read_bytes(), b"old")

    def test_handlers_of_the_process_stay(self) -> None:
        command = [sys.executable, "-c", OWN_HANDLER]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=self.env)
        self.assertEqual((done.returncode, done.stdout), (0, "mine\n"), done.stderr)
        self.assertEqual(os.listdir(self.directory), ["old"])

    def test_both_ways_write_the_same(self) -> None:
        made = []
        for name in ("new", "old"):
            for way in (output_files._unnamed, lambda _: None):
                with mock.patch.object(output_files, "_unnamed", way):
                    output_files.write(self.directory / name, name.encode())
                found = (self.directory / name).stat()
                made.append((name, found.st_mode & 0o777, (self.directory / name).read_bytes()))
            (self.directory / name).unlink()
        self.assertEqual(made[::2], made[1::2])
        self.assertEqual(os.listdir(self.directory), [])


class Op(nn.Module):
    """Model whose operator PyTorch computes in part."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.ops.hostile.op(x) * 2


if __name__ == "__main__":
    unittest.main()
