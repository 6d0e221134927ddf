fxge 1
model "npu.npu_moe_token_unpermute_with_routing_map.plain.f32" stage "import"
graph "main"(
    %x : f32[6, 8],
    %y : i32[6]) {
  %npu_moe_token_unpermute_with_routing_map = npu.npu_moe_token_unpermute_with_routing_map.default(permuted_tokens=%x, sorted_indices=%y, restore_shape=[3, 8]) : f32[3, 8]
  return %npu_moe_token_unpermute_with_routing_map as "npu_moe_token_unpermute_with_routing_map"
}
