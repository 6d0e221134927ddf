fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4]) {
  %r = aten.index.Tensor(self=%x, indices=[])
  return %r
}
