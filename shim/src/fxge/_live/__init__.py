"""Calls, caches and options of graphs that torch.compile hands to the backend."""
