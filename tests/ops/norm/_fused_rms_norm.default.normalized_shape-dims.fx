fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten._fused_rms_norm.default(input=%x, normalized_shape=[2, 3, 4])
  return %a, %b
}
