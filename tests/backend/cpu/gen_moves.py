"""Cases of gen_moves."""
