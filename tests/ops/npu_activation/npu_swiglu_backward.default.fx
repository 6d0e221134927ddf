fxge 1
model "npu.npu_swiglu_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27, 8],
    %y : f32[s17, s27, 16]) {
  %npu_swiglu_backward = npu.npu_swiglu_backward.default(grad_output=%x, self=%y) : f32[s17, s27, 16]
  return %npu_swiglu_backward as "npu_swiglu_backward"
}
