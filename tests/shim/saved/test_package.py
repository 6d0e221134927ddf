# SPDX-License-Identifier: Apache-2.0
"""fxge.package: programs with their weights in one file, and refused arguments."""

from __future__ import annotations

import copy
import io
import json
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from typing import Any

import torch
from support import assert_same, fxge
from torch import Tensor, nn

COMMAND = os.environ.get("FXGE_COMMAND", "fxge")
MANIFEST = "fxge-package.json"


class Prefill(nn.Module):
    """Module with weights large enough for files of their own, and a state."""

    total: Tensor

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.linear = nn.Linear(16, 32)
        self.register_buffer("total", torch.zeros(32))

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        self.total.add_(y.sum(0))
        return y


class Decode(Prefill):
    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        self.total.add_(y.sum(0))
        return y + self.total


def exported(m: nn.Module, rows: int = 3) -> Any:
    return torch.export.export(m.eval(), (torch.ones(rows, 16),))


def rezipped(data: bytes, change: Any) -> bytes:
    """Returns the package with entries of change(entries): (name, bytes, compression)."""
    with zipfile.ZipFile(io.BytesIO(data)) as z:
        entries = [(i.filename, z.read(i), zipfile.ZIP_STORED) for i in z.infolist()]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, content, method in change(entries):
            z.writestr(zipfile.ZipInfo(name), content, method)
    return out.getvalue()


def with_manifest(**changes: Any) -> Any:
    def change(entries: list[Any]) -> list[Any]:
        changed = {**json.loads(entries[0][1]), **changes}
        return [(MANIFEST, json.dumps(changed).encode(), zipfile.ZIP_STORED), *entries[1:]]

    return change


class Package(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-package-"))
        self.addCleanup(shutil.rmtree, self.directory)
        self.path = self.directory / "m.fxgepkg"
        self.x = torch.randn(3, 16)

    def packed(self, m: nn.Module | None = None) -> bytes:
        fxge.package(exported(m or Prefill()), self.path, force=True)
        return self.path.read_bytes()

    def run_command(self, *words: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.run([COMMAND, *map(str, words)], capture_output=True, text=True)

    def loads(self, data: bytes, **options: Any) -> Any:
        self.path.write_bytes(data)
        return fxge.load(self.path, threads=1, **options)

    def refuses(self, data: bytes, words: str, status: int = 4) -> None:
        with self.assertRaises(fxge.FxgeError) as raised:
            self.loads(data)
        self.assertIn(words, str(raised.exception))
        self.assertEqual(raised.exception.status, status)

    # ---- writing ----

    def test_a_program_comes_back(self) -> None:
        model = Prefill()
        self.packed(model)
        program = fxge.load(self.path, threads=1)
        for copied in (program, copy.deepcopy(program), pickle.loads(pickle.dumps(program))):
            assert_same(copied(self.x), model(self.x).detach())
        assert_same(program(torch.ones(3, 16)), model(torch.ones(3, 16)).detach())
        fresh = Prefill()
        fresh(self.x)
        fresh(torch.ones(3, 16))
        assert_same(torch.as_tensor(program.states()["total"]), fresh.total.detach())

    def test_sizes_stay_dynamic(self) -> None:
        model = nn.Sequential(nn.Linear(16, 40), nn.GELU()).eval()
        sizes = ({0: torch.export.Dim("n", max=64)},)
        e = torch.export.export(model, (self.x,), dynamic_shapes=sizes)
        fxge.package(e, self.path)
        program = fxge.load(self.path, threads=1)
        for rows in (1, 7, 64):
            assert_same(program(torch.ones(rows, 16)), model(torch.ones(rows, 16)).detach())

    def test_stored_aligned_and_the_same_every_time(self) -> None:
        data = self.packed()
        self.assertEqual(self.packed(), data)
        with zipfile.ZipFile(self.path) as z:
            self.assertIsNone(z.testzip())
            names = z.namelist()
            for i in z.infolist():
                self.assertEqual(i.compress_type, zipfile.ZIP_STORED)
                at = i.header_offset + 30
                at += sum(int.from_bytes(data[at - 4 + k : at - 2 + k], "little") for k in (0, 2))
                self.assertTrue(at % 64 == 0 or i.filename == MANIFEST, i.filename)
                self.assertEqual(data[at : at + i.file_size], z.read(i))
        self.assertEqual(names[:3], [MANIFEST, "model.air", "model.io.json"])
        self.assertTrue(any(n.endswith("linear.weight") for n in names))
        self.assertNotIn(str(self.directory).encode(), data)

    def test_weights_are_mapped_and_shared(self) -> None:
        one = fxge.compile(exported(Prefill()), threads=1)
        programs = {"prefill": one, "decode": fxge.compile(exported(Decode()), beside=one)}
        fxge.package(programs, self.path)
        with zipfile.ZipFile(self.path) as z:
            weights = [n for n in z.namelist() if n.endswith("weight")]
        self.assertEqual(len(weights), 1)
        prefill = fxge.load(self.path, model="prefill")
        decode = fxge.load(self.path, model="decode", beside=prefill)
        self.assertIn(f'file "{self.path}"', prefill.text())
        first, second = Prefill(), Decode()
        y = first(self.x)
        second.total.copy_(first.total)
        assert_same(prefill(self.x), y.detach())
        assert_same(decode(self.x), second(self.x).detach())
        with self.assertRaisesRegex(fxge.FxgeError, "the package has prefill, decode"):
            fxge.load(self.path)
        fxge.package({"a": exported(Prefill()), "b": exported(Decode())}, self.path, force=True)
        assert_same(fxge.load(self.path, model="a")(self.x), y.detach())

    def test_it_may_move_and_needs_no_torch(self) -> None:
        model = Prefill()
        self.packed(model)
        moved = self.directory / "elsewhere" / "x.bin"
        moved.parent.mkdir()
        self.path.rename(moved)
        code = (
            f"import sys; sys.path.insert(0, {str(Path(fxge.__file__).parents[1])!r})\n"
            "import fxge, numpy; p = fxge.load(sys.argv[1])\n"
            "print(p(numpy.ones((3, 16), 'f'))[0].tolist(), 'torch' in sys.modules)"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, moved], capture_output=True, text=True, check=True
        )
        found, _, torch_there = done.stdout.rpartition(" ")
        self.assertEqual(torch_there.strip(), "False")
        assert_same(torch.tensor(json.loads(found)), model(torch.ones(3, 16))[0].detach())

    def test_the_command(self) -> None:
        e = exported(Prefill())
        fxge.package({"p": e, "d": exported(Decode())}, self.path)
        fxge.save_expected(e, (self.x,), self.directory / "e.npz")
        for words in (
            ("run", self.path, "--model", "d", "--random", "1"),
            ("verify", self.path, "--model=p", "--expected", self.directory / "e.npz"),
            ("dump", self.path, "--model", "p", "--io"),
            ("compile", self.path, "--model", "p", "-o", self.directory / "out.air"),
            ("check", self.path),
        ):
            done = self.run_command(*words)
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.run_command("run", self.path, "--random", "1").returncode, 2)
        done = self.run_command("run", self.path, "--random", "1", "--model", "x")
        self.assertIn("found no program x; the package has p, d", done.stderr)
        assert_same(fxge.load(self.directory / "out.air")(self.x), Prefill()(self.x).detach())

    def test_every_program_is_checked(self) -> None:
        """`fxge check` also checks the weights, which are entries."""
        programs = {"p": exported(Prefill()), "d": exported(Decode())}
        fxge.package(programs, self.path)
        data = self.path.read_bytes()
        found = []
        for damaged in (
            rezipped(data, lambda all: [(n, b.replace(b"x:0", b"z:0"), m) for n, b, m in all]),
            rezipped(data, lambda all: [e for e in all if not e[0].endswith("linear.weight")]),
        ):
            self.path.write_bytes(damaged)
            done = self.run_command("check", self.path)
            self.assertEqual(done.returncode, 1, done.stderr)
            found.append(done.stderr)
            for name in programs:
                self.assertIn(f"m.fxgepkg/{name}.air", done.stderr)
        self.assertIn("'z'", found[0])
        self.assertIn("the package has no uncompressed entry", found[1])

    def test_invalid_arguments(self) -> None:
        program = fxge.compile(exported(Prefill()))
        for what, options in (
            ({}, {}),
            ({"a/b": program}, {}),
            ({"..": program}, {}),
            ({3: program}, {}),
            ({"a": program, "b": fxge.compile(exported(Decode()))}, {}),
            (program, {"threads": 2}),
            (nn.Linear(2, 2), {}),
        ):
            with self.assertRaises(fxge.FxgeError) as raised:
                fxge.package(what, self.path, **options)
            self.assertEqual(raised.exception.status, 2, raised.exception)
        self.path.touch()
        with self.assertRaisesRegex(fxge.FxgeError, "exists already"):
            fxge.package(program, self.path)
        self.assertEqual([p.name for p in self.directory.iterdir()], [self.path.name])

    # ---- reading ----

    def test_a_bit_of_every_byte(self) -> None:
        """Every flipped bit is refused or has no effect: never another program."""
        data = self.packed(nn.Linear(16, 2))
        text, same = self.loads(data).text(), 0
        for at in range(len(data)):
            changed = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
            try:
                found = self.loads(changed)
            except fxge.FxgeError as e:
                self.assertIn(e.status, (2, 3, 4, 7), e)
                continue
            self.assertEqual(found.text(), text)  # only check_crc reads bytes of weights
            same += 1
        self.assertLess(same, len(data) / 4)
        for end in range(0, len(data), 7):
            with self.assertRaises(fxge.FxgeError):
                self.loads(data[:end])

    def test_check_crc(self) -> None:
        """check_crc finds a flipped byte of a large weight, in a package and in a .pt2."""
        wide = nn.Linear(16, 1 << 13)  # 512 KiB: larger weights are mapped
        self.path.write_bytes(self.packed(wide))
        saved = self.directory / "m.pt2"
        torch.export.save(exported(wide), saved)
        for path in (self.path, saved):
            with zipfile.ZipFile(path) as z:
                large = max(z.infolist(), key=lambda i: i.file_size)
            data = bytearray(path.read_bytes())
            start = large.header_offset + 26
            names = sum(int.from_bytes(data[start + i : start + i + 2], "little") for i in (0, 2))
            data[start + 4 + names + large.file_size // 2] ^= 1
            fxge.load(path, check_crc=True)
            fxge.Program().load(path, check_crc=True)
            path.write_bytes(data)
            fxge.load(path)
            for load in (fxge.load, fxge.Program().load):
                with self.assertRaisesRegex(fxge.FxgeError, "E0108") as raised:
                    load(path, check_crc=True)
                self.assertEqual(raised.exception.status, 4)

    def test_hostile(self) -> None:
        data = self.packed()
        models = json.loads(zipfile.ZipFile(self.path).read(MANIFEST))["programs"]

        def changed(**of_model: Any) -> Any:
            return with_manifest(programs={"model": {**models["model"], **of_model}})

        self.refuses(rezipped(data, with_manifest(version=2)), "version 2")
        self.refuses(rezipped(data, with_manifest(version="1")), "no version")
        self.refuses(rezipped(data, with_manifest(programs=[1])), "no programs")
        self.refuses(rezipped(data, with_manifest(programs={})), "has none", 2)
        self.refuses(
            rezipped(data, with_manifest(programs={"model": 3})), "no uncompressed entry ''"
        )
        for name in ("../model.air", "/etc/passwd", "model.air/", "MODEL.AIR"):
            self.refuses(rezipped(data, changed(air=name)), f"no uncompressed entry '{name}'")
        self.refuses(rezipped(data, changed(air=None)), "no uncompressed entry ''")
        self.refuses(rezipped(data, changed(air="model.io.json")), "expected a serialized")
        self.refuses(rezipped(data, changed(io="model.air")), "")

        def changing(entry: Any) -> Any:
            name, content, how = entry
            if name.endswith(".io.json"):
                said = json.loads(content)
                more = {**said["outputs"][0], "role": "state", "target": "other"}
                said["outputs"].append(more)
                content = json.dumps(said).encode()
            return name, content, how

        self.refuses(
            rezipped(data, lambda all: [changing(e) for e in all]),
            "an output changes an unknown state or input",
        )
        out = self.directory / "linear.weight"  # next to the package, where an .air would expect it
        out.write_bytes(bytes(2048))
        self.refuses(
            rezipped(data, lambda all: [e for e in all if not e[0].endswith("linear.weight")]),
            "linear.weight'",
        )
        # entries that expand too much are not expanded
        for ending in (".air", ".io.json", "linear.weight"):
            self.refuses(
                rezipped(
                    data,
                    lambda all, end=ending: [
                        (n, b, zipfile.ZIP_DEFLATED if n.endswith(end) else m) for n, b, m in all
                    ],
                ),
                "has no uncompressed entry",
            )
        self.refuses(
            rezipped(
                data,
                lambda all: [(n, b[:-4] if n.endswith("weight") else b, m) for n, b, m in all],
            ),
            "has 2044 bytes, expected",
        )
        self.refuses(rezipped(data, lambda all: [*all, all[2]]), "")
        self.refuses(rezipped(data, lambda all: [*all[1:], all[0]]), "", 4)
        self.refuses(rezipped(data, lambda all: [(MANIFEST, b"{" * 5000, 0), *all[1:]]), "")

    def test_bytes(self) -> None:
        model = nn.Linear(16, 40).eval()
        program = fxge.Program(fxge.Config(threads=1)).load_bytes(self.packed(model), "sent")
        assert_same(program(self.x), model(self.x).detach())


class Meta(unittest.TestCase):
    def test_weights_without_bytes(self) -> None:
        linear = torch.nn.Linear(2, 2, device="meta")
        exported = torch.export.export(linear, (torch.empty(1, 2, device="meta"),))
        with tempfile.TemporaryDirectory() as directory:
            with self.assertRaisesRegex(fxge.FxgeError, "'weight' is on the device meta"):
                fxge.save(exported, f"{directory}/m.fxpb")
            self.assertEqual(os.listdir(directory), [])


if __name__ == "__main__":
    unittest.main()
