fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[s0, 3, 4],
    %y : f32[s0, 4, 5]) {
  %r = aten.einsum.default(equation="bij, bjk -> bki", tensors=[%x, %y]) : f32[s0, 5, 3]
  return %r
}
