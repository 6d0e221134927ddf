fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[5, 3, 16],
    %x1 : f32[3, 2, 4, 8],
    %x2 : f32[3, 2, 4, 8],
    %x3 : f32[5, 3, 16],
    %x4 : f32[3, 2, 4, 8],
    %x5 : f32[3, 2, 4, 8]) {
  %r0, %r1, %r2 = npu.npu_ring_attention_update.default(prev_attn_out=%x0, prev_softmax_max=%x1, prev_softmax_sum=%x2, cur_attn_out=%x3, cur_softmax_max=%x4, cur_softmax_sum=%x5) : ?, ?, ?
  return %r0, %r1, %r2
}
