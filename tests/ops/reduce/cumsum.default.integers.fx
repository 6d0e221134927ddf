fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3]) {
  %r = aten.cumsum.default(self=%x, dim=0) : i64[3]
  return %r
}
