# SPDX-License-Identifier: Apache-2.0
"""Calls, caches and options of graphs that torch.compile passes to the backend."""
