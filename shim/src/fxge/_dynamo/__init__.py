# SPDX-License-Identifier: Apache-2.0
"""Observation of TorchDynamo: frames, recompilations, skipped functions, backend names."""
