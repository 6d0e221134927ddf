fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 4],
    %x1 : i32[2]) {
  %r0 = npu.npu_moe_token_unpermute_with_routing_map.default(permuted_tokens=%x0, sorted_indices=%x1, restore_shape=[1, 2, 4]) : ?
  return %r0
}
