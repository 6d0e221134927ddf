fxge 1
model "npu.npu_bmm_v2_mat1_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[1, 3, 8],
    %z : f32[2, 8, 4]) {
  %npu_bmm_v2_mat1_backward = npu.npu_bmm_v2_mat1_backward.default(grad=%x, mat1=%y, mat2=%z, size=[1, 3, 8]) : f32[1, 3, 8]
  return %npu_bmm_v2_mat1_backward as "npu_bmm_v2_mat1_backward"
}
