#!/usr/bin/env bash
# Profiles the kernel of @type@ on the NPU with msprof: profile.sh [DIRECTORY]
set -euo pipefail
cd "$(dirname "$0")/.."
command -v msprof >/dev/null || { echo "profile.sh: msprof not found: source CANN's set_env.sh" >&2; exit 1; }
msprof --application="python3 test/test_@stem@.py" --output="${1:-build/profile}" --ai-core=on
