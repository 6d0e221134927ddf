"""The rooms of the house: which folders the sources lie in, and which of them each may include.

A room is a folder of its own, also inside another one. Beside itself and the rooms inside it, a room
includes what is named here, and nothing that includes it. doc/pictures draws the same table.
"""

import re

ROOMS: dict[str, str] = {
    "base": "",
    "sym": "base",
    "proto": "base",
    "ops": "base",
    "ir": "base sym ops",
    "frontend": "base proto ops ir",
    "arrays": "base ops ir frontend",
    "infer": "base ops ir passes/formula",
    "passes": "base ops ir infer",
    "passes/formula": "base ops ir",  # also what the rest of passes/ may
    "converters": "ops ir",
    "backend/air": "base proto ops ir frontend passes",
    "backend/viewers": "proto ir backend/air",
    "backend/cpu": "base ops ir infer",
    "backend/onednn": "backend/cpu",
    "driver": "base ops ir frontend arrays infer passes converters backend/air backend/viewers backend/cpu include",
    "include": "",  # the public interface: driver/ stands behind it, and the command sees nothing else
    "cli": "include",
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
    allowed = [name for outer in ROOMS if inside(room, outer) for name in ROOMS[outer].split()]
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
