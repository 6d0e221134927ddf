fxge 1
model "case" stage "import"
graph "main"(
    %m : bool[6],
    %c : i32[]) {
  %r, %n = fxge.rows_of.default(mask=%m, count=%c) : ?, ?
  return %r, %n
}
