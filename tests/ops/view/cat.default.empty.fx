fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[0]) {
  %r = aten.cat.default(tensors=[%x, %y]) : f32[2, 3]
  return %r
}
