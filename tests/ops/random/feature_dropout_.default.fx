fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %y = aten.neg.default(self=%x)
  %r = aten.feature_dropout_.default(self=%y, p=0.5, train=true)
  return %r
}
