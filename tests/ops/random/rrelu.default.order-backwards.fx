fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.rrelu.default(self=%x, lower=0.5, upper=0.25) : ?
  return %r0
}
