fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 2]) {
  %r = aten.linalg_multi_dot.default(tensors=[%x]) : ?
  return %r
}
