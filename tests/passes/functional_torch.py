# SPDX-License-Identifier: Apache-2.0
"""Computes functionalised programs with PyTorch and compares the results with those of the saved programs.

    functional_torch.py FUNCTIONAL_TEXT MODEL.pt2 ...

FUNCTIONAL_TEXT is the test tool of that name. Every model has its inputs and results in NAME.npz
(tests/models/README.md). A functional program needs no memory model: each line is called in order.
"""

import re
import subprocess
import sys

import numpy as np
import torch

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "f64": torch.float64,
          "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
          "u8": torch.uint8, "bool": torch.bool}
IGNORED = {"layout", "device", "pin_memory", "memory_format", "non_blocking"}
ROLES = ("parameter", "buffer", "constant", "state")


class Text:
    """A cursor over one line."""

    def __init__(self, line):
        self.line, self.at = line, 0

    def take(self, pattern):
        match = re.compile(r"\s*" + pattern).match(self.line, self.at)
        if match:
            self.at = match.end()
        return match

    def name(self, sigil):
        match = self.take(re.escape(sigil) + r'(?:"([^"]*)"|([A-Za-z0-9_.]+))')
        return match and (match[1] or match[2])

    def expression(self):
        """Reads up to a comma or closing bracket at the expression's level."""
        start, depth = self.at, 0
        while self.at < len(self.line):
            c = self.line[self.at]
            if depth == 0 and c in ",)]":
                break
            depth += (c in "([") - (c in ")]")
            self.at += 1
        return self.line[start:self.at].strip()


def operand(text, values, symbols):
    if text.take(r"\["):
        items = []
        while not text.take(r"\]"):
            items.append(operand(text, values, symbols))
            text.take(",")
        return items
    name = text.name("%")
    if name is not None:
        return values[name]
    string = text.take(r'"([^"]*)"')
    if string:
        return string[1]
    word = text.expression()
    if word in DTYPES:
        return DTYPES[word]
    constants = {"true": True, "false": False, "None": None, "inf": float("inf"), "-inf": -float("inf"),
                 "nan": float("nan")}
    if word in constants:
        return constants[word]
    if word.startswith(("layout(", "memory_format(")):
        return None
    return eval(word, {"min": min, "max": max, "sym": lambda x: x}, symbols)


def load_tensor(text):
    match = re.match(r'tensor @(\S+) : (\w+)\[([^\]]*)\](?:\{([^}]*)\})?( lifted)? = (.*)', text)
    name, dtype, shape, strides, _, data = match.groups()
    shape = [int(x) for x in shape.split(",") if x.strip()]
    dtype = DTYPES[dtype]
    file = re.match(r'file "([^"]*)" (\d+) (\d+)', data)
    if file:
        with open(file[1], "rb") as f:
            f.seek(int(file[2]))
            raw = f.read(int(file[3]))
        flat = torch.frombuffer(bytearray(raw), dtype=dtype) if raw else torch.empty(0, dtype=dtype)
    elif data.startswith("hex"):
        flat = torch.frombuffer(bytearray.fromhex(data.split('"')[1]), dtype=dtype)
    else:
        items = [x.strip() for x in data.strip("{}").split(",") if x.strip()]
        flat = torch.tensor([{"true": 1.0, "false": 0.0}.get(x) if x in ("true", "false") else float(x)
                             for x in items], dtype=torch.float64).to(dtype)
    if strides is not None:
        strides = [int(x) for x in strides.split(",") if x.strip()]
        return name, torch.as_strided(flat, shape, strides).clone()
    return name, flat[:int(np.prod(shape))].reshape(shape)


class Program:
    def __init__(self, source):
        self.tensors, self.inputs, self.nodes, self.outputs = {}, [], [], None
        for line in source.splitlines():
            if line.startswith("tensor "):
                name, value = load_tensor(line)
                self.tensors['"' + name.strip('"') + '"'] = value
            elif line.startswith("    %"):
                self.inputs.append(self.parse_input(line.strip()))
            elif line.startswith("  return"):
                self.outputs = line[len("  return"):]
            elif line.startswith("  "):
                self.nodes.append(line)

    def parse_input(self, line):
        text = Text(line)
        name = text.name("%")
        meta = text.take(r":\s*(\w+)(?:\[([^\]]*)\]|\(([^)]*)\))?(?:\{[^}]*\})?")
        text.take(r"part\b")
        dims = [x.strip() for x in (meta[2] or "").split(",") if x.strip()]
        role = text.take(r"=\s*(\w+)\((?:@([^,]+), |([^,]+), )?\"([^\"]*)\"\)")
        return name, dims, meta[3], role and (role[1], role[2], role[3], role[4])

    def bind(self, case, state):
        values, symbols = {}, {}
        for name, dims, size, role in self.inputs:
            if role and role[0] in ROLES:
                key = '"' + role[1].strip('"') + '"'
                values[name] = state.get(role[3], self.tensors[key])
                continue
            if role and role[0] == "literal":
                values[name] = None
                continue
            value = case[role[3] if role and role[3] in case else name]  # nested: the name of a graph
            values[name] = value
            if size is not None:
                symbols[size] = int(value)
                values[name] = int(value)
            for dim, n in zip(dims, getattr(value, "shape", ())):
                if re.fullmatch(r"[a-z]\w*", dim):
                    symbols[dim] = n
        return values, symbols

    def run(self, case, state):
        values, symbols = self.bind(case, state)
        for line in self.nodes:
            self.call(line, values, symbols)
        return self.results(values, symbols)

    def results(self, values, symbols):
        text, outs, new, mutated = Text(self.outputs), [], {}, {}
        while not text.take("$"):
            before = text.at
            name = text.name("%")
            if name is None:
                text.at = before
                word = text.take(r"[^,]*?(?=\s+as\s|,|$)")[0].strip()
                value = None if word in ("None", "") else eval(word, {}, symbols)
            else:
                value = values[name]
            kind = text.take(r'(state|mutates)\("([^"]*)"\)')
            text.take(r'as "[^"]*"')
            text.take(",")
            if kind:
                (new if kind[1] == "state" else mutated)[kind[2]] = value
            else:
                outs.append(value)
        return outs, new, mutated

    def call(self, line, values, symbols):
        text = Text(line)
        results = []
        while True:
            name = text.name("%")
            if name is None:
                break
            results.append(name)
            text.take(",")
        text.take("=")
        namespace, op, overload = text.take(r"([\w.]+)\(")[1].rsplit(".", 2)
        kwargs = {}
        while not text.take(r"\)"):
            key = text.take(r"(\w+)=")[1]
            value = operand(text, values, symbols)
            if key not in IGNORED:
                kwargs[key] = value
            text.take(",")
        if op == "view":  # a logical reshape in saved programs, whatever the strides of this machine's kernels
            op = "reshape"
            kwargs["shape"] = kwargs.pop("size")
        target = getattr(getattr(getattr(torch.ops, namespace), op), overload)
        for argument in target._schema.arguments:  # optional arguments without default
            if not argument.has_default_value():
                kwargs.setdefault(argument.name, None)
        made = target(**kwargs)
        made = made if isinstance(made, (list, tuple)) else [made]
        values.update(zip(results, made))


def to_torch(array, want):
    if want is torch.bfloat16:
        return torch.from_numpy(array.copy()).view(torch.bfloat16)
    return torch.from_numpy(np.array(array))


def worst(found, expected):
    """Returns the largest difference relative to the largest expected value."""
    if found is None:
        return 1.0
    if not isinstance(found, torch.Tensor):
        return float(found != expected.item())
    if found.dtype is torch.bfloat16 and expected.dtype == np.uint16:
        expected = torch.from_numpy(expected.copy()).view(torch.bfloat16)
    else:
        expected = torch.from_numpy(np.array(expected))
    if found.shape != expected.shape or found.dtype != expected.dtype:
        return float("inf")
    a, b = found.double(), expected.double()
    same = (a == b) | (a.isnan() & b.isnan())
    if bool(same.all()):
        return 0.0
    scale = b[b.isfinite()].abs().max() if bool(b.isfinite().any()) else torch.tensor(1.0)
    return float((a - b)[~same].abs().max() / max(float(scale), 1e-30))


def compare(program, data, bound):
    state, worst_of = {}, 0.0
    cases = sorted({k.split("/")[0] for k in data}, key=lambda c: (c.rstrip("0123456789"), int(re.sub(r"\D", "", c))))
    for case in cases:
        group = {k[len(case) + 1:]: data[k] for k in data if k.startswith(case + "/")}
        if case.startswith("c"):
            state = {}
        kinds = {n: d for n, d in program.kinds.items()}
        inputs = {k[3:]: to_torch(v, kinds.get(k[3:])) for k, v in group.items() if k.startswith("in/")}
        outs, new, mutated = program.run(inputs, state)
        state.update(new)
        found = {f"out/{i}": v for i, v in enumerate(outs)}
        found.update({f"state/{k}": v for k, v in state.items()})
        found.update({f"mut/{k}": v for k, v in mutated.items()})
        for key, value in group.items():
            if key.split("/")[0] in ("out", "state", "mut"):
                diff = worst(found.get(key), value)
                worst_of = max(worst_of, diff)
                if not diff <= bound:
                    print(f"  {case}/{key}: off by {diff:g}")
    return worst_of


def check(tool, path):
    done = subprocess.run([tool, path], capture_output=True, text=True)
    if done.returncode:
        print(path, "is not functionalised:\n" + done.stderr)
        return False
    if "= my." in done.stdout:
        print(path, "skipped: its operators are not PyTorch's")
        return True
    if re.search(r" = (?:\w+\.)*\w*[a-z0-9]_\.\w+\(", done.stdout):
        print(path, "still holds an operator that writes")
        return False
    program = Program(done.stdout)
    program.kinds = {}
    for line in done.stdout.splitlines():
        match = re.match(r'    %"?([\w.]+)"? : (\w+)', line)
        if match:
            program.kinds[match[1]] = DTYPES.get(match[2])
    data = np.load(re.sub(r"\.(default|decomposed)\.pt2$", ".npz", path))
    bound = 2e-2 if "bf16" in done.stdout else 1e-5
    diff = compare(program, data, bound)
    if not diff <= bound:
        print(path, f"differs by {diff:g}")
    return diff <= bound


def main():
    tool, models = sys.argv[1], sys.argv[2:]
    torch.manual_seed(0)
    failed = 0
    for path in models:
        try:
            failed += not check(tool, path)
        except Exception as e:  # a program that PyTorch refuses is a failure with its reason
            print(path, type(e).__name__, e)
            failed += 1
    print(f"{len(models)} programs, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
