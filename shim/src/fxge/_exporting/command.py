# SPDX-License-Identifier: Apache-2.0
"""The command `python -m fxge export`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..errors import FxgeError
from .recipes import Request, Sizes, dtype_of

_ABOUT = """\
Exports a model, compiles it, compares it with eager PyTorch, and writes one directory: programs
(.air) with their interfaces, weights once, expected values, manifest.json, and README.md with the
commands that use them. The directory is written as a whole or not at all.

SOURCE is MODULE:FUNCTION (a function that returns a module and its example inputs), timm:NAME,
torchvision:NAME, a directory or a cached name of transformers, a directory of diffusers, a
TorchScript file, or a checkpoint (--trust). Nothing is fetched from the network."""

_EXAMPLES = """\
examples:
  python -m fxge export my.models:detector -o detector --soc=Ascend310P3
  python -m fxge export ./bert -o bert --dynamic batch=1..8,seq=1..128
  python -m fxge export ./llama -o llama --dtype f16 --size cache=1024
  python -m fxge export timm:resnet50 -o resnet --random 0 --dry-run
  python -m fxge export best.pt -o yolo --trust ultralytics --input images:f32[1,3,640,640]"""


def _parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="python -m fxge export",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    p.add_argument("source", metavar="SOURCE")
    p.add_argument("-o", "--output", metavar="DIR", required=True, help="directory to write")
    p.add_argument("--task", help="task of a model of transformers (default: by its configuration)")
    p.add_argument(
        "--soc", metavar="CHIP", help="chip for which the graphs are lowered, as Ascend310P3"
    )
    p.add_argument("--dtype", help="cast weights and inputs: f32, f16, bf16")
    p.add_argument("--dynamic", metavar="NAME=LOW..HIGH,...", help="dynamic sizes, as batch=1..8")
    p.add_argument("--size", metavar="NAME=N,...", help="fixed sizes, as batch=2,seq=64,cache=512")
    p.add_argument(
        "--gears", metavar="NAME=N,...;...", help="several fixed sizes, as batch=1,4;seq=32,64"
    )
    p.add_argument(
        *("--input", "-i"),
        metavar="NAME:DTYPE[SHAPE]",
        action="append",
        default=[],
        help="example input of a file; once for each, in order",
    )
    p.add_argument(
        "--trust",
        metavar="MODULE",
        action="append",
        default=[],
        help="read a pickled checkpoint, which runs code of the file, after importing MODULE",
    )
    p.add_argument(
        "--random", metavar="SEED", type=int, help="random weights from the configuration"
    )
    p.add_argument(
        "--aipp",
        metavar="FILE",
        help="description of AIPP, as atc's --insert_op_conf: the program takes camera images",
    )
    p.add_argument(
        "--om", action="store_true", help="also compile for the chip of --soc, with installed CANN"
    )
    p.add_argument(
        "--max-detections",
        metavar="N",
        type=_positive,
        default=0,
        help="return N padded detections and their number: for chips without dynamic sizes",
    )
    p.add_argument("--no-verify", action="store_true", help="do not compare with eager PyTorch")
    p.add_argument(
        "--force", action="store_true", help="replace a directory that an export has written"
    )
    p.add_argument(
        "--dry-run", action="store_true", help="print programs, inputs and sizes; write nothing"
    )
    p.add_argument("--json", action="store_true", help="print the manifest as JSON")
    return p


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"expected an integer of 1 or more, found {text!r}")
    return int(text)


def _request(args: argparse.Namespace) -> Request:
    return Request(
        source=args.source,
        task=args.task,
        dtype=dtype_of(args.dtype) if args.dtype else None,
        sizes=Sizes.of(args.dynamic, args.size, args.gears),
        inputs=tuple(args.input),
        trust=tuple(args.trust),
        seed=args.random,
        soc=args.soc,
    )


class _Progress:
    """Shows the current work on a terminal."""

    def __init__(self) -> None:
        self.on = sys.stderr.isatty()

    def __call__(self, work: str) -> None:
        if self.on:
            print(f"\r\x1b[K{work}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def main(argv: list[str]) -> int:
    """Runs the command; returns its exit code, which is that of `fxge`."""
    args = _parser().parse_args(argv)
    progress = _Progress()
    try:
        from .exporter import Options, plan, run

        request = _request(args)
        if args.dry_run and args.json:
            raise FxgeError("--json is for a written directory, not for --dry-run", status=2)
        if args.dry_run:
            print(plan(request))
            return 0
        options = Options(
            soc=args.soc,
            verify=not args.no_verify,
            aipp=Path(args.aipp) if args.aipp is not None else None,
            om=args.om,
            force=args.force,
            max_detections=args.max_detections,
        )
        made = run(request, Path(args.output), options, progress)
        progress.end()
        print(json.dumps(made.manifest, indent=1) if args.json else made)
    except FxgeError as e:
        progress.end()
        print(f"fxge export: {str(e).rstrip()}", file=sys.stderr)
        return e.status or 1
    except KeyboardInterrupt:
        progress.end()
        return 130
    return 0
