fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 4, 16],
    %x1 : f16[1, 5, 1, 16],
    %x2 : f16[1, 2, 3]) {
  %r0, %r1 = npu.npu_lightning_indexer.default(query=%x0, key=%x1, weights=%x2) : ?, ?
  return %r0, %r1
}
