fxge 1
model "case" stage "import"
graph "main"(
    %m : bool[2, 3]) {
  %r, %n = fxge.rows_of.default(mask=%m) : ?, ?
  return %r, %n
}
