#!/usr/bin/env bash
# Profiles the kernel of @type@ on the NPU by msprof: profile.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
command -v msprof >/dev/null || { echo "profile.sh: no msprof here: source CANN's set_env.sh" >&2; exit 1; }
msprof --application="python3 test/test_@stem@.py" --output="${1:-build/profile}" --ai-core=on
