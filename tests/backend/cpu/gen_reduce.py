"""Cases of gen_reduce."""
