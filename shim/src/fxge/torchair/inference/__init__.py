"""What serves models of TorchAir: programs that later processes find. Gears raise for now."""

from fxge.torchair._cached import cache_compile, readable_cache
from fxge.torchair._later import later

__all__ = ["cache_compile", "readable_cache", "set_dim_gears"]

set_dim_gears = later(
    "inference.set_dim_gears",
    "a program has one form, for all its sizes: torch.compile(dynamic=True)",
)
