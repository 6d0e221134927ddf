fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3, 4]) {
  %r = aten.einsum.default(equation="ij,j->i", tensors=[%x, %y]) : f32[2]
  return %r
}
