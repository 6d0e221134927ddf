fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.linalg_vector_norm.default(self=%x, dtype=f16) : ?
  return %r0
}
