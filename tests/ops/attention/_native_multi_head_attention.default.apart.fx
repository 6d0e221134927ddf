fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 8],
    %k : f32[2, 5, 8],
    %w : f32[24, 8],
    %b : f32[24],
    %pw : f32[8, 8],
    %pb : f32[8]) {
  %y, %p = aten._native_multi_head_attention.default(query=%x, key=%k, value=%k, embed_dim=8, num_head=2, qkv_weight=%w, qkv_bias=%b, proj_weight=%pw, proj_bias=%pb, average_attn_weights=false)
  return %y, %p
}
