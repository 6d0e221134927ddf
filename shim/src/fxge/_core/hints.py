# SPDX-License-Identifier: Apache-2.0
"""Translation of the library's hints, which name the command's options, to Python's terms."""

from __future__ import annotations

import re

_PYTHON = (
    (r"`fxge ops MODEL`", "`fxge.explain(MODEL)`"),
    (r"`fxge ops`", "`fxge.explain(MODEL)`"),
    (r"`fxge dump MODEL --(?:format=)?io`", '`program.text("io")`'),
    (r"`fxge dump MODEL`", "`fxge.save(exported_program, PATH)`"),
    (r"`fxge check (?:model\.air )?--soc(?:=CHIP)?`", "`python -m fxge check` with the chip"),
    (
        r"; `fxge why MODEL --node NAME` shows where the node comes from",
        "; `python -m fxge why` shows where the node comes from",
    ),
    (r"`fxge (compile|doctor) --[a-z]+(?:=[a-z]+)?`", r"`python -m fxge \1`"),
    (r"`fxge (compile|doctor|check|run|explain|dump|why)\b", r"`python -m fxge \1"),
    (
        r"`--kernels` reads .*",
        "ASCEND_HOME_PATH names an installed CANN, whose description files tell",
    ),
    (r", or a file of `fxge chips export`", ""),
    (r"`--atc-options=--log=info`", "`log=info` among atc's options"),
    (r"--rules\b", 'options={"rules": [...]} or fxge.load_rules'),
    (r"with --ops\b", 'with options={"ops": ["my_ops.yaml"]}, ops=[...] or fxge.load_ops'),
    (r"--ops\b", 'options={"ops": [...]}'),
    (r"--variant OPERATOR=NAME", 'options={"variants": {"my::gelu": "v2"}}'),
    (r"--quant-fallback=float\b", 'options={"quant_float": True}'),
    (r"--soc\b", 'options={"soc": "ascend910b"}'),
    (r"--cann\b", 'options={"cann": "9.1"}'),
    (r"a larger --budget\b", "a larger budget"),
    (r"--force\b", "force=True"),
    (r"--weights=(\w+)", r'weights="\1"'),
    (r"--gears=(\S+)", r'gears="\1"'),
    (r"--weights-from(?:[= ]\w+)?", "weights_from=[...]"),
    (r"--no-fuse\b", 'options={"no_fuse": [...]}'),
    (r" with --size NAME=VALUE", " by giving the inputs"),
    (r"--state\b", "states"),
    (r"--model NAME\b", "model=NAME"),
    (r"leave out --max-detections\b", 'leave out options={"max_detections": ...}'),
)


def in_python(hint: str) -> str:
    """Returns the hint with options and commands as a Python program writes them."""
    for pattern, words in _PYTHON:
        hint = re.sub(pattern, words, hint)
    return hint


def text_in_python(text: str) -> str:
    """Returns a message of the command line with `in_python` applied to the lines of its hints."""
    lines = []
    in_hint = False
    for line in text.splitlines(keepends=True):
        in_hint = line.startswith("  hint ") or (in_hint and line.startswith(" " * 10))
        lines.append(in_python(line) if in_hint else line)
    return "".join(lines)
