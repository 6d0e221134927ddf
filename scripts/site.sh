#!/usr/bin/env bash
# Makes a static site of the pages of doc/, with the Python API from its docstrings: build/site/index.html
#   scripts/site.sh
# The generator (Sphinx, with MyST for Markdown) comes into an environment of its own under build/. Warnings are errors.
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
