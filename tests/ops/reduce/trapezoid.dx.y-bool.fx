fxge 1
model "case" stage "import"
graph "main"(%x : bool[3]) {
  %a = aten.trapezoid.dx(y=%x)
  return %a
}
