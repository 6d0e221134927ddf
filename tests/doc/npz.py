# SPDX-License-Identifier: Apache-2.0
"""Writes an .npz for the examples of doc/diagnostics.md: npz.py FILE NAME=VALUES[:DTYPE|:SHAPE] ...

Values are separated by commas; the dtype is f32 by default, a shape is 2x3. Standard library only.
"""

import struct
import sys
import zipfile

KINDS = {"f32": ("<f4", "f"), "f64": ("<f8", "d"), "i64": ("<i8", "q"), "object": ("|O", "q")}


def npy(values, dtype, shape):
    descr, code = KINDS[dtype]
    numbers = [float(v) if code in "fd" else int(v) for v in values]
    head = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({''.join(f'{n}, ' for n in shape)})}}"
    head += " " * (117 - len(head)) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + struct.pack(f"<{len(numbers)}{code}", *numbers)


with zipfile.ZipFile(sys.argv[1], "w") as archive:
    for word in sys.argv[2:]:
        name, text = word.split("=")
        text, _, kind = text.partition(":")
        values = text.split(",")
        shape = [int(n) for n in kind.split("x")] if "x" in kind else [len(values)]
        archive.writestr(f"{name}.npy", npy(values, kind if kind in KINDS else "f32", shape))
