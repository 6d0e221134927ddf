# SPDX-License-Identifier: Apache-2.0
"""Computes the numbers with which the C suite compares, by PyTorch; needs torch and libfxge.

    python3 tests/ops/cases.py build/dev/libfxge.so [--goldens] [--only FAMILY ...] [--keep-programs] [--match REGEX]

Every spec (specs/) becomes programs: a module that calls the overload is exported, and libfxge prints it in
the text form. tests/ops/data/FAMILY.fx holds the programs of a family. Each program stores its arrays as
tensors that the graph does not use:

    @r0.in.x          input x of run 0; a dynamic case has two runs
    @r0.want.0.f32    result 0 of dtype f32: a float in float64, any other dtype as PyTorch returns it
    @r0.own.0         PyTorch's own error, max |result - float64| / max |float64|; absent where it changes no tolerance

Cases that fxge reports as unsupported are left out and counted. --goldens also writes
tests/ops/FAMILY/OVERLOAD.fx, one program for each overload; bless them with run_ops. --keep-programs computes
the arrays of stored cases anew and exports only cases that are not stored, or that --match selects.

Sizes: a case is a file of numbers, so its tensors are as small as the property that it tests allows. Sizes a
and b are 3 and 4; a larger constant in a spec has a reason.
"""

from __future__ import annotations

import argparse
import collections
import importlib
import pathlib
import re
import sys
import warnings
import zlib
from typing import Any

import torch

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "torch")]

import calls  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402
import npu_reference  # noqa: E402
import npu_reference_caches  # noqa: E402, F401  (adds to its operators)
import npu_reference_floats  # noqa: E402, F401
import npu_reference_products  # noqa: E402, F401
import npu_reference_recipes  # noqa: E402, F401
import npu_reference_sequences  # noqa: E402, F401
import npu_reference_states  # noqa: E402, F401
import npu_reference_training  # noqa: E402, F401
import npu_reference_updates  # noqa: E402, F401
import specs  # noqa: E402
from specs import npu, recurrent  # noqa: E402

SIZES = [(3, 4), (4, 6)]  # values of a and b in the runs of a dynamic case


def overloads() -> dict[str, tuple[str, str | None]]:
    """Reads the operator table: name without namespace aten -> family, functional form of an in-place operator."""
    found = {}
    for directory in ("aten", "npu"):
        for path in sorted((ROOT / "ops" / directory).glob("*.yaml")):
            family = path.stem if directory == "aten" else f"npu_{path.stem}"
            for row in path.read_text().split("- schema: ")[1:]:
                name = re.match(r"""["'](?:aten::)?([\w.:]+)\(""", row)
                functional = re.search(r'functional: "(?:aten\.)?([\w.]+)"', row)
                if name:
                    found[name[1].replace("::", ".")] = (family, functional[1] if functional else None)
    return found


def resolve(name: str) -> Any:
    """Returns the operator of torch for `add.Tensor`, `relu` or `npu.npu_linear`."""
    spaces = (*npu.NAMESPACES, "quantized_decomposed.", "torchvision.", "torchao.", "fxge.")
    namespace, packet = name.split(".", 1) if name.startswith(spaces) else ("aten", name)
    if namespace == "torchao":  # registers its operators, in seconds
        importlib.import_module("torchao.quantization.quant_primitives")
    packet, _, overload = packet.partition(".")
    if namespace == "fxge" and not hasattr(torch.ops.fxge, packet):  # the package registers them at its first use
        recurrent.register()
    return getattr(getattr(getattr(torch.ops, namespace), packet), overload or "default")


# ---- text ----

def number(v: Any) -> str:
    """Returns a bool or a number in the text form."""
    if isinstance(v, bool):
        return "true" if v else "false"
    return repr(v)


def shortened(text: str) -> str:
    """Removes a fraction of zero from a tensor's element; -0.0 keeps it, as the integer -0 has no sign."""
    return text.removesuffix(".0") if text != "-0.0" else text


def tensor_head(name: str, t: torch.Tensor) -> str:
    """Returns a tensor's name, dtype, shape and strides in the text form."""
    strides = "" if t.is_contiguous() else "{" + ", ".join(map(str, t.stride())) + "}"
    return f"{name} : {fxge.DTYPES[t.dtype]}[{', '.join(map(str, t.shape))}]{strides}"


def tensor_text(name: str, t: torch.Tensor, digits: int = 17) -> str:
    """Returns a `tensor` line, with the elements in storage order."""
    head = f"tensor @{tensor_head(name, t)}"
    if t.is_complex():
        flat = torch.view_as_real(t.resolve_conj().as_strided((t.numel(),), (1,)))
        return f'{head} = hex "{flat.numpy().tobytes().hex()}"\n'
    if t.dtype == torch.uint64:  # exceeds the range of numbers in the text form
        return f'{head} = hex "{t.contiguous().numpy().tobytes().hex()}"\n'
    flat = t.as_strided((t.numel(),), (1,))
    if t.dtype in (torch.float32, torch.float16):  # NumPy prints the shortest decimal that rounds to the element
        return f"{head} = {{{','.join(shortened(str(v)) for v in flat.numpy())}}}\n"
    values = flat.tolist() if digits == 17 else [float(f"{v:.{digits}g}") for v in flat.tolist()]
    return f"{head} = {{{','.join(shortened(number(v)) for v in values)}}}\n"


def dense(t: torch.Tensor) -> torch.Tensor:
    """Returns the tensor if its elements fill its storage, else a contiguous copy."""
    order = sorted(range(t.dim()), key=lambda d: (-t.stride(d), d))
    return t if t.numel() and t.permute(order).is_contiguous() else t.contiguous()


DIGITS = {torch.bfloat16: 5, torch.float16: 5, torch.float32: 7}  # digits of results; tolerances are 40 times larger and more


def expected_text(run: str, i: int, out: torch.Tensor, ref: torch.Tensor) -> str:
    """Returns the lines of result i: the expected values, and PyTorch's own error where it widens the tolerance."""
    dtype = out.dtype
    name = f"{run}.want.{i}.{fxge.DTYPES[dtype]}"
    if out.is_complex():
        dtype, out, ref = dtype.to_real(), calls.parts(out), calls.parts(ref)
    if not out.is_floating_point():
        return tensor_text(name, out.contiguous())
    ref = ref.double().contiguous()
    text = tensor_text(name, ref, DIGITS.get(dtype, 8))
    own = float(f"{calls.own_error(out, ref):.2g}")
    if calls.allowed(dtype, own) == calls.allowed(dtype, 0):
        return text
    return text + tensor_text(f"{run}.own.{i}", torch.tensor(own, dtype=torch.float64))


def run_text(run: str, call: calls.Call) -> str:
    """Returns the inputs and the expected results of one run."""
    named = zip(calls.NAMES, call.tensors)
    text = "".join(tensor_text(f"{run}.in.{n}", dense(t)) for n, t in named)
    for i, (out, ref) in enumerate(zip(call.results(), call.in_double())):
        text += expected_text(run, i, out, ref)
    return text


# ---- cases ----

class Book:
    """The cases that were made, by family, and those that were left out.

    Attributes:
        stored: texts of the stored cases by name; empty unless programs are kept.
        match: cases whose name it finds are exported even if they are stored.
    """

    def __init__(self, stored: dict[str, str] | None = None, match: str | None = None) -> None:
        self.families: dict[str, list[str]] = collections.defaultdict(list)
        self.goldens: dict[tuple[str, str], str] = {}
        self.unsupported: dict[str, list[str]] = collections.defaultdict(list)
        self.skipped: dict[str, str] = {}
        self.stored, self.match = stored or {}, match

    def kept(self, name: str, call: calls.Call) -> str | None:
        """Returns the stored program of a case, without its arrays; None if it is to be exported."""
        if name not in self.stored or (self.match and re.search(self.match, name)):
            return None
        if re.findall(r"^tensor @r0\.in\.(.*?) = ", self.stored[name], flags=re.M) != [tensor_head(n, dense(t)) for n, t in zip(calls.NAMES, call.tensors)]:
            return None
        return re.sub(r"^tensor @r\d+\.(in|want|own)\..*\n", "", self.stored[name], flags=re.M)


def stored_cases() -> dict[str, str]:
    """Reads the stored cases: name -> text."""
    texts = [f"fxge 1\n{text}" for path in (HERE / "data").glob("*.fx") for text in re.split(r"^fxge 1\n", path.read_text(), flags=re.M)[1:]]
    return {re.search(r'model "([^"]*)"', text)[1]: text.rstrip("\n") + "\n" for text in texts}


def unsupported_reason(lib: Any, text: str, tensors: list[torch.Tensor]) -> str | None:
    """Returns the first diagnostic if fxge does not support the program, else None. Other errors are the C suite's."""
    with fxge.Session(lib) as s:
        try:
            p = s.load(text.encode(), "case.fx")
            s.compile(p)
            s.run(s.open(p), tensors)
        except fxge.FxgeError as e:
            return e.text.splitlines()[0] if e.status == fxge.UNSUPPORTED else None
    return None


def program_text(lib: Any, data: bytes, name: str) -> str:
    """Returns the exported program in the text form, under the name of the case."""
    with fxge.Session(lib) as s:
        text = s.text(s.load(data))
    return re.sub(r'model "model" stage "import" producer "[^"]*"',
                  f'model "{name}" stage "import"', text, count=1)


def add_case(lib: Any, book: Book, family: str, op: str, name: str, runs: list[calls.Call]) -> bool:
    """Adds one program with its runs. Returns False if PyTorch or fxge refuses it."""
    text = book.kept(name, runs[0])
    try:
        runs[0].results()
        if not text:
            free = calls.free_dims(runs[0], runs[1]) if len(runs) > 1 else None
            text = program_text(lib, calls.exported(runs[0], free)[1], name)
            why = unsupported_reason(lib, text, runs[0].tensors)
            if why:
                book.unsupported[op].append(f"{name}: {why}")
                return False
    except fxge.FxgeError as e:
        book.unsupported[op].append(f"{name}: {e.text.splitlines()[0]}")
        return False
    except Exception as e:  # noqa: BLE001  (torch refuses the call)
        book.skipped[name] = str(e).splitlines()[0] if str(e) else type(e).__name__
        return False
    arrays = "".join(run_text(f"r{i}", c) for i, c in enumerate(runs))
    head, graph, rest = text.partition('graph "main"(')
    book.families[family].append(head + arrays + graph + rest)
    if len(runs) > 1 or (family, op) not in book.goldens:
        if not op.endswith("_"):
            book.goldens.setdefault((family, op), text)
    return True


def call_of(spec: specs.Spec, op: str, name: str, dtype: torch.dtype, a: int, b: int,
            in_place: bool = False) -> calls.Call:
    """Returns the call of a spec with these sizes."""
    args, kwargs = spec.make(specs.Maker(zlib.crc32(name.encode()), dtype, a, b))
    return calls.Call(resolve(op), args, kwargs, in_place, spec.unique)


def add_spec(lib: Any, book: Book, family: str, spec: specs.Spec) -> None:
    """Adds all cases of one spec; the dynamic case comes first, so that it becomes the golden.

    A static case in the dtype of the dynamic one would repeat its first run: it is left out if other dtypes are static.
    """
    dtypes = spec.dtypes
    if spec.dynamic:
        name = f"{spec.op}.{spec.tag}.dynamic"
        runs = [call_of(spec, spec.op, name, spec.dtypes[0], a, b) for a, b in SIZES]
        if add_case(lib, book, family, spec.op, name, runs) and len(dtypes) > 1:
            dtypes = dtypes[1:]
    for dtype in dtypes:
        name = f"{spec.op}.{spec.tag}.{specs.short(dtype)}"
        add_case(lib, book, family, spec.op, name, [call_of(spec, spec.op, name, dtype, 3, 4)])


def add_in_place(lib: Any, book: Book, family: str, op: str, spec: specs.Spec) -> None:
    """Adds the in-place form, called as the first spec of the functional form."""
    name = f"{op}.in_place.{specs.short(spec.dtypes[0])}"
    add_case(lib, book, family, op, name,
             [call_of(spec, op, name, spec.dtypes[0], 3, 4, in_place=True)])


def make(lib: Any, only: list[str], book: Book) -> Book:
    """Adds every case of every spec."""
    table = overloads()
    first: dict[str, specs.Spec] = {}
    for spec in specs.SPECS:
        op = spec.op.removesuffix(".default")
        first.setdefault(op, spec)
        if op not in table:
            book.unsupported[op].append(f"{op}: not in the table")
        elif not only or table[op][0] in only:
            add_spec(lib, book, table[op][0], spec)
    for op, (family, functional) in table.items():
        plain = functional.removesuffix(".default") if functional else None
        if plain in first and (not only or family in only):
            add_in_place(lib, book, family, op, first[plain])
    return book


def file_of(op: str) -> str:
    """Returns the stem of a golden's file: relu.default for `relu`, npu_linear.default for `npu.npu_linear`."""
    if op.startswith("air."):  # names of npu, with other lengths
        return op if op.count(".") > 1 else op + ".default"
    for namespace in (*npu.NAMESPACES, "torchvision.", "torchao."):
        op = op.removeprefix(namespace)
    return op if "." in op else op + ".default"


def write_goldens(book: Book) -> None:
    """Writes one program for each overload, which the golden test compiles."""
    for (family, op), text in book.goldens.items():
        path = HERE / family / f"{file_of(op)}.fx"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def call_text(op: str, args: list[Any], kwargs: dict[str, Any], n_results: int = 0) -> str:
    """Returns a program of this one call; `?` is the unknown type of its results."""
    schema = torch._C.parse_schema(npu_reference.schemas()[npu.full(op).replace(".", "::", 1)])
    inputs: list[str] = []

    def value(v: Any) -> str:
        if isinstance(v, torch.Tensor):
            inputs.append(f"    %x{len(inputs)} : {fxge.DTYPES[v.dtype]}[{', '.join(map(str, v.shape))}]")
            return f"%x{len(inputs) - 1}"
        if isinstance(v, list):
            return "[" + ", ".join(map(value, v)) + "]"
        if isinstance(v, torch.dtype):
            return fxge.DTYPES[v]
        return f'"{v}"' if isinstance(v, str) else number(v)

    named = {a.name: v for a, v in zip(schema.arguments, args)} | kwargs
    given = ", ".join(f"{k}={value(v)}" for k, v in named.items() if v is not None)
    n_results = n_results or len(schema.returns)
    results = ", ".join(f"%r{i}" for i in range(n_results))
    head = 'fxge 1\nmodel "case" stage "import"\ngraph "main"(\n' + ",\n".join(inputs)
    unknown = " : " + ", ".join("?" * n_results) if n_results else ""
    name = npu.full(op)
    name = name if name.count(".") > 1 else f"{name}.default"
    line = f"{results} = {name}" if n_results else name
    return head + f") {{\n  {line}({given}){unknown}\n  return {results}\n}}\n"


def write_refused(only: list[str]) -> None:
    """Writes programs that the rows of torch_npu's operators refuse, one for each condition."""
    table = overloads()
    for op, label, variant, args, kwargs in npu.REFUSED:
        family = table[npu.full(op)][0]
        if not only or family in only:
            (HERE / family).mkdir(exist_ok=True)
            path = HERE / family / f"{file_of(op)}.{label}-{variant}.fx"
            path.write_text(call_text(op, args, kwargs))


def write_open(only: list[str]) -> None:
    """Writes programs of torch_npu's operators that are not executed; a result that is a list gets six elements."""
    table = overloads()
    for op, args, kwargs in npu.OPEN:
        family = table[npu.full(op)][0]
        if not only or family in only:
            (HERE / family).mkdir(exist_ok=True)
            (HERE / family / f"{file_of(op)}.fx").write_text(call_text(op, args, kwargs, 6 if op.endswith("qkv_fwd") else 0))


def main() -> int:
    """Writes the bundles and prints counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--goldens", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--keep-programs", action="store_true", help="export only cases that are not stored")
    parser.add_argument("--match", metavar="REGEX", help="with --keep-programs, export also cases whose name it finds")
    parser.add_argument("--verbose", action="store_true", help="list the cases that are left out")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    npu_reference.register()
    torch.manual_seed(0)
    book = make(fxge.library(args.library), args.only, Book(stored_cases() if args.keep_programs else None, args.match))
    for family, cases in sorted(book.families.items()):
        (HERE / "data" / f"{family}.fx").write_text("\n".join(cases))
    if args.goldens:
        write_goldens(book)
        write_refused(args.only)
        write_open(args.only)
    n = sum(map(len, book.families.values()))
    left_out = sum(map(len, book.unsupported.values()))
    print(f"{n} cases of {len(set(s.op for s in specs.SPECS))} overloads; not supported: {left_out} "
          f"cases of {len(book.unsupported)}; PyTorch refuses {len(book.skipped)}")
    if args.verbose:
        for lines in book.unsupported.values():
            print("\n".join(f"  not supported: {line}" for line in lines))
        for name, why in book.skipped.items():
            print(f"  refused by PyTorch: {name}: {why}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
