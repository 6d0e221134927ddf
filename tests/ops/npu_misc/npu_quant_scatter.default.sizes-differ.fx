fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[2, 3, 4],
    %x1 : i64[2],
    %x2 : f32[2, 2, 2],
    %x3 : f32[1]) {
  %r0 = npu.npu_quant_scatter.default(self=%x0, indices=%x1, updates=%x2, quant_scales=%x3, axis=-1) : ?
  return %r0
}
