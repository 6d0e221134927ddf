"""Observations of TorchDynamo: frames, recompilations, skipped functions, names of backends."""
