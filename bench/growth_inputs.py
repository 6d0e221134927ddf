# SPDX-License-Identifier: Apache-2.0
"""Inputs of bench/growth.py: programs, rows, operator descriptions and arrays that grow with n.

A function returns the bytes of an input whose size in one direction is n.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import readers

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "cli"))

import air_bytes

WORD = 2**64 - 1
LETTERS = b"abcdefghijklmnopqrstuvwxyz"


# --- programs -----------------------------------------------------------------------------------


def program(inputs: str, body: str, results: str = "%y", head: str = "") -> bytes:
    return f'fxge 1\nmodel "m" stage "import"\n{head}graph "main"({inputs}) {{\n{body}  return {results}\n}}\n'.encode()


def symbols(n: int) -> str:
    return "".join(f"symbol s{i} : int [2, {64 + i}]\n" for i in range(n))


def listed(form: str, n: int, between: str = ", ") -> str:
    """Returns the form with each number below n in the place of `#`."""
    return between.join(form.replace("#", str(i)) for i in range(n))


def lines(form: str, n: int) -> str:
    return listed(f"  {form}\n", n, "")


X = "%x : f32[2]"
NEG = "  %y = aten.neg.default(self=%x) : ?\n"


def chain(n: int) -> bytes:
    body = "".join(f"  %v{i + 1} = aten.neg.default(self=%v{i}) : ?\n" for i in range(n))
    return program("%v0 : f32[2]", body, f"%v{n}")


def unlike_chain(n: int) -> bytes:
    """A chain of constants that differ."""
    body = "".join(f"  %v{i + 1} = aten.add.Scalar(self=%v{i}, other={i}.5) : ?\n" for i in range(n))
    return program("%v0 : f32[2]", body, f"%v{n}")


def duplicates(n: int) -> bytes:
    """Equal nodes, whose results one node reads."""
    return program(X, lines("%v# = aten.neg.default(self=%x) : ?", n) + f"  %y = aten.cat.default(tensors=[{listed('%v#', n)}]) : ?\n")


def users(n: int) -> bytes:
    """Users of one value."""
    return program(
        X, lines("%v# = aten.add.Scalar(self=%x, other=#) : ?", n) + f"  %y = aten.cat.default(tensors=[{listed('%v#', n)}]) : ?\n"
    )


def dead_nodes(n: int) -> bytes:
    return program(X, lines("%v# = aten.add.Scalar(self=%x, other=#) : ?", n) + NEG)


def inputs(n: int) -> bytes:
    return program(f"%x : f32[2], {listed('%x# : f32[2]', n)}", NEG)


def outputs(n: int) -> bytes:
    return program(X, lines("%v# = aten.add.Scalar(self=%x, other=#) : ?", n), listed("%v#", n))


def same_outputs(n: int) -> bytes:
    return program(X, NEG, listed("%y", n))


def input_outputs(n: int) -> bytes:
    """Inputs that are outputs."""
    return program(listed("%x# : f32[2]", n), "", listed("%x#", n))


def operands(n: int) -> bytes:
    return program(listed("%x# : f32[2]", n), f"  %y = aten.cat.default(tensors=[{listed('%x#', n)}]) : ?\n")


def same_operands(n: int) -> bytes:
    return program(X, f"  %y = aten.cat.default(tensors=[{listed('%x', n)}]) : ?\n")


def stacked(n: int) -> bytes:
    return program(X, f"  %y = aten.stack.default(tensors=[{listed('%x', n)}]) : ?\n")


def split(n: int) -> bytes:
    return program(
        f"%x : f32[{n}]", f"  {listed('%v#', n)} = aten.split.Tensor(self=%x, split_size=1) : {listed('?', n)}\n", f"%v0, %v{n - 1}"
    )


def unbound(n: int) -> bytes:
    return program(f"%x : f32[{n}, 2]", f"  {listed('%v#', n)} = aten.unbind.int(self=%x) : {listed('?', n)}\n", listed("%v#", n))


def foreach(n: int) -> bytes:
    """Lists of operands and of results."""
    body = f"  {listed('%v#', n)} = aten._foreach_add.Scalar(self=[{listed('%x', n)}], scalar=1) : {listed('?', n)}\n"
    return program(X, body, listed("%v#", n))


def parameters(n: int) -> bytes:
    head = listed("tensor @w# : f32[2] = {1.0, #.0}\n", n, "")
    body = f"  %y = aten.cat.default(tensors=[{listed('%w#', n)}]) : ?\n"
    return program("%x : f32[2], " + listed('%w# : f32[2] = parameter(@w#, "w#")', n), body, head=head)


def elements(n: int) -> bytes:
    head = f"tensor @w : f32[{n}, 2] = {{{listed('#.0, 1.0', n)}}}\n"
    return program(f'%x : f32[2], %w : f32[{n}, 2] = parameter(@w, "w")', "  %y = aten.add.Tensor(self=%w, other=%x) : ?\n", head=head)


def folded(n: int) -> bytes:
    """Computations on constants alone."""
    body = (
        lines("%v# = aten.full.default(size=[2], fill_value=#) : ?", n) + f"  %y = aten.cat.default(tensors=[%x, {listed('%v#', n)}]) : ?\n"
    )
    return program(X, body)


def states(n: int) -> bytes:
    """Buffers that are written."""
    head = listed("tensor @w# : f32[2] = {1.0, #.0}\n", n, "")
    body = lines("%v# = aten.add.Tensor(self=%w#, other=%x) : ?", n) + NEG
    given = "%x : f32[2], " + listed('%w# : f32[2] = state(@w#, "w#")', n)
    return program(given, body, listed('%v# state("w#")', n) + ", %y", head=head)


def written_inputs(n: int) -> bytes:
    """Inputs of the user that are written."""
    return program(listed("%x# : f32[2]", n), lines("%v# = aten.neg.default(self=%x#) : ?", n), listed('%v# mutates("x#")', n))


def states_in_place(n: int) -> bytes:
    """Buffers that operators write in place."""
    head = listed("tensor @w# : f32[2] = {1.0, #.0}\n", n, "")
    body = lines("%v# = aten.add_.Tensor(self=%w#, other=%x) : ?", n) + NEG
    return program("%x : f32[2], " + listed('%w# : f32[2] = state(@w#, "w#")', n), body, listed('%w# state("w#")', n) + ", %y", head=head)


def writes(n: int) -> bytes:
    """Writes to one tensor."""
    return program(X, "  %c = aten.clone.default(self=%x) : ?\n" + lines("%v# = aten.add_.Scalar(self=%c, other=#) : ?", n), "%c")


def written_views(n: int) -> bytes:
    """Writes to one tensor through views."""
    body = "  %c = aten.clone.default(self=%x) : ?\n"
    body += "".join(
        f"  %s{i} = aten.select.int(self=%c, dim=0, index={i}) : ?\n  %v{i} = aten.add_.Scalar(self=%s{i}, other={i}) : ?\n"
        for i in range(n)
    )
    return program(f"%x : f32[{n}, 2]", body, "%c")


def open_views(n: int) -> bytes:
    """Views of one tensor that are made before one write and read after it."""
    body = "  %c = aten.clone.default(self=%x) : ?\n" + lines("%s# = aten.select.int(self=%c, dim=0, index=#) : ?", n)
    body += f"  %w = aten.add_.Scalar(self=%c, other=1) : ?\n  %y = aten.stack.default(tensors=[{listed('%s#', n)}]) : ?\n"
    return program(f"%x : f32[{n}, 2]", body)


def view_chain(n: int) -> bytes:
    """A write through a view of a view of a view."""
    body = "  %v0 = aten.clone.default(self=%x) : ?\n"
    body += "".join(f"  %v{i + 1} = aten.permute.default(self=%v{i}, dims=[1, 0]) : ?\n" for i in range(n))
    return program("%x : f32[2, 3]", body + f"  %w = aten.add_.Scalar(self=%v{n}, other=1) : ?\n", "%v0")


def reshapes(n: int) -> bytes:
    body = "".join(f"  %v{i + 1} = aten.view.default(self=%v{i}, size=[{(6, 2)[i % 2]}, {(1, 3)[i % 2]}]) : ?\n" for i in range(n))
    return program("%v0 : f32[2, 3]", body, f"%v{n}")


def dynamic_inputs(n: int) -> bytes:
    return program(listed("%x# : f32[s#, 2]", n), lines("%y# = aten.neg.default(self=%x#) : ?", n), listed("%y#", n), symbols(n))


def size_sum(n: int) -> bytes:
    """A size that is a sum of symbols."""
    return program(listed("%x# : f32[s#, 2]", n), f"  %y = aten.cat.default(tensors=[{listed('%x#', n)}]) : ?\n", head=symbols(n))


def size_sum_chain(n: int) -> bytes:
    """Partial sums of symbols: sizes whose text is quadratic, so that there are few."""
    body = "".join(f"  %v{i + 1} = aten.cat.default(tensors=[%v{i}, %x{i}]) : ?\n" for i in range(n))
    return program("%v0 : f32[3, 2], " + listed("%x# : f32[s#, 2]", n), body, f"%v{n}", symbols(n))


def size_argument(n: int) -> bytes:
    """A sum of symbols as an argument."""
    body = f"  %y = aten.full.default(size=[{listed('s#', n, ' + ')}], fill_value=1) : ?\n"
    return program(listed("%x# : f32[s#]", n), body, head=symbols(n))


def size_maximum(n: int) -> bytes:
    body = f"  %y = aten.full.default(size=[max({listed('s#', n)})], fill_value=1) : ?\n"
    return program(listed("%x# : f32[s#]", n), body, head=symbols(n))


def size_outputs(n: int) -> bytes:
    return program("%x : f32[s0]", "", listed("s0 + #", n), symbols(1))


def sizes(n: int) -> bytes:
    """Sizes that differ, of one symbol."""
    body = (
        lines("%v# = aten.full.default(size=[s0 + #], fill_value=1) : ?", n)
        + f"  %y = aten.cat.default(tensors=[{listed('%v#', n)}]) : ?\n"
    )
    return program("%x : f32[s0]", body, head=symbols(1))


def guards(n: int) -> bytes:
    head = "symbol s0 : int [2, 640000000]\n" + listed('guard "g#" sym(s0 != 7#3)\n', n, "")
    return program("%x : f32[s0]", NEG, head=head)


def paired_guards(n: int) -> bytes:
    """Comparisons of symbols with symbols."""
    head = symbols(n + 1) + "".join(f'guard "g{i}" sym(s{i} < s{i + 1})\n' for i in range(n))
    return program(listed("%x# : f32[s#]", n + 1), "  %y = aten.neg.default(self=%x0) : ?\n", head=head)


def joined_guards(n: int) -> bytes:
    """Comparisons of all symbols with one."""
    head = symbols(n + 1) + "".join(f'guard "g{i}" sym(s0 <= s{i + 1})\n' for i in range(n))
    return program(listed("%x# : f32[s#]", n + 1), "  %y = aten.neg.default(self=%x0) : ?\n", head=head)


def equal_sizes(n: int) -> bytes:
    """Additions whose operands' sizes are equal."""
    body = "".join(f"  %v{i} = aten.add.Tensor(self=%x{i}, other=%x{i + 1}) : ?\n" for i in range(n))
    return program(listed("%x# : f32[s#]", n + 1), body, f"%v{n - 1}", symbols(n + 1))


def guard_conditions(n: int) -> bytes:
    """Nodes whose metas depend on facts about symbols, and guards."""
    head = symbols(n + 1) + "".join(f'guard "g{i}" sym(s{i} < s{i + 1})\n' for i in range(n))
    body = "".join(f"  %v{i} = aten.narrow.default(self=%x{i + 1}, dim=0, start=s{i}, length=1) : ?\n" for i in range(n))
    return program(listed("%x# : f32[s#]", n + 1), body, listed("%v#", n), head)


def data_dependent(n: int) -> bytes:
    """Data-dependent sizes."""
    head = "".join(f"symbol u{i} : int [0, 64]\n" for i in range(n))
    return program("%x : f32[8]", lines("%v# = aten.nonzero.default(self=%x) : i64[u#, 1]", n), listed("%v#", n), head)


REGION = """    graph "yes"(%a : f32[2]) {
      %r = aten.neg.default(self=%a) : ?
      return %r
    }
    graph "no"(%a : f32[2]) {
      return %a
    }
"""


def regions(n: int) -> bytes:
    """Consecutive conditions."""
    body = "".join(f"  %v{i + 1} = higher_order.cond(operands=[%p, %v{i}]) : ? {{\n{REGION}  }}\n" for i in range(n))
    return program("%p : bool[], %v0 : f32[2]", body, f"%v{n}")


def region_operands(n: int) -> bytes:
    given = listed("%a# : f32[2]", n)
    inner = "".join(f'    graph "{name}"({given}) {{\n      return %a{k}\n    }}\n' for k, name in enumerate(("yes", "no")))
    return program(f"%p : bool[], {given}", f"  %y = higher_order.cond(operands=[%p, {listed('%a#', n)}]) : ? {{\n{inner}  }}\n")


def region_results(n: int) -> bytes:
    inner = "".join(
        f'    graph "{name}"(%a : f32[2]) {{\n'
        + lines(f"    %v# = aten.add.Scalar(self=%a, other={k}#) : ?", n)
        + f"      return {listed('%v#', n)}\n    }}\n"
        for k, name in enumerate(("yes", "no"))
    )
    body = f"  {listed('%r#', n)} = higher_order.cond(operands=[%p, %x]) : {listed('?', n)} {{\n{inner}  }}\n"
    return program("%p : bool[], %x : f32[2]", body, listed("%r#", n))


def region_nodes(n: int) -> bytes:
    inner = '    graph "yes"(%v0 : f32[2]) {\n' + "".join(f"      %v{i + 1} = aten.neg.default(self=%v{i}) : ?\n" for i in range(n))
    inner += f'      return %v{n}\n    }}\n    graph "no"(%a : f32[2]) {{\n      return %a\n    }}\n'
    return program("%p : bool[], %x : f32[2]", f"  %y = higher_order.cond(operands=[%p, %x]) : ? {{\n{inner}  }}\n")


def nested(n: int) -> bytes:
    """Nested regions, side by side: 40 deep."""

    def region(depth: int) -> str:
        inner = region(depth - 1) if depth else "%r = aten.neg.default(self=%a) : ?\n"
        return (
            f'%r = higher_order.cond(operands=[%p, %a, %p]) : ? {{\ngraph "yes"(%a : f32[2], %p : bool[]) {{\n{inner}return %r\n}}\n'
            'graph "no"(%a : f32[2], %p : bool[]) {\nreturn %a\n}\n}\n'
        )

    one = region(40)
    body = "".join(one.replace("%r =", f"%v{i + 1} =", 1).replace("[%p, %a, %p]", f"[%p, %v{i}, %p]", 1) for i in range(n))
    return program("%p : bool[], %v0 : f32[2]", body, f"%v{n}")


def long_names(n: int) -> bytes:
    """Nodes of names of 200 bytes that differ at the end."""
    stem = "v" * 200
    return program(
        X,
        "".join(f"  %{stem}{i} = aten.add.Scalar(self=%x, other={i}) : ?\n" for i in range(n)),
        ", ".join(f"%{stem}{i}" for i in range(n)),
    )


def equal_stems(n: int) -> bytes:
    """Names that are created for results of compositions."""
    body = "".join(f"  %v{i + 1} = aten.softplus.default(self=%v{i}) : ?\n" for i in range(n))
    return program("%v0 : f32[2]", body, f"%v{n}")


def scrambled(x: int) -> int:
    """`scramble` of base/map.c."""
    x ^= x >> 32
    x = x * 0x9E6C63D0876A9A47 & WORD
    x ^= x >> 29
    x = x * 0xD1B54A32D192ED03 & WORD
    return x ^ x >> 32


def unscrambled(x: int) -> int:
    """The inverse of `scrambled`."""
    x ^= x >> 32
    x = x * pow(0xD1B54A32D192ED03, -1, 2**64) & WORD
    x ^= x >> 29 ^ x >> 58
    x = x * pow(0x9E6C63D0876A9A47, -1, 2**64) & WORD
    return x ^ x >> 32


def mixed(a: int, b: int) -> int:
    """`fxge_hash_mix` of base/map.c."""
    return scrambled(((a << 23 | a >> 41) + 0x9E3779B97F4A7C15 + scrambled(b)) & WORD)


def colliding(n: int) -> list[str]:
    """Names with one `fxge_hash_bytes`, which has no key: each of k pieces has two forms, which leave the same state."""
    pieces = max(1, (n - 1).bit_length())
    state = scrambled(16 * pieces + 1)
    names, draw = [""], random.Random(1)
    for _ in range(pieces):
        first, second = (bytes(draw.choices(LETTERS, k=8)) for _ in range(2))
        after = mixed(mixed(state, int.from_bytes(first, "little")), int.from_bytes(second, "little"))
        while True:
            other = bytes(draw.choices(LETTERS, k=8))
            a = mixed(state, int.from_bytes(other, "little"))
            last = unscrambled((unscrambled(after) - (a << 23 | a >> 41) - 0x9E3779B97F4A7C15) & WORD).to_bytes(8, "little")
            if other != first and all(32 < b < 127 and b not in b'"\\' for b in last):
                break
        names = [name + block.decode() for name in names for block in (first + second, other + last)]
        state = after
    return names[:n]


def colliding_names(n: int) -> bytes:
    """Names that collide in a table whose hash has no key."""
    names = colliding(n)
    body = "".join(f'  %"{name}" = aten.neg.default(self=%x) : ?\n' for name in names)
    return program(X, body, ", ".join(f'%"{name}"' for name in names))


def long_name(n: int) -> bytes:
    """One name, up to the limit of names."""
    name = "v" * min(n, 65000)
    return program(X, f"  %{name} = aten.neg.default(self=%x) : ?\n", f'%{name} as "{name}o"')


def locations(n: int) -> bytes:
    """Nodes with a Python line and a module of their own."""
    body = "".join(f"  %v{i + 1} = aten.neg.default(self=%v{i}) : ? loc(#{i + 1})\n" for i in range(n))
    tail = "".join(f'loc #{i + 1} = module "l.{i} (L)" at "a{i}.py":{i} in "f{i}" : "y = -x"\n' for i in range(n))
    return program("%v0 : f32[2]", body, f"%v{n}") + tail.encode()


def layers(n: int) -> bytes:
    """Chains of operators that fusions match: layer norm, linear and gelu, written out."""
    body = ""
    for i in range(n):
        body += f"  %a{i} = aten.layer_norm.default(input=%v{i}, normalized_shape=[4], weight=%g, bias=%g, eps=1e-05) : ?\n"
        body += (
            f"  %t{i} = aten.permute.default(self=%w, dims=[1, 0]) : ?\n  %m{i} = aten.addmm.default(self=%g, mat1=%a{i}, mat2=%t{i}) : ?\n"
        )
        body += f"  %s{i} = aten.sigmoid.default(self=%m{i}) : ?\n  %v{i + 1} = aten.mul.Tensor(self=%m{i}, other=%s{i}) : ?\n"
    return program("%v0 : f32[s0, 4], %w : f32[4, 4], %g : f32[4]", body, f"%v{n}", symbols(1))


def casts(n: int) -> bytes:
    body = "".join(f"  %v{i + 1} = aten._to_copy.default(self=%v{i}, dtype={('f16', 'f32')[i % 2]}) : ?\n" for i in range(n))
    return program("%v0 : f32[2]", body, f"%v{n}")


def unknown(n: int) -> bytes:
    """Operators that no table has, each with a name of its own."""
    return program(X, lines("%v# = my.a#.default(x=%x) : f32[2]", n), listed("%v#", n))


def same_unknown(n: int) -> bytes:
    return program(X, lines("%v# = my.a.default(x=%x) : f32[2]", n), listed("%v#", n))


def refused(n: int) -> bytes:
    """Nodes that are refused for their arguments."""
    return program(X, lines("%v# = aten.select.int(self=%x, dim=#, index=0) : ?", n), listed("%v#", n))


def random_numbers(n: int) -> bytes:
    return program(X, lines("%v# = aten.rand.default(size=[2]) : ?", n), listed("%v#", n))


# --- operators of the user ----------------------------------------------------------------------


def rows(n: int) -> bytes:
    """Operators with a GE type of their own each."""
    return "".join(
        f'- schema: "my::a{i}(Tensor x, int k=1) -> Tensor"\n  shape: ["x.shape"]\n  dtype: [x]\n'
        f"  ge: {{op: MyA{i}, in: {{x: x}}, attr: {{k: k}}}}\n"
        f'- ge: MyA{i}\n  in: {{x: [f32]}}\n  out: {{y: [f32]}}\n  attr: {{k: {{int: 1}}}}\n  shape: ["x.shape"]\n  dtype: [x]\n'
        for i in range(n)
    ).encode()


def rows_of_one_type(n: int) -> bytes:
    return (
        "".join(
            f'- schema: "my::a{i}(Tensor x) -> Tensor"\n  shape: ["x.shape"]\n  dtype: [x]\n  ge: {{op: MyA, in: {{x: x}}}}\n'
            for i in range(n)
        )
        + '- ge: MyA\n  in: {x: [f32]}\n  out: {y: [f32]}\n  shape: ["x.shape"]\n  dtype: [x]\n'
    ).encode()


def overloads(n: int) -> bytes:
    return "".join(f'- schema: "my::a.o{i}(Tensor x) -> Tensor"\n  formula: x * {i}\n' for i in range(n)).encode()


def formulas(n: int) -> bytes:
    return "".join(f'- schema: "my::a{i}(Tensor x) -> Tensor"\n  formula: x * {i}\n' for i in range(n)).encode()


def calling_formulas(n: int) -> bytes:
    """Formulas that call the operator of the row before, up to the limit of compositions."""
    return "".join(
        f'- schema: "my::a{i}(Tensor x) -> Tensor"\n  formula: {f"my.a{i - 1}(x)" if i % 30 else "x"} * {i}\n' for i in range(n)
    ).encode()


def formula_lines(n: int) -> bytes:
    n = min(n, 5000)
    return (
        '- schema: "my::a(Tensor x) -> Tensor"\n  formula: |\n' + "".join(f"    x = x * {i}\n" for i in range(n)) + "    return x\n"
    ).encode()


def functions(n: int) -> bytes:
    return (
        "".join(f"- def: |\n    def f{i}(x):\n        return x * {i}\n" for i in range(n)).encode()
        + b'- schema: "my::a(Tensor x) -> Tensor"\n  formula: f0(x)\n'
    )


def row_parameters(n: int) -> bytes:
    return readers.yaml_parameters(n)


def row_attributes(n: int) -> bytes:
    given = ", ".join(f"int k{i}={i}" for i in range(n))
    return (
        f'- schema: "my::a(Tensor x, {given}) -> Tensor"\n  shape: ["x.shape"]\n  dtype: [x]\n'
        f"  ge: {{op: MyA, in: {{x: x}}, attr: {{{listed('k#: k#', n)}}}}}\n"
        f'- ge: MyA\n  in: {{x: [f32]}}\n  out: {{y: [f32]}}\n  attr: {{{listed("k#: {int: #}", n)}}}\n  shape: ["x.shape"]\n  dtype: [x]\n'
    ).encode()


def row_results(n: int) -> bytes:
    return (
        f'- schema: "my::a(Tensor x) -> ({listed("Tensor", n)})"\n'
        f"  shape: [{listed(chr(34) + 'x.shape' + chr(34), n)}]\n  dtype: [{listed('x', n)}]\n"
        f"  ge: {{op: MyA, in: {{x: x}}}}\n- ge: MyA\n  in: {{x: [f32]}}\n  out: {{{listed('y#: [f32]', n)}}}\n"
        f"  shape: [{listed(chr(34) + 'x.shape' + chr(34), n)}]\n  dtype: [{listed('x', n)}]\n"
    ).encode()


def row_list(n: int) -> bytes:
    return readers.yaml_list(n)


def row_text(n: int) -> bytes:
    return (
        f'- schema: "my::a(Tensor x, str k=\\"{"t" * n}\\") -> Tensor"\n  shape: ["x.shape"]\n  dtype: [x]\n'
        f"  ge: {{op: MyA, in: {{x: x}}, attr: {{k: k}}}}\n"
        f'- ge: MyA\n  in: {{x: [f32]}}\n  out: {{y: [f32]}}\n  attr: {{k: {{str: "{"t" * n}"}}}}\n  shape: ["x.shape"]\n  dtype: [x]\n'
    ).encode()


def row_variants(n: int) -> bytes:
    """Variants of one operator."""
    row = '- schema: "my::a(Tensor x) -> Tensor"\n  formula: x * 2\n  variants:\n'
    return (row + lines("  v#: {formula: x * #, size: x.rank == #}", n)).encode()


def graph_nodes(n: int) -> bytes:
    return readers.yaml_graph(n)


def layout(n: int) -> bytes:
    return "".join(
        f'- op_name: "my_a{i}"\n  op_type: "MyA{i}"\n  input_desc:\n    - {{name: "x", dtype: ["float32"], format: ["ND"]}}\n'
        f'  output_desc:\n    - {{name: "y", dtype: ["float32"], format: ["ND"]}}\n'
        f'  attr_desc:\n    - {{name: "k", dtype: "int", default_value: 1}}\n'
        for i in range(n)
    ).encode()


def msopgen(n: int) -> bytes:
    port = {"name": "x", "param_type": "required", "format": ["ND"], "type": ["float"]}
    return json.dumps(
        [
            {
                "op": f"MyA{i}",
                "input_desc": [port],
                "output_desc": [dict(port, name="y")],
                "attr": [{"name": "k", "param_type": "optional", "type": "int", "default_value": "1"}],
            }
            for i in range(n)
        ]
    ).encode()


def msopgen_types(n: int) -> bytes:
    """Combinations of dtypes of one operator."""
    port = {"name": "x", "param_type": "required", "format": ["ND"] * n, "type": ["float", "float16"] * (n // 2)}
    return json.dumps([{"op": "MyA", "input_desc": [port], "output_desc": [dict(port, name="y")]}]).encode()


def open_prototypes(n: int) -> bytes:
    """Returns prototypes none of which is closed."""
    return b"REG_OP(" * n


def open_libraries(n: int) -> bytes:
    """Returns libraries of PyTorch operators none of which is closed."""
    return b"TORCH_LIBRARY(a, m) {\n" * n


def nested_definitions(n: int) -> bytes:
    """Returns definitions in arguments of definitions."""
    return b"TORCH_LIBRARY(a, m) {" + b"m.def(" * n + b'"x"' + b")" * n + b"}\n"


def prototypes(n: int) -> bytes:
    return "".join(
        f"REG_OP(MyA{i})\n    .INPUT(x, TensorType::FLOAT())\n    .OUTPUT(y, TensorType::FLOAT())\n    .ATTR(k, Int, 1)\n"
        f"    .OP_END_FACTORY_REG(MyA{i})\n"
        for i in range(n)
    ).encode()


def prototype_ports(n: int) -> bytes:
    ports = "".join(f"    .INPUT(x{i}, TensorType::FLOAT())\n    .ATTR(k{i}, Int, 1)\n" for i in range(n))
    return f"REG_OP(MyA)\n{ports}    .OUTPUT(y, TensorType::FLOAT())\n    .OP_END_FACTORY_REG(MyA)\n".encode()


def comments(n: int) -> bytes:
    return prototypes(1) + b"/* a */ // b\n" * n


def schemas(n: int) -> bytes:
    """TORCH_LIBRARY and REG_OP of one operator each."""
    return f"TORCH_LIBRARY(my, m) {{\n{lines('m.def(|my_a#(Tensor x, int k=1) -> Tensor|);', n)}}}\n".replace(
        "|", '"'
    ).encode() + prototypes(n)


def functions_yaml(n: int) -> bytes:
    """A list of functions in PyTorch's form."""
    return "".join(
        f"- func: my_a{i}(Tensor self) -> Tensor\n  variants: function\n  dispatch: {{NPU: my_a{i}}}\n" for i in range(n)
    ).encode()


def derivatives(n: int) -> bytes:
    return ("backward:\n" + "".join(f"- name: my::a{i}(Tensor self) -> Tensor\n  self: grad * {i}\n" for i in range(n))).encode()


def singleop(n: int) -> bytes:
    port = {"format": "ND", "shape": [2], "type": "float"}
    return json.dumps([{"op": "Neg", "input_desc": [port], "output_desc": [port]} for _ in range(n)]).encode()


# --- arrays -------------------------------------------------------------------------------------


def arrays(n: int) -> bytes:
    return readers.npz_arrays(n)


def array(n: int) -> bytes:
    return readers.npz_array(n)


def cases(n: int) -> bytes:
    """Cases of a file of expected values."""
    each = readers.npy((2,), 8)
    return readers.npz({f"c{i}/{key}": each for i in range(n) for key in ("in/x", "out/0")})


# --- texts for atc, and of it --------------------------------------------------------------------


def kept_names(n: int) -> bytes:
    """A list of nodes for --keep-dtype, of which the program has none."""
    return "".join(f"node{i}\n" for i in range(n)).encode()


def log_codes(n: int) -> bytes:
    """A log with a code in each line, few of which are known."""
    return "".join(f"E{i % 100000:05d}: failed\n" for i in range(n)).encode()


def log_line(n: int) -> bytes:
    """A log of one line."""
    return b"E10016 " * n


def aipp_comments(n: int) -> bytes:
    """A description of AIPP with lines of comments, up to its limit of bytes."""
    return b"aipp_op { aipp_mode: static input_format: RGB888_U8\n" + b"# comment\n" * min(n, 10**5) + b"}\n"


PROGRAMS = [
    chain,
    unlike_chain,
    duplicates,
    users,
    dead_nodes,
    inputs,
    outputs,
    same_outputs,
    input_outputs,
    operands,
    same_operands,
    stacked,
    split,
    unbound,
    foreach,
    parameters,
    elements,
    folded,
    states,
    written_inputs,
    states_in_place,
    writes,
    written_views,
    open_views,
    view_chain,
    reshapes,
    dynamic_inputs,
    size_sum,
    size_argument,
    size_maximum,
    size_outputs,
    sizes,
    guards,
    paired_guards,
    joined_guards,
    equal_sizes,
    guard_conditions,
    data_dependent,
    regions,
    region_operands,
    region_results,
    region_nodes,
    nested,
    long_names,
    colliding_names,
    equal_stems,
    long_name,
    locations,
    layers,
    casts,
    unknown,
    same_unknown,
    refused,
    random_numbers,
]
ROWS = [
    rows,
    rows_of_one_type,
    overloads,
    formulas,
    calling_formulas,
    formula_lines,
    functions,
    row_parameters,
    row_attributes,
    row_results,
    row_list,
    row_text,
    row_variants,
    graph_nodes,
]
OPERATORS = [
    layout,
    msopgen,
    msopgen_types,
    prototypes,
    prototype_ports,
    open_prototypes,
    open_libraries,
    nested_definitions,
    comments,
    schemas,
    functions_yaml,
    derivatives,
]
ARCHIVES = [readers.named(c.__name__, readers.pt2(c)) for c in readers.PT2S]
SHAPES = [air_bytes.nested_graphs, air_bytes.written_inputs]


# --- files of GE --------------------------------------------------------------------------------


def ge_operators(n: int) -> bytes:
    return b'graph {\n  name: "g"\n' + listed('  op { name: "y_#" type: "Neg" input: "x:0" }\n', n, "").encode() + b"}\n"


def ge_joined_name(n: int) -> bytes:
    """An operator whose name joins n names."""
    return f'graph {{ op {{ name: "{"y_" * n}" type: "Neg" }} }}'.encode()


def ge_origins(n: int) -> bytes:
    """An operator that was fused of n operators."""
    names = listed('s: "y#" ', n, "")
    return f'graph {{ op {{ name: "a" attr {{ key: "_datadump_original_op_names" value {{ list {{ {names} }} }} }} }} }}'.encode()


def mixed_chain(n: int) -> bytes:
    """A chain of operators that do not fuse, whose names ge_fused lists."""
    body = "".join(f"  %y{i + 1} = aten.{('neg', 'relu', 'exp', 'sin')[i % 4]}.default(self=%y{i}) : ?\n" for i in range(n))
    return program("%y0 : f32[2]", body, f"%y{n}")


def ge_fused(n: int) -> bytes:
    """An operator that was fused of the n nodes of mixed_chain."""
    names = "".join(f's: "y{i + 1}" ' for i in range(n))
    return f'graph {{ op {{ name: "a" attr {{ key: "_datadump_original_op_names" value {{ list {{ {names} }} }} }} }} }}'.encode()


def ge_table(n: int) -> bytes:
    return b"Op Name,OP Type,Task Duration(us)\n" + listed("y_#,Neg,1.5\n", n, "").encode()
