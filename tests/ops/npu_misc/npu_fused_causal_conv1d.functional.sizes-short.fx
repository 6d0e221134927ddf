fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 4],
    %x1 : f16[3, 4],
    %x2 : f16[1, 1, 4],
    %x3 : i32[2]) {
  %r0, %r1 = npu.npu_fused_causal_conv1d.functional(x=%x0, weight=%x1, conv_states=%x2, query_start_loc=%x3) : ?, ?
  return %r0, %r1
}
