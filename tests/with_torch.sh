#!/bin/sh
# Runs `PYTHON SCRIPT ARGS...` where that Python has torch; else says so and ends as "skipped" (77).
if [ -z "$1" ] || ! "$1" -c 'import importlib.util, sys
sys.exit(any(importlib.util.find_spec(m) is None for m in ("torch", "numpy")))' 2>/dev/null; then
	echo "skipped: this needs a Python with torch and numpy (scripts/test.sh --torch makes one)"
	exit 77
fi
python=$1
shift
exec "$python" -I -S "${0%/*}/torch_server.py" "$@"
