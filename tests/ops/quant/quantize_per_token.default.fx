fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : f64[3, 1],
    %i2 : i64[3, 1]) {
  %r0 = quantized_decomposed.quantize_per_token.default(input=%i0, scales=%i1, zero_points=%i2, quant_min=-128, quant_max=127, dtype=i8) : ?
  return %r0
}
