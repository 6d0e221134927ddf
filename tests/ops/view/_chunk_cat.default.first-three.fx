fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 2],
    %y : f32[3, 2]) {
  %r = aten._chunk_cat.default(tensors=[%x, %y], dim=1, num_chunks=2) : ?
  return %r
}
