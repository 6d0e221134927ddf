fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 0]) {
  %r = aten.norm.Scalar(self=%x, p=inf)
  return %r
}
