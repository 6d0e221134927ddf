"""Seeds that lie in archives, or are made: seeds.py pickle|json|om FOLDER OUTDIR. Standard library only.

pickle: every data.pkl of the older archives, and the hostile ones. json: every small model.json. om: those of tests/npu.
"""

import io
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


def main() -> None:
    kind, folder, out = sys.argv[1], *map(Path, sys.argv[2:])
    for name, data in {"pickle": pickles, "json": jsons, "om": made}[kind](folder).items():
        (out / f"{name}.{kind}").write_bytes(data)


main()
