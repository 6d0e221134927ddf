fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[3, 2, 64],
    %x1 : f8e4m3[2, 64, 8],
    %x2 : f32[8],
    %x3 : f32[3],
    %x4 : f32[8]) {
  %r0 = npu.npu_transpose_quant_batchmatmul.default(x1=%x0, x2=%x1, dtype=15, bias=%x2, x1_scale=%x3, x2_scale=%x4) : ?
  return %r0
}
