fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[s0, 4]) {
  %r = aten.constant_pad_nd.default(self=%x, pad=[0, 0, 0, s0 - 8])
  return %r
}
