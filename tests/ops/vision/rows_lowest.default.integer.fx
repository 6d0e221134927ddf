fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[4],
    %c : i32[]) {
  %r = fxge.rows_lowest.default(self=%x, count=%c, dim=0) : ?
  return %r
}
