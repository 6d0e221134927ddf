# SPDX-License-Identifier: Apache-2.0
"""Tests constant numbers of detections (max_detections) against the programs with data-dependent numbers."""
# ruff: noqa: E501

from __future__ import annotations

import pathlib
import re
import tempfile
import unittest

import support  # noqa: F401
import torch

import fxge

HEAD = """fxge 1
model "m" stage "import"
symbol u0 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[12, 4],
    %y : f32[12],
    %w : f32[4, 3]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.3) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="u0 >= 2") name("_assert_scalar_default")
  %boxes = aten.index.Tensor(self=%x, indices=[%nms]) : f32[u0, 4]
"""

MASKED = (
    "%hit = aten.gt.Scalar(self=%y, other=0.4) : bool[12]\n %hx = aten.index.Tensor(self=%x, indices=[%hit]) : f32[u1, 4]\n"
    " %hy = aten.index.Tensor(self=%y, indices=[%hit]) : f32[u1]\n %hp = aten.where.default(condition=%hit) : i64[u1]\n"
)

ALLOWED = {
    "keep": "return %nms",
    "boxes": "return %boxes",
    "index_select": "%a = aten.index_select.default(self=%y, dim=0, index=%nms) : f32[u0]\n return %a, %boxes",
    "pointwise": "%a = aten.sigmoid.default(self=%boxes) : f32[u0, 4]\n %b = aten.mul.Scalar(self=%a, other=2) : f32[u0, 4]\n return %b",
    "product": "%a = aten.mm.default(self=%boxes, mat2=%w) : f32[u0, 3]\n %s = aten.softmax.int(self=%a, dim=-1) : f32[u0, 3]\n return %s",
    "reduce": "%a = aten.sum.dim_IntList(self=%boxes, dim=[1]) : f32[u0]\n %v, %i = aten.max.dim(self=%boxes, dim=1) : f32[u0], i64[u0]\n return %a, %v, %i",
    "columns": "%a = aten.select.int(self=%boxes, dim=1, index=2) : f32[u0]\n %b = aten.slice.Tensor(self=%boxes, dim=1, start=1, end=3) : f32[u0, 2]\n"
    " %s = aten.stack.default(tensors=[%a, %a], dim=1) : f32[u0, 2]\n %c = aten.cat.default(tensors=[%b, %s], dim=1) : f32[u0, 4]\n return %c",
    "reshape": "%a = aten.view.default(self=%boxes, size=[u0, 2, 2]) : f32[u0, 2, 2]\n %b = aten.permute.default(self=%a, dims=[1, 0, 2]) : f32[2, u0, 2]\n return %a, %b",
    "zeros": "%z = aten.new_zeros.default(self=%x, size=[u0, 1]) : f32[u0, 1]\n %c = aten.cat.default(tensors=[%z, %boxes], dim=1) : f32[u0, 5]\n return %c",
    "front": "%k = aten.slice.Tensor(self=%nms, dim=0, start=0, end=3) : i64[min(3, u0)]\n %a = aten.index.Tensor(self=%y, indices=[%k]) : f32[min(3, u0)]\n return %a",
    "flat": "%a = aten.view.default(self=%boxes, size=[-1]) : f32[4*u0]\n return %a",
    "again": "%s = aten.index.Tensor(self=%y, indices=[%nms]) : f32[u0]\n %k = torchvision.nms.default(dets=%boxes, scores=%s, iou_threshold=0.1) : i64[u1]\n"
    " %b = aten.index.Tensor(self=%boxes, indices=[%k]) : f32[u1, 4]\n return %b",
    "append": "%a = aten.cat.default(tensors=[%boxes, %x], dim=0) : f32[u0 + 12, 4]\n return %a",
    "places": "%n = aten.nonzero.default(self=%y) : i64[u1, 1]\n return %boxes, %n",
    "sort": "%a = aten.select.int(self=%boxes, dim=1, index=2) : f32[u0]\n"
    " %v, %i = aten.sort.stable(self=%a, stable=true, dim=0, descending=true) : f32[u0], i64[u0]\n %b = aten.index.Tensor(self=%boxes, indices=[%i]) : f32[u0, 4]\n return %v, %i, %b",
    "threshold": MASKED
    + " %k = torchvision.nms.default(dets=%hx, scores=%hy, iou_threshold=0.3) : i64[u2]\n"
    " %b = aten.index.Tensor(self=%hx, indices=[%k]) : f32[u2, 4]\n %s = aten.index.Tensor(self=%hy, indices=[%k]) : f32[u2]\n"
    " %p = aten.index.Tensor(self=%hp, indices=[%k]) : i64[u2]\n return %b, %s, %p",
    "best": MASKED
    + " %v, %i = aten.topk.default(self=%hy, k=min(u1, 5)) : f32[min(u1, 5)], i64[min(u1, 5)]\n return %v",
    "levels": MASKED
    + " %low = aten.lt.Scalar(self=%y, other=0.8) : bool[12]\n %lx = aten.index.Tensor(self=%x, indices=[%low]) : f32[u2, 4]\n"
    " %ly = aten.index.Tensor(self=%y, indices=[%low]) : f32[u2]\n %ax = aten.cat.default(tensors=[%hx, %x, %lx], dim=0) : f32[u1 + u2 + 12, 4]\n"
    " %ay = aten.cat.default(tensors=[%hy, %y, %ly], dim=0) : f32[u1 + u2 + 12]\n"
    " %f = aten.view.default(self=%ax, size=[4*u1 + 4*u2 + 48]) : f32[4*u1 + 4*u2 + 48]\n %z = aten.new_zeros.default(self=%ax, size=[1]) : f32[1]\n"
    " %fz = aten.cat.default(tensors=[%f, %z], dim=0) : f32[4*u1 + 4*u2 + 49]\n %top = aten.max.default(self=%fz) : f32[]\n"
    " %far = aten.mul.Tensor(self=%ay, other=%top) : f32[u1 + u2 + 12]\n %col = aten.unsqueeze.default(self=%far, dim=1) : f32[u1 + u2 + 12, 1]\n"
    " %moved = aten.add.Tensor(self=%ax, other=%col) : f32[u1 + u2 + 12, 4]\n %k = torchvision.nms.default(dets=%moved, scores=%ay, iou_threshold=0.3) : i64[u3]\n"
    " %b = aten.index.Tensor(self=%ax, indices=[%k]) : f32[u3, 4]\n return %b",
    "stages": "%few = aten.slice.Tensor(self=%nms, dim=0, start=0, end=5) : i64[min(u0, 5)]\n %p = aten.index.Tensor(self=%x, indices=[%few]) : f32[min(u0, 5), 4]\n"
    " %c = aten.mm.default(self=%p, mat2=%w) : f32[min(u0, 5), 3]\n %flat = aten.view.default(self=%c, size=[3*min(u0, 5)]) : f32[3*min(u0, 5)]\n"
    " %hit = aten.gt.Scalar(self=%flat, other=0.0) : bool[3*min(u0, 5)]\n %at = aten.nonzero.default(self=%hit) : i64[u1, 1]\n %i = aten.select.int(self=%at, dim=1, index=0) : i64[u1]\n"
    ' %row = aten.div.Scalar_mode(self=%i, other=3, rounding_mode="floor") : i64[u1]\n %s = aten.index.Tensor(self=%flat, indices=[%i]) : f32[u1]\n'
    " %one = aten.unsqueeze.default(self=%s, dim=1) : f32[u1, 1]\n %four = aten.expand.default(self=%one, size=[-1, 4]) : f32[u1, 4]\n"
    " %k = torchvision.nms.default(dets=%four, scores=%s, iou_threshold=0.3) : i64[u2]\n %r = aten.index.Tensor(self=%row, indices=[%k]) : i64[u2]\n return %r",
    "image": "%r = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.9) : i64[u1]\n return %nms, %r",
}

REFUSED = {
    "sum": (
        "%a = aten.sum.dim_IntList(self=%boxes, dim=[0]) : f32[4]\n return %a",
        "aten.sum.dim_IntList",
        "combines rows",
    ),
    "sum_all": (
        "%a = aten.sum.default(self=%boxes) : f32[]\n return %a",
        "aten.sum.default",
        "combines rows",
    ),
    "sort": (
        "%v, %i = aten.sort.default(self=%boxes, dim=0, descending=true) : f32[u0, 4], i64[u0, 4]\n return %v",
        "aten.sort.default",
        "one of several dims",
    ),
    "contract": (
        "%t = aten.permute.default(self=%boxes, dims=[1, 0]) : f32[4, u0]\n %a = aten.mm.default(self=%t, mat2=%boxes) : f32[4, 4]\n return %a",
        "aten.mm.default",
        "combines rows",
    ),
    "tail": (
        "%a = aten.slice.Tensor(self=%boxes, dim=0, start=1) : f32[u0 - 1, 4]\n return %a",
        "aten.slice.Tensor",
        "first",
    ),
    "scale": (
        "%a = aten.mul.Scalar(self=%x, other=u0) : f32[12, 4]\n return %a",
        "aten.mul.Scalar",
        "computes with the number",
    ),
    "select": (
        "%a = aten.select.int(self=%boxes, dim=0, index=1) : f32[4]\n return %a",
        "aten.select.int",
        "combines rows",
    ),
    "number": ("return %boxes, u0", "an output", "number of detections"),
    "cumsum": (
        "%a = aten.cumsum.default(self=%boxes, dim=0) : f32[u0, 4]\n return %a",
        "aten.cumsum.default",
        "combines rows",
    ),
    "ascending": (
        "%a = aten.select.int(self=%boxes, dim=1, index=2) : f32[u0]\n %v, %i = aten.sort.default(self=%a, dim=0) : f32[u0], i64[u0]\n return %v",
        "aten.sort.default",
        "ascending",
    ),
    "computed": (
        "%k = aten.sub.Scalar(self=%nms, other=1) : i64[u0]\n %a = aten.index.Tensor(self=%boxes, indices=[%k]) : f32[u0, 4]\n return %a",
        "aten.index.Tensor",
        "selects among padded rows",
    ),
    "mask": (
        "%m = aten.gt.Scalar(self=%x, other=3.0) : bool[12, 4]\n %a = aten.index.Tensor(self=%x, indices=[%m]) : f32[u1]\n return %boxes, %a",
        "aten.index.Tensor",
        "more than one dim",
    ),
    "mixed": (
        "%m = aten.gt.Scalar(self=%y, other=0.5) : bool[12]\n %a = aten.index.Tensor(self=%y, indices=[%m]) : f32[u1]\n"
        " %s = aten.index.Tensor(self=%y, indices=[%nms]) : f32[u0]\n %b = aten.add.Tensor(self=%a, other=%s) : f32[u0]\n return %b",
        "aten.add.Tensor",
        "rows of two operators",
    ),
    "unique": (
        "%n, %i, %c = aten._unique2.default(self=%y) : f32[u1], i64[0], i64[0]\n return %boxes, %n",
        "aten._unique2.default",
        "follows from data",
    ),
    "unknown": (
        "%a = aten.flip.default(self=%boxes, dims=[0]) : f32[u0, 4]\n return %a",
        "aten.flip.default",
        "combines rows",
    ),
    "outer": (
        "%a = aten.unsqueeze.default(self=%boxes, dim=1) : f32[u0, 1, 4]\n %b = aten.unsqueeze.default(self=%boxes, dim=0) : f32[1, u0, 4]\n"
        " %c = aten.maximum.default(self=%a, other=%b) : f32[u0, u0, 4]\n return %c",
        "aten.maximum.default",
        "combines rows",
    ),
}


def program(body: str) -> str:
    """Returns a program that ends with `body`; its results are named."""
    symbols = sorted(set(re.findall(r"\bu[1-9]\b", body)))
    rows = "".join(f"symbol {name} : int [0, 9223372036854775807]\n" for name in symbols)
    head = HEAD.replace("graph", rows + "graph", 1)
    lines = body.split("\n ")
    values = lines[-1].removeprefix("return ").split(", ")
    lines[-1] = "return " + ", ".join(f'{v} as "r{i}"' for i, v in enumerate(values))
    return head + "".join(f"  {line}\n" for line in lines) + "}\n"


def inputs(seed: int) -> list[torch.Tensor]:
    """Draws boxes that overlap, scores, some of them equal, and a matrix."""
    g = torch.Generator().manual_seed(seed)
    low = torch.randint(0, 8, (12, 2), generator=g).float()
    size = torch.randint(0, 7, (12, 2), generator=g).float()
    scores = torch.randint(0, 9, (12,), generator=g).float() / 8
    return [torch.cat([low, low + size], 1), scores, torch.randn(4, 3, generator=g)]


class Detections(unittest.TestCase):
    def setUp(self) -> None:
        self.compared = 0
        self.directory = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def load(self, body: str, **options: object) -> fxge.Program:
        path = self.directory / "m.fx"
        path.write_text(program(body))
        return fxge.load(path, **options)

    def results(self, p: fxge.Program, values: list[torch.Tensor]) -> list[torch.Tensor]:
        out = p(*values)
        return list(out) if isinstance(out, (tuple, list)) else [out]

    def test_rows_are_those_of_the_dynamic_program(self) -> None:
        for name, body in ALLOWED.items():
            dim = {"reshape": (0, 1)}.get(name)
            dynamic = self.load(body)
            for most in (1, 3, 7, 20):
                with self.subTest(program=name, most=most):
                    fixed = self.load(body, max_detections=most)
                    for seed in range(20):
                        self.compare(dynamic, fixed, inputs(seed), most, dim)
        self.assertGreater(self.compared, len(ALLOWED) * 4 * 15)

    def test_many_and_dynamic_boxes(self) -> None:
        """A matrix of all pairs exists for up to 2048 boxes of a static number."""
        body = "return %boxes, %nms"
        for size, symbol, n in (("s0", "symbol s0 : int [2, 4096]\n", 9), ("2100", "", 2100)):
            text = program(body).replace("[12", f"[{size}").replace("graph", symbol + "graph", 1)
            (self.directory / "many.fx").write_text(text)
            dynamic = fxge.load(self.directory / "many.fx")
            fixed = fxge.load(self.directory / "many.fx", max_detections=6)
            for seed in range(10):
                g = torch.Generator().manual_seed(seed)
                low = torch.rand(n, 2, generator=g) * 8
                boxes = torch.cat([low, low + torch.rand(n, 2, generator=g) * 4], 1)
                self.compare(
                    dynamic, fixed, [boxes, torch.rand(n, generator=g), torch.ones(4, 3)], 6, None
                )
        self.assertEqual(self.compared, 20)

    def test_odd_boxes_and_scores(self) -> None:
        for body in ("return %nms", *(ALLOWED[k] for k in ("threshold", "best", "levels"))):
            with self.subTest(program=body):
                self.compare_odd(body)

    def compare_odd(self, body: str) -> None:
        dynamic, fixed = self.load(body), self.load(body, max_detections=12)
        self.compared = 0
        odd = torch.tensor([float("nan"), float("inf"), -float("inf"), 3e38, -3e38, 0.0, -0.0])
        for seed in range(60):
            boxes, scores, w = inputs(seed)
            g = torch.Generator().manual_seed(seed)
            for x in (boxes.view(-1), scores):
                at = torch.randint(0, len(x), (4,), generator=g)
                x[at] = odd[torch.randint(0, len(odd), (4,), generator=g)]
            self.compare(dynamic, fixed, [boxes, scores, w], 12, None)
        self.assertGreater(self.compared, 40)

    def compare(self, dynamic, fixed, values, most, dims) -> None:  # type: ignore[no-untyped-def]
        try:
            expected = self.results(dynamic, values)
        except fxge.FxgeError as e:  # fewer than two boxes, as in PyTorch
            self.assertIn("FXGE-E0808", str(e))
            return
        self.compared += 1
        found = self.results(fixed, values)
        n = len(expected)
        counts = [int(c) for c in found[n:]]
        self.assertGreaterEqual(len(counts), 1)
        for i, (a, b) in enumerate(zip(expected, found[:n], strict=True)):
            d = dims[i] if dims else 0
            count = counts[i if len(counts) > 1 else 0]
            if b.shape[d] == most:
                self.assertLessEqual(count, most)
            count = min(count, b.shape[d])
            self.assertEqual(count, min(a.shape[d], b.shape[d]))
            torch.testing.assert_close(
                a.narrow(d, 0, count), b.narrow(d, 0, count), rtol=1e-6, atol=1e-6, equal_nan=True
            )

    def test_refusals(self) -> None:
        for name, (body, op, why) in REFUSED.items():
            with self.subTest(name), self.assertRaises(fxge.FxgeError) as caught:
                self.load(body, max_detections=5).compile()
            self.assertEqual(caught.exception.status, 3, str(caught.exception))
            self.assertRegex(str(caught.exception), f"FXGE-E0508.*{re.escape(op)}.*{why}")

    def test_programs_without_detections(self) -> None:
        path = self.directory / "m.fx"
        path.write_text(
            'fxge 1\nmodel "m" stage "import"\ngraph "main"(\n    %x : f32[2]) {\n  return %x as "x"\n}\n'
        )
        with self.assertRaisesRegex(fxge.FxgeError, "does not call torchvision::nms") as caught:
            fxge.load(path, max_detections=5).compile()
        self.assertEqual(caught.exception.status, 2)


if __name__ == "__main__":
    unittest.main()
