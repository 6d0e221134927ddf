fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2], %y : f32[2, 3], %z : f32[2]) {
  %r = aten.addmv.default(self=%x, mat=%y, vec=%z) : ?
  return %r
}
