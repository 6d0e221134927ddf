fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[16, 2],
    %x1 : f16[4, 4, 3],
    %x2 : i32[2, 2],
    %x3 : i32[2, 1, 5],
    %x4 : i32[2, 1, 4],
    %x5 : f16[6, 4, 2],
    %x6 : f16[6, 4, 3],
    %x7 : i32[2, 3],
    %x8 : i32[2],
    %x9 : i32[2]) {
  %r0, %r1, %r2, %r3, %r4 = npu.npu_gather_selection_kv_cache_functional.default(selection_k_rope=%x0, selection_kv_cache=%x1, selection_kv_block_table=%x2, selection_kv_block_status=%x3, selection_topk_indices=%x4, full_k_rope=%x5, full_kv_cache=%x6, full_kv_block_table=%x7, full_kv_actual_seq=%x8, full_q_actual_seq=%x9, selection_topk_block_size=1) : ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4
}
