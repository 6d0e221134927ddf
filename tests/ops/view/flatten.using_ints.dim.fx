fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6]) {
  %r = aten.flatten.using_ints(self=%x, start_dim=2)
  return %r
}
