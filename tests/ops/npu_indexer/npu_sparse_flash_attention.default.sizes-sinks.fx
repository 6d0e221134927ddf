fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 4, 16],
    %x1 : f16[1, 5, 1, 16],
    %x2 : f16[1, 5, 1, 16],
    %x3 : i32[1, 2, 1, 3],
    %x4 : f32[3]) {
  %r0, %r1, %r2 = npu.npu_sparse_flash_attention.default(query=%x0, key=%x1, value=%x2, sparse_indices=%x3, scale_value=1.0, sinks=%x4) : ?, ?, ?
  return %r0, %r1, %r2
}
