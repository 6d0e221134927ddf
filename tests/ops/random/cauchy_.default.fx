fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %y = aten.neg.default(self=%x)
  %r = aten.cauchy_.default(self=%y, median=1.0, sigma=2.0)
  return %y
}
