fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : i32[2, 2]) {
  %r0 = npu.npu_moe_token_unpermute.default(permuted_tokens=%x0, sorted_indices=%x1) : ?
  return %r0
}
