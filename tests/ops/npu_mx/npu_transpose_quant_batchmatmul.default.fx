fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[4, 2, 16],
    %x1 : f8e4m3[2, 16, 8],
    %x2 : f32[4],
    %x3 : f32[8]) {
  %r0 = npu.npu_transpose_quant_batchmatmul.default(x1=%x0, x2=%x1, dtype=15, x1_scale=%x2, x2_scale=%x3, perm_x1=[1, 0, 2], perm_x2=[0, 1, 2], perm_y=[1, 0, 2]) : ?
  return %r0
}
