"""Where TorchAir has what may change."""
