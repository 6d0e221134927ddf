#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the lowering for chips: operators without a kernel are replaced by types that have one, or about which nothing is
known, and compute the same. Standard library only.

test_chips.py FXGE MODELS
"""

import json
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import unittest
import zipfile

import test_cli
from test_cli import Case, model

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "architectures"))
import alternatives  # noqa: E402
import assumed  # noqa: E402

ATTENTION = """graph main(%q : DTYPE[2, HEADS, ROWS, 32], %k : DTYPE[2, KV, KEYS, 32], %v : DTYPE[2, KV, KEYS, 32]MASKIN) {
  %y = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%vMASKARG, scale=0.2GQA) : ?
  return %y
}"""


def attention(dtype="f32", heads=2, kv=2, rows=16, keys=16, mask=False):
    return (ATTENTION.replace("DTYPE", dtype).replace("HEADS", str(heads)).replace("KV", str(kv)).replace("ROWS", str(rows))
            .replace("KEYS", str(keys)).replace("MASKIN", f", %m : bool[{rows}, {keys}]" if mask else "").replace("MASKARG", ", attn_mask=%m" if mask else "")
            .replace("GQA", ", enable_gqa=true" if heads != kv else ""))


def norm(dtype="f32", weights=True):
    given = f", %w : {dtype}[32], %b : {dtype}[32]" if weights else ""
    return (f"graph main(%x : {dtype}[2, 8, 32]{given}) {{\n  %y, %m, %r = aten.native_layer_norm.default(input=%x, normalized_shape=[32], "
            f"{'weight=%w, bias=%b, ' if weights else ''}eps=1e-05) : ?, ?, ?\n  return %y\n}}")


def unary(op, dtype="f32", of="?"):
    return f"graph main(%x : {dtype}[3, 40]) {{\n  %y = aten.{op}.default(self=%x) : {of}\n  return %y\n}}"


RMS = """graph main(%x : DTYPE[2, 5, N], %g : DTYPE[N]) {
  %y = aten.rms_norm.default(input=%x, normalized_shape=[N], weight=%g, eps=1e-06) : ?
  return %y
}"""
ROTARY = """graph main(%x : f32[2, 8, 4, N], %cos : f32[1, 8, 1, N], %sin : f32[1, 8, 1, N]) {
  %a = aten.slice.Tensor(self=%x, dim=3, start=0, end=HALF) : ?
  %b = aten.slice.Tensor(self=%x, dim=3, start=HALF, end=N) : ?
  %n = aten.neg.default(self=%b) : ?
  %turned = aten.cat.default(tensors=[%n, %a], dim=-1) : ?
  %p = aten.mul.Tensor(self=%x, other=%cos) : ?
  %q = aten.mul.Tensor(self=%turned, other=%sin) : ?
  %y = aten.add.Tensor(self=%p, other=%q) : ?
  return %y
}"""
INVERSE = """graph main(%x : f32[6]) {
  %t = aten.trunc.default(self=%x) : ?
  %y = aten.reciprocal.default(self=%t) : ?
  return %t, %y
}"""
SWIGLU = """graph main(%x : f32[4, N]) {
  %y = npu.npu_swiglu.default(self=%x, dim=-1) : ?
  return %y
}"""
ROPE = """graph main(%x : f32[2, 8, 4, N], %cos : f32[1, 8, 1, N], %sin : f32[1, 8, 1, N]) {
  %y = npu.npu_rotary_mul.default(self=%x, r1=%cos, r2=%sin, rotary_mode="interleave") : ?
  return %y
}"""
ROPE_BACK = """graph main(%g : f32[2, 8, 4, 64], %x : f32[2, 8, 4, 64], %cos : f32[1, 8, 1, 64], %sin : f32[1, 8, 1, 64]) {
  %a, %b, %c = npu.npu_rotary_mul_backward.default(grad=%g, self=%x, r1=%cos, r2=%sin) : ?, ?, ?
  return %a, %b, %c
}"""
ADD_RMS = """graph main(%a : f32[3, N], %b : f32[3, N], %g : f32[N]) {
  %y, %r, %x = npu.npu_add_rms_norm.default(x1=%a, x2=%b, gamma=%g, epsilon=1e-06) : ?, ?, ?
  return %y, %r, %x
}"""
SCATTER = """graph main(%x : DTYPE[2, 8], %s : DTYPE[2, 3], %f : f32[2, 3]) {
  %n = aten.ne.Tensor(self=%f, other=%f) : ?
  %i = aten._to_copy.default(self=%n, dtype=i64) : ?
  %y = aten.scatter.src(self=%x, dim=1, index=%i, src=%s) : ?
  %z = aten.add.Tensor(self=%x, other=%y) : ?
  return %y, %z
}"""
SLICE = """symbol s0 : int [2, 64]
graph main(%x : f32[s0, 8]) {
  %y = aten.slice.Tensor(self=%x, dim=1, start=1, end=7, step=2) : ?
  return %y
}"""
BATCH_NORM = """graph main(%x : f32[2, 3, 4, 4], %w : f32[3], %b : f32[3], %m : f32[3], %v : f32[3]) {
  %a = aten.abs.default(self=%v) : ?
  %y, %s, %t = aten._native_batch_norm_legit_no_training.default(input=%x, weight=%w, bias=%b, running_mean=%m, running_var=%a, momentum=0.1, eps=1e-05) : ?, ?, ?
  return %y
}"""
FIXED_RANGE = """graph "main"(
    %x : i64[1]) {
  %range = aten.arange.default(end=72) : i64[72]
  %y = aten.ge.Tensor(self=%range, other=%x) : bool[72]
  return %y as "y"
}"""
RANGE = """graph main(%x : i64[7]) {
  %r = aten.arange.start_step(start=3, end=-4, step=-1, dtype=i64) : ?
  %y = aten.add.Tensor(self=%x, other=%r) : ?
  return %y
}"""
STATISTICS = norm("f16").replace("return %y", "return %y, %m, %r")
POOL = """graph main(%x : f32[1, 2, 7, 6]) {
  %y = aten.adaptive_avg_pool2d.default(self=%x, output_size=[3, 4]) : ?
  return %y
}"""
GRID = """graph main(%x : f32[1, 2, 5, 6], %g : f32[1, 3, 4, 2]) {
  %y = aten.grid_sampler_2d.default(input=%x, grid=%g, interpolation_mode=0, padding_mode=0, align_corners=false) : ?
  return %y
}"""
INDICES = """graph main(%x : f32[1, 2, 8, 6]) {
  %y, %i = aten.max_pool2d_with_indices.default(self=%x, kernel_size=[2, 2]) : ?, ?
  return %y, %i
}"""
GROUPS = """graph main(%x : f32[9, 8], %w : f32[3, 8, 5]) {
  %o = aten.arange.start_step(start=2, end=9, step=3, dtype=i32) : ?
  %y = aten._grouped_mm.default(self=%x, mat2=%w, offs=%o) : ?
  return %y
}"""
QUANTISED = """graph main(%x : f16[4, 24]) {
  %y, %s = npu.npu_dynamic_quant.default(input=%x) : ?, ?
  return %y, %s
}"""
SPLIT = """graph main(%x : f32[4, 6]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[2, 4], dim=1) : ?, ?
  return %a, %b
}"""
FREE_RANGE = """symbol s0 : int [1, 9223372036854775807]
graph main(%x : i64[s0]) {
  %r = aten.arange.default(end=s0, dtype=i64) : ?
  %y = aten.add.Tensor(self=%x, other=%r) : ?
  return %y
}"""
NON_ZERO = """graph main(%x : f32[3, 4]) {
  %y = aten.nonzero.default(self=%x) : ?
  return %y
}"""
HALF = """graph main(%x : bf16[3, 16], %w : bf16[16, 16]) {
  %p = aten.mm.default(self=%x, mat2=%w) : ?
  %q = aten._softmax.default(self=%p, dim=-1, half_to_float=false) : ?
  %y = aten.layer_norm.default(input=%q, normalized_shape=[16]) : ?
  return %y
}"""
# name: chip, program, types that must be gone, types that must be there
CASES = {
    "attention, 310B": ("Ascend310B4", attention(), "FlashAttentionScore", "SoftmaxV2"),
    "attention with a mask, 310B": ("Ascend310B4", attention(mask=True), "FlashAttentionScore", "SoftmaxV2 MaskedFill"),
    "attention of groups, 310B": ("Ascend310B4", attention(heads=4), "FlashAttentionScore", "SoftmaxV2"),
    "attention of f32, 310P": ("Ascend310P3", attention(), "FlashAttentionScore PromptFlashAttention", "SoftmaxV2"),
    "prompt, 310P": ("Ascend310P3", attention("f16"), "FlashAttentionScore SoftmaxV2", "PromptFlashAttention"),
    "prompt with a mask, 310P": ("Ascend310P3", attention("f16", mask=True), "FlashAttentionScore SoftmaxV2", "PromptFlashAttention"),
    "mask beyond a limit, 310P": ("Ascend310P3", attention("f16", rows=15, keys=16, mask=True), "FlashAttentionScore PromptFlashAttention", "SoftmaxV2"),
    "one step, 310P": ("Ascend310P3", attention("f16", rows=1, keys=40), "FlashAttentionScore SoftmaxV2", "IncreFlashAttention"),
    "attention, 950": ("Ascend950PR_9599", attention(), "SoftmaxV2", "FlashAttentionScore"),
    "layer norm, 310P": ("Ascend310P3", norm(), "LayerNormV4", "LayerNormV3"),
    "layer norm without weights, 310B": ("Ascend310B4", norm("f16", weights=False), "LayerNormV4", "LayerNormV3"),
    "layer norm of f16, 310P": ("Ascend310P3", norm("f16"), "LayerNormV3", "LayerNormV4"),
    "layer norm, 310B": ("Ascend310B4", norm("f16"), "LayerNormV4", "LayerNormV3"),
    "layer norm with statistics, 310B": ("Ascend310B4", STATISTICS, "LayerNormV4", "LayerNormV3"),
    "pool of parts, 910B": ("Ascend910B1", POOL, "AdaptiveAvgPool2d", ""),
    "pool of parts, 950": ("Ascend950PR_9599", POOL, "", "AdaptiveAvgPool2d"),
    "grid, 310B": ("Ascend310B4", GRID, "GridSampler2D", ""),
    "pool with indices, 310P": ("Ascend310P3", INDICES, "MaxPool3DWithArgmaxV2", "MaxPoolV3"),
    "products of groups, 310B": ("Ascend310B4", GROUPS, "GroupedMatmul", "BatchMatMulV2"),
    "products of groups, 310P": ("Ascend310P3", GROUPS, "", "GroupedMatmul"),
    "dynamic quantisation, 310B": ("Ascend310B4", QUANTISED, "DynamicQuant", "ReduceMax"),
    "rms norm, 310B": ("Ascend310B4", RMS.replace("DTYPE", "f16").replace("N", "32"), "RmsNorm", "Rsqrt"),
    "rms norm, 310P": ("Ascend310P3", RMS.replace("DTYPE", "f32").replace("N", "32"), "Rsqrt", "RmsNorm"),
    "rms norm of short rows, 310P": ("Ascend310P3", RMS.replace("DTYPE", "f32").replace("N", "4"), "RmsNorm", "Rsqrt"),
    "add rms norm, 310B": ("Ascend310B4", ADD_RMS.replace("N", "32"), "AddRmsNorm", "Rsqrt"),
    "rotary, 310B": ("Ascend310B4", ROTARY.replace("HALF", "32").replace("N", "64"), "RotaryPositionEmbedding", "ConcatV2"),
    "rotary, 310P": ("Ascend310P3", ROTARY.replace("HALF", "32").replace("N", "64"), "ConcatV2", "RotaryPositionEmbedding"),
    "rotary of odd sizes, 310P": ("Ascend310P3", ROTARY.replace("HALF", "20").replace("N", "40"), "RotaryPositionEmbedding", "ConcatV2"),
    "rotary of pairs, 310B": ("Ascend310B4", ROPE.replace("N", "64"), "RotaryPositionEmbedding", "ConcatV2"),
    "rotary of pairs, 310P": ("Ascend310P3", ROPE.replace("N", "64"), "RotaryPositionEmbedding", "ConcatV2"),
    "rotary of torch_npu, 950": ("Ascend950PR_9599", ROPE.replace("N", "64").replace("interleave", "half"), "RotaryMul", "RotaryPositionEmbedding"),
    "rotary of three dims, 950": ("Ascend950PR_9599", ROPE.replace("[2, 8, 4, N]", "[8, 4, N]").replace("[1, 8, 1, N]", "[8, 1, N]").replace("N", "64").replace("interleave", "half"),
                                  "RotaryMul", "RotaryPositionEmbedding"),
    "gradient of a rotary embedding, 950": ("Ascend950PR_9599", ROPE_BACK, "RotaryMulGrad", "RotaryPositionEmbeddingGrad"),
    "gate, 310B": ("Ascend310B4", SWIGLU.replace("N", "64"), "SwiGlu", "Sigmoid"),
    "gate, 310P": ("Ascend310P3", SWIGLU.replace("N", "64"), "Sigmoid", "SwiGlu"),
    "gate of short rows, 310P": ("Ascend310P3", SWIGLU.replace("N", "20"), "SwiGlu", "Sigmoid"),
    "scatter, 310P": ("Ascend310P3", SCATTER.replace("DTYPE", "f32"), "ScatterElements", "ScatterElementsV2 TensorMove"),
    "scatter of i64, 310P": ("Ascend310P3", SCATTER.replace("DTYPE", "i64"), "ScatterElementsV2", "ScatterElements"),
    "slice, 910B": ("Ascend910B1", SLICE, "StridedSliceV2", "StridedSliceV3"),
    "slice, 910_93": ("Ascend910_9391", SLICE, "StridedSliceV2", "StridedSliceV3"),
    "slice of i16, 910B": ("Ascend910B1", SLICE.replace("f32[", "i16["), "StridedSliceV3", "StridedSliceV2"),
    "attention without keys, 310P": ("Ascend310P3", attention("f16", rows=2, keys=0), "PromptFlashAttention", ""),
    "range of i64, 310B": ("Ascend310B4", RANGE, "", "Range Cast"),
    "range of fixed size, 310B": ("Ascend310B4", FIXED_RANGE, "", "Range Cast"),
    "slice, 950": ("Ascend950PR_9599", SLICE, "StridedSliceV3", "StridedSliceV2"),
    "batch norm, 950": ("Ascend950PR_9599", BATCH_NORM, "BNInfer", "BatchNorm"),
    "isnan, 310P": ("Ascend310P3", unary("isnan"), "IsNan", "NotEqual"),
    "isinf, 310B": ("Ascend310B4", unary("isinf"), "IsInf", "Abs"),
    "trunc, 310B": ("Ascend310B4", unary("trunc"), "Trunc", "Floor"),
    "signbit, 310P": ("Ascend310P3", unary("signbit"), "Signbit", "Bitcast"),
}
def npy(descr, data, shape):
    head = str({"descr": descr, "fortran_order": False, "shape": shape}).encode()
    head += b" " * (-(len(head) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + data


CODES = {"|i1": "b", "<f4": "f", "<i8": "q", "|b1": "b", "<f2": "e", "<i2": "h"}


def read(path):
    """Returns the arrays of an .npz as (dtype, bytes)."""
    with zipfile.ZipFile(path) as file:
        found = {}
        for name in file.namelist():
            data = file.read(name)
            n = int.from_bytes(data[8:10], "little") + 10
            found[name] = (re.search(rb"'descr': '([^']+)'", data).group(1).decode(), data[n:])
    return found


def values(descr, data):
    code = CODES[descr]
    return struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", data)


class Lowering(Case):
    def types(self, path, *more):
        shown = self.expect(0, "dump", path, "--stage", "ge", *more, out=None).stdout
        return shown, set(re.findall(r"= ge\.(\w+)\(", shown))

    def test_replacements(self):
        for name, (chip, program, gone, there) in CASES.items():
            with self.subTest(name):
                path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + program + "\n").encode())
                shown, found = self.types(path, "--soc=" + chip)
                self.assertEqual((found & set(gone.split()), set(there.split()) - found), (set(), set()), shown)
                symbols = set(re.findall(r"^symbol (\w+)", self.types(path)[0], re.M))
                self.assertLessEqual(set(re.findall(r"^symbol (\w+)", shown, re.M)), symbols, "a size is lost: " + shown)
                sizes = ["--size", "s0=3"] if "s0" in program else []
                for out, more in (("a.npz", []), ("b.npz", ["--soc=" + chip])):
                    self.expect(0, "run", path, "--random", "1", "--seed", "7", "--outputs", self.path(out), "--force", *sizes, *more, out=None)
                mine, plain = read(self.path("b.npz")), read(self.path("a.npz"))
                self.assertEqual(mine.keys(), plain.keys())
                for key, (descr, data) in plain.items():
                    self.assertEqual(mine[key][0], descr)
                    a, b = values(descr, mine[key][1]), values(descr, data)
                    bar = 4e-3 if descr == "<f2" else 2e-6
                    scale = max((abs(v) for v in b), default=1) or 1
                    self.assertEqual(len(a), len(b))
                    self.assertLessEqual(max((abs(x - y) for x, y in zip(a, b)), default=0), bar * scale, (name, key))

    def test_bytes_without_a_chip(self):
        """Without --soc nothing is replaced, and the types of the other chips stay."""
        for name, (_, program, gone, _) in CASES.items():
            path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + program + "\n").encode())
            _, found = self.types(path)
            with self.subTest(name):
                self.assertFalse(found & {"StridedSliceV3", "LayerNormV3", "PromptFlashAttention", "IncreFlashAttention"})

    def test_special_values(self):
        """Signs of zeros, and products of f16 that overflow before they are scaled."""
        path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + INVERSE + "\n").encode())
        given = self.arrays("in.npz", x=npy("<f4", struct.pack("<6f", -0.0, 0.0, -0.5, 0.5, -1e30, 2.5), (6,)))
        outs = []
        for more in ([], ["--soc=Ascend310B4"]):
            self.expect(0, "run", path, "--inputs", given, "--outputs", self.path("o.npz"), "--force", *more, out=None)
            outs.append(read(self.path("o.npz")))
        self.assertEqual(*outs)
        path = self.write("a.fx", ('fxge 1 model "m" stage "import"\n' + attention("f16", heads=1, kv=1, rows=1, keys=2).replace("[2,", "[1,").replace(", scale=0.2", "") + "\n").encode())
        v = struct.pack("<64e", *range(64))
        given = self.arrays("a.npz", q=npy("<f2", struct.pack("<32e", *[70] * 32), (1, 1, 1, 32)), k=npy("<f2", struct.pack("<64e", *[70] * 32, *[69] * 32), (1, 1, 2, 32)),
                            v=npy("<f2", v, (1, 1, 2, 32)))
        self.expect(0, "run", path, "--inputs", given, "--outputs", self.path("o.npz"), "--force", "--soc=Ascend310B4", out=None)
        ((_, (_, data)),) = read(self.path("o.npz")).items()
        self.assertEqual(struct.unpack("<32e", data), tuple(range(32)))

    def test_forms(self):
        """Dtypes that a chip does not take are gone: alternatives.py counts them in the graph."""
        for program, chip, form in ((SPLIT, "ascend310b", "SplitV with split_dim of i64"), (FREE_RANGE, "ascend310b", "Range of i64"),
                                    (NON_ZERO, "ascend310p", "NonZero to i64"), (HALF, "ascend310p", "bf16 tensors"),
                                    (HALF, "ascend310b", "bf16 tensors but in products")):
            with self.subTest(form):
                path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + program + "\n").encode())
                plain, lowered = (self.types(path, *more)[0] for more in ([], ["--soc=" + chip]))
                self.assertTrue(alternatives.left(plain, chip)["replaced"][form])
                self.assertFalse(alternatives.left(lowered, chip)["replaced"])

    def test_bf16(self):
        """A program of bf16 keeps its interface on a chip without bf16, and computes at least as exactly."""
        for chip in ("Ascend310P3", "Ascend310B4"):
            path = model("encoder_bf16.default.pt2")
            self.expect(0, "verify", path, "--expected", model("encoder_bf16.npz"), "--soc", chip, out=None, err="W0387")
            r = self.expect(0, "compile", path, "-o", self.path("m.air"), "--force", "--soc", chip, "-v", err="operators of bf16 compute in f32")
            self.assertIn("since the kernels of " + chip.lower()[:10], r.stderr)

    def test_names(self):
        """--no-fuse and --explain know the names of the lowering; `all` does not turn it off."""
        path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + norm() + "\n").encode())
        out = ["-o", self.path("m.air"), "--force", "--soc=Ascend310B4", "-v"]
        self.expect(0, "compile", path, *out, "--no-fuse=all", err="replaced: 1 LayerNormV4")
        r = self.expect(0, "compile", path, *out, "--no-fuse=chip_layer_norm", out=None)
        self.assertNotIn("N0391", r.stderr)
        self.expect(0, "compile", path, *out, "--explain=chip_layer_norm", out=None)
        self.expect(2, "compile", path, *out, "--no-fuse=chip_norm", err="chip_bf16, chip_formula, chip_layer_norm")
        self.expect(2, "compile", path, "-o", self.path("m.air"), "--force", "--no-fuse=chip_layer_norm", err="E0561")
        path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + QUANTISED + "\n").encode())
        self.expect(0, "compile", path, *out, err="are composed of others: DynamicQuant")
        r = self.expect(0, "compile", path, *out, "--no-fuse=chip_formula", out=None)
        self.assertNotIn("N0391", r.stderr)
        path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + HALF + "\n").encode())
        r = self.expect(0, "compile", path, *out, "--no-fuse=chip_bf16", out=None)
        self.assertNotIn("of bf16", r.stderr)

    def test_note(self):
        path = self.write("m.fx", ('fxge 1 model "m" stage "import"\n' + norm() + "\n").encode())
        r = self.expect(0, "compile", path, "-o", self.path("m.air"), "--soc=Ascend310B4", "-v", err="N0391")
        self.assertIn("operators without a fitting kernel on ascend310b are replaced: 1 LayerNormV4", r.stderr)

    def test_models(self):
        """Models keep their results, and every kernel is there or unknown."""
        for name in ("encoder", "mlp", "convnet_dyn"):
            for chip in ("Ascend310P3", "Ascend310B4", "Ascend910B1", "Ascend910_9391", "Ascend950PR_9599"):
                with self.subTest((name, chip)):
                    air = self.path("m.air")
                    self.expect(0, "compile", model(name + ".default.pt2"), "-o", air, "--force", "--soc=" + chip)
                    r = self.expect(0, "check", air, "--soc=" + chip, err="0 have none that fits")
                    self.assertNotIn("W0388", r.stderr)
                    self.expect(0, "verify", air, "--expected", model(name + ".npz"), out=None)


class Formulas(Case):
    """GE types that others emit, and that the executor runs by a formula."""

    def test_scatter(self):
        """GE's Scatter writes as torch_npu's scatter_update."""
        ports = "graph main(%v : f32[2, 1, 4, 3], %u : f32[2, 1, 1, 3]) {\n  %i = "
        found = []
        for stage, index, call in (("import", "aten.arange.default(end=2, dtype=i64)", "npu.scatter_update.default(self=%v, indices=%i, updates=%u, axis=2)"),
                                   ("ge", "ge.Const(value=@i)", 'ge.Scatter(var=%c, indices=%i, updates=%u, reduce="update", axis=-2)')):
            copy = "  %c = ge.TensorMove(x=%v) : ?\n" if stage == "ge" else ""
            constant = "tensor @i : i64[2] = {0, 1}\n" if stage == "ge" else ""
            text = f'fxge 1\nmodel "m" stage "{stage}"\n{constant}{ports}{index} : ?\n{copy}  %y = {call} : ?\n  return %y as "y"\n}}\n'
            self.expect(0, "run", self.write("m.fx", text.encode()), "--random", "1", "--outputs", self.path("o.npz"), "--force", out=None)
            found.append(read(self.path("o.npz")))
        self.assertEqual(*found)

    def test_rotary_gradient(self):
        """Without x the tables have no gradient, and that of x is the same."""
        found = []
        for more in ("", ", x=%x"):
            text = (b'fxge 1\nmodel "m" stage "ge"\ngraph main(%g : f32[2, 8, 4, 64], %c : f32[1, 8, 1, 64], %s : f32[1, 8, 1, 64], %x : f32[2, 8, 4, 64]) {\n'
                    b"  %a, %b, %d = ge.RotaryPositionEmbeddingGrad(dy=%g, cos=%c, sin=%s" + more.encode() + b") : ?, ?, ?\n  return %a as \"a\"\n}\n")
            self.expect(0, "run", self.write("m.fx", text), "--random", "1", "--outputs", self.path("o.npz"), "--force", out=None)
            found.append(read(self.path("o.npz")))
        self.assertEqual(*found)


class Assumed(Case):
    """Descriptions that tests/architectures/assumed.py makes in the form of CANN's files."""

    def test_files(self):
        for family in assumed.FAMILIES:
            with self.subTest(family):
                root = str(assumed.make(pathlib.Path(self.path("kernels")), family))
                out = self.path("out.yaml")
                r = self.expect(0, "chips", "export", "--soc=" + family, "--kernels", root, "-o", out, "--force", "-v", out=None)
                self.assertNotIn("N0392", r.stderr)  # each dtype is known
                for entries in (*assumed.cores(family).values(), *([e] for e in assumed.ai_cpu(family).values())):
                    self.assertTrue(all(e["source"] and e["assumed"] == "true" for e in entries))

    def test_rewritten(self):
        """Types that public passes rewrite on a 950 are judged as what they become, also by description files."""
        path = self.write("m.fx", b'fxge 1 model "m" stage "import"\ngraph main(%x : f32[4, 8], %w : f32[8, 8]) {\n  %y = aten.mm.default(self=%x, mat2=%w) : ?\n  return %y\n}\n')
        self.expect(0, "compile", path, "-o", self.path("m.air"), "--soc=ascend950", "--force")
        root = str(assumed.make(pathlib.Path(self.path("kernels")), "ascend950"))
        self.expect(0, "check", self.path("m.air"), "--soc=ascend950", "--kernels", root, err="1 have a kernel")

    def test_state(self):
        """A state is not written by a type that an installed CANN does not have."""
        root = assumed.make(pathlib.Path(self.path("kernels")), "ascend310b")
        r = self.expect(0, "dump", model("decoder.default.pt2"), "--stage=ge", "--soc=ascend310b", "--kernels", str(root), out=None)
        self.assertFalse(alternatives.left(r.stdout, "ascend310b")["replaced"])


class Names(Case):
    """The name of a family, in any case, becomes that of its usual chip in atc's command."""

    def test_families(self):
        for name, chip in (("ascend310p", "Ascend310P3"), ("Ascend310P", "Ascend310P3"), ("ASCEND310B", "Ascend310B4"),
                           ("Ascend310P1", "Ascend310P1")):
            r = self.expect(0, "compile", model("mlp.default.pt2"), "-o", self.path("m.air"), "--force",
                            f"--soc={name}", "--json", out=None)
            self.assertIn(f"--soc_version={chip}", json.loads(r.stdout)["next"])


class Codes(Case):
    """Codes of atc, GE and the run time."""

    def test_each(self):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../driver/cann_codes.def"), encoding="utf-8") as file:
            codes = re.findall(r'^FXGE_CANN_CODE\("([^"]+)", "([^"]+)", "([^"]+)"\)', file.read(), re.MULTILINE)
        self.assertGreater(len(codes), 100)
        for code, meaning, remedy in codes:
            shown = code.removesuffix("*").ljust(6, "1")
            out = self.expect(0, "explain", shown, out=None).stdout
            self.assertEqual(out, f"{shown}  {meaning}\n  hint    {remedy}\n")

    def test_log(self):
        log = self.write("atc.log", b"ATC start working now\nE10016: 2026-11-29 Op name nothing specified in --input_shape is not found\n"
                         b"[ERROR] EZ3003: No supported Ops kernel and engine\nEZ3003 again XE10001 E100160\n errno 507011\nW11001\x1b[31m\n")
        r = self.expect(0, "explain", "--log", log, out=None)
        self.assertEqual([line.split()[0] for line in r.stdout.splitlines() if not line.startswith(" ")], ["E10016", "EZ3003", "507011", "W11001"])
        self.assertIn("  line    3: [ERROR] EZ3003", r.stdout)
        self.assertNotIn("\x1b", r.stdout)
        shown = json.loads(self.expect(0, "explain", "--log", log, "--json", out=None).stdout)["codes"]
        self.assertEqual([(x["code"], x["line"]) for x in shown], [("E10016", 2), ("EZ3003", 3), ("507011", 5), ("W11001", 6)])
        self.expect(0, "explain", "--log", self.write("b.log", b"E00000\n" * 9), err="no known code")
        self.expect(5, "explain", "--log", self.path("nowhere"), err="cannot be opened")
        self.expect(5, "explain", "--log", self.dir, err="is not a regular file")
        wide = self.write("w.log", "first\r\nE10016: name\r\n".encode("utf-16"))
        self.assertIn("  line    2: ", self.expect(0, "explain", "--log", wide, out=None).stdout)
        long = self.write("l.log", b"x" * 4094 + b" EZ3003 " + b"y" * 9000 + b"\n\0E10016\n")
        self.assertRegex(self.expect(0, "explain", "--log", long, out=None).stdout, r"(?s)EZ3003 .*line    1: .*E10016 .*line    2: E10016")
        self.expect(2, "explain", "E99998", err="unknown diagnostic")
        self.expect(2, "explain", f"E{(1 << 32) + 401}", err="unknown diagnostic")
        self.expect(0, "explain", "--help", out=None)

    def test_hostile_logs(self):
        """Bytes of every kind: each log ends with what is known in it, and nothing controls a terminal."""
        rng = random.Random(1)
        parts = [b"E10016", b"EZ3003", b"507011", b"W11001", b"E99999", b"\n", b"\r\n", b"\0", b"\x1b[31m", b"\xff\xfe", b"\xc2\x9b", "\u202e".encode(), b" ", b"e" * 5000, b"E" * 7,
                 b"E10016" * 3, b"_EZ3003_", b"1" * 5, b"%s%n", b'"\\']
        for case in range(60):
            log = self.write("h.log", b"".join(rng.choices(parts, k=rng.randrange(300))))
            text = self.expect(0, "explain", "--log", log, out=None).stdout
            self.assertFalse(re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", text), case)
            json.loads(self.expect(0, "explain", "--log", log, "--json", out=None).stdout)
        log = self.write("h.log", b"E10016 " * 100000 + b"\n" * 100000 + b"".join(b"E%05d " % i for i in range(100000)))
        self.assertLess(len(self.expect(0, "explain", "--log", log, out=None).stdout), 100000)
        text = self.expect(0, "explain", "--log", self.write("h.log", b"E10016" + " 日本".encode() * 100), out=None).stdout
        self.assertNotIn("\ufffd", text)  # no character is cut in two
        fifo = os.path.join(os.path.dirname(log), "fifo")
        os.mkfifo(fifo)
        for path in ("/dev/zero", fifo, os.path.dirname(log)):
            r = self.expect(5, "explain", "--log", path, out=None)
            self.assertIn("--log - reads standard input", r.stderr)
        with open("/dev/zero", "rb") as endless:
            r = subprocess.run([test_cli.FXGE, "explain", "--log", "-"], stdin=endless, capture_output=True, text=True, timeout=120)
        self.assertEqual(r.returncode, 7, r.stderr)


if __name__ == "__main__":
    test_cli.FXGE, test_cli.MODELS = (os.path.abspath(a) for a in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
