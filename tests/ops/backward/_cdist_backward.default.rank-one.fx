fxge 1
model "_cdist_backward.default.rank-one" stage "import"
graph "main"(
    %g : f32[3],
    %x : f32[3],
    %y : f32[3]) {
  %r = aten._cdist_backward.default(grad=%g, x1=%x, x2=%y, p=2.0, cdist=%g) : ?
  return %r
}
