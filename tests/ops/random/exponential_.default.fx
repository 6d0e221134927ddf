fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %y = aten.neg.default(self=%x)
  %r = aten.exponential_.default(self=%y, lambd=2.0)
  return %y
}
