fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = aten.logical_not.default(self=%x) : bool[3]
  return %r
}
