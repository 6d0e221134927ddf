fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[]) {
  %r0 = aten.linalg_vander.default(x=%x0) : ?
  return %r0
}
