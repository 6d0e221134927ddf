fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.column_stack.default(tensors=[]) : ?
  return %a
}
