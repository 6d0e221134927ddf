fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 2, 3]) {
  %r0 = aten.slice_backward.default(grad_output=%g, input_sizes=[2, 4, 3], dim=-2, start=1, end=3, step=1) : f32[2, 4, 3]
  return %r0
}
