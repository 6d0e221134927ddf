fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 4, 8],
    %x1 : f16[4, 2, 2, 8],
    %x2 : f16[4, 2, 2, 8],
    %x3 : i32[2, 2],
    %x4 : i32[3],
    %x5 : f16[3, 4, 8]) {
  %r0 = atb._npu_paged_attention.functional(query=%x0, key_cache=%x1, value_cache=%x2, num_kv_heads=2, num_heads=4, scale_value=1.0, block_table=%x3, context_lens=%x4, out=%x5) : ?
  return %r0
}
