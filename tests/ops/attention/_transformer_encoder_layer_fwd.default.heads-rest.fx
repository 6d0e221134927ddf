fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 8],
    %w : f32[24, 8],
    %b : f32[24],
    %pw : f32[8, 8],
    %pb : f32[8],
    %m : bool[2, 3]) {
  %y = aten._transformer_encoder_layer_fwd.default(src=%x, embed_dim=8, num_heads=3, qkv_weight=%w, qkv_bias=%b, proj_weight=%pw, proj_bias=%pb, use_gelu=true, norm_first=true, eps=1e-05, norm_weight_1=%pb, norm_bias_1=%pb, norm_weight_2=%pb, norm_bias_2=%pb, ffn_weight_1=%pw, ffn_bias_1=%pb, ffn_weight_2=%pw, ffn_bias_2=%pb, mask=%m, mask_type=1)
  return %y
}
