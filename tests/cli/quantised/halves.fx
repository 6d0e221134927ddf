fxge 1
model "halves" stage "import"
graph "main"(
    %x : bf16[4, 32]) {
  %y = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.125, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 32]
  return %y
}
