"""Where TorchAir has its logger."""
