"""Seeds that lie in archives, or are made: seeds.py pickle|json|om|package FOLDER OUTDIR. Standard library only.

pickle: every data.pkl of the older archives, and the hostile ones. json: every small model.json. om: those of tests/npu.
package: each X.air with its X.io.json and X.weights, and each two that follow each other.
"""

import io
import json
import sys
import zipfile
from pathlib import Path

MOST = 16 << 10


def pickles(models: Path) -> dict[str, bytes]:
    sys.path.insert(0, str(models))
    import hostile_pickle

    found = {}
    for path in sorted((models / "data_old").glob("*.pt2")):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".pt"):
                    with zipfile.ZipFile(io.BytesIO(archive.read(name))) as blob:
                        found[f"{path.stem}-{Path(name).stem}"] = blob.read("archive/data.pkl")
    good = hostile_pickle.pairs_of(hostile_pickle.good())
    return found | {
        "plain": hostile_pickle.pickled(good),
        "framed": hostile_pickle.framed(),
        "versions": hostile_pickle.versions(),
        "pairs": hostile_pickle.one_by_one(),
    }


def jsons(models: Path) -> dict[str, bytes]:
    found = {}
    for path in sorted((models / "data").glob("*.pt2")):
        with zipfile.ZipFile(path) as archive:
            found[path.stem] = archive.read(f"{path.stem}/models/model.json")
    return {name: data for name, data in found.items() if len(data) <= MOST}


def made(folder: Path) -> dict[str, bytes]:
    sys.path.insert(0, str(folder))
    import oms

    return oms.all_oms()


def package(folder: Path, names: list[str]) -> bytes:
    programs = {f"p{i}": {"air": f"{n}.air", "io": f"{n}.io.json"} for i, n in enumerate(names)}
    manifest = {"format": "fxge-package", "version": 1, "programs": programs}
    files = [p for n in names for p in sorted(folder.rglob("*")) if p.is_file() and str(p.relative_to(folder)).startswith(f"{n}.")]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo("fxge-package.json"), json.dumps(manifest))
        for p in files:
            archive.writestr(zipfile.ZipInfo(p.relative_to(folder).as_posix()), p.read_bytes())
    return out.getvalue()


def packages(folder: Path) -> dict[str, bytes]:
    names = sorted(p.name.removesuffix(".air") for p in folder.glob("*.air"))
    found = {n: package(folder, [n]) for n in names}
    found |= {f"{a}-{b}": package(folder, [a, b]) for a, b in zip(names[::2], names[1::2])}
    return {name: data for name, data in found.items() if len(data) <= MOST}


def main() -> None:
    kind, folder, out = sys.argv[1], *map(Path, sys.argv[2:])
    for name, data in {"pickle": pickles, "json": jsons, "om": made, "package": packages}[kind](folder).items():
        (out / f"{name}.{kind}").write_bytes(data)


main()
