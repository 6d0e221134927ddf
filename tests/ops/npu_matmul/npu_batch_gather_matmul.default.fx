fxge 1
model "npu.npu_batch_gather_matmul.two.f16" stage "import"
graph "main"(
    %x : f16[3, 8],
    %y : f16[3, 16],
    %z : f16[2, 2, 4, 6],
    %w : i32[3],
    %u : f16[2, 2, 6, 16]) {
  %npu_batch_gather_matmul = npu.npu_batch_gather_matmul.default(self=%x, x=%y, weight_b=%z, indices=%w, weight_a=%u, layer_idx=1, scale=0.5, y_offset=3, y_slice_size=4) : f16[3, 8]
  return %npu_batch_gather_matmul as "npu_batch_gather_matmul"
}
