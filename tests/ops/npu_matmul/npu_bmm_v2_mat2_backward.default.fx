fxge 1
model "npu.npu_bmm_v2_mat2_backward.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, 4],
    %y : f32[2, s27, 8],
    %z : f32[8, 4]) {
  %npu_bmm_v2_mat2_backward = npu.npu_bmm_v2_mat2_backward.default(grad=%x, mat1=%y, mat2=%z, size=[8, 4]) : f32[8, 4]
  return %npu_bmm_v2_mat2_backward as "npu_bmm_v2_mat2_backward"
}
