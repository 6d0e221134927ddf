fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %r = aten.cosine_similarity.default(x1=%x, x2=%y, dim=-1)
  return %r
}
