fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r0 = aten.feature_dropout.default(input=%x, p=0.5, train=true) : ?
  return %r0
}
