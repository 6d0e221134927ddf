fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[2, 4]) {
  %r0, %r1 = aten._fused_rms_norm.default(input=%x, normalized_shape=[4], weight=None, eps=1e-05) : ?, ?
  return %r0, %r1
}
