"""Names of TorchAir's that nothing stands behind yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from fxge.errors import FxgeError


def later(name: str, why: str) -> Callable[..., Any]:
    """A function that raises FxgeError (status 3) with its name."""

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise FxgeError(f"fxge.torchair.{name} is not there yet: {why}", status=3)

    refuse.__name__ = refuse.__qualname__ = name.rpartition(".")[2]
    refuse.__doc__ = f"Raises FxgeError: {why}."
    return refuse
