fxge 1
model "npu.npu_fused_causal_conv1d_v2.in_place.f16" stage "import"
graph "main"(
    %x : f16[9, 4],
    %y : f16[3, 4],
    %z : f16[5, 2, 4],
    %w : i32[4],
    %u : i32[3],
    %v : i32[3]) {
  %clone = aten.clone.default(self=%x) : f16[9, 4]
  %clone_1 = aten.clone.default(self=%z) : f16[5, 2, 4]
  npu.npu_fused_causal_conv1d_v2.default(x=%clone, weight=%y, conv_states=%clone_1, query_start_loc=%w, cache_indices=%u, num_computed_tokens=%v) name("npu_fused_causal_conv1d_v2")
  return %clone as "clone", %clone_1 as "clone_1"
}
