#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the language of the tree against doc/glossary.md and the rules of CONTRIBUTING.md, "Language".

    language.py ROOT              prints one finding a line, `file:line: rule: text`; exit code 1 if there are any
    language.py ROOT --measure    prints shares and counts of each module, also of unfinished ones
    language.py --self-test       checks each rule against samples

Rules:
    opening   a comment or docstring opens with What, Who, Which, Whether, Where, How or Of
    retired   a term of the glossary's retired list occurs as a whole word, phrase or identifier
    what      a module uses "what" more often than 15 times in 10,000 words of comments
    finished  a module of unfinished.txt has no finding left, or does not exist
Modules in unfinished.txt are measured and not checked. EXCEPTIONS holds findings that stay, each with its reason.
"""

from __future__ import annotations

import ast
import collections
import os
import pathlib
import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = {"third_party", "build", ".git", "__pycache__", "data", "node_modules"}
OPENING = re.compile(r"(what|who|whose|which|whether|where|how|of)\b", re.I)
MOST_WHAT = 15  # per 10,000 words
SHORT = 1500  # modules of fewer words: a single "what" would exceed the bar

# Findings that stay: (pattern of the path, rule, pattern of the text) and the reason.
EXCEPTIONS: list[tuple[str, str, str, str]] = [
    (r"doc/glossary\.md", "retired", "", "the list of retired terms itself"),
    (r"CHANGELOG\.md", "retired", "", "entries of released versions quote the names of their time"),
    (r"tests/lint/language\.py", "retired", "", "samples of the self-test"),
]


class Text(NamedTuple):
    """A piece of prose: its line, its kind ("comment", "message", "page", "name") and its words."""

    line: int
    kind: str
    words: str


class Finding(NamedTuple):
    path: str
    line: int
    rule: str
    text: str


C_TOKEN = re.compile(r'/\*(.*?)\*/|//([^\n]*)|"((?:\\.|[^"\\\n])*)"|\'(?:\\.|[^\'\\\n])*\'', re.S)
NAME = re.compile(r"[A-Za-z_]\w+")
LICENCE = re.compile(r"^(?:/\*|#) SPDX-License-Identifier: .*$", re.M)


def c_texts(source: str) -> Iterator[Text]:
    """Yields comments, string literals of two words and more, and identifiers of C."""
    code, at, line = [], 0, 1
    for match in C_TOKEN.finditer(source):
        between = source[at : match.start()]
        line += between.count("\n")
        comment = match.group(1) or match.group(2)
        if comment is not None:
            yield Text(line, "comment", re.sub(r"\n\s*\*?\s*", " ", comment).strip(" *!<"))
        elif match.group(3) and " " in match.group(3).strip():
            yield Text(line, "message", match.group(3))
        lines = match.group().count("\n")
        code.append(between + "\n" * lines)
        line += lines
        at = match.end()
    code.append(source[at:])
    yield from names_of("".join(code))


def names_of(code: str) -> Iterator[Text]:
    """Yields the identifiers of a source, each at its first line."""
    met: set[str] = set()
    for number, line in enumerate(code.splitlines(), 1):
        for name in NAME.findall(line):
            if name not in met:
                met.add(name)
                yield Text(number, "name", name)


PYTHON_TOKEN = re.compile(
    r"#(?P<comment>[^\n]*)"
    r"|\b(?P<name>(?![rRbBuUfF]{1,2}[\"'])[^\W\d]\w*)"
    r"|(?P<quote>\"\"\"|'''|[\"'])(?P<text>(?:\\.|(?!(?P=quote)).)*)(?P=quote)",
    re.S,
)
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


def docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yields the docstrings of a module; visits statements and no expressions."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                yield first.value
        for block in BLOCKS:
            waiting += getattr(node, block, ())


def python_texts(source: str) -> Iterator[Text]:
    """Yields comments, docstrings, other strings of two words and more, and identifiers of Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # a template with placeholders
        yield from hash_texts(source)
        return
    described, met = set(), set()
    for node in docstrings(tree):
        described.add(node.lineno)
        yield Text(node.lineno, "comment", node.value.strip())
    line, at = 1, 0
    for token in PYTHON_TOKEN.finditer(source):
        line += source.count("\n", at, token.start())
        at = token.start()
        if token["name"]:
            if token["name"] not in met:
                met.add(token["name"])
                yield Text(line, "name", token["name"])
        elif token["quote"]:
            words = re.sub(r"\\[nt\n]", " ", token["text"])
            if " " in words.strip() and line not in described:
                yield Text(line, "message", words)
        elif not token["comment"].startswith("!"):
            yield Text(line, "comment", token["comment"].lstrip("#: "))


def hash_texts(source: str) -> Iterator[Text]:
    """Yields comments of YAML, CMake and shell; a run of comment lines is one text."""
    run: list[str] = []
    began = 0
    for number, line in enumerate([*source.splitlines(), ""], 1):
        match = re.match(r"\s*#+(?!!)\s?(.*)", line)
        if match:
            began = began if run else number
            run.append(match.group(1))
            continue
        if run:
            yield Text(began, "comment", " ".join(run))
            run = []
        trailing = re.search(r"\s#\s(.*)", line)
        if trailing:
            yield Text(number, "comment", trailing.group(1))


def cmake_texts(source: str) -> Iterator[Text]:
    yield from hash_texts(source)
    yield from names_of(re.sub(r"#[^\n]*", "", source))


def page_texts(source: str) -> Iterator[Text]:
    for number, line in enumerate(source.splitlines(), 1):
        yield Text(number, "page", line)


READERS = {
    ".c": c_texts, ".h": c_texts, ".def": c_texts, ".inc": c_texts, ".py": python_texts, ".yaml": hash_texts,
    ".yml": hash_texts, ".sh": hash_texts, ".rules": hash_texts, ".cmake": cmake_texts, ".txt": cmake_texts, ".md": page_texts,
}  # fmt: skip


def files(root: pathlib.Path) -> Iterator[str]:
    for directory, below, names in os.walk(root):
        below[:] = sorted(name for name in below if name not in SKIPPED)
        for name in sorted(names):
            path = os.path.relpath(os.path.join(directory, name), root)
            if os.path.splitext(name)[1] in READERS and (not name.endswith(".txt") or name == "CMakeLists.txt"):
                yield path


def retired_terms(glossary: str) -> list[str]:
    """Returns the first cells of the glossary's retired table, without parts in brackets."""
    block = re.search(r"<!-- retired -->(.*?)<!-- /retired -->", glossary, re.S)
    cells = re.findall(r"^\|([^|]*)\|", block.group(1), re.M) if block else []
    found = [term.strip().lower() for cell in cells for term in re.sub(r"\(.*?\)|`", "", cell).split(",")]
    return [term for term in found if re.search("[a-z]", term) and term != "term"]


class Terms:
    """The retired terms, as patterns: of prose and of names."""

    def __init__(self, terms: list[str]) -> None:
        # a word of prose matches its plural; a phrase is matched literally
        prose = [re.escape(term) + ("s?" if term.isalpha() else "") for term in terms]
        self.prose = re.compile(rf"(?<![\w.])({'|'.join(prose)})(?!\w)", re.I) if terms else None
        self.parts = {term for term in terms if term.isalpha()}
        self.whole = [term for term in terms if "_" in term]

    def find(self, text: Text) -> str | None:
        if text.kind != "name":
            found = self.prose.search(text.words) if self.prose else None
            return found.group(1) if found else None
        name = text.words.lower()
        parts = name.split("_")
        for part in parts:
            if part in self.parts or (part.endswith("s") and part[:-1] in self.parts):
                return part
        return next((term for term in self.whole if term in name), None)


def module_of(path: str) -> str:
    """Returns the directory that a file's figures count for: the path without its file, at most three deep."""
    return "/".join(path.split("/")[:-1][:3]) or "."


class Measure:
    """Counts of one module."""

    def __init__(self) -> None:
        self.comments = self.openings = self.words = self.what = 0
        self.findings: list[Finding] = []

    def add(self, path: str, text: Text, terms: Terms) -> None:
        if text.kind == "comment" and re.search("[A-Za-z]{3}", text.words):
            self.comments += 1
            words = re.findall(r"[a-z']+", text.words.lower())
            self.words += len(words)
            self.what += words.count("what")
            if OPENING.match(text.words):
                self.openings += 1
                self.note(path, text.line, "opening", text.words)
        term = terms.find(text)
        if term:
            self.note(path, text.line, "retired", f"{term}: {text.words}" if text.kind != "name" else text.words)

    def note(self, path: str, line: int, rule: str, text: str) -> None:
        for pattern, excepted, words, _ in EXCEPTIONS:
            if excepted == rule and re.fullmatch(pattern, path) and re.search(words, text):
                return
        self.findings.append(Finding(path, line, rule, " ".join(text.split())[:100]))

    def close(self, module: str) -> None:
        if self.words >= SHORT and self.what > MOST_WHAT * self.words / 10_000:
            self.note(module, 0, "what", f"{self.what} in {self.words} words of comments")


def measure(root: pathlib.Path) -> dict[str, Measure]:
    glossary = root / "doc" / "glossary.md"
    terms = Terms(retired_terms(glossary.read_text(encoding="utf-8")) if glossary.exists() else [])
    modules: dict[str, Measure] = collections.defaultdict(Measure)
    for path in files(root):
        module = modules[module_of(path)]
        source = LICENCE.sub("", (root / path).read_text(encoding="utf-8", errors="replace"), count=1)
        for text in READERS[os.path.splitext(path)[1]](source):
            module.add(path, text, terms)
        stem = Text(1, "name", os.path.splitext(os.path.basename(path))[0])
        module.add(path, stem, terms)
    for name, module in modules.items():
        module.close(name)
    return dict(sorted(modules.items()))


def unfinished(root: pathlib.Path) -> set[str]:
    path = root / "tests" / "lint" / "unfinished.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split("#")[0].strip() for line in lines} - {""}


def findings(root: pathlib.Path) -> Iterator[Finding]:
    modules, pending = measure(root), unfinished(root)
    for name, module in modules.items():
        if name not in pending:
            yield from module.findings
        elif not module.findings:
            yield Finding("tests/lint/unfinished.txt", 0, "finished", f"{name} has no finding left: remove it from the list")
    for name in sorted(pending - set(modules)):
        yield Finding("tests/lint/unfinished.txt", 0, "finished", f"{name} does not exist")


def print_measures(root: pathlib.Path) -> None:
    pending = unfinished(root)
    print(f"{'module':40} {'comments':>8} {'openings':>9} {'what/10k':>9} {'retired':>8}")
    for name, module in measure(root).items():
        share = 100 * module.openings / max(1, module.comments)
        what = 1e4 * module.what / max(1, module.words)
        retired = sum(finding.rule == "retired" for finding in module.findings)
        print(f"{name:40} {module.comments:8} {share:8.1f}% {what:9.0f} {retired:8}{' unfinished' if name in pending else ''}")


SAMPLES = [  # file, content, rules that must be found
    ("base/a.c", "/* What a file holds. */\nint x;\n", ["opening"]),
    ("base/b.c", "/* Returns the size. */\nint fxge_folder_size;\n", ["retired"]),
    ("base/c.c", '/* Returns the size. */\nconst char *s = "the folder is empty";\n', ["retired"]),
    ("base/d.c", "/* Returns what was read: a size in bytes. */\nint x; /* Of the file. */\n", ["opening"]),
    ("base/e.c", "/* Manifolds and foldered values stay. */\nint unfolder;\n", []),
    ("shim/f.py", '"""Where files lie."""\nx = 1  # which one\n', ["opening", "opening"]),
    ("shim/g.py", '"""Reads files."""\nfolders = ["a b", "two words"]\n', ["retired"]),
    ("ops/h.yaml", "# Whether it broadcasts.\n- schema: x  # how it rounds\n", ["opening", "opening"]),
    ("doc/i.md", "Where this stands does not matter.\nThe folder does.\n", ["retired"]),
    ("tests/hunt.py", '"""Draws programs."""\n', ["retired"]),
    ("tests/CMakeLists.txt", "# Tests of C.\nadd_test(NAME hunt_values COMMAND x)\n", ["retired"]),
]


def self_test() -> int:
    import tempfile

    bad = 0
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        glossary = "<!-- retired -->\n| term | use |\n|---|---|\n| folder | directory |\n| hunt | differential test |\n<!-- /retired -->\n"
        for path, content, _ in [*SAMPLES, ("doc/glossary.md", glossary, [])]:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(content)
        found = collections.defaultdict(list)
        for finding in findings(root):
            found[finding.path].append(finding.rule)
        for path, _, rules in SAMPLES:
            if found[path] != rules:
                print(f"self-test: {path}: expected {rules}, found {found[path]}")
                bad += 1
        (root / "tests" / "lint").mkdir(parents=True)
        (root / "tests" / "lint" / "unfinished.txt").write_text("base\nbench  # gone\nfine\n")
        (root / "fine").mkdir()
        (root / "fine" / "x.c").write_text("/* Returns one. */\n")
        rules = sorted(f.text for f in findings(root) if f.rule == "finished")
        if rules != ["bench does not exist", "fine has no finding left: remove it from the list"]:
            print(f"self-test: unfinished.txt: found {rules}")
            bad += 1
    return bad


def main(arguments: list[str]) -> int:
    if arguments == ["--self-test"]:
        return 1 if self_test() else 0
    if not arguments or not os.path.isdir(arguments[0]):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(arguments[0])
    if "--measure" in arguments:
        print_measures(root)
        return 0
    count = 0
    for finding in findings(root):
        print(f"{finding.path}:{finding.line}: {finding.rule}: {finding.text}")
        count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
