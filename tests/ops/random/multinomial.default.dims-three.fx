fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r0 = aten.multinomial.default(self=%x, num_samples=1) : ?
  return %r0
}
