fxge 1
model "case" stage "import"
graph "main"(%x : i8[3]) {
  %r = aten.clamp.default(self=%x, min=-200)
  return %r
}
