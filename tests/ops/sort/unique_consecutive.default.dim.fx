fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4]) {
  %r0, %r1, %r2 = aten.unique_consecutive.default(self=%x0, return_inverse=true, return_counts=true, dim=0) : ?, ?, ?
  return %r0, %r1, %r2
}
