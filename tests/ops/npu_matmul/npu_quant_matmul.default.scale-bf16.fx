fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[2, 4],
    %x1 : i8[4, 3],
    %x2 : bf16[1]) {
  %r0 = npu.npu_quant_matmul.default(x1=%x0, x2=%x1, scale=%x2, output_dtype=5) : ?
  return %r0
}
