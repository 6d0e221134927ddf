fxge 1
model "npu.npu_prefetch" stage "import"
graph "main"(
    %w : f16[64, 64],
    %x : f16[2, 64]) {
  %y = aten.relu.default(self=%x) : f16[2, 64]
  npu.npu_prefetch.default(self=%w, dependency=%y, max_size=8192, offset=-1)
  %z = aten.mm.default(self=%y, mat2=%w) : f16[2, 64]
  return %z
}
