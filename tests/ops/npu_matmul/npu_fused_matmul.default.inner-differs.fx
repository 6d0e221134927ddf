fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[5, 3]) {
  %r0 = npu.npu_fused_matmul.default(x1=%x0, x2=%x1) : ?
  return %r0
}
