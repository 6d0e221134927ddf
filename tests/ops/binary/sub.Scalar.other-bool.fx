fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r0 = aten.sub.Scalar(self=%x, other=true) : ?
  return %r0
}
