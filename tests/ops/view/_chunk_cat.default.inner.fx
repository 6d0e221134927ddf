fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 5, 2],
    %y : f32[2, 4]) {
  %r = aten._chunk_cat.default(tensors=[%x, %y], dim=1, num_chunks=3) : ?
  return %r
}
