fxge 1
model "torchao.dequantize_affine.tensor_zero.f32" stage "import"
graph "main"(
    %x : i8[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}
