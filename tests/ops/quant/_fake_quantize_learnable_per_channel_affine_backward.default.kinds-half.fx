fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : f32[3],
    %i2 : f32[3],
    %i3 : f16[3, 4]) {
  %r0, %r1, %r2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(self=%i0, grad=%i3, scale=%i1, zero_point=%i2, quant_min=0, quant_max=15, axis=0) : ?, ?, ?
  return %r0, %r1, %r2
}
