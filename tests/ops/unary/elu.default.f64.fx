fxge 1
model "case" stage "import"
graph "main"(%x : f64[3, 4]) {
  %r0 = aten.elu.default(self=%x, alpha=0.1, scale=1.1, input_scale=0.5)
  return %r0 as "r0"
}
