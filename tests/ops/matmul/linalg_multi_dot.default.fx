fxge 1
model "case" stage "import"
graph "main"(
    %a : f32[9, 2],
    %b : f32[2, 8],
    %c : f32[8]) {
  %r = aten.linalg_multi_dot.default(tensors=[%a, %b, %c]) : f32[9]
  return %r
}
