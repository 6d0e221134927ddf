fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4],
    %i : i64[2],
    %y : i64[2, 4]) {
  %r = aten.index_add.default(self=%x, dim=0, index=%i, source=%y, alpha=2.5)
  return %r
}
