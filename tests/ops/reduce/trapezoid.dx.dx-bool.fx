fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %a = aten.trapezoid.dx(y=%x, dx=true)
  return %a
}
