# SPDX-License-Identifier: Apache-2.0
"""Binding of the C library, and helpers of the whole package; imports no other subpackage."""
