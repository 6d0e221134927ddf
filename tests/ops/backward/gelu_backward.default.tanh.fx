fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 4],
    %x : f32[3, 4]) {
  %r0 = aten.gelu_backward.default(grad_output=%g, self=%x, approximate="tanh") : f32[3, 4]
  return %r0
}
