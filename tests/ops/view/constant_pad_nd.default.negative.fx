fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[s0, 4]) {
  %r = aten.constant_pad_nd.default(self=%x, pad=[-1, 2, 0, -1], value=1.5)
  return %r
}
