"""The rooms of the house: which folders the sources lie in, and which of them each may include.

A room is a folder of its own, also inside another one. Beside itself and the rooms inside it, a room
includes what is named here, and nothing that includes it. doc/pictures.py draws the same table.
"""

import re

# What it is, and what it may include: no more than it does.
ROOMS: dict[str, tuple[str, str]] = {
    "base": ("memory, names, diagnostics, files", ""),
    "sym": ("sizes as expressions, proofs", "base"),
    "proto": ("protobuf: GE's format and ours", "base"),
    "ops": ("the op table and its loader", "base"),
    "ir": ("graph, text form, verifier", "base sym ops"),
    "writers": ("what other tools take, by templates", "base ops"),
    "frontend": ("readers: .pt2, .fxpb", "base proto ops ir"),
    "arrays": ("named arrays, NumPy's files", "base ir frontend"),
    "decomp": ("what composites consist of: formulas", "base ops ir"),
    "infer": ("shapes and dtypes of results", "ir decomp"),
    "passes": ("ATen to simpler ATen", "base ir decomp infer"),
    "converters": ("ATen to GE", "ops ir"),
    "backend/air": ("GE's files: write, read, check", "base proto ops ir frontend passes"),
    "backend/viewers": ("JSON, Graphviz, protobuf text", "proto ir backend/air"),
    "backend/cpu": ("the executor and its kernels", "base ops ir infer"),
    "backend/npu": ("CANN and chips, found at run time", "base ir"),
    "backend/onednn": ("a module: products by oneDNN", "backend/cpu"),
    "backend/lapack": ("a module: linear algebra by LAPACK", "backend/cpu"),
    "driver": (
        "the pipeline, the public API",
        "base ops ir writers frontend arrays decomp infer passes converters backend/air backend/viewers backend/cpu backend/npu include",
    ),
    "include": ("the public C API", ""),  # driver/ stands behind it, and the command sees nothing else
    "cli": ("the command", "include"),
}
INCLUDED = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]')


def room_of(path: str) -> str | None:
    """The innermost room of a source, or of what an #include names."""
    path = "include/" + path if path.startswith("fxge/") else path
    found = [room for room in ROOMS if path.startswith(room + "/")]
    return max(found, key=len, default=None)


def inside(room: str, other: str) -> bool:
    return room == other or room.startswith(other + "/")


def may_include(room: str, other: str) -> bool:
    allowed = [name for outer, (_, names) in ROOMS.items() if inside(room, outer) for name in names.split()]
    return inside(room, other) or inside(other, room) or any(inside(other, name) for name in allowed)


def inclusions(path: str, text: str) -> list[tuple[int, str, str]]:
    """Line, room and name of what a source includes from rooms."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDED.match(line)
        other = match and room_of(match.group(1))
        if match and other:
            found.append((number, other, match.group(1)))
    return found
