fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r0 = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=1.0, zero_point=1, quant_min=-2, quant_max=255, dtype=u8) : ?
  return %r0
}
