fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 2]) {
  %r0 = aten.unfold_backward.default(grad_in=%x0, input_sizes=[5], dim=0, size=2, step=0) : ?
  return %r0
}
