fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r = aten.amax.default(self=%x, dim=[1]) : f16[3]
  return %r
}
