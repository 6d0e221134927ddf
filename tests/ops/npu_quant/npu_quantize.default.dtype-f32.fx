fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[4]) {
  %r0 = npu.npu_quantize.default(self=%x0, scales=%x1, dtype=6) : ?
  return %r0
}
