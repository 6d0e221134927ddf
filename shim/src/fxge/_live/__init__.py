"""Calls, caches and options of graphs that torch.compile passes to the backend."""
