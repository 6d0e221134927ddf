fxge 1
model "npu.npu_lightning_indexer.BSND_0.f16" stage "import"
graph "main"(
    %x : f16[2, 3, 4, 16],
    %y : f16[2, 7, 1, 16],
    %z : f16[2, 3, 4]) {
  %getitem, %getitem_1 = npu.npu_lightning_indexer.default(query=%x, key=%y, weights=%z, sparse_count=5, sparse_mode=0) : i32[2, 3, 1, 5], f16[0] name("npu_lightning_indexer")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
