fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %y : i64[3]) {
  %r = aten.linalg_vecdot.default(x=%x, y=%y) : ?
  return %r
}
