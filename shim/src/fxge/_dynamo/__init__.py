"""Observation of TorchDynamo: frames, recompilations, skipped functions, backend names."""
