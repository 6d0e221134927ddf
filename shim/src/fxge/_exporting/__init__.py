# SPDX-License-Identifier: Apache-2.0
"""From a model to a verified directory: `python -m fxge export` and fxge.export."""
