fxge 1
model "_adaptive_avg_pool3d_backward.default.rank-three" stage "import"
graph "main"(
    %g : f32[2, 4, 4],
    %x : f32[2, 8, 8]) {
  %r = aten._adaptive_avg_pool3d_backward.default(grad_output=%g, self=%x) : ?
  return %r
}
