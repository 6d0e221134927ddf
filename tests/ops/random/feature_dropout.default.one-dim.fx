fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r0 = aten.feature_dropout.default(input=%x, p=0.5, train=true) : ?
  return %r0
}
