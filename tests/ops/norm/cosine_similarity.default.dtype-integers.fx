fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %r = aten.cosine_similarity.default(x1=%x, x2=%y)
  return %r
}
