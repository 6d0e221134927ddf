fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4]) {
  %r0 = aten.bernoulli.p(self=%x, p=0.25) : ?
  return %r0
}
