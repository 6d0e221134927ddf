fxge 1
model "diagonal_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %diagonal_copy = aten.diagonal_copy.default(self=%x) : f32[3]
  return %diagonal_copy as "diagonal_copy"
}
