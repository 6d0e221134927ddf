fxge 1
model "npu.npu_gather_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 2],
    %y : i64[3, 2]) {
  %npu_gather_backward = npu.npu_gather_backward.default(grad=%x, self_size=[3, 5], dim=1, index=%y, sparse_grad=false) : f32[3, 5]
  return %npu_gather_backward as "npu_gather_backward"
}
