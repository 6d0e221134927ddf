# SPDX-License-Identifier: Apache-2.0
"""Operators: converters, definitions in torch, types of GE, gradients, execution order."""
