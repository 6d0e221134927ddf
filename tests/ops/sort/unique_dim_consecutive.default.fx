fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4]) {
  %r0, %r1, %r2 = aten.unique_dim_consecutive.default(self=%x0, dim=-1) : ?, ?, ?
  return %r0, %r1, %r2
}
