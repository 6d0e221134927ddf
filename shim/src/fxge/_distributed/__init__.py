# SPDX-License-Identifier: Apache-2.0
"""Collectives through process groups of torch.distributed, and HCCL communicators of chips."""
