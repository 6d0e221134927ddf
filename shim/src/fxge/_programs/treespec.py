# SPDX-License-Identifier: Apache-2.0
"""Parser and validation of treespecs in files.

PyTorch's own reader imports modules that a file names. Here, classes and enums are looked up among
those that this process has imported already.
"""

from __future__ import annotations

import collections
import enum
import json
import sys
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from ..errors import FxgeError

SEQUENCES: dict[str, Any] = {"builtins.tuple": tuple, "builtins.list": list}
MAPPINGS: dict[str, Any] = {
    "builtins.dict": dict,
    "collections.OrderedDict": collections.OrderedDict,
}
DEFAULTDICT, DEQUE, NAMEDTUPLE = (
    "collections.defaultdict",
    "collections.deque",
    "collections.namedtuple",
)
_PROTOCOL = 1
_MAX_DEPTH = 100
# Accepted factories of a defaultdict. Any other becomes None, so that a missing key is a
# KeyError.
_FACTORIES: dict[tuple[str, str], Any] = {
    (t.__module__, t.__qualname__): t
    for t in (
        *(bool, bytes, complex, dict, float, frozenset, int, list, set, str, tuple),
        *(collections.Counter, collections.OrderedDict, collections.deque),
    )
}
_FACTORY_FIELDS = {"default_factory_module", "default_factory_name", "dict_context"}


@dataclass(frozen=True)
class Node:
    """A validated node.

    Attributes:
        type: name of its class; None for a leaf.
        context: for a mapping the list of its keys; for a defaultdict [factory, keys]; for a deque
            its `maxlen`; for another class its context as JSON, enums resolved.
        raw: context as it is saved.
        children: child nodes.
        leaves: number of leaves below it; 1 for a leaf.
    """

    type: str | None
    context: Any
    raw: Any
    children: tuple[Node, ...]
    leaves: int

    @property
    def keys(self) -> list[Any] | None:
        """Keys of a mapping, or field names of a user's class; None if there are none."""
        if self.type in MAPPINGS:
            return list(self.context)
        if self.type == DEFAULTDICT:
            return list(self.context[1])
        if self.type in SEQUENCES or self.type in (None, DEQUE, NAMEDTUPLE):
            return None
        return self._fields()

    def _fields(self) -> list[Any] | None:
        """Returns the field names, with which the context of a class with named fields begins."""
        found = self.context
        if isinstance(found, list) and found and isinstance(found[0], list):
            found = found[0]
        if not isinstance(found, list) or len(found) != len(self.children):
            return None
        return found if _are_keys(found) else None


def read(text: str) -> Node | None:
    """Returns the tree of a saved text; None for an unknown protocol.

    Raises:
        FxgeError: status 4, the text is not a treespec that PyTorch writes.
    """
    saved = _json(text)
    if not isinstance(saved, list) or len(saved) != 2:
        raise _damaged("expected a protocol and a tree")
    return _node(saved[1], 0) if saved[0] == _PROTOCOL else None


def _damaged(why: str) -> FxgeError:
    return FxgeError(f"the saved form of a call is damaged: {why}\n", status=4)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise _damaged("it is nested too deeply") from None
    except ValueError as e:
        raise _damaged(str(e)) from None


def _node(saved: Any, depth: int) -> Node:
    if depth > _MAX_DEPTH:
        raise _damaged(f"it is nested more than {_MAX_DEPTH} deep")
    if not isinstance(saved, dict) or not {"type", "context", "children_spec"} <= saved.keys():
        raise _damaged("a node lacks its type, context or children")
    name, raw, below = saved["type"], saved["context"], saved["children_spec"]
    if not isinstance(below, list):
        raise _damaged("the children of a node are not a list")
    if name is None:
        if raw is not None or below:
            raise _damaged("a leaf has a context or children")
        return Node(None, None, None, (), 1)
    if not isinstance(name, str):
        raise _damaged(f"the type of a node is {json.dumps(name)[:80]}, expected a string")
    children = tuple(_node(child, depth + 1) for child in below)
    context = _context(name, raw, len(children))
    return Node(name, context, raw, children, sum(child.leaves for child in children))


# ---- contexts ----


def _context(name: str, raw: Any, n: int) -> Any:
    """Returns the validated context of a node with `n` children."""
    if name in SEQUENCES:
        return None
    if name in MAPPINGS:
        return _checked_keys(name, _parsed(raw), n)
    if name == DEFAULTDICT:
        return _defaultdict(_parsed(raw), n)
    if name == DEQUE:
        return _maxlen(_parsed(raw), n)
    if name == NAMEDTUPLE:
        if not isinstance(raw, str):
            raise _damaged("a namedtuple has no name")
        return raw
    return _parsed(raw, strict=False)


def _parsed(raw: Any, *, strict: bool = True) -> Any:
    """Returns a context from JSON or a string of JSON; without `strict` None for other strings."""
    if isinstance(raw, str):
        try:
            raw = _json(raw)
        except FxgeError as e:
            if strict or isinstance(e.__context__, RecursionError):
                raise
            return None
    return _with_enums(raw, 0)


def _with_enums(value: Any, depth: int) -> Any:
    if depth > _MAX_DEPTH:
        raise _damaged(f"a context is nested more than {_MAX_DEPTH} deep")
    if isinstance(value, list):
        return [_with_enums(v, depth + 1) for v in value]
    if not isinstance(value, dict):
        return value
    if "__enum__" in value:
        return _enum(value)
    return {k: _with_enums(v, depth + 1) for k, v in value.items()}


def _enum(saved: dict[str, Any]) -> Any:
    """Returns the member of an enum that this process has imported, else the member's name.

    Reads only dictionaries of modules and classes, as attributes of a module may be computed.
    """
    path, name = saved.get("fqn"), saved.get("name")
    if not isinstance(path, str) or not isinstance(name, str):
        raise _damaged("an enum has no class or no name")
    module, _, classes = path.partition(":")
    found: Any = sys.modules.get(module)
    for part in classes.split("."):
        found = getattr(found, "__dict__", {}).get(part) if _has_names(found) else None
    if not issubclass(type(found), enum.EnumMeta):
        return name
    return found.__members__.get(name, name)


def _has_names(owner: Any) -> bool:
    """Returns False for objects with computed `__class__` or `__dict__`, such as lazy proxies."""
    return issubclass(type(owner), (type(sys), type))


def _is_key(k: Any) -> bool:
    """Returns True for a key that a file may contain.

    Larger integers are refused: Python hashes integers modulo 2**61 - 1, without a secret, so that
    a file could hold any number of colliding keys.
    """
    if isinstance(k, int) and not -(2**63) <= k < 2**63:
        return False
    return k is None or isinstance(k, (str, int, float, bool, enum.Enum))


def _are_keys(keys: list[Any]) -> bool:
    """Returns True for keys that one dictionary can hold."""
    scalars = all(_is_key(k) and isinstance(k, Hashable) for k in keys)
    return scalars and len(set(keys)) == len(keys)


def _checked_keys(name: str, keys: Any, n: int) -> list[Any]:
    if not isinstance(keys, list) or len(keys) != n:
        raise _damaged(f"{name} with {n} values has other keys")
    if not _are_keys(keys):
        raise _damaged(f"keys of {name} must be different strings, numbers of 64 bits or enums")
    return keys


def _defaultdict(saved: Any, n: int) -> list[Any]:
    if not isinstance(saved, dict) or saved.keys() != _FACTORY_FIELDS:
        raise _damaged(f"{DEFAULTDICT} has no factory or no keys")
    module, name = saved["default_factory_module"], saved["default_factory_name"]
    if not isinstance(module, str) or not isinstance(name, str):
        raise _damaged(f"the factory of a {DEFAULTDICT} has no name")
    keys = _checked_keys(DEFAULTDICT, saved["dict_context"], n)
    return [_FACTORIES.get((module, name)), keys]


def _maxlen(saved: Any, n: int) -> int | None:
    if saved is None:
        return None
    if type(saved) is not int or not n <= saved <= sys.maxsize:
        raise _damaged(f"the length of a {DEQUE} of {n} elements")
    return saved
