fxge 1
model "case" stage "import"
graph "main"(%x : f64[3, 4]) {
  %r0 = aten.leaky_relu.default(self=%x, negative_slope=0.1)
  return %r0 as "r0"
}
