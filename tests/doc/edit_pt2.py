# SPDX-License-Identifier: Apache-2.0
"""Writes model.pt2 for the examples of doc/diagnostics.md: a copy of MODEL, one entry of which has another text.

    edit_pt2.py MODEL ENTRY OLD NEW

MODEL is a file of $MODELS. ENTRY is the end of the entry's name; A:B is the entry B of the archive in the entry A. Each
OLD in it becomes NEW; one at least must be there. Standard library only.
"""

import io
import os
import sys
import zipfile


def edited(data, entry, old, new):
    """The archive with the text in the entry, or the text if no entry is named."""
    if not entry:
        if old not in data:
            sys.exit(f"the entry has no text {old}")
        return data.replace(old, new)
    out = io.BytesIO()
    first, _, rest = entry.partition(":")
    found = 0
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as copy:
        for info in source.infolist():
            part = source.read(info)
            if info.filename.endswith(first):
                found += 1
                part = edited(part, rest, old, new)
            copy.writestr(info.filename, part)
    if not found:
        sys.exit(f"no entry ends with {first}")
    return out.getvalue()


model, entry, old, new = sys.argv[1:]
with open(os.path.join(os.environ["MODELS"], model), "rb") as file:
    data = file.read()
with open("model.pt2", "wb") as file:
    file.write(edited(data, entry, old.encode(), new.encode()))
