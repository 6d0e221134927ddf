fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[2, 4]) {
  %r = aten.stack.default(tensors=[%x, %y])
  return %r
}
