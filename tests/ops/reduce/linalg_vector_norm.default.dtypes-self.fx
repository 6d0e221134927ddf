fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %r = aten.linalg_vector_norm.default(self=%x)
  return %r
}
