fxge 1
model "case" stage "import"
graph "main"(
    %y : f32[]) {
  %a = aten.trapezoid.dx(y=%y) : ?
  return %a
}
