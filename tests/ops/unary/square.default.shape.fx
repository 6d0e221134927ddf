fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[2, 1, 3]) {
  %r = aten.square.default(self=%x)
  return %r
}
