fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3]) {
  %r = aten.cosine_similarity.default(x1=%x, x2=%y)
  return %r
}
