fxge 1
model "case" stage "import"
graph "main"(
    %i0 : i8[3, 4]) {
  %r0 = quantized_decomposed.dequantize_per_tensor.default(input=%i0, scale=0.5, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : ?
  return %r0
}
