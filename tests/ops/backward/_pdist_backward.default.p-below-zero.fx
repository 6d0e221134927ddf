fxge 1
model "_pdist_backward.default.p-below-zero" stage "import"
graph "main"(
    %g : f32[3],
    %x : f32[3, 2]) {
  %r = aten._pdist_backward.default(grad=%g, self=%x, p=-1.0, pdist=%g) : ?
  return %r
}
