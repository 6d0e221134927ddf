fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.multinomial.default(self=%x, num_samples=2) : ?
  return %r0
}
