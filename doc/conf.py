# SPDX-License-Identifier: Apache-2.0
"""Sphinx: the pages of this directory as a site (scripts/site.sh)."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "shim" / "src"))

project = "fxge"
author = "the fxge developers"
header = (ROOT / "include" / "fxge" / "fxge.h").read_text()
release = ".".join(re.findall(r"#define FXGE_VERSION_\w+ (\d+)", header))

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["conf.py"]
html_extra_path = ["ops.html"]  # it is a page already
html_theme = "furo"
html_title = f"fxge {release}"
html_show_copyright = False
autodoc_typehints = "description"
autodoc_mock_imports = ["torch", "numpy", "sympy"]
autodoc_preserve_defaults = True
myst_heading_anchors = 3
# Pages link to files of the tree as on a hosting site; what is no page there is none here.
suppress_warnings = ["myst.xref_missing", "myst.header", "toc.not_included", "misc.highlighting_failure"]


def setup(_app: object) -> None:
    """Shows public classes of the package by their public names in signatures."""
    from sphinx.ext.autodoc.mock import mock

    with mock(autodoc_mock_imports):
        import fxge

        for name in fxge.__all__:
            value = getattr(fxge, name)
            if isinstance(value, type):
                value.__module__ = "fxge"
