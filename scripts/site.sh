#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Generates a static site from the pages of doc/ and the docstrings of the Python API: build/site/index.html
#   scripts/site.sh
# The generator (Sphinx, with MyST for Markdown) is installed into a virtual environment under build/. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=build/site-venv
if ! "$venv/bin/python" -c 'import furo, myst_parser, sphinx' 2>/dev/null; then
	scripts/setup.sh --python
	python3 -m venv "$venv"
	"$venv/bin/python" -m pip install -q 'sphinx>=8,<9' 'myst-parser>=4,<5' furo
fi
"$venv/bin/python" -m sphinx -q -W --keep-going -d build/site-cache doc build/site
echo "build/site/index.html"
