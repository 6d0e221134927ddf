fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r = aten.tril.default(self=%x)
  return %r
}
