fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.constant_pad_nd.default(self=%x, pad=[-5, 9])
  return %r
}
