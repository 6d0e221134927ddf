fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : f32[1],
    %i2 : i32[1],
    %i3 : i64[2]) {
  %r0, %r1 = aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default(self=%i0, scale=%i1, zero_point=%i2, quant_min=0, quant_max=15, fake_quant_enabled=%i3) : ?, ?
  return %r0, %r1
}
