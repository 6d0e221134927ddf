fxge 1
model "_cdist_backward.default.p-below-zero" stage "import"
graph "main"(
    %g : f32[3, 2],
    %x : f32[3, 4],
    %y : f32[2, 4]) {
  %r = aten._cdist_backward.default(grad=%g, x1=%x, x2=%y, p=-1.0, cdist=%g) : ?
  return %r
}
