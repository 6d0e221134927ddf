"""Seeds of fuzz_pickle: every data.pkl of the older archives, and the hostile ones.

Usage: pickles.py MODELS OUTDIR. Standard library only.
"""

import io
import sys
import zipfile
from pathlib import Path


def main() -> None:
    models, out = map(Path, sys.argv[1:])
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
    found |= {
        "plain": hostile_pickle.pickled(good),
        "framed": hostile_pickle.framed(),
        "versions": hostile_pickle.versions(),
        "pairs": hostile_pickle.one_by_one(),
    }
    for name, data in found.items():
        (out / f"{name}.pkl").write_bytes(data)


main()
