fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : f32[3],
    %i2 : i32[3]) {
  %r0 = aten.fake_quantize_per_channel_affine.default(self=%i0, scale=%i1, zero_point=%i2, quant_min=0, quant_max=15, axis=0) : ?
  return %r0
}
