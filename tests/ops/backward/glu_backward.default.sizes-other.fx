fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : f32[3, 6]) {
  %r0 = aten.glu_backward.default(grad_output=%x0, self=%x1, dim=1) : ?
  return %r0
}
