fxge 1
model "adaptive_max_pool3d_backward.default.rank-three" stage "import"
graph "main"(
    %g : f32[2, 4, 4],
    %x : f32[2, 8, 8],
    %i : i64[2, 4, 4]) {
  %r = aten.adaptive_max_pool3d_backward.default(grad_output=%g, self=%x, indices=%i) : ?
  return %r
}
