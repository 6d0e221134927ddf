fxge 1
model "npu.npu_scaled_masked_softmax_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['y'].size()[2]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[2] == L['z'].size()[2]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 2, s48, 8],
    %y : f32[s17, 2, s48, 8],
    %z : bool[s17, 1, s48, 8]) {
  %npu_scaled_masked_softmax_backward = npu.npu_scaled_masked_softmax_backward.default(y_grad=%x, y=%y, mask=%z, scale=0.5, fixed_triu_mask=false) : f32[s17, 2, s48, 8]
  return %npu_scaled_masked_softmax_backward as "npu_scaled_masked_softmax_backward"
}
