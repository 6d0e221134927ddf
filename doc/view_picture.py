#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes doc/view.png and doc/tutorial_view.png, pictures of pages of `fxge view`, in headless Chromium.

view_picture.py FXGE LIBRARY    FXGE: the command; LIBRARY: libfxge.so. Needs chromium, chromium-driver, Selenium and, for the page of the
                                tutorial, whose commands are run, torch.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests/view"), str(ROOT / "tests/doc")]
import browser
import test_pages

BERT = """toggleBeside();
chooseLayer("cost");
chooseList("ranking");
select({stage: LAST.index, node: LAST.byName.get("gelu")}, true);
showTip(null);"""
TUTORIAL = """MODEL.strings = MODEL.strings.map((s) => s.replace("DIRECTORY", "/home/me/project"));
toggleBeside();
chooseLayer("profile");
chooseList("ranking");
select({stage: LAST.index, node: LAST.byName.get("swish_gate")}, true);
panes.forEach((pane) => pane.fit());
document.getElementById("details").scrollTop = 130;
showTip(null);"""


def picture(page: Path, code: str, out: str) -> None:
    window = browser.Browser(1400, 860)
    window.open(str(page))
    window.js(code)
    time.sleep(0.5)
    window.screenshot(str(ROOT / "doc" / out))
    window.close()


def write_tutorial(directory: Path, fxge: str, library: str) -> Path:
    """Runs the commands of the tutorial up to its page."""
    runner = test_pages.Runner(directory, str(Path(fxge).resolve()), str(Path(library).resolve()))
    for block in test_pages.FENCE.finditer((ROOT / "doc/tutorial.md").read_text(encoding="utf-8")):
        wrong = runner.block(block[2], block[3], block[4])
        if wrong:
            raise RuntimeError(wrong)
        if "fxge view" in block[4] and "--report" in block[4]:
            break
    return directory / "model.html"


def main() -> int:
    if browser.missing():
        print(browser.missing())
        return 77
    fxge, library = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="fxge-picture-") as name:
        page = Path(name, "page.html")
        subprocess.run([fxge, "view", ROOT / "tests/models/data_hf/hf_bert.default.pt2", "-o", page], check=True)
        picture(page, BERT, "view.png")
        picture(write_tutorial(Path(name), fxge, library), TUTORIAL.replace("DIRECTORY", str(Path(name).resolve())), "tutorial_view.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
