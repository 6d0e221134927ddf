fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 4],
    %w : bf16[4]) {
  %a, %b = aten._fused_rms_norm.default(input=%x, normalized_shape=[4], weight=%w, eps=1e-06)
  return %a, %b
}
