"""Programs of the C library as Python objects: sessions, graphs, calls, chips."""
