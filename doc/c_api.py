#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the C reference, doc/c-api.md, from the comments and declarations of include/fxge/fxge.h and plugin.h.

c_api.py            writes the page
c_api.py --check    exits with 1 if the page is out of date, or the comment of a function lacks one of:
    every parameter but the handle of the object, as `name`: its unit, shape, lifetime or NULL
    returned status: one of those of a failure, as FXGE_IO; bool: false; pointer: NULL, and its owner or lifetime
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "doc" / "c-api.md"
HEADERS = {"fxge.h": "Library", "plugin.h": "Plugins"}
HEAD = """# C API

All public types and functions of the C library, as [fxge.h](../include/fxge/fxge.h) and [plugin.h](../include/fxge/plugin.h) declare
them. [Install](install.md) shows how to compile and link a program, and [plugins](plugins.md) how to write one.
`doc/c_api.py` writes this page.
"""
PIECE = re.compile(r"(?P<section>/\* -{4} (?P<title>.*?) -{4} \*/)|(?P<comment>/\*.*?\*/)|(?P<blank>\n[ \t]*\n)|(?P<other>\n|[^\n/]+|/)", re.S)
FUNCTION = re.compile(r"^FXGE_API (?P<result>[^;(]*?)(?P<name>fxge_\w+)\((?P<parameters>[^;]*?)\);", re.M)
HANDLE = re.compile(r"(?:const )?fxge_(?:session|program|executable|arrays) \*\w+")
FAILURE = re.compile(r"\bFXGE_(?!OK\b)(?:DIFFERENT|USAGE|UNSUPPORTED|INVALID|IO|NO_MEMORY|LIMIT|OUTSIDE|STOPPED|BUG)\b")
LIFETIME = re.compile(r"valid until|lifetime|outlive|static|owns|until (?:it|they) (?:is|are) closed|closes")


class Entry(NamedTuple):
    """Declarations without a blank line between them, and the comment before them."""

    comment: str
    declarations: list[str]


def prose(comment: str) -> str:
    """Returns the text of a C comment, paragraphs kept."""
    lines = [re.sub(r"^\s*\* ?", "", line) for line in comment[2:-2].strip().split("\n")]
    return "\n".join(line.strip() for line in lines).strip()


def code(header: str) -> str:
    """Returns the header with macros for callers, without other preprocessor lines and what is for C++ only."""
    text = re.sub(r"^#ifdef __cplusplus\n.*?^#(?:else|endif)\n", "", header, flags=re.S | re.M)
    text = re.sub(r"^#(?!define FXGE_(?!API\b|H\b|PLUGIN_H\b|PRINTF\b|PLUGIN_EXTERN\b))(?:[^\n\\]|\\\n)*\n", "", text, flags=re.M)
    return re.sub(r"^\}\n", "", text) if text.startswith("}") else text


def paragraphs(text: str) -> Iterator[str]:
    """Yields pieces between blank lines outside braces and comments."""
    piece, depth = "", 0
    for match in PIECE.finditer(text):
        found = match.group()
        if not match["comment"] and not match["section"]:
            depth += found.count("{") - found.count("}")
        if (match["blank"] and depth == 0) or match["section"]:
            yield piece.strip("\n")
            piece = ""
            if match["section"]:
                yield found
        else:
            piece += found
    yield piece.strip("\n")


def entries(paragraph: str) -> Iterator[Entry]:
    """Splits a paragraph: each comment at the beginning of a line opens an entry."""
    comment, lines = "", list[str]()
    depth = 0
    for part in re.split(r"(^/\*.*?\*/\n?)", paragraph, flags=re.S | re.M):
        if part.startswith("/*") and depth == 0:
            if comment or lines:
                yield Entry(comment, lines)
            comment, lines = prose(part.strip()), []
        elif part.strip():
            lines = [*lines, part.strip("\n")]
            depth = sum(line.count("{") - line.count("}") for line in lines)
    if comment or lines:
        yield Entry(comment, lines)


def heading(declarations: str) -> str:
    """Returns the names that the declarations define."""
    without = re.sub(r"/\*.*?\*/", "", declarations, flags=re.S)
    names = re.findall(r"^#define (\w+\b(?!$))", without, re.M)
    names += re.findall(r"^FXGE_API [^;]*?\b(fxge_\w+)\(", without, re.M) + re.findall(r"^\} (\w+);|^struct (\w+) \{", without, re.M)
    return ", ".join(f"`{name}`" for name in dict.fromkeys(name if isinstance(name, str) else "".join(name) for name in names))


def faults(comment: str, declarations: str) -> Iterator[str]:
    """Yields what the comment and the comments within the declarations do not say of the functions."""
    said = comment + " ".join(re.findall(r"/\*.*?\*/", declarations, re.S))
    said = re.sub(r"\s+(?:\* )?", " ", said)
    for match in FUNCTION.finditer(declarations):
        result, name = match["result"].strip(), match["name"]
        if not said:
            yield f"{name}: has no comment"
            continue
        parameters = [p.strip() for p in re.sub(r"\s+", " ", match["parameters"]).split(",")]
        for parameter in parameters[1:] if HANDLE.fullmatch(parameters[0]) else parameters:
            word = re.findall(r"\w+", parameter)[-1]
            if parameter != "void" and not re.search(rf"`[*!]?{word}\b", said):
                yield f"{name}: its comment does not describe `{word}`"
        if result == "fxge_status" and not FAILURE.search(said):
            yield f"{name}: its comment names no status of a failure"
        if result == "bool" and "false" not in said:
            yield f"{name}: its comment does not say when it returns false"
        if result.endswith("*"):
            if "NULL" not in said:
                yield f"{name}: its comment does not say when it returns NULL"
            if not LIFETIME.search(said):
                yield f"{name}: its comment does not say who owns the result, or until when it is valid"


def page() -> tuple[str, list[str]]:
    """Returns the page, and the faults of comments."""
    out, wrong = [HEAD], list[str]()
    for name, title in HEADERS.items():
        out.append(f"\n## {title}\n")
        for paragraph in paragraphs(code((ROOT / "include" / "fxge" / name).read_text(encoding="utf-8"))):
            section = re.fullmatch(r"/\* -{4} (.*?) -{4} \*/", paragraph)
            if section:
                out.append(f"\n## {section[1][0].upper()}{section[1][1:]}\n")
                continue
            for entry in entries(paragraph):
                if entry.comment.startswith("SPDX-License-Identifier"):
                    continue
                text = "\n".join(entry.declarations)
                names = heading(text)
                if names:
                    out.append(f"\n### {names}\n")
                if entry.comment:
                    out.append(f"{entry.comment}\n")
                wrong += faults(entry.comment, text)
                if text.strip(" }\n"):
                    out.append("```c\n" + re.sub(r"^FXGE_API ", "", text, flags=re.M) + "\n```\n")
    return re.sub(r"\n{3,}", "\n\n", "\n".join(out)), wrong


def main() -> int:
    text, wrong = page()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("doc/c-api.md is not what doc/c_api.py writes from the headers")
        return 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
