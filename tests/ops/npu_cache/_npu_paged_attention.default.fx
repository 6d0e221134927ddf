fxge 1
model "atb._npu_paged_attention.in_place.f16" stage "import"
graph "main"(
    %x : f16[3, 2, 16],
    %y : f16[4, 4, 2, 16],
    %z : f16[4, 4, 2, 8],
    %w : i32[3, 2],
    %u : i32[3],
    %v : f16[3, 2, 8]) {
  %clone = aten.clone.default(self=%v) : f16[3, 2, 8]
  atb._npu_paged_attention.default(query=%x, key_cache=%y, value_cache=%z, num_kv_heads=2, num_heads=2, scale_value=0.25, block_table=%w, context_lens=%u, out=%clone) name("_npu_paged_attention")
  return %clone as "clone"
}
