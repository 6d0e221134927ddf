fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r0, %r1 = aten.qr.default(self=%x) : ?, ?
  return %r0
}
