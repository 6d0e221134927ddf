fxge 1
model "case" stage "import"
graph "main"(%x : f64[3]) {
  %r0 = aten.gelu.default(self=%x, approximate="tanhx") : ?
  return %r0
}
