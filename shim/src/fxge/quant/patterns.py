# SPDX-License-Identifier: Apache-2.0
"""Names and patterns of a configuration, matched in time linear in the length of names.

A pattern matches as by `re.match`. Python's parser reads it, and an automaton without backtracking
replaces Python's search, whose time may grow exponentially.
"""

from __future__ import annotations

import importlib
import re
import string
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import FxgeError
from .files import shown

MARK = "re:"  # start of an entry that is a pattern
_MOST_NODES = 1 << 14  # positions of all patterns of one list
_MOST_CHARACTERS = 1 << 14  # length of a pattern
_MOST_GROUPS = 64  # parentheses of a pattern, whose depth bounds the recursion
_MOST_STEPS = 1 << 24  # work for all names; a few seconds

_PARSER: Any = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")
_WORDS = str.maketrans(dict.fromkeys(string.ascii_letters + string.digits, "a"))
_FLAGS = re.IGNORECASE | re.ASCII | re.DOTALL | re.MULTILINE
_ASSERTIONS = {
    **{"AT_BEGINNING": "^", "AT_BEGINNING_STRING": r"\A", "AT_END": "$", "AT_END_STRING": r"\Z"},
    **{"AT_BOUNDARY": r"\b", "AT_NON_BOUNDARY": r"\B"},
}
_CATEGORIES = {
    **{"CATEGORY_DIGIT": r"\d", "CATEGORY_NOT_DIGIT": r"\D", "CATEGORY_SPACE": r"\s"},
    **{"CATEGORY_NOT_SPACE": r"\S", "CATEGORY_WORD": r"\w", "CATEGORY_NOT_WORD": r"\W"},
}
_REFUSED = {
    "GROUPREF": "a back reference",
    "GROUPREF_EXISTS": "a conditional",
    "ATOMIC_GROUP": "an atomic group",
    "POSSESSIVE_REPEAT": "a possessive repeat",
}


class Names:
    """Lists of names and patterns, each list with a number."""

    def __init__(self, file: Path) -> None:
        """Makes an empty object.

        Args:
            file: that has the lists, for messages.
        """
        self._file = file
        self._exact: dict[str, int] = {}
        self._patterns = _Automaton(str(file))

    def add(self, entries: Iterable[str], number: int, where: str) -> None:
        """Adds a list.

        Args:
            entries: names and patterns "re:...".
            number: of the list; at least that of the list before.
            where: place of the list in the file, for messages.

        Raises:
            FxgeError: status 4, an entry is not a pattern; 3, a pattern has a construct that is not
                matched in linear time; 7, patterns are too long or too many.
        """
        for entry in dict.fromkeys(entries):
            if entry.startswith(MARK):
                self._patterns.add(entry[len(MARK) :], number, f"{self._file}: {where}")
            else:
                self._exact.setdefault(entry, number)

    def find(self, name: str) -> int | None:
        """Returns the least number of a list with this name or a pattern that matches it, or None.

        Raises:
            FxgeError: status 7, the patterns need too many steps for the names so far.
        """
        found = (self._exact.get(name), self._patterns.find(name))
        return min((number for number in found if number is not None), default=None)


@dataclass
class _Level:
    """Nodes that consume no character, of patterns inside equally many look-aheads.

    Attributes:
        empty: bit of each node, and bits of the nodes that continue it; in the order of creation.
        looks: bit of a look-ahead, bit of its first inner node, and whether it has to match.
        cyclic: whether a repeated part may be empty: a node may depend on one that is made later.
    """

    empty: list[tuple[int, int]] = field(default_factory=list)
    looks: list[tuple[int, int, bool]] = field(default_factory=list)
    cyclic: bool = False


class _Automaton:
    """Automaton of patterns, run backwards over names.

    A node is live at a position if the rest of the name leads from it to the end of its pattern.
    Live nodes depend on those behind the next character and on the characters at the position:
    each step between two sets is computed once. A set is an integer of bits, and has a number.
    A node that tests a character or position continues at the node with the number before its own.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.size = self.steps = 0
        self.ends = self.starts = 0
        self.numbers: dict[int, int] = {}  # by the bit of a pattern's first node
        self.characters: dict[re.Pattern[str], int] = {}  # nodes that test the next character
        self.positions: dict[re.Pattern[str], int] = {}  # nodes that test the position
        self.levels: list[_Level] = []
        self.fits: dict[str, int] = {}  # nodes that the next character fits
        self.blocked: dict[tuple[str, str], int] = {}  # nodes whose position is another one
        self.sets: list[int] = [0]
        self.numbers_of_sets = {0: 0}
        self.known: dict[tuple[int, str, str], int] = {}  # steps between sets, by their numbers

    # ---- construction ----

    def add(self, pattern: str, number: int, where: str) -> None:
        """Adds a pattern; see Names.add."""
        said = f"{where}: the pattern {shown(pattern)}"
        if len(pattern) > _MOST_CHARACTERS:
            raise FxgeError(f"{said}: expected at most {_MOST_CHARACTERS} characters", status=7)
        if pattern.count("(") > _MOST_GROUPS:
            raise FxgeError(f"{said}: expected at most {_MOST_GROUPS} parentheses", status=7)
        try:
            parsed = _PARSER.parse(pattern)
        except re.error as e:
            raise FxgeError(f"{said} is not a pattern: {e}", status=4) from e
        except OverflowError as e:
            raise FxgeError(f"{said}: {e}", status=7) from e
        end = self._node(said)
        self.ends |= 1 << end
        first = self._sequence(parsed, parsed.state.flags, end, 0, said)
        first = self._last(first, 0, said)  # patterns of earlier lists have lower bits
        self.starts |= 1 << first
        self.numbers[1 << first] = number

    def _node(self, said: str) -> int:
        if self.size >= _MOST_NODES:
            raise FxgeError(
                f"{said}: the patterns of {self.file} have more than {_MOST_NODES} positions\n"
                "  hint    list names instead of patterns",
                status=7,
            )
        self.size += 1
        return self.size - 1

    def _level(self, depth: int) -> _Level:
        while len(self.levels) <= depth:
            self.levels.append(_Level())
        return self.levels[depth]

    def _choice(self, outs: list[int], depth: int, said: str) -> int:
        """Returns a node that continues at any of the given ones."""
        node = self._node(said)
        self._level(depth).empty.append((1 << node, sum(1 << out for out in set(outs))))
        return node

    def _last(self, after: int, depth: int, said: str) -> int:
        """Returns `after` or a node that continues there, with the highest number so far."""
        return after if after == self.size - 1 else self._choice([after], depth, said)

    def _test(
        self, tests: dict[re.Pattern[str], int], text: str, flags: int, after: int, said: str
    ) -> int:
        """Returns a node that tests a character or a position; `after` has the last number."""
        assert after == self.size - 1
        node = self._node(said)
        test = re.compile(text, flags & _FLAGS)
        tests[test] = tests.get(test, 0) | 1 << node
        return node

    def _sequence(self, items: Any, flags: int, after: int, depth: int, said: str) -> int:
        for op, value in reversed(list(items)):
            after = self._item(op.name, value, flags, after, depth, said)
        return after

    def _item(self, op: str, value: Any, flags: int, after: int, depth: int, said: str) -> int:
        """Returns the first node of a part of a pattern, whose last node continues at `after`."""
        if op in ("LITERAL", "NOT_LITERAL", "ANY", "IN"):
            after = self._last(after, depth, said)
            return self._test(self.characters, _character(op, value), flags, after, said)
        if op == "AT":
            after = self._last(after, depth, said)
            node = self._test(self.positions, _ASSERTIONS[value.name], flags, after, said)
            self._level(depth).empty.append((1 << node, 1 << after))
            return node
        if op == "SUBPATTERN":
            _, more, fewer, inner = value
            if more & (re.ASCII | re.UNICODE):
                flags &= ~re.ASCII
            return self._sequence(inner, (flags | more) & ~fewer, after, depth, said)
        if op == "BRANCH":
            starts = [self._sequence(x, flags, after, depth, said) for x in value[1]]
            return self._choice(starts, depth, said)
        if op in ("MAX_REPEAT", "MIN_REPEAT"):
            return self._repeat(value, flags, after, depth, said)
        if op == "FAILURE":
            return self._choice([], depth, said)
        if op in ("ASSERT", "ASSERT_NOT"):
            return self._look(op == "ASSERT", value, flags, after, depth, said)
        raise self._refused(said, _REFUSED.get(op, op))

    def _refused(self, said: str, construct: str) -> FxgeError:
        return FxgeError(
            f"{said}: {construct} is not supported\n"
            "  hint    patterns may have classes, groups, alternatives, repeats and look-aheads",
            status=3,
        )

    def _repeat(self, value: Any, flags: int, after: int, depth: int, said: str) -> int:
        least, most, inner = value
        if most is _PARSER.MAXREPEAT:
            empty = self._level(depth).empty
            at, loop = len(empty), self._choice([], depth, said)
            start = self._sequence(inner, flags, loop, depth, said)
            self._level(depth).cyclic |= len(empty) > at + 1
            empty[at] = (1 << loop, 1 << start | 1 << after)
            after = loop
        else:
            end = after
            for _ in range(most - least):
                start = self._sequence(inner, flags, after, depth, said)
                after = self._choice([start, end], depth, said)
        for _ in range(least):
            self._node(said)  # bounds repeats of nothing
            after = self._sequence(inner, flags, after, depth, said)
        return after

    def _look(
        self, positive: bool, value: Any, flags: int, after: int, depth: int, said: str
    ) -> int:
        direction, inner = value
        if direction < 0:
            raise self._refused(said, "a look-behind")
        end = self._node(said)
        self.ends |= 1 << end
        start = self._sequence(inner, flags, end, depth + 1, said)
        node = self._choice([after], depth, said)
        self._level(depth).looks.append((1 << node, 1 << start, positive))
        return node

    # ---- search ----

    def find(self, name: str) -> int | None:
        """Returns the least number of a pattern that matches, or None."""
        if not self.starts:
            return None
        known, number = self.known, 0
        # Tests see the characters at a position, and whether a "\n" is the last one.
        behind = [*name, ""]
        for i in (i for i, c in enumerate(name[:-1]) if c == "\n"):
            behind[i] = "\nx"
        before = ["", *name.translate(_WORDS)]  # one letter stands for all of ASCII
        for key in zip(reversed(before), reversed(behind), strict=True):
            step = (number, *key)
            found = known.get(step)
            number = self._step(*step) if found is None else found
        live = self.sets[number]
        matched = live & self.starts
        return self.numbers[matched & -matched] if matched else None

    def _spend(self, steps: int) -> None:
        self.steps += steps
        if self.steps > _MOST_STEPS:
            raise FxgeError(
                f"{self.file}: its patterns need too many steps for the names of this checkpoint\n"
                "  hint    list names instead of patterns",
                status=7,
            )

    def _step(self, number: int, before: str, behind: str) -> int:
        """Returns the live nodes of a position, from those behind the next character."""
        self._spend(64 + self.size // 16)
        live = self.ends | self._fitting(behind) & self.sets[number] << 1
        blocked = self._blocked(before, behind)
        for level in reversed(self.levels):  # inner look-aheads first
            for bit, inner, positive in level.looks:
                if bool(live & inner) is not positive:
                    blocked |= bit
            last = -1
            while live != last:
                self._spend(len(level.empty))
                last = live
                for bit, outs in level.empty:
                    if live & outs and not blocked & bit:
                        live |= bit
                if not level.cyclic:
                    break
        found = self.numbers_of_sets.setdefault(live, len(self.sets))
        if found == len(self.sets):
            self.sets.append(live)
        self.known[number, before, behind] = found
        return found

    def _fitting(self, behind: str) -> int:
        found = self.fits.get(behind)
        if found is None:
            self._spend(8 * len(self.characters))
            fitting = (nodes for test, nodes in self.characters.items() if test.match(behind))
            found = self.fits[behind] = sum(fitting)  # their bits differ
        return found

    def _blocked(self, before: str, behind: str) -> int:
        found = self.blocked.get((before, behind))
        if found is None:
            self._spend(8 * len(self.positions))
            text, at = before + behind, len(before)
            bad = (nodes for test, nodes in self.positions.items() if not test.match(text, at))
            found = self.blocked[before, behind] = sum(bad)
        return found


def _character(op: str, value: Any) -> str:
    """Returns the pattern of one character."""
    if op == "ANY":
        return "."
    if op != "IN":
        return f"[{'^' if op == 'NOT_LITERAL' else ''}{_code(value)}]"
    parts = []
    for kind, x in value:
        if kind.name == "NEGATE":
            parts.append("^")
        elif kind.name == "LITERAL":
            parts.append(_code(x))
        elif kind.name == "RANGE":
            parts.append(f"{_code(x[0])}-{_code(x[1])}")
        else:
            parts.append(_CATEGORIES[x.name])
    return f"[{''.join(parts)}]"


def _code(character: int) -> str:
    return f"\\U{character:08x}"
