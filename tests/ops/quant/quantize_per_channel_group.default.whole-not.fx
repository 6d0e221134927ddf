fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 9],
    %i1 : f32[3, 2],
    %i2 : i32[3, 2]) {
  %r0 = quantized_decomposed.quantize_per_channel_group.default(input=%i0, scales=%i1, zero_points=%i2, quant_min=-128, quant_max=127, dtype=i8, group_size=4) : ?
  return %r0
}
