fxge 1
model "case" stage "import"
graph "main"(%g : f32[3, 4], %x : f32[3, 2], %y : f32[4, 2], %d : f64[3, 4]) {
  %r0 = aten._cdist_backward.default(grad=%g, x1=%x, x2=%y, p=1.0, cdist=%d) : ?
  return %r0 as "r0"
}
