fxge 1
model "case" stage "import"
graph "main"(%x : u8[0, 2, 4], %y : u8[5, 4]) {
  %r0 = aten.linear.default(input=%x, weight=%y)
  return %r0 as "r0"
}
