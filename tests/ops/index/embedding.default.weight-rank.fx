fxge 1
model "case" stage "import"
graph "main"(
    %w : f32[3],
    %i : i64[2]) {
  %r = aten.embedding.default(weight=%w, indices=%i)
  return %r
}
