fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 8],
    %x1 : f16[2, 4],
    %x2 : f16[2, 8, 4],
    %x3 : i32[2]) {
  %r0 = npu.npu_batch_gather_matmul.default(self=%x0, x=%x1, weight_b=%x2, indices=%x3) : ?
  return %r0
}
