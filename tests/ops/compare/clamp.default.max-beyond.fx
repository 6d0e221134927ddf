fxge 1
model "case" stage "import"
graph "main"(%x : f16[3]) {
  %r = aten.clamp.default(self=%x, max=1e9)
  return %r
}
