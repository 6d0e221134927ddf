"""The C library, its bindings, and helpers of the whole package that depend on no other part."""
