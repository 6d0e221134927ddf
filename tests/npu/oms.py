# SPDX-License-Identifier: Apache-2.0
"""Builds .om files by GE's public headers: header, tables, partitions. Standard library only."""

from __future__ import annotations

import struct

MODEL_DEF, WEIGHTS, TASK_INFO, KERNELS, INOUT_INFO = 0, 1, 2, 3, 8
F32, I64, ND, NZ = 0, 9, 2, 29


def header(length: int, *, models: int = 1, old: int = 0, kind: int = 0, name: bytes = b"", unknown: int = 0, host: int = 0,
           encrypted: int = 0, platform: bytes = b"") -> bytes:
    """Returns a header with `length`, the bytes after it, in 8 bytes at its end; `old` headers have 4 bytes."""
    head = bytearray(256)
    struct.pack_into("<III", head, 0, 0x444F4D49, 256, 0x20000000)
    struct.pack_into("<I", head, 76, old)
    head[80], head[82], head[192], head[193] = encrypted, kind, host, unknown
    head[84:84 + len(name)] = name
    struct.pack_into("<I", head, 156, models)
    head[160:160 + len(platform)] = platform
    struct.pack_into("<Q", head, 184, length)
    return bytes(head)


def model(parts: list[tuple[int, bytes]], wide: bool = True) -> bytes:
    """Returns a table and its partitions; entries have 24 bytes, or 12 in the old form."""
    table, at = struct.pack("<II", len(parts), 0) if wide else struct.pack("<I", len(parts)), 0
    for kind, data in parts:
        table += struct.pack("<iIQQ", kind, 0, at, len(data)) if wide else struct.pack("<iII", kind, at, len(data))
        at += len(data)
    return table + b"".join(data for _, data in parts)


def om(*models: bytes, wide: bool = True, **fields: object) -> bytes:
    body = b"".join(models)
    length = {"length": len(body)} if wide else {"length": 0, "old": len(body)}
    return header(models=len(models), **length, **fields) + body  # type: ignore[arg-type]


def port(name: bytes, dims: list[int], size: int, *, dtype: int = F32, form: int = ND, ranges: list[int] | None = None) -> bytes:
    limits = ranges or []
    return (struct.pack("<QiiIIII", size, form, dtype, len(name), 8 * len(dims), 0, 8 * len(limits)) + name
            + struct.pack(f"<{len(dims) + len(limits)}q", *dims, *limits))


def interface(inputs: list[bytes], outputs: list[bytes], *more: tuple[int, bytes]) -> bytes:
    parts = [(0, struct.pack("<I", len(inputs)) + b"".join(inputs)), (1, struct.pack("<I", len(outputs)) + b"".join(outputs)), *more]
    return b"".join(struct.pack("<iI", kind, len(data)) + data for kind, data in parts)


def kernel(name: bytes, code: bytes) -> bytes:
    return struct.pack("<III", 0x5D776EFD, len(name), len(code)) + name + code


def field(number: int, value: bytes | int) -> bytes:
    """Returns a protobuf field."""
    def varint(n: int) -> bytes:
        out = b""
        while n > 127:
            out, n = out + bytes([n & 127 | 128]), n >> 7
        return out + bytes([n])
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def attribute(key: bytes, value: bytes | int) -> bytes:
    """Returns an entry of ModelDef.attr: a text, or an integer."""
    return field(11, field(1, key) + field(2, field(2 if isinstance(value, bytes) else 3, value)))


def graph(name: bytes, ops: list[tuple[bytes, bytes, list[bytes], list[int]]]) -> bytes:
    """Returns operators: name, type, inputs, dims of their result in f32."""
    data = field(1, name)
    for op, kind, inputs, dims in ops:
        shape = field(3, b"") if not dims else field(3, field(1, b"".join(bytes([d]) for d in dims)))
        desc = field(2, 1) + shape + field(4, b"ND")
        data += field(6, field(1, op) + field(2, kind) + b"".join(field(5, i) for i in inputs) + field(34, desc))
    return field(7, data)


def all_oms() -> dict[str, bytes]:
    """Returns one file of each form, by name."""
    x, y = port(b"x", [2, 3], 24), port(b"output_0_add_0", [2, 3], 24)
    attrs = attribute(b"soc_version", b"Ascend910B1") + attribute(b"atc_cmdline", b"atc --model=m.air\n") + attribute(b"stream_num", 3)
    made = graph(b"main", [(b"x", b"Data", [], [2, 3]), (b"add", b"Add", [b"x:0", b"x:0"], [2, 3])])
    static = [(MODEL_DEF, field(1, b"m") + made + attrs), (WEIGHTS, bytes(40)), (TASK_INFO, b"tasks"),
              (KERNELS, kernel(b"add_0", bytes(7)) + kernel(b"add_1", bytes(9))), (INOUT_INFO, interface([x], [y]))]
    ranged = port(b"x", [-1, 3], 96, ranges=[1, 8, 3, 3])
    gears = interface([ranged, port(b"ascend_mbatch_shape_data", [1], 4, dtype=3)], [port(b"y", [-1, 3], 0)],
                      (2, struct.pack("<IQQQ", 3, 1, 4, 8)), (4, bytes(12)), (5, b"shapes"), (6, b"order"))
    strange = interface([port(b"k\n", [1, 2, 3, 4, 5], 8, dtype=99, form=77)], [port(b"z", [4, 4, 16, 16], 8, form=NZ)], (9, b"new"))
    return {
        "static": om(model(static), name=b"m", platform=b"910B"),
        "old_table": om(model(static[:2], wide=False), wide=False),
        "gears": om(model([(INOUT_INFO, gears)])),
        "dynamic": om(model([(MODEL_DEF, made), (INOUT_INFO, interface([ranged], [port(b"y", [-1, -1], 0)]))]),
                      model([(MODEL_DEF, attrs), (26, b"custom")]), unknown=1, host=1),
        "no_graph": om(model([(MODEL_DEF, attrs)])),
        "strange": om(model([(INOUT_INFO, strange), (99, b"more")]), kind=7),
        "bundle": om(model([(24, om(model(static)))]), kind=5),
        "encrypted": header(5, encrypted=1) + b"12345",
    }
