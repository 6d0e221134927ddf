fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4, 2, 16],
    %x1 : f32[2, 4, 2, 8],
    %x2 : i32[2, 2],
    %x3 : i32[2],
    %x4 : f32[5, 2, 16],
    %x5 : f32[5, 2, 16]) {
  %r0, %r1 = npu.npu_gather_pa_kv_cache_functional.default(key_cache=%x0, value_cache=%x1, block_tables=%x2, seq_lens=%x3, key=%x4, value=%x5) : ?, ?
  return %r0, %r1
}
