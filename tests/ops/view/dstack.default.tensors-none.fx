fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.dstack.default(tensors=[]) : ?
  return %a
}
