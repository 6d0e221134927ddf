fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 1, 4, 7], %y : f32[1, 1, 3, 1]) {
  %r = aten.conv1d.default(input=%x, weight=%y)
  return %r
}
