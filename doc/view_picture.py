#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes doc/view.png, a picture of a page of `fxge view`, in headless Chromium.

view_picture.py FXGE    FXGE: the command. Needs chromium, chromium-driver and Selenium.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/view"))
import browser

SHOWN = """toggleBeside();
chooseLayer("cost");
chooseList("ranking");
select({stage: LAST.index, node: LAST.byName.get("gelu")}, true);
showTip(null);"""


def main() -> int:
    if browser.missing():
        print(browser.missing())
        return 77
    with tempfile.TemporaryDirectory(prefix="fxge-picture-") as directory:
        page = Path(directory, "page.html")
        subprocess.run([sys.argv[1], "view", ROOT / "tests/models/data_hf/hf_bert.default.pt2", "-o", page], check=True)
        window = browser.Browser(1400, 860)
        window.open(str(page))
        window.js(SHOWN)
        time.sleep(0.5)
        window.screenshot(str(ROOT / "doc/view.png"))
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
