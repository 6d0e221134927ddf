fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 1, 1],
    %x : f32[2, 3, 4, 4]) {
  %r0 = aten._adaptive_avg_pool2d_backward.default(grad_output=%g, self=%x) : f32[2, 3, 4, 4]
  return %r0
}
