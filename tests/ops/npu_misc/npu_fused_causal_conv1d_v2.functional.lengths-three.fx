fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 3, 4],
    %x1 : f16[3, 4],
    %x2 : f16[3, 2, 4],
    %x3 : i32[3]) {
  %r0, %r1 = npu.npu_fused_causal_conv1d_v2.functional(x=%x0, weight=%x1, conv_states=%x2, num_computed_tokens=%x3) : ?, ?
  return %r0, %r1
}
