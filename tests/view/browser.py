# SPDX-License-Identifier: Apache-2.0
"""Headless Chromium for tests and measurements of pages: Debian's chromium and chromium-driver, driven by Selenium."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import time
from pathlib import Path
from typing import Any


def missing() -> str:
    """Returns what is absent of a browser that can be driven, or an empty text."""
    for program in ("chromium", "chromedriver"):
        if not shutil.which(program):
            return f"{program} is not installed"
    return "" if importlib.util.find_spec("selenium") else "the package selenium is not installed"


class Browser:
    """A window with an empty profile, which records errors of scripts and requests for other files."""

    def __init__(self, width: int = 1500, height: int = 950) -> None:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--window-size={width},{height}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver: Any = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(120)
        self.page = ""

    def open(self, path: str, fragment: str = "", seconds: float = 60) -> float:
        """Opens a page and waits until it is ready. Returns the seconds since the navigation began, as the page counts them."""
        self.driver.get("about:blank")
        self.page = Path(os.path.abspath(path)).as_uri()
        self.driver.get(self.page + fragment)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready = self.js("return document.documentElement.dataset.ready || ''")
            if ready:
                return float(ready) / 1000
            time.sleep(0.02)
        raise TimeoutError(f"{path} is not ready after {seconds} s: {self.messages()}")

    def js(self, code: str) -> Any:
        return self.driver.execute_script(code)

    def click(self, css: str, x: float, y: float) -> None:
        """Clicks a point of an element, from its upper left corner."""
        from selenium.webdriver import ActionChains

        element = self.driver.find_element("css selector", css)
        size = element.size
        ActionChains(self.driver).move_to_element_with_offset(element, x - size["width"] // 2, y - size["height"] // 2).click().perform()

    def press(self, key: str) -> None:
        self.js("document.activeElement.blur()")
        self.driver.find_element("css selector", "body").send_keys(key)

    def press_in(self, css: str, key: str) -> None:
        self.driver.find_element("css selector", css).send_keys(key)

    def type(self, css: str, text: str) -> None:
        """Replaces the text of a field."""
        element = self.driver.find_element("css selector", css)
        element.clear()
        element.send_keys(text)

    def messages(self) -> list[str]:
        """Returns the messages of the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self) -> list[str]:
        """Returns the addresses that were requested since the last call, without that of the page."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if url.split("#")[0] not in (self.page, "about:blank"):
                    found.append(url)
        return found

    def screenshot(self, path: str) -> None:
        self.driver.save_screenshot(path)

    def close(self) -> None:
        self.driver.quit()


def write_chain(path: str, n: int, modules: int = 0) -> None:
    """Writes a program of n nodes, each of which reads the one before; in modules of equal size, if asked for."""
    with open(path, "w", encoding="ascii") as f:
        f.write('fxge 1 model "chain" stage "import"\ngraph main(%x : f32[4], %y : f32[4]) {\n')
        for i in range(n):
            loc = f" loc(#{1 + i * modules // n})" if modules else ""
            op = ("mul", "sub", "add")[i % 3]
            f.write(f"  %v{i} = aten.{op}.Tensor(self=%{f'v{i - 1}' if i else 'x'}, other=%y) : f32[4]{loc}\n")
        f.write(f"  return %v{n - 1}\n}}\n")
        for m in range(modules):
            f.write(f'loc #{m + 1} = module "layers.{m // 10}.{m % 10} (Layer)" at "model.py":{m + 1} in "forward"\n')
