fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.linalg_diagonal.default(A=%x, dim1=0, dim2=-2) : ?
  return %a
}
