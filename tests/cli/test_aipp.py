#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `--aipp`, the preprocessing of camera images, of `fxge compile`, `check`, `run` and `verify`: results against a
second implementation of the public documentation, the files for atc, and refused descriptions.

test_aipp.py FXGE. Standard library only.
"""

from __future__ import annotations

import ctypes
import io
import itertools
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = ""

MODEL = """fxge 1
model "m" stage "import"
graph "main"(%x : f32[{n}, {c}, {h}, {w}]) {{
  %r = aten.mul.Scalar(self=%x, other=1.0) : ?
  return %r as "r"
}}
"""
TWO = """fxge 1
model "m" stage "import"
graph "main"(%k : i64[4], %x : f32[1, 3, 4, 4], %y : f16[1, 1, 4, 4]) {
  %r = aten.relu.default(self=%x) : ?
  %s = aten.relu.default(self=%y) : ?
  return %r as "r", %s as "s", %k as "k"
}
"""
# Matrices of CSC_config.md in hicann/ge docs/zh/user_guides/atc_tools/AIPP: to RGB from YUV, to YUV from RGB.
JPEG_RGB = (256, 0, 359, 256, -88, -183, 256, 454, 0)
NARROW_BGR = (298, 516, 0, 298, -100, -208, 298, 0, 409)
JPEG_YUV = (77, 150, 29, -43, -85, 128, 128, -107, -21)
NARROW_YUV = (66, 129, 25, -38, -74, 112, 112, -94, -18)


def f16(value: float) -> float:
    """Rounds to f16, as struct does: to nearest even."""
    return float(struct.unpack("<e", struct.pack("<e", value))[0])


def f32(value: float) -> float:
    return float(struct.unpack("<f", struct.pack("<f", value))[0])


class Events:
    """Names that appear in and disappear from a directory, in order, as inotify reports them."""

    APPEARS, DISAPPEARS = 0x80 | 0x100, 0x40 | 0x200  # IN_MOVED_TO | IN_CREATE, IN_MOVED_FROM | IN_DELETE

    def __init__(self, directory: str) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self.fd = libc.inotify_init1(os.O_NONBLOCK)
        if libc.inotify_add_watch(self.fd, os.fsencode(directory), self.APPEARS | self.DISAPPEARS) < 0:
            raise OSError(ctypes.get_errno(), "inotify_add_watch")

    def take(self, *names: str) -> list[str]:
        """Returns the events since the last call, "+NAME" and "-NAME", of these names."""
        found, data = [], b""
        try:
            data = os.read(self.fd, 1 << 20)
        except BlockingIOError:
            pass
        while data:
            _, mask, _, size = struct.unpack_from("iIII", data)
            name, data = data[16:16 + size].rstrip(b"\0").decode(), data[16 + size:]
            if name in names:
                found.append(("+" if mask & self.APPEARS else "-") + name)
        return found


class Camera:
    """A description, and its result by the formulas of the documentation."""

    def __init__(self, form: str, width: int, height: int, channels: int = 3, **fields: object) -> None:
        self.form, self.width, self.height, self.channels = form, width, height, channels
        self.fields = fields

    def of(self, name: str, absent: object = 0) -> object:
        return self.fields.get(name, absent)

    def number(self, name: str, absent: float = 0) -> float:
        value = self.of(name, absent)
        assert isinstance(value, (int, float))
        return value

    def bytes_of_image(self) -> int:
        return {"YUV420SP_U8": 3, "RGB888_U8": 6, "XRGB8888_U8": 8, "YUV400_U8": 2}[self.form] * self.width * self.height // 2

    def dims(self, n: int) -> list[int]:
        if self.form == "YUV420SP_U8":
            return [n, self.height * 3 // 2, self.width]
        return [n, self.height, self.width, {"RGB888_U8": 3, "XRGB8888_U8": 4, "YUV400_U8": 1}[self.form]]

    def text(self) -> str:
        lines = ["aipp_op {", "aipp_mode: static", f"input_format : {self.form}", f"src_image_size_w: {self.width}",
                 f"src_image_size_h: {self.height}"]
        matrix = self.of("matrix", ())
        assert isinstance(matrix, tuple)
        for k, value in enumerate(matrix):
            lines.append(f"matrix_r{k // 3}c{k % 3}: {value}")
        for name, value in self.fields.items():
            if name != "matrix":
                lines.append(f"{name} : {str(value).lower()}  # 注释")
        return "\n".join([*lines, "}"]) + "\n"

    def matrix(self) -> tuple[int, ...]:
        absent = NARROW_BGR if self.form == "YUV420SP_U8" else NARROW_YUV
        value = self.of("matrix", absent)
        assert isinstance(value, tuple)
        return value

    def pixel(self, image: bytes, y: int, x: int, nearest: bool) -> list[int]:
        yuv = self.form == "YUV420SP_U8"
        at = y * self.width + x
        if yuv:
            chroma = self.width * self.height + (y // 2) * self.width + x // 2 * 2
            found = [image[at], image[chroma], image[chroma + 1]]
        elif self.form == "YUV400_U8":
            return [image[at]]
        elif self.form == "RGB888_U8":
            found = list(image[3 * at:3 * at + 3])
        else:
            found = list(image[4 * at:4 * at + 4])
            found = found[1:] if self.of("ax_swap_switch") else found[:3]
        if self.of("rbuv_swap_switch"):
            found = [found[0], found[2], found[1]] if yuv else found[::-1]
        if not self.of("csc_switch"):
            return found
        m = self.matrix()
        bias = [self.number(f"input_bias_{c}", (16, 128, 128)[c]) if yuv else 0 for c in range(3)]
        add = [0 if yuv else self.number(f"output_bias_{c}", (16, 128, 128)[c]) for c in range(3)]
        sums = [sum(int(m[3 * row + c]) * int(found[c] - bias[c]) for c in range(3)) for row in range(3)]
        return [min(max(int(((s + (128 if nearest else 0)) >> 8) + add[c]), 0), 255) for c, s in enumerate(sums)]

    def result(self, images: list[bytes], nearest: bool = False) -> tuple[list[int], list[float]]:
        crop = self.of("crop", False)
        x0, y0 = (int(self.number("load_start_pos_w")), int(self.number("load_start_pos_h"))) if crop else (0, 0)
        w = int(self.number("crop_size_w", self.width)) if crop else self.width
        h = int(self.number("crop_size_h", self.height)) if crop else self.height
        pads = [int(self.number(f"{side}_padding_size")) if self.of("padding") else 0 for side in ("left", "right", "top", "bottom")]
        out_w, out_h = w + pads[0] + pads[1], h + pads[2] + pads[3]
        planes: list[float] = []
        for image in images:
            for c in range(self.channels):
                low, factor = f16(f32(self.number(f"min_chn_{c}"))), f16(f32(self.number(f"var_reci_chn_{c}", 1)))
                for y, x in itertools.product(range(out_h), range(out_w)):
                    if pads[2] <= y < pads[2] + h and pads[0] <= x < pads[0] + w:
                        level = self.pixel(image, y - pads[2] + y0, x - pads[0] + x0, nearest)[c]
                        planes.append(f16(f16(level - self.number(f"mean_chn_{c}") - low) * factor))
                    else:
                        planes.append(f16(f32(self.number("padding_value"))))
        return [len(images), self.channels, out_h, out_w], planes


CAMERAS = (
    Camera("RGB888_U8", 6, 4),
    Camera("RGB888_U8", 6, 4, rbuv_swap_switch=True, mean_chn_0=124, mean_chn_1=116, mean_chn_2=104, min_chn_0=0.675,
           var_reci_chn_0=0.0171247538316637, var_reci_chn_1=0.0175070028011204, var_reci_chn_2=0.0174291938997821),
    Camera("RGB888_U8", 7, 5, crop=True, load_start_pos_w=1, load_start_pos_h=2, crop_size_w=5, crop_size_h=3, padding=True,
           left_padding_size=1, right_padding_size=2, top_padding_size=3, bottom_padding_size=0, padding_value=-1.7),
    Camera("RGB888_U8", 5, 5, csc_switch=True, matrix=JPEG_YUV, output_bias_0=0, output_bias_1=128, output_bias_2=128),
    Camera("RGB888_U8", 5, 5, csc_switch=True, rbuv_swap_switch=True),
    Camera("RGB888_U8", 5, 4, 1, csc_switch=True, matrix=(77, 150, 29, 0, 0, 0, 0, 0, 0), output_bias_0=0, output_bias_1=0,
           output_bias_2=0, var_reci_chn_0=1 / 255),
    Camera("XRGB8888_U8", 4, 3, ax_swap_switch=True),
    Camera("XRGB8888_U8", 4, 3, rbuv_swap_switch=True, mean_chn_1=7),
    Camera("XRGB8888_U8", 4, 3, csc_switch=True, ax_swap_switch=True, var_reci_chn_2=-0.25),
    Camera("YUV400_U8", 5, 3, 1, mean_chn_0=128, var_reci_chn_0=0.00390625),
    Camera("YUV400_U8", 5, 3, 1, crop=True, load_start_pos_w=2, crop_size_w=3, crop_size_h=2),
    Camera("YUV420SP_U8", 8, 6),
    Camera("YUV420SP_U8", 8, 6, rbuv_swap_switch=True),
    Camera("YUV420SP_U8", 8, 6, 1, min_chn_0=3.3),
    Camera("YUV420SP_U8", 8, 6, csc_switch=True),
    Camera("YUV420SP_U8", 8, 6, csc_switch=True, matrix=JPEG_RGB, input_bias_0=0, rbuv_swap_switch=True),
    Camera("YUV420SP_U8", 12, 10, csc_switch=True, matrix=JPEG_RGB, input_bias_0=0, crop=True, load_start_pos_w=2, load_start_pos_h=4,
           crop_size_w=7, crop_size_h=5, padding=True, left_padding_size=3, top_padding_size=1, var_reci_chn_0=1 / 255,
           var_reci_chn_1=1 / 255, var_reci_chn_2=1 / 255),
    Camera("YUV420SP_U8", 4, 4, csc_switch=True, matrix=(32676, -32677, 32676, -32677, 32676, -32677, 1, 1, 1)),
)


def npy(code: str, shape: list[int], data: bytes) -> bytes:
    dims = ", ".join(map(str, shape)) + ("," if len(shape) == 1 else "")
    head = f"{{'descr': '{code}', 'fortran_order': False, 'shape': ({dims}), }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head.encode() + data


def floats_of(data: bytes) -> tuple[list[int], list[float]]:
    at = 10 + int.from_bytes(data[8:10], "little")
    dims = data[10:at].decode().split("'shape': (")[1].split(")")[0]
    return [int(d) for d in dims.split(",") if d.strip()], [v[0] for v in struct.iter_unpack("<f", data[at:])]


def images_of(camera: Camera, n: int) -> list[bytes]:
    draw = random.Random(7)
    return [bytes(draw.choice((0, 255, draw.randrange(256), draw.randrange(256))) for _ in range(camera.bytes_of_image()))
            for _ in range(n)]


class Aipp(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp(prefix="fxge-aipp-")

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def write(self, name: str, text: str | bytes) -> str:
        path = os.path.join(self.dir, name)
        with open(path, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
        return path

    def read(self, name: str) -> str:
        with open(os.path.join(self.dir, name), encoding="utf-8") as file:
            return file.read()

    def fxge(self, *args: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([FXGE, *args], cwd=self.dir, capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done

    def model(self, n: int, c: int, h: int, w: int, name: str = "m.fx") -> str:
        return self.write(name, MODEL.format(n=n, c=c, h=h, w=w))

    def npz(self, name: str, **arrays: bytes) -> str:
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w") as file:
            for key, data in arrays.items():
                file.writestr(key.replace("__", "/") + ".npy", data)
        return self.write(name, stream.getvalue())

    def run_camera(self, program: str, camera: Camera, images: list[bytes], *words: str) -> tuple[list[int], list[float]]:
        self.npz("in.npz", x=npy("|u1", camera.dims(len(images)), b"".join(images)))
        self.fxge("run", program, "--inputs", "in.npz", "--outputs", "out.npz", "--force", *words)
        with zipfile.ZipFile(os.path.join(self.dir, "out.npz")) as file:
            return floats_of(file.read("r.npy"))

    # ---- results ----

    def test_results_are_those_of_the_documentation(self) -> None:
        for number, camera in enumerate(CAMERAS):
            with self.subTest(number=number, form=camera.form, **camera.fields):
                images = images_of(camera, 2)
                shape, expected = camera.result(images)
                program = self.model(*shape)
                self.write("camera.cfg", camera.text())
                self.assertEqual(self.run_camera(program, camera, images, "--aipp", "camera.cfg"), (shape, expected))
                shape, expected = camera.result(images, nearest=True)
                found = self.run_camera(program, camera, images, "--aipp", "camera.cfg", "--soc=Ascend950PR_9579")
                self.assertEqual(found, (shape, expected))

    def test_golden_values(self) -> None:
        """Values computed by hand: JPEG's YUV (81, 90, 240) is red; sums 60936, 4256 - 128 * ..., by 256."""
        camera = Camera("YUV420SP_U8", 2, 2, csc_switch=True, matrix=JPEG_RGB, input_bias_0=0)
        self.write("camera.cfg", camera.text())
        program = self.model(1, 3, 2, 2)
        image = bytes([81, 0, 255, 76, 90, 240])
        # R = Y + (359 * 112 >> 8 ...): (256*81 + 359*112) = 60944 >> 8 = 238; G = 20736 + 88*38 - 183*112 = 3584 >> 8 = 14;
        # B = 20736 - 454*38 = 3484 >> 8 = 13 (to nearest: 14)
        _, found = self.run_camera(program, camera, [image], "--aipp", "camera.cfg")
        self.assertEqual([found[0], found[4], found[8]], [238, 14, 13])
        # Y = 0: R = 40208 >> 8 = 157; G = -17152 >> 8 = -67, clipped; B = -17252, clipped
        self.assertEqual([found[1], found[5], found[9]], [157, 0, 0])
        # Y = 255: R = 105488 >> 8 = 412, clipped; G = 48128 >> 8 = 188; B = 48028 >> 8 = 187
        self.assertEqual([found[2], found[6], found[10]], [255, 188, 187])
        _, found = self.run_camera(program, camera, [image], "--aipp", "camera.cfg", "--soc=ascend950")
        self.assertEqual([found[0], found[4], found[8]], [238, 14, 14])

    def test_f16_inputs_and_several_images(self) -> None:
        self.write("two.fx", TWO)
        first, second = Camera("RGB888_U8", 4, 4, mean_chn_0=9), Camera("YUV400_U8", 4, 4, 1, var_reci_chn_0=0.1)
        text = (first.text().replace("aipp_op {", "aipp_op: { related_input_rank: 1;")
                + second.text().replace("aipp_op {", 'aipp_op {\nrelated_input_name: "y",'))
        self.write("camera.cfg", text)
        x, y = images_of(first, 1), images_of(second, 1)
        self.npz("in.npz", x=npy("|u1", first.dims(1), x[0]), y=npy("|u1", second.dims(1), y[0]), k=npy("<i8", [4], bytes(32)))
        self.fxge("run", "two.fx", "--aipp", "camera.cfg", "--inputs", "in.npz", "--outputs", "out.npz")
        with zipfile.ZipFile(os.path.join(self.dir, "out.npz")) as file:
            self.assertEqual(floats_of(file.read("r.npy"))[1], [max(v, 0) for v in first.result(x)[1]])
            data = file.read("s.npy")
        halves = [v[0] for v in struct.iter_unpack("<e", data[-32:])]
        self.assertEqual(halves, second.result(y)[1])
        self.fxge("compile", "two.fx", "--aipp", "camera.cfg", "-o", "two.air")
        self.assertIn("related_input_rank: 2", self.read("two.insert_op.cfg"))
        self.assertNotIn("related_input_name", self.read("two.insert_op.cfg"))

    def test_assumptions_are_said(self) -> None:
        program = self.model(1, 3, 4, 4)
        self.write("camera.cfg", Camera("YUV420SP_U8", 4, 4, csc_switch=True).text())
        self.assertIn("assumed for 'x': the colour conversion rounds down",
                      self.fxge("run", program, "--random", "1", "--aipp", "camera.cfg").stderr)
        self.assertIn("rounds to nearest, as the published kernel",
                      self.fxge("run", program, "--random", "1", "--aipp", "camera.cfg", "--soc=ascend950").stderr)
        self.write("camera.cfg", Camera("RGB888_U8", 4, 4).text())
        self.assertNotIn("assumed", self.fxge("run", program, "--random", "1", "--aipp", "camera.cfg").stderr)

    # ---- files ----

    def test_files(self) -> None:
        camera = Camera("RGB888_U8", 9, 8, crop=True, load_start_pos_w=3, load_start_pos_h=1, mean_chn_0=5)
        program, cfg = self.model(1, 3, 6, 6), self.write("camera.cfg", camera.text())
        said = self.fxge("compile", program, "-o", "m.air", "--aipp", cfg, "--soc=Ascend310P3").stderr
        self.assertIn("--input_format=NCHW", said)
        self.assertIn("--insert_op_conf=m.insert_op.cfg", said)
        self.assertNotIn("--input_format=ND", said)
        interface = json.loads(self.read("m.io.json"))["aipp"]
        self.assertEqual(interface["images"], [{"input": "x", "index": 0, "format": "RGB888_U8", "dtype": "u8",
                                                "dims": [1, 8, 9, 3], "bytes": 216}])
        text = self.read("m.insert_op.cfg")
        self.assertEqual(interface["description"], text)
        for line in ("crop_size_w: 6", "crop_size_h: 6", "src_image_size_w: 9", "mean_chn_0: 5", "var_reci_chn_2: 1.0",
                     "related_input_rank: 0"):
            self.assertIn(f"    {line}\n", text)
        self.assertNotIn("chn_3", text)
        self.fxge("check", "m.air")  # the graph is the model's own: GE inserts its operator itself
        images = images_of(camera, 1)
        camera.fields.update(crop_size_w=6, crop_size_h=6)
        self.assertEqual(self.run_camera("m.air", camera, images), camera.result(images))
        self.fxge("compile", program, "-o", "again.air", "--aipp", "m.insert_op.cfg")
        self.assertEqual(self.read("again.insert_op.cfg"), text)
        self.fxge("compile", program, "-o", "m.air", "--aipp", cfg, code=5)  # exists
        with open(os.path.join(self.dir, "m.air"), "rb") as first, open(os.path.join(self.dir, "again.air"), "rb") as second:
            self.assertEqual(first.read(), second.read())

    def test_a_description_never_stands_beside_another_program(self) -> None:
        """atc reads both files: while the program changes there is no description, and none stays that is not its own."""
        program = self.model(1, 3, 6, 6)
        first = self.write("first.cfg", Camera("RGB888_U8", 6, 6).text())
        second = self.write("second.cfg", Camera("RGB888_U8", 6, 6, mean_chn_0=5).text())
        events, cfg, names = Events(self.dir), "m.insert_op.cfg", ("m.insert_op.cfg", "m.air")
        self.fxge("compile", program, "-o", "m.air", "--aipp", first)
        self.assertEqual(events.take(*names), ["+m.air", f"+{cfg}"])
        self.fxge("compile", program, "-o", "m.air", "--aipp", second, "--force")
        self.assertEqual(events.take(*names), [f"-{cfg}", "+m.air", f"+{cfg}"])
        self.fxge("compile", program, "-o", "m.air", "--aipp", second, "--force")
        self.assertNotIn(f"-{cfg}", events.take(*names))  # it is the program's own all the time
        self.fxge("compile", program, "-o", "m.air", "--force")
        self.assertEqual(events.take(*names), [f"-{cfg}", "+m.air"])
        self.write(cfg, "of somebody else")
        events.take()
        self.fxge("compile", program, "-o", "m.air", "--force")
        self.assertEqual(events.take(*names), ["+m.air"])
        os.close(events.fd)

    def test_images_of_many_bytes(self) -> None:
        """The bytes of the camera's images are limited, not those of the model's alone."""
        self.write("camera.cfg", Camera("RGB888_U8", 4096, 4096, crop=True, crop_size_w=1, crop_size_h=1).text())
        for batch in (1 << 38, 1 << 62):
            said = self.fxge("compile", self.model(batch, 3, 1, 1), "-o", "m.air", "--aipp", "camera.cfg", code=3).stderr
            self.assertIn("more than 2^63 bytes", said)
        self.fxge("compile", self.model(1 << 37, 3, 1, 1), "-o", "m.air", "--aipp", "camera.cfg")

    def test_long_words(self) -> None:
        program, start = self.model(1, 3, 4, 4), "aipp_op { aipp_mode: static input_format: RGB888_U8 "
        for text in ("x" * 10**6 + ": 3", "mean_chn_0: " + "1" * 10**6, "csc_switch: " + "t" * 10**6,
                     f"related_input_name: '{'x' * 10**6}'", f"aipp_mode: '{'x' * 10**6}'"):
            self.write("camera.cfg", start + text + " }")
            said = self.fxge("compile", program, "-o", "bad.air", "--aipp", "camera.cfg", code=2).stderr
            self.assertLess(len(said), 300)
        self.write("camera.cfg", start + f"related_input_name: '{'x' * 4096}'" + " }")
        self.fxge("compile", program, "-o", "bad.air", "--aipp", "camera.cfg", code=3)

    def test_damaged_nodes(self) -> None:
        """A description that a program holds is a part of the file, not of the command line."""
        for text in ("", "{", "{aipp_mode: static}", "{aipp_mode: dynamic}", "{aipp_mode: static, input_format: RGB888_U8, resize: true}",
                     "{a: 3}", "aipp_op {} " * 65):
            self.write("n.fx", 'fxge 1\nmodel "m" stage "ge"\ngraph "main"(%x : u8[1, 4, 4, 3]) {\n'
                               f'  %y = ge.Aipp(images=%x, aipp_config_path="{text}") : ?\n  return %y\n}}\n')
            said = self.fxge("run", "n.fx", "--random", "1", code=4).stderr
            self.assertIn("ge.Aipp: aipp_config_path: ", said)

    def test_damaged_interface(self) -> None:
        program, cfg = self.model(1, 3, 6, 6), self.write("camera.cfg", Camera("RGB888_U8", 6, 6).text())
        self.fxge("compile", program, "-o", "m.air", "--aipp", cfg)
        good = self.read("m.io.json")
        for old, new in (("static", "dynamic"), ("src_image_size_w: 6", "src_image_size_w: 7"), ("\\n}\\n", ""),
                         ("related_input_rank: 0", "related_input_rank: 3")):
            self.assertIn(old, good)
            self.write("m.io.json", good.replace(old, new))
            self.assertIn("E0780", self.fxge("run", "m.air", "--random", "1", code=4).stderr)
        other = json.loads(good)
        other["aipp"]["description"] = 3
        self.write("m.io.json", json.dumps(other))
        self.fxge("run", "m.air", "--random", "1", code=4)

    def test_check(self) -> None:
        self.fxge("compile", self.model(1, 3, 6, 6), "-o", "m.air")
        self.write("camera.cfg", Camera("RGB888_U8", 6, 6).text())
        self.assertIn("camera.cfg: fits m.air", self.fxge("check", "m.air", "--aipp", "camera.cfg").stderr)
        self.write("camera.cfg", Camera("RGB888_U8", 6, 8).text())
        self.assertIn("AIPP makes images of height 8, and input 'x' has height 6",
                      self.fxge("check", "m.air", "--aipp", "camera.cfg", code=1).stderr)

    def test_cost(self) -> None:
        """The image is the input, and its preprocessing a node."""
        program = self.model(1, 3, 6, 6)
        self.write("camera.cfg", Camera("RGB888_U8", 6, 6).text())
        plain, camera = (json.loads(self.fxge("cost", program, "--json", *more).stdout) for more in ([], ["--aipp", "camera.cfg"]))
        self.assertEqual((plain["cost"]["bytes_inputs"], camera["cost"]["bytes_inputs"]), (4 * 108, 108))
        self.assertEqual([n["op"] for n in camera["nodes"]].count("Aipp"), 1)
        self.assertGreater(camera["cost"]["elements"], plain["cost"]["elements"])
        self.write("camera.cfg", Camera("RGB888_U8", 6, 8).text())
        self.assertIn("height 8", self.fxge("cost", program, "--aipp", "camera.cfg", code=3).stderr)

    def test_verify(self) -> None:
        """Compares with preprocessing of the user's own, in f64: f16 differs by its rounding, a wrong mean by much."""
        scale = [1 / (255 * s) for s in (0.229, 0.224, 0.225)]
        means = [255 * m for m in (0.485, 0.456, 0.406)]
        fields: dict[str, object] = {}
        for c in range(3):
            fields[f"mean_chn_{c}"] = int(means[c])
            fields[f"min_chn_{c}"] = round(means[c] - int(means[c]), 6)
            fields[f"var_reci_chn_{c}"] = scale[c]
        camera = Camera("RGB888_U8", 6, 6, **fields)
        program = self.model(1, 3, 6, 6)
        image = images_of(camera, 1)[0]
        own = [(image[3 * at + c] - means[c]) * scale[c] for c in range(3) for at in range(36)]
        data = npy("<f4", [1, 3, 6, 6], struct.pack("<108f", *own))
        self.npz("x.npz", c0__in__x=npy("|u1", [1, 6, 6, 3], image), c0__out__0=data, c0__aipp__x=data)
        self.write("camera.cfg", camera.text())
        done = self.fxge("verify", program, "--aipp", "camera.cfg", "--expected", "x.npz")
        self.assertEqual([line.split()[1:3] for line in done.stdout.splitlines()[1:3]], [["aipp", "x"], ["out", "0"]])
        error = float(done.stdout.splitlines()[1].split()[4])
        self.assertTrue(1e-5 < error < 2e-3, done.stdout)
        self.write("camera.cfg", Camera("RGB888_U8", 6, 6, **{**fields, "mean_chn_1": 115}).text())
        self.assertIn("elements differ", self.fxge("verify", program, "--aipp", "camera.cfg", "--expected", "x.npz", code=1).stdout)
        self.write("camera.cfg", Camera("RGB888_U8", 6, 6, **{**fields, "rbuv_swap_switch": True}).text())
        self.fxge("verify", program, "--aipp", "camera.cfg", "--expected", "x.npz", code=1)

    # ---- refused descriptions ----

    def refused(self, text: str | bytes, said: str, code: int, program: str = "") -> None:
        with self.subTest(said=said):
            program = program or self.model(1, 3, 6, 6)
            self.write("camera.cfg", text)
            done = self.fxge("compile", program, "-o", "bad.air", "--aipp", "camera.cfg", code=code)
            self.assertIn(said, done.stderr)
            self.assertFalse(os.path.exists(os.path.join(self.dir, "bad.air")))

    def field(self, line: str, said: str, code: int, form: str = "RGB888_U8", program: str = "") -> None:
        self.refused(f"aipp_op {{ aipp_mode: static\ninput_format: {form}\n{line}\n}}", said, code, program)

    def test_fields(self) -> None:
        for line, said in (
            ("csc_swich: true", "unknown field 'csc_swich'"),
            ("csc_swich: true", "did you mean 'csc_switch'?"),
            ("rotation_angle: 0", "unknown field 'rotation_angle'"),
            ("channels: 1", "unknown field 'channels'"),
            ("rounds_to_nearest: true", "unknown field 'rounds_to_nearest'"),
            ("crop: yes", "crop is yes, expected true or false"),
            ("mean_chn_0: 256", "mean_chn_0 is 256, expected an integer from 0 to 255"),
            ("mean_chn_0: -1", "mean_chn_0 is -1, expected an integer from 0 to 255"),
            ("mean_chn_0: 1.5", "mean_chn_0 is 1.5, expected an integer"),
            ("min_chn_0: 256", "min_chn_0 is 256, expected a number from 0 to 255"),
            ("var_reci_chn_0: 65505", "expected a number from -65504 to 65504"),
            ("var_reci_chn_0: nan", "var_reci_chn_0 is nan"),
            ("var_reci_chn_0: 1e999", "var_reci_chn_0 is 1e999"),
            ("matrix_r0c0: 32677", "matrix_r0c0 is 32677, expected an integer from -32677 to 32676"),
            ("input_bias_0: 300", "input_bias_0 is 300"),
            ("src_image_size_w: 4097", "src_image_size_w is 4097, expected an integer from 0 to 4096"),
            ("load_start_pos_h: 4096", "load_start_pos_h is 4096, expected an integer from 0 to 4095"),
            ("left_padding_size: 33", "left_padding_size is 33, expected an integer from 0 to 32"),
            ("padding_value: 70000", "padding_value is 70000"),
            ("crop: true\ncrop: false", "camera.cfg:4: error[FXGE-E0973]: crop is given twice, first in line 3"),
            ("matrix_r0c0: [1]\nmatrix_r0c0: [2]", "matrix_r0c0 is given twice"),
            ("matrix_r0c0: [1, 2]", "expected ']': a field has one value"),
            ("input_format: RGB888_U8", "input_format is given twice"),
            ("related_input_name: x", "related_input_name is x, expected a string"),
            ("crop true", "found 'true', expected ':'"),
            ("crop: {", "crop is {, expected true or false"),
            ('"crop": true', "unknown field"),
        ):
            self.field(line, said, 2)

    def test_form(self) -> None:
        head = "aipp_op { aipp_mode: static input_format: RGB888_U8"
        for text, said in (
            ("", "found the end, expected aipp_op { ... }"),
            ("# nothing\n", "found the end, expected aipp_op { ... }"),
            ("aipp_op", "found the end, expected '{' after aipp_op"),
            (head, "found the end, expected a field"),
            (head + " crop: ", "crop is , expected true or false"),
            (head + " crop: true } }", "found '}', expected aipp_op { ... }"),
            ("aipp: { }", "found 'aipp', expected aipp_op"),
            ('{"aipp_mode": "static"}', "found '{', expected aipp_op"),
            ("aipp_op { input_format: RGB888_U8 }", "aipp_mode is missing"),
            ("aipp_op { aipp_mode: static }", "input_format is missing"),
            ("aipp_op { aipp_mode: statik }", "aipp_mode is 'statik', expected static"),
            ("aipp_op { aipp_mode: static input_format: RGB88_U8 }", "did you mean 'RGB888_U8'?"),
            ("aipp_op { aipp_mode: static input_format: NC1HWC0DI_FP16 }", "expected YUV420SP_U8, XRGB8888_U8"),
            (head + ' related_input_name: "x', "a string is not closed"),
            (head + ' related_input_name: "\\x41"}', "a string is not closed, or has escapes"),
            (head.encode() + b" crop\0: true }", "found the byte 0x00, expected text"),
            (b"\xef\xbb\xbf" + head.encode() + b"}", "found the byte 0xef, expected text"),
            (b"PK\3\4" + bytes(100), "expected aipp_op"),
            ("aipp_op {" * 100000, "unknown field 'aipp_op'"),
            ("# " + "x" * (1 << 20) + "\n" + head + "}", "bytes, at most 1048576"),
            ((head + " related_input_rank: 1}\n") * 100, "more than 64 operators"),
        ):
            self.refused(text, said, 7 if "most" in said or "more than" in said else 2)
        self.write("one.cfg", "")
        self.fxge("compile", self.model(1, 3, 6, 6), "-o", "bad.air", "--aipp", "absent.cfg", code=5)

    def test_what_cann_does_not_support(self) -> None:
        self.refused("aipp_op { aipp_mode: dynamic max_src_image_size: 100 }", "aipp_mode is dynamic: each run sets the values", 3)
        for line in ("resize: true", "resize_output_w: 32", "single_line_mode: true", "cpadding_value: 1.0", "support_rotation: true",
                     "raw_rgbir_to_f16_n: 9"):
            self.field(line, f"{line.split(':')[0]} is reserved: CANN does not support it", 3)

    def test_inputs(self) -> None:
        form = "aipp_op {{ aipp_mode: static input_format: {} {} }}\n"
        rgb = form.format("RGB888_U8", "")
        one = self.model(1, 3, 6, 6)
        self.refused(form.format("RGB888_U8", "related_input_rank: 1"), "related_input_rank is 1, and the program has 1 inputs", 3, one)
        self.refused(form.format("RGB888_U8", 'related_input_name: "data"'), "inputs are 0 x", 3, one)
        self.refused(rgb + rgb, "input 'x' has two operators, the first in line 1", 3, one)
        self.refused(form.format("YUV400_U8", ""), "input 'x' has 3 channels, and YUV400_U8 gives 1", 3, one)
        self.refused(form.format("YUV400_U8", "csc_switch: true"), "images of YUV400_U8 have no colours", 3, self.model(1, 1, 6, 6))
        self.refused(rgb, "the public documentation defines no image of 4 channels", 3, self.model(1, 4, 6, 6))
        self.refused(rgb, "the model's images are [N, C, H, W]", 3, self.model(1, 6, 6, 3))
        two = self.write("two.fx", TWO)
        self.refused(rgb, "input 'k' is i64, expected f32 or f16", 3, two)
        for kind, said in (("f32[3, 6, 6]", "input 'x' has 3 dims, expected an image [N, C, H, W]"),
                           ("bf16[1, 3, 6, 6]", "input 'x' is bf16, expected f32 or f16"),
                           ("u8[1, 3, 6, 6]", "input 'x' is u8, expected f32 or f16"),
                           ("f32[s0, 3, 6, 6]", "input 'x' has dynamic sizes")):
            head = 'model "m" stage "import"\n' + ("symbol s0 : int [2, 8]\n" if "s0" in kind else "")
            text = f'fxge 1\n{head}graph "main"(%x : {kind}) {{\n  %r = aten.relu.default(self=%x) : ?\n  return %r as "r"\n}}\n'
            self.refused(rgb, said, 3, self.write("kind.fx", text))

    def test_gears(self) -> None:
        text = 'fxge 1\nmodel "m" stage "import"\nsymbol s0 : int [1, 8]\n' + "".join(
            f"{line}\n" for line in ('graph "main"(%x : f32[s0, 3, 6, 6]) {', "  %r = aten.relu.default(self=%x) : ?", "  return %r", "}"))
        program = self.write("dynamic.fx", text)
        self.write("camera.cfg", "aipp_op { aipp_mode: static input_format: RGB888_U8 }\n")
        for command in (("compile", program, "-o", "bad.air"), ("run", program, "--random", "1")):
            done = self.fxge(*command, "--aipp", "camera.cfg", "--gears", "s0=1,2,4", code=3)
            self.assertIn("the program has 3 gears, and atc takes --insert_op_conf only without --dynamic_dims", done.stderr)
            self.assertIn("compile one program with fixed sizes for each gear", done.stderr)

    def test_sizes(self) -> None:
        for form, line, said in (
            ("RGB888_U8", "src_image_size_w: 8 src_image_size_h: 6", "AIPP makes images of width 8, and input 'x' has width 6"),
            ("RGB888_U8", "src_image_size_w: 8", "src_image_size_h is missing: expected both sizes, or none"),
            ("RGB888_U8", "crop: true", "src_image_size_w is missing: it is needed with crop or padding"),
            ("RGB888_U8", "src_image_size_w: 8 src_image_size_h: 8 crop: true load_start_pos_w: 3",
             "the crop ends outside of the image: load_start_pos_w 3 + crop_size_w 6 is more than src_image_size_w 8"),
            ("RGB888_U8", "src_image_size_w: 8 src_image_size_h: 8 crop: true crop_size_w: 5 crop_size_h: 6",
             "AIPP makes images of width 5, and input 'x' has width 6"),
            ("RGB888_U8", "src_image_size_w: 5 src_image_size_h: 5 padding: true left_padding_size: 2 top_padding_size: 1",
             "AIPP makes images of width 7"),
            ("RGB888_U8", "src_image_size_w: 5 src_image_size_h: 5 padding: true crop: true", "crop_size_w is missing: it is needed with padding"),
            ("YUV420SP_U8", "src_image_size_w: 7 src_image_size_h: 6 crop: true", "images of YUV420SP_U8 have even sizes"),
            ("YUV420SP_U8", "src_image_size_w: 8 src_image_size_h: 8 crop: true load_start_pos_w: 1",
             "load_start_pos_w is 1, and crops of YUV420SP_U8 start at even positions"),
            ("RGB888_U8", "mean_chn_3: 4", "mean_chn_3 is set, and input 'x' has 3 channels"),
            ("RGB888_U8", "var_reci_chn_3: 0.5", "var_reci_chn_3 is set"),
            ("RGB888_U8", "min_chn_3: 0.5", "min_chn_3 is set"),
        ):
            self.field(line, said, 3, form)
        self.field("", "images of YUV420SP_U8 have even sizes", 3, "YUV420SP_U8", self.model(1, 3, 6, 5))
        self.field("", "the image has width 5000, expected 2 to 4096", 3, "RGB888_U8", self.model(1, 3, 6, 5000))
        self.field("", "the image has width 1, expected 2 to 4096", 3, "RGB888_U8", self.model(1, 3, 6, 1))
        wide = self.model(1, 3, 6, 1100)
        text = Camera("RGB888_U8", 1090, 6, padding=True, left_padding_size=10).text()
        self.write("camera.cfg", text)
        self.fxge("compile", wide, "-o", "wide.air", "--aipp", "camera.cfg")
        done = self.fxge("compile", wide, "-o", "no.air", "--aipp", "camera.cfg", "--soc=Ascend310P3", code=3)
        self.assertIn("padding makes images of width 1100, and ascend310p pads up to 1080", done.stderr)

    def test_fields_without_effect(self) -> None:
        program = self.model(1, 3, 6, 6)
        for line, said in (("matrix_r0c0: 256", "matrix_r0c0 has no effect: csc_switch is false"),
                           ("load_start_pos_w: 2", "load_start_pos_w has no effect: crop is false"),
                           ("padding_value: 2", "padding_value has no effect: padding is false"),
                           ("max_src_image_size: 9", "max_src_image_size has no effect: aipp_mode is static")):
            self.write("camera.cfg", f"aipp_op {{ aipp_mode: static input_format: RGB888_U8\n{line} }}")
            done = self.fxge("run", program, "--random", "1", "--aipp", "camera.cfg")
            self.assertIn("warning[FXGE-W0975]: " + said, done.stderr)
            self.fxge("run", program, "--random", "1", "--aipp", "camera.cfg", "--strict", code=2)

    def test_usage(self) -> None:
        program = self.model(1, 3, 6, 6)
        cfg = self.write("camera.cfg", Camera("RGB888_U8", 6, 6).text())
        self.fxge("compile", program, program, "-o", "out", "--aipp", cfg, code=2)
        self.fxge("compile", program, "--stage=fused", "--aipp", cfg, code=2)
        self.fxge("verify", program, "--bisect", "x.npz", "--aipp", cfg, code=2)
        image = self.npz("in.npz", x=npy("<f4", [1, 3, 6, 6], bytes(432)))
        self.assertIn("input 'x' is f32, expected u8[1, 6, 6, 3]", self.fxge("run", program, "--aipp", cfg, "--inputs", image, code=4).stderr)


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    unittest.main()
