fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[4]) {
  %r0 = aten.multinomial.default(self=%x, num_samples=9, replacement=true) : ?
  return %r0
}
