fxge 1
model "atb._npu_paged_attention.functional.plain.f16" stage "import"
graph "main"(
    %x : f16[3, 2, 16],
    %y : f16[4, 4, 2, 16],
    %z : f16[4, 4, 2, 8],
    %w : i32[3, 2],
    %u : i32[3],
    %v : f16[3, 2, 8]) {
  %_npu_paged_attention = atb._npu_paged_attention.functional(query=%x, key_cache=%y, value_cache=%z, num_kv_heads=2, num_heads=2, scale_value=0.25, block_table=%w, context_lens=%u, out=%v) : f16[3, 2, 8]
  return %_npu_paged_attention as "_npu_paged_attention"
}
