fxge 1
model "case" stage "import"
graph "main"(
    %i0 : i8[3, 4],
    %i1 : f32[3],
    %i2 : i64[3]) {
  %r0 = quantized_decomposed.dequantize_per_channel.default(input=%i0, scales=%i1, zero_points=%i2, axis=1, quant_min=-128, quant_max=127, dtype=i8) : ?
  return %r0
}
