fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[2, 4],
    %x1 : f32[4]) {
  %r0 = npu.npu_anti_quant.default(x=%x0, scale=%x1, dst_dtype=2) : ?
  return %r0
}
