fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[3, 2, 64],
    %x1 : f8e4m3[2, 64, 8],
    %x2 : f32[3],
    %x3 : f32[8]) {
  %r0 = npu.npu_transpose_quant_batchmatmul.default(x1=%x0, x2=%x1, dtype=15, perm_x1=[0, 1, 2], x1_scale=%x2, x2_scale=%x3) : ?
  return %r0
}
