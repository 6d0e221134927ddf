fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3, 11],
    %x1 : f32[2, 3, 4]) {
  %r0 = aten.reflection_pad1d_backward.default(grad_output=%x0, self=%x1, padding=[4, 3]) : ?
  return %r0
}
