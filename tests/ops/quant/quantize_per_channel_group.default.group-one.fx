fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 8],
    %i1 : f32[3, 8],
    %i2 : i32[3, 8]) {
  %r0 = quantized_decomposed.quantize_per_channel_group.default(input=%i0, scales=%i1, zero_points=%i2, quant_min=-128, quant_max=127, dtype=i8, group_size=1) : ?
  return %r0
}
