fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 2, 5, 5], %y : f32[0, 2, 3, 3]) {
  %r = aten.conv2d.default(input=%x, weight=%y)
  return %r
}
