fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %y = aten.neg.default(self=%x)
  %r = aten.log_normal_.default(self=%y, mean=0.0, std=0.5)
  return %y
}
