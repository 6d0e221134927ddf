fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 2], %y : f32[2, 2], %z : f32[2]) {
  %r = aten.addr.default(self=%x, vec1=%y, vec2=%z) : ?
  return %r
}
