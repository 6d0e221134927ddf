"""Example of torch.compile with fxge: inference with dynamic sizes, then training, compared with eager PyTorch.

usage: python examples/live.py   (after `pip install ./shim`; needs torch 2.13)
"""

import copy

import torch
from torch import nn


def difference(a: torch.Tensor, b: torch.Tensor) -> float:
    """Returns the largest difference relative to the largest element of `b`."""
    return float((a - b).abs().max() / b.abs().max())


def main() -> None:
    """Prints the differences; fails if one exceeds 1e-5 (float32)."""
    torch.manual_seed(0)
    eager = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, batch_first=True)
    model = copy.deepcopy(eager)
    compiled = torch.compile(model, backend="fxge", dynamic=True)

    worst = 0.0
    with torch.no_grad():
        for batch, length in ((2, 5), (3, 9), (7, 4)):
            x = torch.randn(batch, length, 32)
            worst = max(worst, difference(compiled(x), eager(x)))
    print(f"inference at three sizes: difference {worst:.1e}")

    x, y = torch.randn(4, 6, 32), torch.randn(4, 6, 32)
    losses = []
    for f, parameters in ((compiled, model.parameters()), (eager, eager.parameters())):
        sgd = torch.optim.SGD(parameters, lr=0.1)
        for _ in range(10):
            sgd.zero_grad()
            loss = nn.functional.mse_loss(f(x), y)
            loss.backward()
            sgd.step()
        losses.append(float(loss.detach()))
    print(f"ten steps of training: loss {losses[0]:.6f}, eager's {losses[1]:.6f}")
    if worst > 1e-5 or abs(losses[0] / losses[1] - 1) > 1e-4:
        raise SystemExit("results differ from eager PyTorch")


if __name__ == "__main__":
    main()
