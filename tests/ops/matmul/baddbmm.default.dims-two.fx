fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[2, 3], %z : f32[3, 3]) {
  %r = aten.baddbmm.default(self=%x, batch1=%y, batch2=%z) : ?
  return %r
}
