fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[3, 64],
    %x1 : i8[64, 8],
    %x2 : f32[1]) {
  %r0 = npu.npu_quant_matmul.default(x1=%x0, x2=%x1, scale=%x2, output_dtype=15) : ?
  return %r0
}
