fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r0, %r1 = aten.linalg_qr.default(A=%x, mode="full") : ?, ?
  return %r0
}
