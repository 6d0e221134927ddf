fxge 1
model "npu.npu_gather_selection_kv_cache.tokens.f16" stage "import"
graph "main"(
    %x : f16[8, 4, 2],
    %y : f16[8, 4, 3],
    %z : i32[4, 2],
    %w : i32[4, 1, 5],
    %u : i32[4, 1, 4],
    %v : f16[6, 4, 2],
    %x1 : f16[6, 4, 3],
    %y1 : i32[2, 3],
    %z1 : i32[2],
    %w1 : i32[2]) {
  %npu_gather_selection_kv_cache = npu.npu_gather_selection_kv_cache.default(selection_k_rope=%x, selection_kv_cache=%y, selection_kv_block_table=%z, selection_kv_block_status=%w, selection_topk_indices=%u, full_k_rope=%v, full_kv_cache=%x1, full_kv_block_table=%y1, full_kv_actual_seq=%z1, full_q_actual_seq=%w1, selection_topk_block_size=1) : i32[4]
  return %npu_gather_selection_kv_cache as "npu_gather_selection_kv_cache"
}
