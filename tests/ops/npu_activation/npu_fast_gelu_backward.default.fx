fxge 1
model "npu.npu_fast_gelu_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %npu_fast_gelu_backward = npu.npu_fast_gelu_backward.default(grad=%x, self=%y) : f32[s17, s27]
  return %npu_fast_gelu_backward as "npu_fast_gelu_backward"
}
