fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 2],
    %y : f32[3, 4, 2]) {
  %r = aten._chunk_cat.default(tensors=[%x, %y], dim=0, num_chunks=2) : ?
  return %r
}
