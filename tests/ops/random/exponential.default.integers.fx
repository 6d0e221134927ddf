fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r0 = aten.exponential.default(self=%x) : ?
  return %r0
}
