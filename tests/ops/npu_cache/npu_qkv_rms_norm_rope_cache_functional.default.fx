fxge 1
model "npu.npu_qkv_rms_norm_rope_cache_functional.out_False.f16" stage "import"
graph "main"(
    %x : f16[6, 128],
    %y : f16[32],
    %z : f16[32],
    %w : f16[6, 32],
    %u : f16[6, 32],
    %v : i64[6],
    %x1 : f16[6, 64],
    %y1 : f16[2, 2, 4, 16],
    %z1 : f16[2, 2, 4, 16]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = npu.npu_qkv_rms_norm_rope_cache_functional.default(qkv=%x, q_gamma=%y, k_gamma=%z, cos=%w, sin=%u, index=%v, q_out=%x1, k_cache=%y1, v_cache=%z1, qkv_size=[2, 3, 4, 32], head_nums=[2, 1, 1]) : f16[], f16[], f16[], f16[6, 64], f16[2, 2, 4, 16], f16[2, 2, 4, 16] name("npu_qkv_rms_norm_rope_cache_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}
