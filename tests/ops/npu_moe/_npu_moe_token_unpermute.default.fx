fxge 1
model "npu._npu_moe_token_unpermute.plain.f32" stage "import"
graph "main"(
    %x : f32[6, 8],
    %y : i32[6]) {
  %getitem, %getitem_1 = npu._npu_moe_token_unpermute.default(permuted_tokens=%x, sorted_indices=%y) : f32[6, 8], f32[6, 8] name("_npu_moe_token_unpermute")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
