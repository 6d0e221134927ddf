fxge 1
model "npu.npu_fused_causal_conv1d_v2.functional.packed.f16" stage "import"
graph "main"(
    %x : f16[9, 4],
    %y : f16[3, 4],
    %z : f16[5, 2, 4],
    %w : i32[4],
    %u : i32[3],
    %v : i32[3]) {
  %getitem, %getitem_1 = npu.npu_fused_causal_conv1d_v2.functional(x=%x, weight=%y, conv_states=%z, query_start_loc=%w, cache_indices=%u, num_computed_tokens=%v) : f16[9, 4], f16[5, 2, 4] name("npu_fused_causal_conv1d_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
