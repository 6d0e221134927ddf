fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 2, 3]) {
  %r = aten.einsum.default(equation="i...i->...", tensors=[%x]) : f32[2]
  return %r
}
