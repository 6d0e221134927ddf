fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 2]) {
  %r = aten.logsumexp.default(self=%x, dim=[])
  return %r
}
