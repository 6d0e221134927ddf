fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[5, 3]) {
  %r0, %r1, %r2 = aten.unique_dim.default(self=%x0, dim=0) : ?, ?, ?
  return %r0, %r1, %r2
}
