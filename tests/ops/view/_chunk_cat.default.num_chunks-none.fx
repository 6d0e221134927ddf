fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2]) {
  %r = aten._chunk_cat.default(tensors=[%x], dim=0, num_chunks=0) : ?
  return %r
}
