fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.cartesian_prod.default(tensors=[]) : ?
  return %a
}
