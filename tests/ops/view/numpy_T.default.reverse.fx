fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.numpy_T.default(self=%x) : f32[4, 3, 2]
  return %r
}
