#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests programs whose parameters are pickled tensor subclasses. Standard library only.

test_subclass.py FXGE    subclass/int8.pt2: a linear layer of 16 to 8 after torchao's quantize_(Int8WeightOnlyConfig())

The inner tensors are views of the file. Other pickles are refused; nothing in them is executed.
"""

import io
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

HERE = pathlib.Path(__file__).parent
FXGE = sys.argv.pop(1) if len(sys.argv) > 1 else ""
WEIGHT = "int8/data/weights/weight_0"
STATE = b"X\x05\x00\x00\x00qdata"  # the first key of the subclass's state


def entries(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as z:
        return {i.filename: z.read(i) for i in z.infolist()}


def packed(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, data in files.items():
            z.writestr(name, data)
    return out.getvalue()


class Subclass(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name
        self.files = entries((HERE / "subclass" / "int8.pt2").read_bytes())

    def run_fxge(self, *args: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=60)

    def write(self, weight: bytes) -> str:
        path = os.path.join(self.directory, "m.pt2")
        pathlib.Path(path).write_bytes(packed(self.files | {WEIGHT: weight}))
        return path

    def changed(self, old: bytes, new: bytes) -> str:
        """Returns a program in whose pickle `old` is `new`."""
        inner = entries(self.files[WEIGHT])
        pickle = inner["archive/data.pkl"]
        self.assertIn(old, pickle)
        return self.write(packed(inner | {"archive/data.pkl": pickle.replace(old, new, 1)}))

    def refused(self, path: str, status: int, text: str) -> None:
        r = self.run_fxge("compile", path, "-o", os.path.join(self.directory, "m.air"), "--force")
        self.assertEqual(r.returncode, status, r.stderr)
        self.assertIn(text, r.stderr)

    def test_inner_tensors(self) -> None:
        path = str(HERE / "subclass" / "int8.pt2")
        text = self.run_fxge("dump", path, "--stage=import").stdout
        self.assertIn('tensor @weight.qdata : i8[8, 16] = file "', text)
        self.assertIn('tensor @weight.scale : f32[8, 1] = file "', text)
        self.assertNotIn("access_subclass_inner_tensor", text)
        copy = os.path.join(self.directory, "copy.fx")
        pathlib.Path(copy).write_text(self.run_fxge("dump", path, "--stage=ge").stdout)
        airs = []
        for program in (path, copy):
            air = os.path.join(self.directory, "m.air")
            r = self.run_fxge("compile", program, "-o", air, "--force", f"--weights-from={HERE / 'subclass'}")
            self.assertEqual(r.returncode, 0, r.stderr)
            airs.append(pathlib.Path(air).read_bytes())
        self.assertEqual(*airs)

    def test_other_pickles(self) -> None:
        self.refused(self.write(b"not an archive"), 3, "unwrap_tensor_subclass")
        self.refused(self.changed(b"_rebuild_from_type_v2", b"_rebuild_from_type_v9"), 3, "weight is pickled")
        self.refused(self.changed(b"_rebuild_wrapper_subclass", b"_rebuild_wrapper_other"), 3, "expected a tensor subclass")
        self.refused(self.changed(STATE, b"i" + STATE), 3, "found pickle opcode INST")
        self.refused(self.changed(STATE, b"t" * 4 + STATE), 4, "without its MARK")
        self.refused(self.changed(STATE, b"R" + STATE), 4, "without its values")
        self.refused(self.changed(STATE, b"X\x05\x00\x00\x00qdatX"), 4, "qdata is used before it is defined")

    def test_every_cut(self) -> None:
        """A pickle that ends early is damaged, wherever it ends."""
        inner = entries(self.files[WEIGHT])
        pickle = inner["archive/data.pkl"]
        for n in range(0, len(pickle), 7):
            path = self.write(packed(inner | {"archive/data.pkl": pickle[:n]}))
            r = self.run_fxge("compile", path, "-o", os.path.join(self.directory, "m.air"), "--force")
            self.assertIn(r.returncode, (3, 4), f"{n}: {r.stderr}")
            self.assertRegex(r.stderr, r"error\[FXGE-E0(113|24)")

    def test_missing_record(self) -> None:
        inner = entries(self.files[WEIGHT])
        del inner["archive/data/1"]
        self.refused(self.write(packed(inner)), 4, "found no record archive/data/1")


if __name__ == "__main__":
    unittest.main()
