fxge 1
model "npu.npu_fused_causal_conv1d.in_place.f16" stage "import"
graph "main"(
    %x : f16[9, 4],
    %y : f16[3, 4],
    %z : f16[5, 2, 4],
    %w : i32[4],
    %u : i32[3],
    %v : i32[3]) {
  %clone = aten.clone.default(self=%z) : f16[5, 2, 4]
  %npu_fused_causal_conv1d = npu.npu_fused_causal_conv1d.default(x=%x, weight=%y, conv_states=%clone, query_start_loc=%w, cache_indices=%u, num_computed_tokens=%v) : f16[9, 4]
  return %npu_fused_causal_conv1d as "npu_fused_causal_conv1d", %clone as "clone"
}
