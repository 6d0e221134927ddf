"""Cases of gen_matrix."""
