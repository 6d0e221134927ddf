"""TorchAir's package of unstable functions."""
