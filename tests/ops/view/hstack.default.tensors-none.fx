fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.hstack.default(tensors=[]) : ?
  return %a
}
