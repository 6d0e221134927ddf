fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %y = aten.neg.default(self=%x)
  %r = aten.geometric_.default(self=%y, p=0.25)
  return %y
}
