fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 4],
    %x : f32[3, 4]) {
  %r0 = aten.leaky_relu_backward.default(grad_output=%g, self=%x, negative_slope=-0.5, self_is_result=true) : f32[3, 4]
  return %r0
}
