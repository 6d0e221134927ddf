fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[2, 4],
    %x1 : f32[3]) {
  %r0 = npu.npu_dequant_bias.default(x=%x0, weight_scale=%x1) : ?
  return %r0
}
