fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[2, 4],
    %x1 : i8[4, 3],
    %x2 : f32[1],
    %x3 : f32[2]) {
  %r0 = npu.npu_quant_matmul.default(x1=%x0, x2=%x1, scale=%x2, pertoken_scale=%x3) : ?
  return %r0
}
