fxge 1
model "case" stage "import"
graph "main"(%g : f16[3], %x : f32[3, 2], %d : f32[3]) {
  %r0 = aten._pdist_backward.default(grad=%g, self=%x, p=2.0, pdist=%d) : ?
  return %r0 as "r0"
}
