fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[3], %z : f32[3]) {
  %r = aten.addmv.default(self=%x, mat=%y, vec=%z) : ?
  return %r
}
