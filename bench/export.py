#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times `python -m fxge export` beside PyTorch's ONNX exporter, which users of other targets take, on rows of the gallery.

    python3 bench/export.py [NAME ...]

Needs the packages of tests/gallery/packages.txt, onnx and onnxscript, FXGE_LIBRARY and FXGE_COMMAND. Each cell is a process of its
own: processor seconds and peak memory. fxge's includes the verification of every program against eager PyTorch, and its time without
it (--no-verify) stands beside; the ONNX exporter's includes `onnx.checker`.
"""

from __future__ import annotations

import sys
import tempfile
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "gallery"))
import models
import run

TASKS = ("yolo11n", "segformer-b0", "yolo11n-pose", "resnet-50", "conformer-streaming", "silero-vad", "whisper-tiny", "bge-small",
         "smollm2-135m", "ddpm")


def export_onnx(directory: Path, words: list[str]) -> None:
    """Exports the parts of a source to ONNX, as the command's options say."""
    import onnx
    import torch
    from fxge._exporting import command, exporter, programs, sources

    warnings.simplefilter("ignore")
    request = command._request(command._parser().parse_args(words))
    recipe = sources.find(request)
    exporter._prepare(recipe, request)
    dims: dict[str, object] = {}
    for part in recipe.parts:
        part.module.eval()
        shapes = programs._dynamic(part, request.sizes, dims)
        path = directory / f"{part.name}.onnx"
        with torch.no_grad():
            torch.onnx.export(part.module, part.args, str(path), kwargs=part.kwargs, dynamo=True, verbose=False,
                              dynamic_shapes=shapes if any(shapes.values()) else None)
        onnx.checker.check_model(str(path))


def cell(words: list[str]) -> str:
    try:
        _, seconds, memory = run.run(words)
    except run.Failed as e:
        return f"fails: {e}"[:60]
    return f"{seconds:.1f} s, {memory} MB"


def main() -> int:
    if sys.argv[1:2] == ["--onnx"]:
        export_onnx(Path(sys.argv[2]), sys.argv[3:])
        return 0
    print("| model | task | fxge export | without verification | torch.onnx.export |\n|---|---|---|---|---|")
    for model in models.MODELS:
        if model.name not in (sys.argv[1:] or TASKS):
            continue
        with tempfile.TemporaryDirectory(prefix="fxge-bench-") as work:
            source = Path(work, model.name)
            source.mkdir()
            if model.make is not None:
                model.make(source)
            words = [*run.options_of(model, source), "-o", str(Path(work, "out"))]
            fxge = [sys.executable, "-m", "fxge", "export", *words, "--force"]
            onnx = [sys.executable, str(Path(__file__).resolve()), "--onnx", work, *words]
            print(f"| {model.name} | {model.task} | {cell(fxge)} | {cell([*fxge, '--no-verify'])} | {cell(onnx)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
