fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = aten.bitwise_or.Scalar(self=%x, other=1.5) : ?
  return %r
}
