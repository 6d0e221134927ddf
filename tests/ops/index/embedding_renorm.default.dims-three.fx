fxge 1
model "embedding_renorm.default.dims-three" stage "import"
graph "main"(
    %x : f32[3, 2, 2],
    %i : i64[2]) {
  %r = aten.embedding_renorm.default(self=%x, indices=%i, max_norm=1.0, norm_type=2.0) : ?
  return %r
}
