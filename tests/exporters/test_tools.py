#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests ONNX files of all checked-in models, at all stages, by onnx.checker; and, in headless Chromium, what Netron shows of them.

test_tools.py FXGE MODELS    MODELS: directory with data/, data_hf/ and data_decode/

Needs onnx and netron of PyPI, and the browser of tests/view/browser.py; exit code 77 if one is absent.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "view"))
import browser

FXGE = MODELS = ""
STAGES = ("import", "functional", "fused", "ge")
OPS = Path(__file__).resolve().parents[2] / "examples" / "my_ops.yaml"


def models() -> list[Path]:
    return sorted(p for d in ("data", "data_hf", "data_decode") for p in (Path(MODELS) / d).glob("*.pt2"))


def write(model: Path, stage: str, path: str, *options: str) -> None:
    command = [FXGE, "dump", str(model), f"--stage={stage}", "--format=onnx", "-o", path, "--force", f"--ops={OPS}", *options]
    subprocess.run(command, check=True, capture_output=True)


def edges(graph: Any) -> int:
    """Returns the number of edges between nodes, inputs and outputs that Netron draws: one for each pair."""
    constants = {t.name for t in graph.initializer}
    source = {value: node.name for node in graph.node for value in node.output}
    pairs = {(source.get(x, x), i) for i, n in enumerate(graph.node) for x in n.input if x not in constants}
    return len(pairs) + sum(1 for o in graph.output if o.name not in constants)


def label(text: str) -> str:
    """Returns the text as Netron draws it, which shortens long ones."""
    return text if len(text) <= 21 else f"{text[:10]}…{text[-10:]}"


class Tools(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = tempfile.TemporaryDirectory(prefix="fxge-tools-")
        self.path = os.path.join(self.directory.name, "model.onnx")

    def tearDown(self) -> None:
        self.directory.cleanup()

    def test_checker(self) -> None:
        import onnx

        n = 0
        for model in models():
            for stage in STAGES:
                with self.subTest(model=model.name, stage=stage):
                    write(model, stage, self.path)
                    onnx.checker.check_model(self.path)
                    n += 1
        self.assertGreater(n, 100)

    def test_references(self) -> None:
        """The checker finds weights in the archive, and onnx reads the bytes that are otherwise in the file."""
        import onnx
        from onnx import numpy_helper

        model = Path(MODELS) / "data_hf" / "hf_bert.default.pt2"
        Path(self.directory.name, model.name).write_bytes(model.read_bytes())
        write(Path(self.directory.name, model.name), "ge", self.path, "--ref")
        onnx.checker.check_model(self.path)
        referred = onnx.load(self.path)
        write(model, "ge", self.path)
        for a, b in zip(referred.graph.initializer, onnx.load(self.path).graph.initializer, strict=True):
            self.assertEqual(numpy_helper.to_array(a).tobytes(), numpy_helper.to_array(b).tobytes())

    def test_netron(self) -> None:
        """Netron draws the nodes by type and the edges that the file has."""
        import netron
        import onnx

        window = browser.Browser()
        try:
            for model in models():
                with self.subTest(model=model.name):
                    write(model, "ge", self.path)
                    self.compare(window, netron, onnx.load(self.path).graph)
            write(models()[0], "fused", self.path)
            self.compare(window, netron, onnx.load(self.path).graph)
        finally:
            window.close()

    def compare(self, window: browser.Browser, netron: Any, graph: Any) -> None:
        host, port = netron.serve(self.path, None)
        try:
            address = f"http://{host}:{port}/"
            window.driver.get(address + "favicon.ico")
            window.driver.add_cookie({"name": "consent", "value": "1"})
            window.driver.get(address)
            shown = "return [...document.querySelectorAll('.node-item-type text')].map((t) => t.textContent)"
            end = time.monotonic() + 60
            while time.monotonic() < end and len(window.js(shown)) < len(graph.node):
                time.sleep(0.2)
            time.sleep(0.5)
            self.assertEqual(Counter(window.js(shown)), Counter(label(n.op_type) for n in graph.node))
            self.assertEqual(window.js("return document.querySelectorAll('.edge-path').length"), edges(graph))
        finally:
            netron.stop((host, port))


def missing() -> str:
    for package in ("onnx", "netron"):
        if not importlib.util.find_spec(package):
            return f"the package {package} is not installed"
    return browser.missing()


if __name__ == "__main__":
    absent = missing()
    if absent:
        print(f"skipped: {absent}")
        sys.exit(77)
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
