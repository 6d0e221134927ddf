# SPDX-License-Identifier: Apache-2.0
"""Detection of changes in values that tracing read: containers, attributes, memory.

A check compares identities at the speed of C. If that finds a difference, entries are compared one
by one, as most changes do not matter: a new tensor for an input, an attribute that is not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import is_
from typing import Any

import torch

MISSING = object()
_Reads = Callable[[str], bool] | None


class Cell:
    """Variable of a closure as a container."""

    def __init__(self, cell: Any) -> None:
        self._cell = cell

    def get(self, key: str, default: Any = None) -> Any:
        del key
        try:
            return self._cell.cell_contents
        except ValueError:
            return default

    def __getitem__(self, key: str) -> Any:
        return self.get(key)

    def __setitem__(self, key: str, value: Any) -> None:
        self._cell.cell_contents = value

    def __delitem__(self, key: str) -> None:
        del self._cell.cell_contents


class Fields:
    """Slots of an object as a container."""

    def __init__(self, owner: Any) -> None:
        self._owner = owner

    def get(self, key: str, default: Any = None) -> Any:
        return getattr(self._owner, key, default)

    def __getitem__(self, key: str) -> Any:
        return getattr(self._owner, key)

    def __setitem__(self, key: str, value: Any) -> None:
        object.__setattr__(self._owner, key, value)

    def __delitem__(self, key: str) -> None:
        object.__delattr__(self._owner, key)


class ClassFields(Fields):
    """Attributes of a class itself, without those of its bases."""

    def get(self, key: str, default: Any = None) -> Any:
        return vars(self._owner).get(key, default)

    def __getitem__(self, key: str) -> Any:
        return vars(self._owner)[key]

    def __setitem__(self, key: str, value: Any) -> None:
        setattr(self._owner, key, value)

    def __delitem__(self, key: str) -> None:
        delattr(self._owner, key)


class Items:
    """Tuple in a container as a container: a new item makes a new tuple."""

    def __init__(self, holder: Any, key: Any) -> None:
        self._holder, self._key = holder, key

    def __getitem__(self, key: int) -> Any:
        return self._holder[self._key][key]

    def __setitem__(self, key: int, value: Any) -> None:
        held = self._holder[self._key]
        items = (*held[:key], value, *held[key + 1 :])
        kind = type(held)
        self._holder[self._key] = items if kind is tuple else tuple.__new__(kind, items)


@dataclass
class _Table:
    """Dict or list that is watched as a whole.

    Attributes:
        live: the container.
        path: its name in messages.
        reads: tests a key; None: all keys are read.
        fields: True for attributes of an object.
        ordered: True if the order of keys is read.
        foreign: True for a container of code of Python or PyTorch, such as a cache of it.
    """

    live: Any
    path: str
    reads: _Reads
    fields: bool
    ordered: bool
    foreign: bool

    def path_of(self, key: Any) -> str:
        return f"{self.path}.{key}" if self.fields else f"{self.path}[{key!r}]"


def _items(live: Any) -> dict[Any, Any]:
    """Returns a copy of a container, with indices as the keys of a list."""
    return dict(enumerate(live) if isinstance(live, list) else live)


def _put_back(live: Any, items: dict[Any, Any]) -> None:
    if isinstance(live, list):
        live[:] = items.values()
    else:
        live.clear()
        live.update(items)


def _by_identity(kind: Any) -> bool:
    """Returns True if objects of a class are equal to themselves only."""
    return bool(kind.__eq__ is object.__eq__)


def same(a: Any, b: Any) -> bool:
    """Returns True if two values are interchangeable."""
    if a is b:
        return True
    plain = type(a) is type(b) and isinstance(a, (str, int, float, complex, bytes))
    return plain and repr(a) == repr(b)


@dataclass(frozen=True)
class Change:
    """Entry that differs from an earlier state.

    Attributes:
        table: number of its container; -1: it is not an entry that can be written.
        key: its key; MISSING: another order of entries.
        path: its name in messages.
        value: the present value; MISSING: none.
    """

    table: int
    key: Any
    path: str
    value: Any


@dataclass(frozen=True)
class State:
    """Copies of all containers and values."""

    tables: list[dict[Any, Any]]
    entries: list[Any]
    contents: list[Any]
    sizes: list[int]
    kinds: list[type]

    def others(self) -> list[Any]:
        """Returns everything that is not an entry of a container."""
        return [*self.contents, *self.sizes, *self.kinds]


class Watch:
    """Values that were read, to be compared with the present ones."""

    def __init__(self) -> None:
        self._tables: list[_Table] = []
        self._known: set[int] = set()
        self.foreign = False  # the containers that are recorded next belong to Python or PyTorch
        self._entries: list[tuple[Any, Any, str]] = []
        self._foreign_entries: set[int] = set()
        self._counters: list[Callable[[], Any]] = []
        self._known_entries: set[tuple[int, Any]] = set()
        self._contents: list[tuple[Callable[[], Any], str]] = []
        self._classes: list[type] = []
        self._objects: list[Any] = []
        self._inputs: set[tuple[int, Any]] = set()
        self._last: State | None = None

    # ---- recording ----

    def table(
        self,
        live: Any,
        path: str,
        reads: _Reads = None,
        *,
        fields: bool = True,
        ordered: bool = False,
    ) -> None:
        """Records a dict or list; the arguments are those of _Table."""
        if id(live) not in self._known:
            self._known.add(id(live))
            self._tables.append(_Table(live, path, reads, fields, ordered, self.foreign))

    def entry(self, holder: Any, key: Any, path: str) -> None:
        """Records an entry of a container that is not recorded as a whole."""
        if (id(holder), key) not in self._known_entries:
            self._known_entries.add((id(holder), key))
            if self.foreign:
                self._foreign_entries.add(len(self._entries))
            self._entries.append((holder, key, path))

    def size(self, of_class: type) -> None:
        """Records the number of attributes of a class."""
        self._classes.append(of_class)

    def kind(self, value: Any) -> None:
        """Records the class of an object."""
        self._objects.append(value)

    def content(self, f: Callable[[], Any], path: str) -> None:
        """Records a value that is computed anew in each check."""
        self._contents.append((f, path))

    def counter(self, f: Callable[[], Any]) -> None:
        """Records a value that tracing changes without harm, such as hits of a cache."""
        self._counters.append(f)

    def traced(self) -> None:
        """Records the counters as tracing has left them."""
        self._counts = [f() for f in self._counters]

    def memory(self, x: torch.Tensor, path: str) -> bytes:
        """Records the elements of a tensor, which it returns as bytes.

        Elements on another device, or with gaps, are compared by the tensor's version.
        """
        plain = x.detach().resolve_conj().resolve_neg().cpu().contiguous()
        view = plain.reshape(-1).view(torch.uint8).numpy()
        shared = plain.data_ptr() == x.data_ptr()

        def now() -> Any:
            about = (x.data_ptr(), x.shape, x.stride(), x.dtype)
            return (*about, view.tobytes() if shared else x._version)

        self.content(now, path)
        data: bytes = view.tobytes()
        return data

    def finish(self, inputs: Iterable[tuple[Any, Any]]) -> None:
        """Ends the recording.

        Args:
            inputs: entries that each call reads anew, so that any tensor may replace theirs.
        """
        self._inputs = {(id(holder), key) for holder, key in inputs}
        self.traced()
        self._keep(self.state())

    def _keep(self, state: State) -> None:
        """Sets the state of the last check, in the forms that are compared fast."""
        self._last = state
        self._lives = [t.live for t in self._tables]
        self._copies: list[Any] = [
            list(items.values()) if isinstance(t.live, list) else items
            for t, items in zip(self._tables, state.tables, strict=True)
        ]
        # Equality hides differences such as 1 and True, so that identities are compared, too.
        exact = [
            (t.live, k, v)
            for t, items in zip(self._tables, state.tables, strict=True)
            for k, v in items.items()
            if (t.reads is None or t.reads(k))
            and (id(t.live), k) not in self._inputs
            and not (isinstance(v, (str, type(None))) or k == "training")
            and not _by_identity(type(v))
        ]
        self._exact = ([x[0] for x in exact], [x[1] for x in exact], [x[2] for x in exact])
        ordered = (t.live for t in self._tables if t.ordered and isinstance(t.live, dict))
        self._ordered = [live for live in ordered if len(live) > 1]
        self._orders = list(map(list, self._ordered))

    # ---- comparison ----

    def state(self) -> State:
        """Returns copies of all containers and values."""
        return State(
            [_items(t.live) for t in self._tables],
            [_get(holder, key) for holder, key, _ in self._entries],
            [f() for f, _ in self._contents],
            [len(vars(c)) for c in self._classes],
            list(map(type, self._objects)),
        )

    def changed(self) -> bool:
        """Returns True if anything that was read has changed since the recording."""
        if self._counters and [f() for f in self._counters] != self._counts:
            return True
        if self._unchanged():
            return False
        now, last = self.state(), self._last
        assert last is not None
        if any(True for c in self.changes(last, now) if self._matters(c)):
            return True
        self._keep(now)
        return False

    def _unchanged(self) -> bool:
        last = self._last
        assert last is not None
        try:
            if self._lives != self._copies:
                return False
            lives, keys, values = self._exact
            if not all(map(is_, map(_item, lives, keys), values)):
                return False
        except Exception:
            return False
        holders = (_get(h, k) for h, k, _ in self._entries)
        return (
            list(map(list, self._ordered)) == self._orders
            and all(map(is_, holders, last.entries))
            and [f() for f, _ in self._contents] == last.contents
            and [len(vars(c)) for c in self._classes] == last.sizes
            and list(map(type, self._objects)) == last.kinds
        )

    def _matters(self, change: Change) -> bool:
        """Returns True unless a tensor of an input was replaced, or an unread attribute set."""
        if change.table < 0 or change.key is MISSING:
            return True
        holder, key = self._holder(change.table), change.key
        if (id(holder), key) in self._inputs and isinstance(change.value, torch.Tensor):
            return False
        if change.table < len(self._tables):
            reads = self._tables[change.table].reads
            return reads is None or reads(key)
        return True

    def is_foreign(self, change: Change) -> bool:
        """Returns True for an entry in a container of code of Python or PyTorch."""
        n = change.table
        if 0 <= n < len(self._tables):
            return self._tables[n].foreign
        return n - len(self._tables) in self._foreign_entries

    def _holder(self, number: int) -> Any:
        if number < len(self._tables):
            return self._tables[number].live
        return self._entries[number - len(self._tables)][0]

    def changes(self, before: State, after: State) -> Iterator[Change]:
        """Yields the entries that differ between two states."""
        tables = zip(before.tables, after.tables, strict=True)
        for n, (old, new) in enumerate(tables):
            yield from self._table_changes(n, old, new)
        first = len(self._tables)
        entries = zip(self._entries, before.entries, after.entries, strict=True)
        for n, ((_, key, path), old, new) in enumerate(entries):
            if not same(old, new):
                yield Change(first + n, key, path, new)
        names = [path for _, path in self._contents]
        names += [c.__qualname__ for c in self._classes]
        names += [f"the class of a {type(x).__qualname__}" for x in self._objects]
        others = zip(names, before.others(), after.others(), strict=True)
        yield from (Change(-1, MISSING, name, MISSING) for name, old, new in others if old != new)

    def _table_changes(self, n: int, old: dict[Any, Any], new: dict[Any, Any]) -> Iterator[Change]:
        t = self._tables[n]
        order = t.ordered and old.keys() == new.keys() and list(old) != list(new)
        if order or (isinstance(t.live, list) and len(old) != len(new)):
            yield Change(n, MISSING, t.path, t.live)
            return
        for key in {**old, **new}:
            value = new.get(key, MISSING)
            if not same(old.get(key, MISSING), value):
                yield Change(n, key, t.path_of(key), value)

    # ---- writing ----

    def put(self, table: int, key: Any, value: Any) -> None:
        """Sets an entry: `table` and `key` are those of a Change."""
        holder = self._holder(table)
        holder[key] = value
        if (id(holder), key) in self._inputs:  # not a change that a check has to examine
            assert self._last is not None
            if table < len(self._tables):
                self._copies[table][key] = self._last.tables[table][key] = value
            else:
                self._last.entries[table - len(self._tables)] = value

    def restore(self, state: State) -> None:
        """Sets all entries of containers to an earlier state."""
        for t, items in zip(self._tables, state.tables, strict=True):
            _put_back(t.live, items)
        for (holder, key, _), value in zip(self._entries, state.entries, strict=True):
            now = _get(holder, key)
            if now is value:
                continue
            if value is MISSING:
                del holder[key]
            else:
                holder[key] = value


def _get(holder: Any, key: Any) -> Any:
    return holder.get(key, MISSING)


def _item(holder: Any, key: Any) -> Any:
    return holder[key]
