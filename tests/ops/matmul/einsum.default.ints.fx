fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[2, 3]) {
  %r = aten.einsum.default(equation="ij->i", tensors=[%x]) : i64[2]
  return %r
}
