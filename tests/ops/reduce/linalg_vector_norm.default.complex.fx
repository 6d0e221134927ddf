fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[3]) {
  %r0 = aten.linalg_vector_norm.default(self=%x) : ?
  return %r0
}
