fxge 1
model "case" stage "import"
graph "main"(
    %y : f32[],
    %x : f32[3]) {
  %a = aten.trapezoid.x(y=%y, x=%x) : ?
  return %a
}
