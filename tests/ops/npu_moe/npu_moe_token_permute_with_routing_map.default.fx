fxge 1
model "npu.npu_moe_token_permute_with_routing_map.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 8],
    %y : bool[3, 4]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_moe_token_permute_with_routing_map.default(tokens=%x, routing_map=%y, num_out_tokens=6) : f32[6, 8], f32[0], i32[6] name("npu_moe_token_permute_with_routing_map")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
