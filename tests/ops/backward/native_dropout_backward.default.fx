fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 4],
    %m : bool[4]) {
  %r0 = aten.native_dropout_backward.default(grad_output=%g, mask=%m, scale=2.0) : f32[3, 4]
  return %r0
}
