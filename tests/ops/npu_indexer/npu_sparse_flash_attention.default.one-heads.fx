fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 3, 8],
    %x1 : f16[1, 4, 3, 8],
    %x2 : f16[1, 4, 3, 8],
    %x3 : i32[1, 2, 1, 4]) {
  %r0, %r1, %r2 = npu.npu_sparse_flash_attention.default(query=%x0, key=%x1, value=%x2, sparse_indices=%x3, scale_value=1.0) : ?, ?, ?
  return %r0, %r1, %r2
}
