fxge 1
model "case" stage "import"
graph "main"(
    %i0 : i8[3, 4],
    %i1 : f64[],
    %i2 : i64[]) {
  %r0 = quantized_decomposed.dequantize_per_tensor.tensor(input=%i0, scale=%i1, zero_point=%i2, quant_min=-128, quant_max=127, dtype=i8) : ?
  return %r0
}
