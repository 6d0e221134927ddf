fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1]) {
  %r = aten.cat.default(tensors=[%x, %x], dim=2) : ?
  return %r
}
