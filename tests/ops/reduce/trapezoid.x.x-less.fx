fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3], %y : f32[2]) {
  %a = aten.trapezoid.x(y=%x, x=%y)
  return %a
}
