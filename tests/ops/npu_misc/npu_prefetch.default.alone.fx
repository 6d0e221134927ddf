fxge 1
model "npu.npu_prefetch" stage "import"
graph "main"(
    %w : f16[64, 64],
    %x : f16[2, 64]) {
  %y = aten.relu.default(self=%x) : f16[2, 64]
  npu.npu_prefetch.default(self=%w, dependency=None, max_size=4096)
  %z = aten.mm.default(self=%y, mat2=%w) : f16[2, 64]
  return %z
}
