# SPDX-License-Identifier: Apache-2.0
"""Adds to an unpacked wheel the licence of each library that auditwheel put into it, and of vendored sources.

wheel_licences.py DIST_INFO

auditwheel leaves a list of the distribution's packages that they are from; Debian's say all of their
licence in one file, and name texts that all packages share.
"""

import json
import re
import sys
from pathlib import Path

DOC = Path("/usr/share/doc")
VENDORED = Path(__file__).parents[1] / "third_party"
SHARED = re.compile(r"/usr/share/common-licenses/([\w.-]*\w)")


def packages(info):
    (sbom,) = (info / "sboms").glob("auditwheel*.json")
    found = [c for c in json.loads(sbom.read_text("utf-8"))["components"] if not c["purl"].startswith("pkg:pypi/")]
    others = [c["purl"] for c in found if not c["purl"].startswith("pkg:deb/")]
    if others:
        sys.exit(f"wheel_licences.py: where is the licence of {', '.join(others)}? Known are Debian's packages.")
    return sorted(c["name"] for c in found)


def texts(names):
    """Name in the wheel, and text: of vendored sources, of each package, then of what they refer to."""
    inside = {f"{path.parent.name}/{path.name}": path.read_text("utf-8") for path in sorted(VENDORED.glob("*/LICENSE"))}
    own = {f"{name}/copyright": (DOC / name / "copyright").read_text("utf-8") for name in names}
    shared = sorted({name for text in own.values() for name in SHARED.findall(text)})
    return {**inside, **own, **{f"common-licenses/{n}": Path("/usr/share/common-licenses", n).read_text("utf-8") for n in shared}}


def main(info):
    found = texts(packages(info))
    for name, text in found.items():
        path = info / "licenses" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    metadata = info / "METADATA"
    lines = "".join(f"License-File: {name}\n" for name in found)
    text = metadata.read_text("utf-8")
    metadata.write_text(text.replace("License-File: LICENSE\n", f"License-File: LICENSE\n{lines}", 1), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
