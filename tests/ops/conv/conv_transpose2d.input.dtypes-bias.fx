fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 2, 5, 5], %y : f32[2, 3, 3, 3], %z : f16[3]) {
  %r = aten.conv_transpose2d.input(input=%x, weight=%y, bias=%z)
  return %r
}
