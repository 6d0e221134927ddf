fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4],
    %c : i32[]) {
  %r = fxge.rows_lowest.default(self=%x, count=%c, dim=1) : ?
  return %r
}
