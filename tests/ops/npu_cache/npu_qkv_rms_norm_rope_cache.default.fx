fxge 1
model "npu.npu_qkv_rms_norm_rope_cache.in_place.f16" stage "import"
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
  %clone = aten.clone.default(self=%x1) : f16[6, 64]
  %clone_1 = aten.clone.default(self=%y1) : f16[2, 2, 4, 16]
  %clone_2 = aten.clone.default(self=%z1) : f16[2, 2, 4, 16]
  %getitem, %getitem_1, %getitem_2 = npu.npu_qkv_rms_norm_rope_cache.default(qkv=%x, q_gamma=%y, k_gamma=%z, cos=%w, sin=%u, index=%v, q_out=%clone, k_cache=%clone_1, v_cache=%clone_2, qkv_size=[2, 3, 4, 32], head_nums=[2, 1, 1]) : f16[], f16[], f16[] name("npu_qkv_rms_norm_rope_cache")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %clone as "clone", %clone_1 as "clone_1", %clone_2 as "clone_2"
}
