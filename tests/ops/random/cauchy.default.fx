fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.cauchy.default(self=%x, median=1.0, sigma=2.0) : ?
  return %r0
}
