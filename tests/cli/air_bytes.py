# SPDX-License-Identifier: Apache-2.0
"""Encoder of `.air` files with hostile shapes, which no writer of fxge makes. Fields are those of proto/ge_ir.proto."""


def varint(n):
    out = bytearray()
    n &= (1 << 64) - 1
    while n >= 0x80:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes(out) + bytes([n])


def text(field, value):
    data = value.encode() if isinstance(value, str) else value
    return varint(field << 3 | 2) + varint(len(data)) + data


def number(field, value):
    return varint(field << 3) + varint(value)


def attr(key, value):
    return text(10, text(1, key) + text(2, value))


def names(key, ports):
    """Returns the lists that name the ports of one side."""
    words = b"".join(text(2, p) for p in ports) + number(20, 1)
    positions = text(3, b"".join(map(varint, range(len(ports))))) + number(20, 2)
    return attr(f"_{key}_name_key", text(1, words)) + attr(f"_{key}_name_value", text(1, positions))


def tensor(dtype, *dims):
    """Returns the descriptor of a tensor; the dtype is a number of ge.proto.DataType."""
    return number(2, dtype) + text(3, text(1, b"".join(map(varint, dims)))) + text(4, "ND")


TENSOR = tensor(1, 2)  # f32[2]


def op(name, kind, inputs, in_ports, out_ports, attrs=b"", subgraphs=(), read=TENSOR, made=TENSOR):
    """Returns an operator whose inputs are all `read`, and its results all `made`."""
    body = text(1, name) + text(2, kind) + b"".join(text(5, i) for i in inputs) + attrs
    body += names("input", in_ports) if in_ports else b""
    body += names("output", out_ports) if out_ports else b""
    body += text(33, read) * len(in_ports) + text(34, made) * len(out_ports)
    return text(6, body + b"".join(text(35, s) for s in subgraphs))


def data(parent=None):
    place = attr("_parent_node_index", number(3, parent)) if parent is not None else b""
    return op("x", "Data", [], ["x"], ["y"], attr("index", number(3, 0)) + place)


def graph(name, *ops, result):
    return text(7, text(1, name) + b"".join(ops) + op("net", "NetOutput", [result], ["input0"], []))


def nested_graphs(n):
    """Graphs that each call the next one."""
    graphs = []
    for i in range(n):
        call = op("c", "PartitionedCall", ["x:0"], ["args0"], ["output0"], subgraphs=[f"g{i + 1}"])
        graphs.append(graph(f"g{i}", data(0 if i else None), call, result="c:0"))
    return text(1, "m") + b"".join(graphs) + graph(f"g{n}", data(0), result="x:0")


def written_inputs(n):
    """An operator of unknown type that overwrites one value by each of its inputs."""
    return text(1, "m") + graph("g", data(), op("w", "Nobody", ["x:0"] * n, ["y"] * n, ["y"]), result="w:0")


def carried(kind, source, numbers, made, attrs=b""):
    """An operator that reads a Bitcast of integers (a descriptor) to numbers that programs lack."""
    x = op("x", "Data", [], ["x"], ["y"], attr("index", number(3, 0)), read=source, made=source)
    bits = attr("type", number(15, 34)) + attr("keep_dim", number(5, 1))
    b = op("b", "Bitcast", ["x:0"], ["x"], ["y"], bits, read=source, made=numbers)
    ops = [x, b] + ([op("r", kind, ["b:0"], ["x"], ["y"], attrs, read=numbers, made=made)] if kind else [])
    return text(1, "m") + graph("g", *ops, result="r:0" if kind else "b:0")
