"""Operators: converters, definitions in torch, types of GE, gradients, execution order."""
