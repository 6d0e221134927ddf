#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that every labelled constraint of a row or a meta function has a test.

For a row's `check: {LABEL: condition}`, a file tests/ops/FAMILY/OPERATOR.LABEL-VARIANT.fx must exist for an operator of
the family with that label and condition.

The comment before `meta_NAME` in infer/meta_*.c labels its constraints c0, c1, ... For each, a file
tests/ops/*/OPERATOR.cN-VARIANT.fx must exist for an operator whose row has `meta: NAME`.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

# Labels without a test, with the reason.
EXCEPTIONS: dict[str, str] = {}

COMMENT = re.compile(r"/\*((?:(?!\*/).)*)\*/\s*bool\s+meta_(\w+)\(", re.S)


def labels():
    """Returns the (function, label) pairs of the sources."""
    for path in sorted((ROOT / "infer").glob("meta_*.c")):
        for comment, name in COMMENT.findall(path.read_text()):
            for label in sorted(set(re.findall(r"\bc\d+(?=:)", comment))):
                yield name, label


def metas():
    """Returns the meta function of each operator, by its name in the text form without `aten.`."""
    found = {}
    for path in (ROOT / "ops" / "aten").glob("*.yaml"):
        for row in path.read_text().split("- schema: ")[1:]:
            name = re.match(r"""["']\w+::([\w.]+)\(""", row)
            meta = re.search(r"^  meta: (\w+)", row, re.M)
            if name and meta:
                found[name[1] if "." in name[1] else name[1] + ".default"] = meta[1]
    return found


def tested():
    """Returns the (function, label) pairs of the names of tests."""
    of = metas()
    for path in HERE.glob("*/*.fx"):
        found = re.match(r"(.+)\.(c\d+)-", path.name)
        if found and found[1] in of:
            yield of[found[1]], found[2]


def checks():
    """Returns the operators whose rows have a check: (family, label, condition) -> operators."""
    found = {}
    for path in sorted([*(ROOT / "ops" / "aten").glob("*.yaml"), *(ROOT / "ops" / "npu").glob("*.yaml")]):
        family = path.stem if path.parent.name == "aten" else f"npu_{path.stem}"
        for row in path.read_text().split("- schema: ")[1:]:
            name = re.match(r"""["']\w+::([\w.]+)\(""", row)[1]
            said = re.search(r"^  check: \{(.+)\}$|^  check:\n((?:    .+\n)+)", row, re.M)
            flow, block = (said[1] or "", said[2] or "") if said else ("", "")
            for label, condition in (*re.findall(r"""(\w+): ("[^"]*"|[^,\n]+)""", flow),
                                     *re.findall(r"^    (\w+): (.+)$", block, re.M)):
                key = (family, label, condition.strip('"'))
                found.setdefault(key, []).append(name if "." in name else name + ".default")
    return found


def untested_checks():
    """Returns the row checks without a refused program."""
    for (family, label, condition), operators in checks().items():
        if not any(list((HERE / family).glob(f"{op}.{label}-*.fx")) for op in operators):
            yield f"{family}: {label}: {condition}"


def without_sentence():
    """Returns the checks of torch_npu's operators that call a function of a row `def` and have no sentence.

    Such a condition means nothing to users, whose message would show it.
    """
    texts = {path: path.read_text() for path in sorted((ROOT / "ops").glob("*/*.yaml"))}
    defined = {name for text in texts.values() for name in re.findall(r"^(?:    |- def: )def (\w+)\(", text, re.M)}
    for path, text in texts.items():
        for row in text.split("- schema: ")[1:] if path.parent.name == "npu" else ():
            said = re.search(r"^  check: \{(.+)\}$|^  check:\n((?:    .+\n)+)", row, re.M)
            says = re.search(r"^  says: \{(.+)\}$|^  says:\n((?:    .+\n)+)", row, re.M)
            sentences = set(re.findall(r"(\w+): \"", says[0])) if says else set()
            flow, block = (said[1] or "", said[2] or "") if said else ("", "")
            for label, condition in (*re.findall(r"""(\w+): ("[^"]*"|[^,\n]+)""", flow),
                                     *re.findall(r"^    (\w+): (.+)$", block, re.M)):
                if defined & set(re.findall(r"(\w+)\(", condition)) and label not in sentences:
                    yield f"{path.stem}: {label}: {condition}"


def main():
    """Prints labels without a test."""
    there, wanted = set(tested()), list(labels())
    missing = [f"meta_{name} {label}" for name, label in wanted
               if (name, label) not in there and f"{name}.{label}" not in EXCEPTIONS]
    missing += untested_checks()
    for line in missing:
        print(f"no test: {line}")
    unsaid = list(without_sentence())
    for line in unsaid:
        print(f"no sentence (`says`): {line}")
    print(f"{len(wanted)} labels, {len(missing)} without a test, {len(unsaid)} checks without a sentence")
    return 1 if missing or unsaid or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
