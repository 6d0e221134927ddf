# SPDX-License-Identifier: Apache-2.0
"""Compares our parser's reading of every aten and prims schema of the installed torch with torch's own.

    schemas_of_torch.py TEST_SCHEMA, the program built from test_schema.c
"""
import json
import re
import subprocess
import sys
import tempfile

import torch

BASE = {"Tensor": "tensor", "int": "int", "SymInt": "int", "float": "float", "SymFloat": "float", "bool": "bool",
        "SymBool": "bool", "number": "scalar", "Scalar": "scalar", "str": "str", "ScalarType": "dtype",
        "Layout": "layout", "Device": "device", "MemoryFormat": "memory format", "Generator": "generator"}
SCALAR_TYPES = {4: "i64"}  # torch's C++ numbers as defaults
MEMORY_FORMATS = {0: 1, 1: 4, 2: 2, 3: 3}  # C++ numbers to those of saved programs


def inside(text, outer):
    return text[len(outer) + 1:-1] if text.startswith(outer + "[") else None


def type_text(text):
    optional, text = inside(text, "Optional"), inside(text, "Optional") or text
    element = inside(text, "List")
    if element and inside(element, "List"):
        return "any[]" + "?" * bool(optional)
    inner = inside(element, "Optional") if element else None
    base = BASE.get(inner or element or text, "any")
    return base + "?" * bool(inner) + "[]" * bool(element) + "?" * bool(optional)


def value_text(value, kind):
    if value is None:
        return "absent"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(v, kind) for v in value) + "]"
    if kind.startswith("dtype"):
        return SCALAR_TYPES[value]
    if kind.startswith("memory format"):
        return str(MEMORY_FORMATS[value])
    if kind.startswith("float"):
        return repr(float(value))
    return json.dumps(value) if isinstance(value, str) else repr(value)


def argument(arg, keyword_before):
    kind = type_text(str(arg.real_type))
    text = "*, " if arg.kwarg_only and not keyword_before else ""
    text += kind + ("#%d" % arg.N if arg.N else "") + ("!" if arg.alias_info and arg.alias_info.is_write else "")
    text += " " + arg.name
    return text + ("=" + value_text(arg.default_value, kind) if arg.has_default_value() else "")


def described(schema):
    args, keyword = [], False
    for arg in schema.arguments:
        args.append(argument(arg, keyword))
        keyword = arg.kwarg_only
    name = schema.name.replace("::", ".") + "." + (schema.overload_name or "default")
    results = [" " + type_text(str(r.real_type)).rstrip("?") + (" " + r.name if r.name else "") for r in schema.returns]
    return "%s(%s) ->%s" % (name, ", ".join(args), ",".join(results))


def all_schemas():
    for space in (torch.ops.aten, torch.ops.prims):
        for name in sorted(dir(space)):
            packet = getattr(space, name, None)
            for overload in sorted(packet.overloads()) if hasattr(packet, "overloads") else []:
                schema = getattr(packet, overload)._schema
                if "..." not in str(schema):  # functions of TorchScript, which no graph calls
                    yield schema


def without_alias(line):
    head, tail = line.split(" ->", 1)
    return re.sub(r"\((\w|\*)(!?)\)", r"\2", head) + " ->" + re.sub(r"\((\w|\*)!?\)", "", tail)


def main(program):
    schemas = list(all_schemas())
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(str(s) + "\n" for s in schemas))
        file.flush()
        lines = subprocess.run([program, "-p", file.name], stdout=subprocess.PIPE, check=True, text=True).stdout
    bad = 0
    for schema, line in zip(schemas, lines.splitlines(), strict=True):
        got, want = without_alias(line), described(schema)
        if got != want:
            bad += 1
            print("%s\n  read     %s\n  expected %s" % (schema, got, want))
    print("%d schemas, %d read otherwise than torch reads them" % (len(schemas), bad))
    return bad != 0


sys.exit(main(sys.argv[1]))
