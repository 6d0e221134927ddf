"""Comparison with eager PyTorch: traces, expected values, self-tests of operators."""
