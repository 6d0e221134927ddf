fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.new_zeros.default(self=%x, size=[-2])
  return %r
}
