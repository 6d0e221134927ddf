"""TorchAir's package of its logger."""
