fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 4],
    %x : f32[3, 4]) {
  %r0 = aten.hardtanh_backward.default(grad_output=%g, self=%x, min_val=0.0, max_val=6.0) : f32[3, 4]
  return %r0
}
