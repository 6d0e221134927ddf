# SPDX-License-Identifier: Apache-2.0
"""Modules of the C sources: the responsibility of each, and the modules that it may include.

A module is a directory, also one inside another module. A source includes its own module, the modules
inside it and around it, and those that the table names; no chain of inclusions returns.
doc/diagrams.py draws the table.
"""

import re

# Module: (responsibility, modules it may include: no more than it does).
MODULES: dict[str, tuple[str, str]] = {
    "base": ("memory, names, diagnostics, files", ""),
    "sym": ("symbolic sizes, proofs", "base"),
    "proto": ("protobuf messages: GE's and ours", "base"),
    "ops": ("operator table and its loader", "base"),
    "ir": ("graph, text form, verifier, analyses", "base sym ops"),
    "writers": ("code generation for operator authors", "base ops"),
    "formats": ("zip, JSON, pickle, NumPy files", "base ops ir"),
    "frontend": ("readers: .pt2, .fxpb", "base proto ops ir formats"),
    "decomp": ("decompositions: formulas and loops", "base ops ir backend/chips"),
    "infer": ("shapes and dtypes of results", "base ir decomp"),
    "passes": ("ATen to simpler ATen", "base ops ir decomp infer backend/chips"),
    "converters": ("ATen to GE", "base ops ir"),
    "backend/chips": ("kernels of chips", "base ops"),
    "backend/air": ("GE's files: write, read, check", "base proto ops ir formats infer backend/chips"),
    "backend/exporters": ("JSON, Graphviz, protobuf text", "base proto ir backend/air"),
    "backend/gefiles": ("readers of GE's dumps and tables", "base proto ir"),
    "backend/cpu": ("executor and kernels", "base ops ir infer"),
    "backend/npu": ("CANN and chips, found at run time", "base ir"),
    "backend/onednn": ("plug-in: products by oneDNN", "backend/cpu"),
    "backend/lapack": ("plug-in: linear algebra by LAPACK", "backend/cpu"),
    "view": ("pages and JSON that show programs", "base ir"),
    "diff": ("comparison of two programs", "base ir view"),
    "driver": (
        "pipeline and public API",
        "base ops ir view diff writers formats frontend decomp infer passes converters backend/chips backend/air backend/exporters backend/gefiles backend/cpu backend/npu include",
    ),
    "include": ("public C API", ""),  # implemented by driver/
    "driver/command": ("API of the command and the tests", "include"),  # implemented by driver/
    "cli": ("the command", "include driver/command"),
}
INCLUDED = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]')


def module_of(path: str) -> str | None:
    """Returns the innermost module of a source or of an included header, None outside of all modules."""
    path = "include/" + path if path.startswith("fxge/") else path
    found = [module for module in MODULES if path.startswith(module + "/")]
    return max(found, key=len, default=None)


def inside(module: str, other: str) -> bool:
    """Returns True if `module` is `other` or lies in it."""
    return module == other or module.startswith(other + "/")


def may_include(module: str, other: str) -> bool:
    """Returns True if the table lets sources of `module` include headers of `other`."""
    allowed = [name for outer, (_, names) in MODULES.items() if inside(module, outer) for name in names.split()]
    return inside(module, other) or inside(other, module) or any(inside(other, name) for name in allowed)


def inclusions(path: str, text: str) -> list[tuple[int, str, str]]:
    """Returns (line, module, header) of each header of a module that a source includes."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDED.match(line)
        other = match and module_of(match.group(1))
        if match and other:
            found.append((number, other, match.group(1)))
    return found
