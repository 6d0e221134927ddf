fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6]) {
  %r = aten.flatten.using_ints(self=%x, start_dim=1, end_dim=0)
  return %r
}
