fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3]) {
  %a, %b = aten.meshgrid.indexing(tensors=[%x, %y], indexing="ij")
  return %a, %b
}
