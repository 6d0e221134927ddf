fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r0 = aten.rrelu.default(self=%x, training=true) : ?
  return %r0
}
