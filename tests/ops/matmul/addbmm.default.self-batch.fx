fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4], %y : f32[5, 2, 3], %z : f32[5, 3, 4]) {
  %r = aten.addbmm.default(self=%x, batch1=%y, batch2=%z) : ?
  return %r
}
