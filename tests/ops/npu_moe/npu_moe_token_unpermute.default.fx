fxge 1
model "npu.npu_moe_token_unpermute.plain.f32" stage "import"
graph "main"(
    %x : f32[6, 8],
    %y : i32[6]) {
  %npu_moe_token_unpermute = npu.npu_moe_token_unpermute.default(permuted_tokens=%x, sorted_indices=%y) : f32[6, 8]
  return %npu_moe_token_unpermute as "npu_moe_token_unpermute"
}
