fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4]) {
  %r0 = aten.fake_quantize_per_tensor_affine.default(self=%i0, scale=0.5, zero_point=3, quant_min=0, quant_max=15) : ?
  return %r0
}
