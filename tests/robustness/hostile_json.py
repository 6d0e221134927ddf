# SPDX-License-Identifier: Apache-2.0
"""Mutations of JSON, of treespecs inside of its strings, and of text by lines and words."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

LEAF = {"type": None, "context": None, "children_spec": []}
NUMBERS = (-1, 0, 1, 2, 3, 255, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308)
NAMES = (
    *("evil:X", "evil.X", "os:system", "os.system", "posix", "builtins.eval", "builtins.list", "builtins.dict"),
    *("aten.from_file.default", "torch.ops.aten.from_file", "aten::from_file", "collections.namedtuple"),
    *("collections.defaultdict", "collections.deque", "collections.OrderedDict", "unittest.__main__", "__class__"),
    *("../../EVIL_RAN", "/proc/self/mem", "/dev/zero", "EVIL_RAN", "", "\0", "\ud800", "\u202e", "x" * 5000, "null"),
    *("float32", "int64", "f32", "i64", "bool", "s0", "1e999", "[]", "{}", "[" * 3000, '"', "-5", "9" * 5000),
)
SPECS = (
    {"type": "builtins.dict", "context": json.dumps([{"__enum__": True, "fqn": "evil:X", "name": "a"}]), "children_spec": [LEAF]},
    {"type": "collections.defaultdict", "context": {"default_factory_module": "evil", "default_factory_name": "X",
     "dict_context": ["k"]}, "children_spec": [LEAF]},
    {"type": "collections.deque", "context": "-5", "children_spec": [LEAF]},
    {"type": "collections.namedtuple", "context": "builtins.list", "children_spec": [LEAF]},
    {"type": "evil.X", "context": '["a"]', "children_spec": [LEAF]},
    {"__enum__": True, "fqn": "evil:X", "name": "a"},
)  # fmt: skip


def value(rng: random.Random) -> Any:
    """Returns a value that may be at any position."""
    draw = rng.randrange(8)
    if draw < 3:
        return rng.choice(NUMBERS)
    if draw < 5:
        return rng.choice(NAMES)
    if draw == 5:
        return copy.deepcopy(rng.choice(SPECS))
    return rng.choice((None, True, False, [], {}, [[]], [None], {"": 0}, [0] * 300, float("nan"), float("inf")))


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Lists all containers with the index or key of each of their values."""
    found, left = [], [tree]
    while left:
        at = left.pop()
        keys = list(at) if isinstance(at, dict) else range(len(at))
        for k in keys:
            found.append((at, k))
            if isinstance(at[k], (dict, list)):
                left.append(at[k])
    return found


def word(rng: random.Random, text: str) -> str:
    """Returns a text with some characters changed."""
    i = rng.randrange(len(text) + 1)
    draw = rng.randrange(6)
    if draw == 0:
        return text[:i]
    if draw == 1:
        return text[:i] + rng.choice(NAMES)[:40] + text[i:]
    if draw == 2:
        return text[:i] + text[i + 1 :]
    if draw == 3:
        return text + text[i:]
    if draw == 4:
        return text[:i] + chr(rng.choice((0, 10, 34, 44, 58, 91, 93, 123, 0x9B, 0x202E, 0xD800, 0x1F600))) + text[i + 1 :]
    return rng.choice(NAMES)


def inner(rng: random.Random, text: str) -> str:
    """Changes a string that may hold JSON, as treespecs and their contexts do."""
    if text[:1] in ("[", "{") and rng.random() < 0.9:
        try:
            tree = json.loads(text)
        except (ValueError, RecursionError):
            return word(rng, text)
        if isinstance(tree, (dict, list)) and tree:
            return json.dumps(changed(rng, tree, 1))
    return word(rng, text)


def other(rng: random.Random, old: Any) -> Any:
    """Replaces a value by another one."""
    if rng.random() < 0.3:
        return value(rng)
    if isinstance(old, str):
        return inner(rng, old)
    if isinstance(old, bool) or old is None:
        return value(rng)
    if isinstance(old, (int, float)):
        return rng.choice((old + 1, old - 1, -old, old * 2, *NUMBERS))
    if isinstance(old, list):
        return rng.choice((old[1:], old[:-1], old[::-1], old + old, [old]))
    return rng.choice(({k: v for k, v in old.items() if rng.random() < 0.7}, {str(k): old for k in range(2)}))


def change(rng: random.Random, tree: Any) -> None:
    """Changes one position of a tree."""
    found = places(tree)
    if not found:
        return
    texts = [(at, k) for at, k in found if isinstance(at[k], str) and at[k][:1] in ("[", "{")]
    at, k = rng.choice(texts if texts and rng.random() < 0.4 else found)
    draw = rng.randrange(8)
    if draw == 0:
        del at[k]
    elif draw == 1:
        source, j = rng.choice(found)
        at[k] = copy.deepcopy(source[j])
    elif draw == 2 and isinstance(at, dict):
        at[inner(rng, k)] = at.pop(k)
    elif draw == 2:
        at.insert(k, copy.deepcopy(at[k]))
    elif draw == 3:
        source, j = rng.choice(found)
        source[j], at[k] = copy.deepcopy(at[k]), copy.deepcopy(source[j])
    else:
        at[k] = other(rng, at[k])


def changed(rng: random.Random, tree: Any, most: int = 3) -> Any:
    """Returns a copy of a tree, changed in one position or several."""
    tree = copy.deepcopy(tree)
    for _ in range(rng.randint(1, most)):
        change(rng, tree)
    return tree


def json_bytes(rng: random.Random, data: bytes) -> bytes:
    """Returns JSON with other values, sometimes with other characters; not always valid JSON."""
    if rng.random() < 0.1:
        return text_bytes(rng, data)
    tree = changed(rng, json.loads(data))
    return json.dumps(tree, ensure_ascii=rng.random() < 0.9).encode("utf-8", "surrogatepass")


def flipped(rng: random.Random, data: bytes) -> bytes:
    """Returns bytes with some of them changed, removed or inserted."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        i = rng.randrange(len(out) + 1)
        out[i : i + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(out)


def text_bytes(rng: random.Random, data: bytes) -> bytes:
    """Returns a text with lines, words or bytes changed."""
    if rng.random() < 0.3:
        return flipped(rng, data)
    lines = data.decode("utf-8", "replace").splitlines(keepends=True)
    for _ in range(rng.randint(1, 3)):
        if not lines:
            break
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        draw = rng.randrange(4)
        if draw == 0:
            del lines[i]
        elif draw == 1:
            lines.insert(i, lines[j])
        elif draw == 2:
            lines[i], lines[j] = lines[j], lines[i]
        else:
            words = lines[i].split(" ")
            k = rng.randrange(len(words))
            words[k] = rng.choice((word(rng, words[k]), *lines[j].split(" ")[:4]))
            lines[i] = " ".join(words)
    return "".join(lines).encode("utf-8", "surrogatepass")
