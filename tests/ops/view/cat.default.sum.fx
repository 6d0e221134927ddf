fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[5, 3]) {
  %r = aten.cat.default(tensors=[%x, %y]) : f32[7, 3]
  return %r
}
