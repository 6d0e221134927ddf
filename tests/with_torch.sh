#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs `PYTHON SCRIPT ARGS...` if that Python has torch; otherwise prints a note and exits with 77
# (skipped).
if [ -z "$1" ] || ! "$1" -c 'import importlib.util, sys
sys.exit(any(importlib.util.find_spec(m) is None for m in ("torch", "numpy")))' 2>/dev/null; then
	echo "skipped: this needs a Python with torch and numpy (scripts/test.sh --torch makes one)"
	exit 77
fi
python=$1
shift
exec "$python" -I -S "${0%/*}/torch_server.py" "$@"
