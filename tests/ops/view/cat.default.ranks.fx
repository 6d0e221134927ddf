fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3]) {
  %r = aten.cat.default(tensors=[%x, %y])
  return %r
}
