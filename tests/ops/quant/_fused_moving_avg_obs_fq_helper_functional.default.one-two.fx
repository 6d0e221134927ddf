fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : i64[2],
    %i2 : f32[1],
    %i3 : i32[1]) {
  %r0, %r1, %r2, %r3, %r4, %r5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%i0, observer_on=%i1, fake_quant_on=%i1, running_min=%i2, running_max=%i2, scale=%i2, zero_point=%i3, averaging_const=0.25, quant_min=0, quant_max=255, ch_axis=0) : ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5
}
