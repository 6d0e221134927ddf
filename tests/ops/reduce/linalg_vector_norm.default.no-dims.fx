fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r0 = aten.linalg_vector_norm.default(self=%x, ord=2, dim=[0]) : ?
  return %r0
}
