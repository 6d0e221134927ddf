fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 4]) {
  %r0, %r1 = aten.dsplit.int(self=%x0, sections=2) : ?, ?
  return %r0, %r1
}
