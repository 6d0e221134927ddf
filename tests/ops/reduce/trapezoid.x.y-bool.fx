fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %y : bool[3]) {
  %a = aten.trapezoid.x(y=%x, x=%y)
  return %a
}
