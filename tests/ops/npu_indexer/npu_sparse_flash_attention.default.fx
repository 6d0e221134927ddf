fxge 1
model "npu.npu_sparse_flash_attention.BSND_0.f16" stage "import"
graph "main"(
    %x : f16[2, 2, 3, 8],
    %y : f16[2, 4, 1, 8],
    %z : f16[2, 4, 1, 8],
    %w : i32[2, 2, 1, 3]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_sparse_flash_attention.default(query=%x, key=%y, value=%z, sparse_indices=%w, scale_value=0.3, sparse_mode=0) : f16[2, 2, 3, 8], f32[0], f32[0] name("npu_sparse_flash_attention")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
