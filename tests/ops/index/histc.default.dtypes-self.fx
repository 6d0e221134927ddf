fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[4]) {
  %r = aten.histc.default(self=%x) : ?
  return %r
}
