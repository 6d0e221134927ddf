fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = prims.bitwise_not.default(self=%x) : ?
  return %r
}
