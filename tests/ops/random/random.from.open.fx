fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3]) {
  %r0 = aten.random.from(self=%x, from=5, to=None) : ?
  return %r0
}
