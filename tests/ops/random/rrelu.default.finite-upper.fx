fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r0 = aten.rrelu.default(self=%x, lower=0.25, upper=inf, training=true) : ?
  return %r0
}
