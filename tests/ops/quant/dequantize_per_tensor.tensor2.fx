fxge 1
model "case" stage "import"
graph "main"(
    %i0 : i8[3, 4],
    %i1 : f32[],
    %i2 : i64[],
    %i3 : i64[],
    %i4 : i64[]) {
  %r0 = quantized_decomposed.dequantize_per_tensor.tensor2(input=%i0, scale=%i1, zero_point=%i2, quant_min=%i3, quant_max=%i4, dtype=i8) : ?
  return %r0
}
