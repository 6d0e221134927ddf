fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[3, 64],
    %x1 : f8e4m3[64, 8],
    %x2 : u8[2, 8, 2],
    %x3 : u8[3, 1, 2]) {
  %r0 = npu.npu_quant_matmul.default(x1=%x0, x2=%x1, scale=%x2, pertoken_scale=%x3, output_dtype=15) : ?
  return %r0
}
