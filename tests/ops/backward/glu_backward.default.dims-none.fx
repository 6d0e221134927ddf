fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[],
    %x1 : f32[]) {
  %r0 = aten.glu_backward.default(grad_output=%x0, self=%x1, dim=0) : ?
  return %r0
}
