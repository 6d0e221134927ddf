fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3, 7, 8, 8],
    %x1 : f32[2, 3, 5, 5, 5]) {
  %r0 = aten.reflection_pad3d_backward.default(grad_output=%x0, self=%x1, padding=[1, 1, 1, 1, 1, 1]) : ?
  return %r0
}
