fxge 1
model "case" stage "import"
graph "main"(%x : f64[2, 3, 4], %y : f64[5, 4]) {
  %r0 = aten.linear.default(input=%x, weight=%y)
  return %r0 as "r0"
}
