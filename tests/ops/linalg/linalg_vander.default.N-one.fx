fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r0 = aten.linalg_vander.default(x=%x, N=1) : ?
  return %r0
}
