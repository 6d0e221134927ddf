# SPDX-License-Identifier: Apache-2.0
"""Comparison with eager PyTorch: traces, expected values, self-tests of operators."""
