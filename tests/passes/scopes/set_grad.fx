# A scope that only switches gradients: its body takes its place, names stay unique.
# passes: scopes
fxge 1
model "set_grad" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[2]
  %out = higher_order.wrap_with_set_grad_enabled(operands=[false, %mul, %y]) : f32[2] {
    graph "body"(
        %a : f32[2],
        %b : f32[2]) {
      %mul = aten.mul.Tensor(self=%a, other=%b) : f32[2]
      return %mul
    }
  }
  return %out
}
# ----
# fxge 1
# model "set_grad" stage "import"
# graph "main"(
#     %x : f32[2],
#     %y : f32[2]) {
#   %mul = aten.mul.Tensor(self=%x, other=%y) : f32[2]
#   %out = aten.mul.Tensor(self=%mul, other=%y) : f32[2] name("mul")
#   return %out
# }
