fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3]) {
  %r = aten.new_zeros.default(self=%x, size=[2]) : f16[2]
  return %r
}
