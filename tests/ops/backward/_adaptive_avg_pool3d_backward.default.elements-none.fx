fxge 1
model "case" stage "import"
graph "main"(%g : f32[2, 0, 3, 2, 7], %x : f32[2, 3, 5, 6, 4]) {
  %r0 = aten._adaptive_avg_pool3d_backward.default(grad_output=%g, self=%x) : ?
  return %r0
}
