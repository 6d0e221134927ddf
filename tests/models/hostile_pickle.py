# SPDX-License-Identifier: Apache-2.0
"""Archives of older layouts with wrong pickles: `mlp.default` as torch 2.6 saved it."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from hostile_zip import Item, Items, Zip, edit, find

STATE = b"serialized_state_dict.pt"
V2 = b"ctorch._utils\n_rebuild_tensor_v2\n"
V3 = b"ctorch._utils\n_rebuild_tensor_v3\n"
PARAMETER = b"ctorch._utils\n_rebuild_parameter\n"
FLOAT = b"ctorch\nFloatStorage\n"
ORDERED = b"ccollections\nOrderedDict\n)R"
SYSTEM = b"cposix\nsystem\n"
WEIGHTS = {  # name: shape; record N holds the N-th
    b"layers.0.weight": (16, 8),
    b"layers.0.bias": (16,),
    b"layers.2.weight": (16, 16),
    b"layers.2.bias": (16,),
    b"layers.4.weight": (4, 16),
    b"layers.4.bias": (4,),
}


# --- a valid pickle, each part of which can be replaced -------------------------------------


def number(value: int) -> bytes:
    if 0 <= value < 256:
        return b"K" + bytes([value])
    if -(1 << 31) <= value < 1 << 31:
        return b"J" + struct.pack("<i", value)
    data = value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True)
    return b"\x8a" + bytes([len(data)]) + data


def text(value: bytes) -> bytes:
    return b"X" + struct.pack("<I", len(value)) + value


def numbers(values: Iterable[int]) -> bytes:
    return b"(" + b"".join(map(number, values)) + b"t"


def dense(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))


@dataclass(frozen=True)
class Tensor:
    """Returns the pickle of one parameter."""

    shape: tuple[int, ...]
    key: bytes
    length: int
    stride: tuple[int, ...]
    offset: int = 0
    rebuild: bytes = V2
    word: bytes = b"storage"
    storage: bytes = FLOAT
    end: bytes = b""  # before the tuple of the arguments is closed
    hooks: bytes = ORDERED

    def tensor(self) -> bytes:
        storage = b"(" + text(self.word) + self.storage + text(self.key) + text(b"cpu")
        parts = (
            self.rebuild,
            b"(",
            storage + number(self.length) + b"tQ",
            number(self.offset) + numbers(self.shape) + numbers(self.stride) + b"\x89",
            self.hooks + self.end,
            b"tR",
        )
        return b"".join(parts)

    def parameter(self) -> bytes:
        return PARAMETER + self.tensor() + b"\x88" + ORDERED + b"\x87R"


def good() -> dict[bytes, Tensor]:
    tensors = {}
    for i, (name, shape) in enumerate(WEIGHTS.items()):
        length = shape[0] * (shape[1] if len(shape) > 1 else 1)
        tensors[name] = Tensor(shape, str(i).encode(), length, dense(shape))
    return tensors


def pickled(pairs: bytes, head: bytes = b"}", tail: bytes = b"", protocol: int = 2) -> bytes:
    return b"\x80" + bytes([protocol]) + head + b"(" + pairs + b"u" + tail + b"."


def pairs_of(tensors: dict[bytes, Tensor]) -> bytes:
    return b"".join(text(name) + t.parameter() for name, t in tensors.items())


# --- archives ---------------------------------------------------------------------------------

Make = Callable[[Items], bytes]
Row = tuple[str, str, str, Make]


def entries(blob: bytes) -> Items:
    with zipfile.ZipFile(io.BytesIO(blob)) as archive:
        return [Item(info.filename.encode(), archive.read(info)) for info in archive.infolist()]


def with_state(items: Items, blob: bytes) -> bytes:
    return Zip(edit(items, STATE, data=blob)).bytes()


def inner(change: Callable[[Items], Items]) -> Make:
    """The state dict's own archive with other entries."""

    def make(items: Items) -> bytes:
        blob = entries(items[find(items, STATE)].data)
        return with_state(items, Zip(change(blob)).bytes())

    return make


def pickle(data: bytes) -> Make:
    return inner(lambda blob: edit(blob, b"data.pkl", data=data))


def original(change: Callable[[bytes], bytes]) -> Make:
    """Returns PyTorch's own pickle, changed."""

    def make(items: Items) -> bytes:
        blob = entries(items[find(items, STATE)].data)
        data = change(blob[find(blob, b"data.pkl")].data)
        return pickle(data)(items)

    return make


def first(**changes: object) -> Make:
    """Returns a valid pickle except for fields of layers.0.weight."""
    tensors = good()
    name = b"layers.0.weight"
    tensors[name] = replace(tensors[name], **changes)  # type: ignore[arg-type]
    return pickle(pickled(pairs_of(tensors)))


def value(data: bytes) -> Make:
    """Adds a pair in front, whose value is `data`."""
    return pickle(pickled(text(b"more") + data + pairs_of(good())))


def one_by_one() -> bytes:
    pairs = b"".join(text(n) + t.parameter() + b"s" for n, t in good().items())
    return b"\x80\x02}" + pairs + b"."


def versions() -> bytes:
    """Returns the attributes of a module's state dict: an OrderedDict with versions of its modules."""
    inside = b"}" + text(b"version") + number(1) + b"s"
    table = ORDERED + b"(" + text(b"") + inside + text(b"layers") + inside + b"u"
    return pickled(pairs_of(good()), ORDERED, b"}" + text(b"_metadata") + table + b"sb")


def framed() -> bytes:
    """Protocol 4: frames, short texts, globals by STACK_GLOBAL, a counting memo."""

    def short(word: bytes) -> bytes:
        return b"\x8c" + bytes([len(word)]) + word + b"\x94"

    out = pickled(pairs_of(good()), protocol=4)
    for line in (V2, PARAMETER, FLOAT, b"ccollections\nOrderedDict\n"):
        module, name = line[1:-1].split(b"\n")
        out = out.replace(line, short(module) + short(name) + b"\x93\x94")
    return out[:2] + b"\x95" + struct.pack("<Q", len(out) - 2) + out[2:]


def stored_as(**by_name: bool) -> Make:
    """Deflated: the `outer` entry, the `inner` records."""

    def make(items: Items) -> bytes:
        i = find(items, STATE)
        blob = entries(items[i].data)
        if by_name.get("inner"):
            blob = [item.deflated() for item in blob]
        state = replace(items[i], data=Zip(blob).bytes())
        if by_name.get("outer"):
            state = state.deflated()
        return Zip([*items[:i], state, *items[i + 1 :]]).bytes()

    return make


def renamed(old: bytes, new: bytes) -> Make:
    return lambda items: Zip(edit(items, old, name=new)).bytes()


def without(part: bytes) -> Make:
    def make(items: Items) -> bytes:
        i = find(items, part)
        return Zip([*items[:i], *items[i + 1 :]]).bytes()

    return make


def version(data: bytes) -> Make:
    return lambda items: Zip(edit(items, b"version", data=data)).bytes()


def moved(blob: Items) -> Items:
    return [replace(x, name=b"else/" + x.name.split(b"/", 1)[1]) for x in blob]


def dropped(part: bytes) -> Make:
    return inner(lambda blob: [x for x in blob if part not in x.name])


def cut(numerator: int, denominator: int) -> Make:
    return original(lambda data: data[: len(data) * numerator // denominator])


def many_references() -> bytes:
    """A name of 60000 bytes, a tensor, and both again and again by two bytes each."""
    tensor = good()[b"layers.0.weight"].tensor()
    pair = text(b"n" * 60000) + b"q\0" + tensor + b"q\1"
    return pickled(pair + b"h\0h\1" * 1000000 + pairs_of(good()))


ROWS: list[Row] = [
    ("original", "0", "the archive as it was, written by other code", lambda i: Zip(i).bytes()),
    ("no-memo", "0", "without a memo", pickle(pickled(pairs_of(good())))),
    ("pairs", "0", "a pair at a time", pickle(one_by_one())),
    ("versions", "0", "an OrderedDict with versions of modules", pickle(versions())),
    ("protocol-4", "0", "protocol 4", pickle(framed())),
    ("deflated-blob", "0", "the blob is deflated", stored_as(outer=True)),
    ("deflated-records", "0", "what the blob holds is deflated", stored_as(inner=True)),
    ("deflated-twice", "0", "both are deflated", stored_as(outer=True, inner=True)),
    ("old-names", "0", "the state dict's name ends in .json",
     renamed(STATE, b"serialized_state_dict.json")),
    ("other-directory", "0", "the blob's directory has another name", inner(moved)),
    ("no-byteorder", "0", "no byte order is given", dropped(b"byteorder")),
    ("more-tensors", "0", "a tensor that no input names",
     value(good()[b"layers.2.bias"].tensor())),
    ("same-tensor", "0", "one tensor under two names",
     pickle(pickled(text(b"twin") + good()[b"layers.2.bias"].tensor() + b"q\0" + text(b"again")
                    + b"h\0" + pairs_of(good())))),
    ("no-state", "4", "no state dict", without(STATE)),
    ("no-constants", "4", "no constants", without(b"serialized_constants")),
    ("no-version", "4", "no version", without(b"version")),
    ("version-7", "3", "schema version 7.3", version(b"7.3")),
    ("version-text", "4", "a version that is no number", version(b"abc")),
    ("version-bare", "4", "a version without a minor", version(b"8")),
    ("big-endian", "3", "written on a big-endian machine",
     inner(lambda blob: edit(blob, b"byteorder", data=b"big"))),
    ("no-pickle", "4", "no data.pkl", dropped(b"data.pkl")),
    ("no-record", "4", "a record is missing", dropped(b"data/0")),
    ("no-zip", "4", "torch.save's form before zip",
     lambda i: with_state(i, b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.")),
    ("blob-cut", "4", "the blob is cut in the middle",
     lambda i: with_state(i, i[find(i, STATE)].data[:2000])),
    ("pickle-crc", "4", "data.pkl has another checksum",
     inner(lambda blob: edit(blob, b"data.pkl", central={"crc": 1}))),
    ("empty", "4", "an empty pickle", pickle(b"")),
    ("one-byte", "4", "one byte", pickle(b"\x80")),
    ("protocol-0", "4", "protocol 0", pickle(b"(dp0\n.")),
    ("protocol-9", "4", "protocol 9", pickle(b"\x80\x09}.")),
    ("no-tensors", "4", "an empty dict: the program's weights are missing", pickle(b"\x80\x02}.")),
    ("cut-quarter", "4", "cut at a quarter", cut(1, 4)),
    ("cut-half", "4", "cut in the middle", cut(1, 2)),
    ("cut-stop", "4", "without STOP", original(lambda data: data[:-1])),
    ("behind", "4", "bytes behind STOP", original(lambda data: data + b".")),
    ("system", "3", "a call of os.system",
     pickle(b"\x80\x02}" + text(b"x") + SYSTEM + text(b"touch hacked") + b"\x85Rs.")),
    ("system-first", "3", "os.system before anything else",
     pickle(b"\x80\x02" + SYSTEM + text(b"touch hacked") + b"\x85R.")),
    ("system-stack", "3", "os.system by STACK_GLOBAL",
     pickle(b"\x80\x04}" + text(b"x") + text(b"posix") + text(b"system") + b"\x93.")),
    ("system-rebuild", "3", "os.system as what rebuilds a tensor", first(rebuild=SYSTEM)),
    ("system-hooks", "3", "os.system as the hooks of a tensor",
     first(hooks=SYSTEM + text(b"touch hacked") + b"\x85R")),
    ("system-versions", "3", "os.system among the versions of modules",
     pickle(pickled(pairs_of(good()), ORDERED, b"}" + SYSTEM + text(b"touch hacked") + b"\x85Rb"))),
    ("versions-of-dict", "3", "attributes of a plain dict",
     pickle(pickled(pairs_of(good()), b"}", b"}b"))),
    ("build", "3", "BUILD of a tensor", value(good()[b"layers.2.bias"].tensor() + b"}b")),
    ("newobj", "3", "NEWOBJ", value(FLOAT + b")\x81")),
    ("inst", "3", "INST", value(b"(iposix\nsystem\n")),
    ("obj", "3", "OBJ", value(b"(" + SYSTEM + b"o")),
    ("ext", "3", "EXT1", value(b"\x82\1")),
    ("persid", "3", "PERSID", value(b"P0\n")),
    ("buffer", "3", "a buffer of protocol 5", value(b"\x97")),
    ("list", "3", "a list", value(b"]")),
    ("number", "3", "a number", value(b"K\1")),
    ("no-opcode", "4", "a byte that is no opcode", value(b"\xff")),
    ("subclass", "3", "a tensor subclass", value(b"ctorch._tensor\n_rebuild_from_type_v2\n")),
    ("sparse", "3", "a sparse tensor", value(b"ctorch._utils\n_rebuild_sparse_tensor\n")),
    ("quantized", "3", "a quantized tensor", value(b"ctorch._utils\n_rebuild_qtensor\n")),
    ("quantized-storage", "3", "a storage of quantized elements",
     first(storage=b"ctorch\nQInt8Storage\n")),
    ("conj", "3", "a tensor with its conj bit set",
     first(end=b"}" + text(b"conj") + b"\x88s")),
    ("hooks", "3", "hooks of a tensor", first(hooks=ORDERED + text(b"h") + b"K\1s")),
    ("parameter-twice", "3", "a parameter of a parameter", value(PARAMETER + PARAMETER)),
    ("untyped", "3", "a storage of bytes without a dtype",
     first(storage=b"ctorch.storage\nUntypedStorage\n")),
    ("typed-v3", "3", "a storage of floats and a dtype",
     first(rebuild=V3, end=b"ctorch\nuint16\n")),
    ("module-storage", "3", "a persistent object that is a module", first(word=b"module")),
    ("memo-beyond", "4", "a reference to nothing", value(b"h\x63")),
    ("memo-gap", "4", "a memo that leaves out indices",
     pickle(b"\x80\x02}r\xff\xff\xff\xff(" + pairs_of(good()) + b"u.")),
    ("memo-again", "4", "a memo index that is stored twice",
     pickle(b"\x80\x02}q\0(" + text(b"a") + b"q\0u.")),
    ("memo-kind", "3", "a tensor where a name is due",
     pickle(pickled(text(b"x") + good()[b"layers.2.bias"].tensor() + b"q\0h\0h\0"))),
    ("references", "4", "a long name by reference, a million times", pickle(many_references())),
    ("text-4g", "4", "a text of 4 GiB", pickle(b"\x80\x02}(X\xff\xff\xff\xffabc")),
    ("text-long", "7", "a name of 70000 bytes", pickle(pickled(text(b"n" * 70000)))),
    ("text-utf8", "4", "a name that is no UTF-8", pickle(pickled(text(b"\xff\xfe")))),
    ("text-nul", "4", "a name with NUL", pickle(pickled(text(b"a\0b")))),
    ("name-empty", "4", "an empty name",
     pickle(pickled(text(b"") + good()[b"layers.2.bias"].tensor()))),
    ("name-twice", "4", "two tensors of one name",
     pickle(pickled(pairs_of(good()) + pairs_of(good())))),
    ("global-endless", "4", "a global without an end", pickle(b"\x80\x02}(" + b"cc")),
    ("marks", "3", "a million marks", pickle(b"\x80\x02}" + b"(" * 1000000)),
    ("tuples", "3", "a million tuples in each other",
     value(b")" + b"\x85" * 1000000)),
    ("dicts", "3", "a million dicts", pickle(b"\x80\x02" + b"}" * 1000000)),
    ("frames", "3", "frames alone", pickle(b"\x80\x04" + (b"\x95" + bytes(8)) * 100000)),
    ("frame-lies", "3", "a frame longer than the file",
     pickle(b"\x80\x04\x95" + b"\xff" * 8 + pickled(pairs_of(good()))[2:])),
    ("large", "7", "a pickle of 17 MiB", pickle(b"\x80\x02}" + bytes(17 << 20))),
    ("dims", "7", "65 dims", first(shape=(1,) * 65, stride=(1,) * 65)),
    ("dims-strides", "4", "more strides than dims", first(stride=(8, 1, 1))),
    ("size-negative", "4", "a negative size", first(shape=(-1, 8))),
    ("size-huge", "4", "2^62 rows", first(shape=(1 << 62, 8))),
    ("size-product", "4", "2^40 x 2^40 elements", first(shape=(1 << 40, 1 << 40))),
    ("size-larger", "4", "more rows than the record holds", first(shape=(17, 8))),
    ("size-bits", "4", "an integer of 9 bytes",
     original(lambda d: d.replace(b"K\x10K\x08", b"\x8a\x09" + bytes(9) + b"K\x08", 1))),
    ("stride-negative", "4", "a negative stride", first(stride=(-8, 1))),
    ("stride-huge", "4", "a stride of 2^62", first(stride=(1 << 62, 1))),
    ("stride-zero-huge", "4", "stride 0 over 2^60 rows", first(shape=(1 << 60, 8), stride=(0, 1))),
    ("offset-negative", "4", "a negative offset", first(offset=-1)),
    ("offset-beyond", "4", "an offset behind the record", first(offset=1)),
    ("offset-huge", "4", "an offset of 2^62", first(offset=1 << 62)),
    ("length-more", "4", "a longer storage than its record", first(length=129)),
    ("length-less", "4", "a shorter storage than its record", first(length=127)),
    ("length-negative", "4", "a storage of -1 elements", first(length=-1)),
    ("length-huge", "4", "a storage of 2^62 elements", first(length=1 << 62)),
    ("other-type", "4", "a storage of doubles over a record of floats",
     first(storage=b"ctorch\nDoubleStorage\n")),
    ("key-leaves", "4", "a record outside of the archive", first(key=b"../../data.pkl")),
    ("key-long", "3", "a record's name of 60000 bytes", first(key=b"0" * 60000)),
]  # fmt: skip
