fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : f32[2],
    %i2 : i64[1]) {
  %r0 = quantized_decomposed.quantize_per_tensor.tensor(input=%i0, scale=%i1, zero_point=%i2, quant_min=-128, quant_max=127, dtype=i8) : ?
  return %r0
}
