"""Makes the numbers that the C suite compares with, by PyTorch: needs torch and libfxge.

    python3 tests/ops/cases.py build/dev/libfxge.so [--goldens] [--only FAMILY ...]

Every spec (specs/) becomes programs: a module that calls the overload is exported and printed in
the text form by libfxge. tests/ops/data/FAMILY.fx holds them one after the other; each carries its
arrays as tensors that the graph does not use:

    @r0.in.x          input x of run 0 (dynamic cases have three runs)
    @r0.want.0.f32    result 0, of dtype f32: PyTorch's in float64 where it is a float, else its own
    @r0.own.0         PyTorch's own error: max |its - float64's| / max |float64's|

Cases that fxge says it does not support are left out and counted. --goldens also writes
tests/ops/FAMILY/OVERLOAD.fx, one program an overload (bless them with run_ops).
"""

from __future__ import annotations

import argparse
import collections
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
import npu_reference_products  # noqa: E402, F401
import npu_reference_sequences  # noqa: E402, F401
import npu_reference_states  # noqa: E402, F401
import npu_reference_training  # noqa: E402, F401
import npu_reference_updates  # noqa: E402, F401
import specs  # noqa: E402
from specs import npu  # noqa: E402

SIZES = [(3, 4), (5, 6), (4, 9)]  # of a and b: the runs of a dynamic case


def overloads() -> dict[str, tuple[str, str | None]]:
    """From the op table: name (without namespace aten) -> family, functional form of an in-place one."""
    found = {}
    for folder in ("aten", "npu"):
        for path in sorted((ROOT / "ops" / folder).glob("*.yaml")):
            family = path.stem if folder == "aten" else f"npu_{path.stem}"
            for row in path.read_text().split("- schema: ")[1:]:
                name = re.match(r"""["'](?:aten::)?([\w.:]+)\(""", row)
                functional = re.search(r'functional: "(?:aten\.)?([\w.]+)"', row)
                if name:
                    found[name[1].replace("::", ".")] = (family, functional[1] if functional else None)
    return found


def resolve(name: str) -> Any:
    """torch's operator for `add.Tensor`, `relu` or `npu.npu_linear`."""
    namespace, packet = (name.split(".", 1) if name.startswith((*npu.NAMESPACES, "quantized_decomposed.")) else ("aten", name))
    packet, _, overload = packet.partition(".")
    return getattr(getattr(getattr(torch.ops, namespace), packet), overload or "default")


# ---- text ----

def number(v: Any) -> str:
    """An element as the text form writes it."""
    if isinstance(v, bool):
        return "true" if v else "false"
    return repr(v)


def tensor_text(name: str, t: torch.Tensor, digits: int = 17) -> str:
    """A `tensor` line; elements in the order of the storage."""
    strides = ""
    if not t.is_contiguous():
        strides = "{" + ", ".join(map(str, t.stride())) + "}"
    shape = ", ".join(map(str, t.shape))
    if t.is_complex():
        flat = torch.view_as_real(t.resolve_conj().as_strided((t.numel(),), (1,)))
        return f'tensor @{name} : {fxge.DTYPES[t.dtype]}[{shape}]{strides} = hex "{flat.numpy().tobytes().hex()}"\n'
    if t.dtype == torch.uint64:  # beyond what a number of the text form holds
        return f'tensor @{name} : u64[{shape}]{strides} = hex "{t.contiguous().numpy().tobytes().hex()}"\n'
    flat = t.as_strided((t.numel(),), (1,)).tolist()
    if digits < 17:
        flat = [float(f"{v:.{digits}g}") for v in flat]
    return (f"tensor @{name} : {fxge.DTYPES[t.dtype]}[{shape}]{strides} = "
            f"{{{', '.join(map(number, flat))}}}\n")


def dense(t: torch.Tensor) -> torch.Tensor:
    """The tensor itself if its elements are all of its storage, else a copy."""
    order = sorted(range(t.dim()), key=lambda d: (-t.stride(d), d))
    return t if t.numel() and t.permute(order).is_contiguous() else t.contiguous()


def expected_text(run: str, i: int, out: torch.Tensor, ref: torch.Tensor) -> str:
    """What result i shall be, and how far PyTorch itself is from it."""
    name = f"{run}.want.{i}.{fxge.DTYPES[out.dtype]}"
    if out.is_complex():
        out, ref = calls.parts(out), calls.parts(ref)
    if not out.is_floating_point():
        return tensor_text(name, out.contiguous())
    ref = ref.double().contiguous()
    own = torch.tensor(float(f"{calls.own_error(out, ref):.2g}")).double()
    return tensor_text(name, ref, 10) + tensor_text(f"{run}.own.{i}", own)


def run_text(run: str, call: calls.Call) -> str:
    """Inputs and expected results of one run."""
    named = zip(calls.NAMES, call.tensors)
    text = "".join(tensor_text(f"{run}.in.{n}", dense(t)) for n, t in named)
    for i, (out, ref) in enumerate(zip(call.results(), call.in_double())):
        text += expected_text(run, i, out, ref)
    return text


# ---- cases ----

class Book:
    """What became of the cases."""

    def __init__(self) -> None:
        self.families: dict[str, list[str]] = collections.defaultdict(list)
        self.goldens: dict[tuple[str, str], str] = {}
        self.unsupported: dict[str, list[str]] = collections.defaultdict(list)
        self.skipped: dict[str, str] = {}


def supported(lib: Any, text: str, tensors: list[torch.Tensor]) -> str | None:
    """None, or the first thing that is not supported. Other errors are for the test to tell."""
    with fxge.Session(lib) as s:
        try:
            p = s.load(text.encode(), "case.fx")
            s.compile(p)
            s.run(s.open(p), tensors)
        except fxge.FxgeError as e:
            return e.text.splitlines()[0] if e.status == fxge.UNSUPPORTED else None
    return None


def program_text(lib: Any, data: bytes, name: str) -> str:
    """The exported program in the text form, under the case's name."""
    with fxge.Session(lib) as s:
        text = s.text(s.load(data))
    return re.sub(r'model "model" stage "import" producer "[^"]*"',
                  f'model "{name}" stage "import"', text, count=1)


def add_case(lib: Any, book: Book, family: str, op: str, name: str, runs: list[calls.Call]) -> None:
    """One program and its runs."""
    try:
        runs[0].results()
        free = calls.free_dims(runs[0], runs[1]) if len(runs) > 1 else None
        text = program_text(lib, calls.exported(runs[0], free)[1], name)
    except fxge.FxgeError as e:
        book.unsupported[op].append(f"{name}: {e.text.splitlines()[0]}")
        return
    except Exception as e:  # noqa: BLE001  (torch refuses the call)
        book.skipped[name] = str(e).splitlines()[0] if str(e) else type(e).__name__
        return
    why = supported(lib, text, runs[0].tensors)
    if why:
        book.unsupported[op].append(f"{name}: {why}")
        return
    arrays = "".join(run_text(f"r{i}", c) for i, c in enumerate(runs))
    head, graph, rest = text.partition('graph "main"(')
    book.families[family].append(head + arrays + graph + rest)
    if len(runs) > 1 or (family, op) not in book.goldens:
        if not op.endswith("_"):
            book.goldens.setdefault((family, op), text)


def call_of(spec: specs.Spec, op: str, name: str, dtype: torch.dtype, a: int, b: int,
            in_place: bool = False) -> calls.Call:
    """The spec's call with these sizes."""
    args, kwargs = spec.make(specs.Maker(zlib.crc32(name.encode()), dtype, a, b))
    return calls.Call(resolve(op), args, kwargs, in_place, spec.unique)


def add_spec(lib: Any, book: Book, family: str, spec: specs.Spec) -> None:
    """All cases of one spec: dynamic first, so that it becomes the golden."""
    if spec.dynamic:
        name = f"{spec.op}.{spec.tag}.dynamic"
        runs = [call_of(spec, spec.op, name, spec.dtypes[0], a, b) for a, b in SIZES]
        add_case(lib, book, family, spec.op, name, runs)
    for dtype in spec.dtypes:
        name = f"{spec.op}.{spec.tag}.{specs.short(dtype)}"
        add_case(lib, book, family, spec.op, name, [call_of(spec, spec.op, name, dtype, 3, 4)])


def add_in_place(lib: Any, book: Book, family: str, op: str, spec: specs.Spec) -> None:
    """The in-place form by the first spec of the functional one."""
    name = f"{op}.in_place.{specs.short(spec.dtypes[0])}"
    add_case(lib, book, family, op, name,
             [call_of(spec, op, name, spec.dtypes[0], 3, 4, in_place=True)])


def make(lib: Any, only: list[str]) -> Book:
    """Every case of every spec."""
    table, book = overloads(), Book()
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
    """`relu`, `npu.npu_linear`: relu.default, npu_linear.default."""
    for namespace in npu.NAMESPACES:
        op = op.removeprefix(namespace)
    return op if "." in op else op + ".default"


def write_goldens(book: Book) -> None:
    """One program an overload, to be compiled by the golden test."""
    for (family, op), text in book.goldens.items():
        path = HERE / family / f"{file_of(op)}.fx"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def call_text(op: str, args: list[Any], kwargs: dict[str, Any], n_results: int = 0) -> str:
    """A program that is this one call; `?` stands for what its results are."""
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
    """Programs that the rows of torch_npu's operators refuse, one a condition."""
    table = overloads()
    for op, label, what, args, kwargs in npu.REFUSED:
        family = table[npu.full(op)][0]
        if not only or family in only:
            (HERE / family).mkdir(exist_ok=True)
            path = HERE / family / f"{file_of(op)}.{label}-{what}.fx"
            path.write_text(call_text(op, args, kwargs))


def write_open(only: list[str]) -> None:
    """Programs of torch_npu's operators that nothing executes, one a call; a list of results is one of six."""
    table = overloads()
    for op, args, kwargs in npu.OPEN:
        family = table[npu.full(op)][0]
        if not only or family in only:
            (HERE / family).mkdir(exist_ok=True)
            (HERE / family / f"{file_of(op)}.fx").write_text(call_text(op, args, kwargs, 6 if op.endswith("qkv_fwd") else 0))


def main() -> int:
    """Writes the bundles and says what they hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--goldens", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--verbose", action="store_true", help="name the cases that are left out")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    npu_reference.register()
    torch.manual_seed(0)
    book = make(fxge.library(args.library), args.only)
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
