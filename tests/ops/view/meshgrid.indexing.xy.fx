fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[4]) {
  %a, %b = aten.meshgrid.indexing(tensors=[%x, %y], indexing="xy")
  return %a, %b
}
