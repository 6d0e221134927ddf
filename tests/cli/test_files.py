#!/usr/bin/env python3
"""Files that nobody vouches for: what they may name, and what reading them costs. Standard library only.

test_files.py FXGE MODELS    runs all tests; FXGE is the command, MODELS the folder of saved programs
"""

import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = MODELS = None
HOSTILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile")


def fxge(*args, **more):
    return subprocess.run([FXGE, *map(str, args)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          errors="replace", timeout=120, **more)


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-files-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, *parts):
        return os.path.join(self.dir, *parts)

    def expect(self, code, *args, err=None, **more):
        r = fxge(*args, **more)
        self.assertEqual(r.returncode, code, (args, r.stdout[-400:], r.stderr[-2000:]))
        self.assertIn(err or "", r.stderr)
        return r


class Beside(Case):
    """A file is followed below the folder of the file that names it, or where the user says."""

    def text(self, name, size, folder="in"):
        """A program in a folder of its own, with a weight that is the file `name`."""
        os.makedirs(self.path(folder), exist_ok=True)
        with open(self.path(folder, "m.fx"), "w", encoding="utf-8") as file:
            file.write(f'fxge 1\nmodel "m" stage "import"\ntensor @w : u8[{size}] = file "{name}" 0 {size}\n'
                       f'graph "main"(%x : u8[{size}], %w : u8[{size}] = parameter(@w, "w")) {{\n'
                       f"  %y = aten.add.Tensor(self=%x, other=%w) : u8[{size}]\n"
                       '  return %y as "out"\n}\n')
        return self.path(folder, "m.fx")

    def secret(self, *parts):
        path = self.path(*parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(bytes(range(16)))
        return path

    def refused(self, path, *more):
        r = self.expect(4, "run", path, "--random=1", *more, err="error[FXGE-E0117]")
        self.assertIn("--weights-from=DIR", r.stderr)

    def runs(self, path, *more, **kwargs):
        self.expect(0, "run", path, "--random=1", *more, **kwargs)

    def test_any_file(self):
        self.refused(os.path.join(HOSTILE, "reads_any_file.fx"))

    def test_text(self):
        self.secret("out", "w.bin")
        self.secret("in", "sub", "w.bin")
        self.runs(self.text("sub/w.bin", 16))
        self.runs(self.text(self.path("in", "sub", "w.bin"), 16))
        for name in ("../out/w.bin", self.path("out", "w.bin"), "sub/../../out/w.bin", "", "/", "..", "../nowhere"):
            self.refused(self.text(name, 16))
        self.expect(5, "run", self.text("nowhere.bin", 16), "--random=1", err="error[FXGE-E0101]")
        self.expect(5, "run", self.text("sub", 16), "--random=1", err="is a directory")

    def test_the_working_directory_is_no_place_of_its_own(self):
        self.secret("out", "w.bin")
        self.expect(5, "run", self.text("w.bin", 16), "--random=1", cwd=self.path("out"), err="not there")

    def test_links(self):
        self.secret("out", "w.bin")
        path = self.text("link.bin", 16)
        os.symlink("../out/w.bin", self.path("in", "link.bin"))
        self.refused(path)
        os.symlink("../out", self.path("in", "folder"))
        self.refused(self.text("folder/w.bin", 16))
        self.runs(path, "--weights-from", self.path("out"))
        os.symlink("in", self.path("other")) # the folder itself may be reached by a link
        self.secret("in", "w.bin")
        self.text("w.bin", 16)
        self.runs(self.path("other", "m.fx"))

    def test_folders_of_the_user(self):
        secret = self.secret("out", "w.bin")
        for name in ("../out/w.bin", secret, "gone/w.bin", "/gone/w.bin"):
            for place in (self.path("out"), self.path("out") + "/", secret):
                self.runs(self.text(name, 16), "--weights-from", self.path("in"), "--weights-from", place)
            self.runs(self.text(name, 16), "--weights-from=.", cwd=self.path("out"))
        self.refused(self.text("../out/w.bin", 16), "--weights-from", self.path("ou"))
        os.makedirs(self.path("ou"))
        self.refused(self.text("../out/w.bin", 16), "--weights-from", self.path("ou"))
        os.symlink("../out/w.bin", self.path("ou", "v.bin")) # a link of that folder leads out of it
        self.refused(self.text("../out/v.bin", 16), "--weights-from", self.path("ou"))

    def test_air(self):
        pt2 = shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("m.pt2"))
        os.makedirs(self.path("air"))
        air = self.path("air", "m.air")
        self.expect(0, "compile", pt2, "-o", air, "--weights=ref", "--check", "-q") # it knows its own model
        self.refused(air)
        self.expect(1, "check", air, err="error[FXGE-E0754]")
        self.runs(air, "--weights-from", self.dir)
        self.expect(0, "check", air, "--weights-from", pt2)
        shutil.copy(pt2, self.path("air", "m.pt2"))
        self.expect(0, "compile", self.path("air", "m.pt2"), "-o", air, "--weights=ref", "--force", "-q")
        self.runs(air)

    def test_fxpb(self):
        pt2 = shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("m.pt2"))
        self.expect(0, "dump", pt2, "--format=fxpb", "--ref", "-o", self.path("m.fxpb"))
        self.runs(self.path("m.fxpb"))
        os.makedirs(self.path("out"))
        shutil.move(pt2, self.path("out", "m.pt2"))
        os.symlink("out/m.pt2", pt2)
        self.runs(self.path("m.fxpb")) # below its folder
        os.makedirs(self.path("in"))
        shutil.move(self.path("m.fxpb"), self.path("in", "m.fxpb"))
        os.symlink("../out/m.pt2", self.path("in", "m.pt2"))
        self.refused(self.path("in", "m.fxpb"))
        self.runs(self.path("in", "m.fxpb"), "--weights-from", self.path("out"))

    def test_written_text_names_its_archive_from_where_it_lies(self):
        os.makedirs(self.path("models"))
        os.makedirs(self.path("text"))
        shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("models", "m.pt2"))
        for out, more in (("m.fx", []), ("text/m.fx", ["--weights-from=models"])):
            self.expect(0, "dump", "models/m.pt2", "-o", out, cwd=self.dir)
            self.expect(0, "run", out, "--random=1", *more, cwd=self.dir)
        with open(self.path("text", "m.fx"), encoding="utf-8") as file:
            self.assertIn(' = file "../models/m.pt2" ', file.read())


class Bounds(Case):
    """Memory and time are in proportion to the file: bench/readers.py measures them, these are refused."""

    def test_location_numbers(self):
        """130 bytes that name location 2^24."""
        limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 28, 1 << 28))  # noqa: E731
        self.expect(4, "dump", os.path.join(HOSTILE, "loc.fx"), err="loc #16777216 is used and not defined",
                    preexec_fn=limit)

    def test_deflated_json(self):
        """A million empty lists in 50 kB: text of 15 MB, a tree of 600 MB."""
        with zipfile.ZipFile(os.path.join(MODELS, "mlp.default.pt2")) as z:
            entries = {name: z.read(name) for name in z.namelist()}
        path = next(name for name in entries if name.endswith("model.json"))
        entries[path] = entries[path].rstrip()[:-1] + b', "shiny": [' + b"[]," * 5000000 + b"[]]}"
        with zipfile.ZipFile(self.path("m.pt2"), "w", zipfile.ZIP_DEFLATED) as z:
            for name, data in entries.items():
                z.writestr(name, data)
        self.expect(7, "ops", self.path("m.pt2"), err="more than 256 times its size in memory")

    def test_deflated_arrays_of_zeros_are_read(self):
        """What numpy.savez_compressed makes of a cache: a thousandth of its size."""
        self.expect(0, "dump", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.fx"))
        head = b"{'descr': '<f4', 'fortran_order': False, 'shape': (1024, 8), }".ljust(117) + b"\n"
        data = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + bytes(1024 * 8 * 4)
        big = data.replace(b"(1024, 8)", b"(33554432,)").ljust(len(data)) + bytes(128 << 20)
        for name, content, code in (("x", data, 0), ("y", big, 4)):
            with zipfile.ZipFile(self.path("x.npz"), "w", zipfile.ZIP_DEFLATED) as z:
                z.writestr(name + ".npy", content)
            self.expect(code, "run", os.path.join(MODELS, "mlp.default.pt2"), "--inputs", self.path("x.npz"))


def main():
    global FXGE, MODELS
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    FXGE, MODELS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])


if __name__ == "__main__":
    main()
