"""What serves models of TorchAir: each raises FxgeError for now."""

from fxge.torchair._later import later

cache_compile = later("inference.cache_compile", "fxge keeps no compiled programs on disk")
readable_cache = later("inference.readable_cache", "fxge keeps no compiled programs on disk")
set_dim_gears = later(
    "inference.set_dim_gears",
    "a program has one form, for all its sizes: torch.compile(dynamic=True)",
)
