"""Where TorchAir has its options."""
