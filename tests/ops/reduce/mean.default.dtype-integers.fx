fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = aten.mean.default(self=%x)
  return %r
}
