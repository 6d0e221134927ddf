fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[3, 2, 64],
    %x1 : f8e4m3[2, 64, 8],
    %x2 : u8[3, 2, 2, 2],
    %x3 : u8[2, 1, 8, 2]) {
  %r0 = npu.npu_transpose_quant_batchmatmul.default(x1=%x0, x2=%x1, dtype=15, x1_scale=%x2, x2_scale=%x3) : ?
  return %r0
}
