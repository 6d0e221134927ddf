fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.exponential.default(self=%x, lambd=2.0) : ?
  return %r0
}
