fxge 1
model "case" stage "import"
graph "main"(
    %x : i8[4, 8],
    %s : f32[4]) {
  %r0 = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%s, input_dtype=i8, output_dtype=f64) : ?
  return %r0
}
