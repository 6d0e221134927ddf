# SPDX-License-Identifier: Apache-2.0
"""Serialisation of FX graphs and exported programs as messages of fx_graph.proto."""
