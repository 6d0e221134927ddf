fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4, 8],
    %x1 : f8e4m3[4, 16],
    %x2 : f8e4m3[16, 8],
    %x3 : f32[2],
    %x4 : i64[2],
    %x5 : f32[2]) {
  %r0 = npu.npu_add_quant_gmm_.default(self=%x0, x1=%x1, x2=%x2, x2_scale=%x3, group_list=%x4, x1_scale=%x5) : ?
  return %r0
}
