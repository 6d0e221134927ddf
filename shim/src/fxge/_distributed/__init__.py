"""Collectives through process groups of torch.distributed, and HCCL communicators of chips."""
