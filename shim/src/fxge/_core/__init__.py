"""Binding of the C library, and helpers of the whole package; imports no other subpackage."""
