# SPDX-License-Identifier: Apache-2.0
"""Malformed zip archives: a writer in which every field can be wrong, and the rows that set it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace

LOCAL = struct.Struct("<4sHHHHHIIIHH")
CENTRAL = struct.Struct("<4sHHHHHHIIIHHHHHII")
END = struct.Struct("<4sHHHHIIH")
END64 = struct.Struct("<4sQHHIIQQQQ")
LOCATOR = struct.Struct("<4sIQI")
LATER = 0x0008
ALIGN = 64
ALL32 = 0xFFFFFFFF


@dataclass(frozen=True)
class Item:
    """One entry; `local` and `central` override header fields by name."""

    name: bytes
    data: bytes
    method: int = 0
    flags: int = 0x0800 | LATER
    content: bytes | None = None
    local: dict[str, int] = field(default_factory=dict)
    central: dict[str, int] = field(default_factory=dict)
    local_name: bytes | None = None
    extra: bytes = b""

    def deflated(self) -> Item:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = packer.compress(self.data) + packer.flush()
        return replace(self, data=packed, content=self.data, method=8)


@dataclass(frozen=True)
class Zip:
    """An archive; `end`, `end64` and `locator` override fields of the closing records."""

    items: list[Item]
    comment: bytes = b""
    prefix: bytes = b""
    suffix: bytes = b""
    zip64: bool = True
    align: bool = True
    end: dict[str, int] = field(default_factory=dict)
    end64: dict[str, int] = field(default_factory=dict)
    locator: dict[str, int] = field(default_factory=dict)

    def bytes(self) -> bytes:
        out = bytearray(self.prefix)
        places = [self._local(out, item) for item in self.items]
        start = len(out)
        for item, place in zip(self.items, places, strict=True):
            out += central_header(item, place)
        self._close(out, start)
        return bytes(out) + self.suffix

    def _local(self, out: bytearray, item: Item) -> int:
        place, name = len(out), item.name if item.local_name is None else item.local_name
        sizes = dict.fromkeys(("crc", "packed", "size"), 0)
        if not item.flags & LATER:
            sizes = true_sizes(item)
        v = {"flags": item.flags, "method": item.method, **sizes, "name": len(name)} | item.local
        pad = -(place + LOCAL.size + len(name) + 4) % ALIGN if self.align else 0
        extra = struct.pack("<HH", 0x4246, pad) + b"Z" * pad if self.align else b""
        v = {"extra": len(extra)} | v
        out += LOCAL.pack(
            b"PK\3\4", 0, v["flags"], v["method"], 0, 0, v["crc"], v["packed"], v["size"],
            v["name"], v["extra"],
        )  # fmt: skip
        out += name + extra + item.data
        if item.flags & LATER:
            real = true_sizes(item)
            out += struct.pack("<4sIII", b"PK\7\x08", real["crc"], real["packed"], real["size"])
        return place

    def _close(self, out: bytearray, start: int) -> None:
        count, size, at = len(self.items), len(out) - start, len(out)
        if self.zip64:
            v = {
                "length": 44,
                "disk": 0,
                "here": count,
                "count": count,
                "size": size,
                "start": start,
            }
            v |= self.end64
            out += END64.pack(
                b"PK\6\6", v["length"], 45, 45, v["disk"], 0, v["here"], v["count"], v["size"],
                v["start"],
            )  # fmt: skip
            w = {"disk": 0, "at": at, "disks": 1} | self.locator
            out += LOCATOR.pack(b"PK\6\7", w["disk"], w["at"], w["disks"])
        e = {"disk": 0, "count": min(count, 0xFFFF), "size": size, "start": start}
        e |= self.end
        out += END.pack(
            b"PK\5\6", e["disk"], 0, e["count"], e["count"], e["size"], e["start"],
            len(self.comment),
        )  # fmt: skip
        out += self.comment


def true_sizes(item: Item) -> dict[str, int]:
    content = item.data if item.content is None else item.content
    return {"crc": zlib.crc32(content), "packed": len(item.data), "size": len(content)}


def central_header(item: Item, place: int) -> bytes:
    v = {"flags": item.flags, "method": item.method, **true_sizes(item), "disk": 0, "at": place}
    v |= {"name": len(item.name), "extra": len(item.extra)} | item.central
    header = CENTRAL.pack(
        b"PK\1\2", 0, 0, v["flags"], v["method"], 0, 0, v["crc"], v["packed"], v["size"],
        v["name"], v["extra"], 0, v["disk"], 0, 0, v["at"],
    )  # fmt: skip
    return header + item.name + item.extra


# --- the rows -----------------------------------------------------------------------------------

Items = list[Item]
ZipRow = tuple[str, str, str, Callable[[Items], bytes]]


def find(items: Items, part: bytes) -> int:
    return next(i for i, item in enumerate(items) if part in item.name)


def edit(items: Items, part: bytes, **changes: object) -> Items:
    """Returns the entries, with fields of the first one whose name contains `part` replaced."""
    i = find(items, part)
    return [*items[:i], replace(items[i], **changes), *items[i + 1 :]]  # type: ignore[arg-type]


def added(items: Items, name: bytes, data: bytes = b"x") -> bytes:
    return Zip([*items, Item(name, data)]).bytes()


def wide(*values: int) -> bytes:
    """The zip64 extra field."""
    return struct.pack(f"<HH{len(values)}Q", 1, 8 * len(values), *values)


def root_of(items: Items) -> bytes:
    return items[0].name.split(b"/")[0]


def cut(numerator: int, denominator: int) -> Callable[[Items], bytes]:
    def make(items: Items) -> bytes:
        whole = Zip(items).bytes()
        return whole[: len(whole) * numerator // denominator]

    return make


def lying_end(**fields: int) -> Callable[[Items], bytes]:
    return lambda items: Zip(items, zip64=False, end=fields).bytes()


def lying_end64(**fields: int) -> Callable[[Items], bytes]:
    ones = {"count": 0xFFFF, "size": ALL32, "start": ALL32}
    return lambda items: Zip(items, end64=fields, end=ones).bytes()


def lying_json(**changes: object) -> Callable[[Items], bytes]:
    return lambda items: Zip(edit(items, b"models/", **changes)).bytes()


def fake_end_in_comment(items: Items) -> bytes:
    """The comment ends in a second end record that fits: two readers could see two archives."""
    return Zip(items, comment=END.pack(b"PK\5\6", 0, 0, 0, 0, 0, 0, 0)).bytes()


def overlapping(items: Items) -> bytes:
    """The second entry's header and bytes are inside the first entry's bytes."""
    name = root_of(items) + b"/inner"
    inner = LOCAL.pack(b"PK\3\4", 0, 0, 0, 0, 0, zlib.crc32(b"i"), 1, 1, len(name), 0) + name + b"i"
    first = Item(root_of(items) + b"/outer", b"....." + inner + b".....")
    at = LOCAL.size + len(first.name) + 5
    archive = Zip([first], align=False, zip64=False).bytes()
    start = archive.index(b"PK\1\2")
    directory = central_header(first, 0)
    directory += central_header(Item(name, b"i", flags=0), at)
    end = END.pack(b"PK\5\6", 0, 0, 2, 2, len(directory), start, 0)
    return archive[:start] + directory + end


def all_point_to_one(items: Items) -> bytes:
    return Zip([replace(item, central={"at": 0}) for item in items]).bytes()


def json_as(pack: Callable[[Item], Item]) -> Callable[[Items], bytes]:
    def make(items: Items) -> bytes:
        i = find(items, b"models/")
        return Zip([*items[:i], pack(items[i]), *items[i + 1 :]]).bytes()

    return make


def claims(item: Item, size: int) -> Item:
    """A deflated entry that declares `size` bytes."""
    return replace(item.deflated(), central={"size": ALL32}, extra=wide(size))


def grown(item: Item, by: int) -> Item:
    packed = item.deflated()
    assert packed.content is not None
    return replace(packed, central={"size": len(packed.content) + by})


def padded(item: Item) -> Item:
    """Eight megabytes of white space after the JSON, deflated to a few kilobytes."""
    return replace(item, data=item.data + b" " * (8 << 20)).deflated()


def plain_headers(items: Items) -> Items:
    """All entries without data descriptors: then local sizes must be the true ones."""
    return [replace(item, flags=0x0800) for item in items]


def plain_json(**local: int) -> Callable[[Items], bytes]:
    return lambda items: Zip(edit(plain_headers(items), b"models/", local=local)).bytes()


def many_entries(items: Items) -> bytes:
    root = root_of(items)
    more = [Item(b"%s/extra/%d" % (root, i), b"", flags=0x0800) for i in range(70000)]
    return Zip([*items, *more], align=False, end={"size": ALL32, "start": ALL32}).bytes()


def other_root(items: Items, part: bytes) -> Items:
    i = find(items, part)
    return edit(items, part, name=b"other/" + items[i].name.split(b"/", 1)[1])


def rootless(items: Items) -> bytes:
    return Zip([replace(item, name=item.name.split(b"/", 1)[1]) for item in items]).bytes()


ROWS: list[ZipRow] = [
    ("rewritten", "0", "the same entries, written by other code", lambda i: Zip(i).bytes()),
    ("no-zip64", "0", "without a zip64 end record", lambda i: Zip(i, zip64=False).bytes()),
    ("unaligned", "0", "data at odd places", lambda i: Zip(i, align=False).bytes()),
    ("no-descriptors", "0", "sizes in local headers", lambda i: Zip(plain_headers(i)).bytes()),
    ("reversed", "0", "entries in another order", lambda i: Zip(i[::-1]).bytes()),
    ("deflated-json", "0", "the JSON is deflated", json_as(Item.deflated)),
    ("deflated-all", "0", "all is deflated", lambda i: Zip([x.deflated() for x in i]).bytes()),
    ("comment", "0", "a comment of 65535 bytes", lambda i: Zip(i, comment=b"c" * 65535).bytes()),
    ("comment-magic", "0", "a comment that holds the magic of an end record, fitting nowhere",
     lambda i: Zip(i, comment=b"PK\5\6" * 100).bytes()),
    ("directory-entry", "0", "an entry for a directory",
     lambda i: added(i, root_of(i) + b"/folder/", b"")),
    ("many-entries", "0", "70000 more entries", many_entries),
    ("long-name", "0", "an unknown entry with a name of 60000 bytes",
     lambda i: added(i, root_of(i) + b"/" + b"n" * 60000)),
    ("padded", "0", "deflated white space, eight megabytes of it", json_as(padded)),
    ("empty", "4", "no bytes", lambda i: b""),
    ("one-byte", "4", "one byte", lambda i: b"P"),
    ("magic-only", "4", "the magic of a local header alone", lambda i: b"PK\3\4"),
    ("zeros", "4", "4096 zero bytes", lambda i: bytes(4096)),
    ("cut-quarter", "4", "cut at a quarter", cut(1, 4)),
    ("cut-half", "4", "cut in the middle", cut(1, 2)),
    ("cut-directory", "4", "cut in the directory", cut(99, 100)),
    ("cut-last-byte", "4", "the last byte is missing", lambda i: Zip(i).bytes()[:-1]),
    ("cut-end", "4", "no end record", lambda i: Zip(i).bytes()[: -END.size]),
    ("late-end", "4", "bytes behind the end record", lambda i: Zip(i, suffix=b"later").bytes()),
    ("doubled", "4", "the archive twice in a row", lambda i: Zip(i).bytes() * 2),
    ("two-ends", "4", "a comment holding an end record that fits", fake_end_in_comment),
    ("prefix", "4", "junk before the archive", lambda i: b"junk" + Zip(i).bytes()),
    ("prefix-counted", "4", "junk before the archive, counted in offsets",
     lambda i: Zip(i, prefix=b"junk").bytes()),
    ("no-entries", "4", "an archive without entries", lambda i: Zip([]).bytes()),
    ("end-count-more", "4", "the end record counts too many entries", lying_end(count=200)),
    ("end-count-fewer", "4", "the end record counts too few entries", lying_end(count=2)),
    ("end-size", "4", "the end record gives a wrong directory size", lying_end(size=100)),
    ("end-start", "4", "the end record points past the file", lying_end(start=0x7FFFFFFF)),
    ("end-disk", "3", "a part of a split archive", lying_end(disk=1)),
    ("end64-count", "4", "the zip64 record counts too many entries",
     lying_end64(count=5000, here=5000)),
    ("end64-count-huge", "7", "two million entries", lying_end64(count=1 << 21, here=1 << 21)),
    ("end64-start", "4", "the zip64 record points near 2^63", lying_end64(start=(1 << 63) - 1)),
    ("end64-size", "4", "a zip64 directory size of 2^64-1", lying_end64(size=(1 << 64) - 1)),
    ("end64-length", "4", "a zip64 record of wrong length", lying_end64(length=1 << 62)),
    ("end64-contradicts", "4", "the short end record says something else",
     lambda i: Zip(i, end={"count": 3}).bytes()),
    ("locator-far", "4", "the zip64 locator points past the file",
     lambda i: Zip(i, locator={"at": 1 << 62}).bytes()),
    ("locator-wrong", "4", "the zip64 locator points to something else",
     lambda i: Zip(i, locator={"at": 0}).bytes()),
    ("locator-disks", "3", "the zip64 locator tells of two disks",
     lambda i: Zip(i, locator={"disks": 2}).bytes()),
    ("name-differs", "4", "another name in the local header",
     lying_json(local_name=b"mlp.default/models/hodel.json")),
    ("name-length", "4", "a name that runs past the directory",
     lying_json(central={"name": 65000})),
    ("extra-length", "4", "an extra field that runs past the directory",
     lying_json(central={"extra": 65000})),
    ("local-extra-length", "4", "an extra field that swallows the data and more",
     lambda i: Zip(edit(i, b"serialization_id", local={"extra": 65000})).bytes()),
    ("flags-differ", "4", "flags differ in the local header", lying_json(local={"flags": 0})),
    ("method-differs", "4", "the method differs in the local header",
     lying_json(local={"method": 8})),
    ("local-size", "4", "the local size differs, no descriptor", plain_json(size=7)),
    ("local-packed", "4", "the local packed size differs, no descriptor", plain_json(packed=7)),
    ("local-crc", "4", "the local checksum differs, no descriptor", plain_json(crc=7)),
    ("descriptor-size", "4", "a descriptor follows, but the local size is neither 0 nor true",
     lying_json(local={"size": 7})),
    ("stored-sizes", "4", "stored, with two sizes", lying_json(central={"size": 7})),
    ("wrong-crc", "4", "the checksum of the JSON is wrong", lying_json(central={"crc": 1})),
    ("offset-far", "4", "an entry past the end of the file",
     lying_json(central={"at": 0x7FFFFFFF})),
    ("offset-inside", "4", "an entry in the middle of another", lying_json(central={"at": 999})),
    ("offset-2-63", "4", "an offset near 2^63",
     lying_json(central={"at": ALL32}, extra=wide((1 << 63) - 1))),
    ("offset-2-64", "4", "an offset of 2^64-1",
     lying_json(central={"at": ALL32}, extra=wide((1 << 64) - 1))),
    ("size-2-63", "4", "sizes near 2^63",
     lying_json(central={"size": ALL32, "packed": ALL32}, extra=wide(*[(1 << 63) - 1] * 2))),
    ("size-2-64", "4", "sizes that wrap around",
     lying_json(central={"size": ALL32, "packed": ALL32}, extra=wide(*[(1 << 64) - 1] * 2))),
    ("size-no-field", "4", "sizes that stand in a missing zip64 field",
     lying_json(central={"size": ALL32, "packed": ALL32})),
    ("size-short-field", "4", "a zip64 field too short for its values",
     lying_json(central={"size": ALL32, "packed": ALL32}, extra=wide(5))),
    ("extra-broken", "4", "a zip64 field that claims more bytes than there are",
     lying_json(central={"size": ALL32}, extra=struct.pack("<HH", 1, 600))),
    ("overlap", "4", "an entry inside another one's bytes", overlapping),
    ("one-place", "4", "all entries point to the same bytes", all_point_to_one),
    ("duplicate", "4", "two entries of one name", lambda i: Zip([*i, i[0]]).bytes()),
    ("name-empty", "4", "an entry without a name", lambda i: added(i, b"")),
    ("name-absolute", "4", "an absolute name", lambda i: added(i, b"/etc/passwd")),
    ("name-parent", "4", "a name that leaves the directory", lambda i: added(i, b"mlp/../../up")),
    ("name-backslash", "4", "a name with backslashes", lambda i: added(i, b"..\\up")),
    ("name-drive", "4", "a name with a drive", lambda i: added(i, b"C:up")),
    ("name-nul", "4", "a name with a NUL byte", lambda i: added(i, root_of(i) + b"/a\0b")),
    ("encrypted", "3", "the JSON is marked as encrypted", lying_json(flags=0x0809)),
    ("method", "3", "the JSON is compressed with bzip2", lying_json(method=12)),
    ("entry-disk", "3", "an entry on another disk", lying_json(central={"disk": 1})),
    ("bomb", "7", "a deflated entry that says it grows to 2^40 bytes",
     json_as(lambda x: claims(x, 1 << 40))),
    ("deflate-longer", "4", "less deflated content than the size says",
     json_as(lambda x: grown(x, 9))),
    ("deflate-shorter", "4", "more deflated content than the size says",
     json_as(lambda x: grown(x, -9))),
    ("deflate-broken", "4", "deflated data that is none",
     json_as(lambda x: replace(x, data=b"\xff" * 999, content=x.data, method=8))),
    ("deflate-cut", "4", "deflated data that breaks off",
     json_as(lambda x: replace(x.deflated(), data=x.deflated().data[:-40]))),
    ("nested", "4", "the JSON is an archive itself",
     json_as(lambda x: replace(x, data=Zip([x]).bytes()))),
    ("rootless", "4", "no root directory", rootless),
    ("two-roots", "4", "the JSON lies under another root than the weights",
     lambda i: Zip(other_root(i, b"models/")).bytes()),
]  # fmt: skip
