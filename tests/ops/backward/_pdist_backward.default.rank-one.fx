fxge 1
model "_pdist_backward.default.rank-one" stage "import"
graph "main"(
    %g : f32[3],
    %x : f32[3]) {
  %r = aten._pdist_backward.default(grad=%g, self=%x, p=2.0, pdist=%g) : ?
  return %r
}
