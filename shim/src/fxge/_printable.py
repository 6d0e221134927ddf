# SPDX-License-Identifier: Apache-2.0
"""Texts of files as messages show them, by the rules of the C library (base/utf8.c)."""

from __future__ import annotations

import re

_HIDDEN = (  # character class of controls, bidirectional marks and unassigned planes
    "\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\uf8ff"
    "\\ufdd0-\\ufdef\\ufeff\\ufff0-\\ufffb\\ufffe\\uffff\\U000e0000-\\U0010ffff"
)
_IN_NAMES = re.compile(f"[{_HIDDEN}]")
_IN_LINES = re.compile(f"(?![\\t\\n])[{_HIDDEN}]")


def name(text: str) -> str:
    """Returns a text in which characters that could control a terminal are escaped bytes."""
    return _IN_NAMES.sub(_escaped, text)


def lines(text: str) -> str:
    """Like name, for text of several lines."""
    return _IN_LINES.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    c = found[0]
    undecoded = "\udc80" <= c <= "\udcff"  # a byte of a path that is not UTF-8
    data = bytes([ord(c) - 0xDC00]) if undecoded else c.encode("utf-8", "surrogatepass")
    return "".join(f"\\x{b:02x}" for b in data)
