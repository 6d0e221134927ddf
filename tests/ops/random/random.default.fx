fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r0 = aten.random.default(self=%x) : ?
  return %r0
}
