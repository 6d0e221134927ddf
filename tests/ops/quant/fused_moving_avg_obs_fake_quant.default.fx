fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %on : i64[1]) {
  %a = aten.full.default(size=[1], fill_value=-1.0) : f32[1]
  %b = aten.full.default(size=[1], fill_value=1.0) : f32[1]
  %s = aten.full.default(size=[1], fill_value=0.5) : f32[1]
  %z = aten.full.default(size=[1], fill_value=0, dtype=i32) : i32[1]
  %y = aten.fused_moving_avg_obs_fake_quant.default(self=%x, observer_on=%on, fake_quant_on=%on, running_min=%a, running_max=%b, scale=%s, zero_point=%z, averaging_const=0.25, quant_min=0, quant_max=255, ch_axis=0) : ?
  return %y, %a, %b, %s, %z
}
