fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.flatten.using_ints(self=%x) : f32[1]
  return %r
}
