fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 3]) {
  %r0 = aten.select_backward.default(grad_output=%g, input_sizes=[2, 4, 3], dim=1, index=2) : f32[2, 4, 3]
  return %r0
}
