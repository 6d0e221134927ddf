fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : bool[2, 2]) {
  %r0, %r1, %r2 = npu.npu_moe_token_permute_with_routing_map.default(tokens=%x0, routing_map=%x1, num_out_tokens=2) : ?, ?, ?
  return %r0, %r1, %r2
}
