fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : u8[3, 2], %z : f32[3, 2]) {
  %r = aten.scatter_add.default(self=%x, dim=1, index=%y, src=%z)
  return %r
}
