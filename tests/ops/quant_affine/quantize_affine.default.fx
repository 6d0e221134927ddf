fxge 1
model "torchao.quantize_affine.tensor.f32" stage "import"
graph "main"(
    %x : f32[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}
