fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten.max_pool1d.default(self=%x, kernel_size=[2]) : ?
  return %r
}
