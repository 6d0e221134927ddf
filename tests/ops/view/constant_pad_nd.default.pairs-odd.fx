fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.constant_pad_nd.default(self=%x, pad=[1, 2, 3])
  return %r
}
