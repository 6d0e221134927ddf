fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[2]) {
  %r0, %r1 = aten.meshgrid.indexing(tensors=[%x, %y], indexing="yx") : ?, ?
  return %r0, %r1
}
