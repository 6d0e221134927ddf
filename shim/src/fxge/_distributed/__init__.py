"""Collectives on the process groups of torch.distributed, and HCCL communicators of chips."""
