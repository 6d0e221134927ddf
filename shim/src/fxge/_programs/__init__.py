# SPDX-License-Identifier: Apache-2.0
"""Programs of the C library as Python objects: sessions, graphs, calls, chips."""
