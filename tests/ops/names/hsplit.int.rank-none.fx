fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[]) {
  %r0 = aten.hsplit.int(self=%x0, sections=1) : ?
  return %r0
}
