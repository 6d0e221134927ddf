fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3, 4],
    %y : i64[2],
    %z : bool[3, 2]) {
  %r = aten.index_add.default(self=%x, dim=1, index=%y, source=%z, alpha=2)
  return %r
}
