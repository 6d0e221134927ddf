fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r0 = aten.linalg_vander.default(x=%x) : ?
  return %r0
}
