"""TorchAir's package of options."""
