"""An operator with its meta function and gradient, trained for a few steps, live."""
import torch
import fxge

fxge.load_ops("plugin.yaml")      # or fxge op new, built as an extension
fxge.load_ops("op_proto.hpp")
lib = torch.library.Library("npu", "FRAGMENT")


@torch.library.impl(lib, "npu_gated_linear", "Meta")
def _(x, weight, bias=None):
    return x.new_empty(x.size(0), weight.size(0))


class GatedLinear(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        ctx.save_for_backward(x, weight)
        return torch.ops.npu.npu_gated_linear(x, weight, bias)

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight, grad.t() @ x, grad.sum(0)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(16, 8) * 0.1)
        self.bias = torch.nn.Parameter(torch.zeros(16))
        self.head = torch.nn.Linear(16, 1)

    def forward(self, x):
        return self.head(torch.relu(GatedLinear.apply(x, self.weight, self.bias)))


net = Net()
step = torch.compile(net, backend="fxge")
optimizer = torch.optim.Adam(net.parameters(), 1e-2)
x = torch.randn(64, 8)
y = x.sum(1, keepdim=True)
for _ in range(20):
    loss = torch.nn.functional.mse_loss(step(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
