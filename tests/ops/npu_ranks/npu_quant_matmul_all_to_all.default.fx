fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[8, 16],
    %x1 : f8e4m3[16, 6],
    %x2 : f32[8],
    %x3 : f32[6]) {
  %r0 = npu.npu_quant_matmul_all_to_all.default(x1=%x0, x2=%x1, hcom="hcom", world_size=2, x1_scale=%x2, x2_scale=%x3) : ?
  return %r0
}
